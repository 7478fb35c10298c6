"""What a state of Chicago Poker holds: every field, once, in the order of a snapshot.

A row is what one boss has at one place: row = place * players + seat. Its cards lie in `cards` and `knowers` at
row * 5 + 0 … counts[row]-1.
"""

from __future__ import annotations

from mypy_extensions import i64

from backroom.kernel.fields import Fixed, Hidden, Own, Public, Some


class Poker:
    players: Public[Fixed[i64]]
    places: Public[Fixed[i64]]
    #: Whose turn it is, and how many turns have begun before it.
    seat: Public[i64] = 0
    turn: Public[i64] = 0
    actions_left: Public[i64] = 0
    #: How many of the last actions come from pistols and may be forgone (CP-47).
    extra: Public[i64] = 0
    #: Pistols played in this turn (CP-28).
    shots: Public[i64] = 0
    #: Turns in a row, this one included, in which nobody acted and no duel was fought (CP-63).
    idle: Public[i64] = 0
    #: Tied reveals of the tie-break that is on (CP-54).
    reveals: Public[i64] = 0
    #: The draw pile: an unordered bag until it is drawn from (CP-10).
    pile: Hidden[list[int]]
    #: The discard pile, open to all, the oldest first (CP-48).
    discards: Public[list[int]]
    hands: Own[list[list[int]]]
    #: By place in a row, NO_CARD where none lies; in a view also where the viewer does not know the card.
    cards: Some[list[int]]
    #: Who knows each card in a row (viewers' bits), and whether it lies FACE_UP. That is public: raids and limousines
    #: happen in the open (CP-49).
    knowers: Public[list[int]]
    counts: Public[list[int]]
    #: The kind of business at each place, or CLOSED.
    kinds: Public[list[int]]
    #: The face-down stack: how many of each kind are left. Another bag.
    unopened: Public[list[int]]
    #: Businesses won, at seat * KINDS + kind.
    owned: Public[list[int]]
    #: Places with a bullet, in the order in which they were placed (CP-50), and whose it is.
    bullets: Public[list[int]]
    bullet_of: Public[list[int]]
    #: Places whose duels are still to be fought at the start of this turn.
    due: Public[list[int]]
    #: The hand card each seat has chosen in a tie-break (CP-54), NO_CARD for none. It is still in the hand.
    stakes: Own[list[int]]
