/** Time that is left, as `1:05`, or in hours and days when it is long. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * 86_400) return `${Math.floor(left / 86_400)} d`;
  if (left >= 3_600) return `${Math.floor(left / 3_600)}:${two(Math.floor((left % 3_600) / 60))} h`;
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
