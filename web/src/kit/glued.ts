/** Punctuation stays with the drawn thing before it: a line may end after a picture, and the next would begin with a comma. */
export interface Glued<Piece> {
  piece: Piece;
  /** What of the next piece belongs right behind this one. */
  tail: string;
}

const PUNCTUATION = /^[,.;:!?…)’”“»]+/;

export function glued<Piece extends { text: string }>(
  pieces: readonly Piece[],
  isDrawn: (piece: Piece) => boolean,
): Glued<Piece>[] {
  return pieces.map((piece, at) => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    const own = before && isDrawn(before) && !isDrawn(piece) ? piece.text.replace(PUNCTUATION, '') : piece.text;
    const tail = isDrawn(piece) && after && !isDrawn(after) ? (PUNCTUATION.exec(after.text)?.[0] ?? '') : '';
    return { piece: own === piece.text ? piece : { ...piece, text: own }, tail };
  });
}
