"""The numbers by which the soldier weighs, in influence. They were found by matches (`docs/bots.md`)."""

from __future__ import annotations

from typing import Final

#: Of what rivals' points count, how much the leader's count beside everybody's.
LEADER: Final = 0.3
#: What a turn is worth, whatever is done with it.
TURN: Final = 0.8
#: What a gangster in the car is worth, while there are turns to unload it.
ABOARD: Final = 0.4
#: How much of a gain each later reckoning brings again.
AGAIN: Final = 1.0
#: What a rival is worth in the trunk, and in the lake; and what an empty place in the trunk is.
CAPTURED: Final = 0.7
DROWNED: Final = 1.2
ROOM: Final = 0.5
#: With two colours: how much of what the other one could do is still there after a turn of this one.
WAITING: Final = 0.7
#: How far what is ahead is trusted. With two players the only rival spoils it more surely.
TRUST: Final = 0.95
TRUST_OF_TWO: Final = 0.55
#: How much of a promise is still there a turn later, apart from the end of the stage.
LASTING: Final = 0.9
#: How many of all turns are drives, and how many turns a colour has in a stage.
PACE: Final = 0.45
TURNS_A_STAGE: Final = 14.0
#: What a rival's gangster in the car is worth to whoever ends the stage before it gets out.
LEAD: Final = 0.3
#: What each kind of equipment is worth for a whole game.
WORTHS: Final[list[float]] = [3.0, 4.0, 6.0, 4.0, 0.8, 10.0]
