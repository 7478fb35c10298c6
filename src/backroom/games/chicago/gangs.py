"""Gangs, members and money: the fixed numbers of the rules, and crews packed into one number."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

Gang = Literal["yellow", "red", "green", "blue"]
#: Clockwise from the top left corner (CH-11); a quarter goes by the colour of its home bar.
GANGS: Final[tuple[Gang, ...]] = get_args(Gang)
GANG_COUNT: Final = 4
NOBODY: Final = -1
NOWHERE: Final = -1
#: Whose each gang is, by number of players: with two the opposite corners (CH-90), with three they choose (CH-12).
PLAYERS_OF: Final[dict[int, list[int]]] = {2: [0, 1, 0, 1], 3: [NOBODY] * GANG_COUNT, 4: [0, 1, 2, 3]}
Phase = Literal["phase-a", "phase-b", "phase-c", "phase-d"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
PHASE_COUNT: Final = 4
ROUNDS: Final = 6

#: CH-6, CH-10: what a gang has, and how many rings there are.
FIGURES: Final = 20
CHIPS: Final = 20
RINGS: Final = 150
START_MONEY: Final = 125_000
#: CH-20: the value of a member by its rings; CH-21: also its price, up to MOST_BOUGHT.
MOST_RINGS: Final = 4
MOST_BOUGHT: Final = 3
VALUES: Final[list[int]] = [0, 10_000, 25_000, 40_000, 50_000]

#: A crew is the members of one gang at one place: how many there are of each strength, five bits each.
CREW_BITS: Final = 5
_DIGIT: Final = 31
ONE_OF: Final[list[int]] = [0, 1, 1 << 5, 1 << 10, 1 << 15]
#: Who stands at a place is one number: the gang, counted from 1, above its crew. 0 is nobody.
GANG_SHIFT: Final = 20
CREW: Final = (1 << 20) - 1


def standing(gang: i64, crew: i64) -> i64:
    """Who stands at a place, as it is noted there; nobody without a crew."""
    return (gang + 1) << GANG_SHIFT | crew if crew else 0


def gang_of(men: i64) -> i64:
    """Whose members these are; NOBODY for none."""
    return (men >> GANG_SHIFT) - 1


def count_of(crew: i64, rings: i64) -> i64:
    """How many of a crew have so many rings; who stands there may be given as well as the crew."""
    return crew >> (rings - 1) * CREW_BITS & _DIGIT


def size_of(crew: i64) -> i64:
    return count_of(crew, 1) + count_of(crew, 2) + count_of(crew, 3) + count_of(crew, 4)


def rings_of(crew: i64) -> i64:
    """All rings of a crew."""
    return count_of(crew, 1) + 2 * count_of(crew, 2) + 3 * count_of(crew, 3) + 4 * count_of(crew, 4)


def value_of(crew: i64) -> i64:
    """CH-20: what its members are worth."""
    value: i64 = 0
    for rings in range(1, MOST_RINGS + 1):
        value += count_of(crew, rings) * VALUES[rings]
    return value


def strongest(crew: i64) -> i64:
    """The most rings that one of a crew has; of a single member simply its rings. 0 for nobody."""
    for rings in range(MOST_RINGS, 0, -1):
        if count_of(crew, rings):
            return rings
    return 0


def strengths_of(crew: i64) -> list[int]:
    """The rings of every member, the weakest first."""
    return [rings for rings in range(1, MOST_RINGS + 1) for _ in range(count_of(crew, rings))]


def kinds_of(crew: i64) -> list[int]:
    """The strengths that are there, each once."""
    return [rings for rings in range(1, MOST_RINGS + 1) if count_of(crew, rings)]


def are_allied(one: i64, other: i64) -> bool:
    """CH-90: opposite corners, which belong to one player of two. A gang is no ally of its own."""
    return one ^ other == 2
