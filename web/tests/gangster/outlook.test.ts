import { describe, expect, it } from 'vitest';
import { remarkOf } from '../../src/games/gangster/labels';
import { ifScoredText, shownChange } from '../../src/games/gangster/standing';
import type { GangsterView } from '../../src/games/gangster/view';
import type { Words } from '../../src/shell/board';
import { sampleView } from './samples';

/** Says the message's id and its facts. */
const words = {
  say: (message: string, facts: Record<string, unknown> = {}) => [message, ...Object.values(facts)].join(' '),
  thing: (thing: string) => thing,
} as unknown as Words;

describe('a draft', () => {
  const before = sampleView();
  const after: GangsterView = {
    ...before,
    changes: [
      {
        district: 'the-loop',
        doubled: true,
        lines: [
          { colour: 'green', before: 10, after: 4 },
          { colour: 'grey', before: 4, after: null },
        ],
      },
    ],
  };

  it('says what it changes, the colour that acts first', () => {
    expect(remarkOf(before, ['unload grey'], words, after)).toBe(
      'web-gangster-changes the-loop web-gangster-changed grey 4 2×?, web-gangster-changed green 10 4.',
    );
  });

  it('is told of wherever the pointer rests, first of the district under it', () => {
    const [loop] = after.changes;
    const changes = after.changes.concat({ district: 'cicero', doubled: false, lines: [] });
    expect(shownChange(changes, 'chinatown')).toBe(loop);
    expect(shownChange(changes, 'cicero')?.district).toBe('cicero');
    expect(shownChange([], 'chinatown')).toBeUndefined();
  });

  it('that is not begun says which colour is mine', () => {
    const mine = before.colours.find(({ seat }) => seat === before.viewer)?.colour ?? null;
    const other = before.colours.find(({ seat }) => seat !== before.viewer)?.colour ?? null;
    const turnOf = (colour: GangsterView['turn']['colour']) => ({ ...before, turn: { ...before.turn, colour } });
    expect(remarkOf(turnOf(mine), [], words, null)).toBe(`web-gangster-you-play ${mine}`);
    expect(remarkOf(turnOf(other), [], words, null)).toBe('');
  });

  it('says so if it changes nothing, and nothing while that is not known', () => {
    expect(remarkOf(before, ['load 3 at the-loop'], words, before)).toBe('web-gangster-changes-nothing');
    expect(remarkOf(before, ['load 3 at the-loop'], words, null)).toBe('');
  });
});

it('a day that were today adds the casino number as often as it counts', () => {
  expect(ifScoredText({ points: 12, casinos: 0 })).toBe('12');
  expect(ifScoredText({ points: 12, casinos: 1 })).toBe('12 + ?');
  expect(ifScoredText({ points: 0, casinos: 3 })).toBe('0 + 3×?');
});
