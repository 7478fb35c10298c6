/** A name at the beginning of a line: 'jazz club' on a plaque is 'Jazz club'. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
