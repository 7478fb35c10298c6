// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, Decision, Frame, FromServer, Moment, Update } from '../src/net/protocol';
import type { ResultsOf } from '../src/shell/board';
import { settings } from '../src/shell/settings.svelte';
import { Seat } from '../src/shell/table/seat.svelte';

/** The house at the other end of the line: answers when it is told to. */
class House {
  static now: House;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  asked: Record<string, unknown>[] = [];

  constructor() {
    House.now = this;
  }

  send(text: string): void {
    this.asked.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.();
  }

  async tell(message: FromServer): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await vi.advanceTimersByTimeAsync(0);
  }

  /** Answers the last question. */
  async answer(answer: Partial<Answer> & { tell: Answer['tell'] }): Promise<void> {
    await this.tell({ ...answer, ref: this.asked.at(-1)?.['ref'] } as Answer);
  }

  /** What was tried is whole, or another part is asked for. */
  async tried(whole: boolean, view: Record<string, unknown> = {}): Promise<void> {
    const actions = this.asked.at(-1)?.['actions'] as string[];
    await this.answer({ tell: 'tried', actions, whole, view, decision: { ...laying, actions: ['lay b', 'commit'] } });
  }
}

const seats = [0, 1].map((at) => ({
  name: `P${at}`,
  player: 'human',
  sat: true,
  present: true,
  minded: false,
  committed: false,
}));
const frame = {
  table: 't',
  title: 'x',
  status: 'playing',
  you: 0,
  seats,
  undo: { mine: 'no', agreed: [] },
  commitments: { house: '', seats: [null, null] },
} as unknown as Frame;
const laying: Decision = {
  rev: 5,
  prompt: 'commit',
  facts: {},
  seats: [0, 1],
  actions: ['lay a', 'lay b', 'pledge 8', 'commit'],
  unfinished: false,
};

function update(seen: number, more: Partial<Update> = {}, moments: Moment[] = []): Update {
  return { tell: 'update', seen, frame, view: { seen }, decision: laying, moments, whole: false, ...more };
}
function move(number: number, seat: number): Moment {
  return { number, at: 0, kind: 'move', seat, events: [{ event: 'cards-committed', facts: { seat } }], facts: {} };
}
/** What was asked about choices: each question's kind and actions. */
const asked = (): [unknown, unknown][] =>
  House.now.asked.filter(({ do: how }) => how === 'try' || how === 'act').map((one) => [one['do'], one['actions']]);

