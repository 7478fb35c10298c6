// @vitest-environment jsdom
/** The line of goals on small screens can be asked about: what wins, and how near each boss is. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import GoalLine from '../../src/games/chicago_poker/GoalLine.svelte';
import { askedAt } from '../../src/shell/inspector/listening';
import { wordsOf } from '../title-words';
import { view } from './samples';

it('tells what a finger on it means', async () => {
  const goals = [{ way: 'any' as const, have: 1, need: 5, missing: 4 }];
  const props = { view: view({ to_win: [goals, goals] }), words: wordsOf('chicago_poker', 'en') };
  const line = mount(GoalLine, { target: document.body, props });
  flushSync();

  const asked = (selector: string) => askedAt(document.querySelector(selector), 'click')?.thing;

  expect(asked('[data-testid=goal] h2')).toBe('to-win');
  expect(asked('[data-testid=goal] .seat:last-child b')).toBe('goal-any@1');
  await unmount(line);
});
