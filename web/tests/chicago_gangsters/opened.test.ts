import { describe, expect, it } from 'vitest';
import { openHand, openView, stakeOf } from '../../src/games/chicago_gangsters/opened';
import { campOf, isUnsure, laidCards } from '../../src/games/chicago_gangsters/table';
import type { ChicagoGangstersView } from '../../src/games/chicago_gangsters/view';
import { view } from './samples';

const COVERED = ['bribes-1', 'weapons-3'];

/** What each seat of the sample knows of itself: seat 1 has covered two cards, seat 3 has left one face down. */
function known(seat: number): ChicagoGangstersView {
  const own = view({ viewer: seat, hand: [`weapons-${seat + 1}`] });
  const laid = own.seats[seat]!.laid;
  if (seat === 0) {
    Object.assign(laid, { cards: COVERED, face_down: 0 });
    own.reckoned!.camps[1]!.members[0]!.sum = { least: 12, most: 12 };
  }
  if (seat === 2) {
    Object.assign(laid, { cards: ['bribes-5', 'bribes-4'], face_down: 0 });
    own.own = { left_face_down: 'bribes-4', declared: false, stake: 'weapons-3' };
  }
  return own;
}

describe('a replay laid open', () => {
  const onlooker = view({ viewer: 4, hand: [] });
  const open = openView(onlooker, [0, 1, 2, 3].map(known));

  it('shows every hand', () => {
    expect([0, 1, 2, 3].map((seat) => openHand(open, seat))).toEqual([
      ['weapons-1'],
      ['weapons-2'],
      ['weapons-3'],
      ['weapons-4'],
    ]);
    expect(openHand(onlooker, 0)).toBeNull();
  });

  it('turns covered cards up', () => {
    expect(isUnsure(onlooker, 0)).toBe(true);
    expect(isUnsure(open, 0)).toBe(false);
    expect(laidCards(open, 0).map(({ card }) => card)).toEqual(COVERED);
    expect(campOf(open, 'challengers').unsure).toBe(false);
    expect(onlooker.reckoned!.camps[1]!.sum).toEqual({ least: 15, most: 24 });
    expect(open.reckoned!.camps[1]!.sum).toEqual({ least: 16, most: 16 });
  });

  it('marks the card that was left face down, and shows stakes', () => {
    expect(
      laidCards(open, 2)
        .filter(({ question }) => question)
        .map(({ card }) => card),
    ).toEqual(['bribes-4']);
    expect(stakeOf(open, 2)).toBe('weapons-3');
    expect(stakeOf(onlooker, 2)).toBeNull();
  });
});
