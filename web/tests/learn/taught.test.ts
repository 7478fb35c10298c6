// @vitest-environment jsdom
/** A learner: what the coach says is heard once the board shows it, and the device remembers how far it is. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Coached, FromCoach } from '../../src/net/lessons';
import type { Frame, Moment } from '../../src/net/protocol';
import { settings } from '../../src/shell/settings.svelte';
import { isKnown, keptLesson } from '../../src/shell/learn/progress';
import { Taught } from '../../src/shell/learn/taught.svelte';

class House {
  static now: House;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  asked: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    House.now = this;
  }

  send(text: string): void {
    this.asked.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.();
  }

  async tell(message: FromCoach): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await vi.advanceTimersByTimeAsync(0);
  }
}

const seats = [0, 1].map((at) => ({ name: `P${at}`, player: 'human', sat: true, present: true, minded: false }));
const frame = {
  table: 'x/first',
  title: 'x',
  status: 'playing',
  you: 0,
  seats,
  undo: { mine: 'no', agreed: [] },
  commitments: { house: '', seats: [null, null] },
} as unknown as Frame;

function move(number: number, seat: number): Moment {
  return { number, at: 0, kind: 'move', seat, events: [], facts: {} };
}
async function update(seen: number, actions: string[], moments: Moment[], whole = false): Promise<void> {
  const decision = { rev: seen, prompt: 'turn', facts: {}, seats: [0], actions, unfinished: false };
  await House.now.tell({ tell: 'update', seen, frame, view: { seen }, decision, moments, whole });
}
async function coached(more: Partial<Coached>): Promise<void> {
  await House.now.tell({
    tell: 'coached',
    seen: 1,
    kind: 'game',
    step: 0,
    steps: 2,
    answered: false,
    over: false,
    remarks: { say: { en: 'Draw.' } },
    before: null,
    clause: '',
    light: [],
    do: ['draw'],
    progress: { step: 0, choices: [] },
    ...more,
  });
}

let taught: Taught;
async function attend(): Promise<void> {
  taught = new Taught('x/first', 'Ann');
  House.now.onopen?.();
  await update(1, ['draw', 'pass'], [move(1, 1)], true);
  await coached({});
}
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', House);
  localStorage.clear();
  settings.motion = false;
  settings.pace = 'normal';
  await attend();
});
afterEach(() => {
  taught.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says who it is and from where it goes on', async () => {
  expect(House.now.address).toContain('/api/lessons/x/first/socket');
  expect(House.now.asked[0]).toMatchObject({ do: 'attend', name: 'Ann', progress: null });
  await coached({ step: 1, progress: { step: 1, choices: ['draw'] } });
  taught.close();
  await attend();
  expect(House.now.asked[0]).toMatchObject({ progress: { step: 1, choices: ['draw'] } });
});

it('hears the next step once the moves of the others have been seen', async () => {
  expect(taught.next.action).toBe('draw');
  await update(2, [], [move(2, 1)]);
  await update(3, [], [move(3, 2)]);
  await update(4, ['draw'], [move(4, 0)]);
  await coached({ seen: 4, step: 1 });
  expect(taught.now?.step).toBe(0);
  expect(taught.watching).toBe(true);
  expect(taught.next.action).toBe(null);

  await vi.advanceTimersByTimeAsync(5_000);
  expect(taught.now?.step).toBe(1);
  expect(taught.watching).toBe(false);
});

it('leaves a wrong choice to the coach, and tells the rule of a forbidden one', () => {
  taught.seat.refused = { tell: 'refused', message: 'lesson-not-this', facts: {} };
  taught.takeRefusal();
  expect([taught.seat.refused, taught.refused]).toEqual([null, null]);

  taught.seat.refused = { tell: 'refused', message: 'refused-not-yours', facts: {}, clause: 'X-1' };
  taught.takeRefusal();
  expect(taught.seat.refused).toBe(null);
  expect(taught.refused?.clause).toBe('X-1');
});

it('takes the step before once more, or this one if something was tried at it', async () => {
  await coached({ step: 1, progress: { step: 1, choices: ['draw'] } });
  void taught.again();
  expect(House.now.asked.at(-1)).toMatchObject({ do: 'coach', wish: 'repeat', step: 0 });
  await coached({ step: 1, wrong: true, progress: { step: 1, choices: ['draw'] } });
  void taught.again();
  expect(House.now.asked.at(-1)).toMatchObject({ wish: 'repeat', step: 1 });
});

it('remembers on this device what is done; then the title is known', async () => {
  expect(isKnown('x')).toBe(false);
  await coached({ step: 2, over: true, answered: true, do: [], progress: { step: 2, choices: ['draw', 'draw'] } });
  expect(keptLesson('x/first')).toMatchObject({ progress: null, done: true });
  expect(isKnown('x')).toBe(true);
  expect(isKnown('y')).toBe(false);
});