let seat: Seat;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', House);
  settings.motion = false;
  settings.pace = 'instant';
  settings.confirm = 'compound';
  seat = new Seat('t', 'key', 'Ann');
  seat.choosing.closes = (action) => action === 'commit';
  House.now.onopen?.();
  await House.now.tell(update(1, { whole: true }));
});
afterEach(() => {
  seat.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function lay(card: string): Promise<void> {
  void seat.choosing.choose(`lay ${card}`);
  await vi.advanceTimersByTimeAsync(0);
  await House.now.tried(false, { laid: card });
}

it('keeps a draft while the partner commits, and shows it on the new board', async () => {
  await lay('a');
  await House.now.tell(update(2, { decision: { ...laying, seats: [0] } }, [move(2, 1)]));
  expect(asked()).toEqual([
    ['act', ['lay a']],
    ['try', ['lay a']],
  ]);
  await House.now.tried(false, { laid: 'a', partner: 'committed' });
  expect(seat.choosing.draft.actions).toEqual(['lay a']);
  expect(seat.shownView).toEqual({ laid: 'a', partner: 'committed' });
});

it('keeps a draft when the decision has another number but still offers it', async () => {
  await lay('a');
  await House.now.tell(update(2, { decision: { ...laying, rev: 6, seats: [0] } }, [move(2, 1)]));
  await House.now.tried(false);
  expect(House.now.asked.at(-1)).toMatchObject({ rev: 6, actions: ['lay a'] });
  expect(seat.choosing.draft.actions).toEqual(['lay a']);
});

it('drops a draft that is offered no more', async () => {
  await lay('a');
  await House.now.tell(
    update(2, { decision: { ...laying, rev: 6, prompt: 'package', actions: ['take 1'] } }, [move(2, 1)]),
  );
  expect(seat.choosing.draft.actions).toEqual([]);
  expect(seat.shownView).toEqual({ seen: 2 });
});

it('drops only the parts that are refused on the new board, and says why', async () => {
  await lay('a');
  await lay('b');
  await House.now.tell(update(2, {}, [move(2, 1)]));
  await House.now.answer({ tell: 'refused', message: 'refused-not-held', facts: {}, clause: 'CG-30', stale: false });
  await House.now.tried(false);
  expect(seat.choosing.draft.actions).toEqual(['lay b']);
  expect(seat.refused?.message).toBe('refused-not-held');
});

it('sends a choice of one action once', async () => {
  void seat.choosing.choose('pledge 8');
  await vi.advanceTimersByTimeAsync(0);
  await House.now.tell(update(2, {}, [move(2, 0)]));
  await House.now.answer({ tell: 'done', seen: 2 });
  expect(asked()).toEqual([['act', ['pledge 8']]]);
  expect(House.now.asked.at(-1)).toMatchObject({ or_try: true });
  expect(seat.choosing.draft.actions).toEqual([]);
  expect(seat.choosing.busy).toBe(false);
});

it('shows what a beginning asks for next, with one question', async () => {
  await lay('a');
  expect(asked()).toEqual([['act', ['lay a']]]);
  expect(seat.choosing.draft).toMatchObject({ actions: ['lay a'], whole: false });
  expect(seat.offered).toEqual(['lay b', 'commit']);
});

it('sends a choice once with the action that closes it, and forgets the draft, even where the same question goes on', async () => {
  await lay('a');
  void seat.choosing.choose('commit');
  await vi.advanceTimersByTimeAsync(0);
  await House.now.tell(update(2, {}, [move(2, 0)]));
  await House.now.answer({ tell: 'done', seen: 2 });
  expect(asked()).toEqual([
    ['act', ['lay a']],
    ['act', ['lay a', 'commit']],
  ]);
  expect(seat.choosing.draft.actions).toEqual([]);
});

it('keeps the draft when the action that closes it is refused', async () => {
  await lay('a');
  void seat.choosing.choose('commit');
  await vi.advanceTimersByTimeAsync(0);
  await House.now.answer({ tell: 'refused', message: 'refused-too-few', facts: {}, clause: 'CG-30', stale: false });
  expect(seat.choosing.draft.actions).toEqual(['lay a']);
  expect(seat.refused?.message).toBe('refused-too-few');
});

it('only tries what waits for a confirmation, and sends it once it is confirmed', async () => {
  await lay('a');
  void seat.choosing.choose('lay b');
  await vi.advanceTimersByTimeAsync(0);
  await House.now.tried(true);
  expect(asked().at(-1)).toEqual(['try', ['lay a', 'lay b']]);
  void seat.choosing.confirm();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked().at(-1)).toEqual(['act', ['lay a', 'lay b']]);
});

it('sends nothing before the confirmation where every choice waits for one', async () => {
  settings.confirm = 'always';
  void seat.choosing.choose('pledge 8');
  await vi.advanceTimersByTimeAsync(0);
  await House.now.tried(true);
  expect(asked()).toEqual([['try', ['pledge 8']]]);
  expect(seat.choosing.draft).toMatchObject({ actions: ['pledge 8'], whole: true });
});

it('drops the draft when another page of the same seat has committed', async () => {
  await lay('a');
  await House.now.tell(update(2, { decision: { ...laying, seats: [1], actions: [] } }, [move(2, 0)]));
  expect(seat.choosing.draft.actions).toEqual([]);
  expect(seat.offered).toEqual([]);
});

it('does two clicks one after the other', async () => {
  void seat.choosing.choose('lay a');
  void seat.choosing.choose('lay b');
  await vi.advanceTimersByTimeAsync(0);
  await House.now.tried(false);
  await House.now.tried(false);
  expect(seat.choosing.draft.actions).toEqual(['lay a', 'lay b']);
});

it('does not do a second click on what the first has used up, nor one that was meant for an earlier decision', async () => {
  void seat.choosing.choose('lay a');
  void seat.choosing.choose('lay a');
  await vi.advanceTimersByTimeAsync(0);
  await House.now.tried(false);
  expect(asked()).toHaveLength(1);
  void seat.choosing.choose('lay b');
  void seat.choosing.choose('commit');
  await House.now.tell(update(2, { decision: { ...laying, rev: 6 } }, [move(2, 1)]));
  await House.now.answer({ tell: 'refused', message: 'table-stale', facts: {}, clause: '', stale: true });
  expect(asked().flatMap(([, actions]) => actions)).not.toContain('commit');
  expect(seat.choosing.busy).toBe(false);
});

it('can choose while a bot thinks about a hint', async () => {
  seat.hints.wanted = true;
  seat.hints.follow();
  await vi.advanceTimersByTimeAsync(0);
  await lay('a');
  expect(seat.choosing.draft.actions).toEqual(['lay a']);
});

it('can choose again after the line was cut in the middle of a choice', async () => {
  void seat.choosing.choose('lay a');
  await vi.advanceTimersByTimeAsync(0);
  House.now.close();
  await vi.advanceTimersByTimeAsync(600);
  House.now.onopen?.();
  await House.now.tell(update(2));
  await lay('b');
  expect(seat.choosing.draft.actions).toEqual(['lay b']);
});

const over = (seen: number, moments: Moment[]): Update =>
  update(seen, { frame: { ...frame, status: 'over' }, decision: null }, moments);
/** Until what is fetched late is there. */
const until = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 20_000 });

