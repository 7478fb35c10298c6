// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SeatFrame } from '../src/net/protocol';
import type { DoorAbout } from '../src/net/requests';
import { door } from '../src/shell/door/door.svelte';
import { companyOf, dealtAtOnce, standingOf } from '../src/shell/lobby/chairs';
import { linkTo, linkToMoment, wayBack } from '../src/shell/setup/links';

const SHUT: DoorAbout = { offered: true, network: true, open: false, ways: [], since: null, came: null };
const OPEN: DoorAbout = {
  ...SHUT,
  open: true,
  ways: [
    { address: '192.168.1.24', port: 1926, kind: 'wifi' },
    { address: '10.0.0.7', port: 4711, kind: 'cable' },
  ],
};
let answer: Response;
let asked: { path: string; init: RequestInit }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, init });
    return Promise.resolve(answer);
  });
});
afterEach(() => {
  door.about = null;
  door.address = '';
  vi.unstubAllGlobals();
});

it('leads links to an address that others can reach, once the door is open', async () => {
  answer = Response.json(SHUT);
  await door.look();
  expect([door.offered, door.open, door.alone]).toEqual([true, false, true]);
  answer = Response.json(OPEN);
  await door.turn('open', 'table', 'host');
  expect(asked.at(-1)?.init.headers).toMatchObject({ Authorization: 'Bearer host' });
  expect(door.alone).toBe(false);
  expect(linkTo('t', 'k')).toBe('http://192.168.1.24:1926/table/t#k');
  door.address = '10.0.0.7';
  expect(wayBack('t')).toBe('http://10.0.0.7:4711/table/t');
  expect(linkToMoment('t', 30, 'w')).toBe('http://10.0.0.7:4711/replay/t?as=onlooker#30~w');
  expect(linkToMoment('t', 30, null)).toBe('http://10.0.0.7:4711/replay/t?as=onlooker#30');
});

it('tells whether friends could come in at all', async () => {
  answer = Response.json({ ...SHUT, network: false });
  await door.look();
  expect(door.nowhere).toBe(true);
  for (const about of [SHUT, OPEN, { ...OPEN, network: false }]) {
    answer = Response.json(about);
    await door.look();
    expect(door.nowhere).toBe(false);
  }
});

it('says why it stays shut', async () => {
  answer = Response.json({ message: 'door-no-network', facts: {} }, { status: 400 });
  await door.turn('open', 'table', 'host');
  expect([door.failure?.id, door.open, door.turning]).toEqual(['door-no-network', false, false]);
});

const seat = (more: Partial<SeatFrame>): SeatFrame => ({
  name: 'Ruth',
  player: 'human',
  sat: true,
  present: true,
  minded: false,
  committed: true,
  ...more,
});

it('tells chairs apart, and who is missed', () => {
  const seats = [seat({}), seat({ present: false }), seat({ sat: false }), seat({ player: 'soldier', present: false })];
  expect(seats.map(standingOf)).toEqual(['here', 'away', 'free', 'bot']);
  expect(companyOf(seats)).toEqual({ here: 2, away: ['Ruth'], free: 1, all: false });
  expect(companyOf([seat({}), seat({ player: 'soldier', present: false })]).all).toBe(true);
});

it('shows the chairs while the deal waits for a word, though everybody is at this device', () => {
  const seats = [seat({}), seat({ sat: false }), seat({ player: 'soldier', present: false })];
  const here = (number: number): boolean => number < 2;
  expect(dealtAtOnce({ seats, wait: false }, here)).toBe(true);
  expect(dealtAtOnce({ seats, wait: true }, here)).toBe(false);
  expect(dealtAtOnce({ seats, wait: false }, (number) => number === 0)).toBe(false);
  expect(dealtAtOnce({ seats, wait: false, left_out: [1] }, here)).toBe(false);
});
