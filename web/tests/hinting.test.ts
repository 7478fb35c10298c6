// @vitest-environment jsdom
/** Hints go on with every decision and every other draft, do all parts of a choice, and never send it. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Answer, Decision } from '../src/net/protocol';
import type { Question } from '../src/net/socket';
import { settings } from '../src/shell/settings.svelte';
import { type Advised, Hinting } from '../src/shell/table/hinting.svelte';

const WAY = ['lay a', 'lay b', 'commit covered'];
const asked: Question[] = [];
let draft: { actions: string[]; whole: boolean };
let decision: Decision;
let hints: Hinting;
let view: Record<string, unknown>;

const seat = {
  get decision() {
    return decision;
  },
  get view() {
    return view;
  },
  asked: true,
  past: null,
  choosing: {
    busy: false,
    get draft() {
      return draft;
    },
    closes: (action: string) => action.startsWith('commit'),
    choose: vi.fn((action: string) => {
      draft = { actions: [...draft.actions, action], whole: false };
      return Promise.resolve();
    }),
  },
  ask: (question: Question) => {
    asked.push(question);
    const rest = WAY.filter((part) => !draft.actions.includes(part));
    return Promise.resolve({ tell: 'hinted', player: 'soldier', actions: rest, why: 'why-so', facts: {} } as Answer);
  },
} as unknown as Advised;

async function follow(): Promise<void> {
  hints.follow();
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  asked.length = 0;
  draft = { actions: [], whole: false };
  decision = { rev: 4, prompt: 'commit', facts: {}, seats: [0], actions: WAY, unfinished: false };
  settings.confirm = 'compound';
  view = {};
  hints = new Hinting(seat);
  hints.wanted = true;
});

it('asks nothing until hints are wanted', async () => {
  hints.wanted = false;
  await follow();
  expect(asked).toEqual([]);
});

it('asks once about the same question', async () => {
  await follow();
  await follow();
  expect(asked).toHaveLength(1);
  expect(hints.next).toBe('lay a');
});

it('follows the draft part by part without asking again', async () => {
  await follow();
  draft = { actions: ['lay a'], whole: false };
  await follow();
  expect(hints.next).toBe('lay b');
  expect(asked).toHaveLength(1);
});

it('asks again with what was chosen instead', async () => {
  await follow();
  draft = { actions: ['lay b'], whole: false };
  await follow();
  expect(asked.at(-1)).toMatchObject({ do: 'hint', actions: ['lay b'] });
  expect(hints.hint?.way).toEqual(['lay b', 'lay a', 'commit covered']);
  expect(hints.next).toBe('lay a');
});

it('asks again when something was said and the decision is another', async () => {
  await follow();
  decision = { ...decision, rev: 5 };
  expect(hints.next).toBeNull();
  await follow();
  expect(asked).toHaveLength(2);
  expect(hints.next).toBe('lay a');
});

it('asks again when somebody else has moved while the same is asked', async () => {
  await follow();
  view = {};
  expect(hints.next).toBeNull();
  await follow();
  expect(asked).toHaveLength(2);
  expect(hints.next).toBe('lay a');
});

it('does every part but the one that sends the choice', async () => {
  await follow();
  await hints.choose();
  expect(draft.actions).toEqual(['lay a', 'lay b']);
  expect([hints.next, hints.doable]).toEqual(['commit covered', false]);
});

it('leaves the last part of several to be pressed where nothing is confirmed', async () => {
  settings.confirm = 'never';
  const { choosing } = seat as unknown as { choosing: { closes: unknown } };
  const before = choosing.closes;
  choosing.closes = null;
  await follow();
  await hints.choose();
  choosing.closes = before;
  expect(draft.actions).toEqual(['lay a', 'lay b']);
});

it('lights the confirmation once all of it is chosen', async () => {
  await follow();
  draft = { actions: WAY, whole: true };
  expect([hints.next, hints.chosen]).toEqual([null, true]);
});

it('shows nothing any more when nobody wants it', async () => {
  await follow();
  hints.stop();
  expect([hints.next, hints.hint]).toEqual([null, null]);
});
