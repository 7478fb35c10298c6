"""What a view of Chicago tells: `view_data.py` makes it, the browser's `view.ts` is made from it.

Places go by their names on the plan, gangs by their colours.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from backroom.games.chicago.gangs import Gang, Phase
from backroom.games.chicago.state import Cause, Goal
from backroom.kernel.view_types import SOME, DecisionData, OutcomeData


class IncomeData(TypedDict):
    """What a gang would be paid now, and what would go unpaid."""

    buildings: int
    sets: int
    unguarded: int


class GangData(TypedDict):
    """A gang; if nobody plays it, nothing else is told of it.

    `accounts` is money in and out by cause, phase by phase. `members` is by place: the rings of each.
    """

    gang: Gang
    seat: int | None
    cash: NotRequired[int]
    wealth: NotRequired[int]
    income: NotRequired[IncomeData]
    accounts: NotRequired[Annotated[dict[Phase, dict[Cause, int]], SOME]]
    figures: NotRequired[int]
    lost: NotRequired[int]
    chips: NotRequired[int]
    waiting: NotRequired[list[int]]
    members: NotRequired[dict[str, list[int]]]
    sits_out: NotRequired[bool]


class GoalData(TypedDict):
    """How far a player is, and since when the goal is held: the lower number is the longer."""

    held: int
    wanted: int
    since: int | None


class SiegeData(TypedDict):
    """Who waits inside which house."""

    place: str
    gang: Gang
    rings: list[int]


#: Who stands at a place, and `to[n - 1]`, what n points reach: each place with the one before it on the way.
ReachData = TypedDict("ReachData", {"from": str, "rings": list[int], "to": list[dict[str, str]]})

#: What a member would meet at a place: whom it fights, and whose building it seizes.
MeetsData = TypedDict(
    "MeetsData",
    {
        "fights": NotRequired[Gang],
        "rings": NotRequired[list[int]],
        "seizes": NotRequired[bool],
        "from": NotRequired[Gang | None],
    },
)


class StreetData(TypedDict):
    """A street field."""

    name: str
    cell: list[int]
    kind: str


class BuildingData(TypedDict):
    """A building, whose colour is printed on it, and the street fields at its doors."""

    name: str
    kind: Literal["casino", "home", "bar"]
    quarter: Gang
    value: int
    printed: Gang | None
    square: bool
    cells: list[list[int]]
    doors: list[str]


class GroundData(TypedDict):
    """A whole plan, for a client to draw."""

    version: str
    raster: int
    movement_die: list[int]
    fighting_dice: list[list[int]]
    streets: list[StreetData]
    buildings: list[BuildingData]
    islands: list[list[int]]
    parks: list[list[int]]
    neighbours: dict[str, list[str]]


class ChicagoViewData(TypedDict):
    """Everything but the dice to come. `goals` are by seat; `ground` is there if the plan is not the title's own.

    `reach` and `meets` are for the player who moves. `odds` are by own rings and by the opponent's, both from 1.
    """

    viewer: int
    players: int
    plan: str
    crowded_houses: bool
    guarded_casinos: bool
    hidden: list[str]
    phase: Phase | None
    round: int
    order: list[Gang]
    turn: Gang | None
    points: int
    bank_rings: int
    prices: list[int]
    gangs: list[GangData]
    owners: dict[str, Gang]
    goals: list[dict[Goal, GoalData]]
    siege: SiegeData | None
    reach: list[ReachData]
    meets: dict[str, MeetsData]
    odds: list[list[float]]
    decisions: list[DecisionData]
    outcome: OutcomeData | None
    ground: NotRequired[GroundData]
