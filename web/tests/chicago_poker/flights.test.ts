import { describe, expect, it } from 'vitest';
import { flightsOf, paceOf } from '../../src/games/chicago_poker/flights';
import { lastDuelIn, scenesOf } from '../../src/games/chicago_poker/scenes';
import { business, row, view } from './samples';

const drawn = { event: 'card-drawn-seen', facts: { seat: 0, card: 'red-7' } };
const theirs = { event: 'card-drawn', facts: { seat: 1 } };
const laid = { event: 'gangster-played', facts: { seat: 1, place: 2, business: 'brewery', up: 1, card: 'green-4' } };

describe('flights', () => {
  it('carry my card from the pile into my hand, another one to its panel, unseen', () => {
    expect(flightsOf([drawn], view(), 0)[0]).toMatchObject({ cargo: { card: 'red-7' }, from: ['pile'] });
    expect(flightsOf([drawn], view(), 0)[0]?.to[0]).toBe('hand-red-7');
    expect(flightsOf([theirs], view(), 0)[0]).toMatchObject({ cargo: { card: null }, to: ['seat-1'] });
  });

  it('land on the last card of the row, or at the hexagon where the row is not shown', () => {
    expect(flightsOf([laid], view(), 0)[0]?.to).toEqual(['row-2-1-0', 'hexagon-2']);
  });

  it('land one after the other when several cards ride', () => {
    const ride = (card: string) => ({
      event: 'card-carried-seen',
      facts: { seat: 0, place: 2, position: 1, to: 1, card },
    });
    const after = view({
      businesses: [business('bar', [row('red-2', 'red-5', 'red-6'), row()]), business('brewery', [row(), row()])],
    });
    const flights = flightsOf([ride('red-5'), ride('red-6')], after, 0);
    expect(flights.map((flight) => flight.to[0])).toEqual(['row-1-0-1', 'row-1-0-2']);
    expect(flights[1]?.delay).toBeGreaterThan(0);
  });

  it('need time only for what moves', () => {
    expect(paceOf([{ event: 'turn-begun', facts: { seat: 1 } }])).toBe(0);
    expect(paceOf([laid])).toBeGreaterThan(400);
  });
});

describe('duels', () => {
  const news = [
    laid,
    { event: 'duel-begun', facts: { seat: 1, place: 1, business: 'bar' } },
    { event: 'row-turned-up', facts: { seat: 1, place: 1, cards: ['blue-3', 'red-3'], hand: 'pair', value: 3 } },
    { event: 'row-turned-up', facts: { seat: 0, place: 1, cards: ['red-2'], hand: 'high-card', value: 2 } },
    { event: 'business-won', facts: { seat: 1, place: 1, business: 'bar' } },
  ];

  it('show every card as it lay, turned up, and who won', () => {
    const [scene] = scenesOf(news, view());
    expect(scene).toMatchObject({ place: 1, winner: 1 });
    expect(scene?.business.rows[1]?.cards.map(({ card, up }) => [card, up])).toEqual([
      ['blue-3', true],
      ['red-3', true],
    ]);
    expect(scene?.business.rows[1]?.known).toEqual({ hand: 'pair', value: 3 });
  });

  it('are found again in a finished game: the last one decided it', () => {
    const quiet = { view: view(), events: [laid] };
    expect(lastDuelIn([quiet, { view: view(), events: news }, quiet])).toMatchObject({ place: 1, winner: 1 });
    expect(lastDuelIn([quiet, quiet])).toBeNull();
  });

  it('show the stakes of a tie-break', () => {
    const staked = [
      { event: 'stake-revealed', facts: { seat: 0, card: 'red-9' } },
      { event: 'stake-revealed', facts: { seat: 1, card: 'blue-9' } },
      { event: 'tie-break-called', facts: { seats: [0, 1], place: 1 } },
    ];
    const [scene] = scenesOf(staked, view());
    expect(scene?.winner).toBeNull();
    expect(scene?.tied).toEqual([0, 1]);
    expect(scene?.stakes.get(1)).toBe('blue-9');
  });

  it('are not shown to somebody who has just come', () => {
    expect(scenesOf(news, null)).toEqual([]);
  });
});
