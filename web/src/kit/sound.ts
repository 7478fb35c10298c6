/** Short sounds, made on the spot: no files. Silent until somebody switches them on; only then the notes are fetched. */
export type Sound = 'card' | 'draw' | 'shuffle' | 'bullet' | 'shot' | 'coin' | 'turn' | 'win';

export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  import('./scores').then(
    (scores) => scores.perform(sound),
    () => undefined, // without them it stays silent
  );
}
