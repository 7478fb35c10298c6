import { expect, test } from 'vitest';
import { iconBody } from '../icons.ts';

test('a drawing in lines leaves their look to the icon', () => {
  expect(iconBody('lucide', 'minus')).toBe('<path d="M5 12h14"/>');
});

test('a drawing that does not exist stops the build', () => {
  expect(iconBody('game', 'skull-crossed-bones')).toContain('<path');
  expect(() => iconBody('lucide', 'no-such-thing')).toThrow("no lucide icon 'no-such-thing'");
});
