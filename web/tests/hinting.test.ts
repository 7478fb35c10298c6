// @vitest-environment jsdom
/** Hints go on with every decision and every other draft, do all parts of a choice, and never send it. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Answer, Decision } from '../src/net/protocol';
import type { Question } from '../src/net/socket';
import { settings } from '../src/shell/settings.svelte';
import { type Advised, Hinting } from '../src/shell/table/hinting.svelte';

const WAY = ['lay a', 'lay b', 'commit covered'];
const asked: Question[] = [];
/** What the bot says before it goes its usual way. */
const answers: string[][] = [];
/** What it weighed beside that. */
let others: string[][] = [];
const hinted = (actions: string[]): Answer => ({
  tell: 'hinted',
  player: 'soldier',
  actions,
  why: 'why-so',
  facts: {},
  choices: others.length ? [actions, ...others].map((one, at) => ({ actions: one, chance: 0.5 - at / 10 })) : [],
});
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
    undoes: (action: string, parts: readonly string[]) =>
      action.startsWith('take back ') ? parts.lastIndexOf(action.replace('take back', 'lay')) : null,
    choose: vi.fn((action: string) => {
      const undone = action.startsWith('take back ') ? action.replace('take back', 'lay') : null;
      const actions = undone ? draft.actions.filter((part) => part !== undone) : [...draft.actions, action];
      draft = { actions, whole: false };
      return Promise.resolve();
    }),
    drop: () => {
      draft = { actions: [], whole: false };
    },
  },
  ask: (question: Question) => {
    asked.push(question);
    if (answers.length) return Promise.resolve(hinted(answers.shift() ?? []));
    const rest = WAY.filter((part) => !draft.actions.includes(part));
    return Promise.resolve(hinted(rest));
  },
} as unknown as Advised;

async function follow(): Promise<void> {
  hints.follow();
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  asked.length = answers.length = 0;
  others = [];
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

it('takes back what a bot would not have laid, and goes on from there without a circle', async () => {
  await follow();
  draft = { actions: ['lay c'], whole: false };
  answers.push(['take back c', 'lay a', 'commit covered']);
  await follow();
  expect(hints.hint?.way).toEqual(['take back c', 'lay a', 'commit covered']);

  await hints.choose();

  expect(draft.actions).toEqual(['lay a']);
  expect([hints.done, hints.next]).toEqual([2, 'commit covered']);
  expect(asked).toHaveLength(2);
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

it('follows another choice that was weighed, from its first part on, and asks nobody again', async () => {
  others = [['lay c', 'commit covered']];
  await follow();
  draft = { actions: ['lay a'], whole: false };

  hints.follows(1);
  await follow();

  expect(draft.actions).toEqual([]);
  expect([hints.next, hints.current?.at, hints.current?.why]).toEqual(['lay c', 1, '']);
  hints.follows(0);
  expect([hints.next, hints.current?.why]).toEqual(['lay a', 'why-so']);
  expect(asked).toHaveLength(1);
});

it('keeps what is chosen where the other choice begins with it', async () => {
  others = [['lay a', 'lay c', 'commit covered']];
  await follow();
  draft = { actions: ['lay a'], whole: false };

  hints.follows(1);

  expect(draft.actions).toEqual(['lay a']);
  expect(hints.next).toBe('lay c');
});

it('leaves out of another choice what it would only take back', async () => {
  draft = { actions: ['lay c'], whole: false };
  answers.push(['take back c', 'lay a', 'commit covered']);
  others = [['take back c', 'lay b', 'commit covered']];
  await follow();

  hints.follows(1);

  expect(hints.current?.way).toEqual(['lay b', 'commit covered']);
  expect([draft.actions, hints.next]).toEqual([[], 'lay b']);
});
