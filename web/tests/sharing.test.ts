import { expect, it } from 'vitest';
import { sharing } from '../src/shell/sharing';
import { sampleView } from './gangster/samples';

it('keeps what has not changed, and only that', () => {
  const before = sampleView();
  const after = structuredClone(before);
  const [loop] = after.areas;
  if (loop?.fields) loop.fields[0] = 'grey';

  const expected = structuredClone(after);

  const shared = sharing(before, after);

  expect(shared).toEqual(expected);
  expect(shared.areas[1]).toBe(before.areas[1]);
  expect(shared.areas[0]).not.toBe(before.areas[0]);
  expect(shared.colours[0]).toBe(before.colours[0]);
});

it('is the view from before where nothing has changed', () => {
  const before = sampleView();

  expect(sharing(before, structuredClone(before))).toBe(before);
});

it('tells apart what became longer, shorter or something else', () => {
  const before = { list: [1, 2], thing: { a: 1 } as unknown, gone: null as unknown };

  expect(sharing(before, { list: [1], thing: null, gone: null })).toEqual({ list: [1], thing: null, gone: null });
  expect(sharing(before, { list: [1, 2, 3], thing: [1], gone: {} })).toEqual({ list: [1, 2, 3], thing: [1], gone: {} });
  expect(sharing(before, { list: [1, 2], thing: { b: 1 } })).toEqual({ list: [1, 2], thing: { b: 1 } });
});
