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
    """How far a player is, how many are missing, and since when the goal is held: the lower number is the longer."""

    held: int
    wanted: int
    missing: int
    since: int | None


class SiegeData(TypedDict):
    """Who waits inside which house. `holds` are the odds that they are left there alone, if it can be said."""

    place: str
    gang: Gang
    rings: list[int]
    holds: NotRequired[float]


class ThreatData(TypedDict):
    """A gang that could take a house: with so many points, on this way; `sure` if every roll is enough."""

    gang: Gang
    points: int
    sure: bool
    way: list[str]


class StakeData(TypedDict):
    """The goal that a house counts for, and how many of it would be left without that house."""

    goal: Goal
    held: int
    wanted: int


class LeavesData(TypedDict):
    """An own house that a draft leaves empty, and who could take it on the next turn, the nearest first."""

    house: str
    threats: list[ThreatData]
    stake: StakeData | None


#: Who stands at a place, and `to[n - 1]`, what n points reach: each place with the one before it on the way.
ReachData = TypedDict("ReachData", {"from": str, "rings": list[int], "to": list[dict[str, str]]})

#: What a member would meet at a place: whom it fights, how likely it is left there alone (`holds`, by its rings from 1,
#: against everybody inside), and whose building it seizes.
MeetsData = TypedDict(
    "MeetsData",
    {
        "fights": NotRequired[Gang],
        "rings": NotRequired[list[int]],
        "holds": NotRequired[list[float]],
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
    `rounds_left` counts the round that is on; then goals are looked at, and the players in `would_win` have held one
    longest. `leaves` is told of a draft only: what it leaves open.
    """

    viewer: int
    players: int
    plan: str
    crowded_houses: bool
    guarded_casinos: bool
    hidden: list[str]
    phase: Phase | None
    round: int
    rounds_left: int
    order: list[Gang]
    turn: Gang | None
    points: int
    bank_rings: int
    prices: list[int]
    gangs: list[GangData]
    owners: dict[str, Gang]
    goals: list[dict[Goal, GoalData]]
    would_win: list[int]
    siege: SiegeData | None
    reach: list[ReachData]
    meets: dict[str, MeetsData]
    leaves: list[LeavesData]
    odds: list[list[float]]
    decisions: list[DecisionData]
    outcome: OutcomeData | None
    ground: NotRequired[GroundData]
