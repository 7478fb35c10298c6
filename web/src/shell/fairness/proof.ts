/** The record of a finished game, checked here: with itself, and with what this browser noted while it was played. */
import { type Compared, type Receipt, type Wrong, compare } from '../../fair/receipt';
import { type Draws, readRecord } from '../../fair/record';
import { type Verdict, drawsOf, verify } from '../../fair/verify';
import type { KeptReceipt } from '../../net/receipt';
import { sharedWords } from '../shared-words.svelte';

export interface Proof {
  text: string;
  /** Null if the record cannot be read. */
  verdict: Verdict | null;
  /** Null without a receipt. */
  compared: Compared | null;
  receipt: Receipt | null;
  /** What the house had said against itself while the game was played. */
  alarms: Wrong[];
  draws: Draws;
  milliseconds: number;
}

export function prove(text: string, kept: KeptReceipt | null): Proof {
  const began = performance.now();
  const receipt = kept?.receipt ?? null;
  const alarms = kept?.alarms ?? [];
  try {
    const record = readRecord(text);
    const verdict = verify(record);
    const heads = verdict.fair ? verdict.heads : [];
    // A record that contradicts itself is compared all the same, but for the chain, which it does not have.
    const compared =
      kept && receipt ? compare(record, heads, verdict.fair ? receipt : { ...receipt, heads: [] }, kept.heard) : null;
    const milliseconds = Math.max(1, Math.round(performance.now() - began));
    return { text, verdict, compared, receipt, alarms, draws: drawsOf(record), milliseconds };
  } catch {
    return { text, verdict: null, compared: null, receipt, alarms, draws: [], milliseconds: 1 };
  }
}

export function fits({ verdict, compared, alarms }: Proof): boolean {
  return verdict?.fair === true && !compared?.wrong.length && !alarms.length;
}

/** Everything that does not fit, in words. */
export function wrongsOf({ verdict, compared, alarms }: Proof, names: readonly string[]): string[] {
  const self =
    verdict === null ? [sharedWords.say('web-unfair-unreadable')] : verdict.fair ? [] : [unfairness(verdict, names)];
  return [...new Set([...self, ...[...alarms, ...(compared?.wrong ?? [])].map((wrong) => wrongness(wrong, names))])];
}

export function wrongness(wrong: Wrong, names: readonly string[]): string {
  const message = `web-wrong-${wrong.what}`;
  if (wrong.what === 'seal') return sharedWords.say(message, { name: names[wrong.seat] ?? '' });
  if (wrong.what === 'act') return sharedWords.say(message, { number: wrong.number, actions: wrong.actions });
  if (wrong.what === 'heads') return sharedWords.say(message, { number: wrong.number, count: wrong.count });
  return sharedWords.say(message, wrong.what === 'words' ? { count: wrong.count } : {});
}

function unfairness(verdict: Exclude<Verdict, { fair: true }>, names: readonly string[]): string {
  if (verdict.reason === 'seat') return sharedWords.say('web-unfair-seat', { name: names[verdict.seat] ?? '' });
  if (verdict.reason === 'misfit')
    return sharedWords.say('web-unfair-misfit', { outcome: verdict.misfit.outcome, move: verdict.misfit.move });
  return sharedWords.say(`web-unfair-${verdict.reason}`);
}

/** What became of a viewer's own number, before the end: the end of a message's id. */
export function mineOf(
  kept: KeptReceipt | null,
  status: string,
): 'waiting' | 'taken' | 'late' | 'left-out' | 'none' | 'onlooker' {
  const receipt = kept?.receipt;
  if (!receipt || receipt.viewer === 0) return receipt ? 'onlooker' : 'none';
  if (receipt.left_out.includes(receipt.viewer)) return 'left-out';
  if (receipt.contributed) return 'taken';
  if (status === 'gathering') return receipt.commitments.seats[receipt.viewer - 1] ? 'waiting' : 'none';
  return receipt.contribution ? 'late' : 'none';
}
