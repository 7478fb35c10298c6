import { expect, it } from 'vitest';
import { sharing } from '../../src/games/gangster/sharing';
import { sampleView } from './samples';

it('keeps what has not changed, and only that', () => {
  const before = sampleView();
  const after = structuredClone(before);
  const [loop] = after.areas;
  if (loop?.fields) loop.fields[0] = 'grey';

  const shared = sharing(before, after);

  expect(shared).toEqual(after);
  expect(shared.areas[1]).toBe(before.areas[1]);
  expect(shared.areas[0]).not.toBe(before.areas[0]);
  expect(shared.colours[0]).toBe(before.colours[0]);
});
