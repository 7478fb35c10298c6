// @vitest-environment jsdom
/** The board of a package: drawn once, told of every change, closed; what it leaves out is as on the plain board. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { BoardProps } from '../src/shell/board';
import { clientOf } from '../src/shell/packaged/client';
import { Words } from '../src/words/words.svelte';

type View = Record<string, unknown>;

function propsWith(view: () => View): BoardProps<View> {
  const props = {
    decision: null,
    seats: [],
    you: 0,
    draft: [],
    choose: vi.fn(),
    askWhy: vi.fn(),
    words: new Words(),
    news: [],
    motion: false,
    sound: false,
  };
  return Object.defineProperty(props, 'view', { get: view, enumerable: true }) as unknown as BoardProps<View>;
}

function noTrouble(error: unknown): void {
  throw error;
}

it('draws once, tells of every change and closes', () => {
  let view = $state.raw<View>({ pot: 1 });
  const said: string[] = [];
  const draw = (place: HTMLElement, props: BoardProps<View>) => {
    place.textContent = 'drawn';
    said.push(`draw ${String(props.view['pot'])}`);
    return {
      change: ({ view }: BoardProps<View>) => said.push(`change ${String(view['pot'])}`),
      close: () => said.push('close'),
    };
  };
  const client = clientOf({ draw }, noTrouble);

  const board = mount(client.Board, { target: document.body, props: propsWith(() => view) });
  flushSync();
  view = { pot: 2 };
  flushSync();
  void unmount(board);
  flushSync();

  expect(said).toEqual(['draw 1', 'change 2', 'close']);
});

it('is told of the trouble when drawing fails', () => {
  const broken = vi.fn();
  const wrong = new Error('no brush');
  const client = clientOf({ draw: () => { throw wrong; } }, broken); // prettier-ignore

  mount(client.Board, { target: document.body, props: propsWith(() => ({})) });
  flushSync();

  expect(broken).toHaveBeenCalledWith(wrong);
});

it('leaves to the shell what the board does not show, and keeps what it says itself', () => {
  const draw = () => ({ change: () => {} });

  expect(clientOf({ draw }, noTrouble).shows('draw', {})).toBe(false);
  expect(clientOf({ draw, shows: () => true }, noTrouble).shows('draw', {})).toBe(true);
  expect(clientOf({ draw }, noTrouble).score({ outcome: { scores: [3, 4] } }, 1)).toBe(4);
});

it.each([undefined, {}, { draw: 'x' }])('refuses %s as a board', (board) => {
  expect(() => clientOf(board, noTrouble)).toThrow('draw(place, props)');
});
