"""What a state of Chicago holds: every field, once, in the order of a snapshot.

Places are numbered as in the plan, buildings counted from its first one. Nothing lies hidden.
"""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago.gangs import NOWHERE
from backroom.kernel.fields import Fixed, Public


class Chicago:
    players: Public[Fixed[i64]]
    #: From 0; -1 before the first phase. Rounds of a phase from 0 too.
    phase: Public[i64] = -1
    round: Public[i64] = 0
    #: The gang that starts in this phase, the gang on turn and its movement points.
    start: Public[i64] = 0
    gang: Public[i64] = 0
    points: Public[i64] = 0
    #: Counts what could change a goal, to tell who held one longest.
    clock: Public[i64] = 0
    #: CH-102: the house in which members of the gang on turn wait to fight, and this crew.
    siege: Public[i64] = NOWHERE
    besiegers: Public[i64] = 0
    #: What the bank has.
    rings: Public[i64] = 0
    #: Whose each gang is; NOBODY for one that is not in play (CH-91).
    player_of: Public[list[int]]
    #: Who stands at each place: the gang above its crew (`gangs.standing`).
    men: Public[list[int]]
    #: Whose each building is. There is a chip on it but in the gang's own printed colour (CH-50).
    owner: Public[list[int]]
    #: By gang: chips not laid, figures never hired, figures lost for good, money.
    chips: Public[list[int]]
    figures: Public[list[int]]
    lost: Public[list[int]]
    cash: Public[list[int]]
    #: Money in and out, at (gang * PHASE_COUNT + phase) * CAUSES + cause.
    accounts: Public[list[int]]
    #: When each player came to hold each goal, at seat * GOALS + goal; NEVER if it is not held (CH-81).
    since: Public[list[int]]
    #: By gang: where its members stand, in no order that matters; besiegers aside.
    places: Public[list[list[int]]]
    #: By gang: the rings of members that wait to enter, the first bought first (CH-33).
    waiting: Public[list[list[int]]]
