/** The four posters. What can be played here, the server says. */
export interface PosterTitle {
  id: string;
  players: string;
  minutes: string;
}

export const POSTERS: readonly PosterTitle[] = [
  { id: 'chicago-gangsters', players: '3–5', minutes: '90' },
  { id: 'gangster', players: '2–5', minutes: '120' },
  { id: 'chicago-poker', players: '2–6', minutes: '45' },
  { id: 'chicago', players: '2–4', minutes: '90–120' },
];

export function posterOf(title: string): PosterTitle | undefined {
  return POSTERS.find(({ id }) => id === title);
}
