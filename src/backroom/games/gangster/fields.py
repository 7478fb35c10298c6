"""What a state of Gangster holds: every field, once, in the order of a snapshot.

Nothing lies hidden: the piles are bags whose contents everybody can work out, and what comes next is drawn when it is
needed. Lists are by colour where nothing else is said. Masks of areas have bit `1 << area`.
"""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.gangster.pieces import NO_COLOUR
from backroom.games.gangster.reckoning import Reckoning
from backroom.kernel.fields import Fixed, Public, Shared


class Gangster:
    players: Public[Fixed[i64]]
    colours: Public[Fixed[i64]]
    #: Whose turn it is, with which colour, and how many turns there were before.
    seat: Public[i64] = 0
    colour: Public[i64] = NO_COLOUR
    turn: Public[i64] = 0
    #: From 0.
    stage: Public[i64] = 0
    #: Districts with a double marker.
    doubled: Public[i64] = 0
    #: Districts whose last field has been occupied since their table was last empty (GA-42).
    reached_end: Public[i64] = 0
    #: District cards in the pile: bit `1 << district`, and from DISTRICTS on a bit for each policeman.
    pile: Public[i64] = 0
    #: Casino cards in the pile: bit `1 << card`.
    casino: Public[i64] = 0
    #: By area: the number of its point table, or NO_TABLE. Never changes.
    table_at: Public[Shared[list[int]]]
    #: The colour on each field, or EMPTY: at district * board.width + field.
    fields: Public[list[int]]
    car_at: Public[list[int]]
    #: Own gangsters in the car, and not yet in play.
    aboard: Public[list[int]]
    reserve: Public[list[int]]
    #: Foreign gangsters in the trunk, at colour * LONG_TRUNK_ROOM and the next; one alone lies in the first place.
    trunk: Public[list[int]]
    #: Own gangsters in the lake.
    drowned: Public[list[int]]
    #: Equipment, at colour * SLOTS and the next, the left slot first (GA-52).
    gear: Public[list[int]]
    #: Open movement cards, as a mask.
    cards: Public[list[int]]
    #: Turns in a row without driving (GA-45).
    idle: Public[list[int]]
    #: What lies open at the Gold Coast, EMPTY for a gap that was not refilled.
    harbour: Public[list[int]]
    #: By kind: how many are in the supply.
    supply: Public[list[int]]
    #: Influence, at stage * colours + colour.
    points: Public[list[int]]
    #: The last day of reckoning.
    reckoning: Public[Reckoning | None] = None
