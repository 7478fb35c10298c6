import { describe, expect, it } from 'vitest';
import { Offers, readAction, undoneBy } from '../../src/games/chicago_gangsters/actions';
import { heldCards } from '../../src/games/chicago_gangsters/hand';
import { judgedFrom } from '../../src/games/chicago_gangsters/judged';
import { overlapping, runningBar, scaleOf } from '../../src/games/chicago_gangsters/meter';
import { isPackage } from '../../src/games/chicago_gangsters/packages';
import { isShown, labelOf } from '../../src/games/chicago_gangsters/labels';
import { campOf, laidCards, membersOf, pairing, sceneOf } from '../../src/games/chicago_gangsters/table';
import type { Words } from '../../src/shell/board';
import { view } from './samples';

describe('actions', () => {
  it('are read with verbs of several words', () => {
    expect(readAction('take back bribes-3')).toEqual({ verb: 'take back', what: 'bribes-3' });
    expect(readAction('take the card')).toEqual({ verb: 'take the card', what: '' });
    expect(readAction('draw extra')).toEqual({ verb: 'draw extra', what: '' });
    expect(readAction('pledge at-least-8')).toEqual({ verb: 'pledge', what: 'at-least-8' });
    expect(() => readAction('sing')).toThrow();
  });
  it('lay with a click on a hand card unless something else is wished', () => {
    const offers = new Offers(['commit covered', 'lay bribes-4', 'show bribes-4']);
    expect(offers.handVerb(null)).toBe('lay');
    expect(offers.handVerb('show')).toBe('show');
    expect(offers.handVerb('fence')).toBe('lay');
  });
  it('that commit do not say how cards lie that are turned up at once', () => {
    const words = { say: (message: string) => message } as unknown as Words;
    const seen = view();
    const { yours } = seen.reckoned ?? {};
    expect(yours).toBeTruthy();
    if (yours) yours.at_once = false;
    expect(labelOf('commit covered', seen, words)).toBe('web-gang-do-covered');
    if (yours) yours.at_once = true;
    expect(labelOf('commit covered', seen, words)).toBe('web-gang-do-commit');
  });
  it('that take a card back only undo the laying of it', () => {
    expect(undoneBy('take back bribes-3', ['lay weapons-2', 'lay bribes-3'])).toBe(1);
    expect(undoneBy('take back bribes-3', ['lay weapons-2'])).toBeNull();
    expect(undoneBy('lay bribes-3', ['lay bribes-3'])).toBeNull();
  });
});

describe('the table', () => {
  it('has two camps with their sure sums', () => {
    expect(membersOf(view(), 'defenders')).toEqual([0, 1]);
    expect(campOf(view(), 'challengers')).toMatchObject({ sum: { least: 8, most: 13 }, unsure: true });
    // The defenders' sum has not been announced: only what is sure is shown.
    expect(campOf(view(), 'defenders')).toMatchObject({ sum: { least: 15, most: 15 }, unsure: true });
    expect(sceneOf(view())).toBe('commit');
  });
  it('has no place for whoever was ousted', () => {
    const ousted = view();
    ousted.reckoned!.camps[1]!.members = [{ owner: 1, sum: { least: 4, most: 4 } }];
    expect(ousted.seats[0]!.side).toBe('defenders');
    expect(membersOf(ousted, 'defenders')).toEqual([1]);
    expect(campOf(ousted, 'defenders').unsure).toBe(false);
  });
  it('pairs all four clans', () => {
    const { challengers, defenders } = pairing(view());
    expect(challengers.map(({ seat }) => seat)).toEqual([2, 3]);
    expect(defenders).toHaveLength(2);
  });
  it('shows own cards with what returns, and backs of those unseen', () => {
    expect(laidCards(view(), 1).map(({ card, returns }) => [card, returns])).toEqual([
      ['weapons-2', true],
      ['bribes-3', false],
    ]);
    expect(laidCards(view(), 2).map(({ card }) => card)).toEqual(['bribes-5', null, 'blackmail-3']);
  });
});

