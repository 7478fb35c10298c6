"""The pieces: colours and equipment, by number and by name."""

from __future__ import annotations

from typing import Final, Literal, get_args

Colour = Literal["grey", "green", "yellow", "brown", "blue"]
#: With two players, the first and the third colour are one player's, the second and the fourth the other's (GA-81).
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
GANGSTERS: Final = 20

BODYGUARD: Final = 0
MOTOR: Final = 1
TOMMY_GUN: Final = 2
TRUNK: Final = 3
BUMPER: Final = 4
DOOR: Final = 5
Equipment = Literal["bodyguard", "motor", "tommy-gun", "trunk", "bumper", "door"]
EQUIPMENT: Final[tuple[Equipment, ...]] = get_args(Equipment)
KINDS: Final = 6

#: On a gangster board: the left slot, which a new equipment goes to, and the right one (GA-52).
SLOTS: Final = 2
#: Room in a trunk: one foreign gangster, two with the equipment (GA-41, GA-63).
TRUNK_ROOM: Final = 1
LONG_TRUNK_ROOM: Final = 2
#: Equipments that lie open at the Gold Coast (GA-11).
ON_OFFER: Final = 3
#: Movement cards of a colour, and all of them open as a mask (GA-2).
CARDS: Final = 3
ALL_CARDS: Final = (1 << CARDS) - 1
STAGES: Final = 3

#: A field, a slot, a place in a trunk or at the Gold Coast with nothing in it; an area without a table.
EMPTY: Final = -1
NO_TABLE: Final = -1
#: No colour has been chosen for this turn yet (GA-80).
NO_COLOUR: Final = -1


def colours_of(players: int) -> int:
    """How many colours play: two each with two players (GA-80)."""
    return 4 if players == 2 else players
