import { expect, it } from 'vitest';
import type { Decision, Tried } from '../src/net/protocol';
import { NOTHING, answered, chosen, takenBack } from '../src/shell/table/draft';

const decision: Decision = {
  rev: 1,
  prompt: 'limousine',
  facts: {},
  seats: [0],
  actions: ['carry red-1', 'park'],
  unfinished: true,
};
const tried = (actions: string[], whole: boolean): Tried => ({
  tell: 'tried',
  actions,
  whole,
  view: whole ? null : { after: actions.length },
  decision: whole ? null : decision,
});

const begun = answered(NOTHING, tried(['limousine 1 to 2'], false));
const whole = answered(begun, tried(['limousine 1 to 2', 'park'], true));

it('grows while it is not whole', () => {
  expect(chosen(begun, 'carry red-1')).toEqual(['limousine 1 to 2', 'carry red-1']);
  expect(begun.steps).toEqual([{ view: { after: 1 }, decision }]);
});

it('shows the step before its last part once it is whole', () => {
  expect(whole.whole).toBe(true);
  expect(whole.steps).toEqual(begun.steps);
});

it('keeps what the server foresees of a whole choice', () => {
  const after = { round: 2 };
  expect(answered(begun, { ...tried(['limousine 1 to 2', 'park'], true), view: after }).after).toBe(after);
  expect(whole.after).toBeUndefined();
});

it('has its last part changed when it is whole', () => {
  expect(chosen(whole, 'carry red-1')).toEqual(['limousine 1 to 2', 'carry red-1']);
});

it('can be taken back part by part', () => {
  expect(takenBack(whole)).toEqual({ actions: ['limousine 1 to 2'], steps: begun.steps, whole: false });
  expect(takenBack(takenBack(whole))).toEqual(NOTHING);
});

it('is empty again once it has taken everything back', () => {
  expect(answered(begun, tried([], false))).toEqual(NOTHING);
});
