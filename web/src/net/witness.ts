/**
 * Notes for one viewer what the house tells, so that it cannot tell another game afterwards. What is told is only laid
 * aside as it comes; it is hashed and written a little later, when the board is painted.
 */
import { type Wrong, traceOfWords } from '../fair/receipt';
import { NOTHING_SHOWN, isRecorded, shownAfter } from '../fair/shown';
import { wordsOf } from './moment';
import type { Frame, Moment, Update } from './protocol';
import { type KeptReceipt, keepReceipt, keptReceipt, newlyReceived } from './receipt';

/** So long after something was told it is written, in milliseconds. */
const LATER = 1_200;

type Waiting = Pick<Update, 'moments' | 'seen' | 'head'>;

export class Witness {
  readonly #table: string;
  #kept: KeptReceipt | null = null;
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Called when something is wrong that was not before. */
  readonly #alarmed: (alarms: Wrong[]) => void;

  constructor(table: string, alarmed: (alarms: Wrong[]) => void) {
    this.#table = table;
    this.#alarmed = alarmed;
    addEventListener('pagehide', this.write);
    document.addEventListener('visibilitychange', this.#hidden);
  }

  close(): void {
    this.write();
    removeEventListener('pagehide', this.write);
    document.removeEventListener('visibilitychange', this.#hidden);
  }

  /** All that is known so far, also what waits to be written. */
  receipt(): KeptReceipt | null {
    this.write();
    return this.#kept;
  }

  hear(update: Update): void {
    const { frame } = update;
    // In a lesson nothing is sealed, so there is nothing to deny.
    if (!frame.commitments.house) return;
    const viewer = frame.you === null ? 0 : frame.you + 1;
    if (this.#kept?.receipt.viewer !== viewer) {
      this.#kept = keptReceipt(this.#table, viewer) ?? newlyReceived(this.#table, frame.title, viewer);
      if (this.#kept.alarms.length) this.#alarmed(this.#kept.alarms);
    }
    this.#look(frame);
    this.#waiting.push({ moments: update.moments, seen: update.seen, head: update.head ?? '' });
    this.#timer ??= setTimeout(this.write, LATER);
  }

  /** My number, and whether the house has said that it has it. */
  gave(contribution: string, acknowledged: boolean): void {
    this.#note(({ receipt }) => {
      receipt.contribution = contribution;
      receipt.contributed ||= acknowledged;
    });
  }

  /** A choice of mine that the house has acknowledged. */
  acted(actions: string[]): void {
    this.#note(({ receipt }) => receipt.acts.push(actions));
  }

  /** The record was compared with the receipt. */
  compared(fitted: boolean): void {
    this.#note((kept) => (kept.fitted = fitted));
  }

  readonly write = (): void => {
    if (this.#waiting.length) this.#note(() => undefined);
  };

  readonly #hidden = (): void => {
    if (document.hidden) this.write();
  };

  /** Other pages of this browser may sit at the same seat: what is written is what they wrote, and what is new here. */
  #note(change: (kept: KeptReceipt) => void): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const known = this.#kept;
    if (!known) return;
    const kept = keptReceipt(this.#table, known.receipt.viewer) ?? known;
    const { commitments, left_out, data, rules } = known.receipt;
    Object.assign(kept.receipt, { commitments, left_out, data, rules });
    kept.sealed = known.sealed;
    kept.dealt = known.dealt;
    kept.alarms = known.alarms;
    for (const told of this.#waiting.splice(0)) takeIn(kept, told);
    change(kept);
    this.#kept = kept;
    keepReceipt(kept);
  }

  /** Before the deal: note what is sealed and who was left out. After that: nothing of it may change. */
  #look(frame: Frame): void {
    const kept = this.#kept;
    if (!kept) return;
    const { receipt } = kept;
    const { house, seats } = frame.commitments;
    const leftOut = (frame.left_out ?? []).map((seat) => seat + 1);
    receipt.commitments.house ||= house;
    receipt.data ||= frame.data_sha256;
    receipt.rules ||= frame.rules;
    const wrong: Wrong[] = house === receipt.commitments.house ? [] : [{ what: 'house' }];
    if (kept.sealed) {
      for (const [seat, seal] of seats.entries()) {
        if (seal !== receipt.commitments.seats[seat]) wrong.push({ what: 'seal', seat });
      }
    } else {
      receipt.commitments.seats = [...seats];
    }
    const begun = frame.status !== 'gathering' && frame.status !== 'sealing';
    // Whose number came late is not left out after all; whoever is left out was told to be so before the deal.
    const told = !kept.sealed || leftOut.every((seat) => receipt.left_out.includes(seat));
    if (kept.dealt ? receipt.left_out.join() !== leftOut.join() : begun && !told) wrong.push({ what: 'left-out' });
    else receipt.left_out = leftOut;
    if (receipt.contributed && leftOut.includes(receipt.viewer)) wrong.push({ what: 'dropped' });
    kept.sealed ||= frame.status === 'sealing' || begun;
    kept.dealt ||= begun;
    this.#alarm(kept, wrong);
  }

  #alarm(kept: KeptReceipt, wrong: Wrong[]): void {
    const known = new Set(kept.alarms.map((one) => JSON.stringify(one)));
    const news = wrong.filter((one) => !known.has(JSON.stringify(one)));
    if (!news.length) return;
    kept.alarms = [...kept.alarms, ...news];
    this.#alarmed(kept.alarms);
  }
}

function takeIn(kept: KeptReceipt, { moments, seen, head }: Waiting): void {
  const { receipt } = kept;
  for (const moment of moments) if (moment.number > kept.seq) takeMoment(kept, moment);
  // A page that is behind brings nothing new; one head may be told several times.
  if (head && seen >= kept.seq && !receipt.heads.includes(head)) receipt.heads.push(head);
  kept.seq = Math.max(kept.seq, seen);
}

function takeMoment(kept: KeptReceipt, moment: Moment): void {
  const { receipt } = kept;
  // The hash runs over what was shown without a gap: behind one it begins anew.
  if (kept.seq && moment.number !== kept.seq + 1) receipt.shown = NOTHING_SHOWN;
  kept.seq = moment.number;
  // What was said before the deal stands in no record.
  if (moment.kind === 'deal') [receipt.shown, kept.heard] = [NOTHING_SHOWN, []];
  if (!isRecorded(moment)) return;
  receipt.shown = shownAfter(receipt.shown, moment);
  const { kind, seat, facts } = moment;
  if (kind === 'said' || kind === 'whispered') {
    kept.heard.push(traceOfWords((seat ?? -1) + 1, wordsOf(facts), kind === 'whispered'));
  }
}
