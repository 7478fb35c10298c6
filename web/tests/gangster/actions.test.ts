import { describe, expect, it } from 'vitest';
import { Offers, planOf, readAction } from '../../src/games/gangster/actions';
import { gangIn } from '../../src/games/gangster/things';

describe('actions', () => {
  it.each([
    ['act with grey', { kind: 'act', colour: 'grey' }],
    ['drive 3', { kind: 'drive', steps: 3, motor: false }],
    ['drive 2 with motor', { kind: 'drive', steps: 2, motor: true }],
    ['stop at gold-coast', { kind: 'stop', area: 'gold-coast' }],
    ['load 12 at the-loop', { kind: 'load', field: 12, area: 'the-loop' }],
    ['unload blue', { kind: 'unload', colour: 'blue' }],
    ['push green to cicero', { kind: 'push', colour: 'green', area: 'cicero' }],
    ['push nobody', { kind: 'push-nobody' }],
    ['dump the trunk', { kind: 'dump' }],
    ['keep the trunk', { kind: 'keep' }],
    ['take tommy-gun', { kind: 'take', equipment: 'tommy-gun' }],
    ['enough', { kind: 'enough' }],
  ])('reads %s', (text, action) => {
    expect(readAction(text)).toEqual(action);
  });

  it('does not guess at what it does not know', () => {
    expect(() => readAction('bribe the mayor')).toThrow("'bribe the mayor'");
  });

  it('knows whom a bumper can push and where somebody can be loaded', () => {
    const offers = new Offers(['push green to cicero', 'push green to stickney', 'push nobody', 'load 1 at the-loop']);
    expect(offers.pushable).toEqual(['green']);
    expect(offers.loadsAt('the-loop')).toBe(true);
    expect(offers.loadsAt('cicero')).toBe(false);
  });

  it('reads a whole turn out of a draft', () => {
    expect(
      planOf(['act with grey', 'drive 2 with motor', 'stop at gold-coast', 'dump the trunk', 'take door']),
    ).toEqual({
      drive: { steps: 2, motor: true },
      stop: 'gold-coast',
      dumped: true,
      take: 'door',
      last: 'take door',
    });
  });
});

describe('colours in sentences', () => {
  it('are drawn alone or with points', () => {
    expect(gangIn('grey')).toEqual({ colour: 'grey', points: null });
    expect(gangIn('scores-blue-12')).toEqual({ colour: 'blue', points: 12 });
    expect(gangIn('the-loop')).toBeNull();
  });
});
