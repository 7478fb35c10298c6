"""The numbers by which the soldier weighs. What they brought stands in `docs/bots.md`."""

from __future__ import annotations

from typing import Final

#: What winning by a goal is worth, in FT.
WIN: Final = 300_000.0
#: How likely a goal is completed in this phase, for each casino, bar at the square or four that is missing.
CASINO_LEFT: Final = 0.3
BAR_LEFT: Final = 0.5
FOUR_LEFT: Final = 0.25
#: How likely it is completed in a later phase, and how much less for each that is missing.
LATER: Final = 0.12
LATER_LEFT: Final = 0.5
#: How likely a completed goal is kept while others have many turns to come.
HELD: Final = 0.6
#: How much of a step towards a goal is still there a round later.
LASTING: Final = 0.7
#: What counts beside the own step: one that a rival is thrown back, and one that a rival is not helped to.
SPOILT: Final = 0.8
DENIED: Final = 0.4
#: How likely an empty house is taken by a gang within a usual roll, and within the highest.
TAKEN_NEAR: Final = 0.75
TAKEN_FAR: Final = 0.3
#: How likely a guard of one ring, and of four, falls to whoever comes.
WEAK_FALLS: Final = 0.5
STRONG_FALLS: Final = 0.2
#: What is left of something that is had in a later turn; and in a later phase.
NEXT_TURN: Final = 0.7
NEXT_PHASE: Final = 0.3
#: The share of what a whole set is paid that a bar of it is worth.
SET_SHARE: Final = 0.5
#: What the members and money of duels count beside houses.
DUEL: Final = 1.6
#: How much the odds of a siege must rise for another one to be called.
REINFORCED: Final = 0.06
#: What a house is worth in a fight beside its pay, and what better odds are worth leaving a guard's place for.
HOUSE: Final = 20_000.0
BETTER_ODDS: Final = 30_000.0
