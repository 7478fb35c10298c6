"""The fields of an observation of Chicago Poker, and of an action, in their order."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.box import MOST, ROW
from backroom.games.chicago_poker.cards import BOSSES, CARDS, COLOURS, GANGSTERS, KINDS, PLACES, SPECIALS
from backroom.kernel.encoding import Field

SEATS: Final = len(BOSSES)
#: All the cards that a box can have: every gangster once, and of each special card so many.
DECK: Final = GANGSTERS + len(SPECIALS) * MOST
PROMPTS: Final = ("turn", "limousine", "tie-break", "discard")
#: A card: its colour, its value, which special it is. In a row there are no specials, and it is told who knows it.
CARD: Final = len(COLOURS) + 1 + len(SPECIALS)
SLOT: Final = len(COLOURS) + 1 + SEATS + 2
ROW_WIDTH: Final = ROW * SLOT + 1

FIELDS: Final = (
    Field("variants", 2, "the short game; without specials (CP-61, CP-70)"),
    Field("boss", SEATS, "which boss the seat is, in the order of the actions that name one"),
    Field("seats", SEATS, "a one for each seat that plays", "players places"),
    Field("on turn", SEATS, "whose turn it is, by seat", "seat"),
    Field("turn", 1, "turns before this one, in 64ths", "turn"),
    Field("actions", 1, "actions left in this turn, in 8ths", "actions_left"),
    Field("extra", 1, "how many of them may be forgone, in 8ths", "extra"),
    Field("shots", 1, "pistols played in this turn, in 8ths", "shots"),
    Field("idle", 1, "turns in a row without an action, in 8ths", "idle"),
    Field("reveals", 1, "tied reveals of the tie-break that is on, in 8ths", "reveals"),
    Field("pile", 1, "cards in the draw pile, in 64ths", "pile"),
    Field("hand sizes", SEATS, "cards in hand, in 8ths, by seat", "hands"),
    Field("hand", CARDS, "own hand: a one for each gangster, colour by colour; special cards, in 8ths", "hands"),
    Field("discards", CARDS, "the discard pile, in the same way", "discards"),
    Field("order of discards", DECK, "the discard pile, the oldest first: card number + 1, in 128ths", "discards"),
    Field("businesses", PLACES * (KINDS + ROW), "by place: the kind of business; which of five cards lie up", "kinds"),
    Field("bullets", PLACES * PLACES, "the places with a bullet, in the order in which they were placed", "bullets"),
    Field("due", PLACES * PLACES, "the places whose duels are still to be fought, in their order", "due"),
    Field("bullet of", PLACES * SEATS, "by place: whose bullet it is, by seat", "bullet_of"),
    Field("unopened", KINDS, "businesses left in the stack, in 8ths, by kind", "unopened"),
    Field("owned", SEATS * KINDS, "businesses won, in 8ths, by seat and kind", "owned"),
    Field(
        "rows",
        SEATS * PLACES * ROW_WIDTH,
        "by seat and place five cards: colour and value in 16ths if the seat knows it, who else knows it (by seat, "
        "then onlookers), whether it lies face up; then how many cards lie there, in 8ths",
        "cards knowers counts",
    ),
    Field("stake", CARD, "the card staked in secret: colour, value in 16ths, which special", "stakes"),
    Field("asked", len(PROMPTS) + SEATS, "what is asked: " + ", ".join(PROMPTS) + "; of whom, by seat", "stack"),
    Field(
        "asked about",
        2 * PLACES + 1 + SEATS,
        "limousine: from, to, cards carried in 8ths; tie-break: the place, who is tied, by seat",
        "stack",
    ),
    Field("outcome", 1 + 2 * SEATS, "the game is over; who won, by seat; scores in 8ths, by seat", "outcome"),
)
LEFT_OUT: Final = {"outcome.reason": "why the game was won: the businesses say it"}
ACTION_FIELDS: Final = (
    Field("card", CARD, "the card: colour, value in 16ths, which special"),
    Field("place", PLACES, "the place"),
    Field("to", PLACES, "the place to which a limousine drives"),
    Field("target", SEATS, "whom it is done to, by seat"),
)
