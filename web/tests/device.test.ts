// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { newDeviceKey } from '../src/net/device';
import { keep, keepRematch, keptTable, newlyKept } from '../src/net/keyring';

beforeEach(() => localStorage.clear());

it('makes keys that the house takes, with the hash that it keeps', () => {
  const keys = Array.from({ length: 50 }, newDeviceKey);
  for (const { key, hash } of keys) {
    expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(hash).toBe(createHash('sha256').update(key).digest('hex'));
  }
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
});

it('carries all keys of this device on to a rematch, and no link', () => {
  const kept = newlyKept('first', 'chicago-poker');
  kept.seats = [
    { seat: 0, key: 'a', name: 'Ann' },
    { seat: 2, key: 'b', name: 'Bob' },
  ];
  kept.friends = [{ seat: 1, link: 'spent' }];
  kept.host = 'host';
  keep(kept);

  keepRematch('first', 'second');

  const again = keptTable('second');
  expect(again?.seats.map(({ key, name }) => [key, name])).toEqual([
    ['a', 'Ann'],
    ['b', 'Bob'],
  ]);
  expect(again?.host).toBe('host');
  expect(again?.friends).toEqual([]);
});

it('reads what was kept before chairs had links', () => {
  const old = { ...newlyKept('old'), link: undefined, friends: [{ seat: 1, key: 'a-key' }] };
  localStorage.setItem('backroom.tables', JSON.stringify([old]));
  expect(keptTable('old')).toMatchObject({ link: '', friends: [{ seat: 1, link: 'a-key' }] });
});
