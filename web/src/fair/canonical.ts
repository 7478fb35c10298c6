/** JSON that has one form only: keys sorted, no blanks, nothing escaped that need not be. Then it can be hashed. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = value as Record<string, unknown>;
  const keys = Object.keys(parts).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(parts[key])}`).join(',')}}`;
}
