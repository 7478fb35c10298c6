/** Packages of the loot, in things that have words. */
import type { LootPackage } from './view';

/** `bottles-2`, `cards-1`, and the person by name. */
export function packageThings(content: Pick<LootPackage, 'alcohol' | 'means' | 'person'>, person: string): string[] {
  const things: string[] = [];
  if (content.person) things.push(person);
  if (content.alcohol) things.push(`bottles-${content.alcohol}`);
  if (content.means) things.push(`cards-${content.means}`);
  return things;
}

/** Whether an event tells of this package: its parts are `bottles-2`, `cards-1`, `the-person`. */
export function isPackage(content: LootPackage, parts: readonly string[]): boolean {
  const own = packageThings(content, 'the-person');
  return own.length === parts.length && own.every((thing) => parts.includes(thing));
}
