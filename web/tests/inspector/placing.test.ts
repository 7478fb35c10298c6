/** The sheet never covers the thing, nor what is offered while there is room, and never leaves the screen. */
import { expect, it } from 'vitest';
import { type Rect, phoneSide, placed } from '../../src/shell/inspector/placing';

const ROOM = { width: 1440, height: 900 };
const SHEET = { width: 580, height: 280 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const apart = (one: Rect, other: Rect): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
const sheetAt = ({ left, top }: { left: number; top: number }): Rect => rect(left, top, SHEET.width, SHEET.height);

it.each([
  ['in the middle', rect(700, 400, 100, 140)],
  ['in a corner', rect(0, 0, 60, 60)],
  ['in the opposite corner', rect(1380, 840, 60, 60)],
  ['at the lower edge', rect(500, 760, 110, 140)],
])('lies beside a thing %s and on the screen', (_, thing) => {
  const spot = placed(SHEET, thing, [], [], ROOM);
  const sheet = sheetAt(spot);
  expect(spot.covers).toBe(0);
  expect(apart(sheet, thing)).toBe(true);
  expect(sheet.left).toBeGreaterThanOrEqual(0);
  expect(sheet.top).toBeGreaterThanOrEqual(0);
  expect(sheet.right).toBeLessThanOrEqual(ROOM.width);
  expect(sheet.bottom).toBeLessThanOrEqual(ROOM.height);
});

it('leaves free what is offered, even if it lies further away then', () => {
  const thing = rect(480, 720, 120, 170);
  const offered = [rect(260, 550, 900, 80), rect(340, 700, 140, 190), rect(610, 700, 400, 190)];
  const spot = placed(SHEET, thing, offered, [], ROOM);
  expect(spot.covers).toBe(0);
  for (const one of offered) expect(apart(sheetAt(spot), one)).toBe(true);
});

it('rather covers what is spared than what is offered', () => {
  const thing = rect(10, 400, 60, 60);
  const spot = placed(SHEET, thing, [rect(0, 0, 1440, 380)], [rect(0, 470, 1440, 430)], ROOM);
  expect(spot.top).toBeGreaterThanOrEqual(380);
});

it('says so where there is no room, and covers as little as it can', () => {
  const everywhere = [rect(0, 0, 1440, 860)];
  const spot = placed(SHEET, rect(10, 865, 30, 30), everywhere, [], ROOM);
  expect(spot.covers).toBeGreaterThan(0);
  expect(spot.top).toBeGreaterThan(500);
});

it('comes from below on a phone, or from above where it would hide the thing', () => {
  const phone = { width: 390, height: 844 };
  expect(phoneSide(400, rect(20, 100, 80, 120), phone)).toBe('below');
  expect(phoneSide(400, rect(20, 700, 80, 120), phone)).toBe('above');
});
