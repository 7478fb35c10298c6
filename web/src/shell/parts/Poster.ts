/** The drawings on the posters: our own. A title without one gets the plain emblem of the house. */
const drawings = import.meta.glob<string>('../posters/*.svg', { query: '?url', import: 'default', eager: true });

export function drawing(title: string): string {
  return drawings[`../posters/${title}.svg`] ?? 'icon.svg';
}
