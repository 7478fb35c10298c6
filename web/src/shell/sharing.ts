/**
 * Every update brings a whole new view. What is in it as before stays the same object, so that only the rest is
 * redrawn.
 */
export function sharing<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (!isParted(before) || !isParted(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const parts: Record<string, unknown> = after;
  const names = Object.keys(parts);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = (parts[name] = sharing(before[name], parts[name]));
    // A part that was not there before is undefined there, and no view has such.
    same &&= Object.is(part, before[name]);
  }
  return same ? (before as T) : after;
}

function isParted(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
