// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/chicago_poker/Board.svelte';
import type { ChicagoPokerView } from '../../src/games/chicago_poker/view';
import type { BoardProps } from '../../src/shell/board';
import { Words } from '../../src/words/words.svelte';
import { business, row, view } from './samples';

const choose = vi.fn();
const askWhy = vi.fn();
let board: ReturnType<typeof mount>;

function show(actions: string[], changes: Partial<BoardProps<ChicagoPokerView>> = {}): void {
  const props: BoardProps<ChicagoPokerView> = {
    view: view(),
    decision: { rev: 1, prompt: 'turn', facts: {}, seats: [0], actions, unfinished: false },
    seats: [],
    you: 0,
    draft: [],
    choose,
    askWhy,
    words: new Words(),
    news: [],
    motion: false,
    sound: false,
    ...changes,
  };
  board = mount(Board, { target: document.body, props });
  flushSync();
}

const offered = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-offered]')].map((element) => element.dataset['offered'] ?? '');
const at = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`nothing at ${selector}`);
  return element;
};

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
beforeEach(() => {
  choose.mockClear();
  askWhy.mockClear();
});
afterEach(() => unmount(board));

describe('the board lights what is offered', () => {
  const turn = ['draw', 'play red-7 at 1', 'play red-7 at 2', 'play blue-9 at 2', 'murder moran at 2'];

  it('the pile, and the places of the first card that can be laid', () => {
    show(turn);
    expect(offered().sort()).toEqual(['draw', 'play red-7 at 1', 'play red-7 at 2']);
  });

  it('the places of a card that is picked, and only those', () => {
    show(turn);
    at('[data-place="hand-blue-9"]').click();
    flushSync();
    expect(offered().sort()).toEqual(['draw', 'play blue-9 at 2']);
    at('[data-offered="play blue-9 at 2"]').click();
    expect(choose).toHaveBeenCalledWith('play blue-9 at 2');
  });

  it('the victims of a murder', () => {
    show(turn);
    at('[data-place="hand-murder"]').click();
    flushSync();
    expect(offered()).toContain('murder moran at 2');
    at('.barred').click();
    expect(askWhy).toHaveBeenCalledWith('murder moran at 1');
  });

  it('cards themselves where one must be staked', () => {
    show(['stake red-7', 'stake blue-9', 'stake murder']);
    expect(offered()).toEqual(['stake red-7', 'stake blue-9', 'stake murder']);
  });

  it('each way of the limousine, then each card that may ride', () => {
    const mine = view({ hand: ['limousine'] });
    show(['limousine 1 to 2'], { view: mine });
    expect(offered()).toEqual(['limousine 1 to 2']);
    void unmount(board);
    const loading = view({ hand: [], decisions: [['limousine', 1, [0, 1, 0]]] });
    show(['carry red-2'], { view: loading });
    expect(offered()).toEqual(['carry red-2']);
  });

  it('the discards for blackmail, which can be waved away', () => {
    show(['blackmail red-3'], { view: view({ hand: ['blackmail'], discards: ['red-3'] }) });
    expect(offered()).toEqual(['blackmail red-3']);
    at('[role=dialog] header button').click();
    flushSync();
    expect(offered()).toEqual([]);
  });

  it('nothing for an onlooker', () => {
    show([], { you: null });
    expect(offered()).toEqual([]);
  });
});

describe('the board by keyboard', () => {
  it('picks cards by their number and draws with d', () => {
    show(['draw', 'play red-7 at 1', 'play blue-9 at 2']);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }));
    flushSync();
    expect(offered()).toContain('play blue-9 at 2');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
    expect(choose).toHaveBeenCalledWith('draw');
  });
});

describe('what is hidden', () => {
  it('is a back; what only I know is a back with a window', () => {
    const secret = { cards: [{ card: 'red-2', up: false, known_to: [0] }], known: null };
    show([], { view: view({ businesses: [business('bar', [secret, row(null)])] }) });
    expect(at('[data-place="row-1-0-0"]').querySelector('text')?.textContent).toBe('2');
    expect(at('[data-place="row-1-0-0"]').querySelector('use')).not.toBeNull();
    expect(at('[data-place="row-1-1-0"]').querySelector('text')).toBeNull();
  });
});