it('shows one turn of others at a time, and lets the last move of a game be seen', async () => {
  settings.motion = true;
  settings.pace = 'normal';
  seat.pace = () => 1000;
  await House.now.tell(update(2, {}, [move(2, 1)]));
  await House.now.tell(over(3, [move(3, 0)]));
  expect(seat.view).toEqual({ seen: 2 });
  await vi.advanceTimersByTimeAsync(900);
  await until(() => seat.showing.now !== null);
  expect(seat.frame?.status).toBe('playing');
  seat.showing.done();
  await vi.advanceTimersByTimeAsync(0);
  expect(seat.frame?.status).toBe('over');
  expect(seat.settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(seat.settled).toBe(true);
});

it('holds the end until it is seen, at any pace, and no touch passes over it', async () => {
  await House.now.tell(over(2, [move(2, 1)]));
  await until(() => seat.showing.now !== null);
  seat.hurry();
  expect(seat.held).toBe(true);
  expect(seat.frame?.status).toBe('playing');
  seat.showing.done();
  await vi.advanceTimersByTimeAsync(0);
  expect(seat.frame?.status).toBe('over');
  expect(seat.settled).toBe(true);
});

const duel: Moment = { number: 3, at: 0, kind: 'move', seat: 1, events: [{ event: 'duel-begun', facts: { seat: 1 } }] };
const results = (ceremonies: number): ResultsOf<Record<string, unknown>> => ({
  holds: ['duel-begun'],
  tells: ['duel-begun'],
  load: () =>
    Promise.resolve({
      ceremonies: () =>
        Array.from({ length: ceremonies }, (_, at) => ({
          scene: at,
          takes: 0,
          about: () => '',
          headline: () => '',
        })),
      Picture: null as never,
      Small: null as never,
      heading: () => '',
      matters: () => null,
    }),
});

it('shows nothing of a result before each of its ceremonies has been seen; what comes later waits', async () => {
  settings.pace = 'fast';
  seat.results = results(2);
  await House.now.tell(update(3, {}, [duel]));
  await House.now.tell(update(4, {}, [move(4, 0)]));
  await until(() => seat.showing.now?.ceremony.scene === 0);
  expect(seat.view).toEqual({ seen: 1 });
  seat.hurry();
  seat.showing.done();
  await until(() => seat.showing.now?.ceremony.scene === 1);
  expect(seat.moments).toEqual([]);
  seat.showing.done();
  await vi.advanceTimersByTimeAsync(400);
  expect(seat.view).toEqual({ seen: 4 });
  expect(seat.held).toBe(false);
});

it('is not held by results at once, off the screen, or where a title tells none of it', async () => {
  seat.results = results(1);
  await House.now.tell(update(3, {}, [duel]));
  expect(seat.view).toEqual({ seen: 3 });
  settings.pace = 'normal';
  seat.onScreen = () => false;
  await House.now.tell(update(4, {}, [{ ...duel, number: 4 }]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(seat.view).toEqual({ seen: 4 });
  seat.onScreen = () => true;
  seat.results = results(0);
  await House.now.tell(update(5, {}, [{ ...duel, number: 5 }]));
  await vi.advanceTimersByTimeAsync(1000);
  await until(() => (seat.view as { seen: number }).seen === 5);
});

it('asks the house for a moment that this page has not seen itself', async () => {
  const fetched = vi.fn((_: string) => Promise.resolve(new Response('{"number": 7, "view": {"long": "ago"}}')));
  vi.stubGlobal('fetch', fetched);
  await seat.lookBack(7);
  expect(fetched.mock.calls[0]?.[0]).toBe('api/tables/t/moment?number=7');
  expect(seat.shownView).toEqual({ long: 'ago' });
  await seat.lookBack(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(seat.shownView).toEqual({ seen: 1 });
});

it('leafs back through a log that is longer than what an update brings', async () => {
  await House.now.tell(update(300, { whole: true, earlier: 2 }, [move(3, 0), move(4, 1)]));
  const fetched = vi.fn(() =>
    Promise.resolve(new Response(JSON.stringify({ moments: [move(1, 0), move(2, 1)], earlier: 0 }))),
  );
  vi.stubGlobal('fetch', fetched);

  await Promise.all([seat.leafBack(), seat.leafBack()]);
  await seat.leafBack();

  expect(fetched.mock.calls).toHaveLength(1);
  expect((fetched.mock.calls as unknown[][])[0]?.[0]).toBe('api/tables/t/log?before=3');
  expect(seat.moments.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(seat.earlier).toBe(0);
});

it('counts how far the game has come without the draft', async () => {
  const choosing = seat.choosing.choose('lay a');
  await vi.advanceTimersByTimeAsync(0);
  await House.now.tried(false, { drafted: true });
  await choosing;
  expect(seat.shownView).toEqual({ drafted: true });
  expect(seat.doneView).toEqual({ seen: 1 });
});

it('tells the table once of another name', async () => {
  const renaming = seat.rename('Anna');
  await vi.advanceTimersByTimeAsync(0);
  await House.now.answer({ tell: 'done', seen: 1 });
  await renaming;
  await House.now.tell(update(3, { frame: { ...frame, seats: seats.map((one) => ({ ...one, name: 'Anna' })) } }));
  expect(House.now.asked.filter(({ do: how }) => how === 'rename').map(({ name }) => name)).toEqual(['Anna']);
  expect(seat.renaming).toBe(false);
});

it('holds a result no longer than the clock waits for it', async () => {
  settings.pace = 'fast';
  seat.results = results(1);
  const timed = { ...frame, seats: seats.map((one) => ({ ...one, left: 30 })) };
  await House.now.tell(update(3, { frame: timed }, [duel]));
  await until(() => seat.showing.now !== null);
  expect(seat.showing.now?.timed).toBe(true);
  seat.showing.done();
  await vi.advanceTimersByTimeAsync(400);
  await House.now.tell(update(4, {}, [{ ...duel, number: 4 }]));
  await until(() => seat.showing.now !== null);
  expect(seat.showing.now?.timed).toBe(false);
});
