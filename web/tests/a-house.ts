/** A house for tests of the proof: writes records of format 2 as `docs/records.md` says, honest or not. */
import { headsOf } from '../src/fair/chain';
import type { Receipt } from '../src/fair/receipt';
import { sha256, toHex } from '../src/fair/bytes';
import { NOTHING_SHOWN } from '../src/fair/shown';
import { Stream, commitment } from '../src/fair/stream';

const SALT = '5'.repeat(32);
export const SEED = '1'.repeat(64);
export const NUMBERS: (string | null)[] = ['2'.repeat(64), '3'.repeat(64), null];

export type Entry =
  | { seat: number; do: string[]; draws?: number[]; by?: string }
  | { seat: number; say: string; to?: number[] }
  | { seat: number; undo: number };

export interface Game {
  seed: string;
  numbers: (string | null)[];
  /** What was sealed, if it is not what is opened. */
  sealed?: (string | null)[];
  leftOut: number[];
  deal: number[];
  entries: Entry[];
}

export const GAME: Game = {
  seed: SEED,
  numbers: NUMBERS,
  leftOut: [],
  deal: [52, 51, 50],
  entries: [
    { seat: 1, do: ['draw'], draws: [49] },
    { seat: 2, say: 'I bring 8' },
    { seat: 2, do: ['play red-7 at 2', 'pistol'], draws: [6, 6] },
    { seat: 3, do: ['draw'], draws: [48], by: 'soldier' },
    { seat: 1, say: 'psst', to: [2] },
    { seat: 1, do: ['draw'], draws: [47] },
    { seat: 1, undo: 3 },
    { seat: 1, do: ['forgo'], draws: [46] },
  ],
};

export function linesOf(game: Game): string[] {
  const stream = new Stream(game.seed, game.numbers);
  const draw = (draws: number[] = []): [number, number][] => draws.map((below) => [below, stream.below(below)]);
  const header = {
    backroom: 2,
    title: 'chicago-poker',
    players: 3,
    options: {},
    data: { version: '1', sha256: 'd'.repeat(64), text: null },
    rules: 1,
    seats: ['human', 'human', 'soldier'],
    commitments: {
      house: commitment(game.seed),
      seats: game.sealed ?? game.numbers.map((number) => number && commitment(number)),
    },
    left_out: game.leftOut,
  };
  const deal = { deal: draw(game.deal) };
  const marks = [stream.mark];
  const entries = game.entries.map((entry) => {
    if ('undo' in entry) {
      stream.rewind(marks[entry.undo] ?? [0, 0]);
      marks.length = entry.undo + 1;
      return entry;
    }
    if ('say' in entry) return { ...entry, salt: SALT };
    const { seat, do: done, draws, by } = entry;
    const chance = draw(draws);
    marks.push(stream.mark);
    return { seat, do: done, chance, ...(by ? { by } : {}) };
  });
  const names = ['Ann', 'Bob', 'Lucky'].map((name, at) => ({ seat: at + 1, name, salt: SALT }));
  return [header, ...names, deal, ...entries].map((line) => JSON.stringify(line));
}

/** The file, with a chain and a seal that fit it, whatever the lines are. */
export function sealed(lines: string[], { seed, numbers }: Game): string {
  const body = [...lines, JSON.stringify({ reveal: { house: seed, seats: numbers } })];
  const digest = toHex(sha256(new TextEncoder().encode(body.join('\n'))));
  const end = {
    end: { reason: 'kinds', winners: [1], scores: [3, 2, 1] },
    lines: body.length,
    head: headsOf(seed, lines).at(-1),
    sha256: digest,
  };
  return `${[...body, JSON.stringify(end)].join('\n')}\n`;
}

export function written(game: Game = GAME): string {
  return sealed(linesOf(game), game);
}

/** What seat 1 noted of the game. */
export function receiptOf(game: Game = GAME): Receipt {
  const heads = headsOf(game.seed, linesOf(game));
  return {
    receipt: 1,
    table: 't',
    title: 'chicago-poker',
    viewer: 1,
    commitments: { house: commitment(game.seed), seats: game.numbers.map((number) => number && commitment(number)) },
    left_out: [],
    contribution: game.numbers[0] ?? null,
    contributed: true,
    data: 'd'.repeat(64),
    rules: 1,
    heads: heads.filter((_, at) => at >= 4 && at % 3 !== 1),
    acts: [['draw'], ['draw'], ['forgo']],
    shown: NOTHING_SHOWN,
  };
}