describe('what one would bring', () => {
  it('is as long as the sum that was told', () => {
    for (const side of ['challengers', 'defenders'] as const) {
      const sure = runningBar(view(), side).filter(({ what }) => !['hidden', 'word', 'unknown'].includes(what));
      expect(sure.reduce((sum, { size }) => sum + size, 0)).toBe(campOf(view(), side).sum.least);
    }
  });
  it('is committed in the panel, thug and all, and elsewhere by the buttons of the question', () => {
    expect(isShown('commit covered', view())).toBe(true);
    expect(isShown('declare thug', view())).toBe(true);
    expect(isShown('declare thug', view({ decisions: [['thug', 2, [1]]] }))).toBe(false);
  });
  it('is a bar with persons, cards, the card face down and words given', () => {
    const challengers = runningBar(view(), 'challengers');
    expect(challengers.map(({ what, size }) => [what, size])).toEqual([
      ['persons', 2],
      ['means', 5],
      ['hidden', 5],
      ['persons', 1],
    ]);
    const defenders = runningBar(view(), 'defenders');
    expect(defenders.find(({ what }) => what === 'word')).toMatchObject({ seat: 0, size: 6, label: '“17”' });
    expect(scaleOf([challengers, defenders], [14])).toBeGreaterThan(20);
  });

  it('counts no more on a word once all that was laid is seen', () => {
    const openly = view();
    openly.seats[0]!.laid = { ...openly.seats[0]!.laid, how: 'openly', face_down: 0 };
    expect(runningBar(openly, 'defenders').some(({ what }) => what === 'word')).toBe(false);
    openly.seats[0]!.laid.face_down = 1;
    expect(runningBar(openly, 'defenders').some(({ what }) => what === 'word')).toBe(true);
  });
});

describe('the hand', () => {
  it('holds laid cards among the others, raised and with their tag', () => {
    const offers = new Offers(['lay bribes-4', 'take back bribes-3', 'take back weapons-2']);
    const held = heldCards(view(), offers, null);
    expect(held).toHaveLength(9);
    expect(held.filter(({ laid }) => laid).map(({ card, tag }) => [card, tag])).toEqual([
      ['weapons-2', 'returns'],
      ['bribes-3', 'counts'],
    ]);
    expect(held.find(({ card }) => card === 'bribes-4')?.action).toBe('lay bribes-4');
  });
});

describe('a judged round', () => {
  it('is put together from the table before and the news', () => {
    const earlier = view();
    const evaluation = {
      round: earlier.round.number,
      order: [
        { seats: [0, 1], why: 'larger' },
        { seats: [], why: 'no-share' },
      ],
    };
    const first = earlier.round.loot.winners[0]!;
    const parts = [
      first.alcohol && `bottles-${first.alcohol}`,
      first.means && `cards-${first.means}`,
      first.person && 'the-person',
    ].filter(Boolean);
    expect(isPackage(first, parts as string[])).toBe(true);
    const judged = judgedFrom(earlier, [
      { event: 'round-evaluated', facts: { evaluation } },
      { event: 'pledge-kept', facts: { seat: 0, word: 'at-least-17' } },
      { event: 'package-taken', facts: { seat: 0, package: parts } },
    ]);
    expect(judged?.round.loot.winners[0]?.taken_by).toBe(0);
    expect(judged?.pledges[0]?.kept).toBe(true);
    expect(judgedFrom(null, [])).toBeNull();
  });
});

it('names half and what beats after one another where a card face down lets both mean the same points', () => {
  const marks = (most: number, least: number) => [
    { name: 'half' as const, least: 3, most },
    { name: 'beat' as const, least, most: 17 },
  ];
  expect(overlapping(marks(8, 7))).toBe(true);
  expect(overlapping(marks(6, 7))).toBe(false);
  expect(overlapping(marks(6, 7).slice(1))).toBe(false);
});
