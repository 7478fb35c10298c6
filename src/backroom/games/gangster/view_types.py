"""What a view of Gangster tells: `view_data.py` makes it, the browser's `view.ts` is made from it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from backroom.games.gangster.pieces import Colour, Equipment
from backroom.kernel.view_types import SOME, DecisionData, OutcomeData


class TurnData(TypedDict):
    """Whose turn it is; before a colour is chosen it has none."""

    number: int
    seat: int
    colour: Colour | None


class CardData(TypedDict):
    """A movement card and where it leads, for it alone and with the motor. Areas go by their number in `areas`."""

    steps: int
    open: bool
    routes: list[list[int]]
    motor_routes: list[list[int]] | None


class ColourData(TypedDict):
    """A gangster board, its car and its cards; `influence` is by stage."""

    colour: Colour
    seat: int
    car: str
    aboard: int
    reserve: int
    trunk: list[Colour]
    room: int
    equipment: list[Equipment | None]
    cards: list[CardData]
    idle: int
    must_drive: bool
    influence: list[int]


class TableData(TypedDict):
    """The point table of a district: what each place says, `?` for the casino number."""

    number: int
    rows: int
    columns: int
    places: list[int | Literal["?"]]


class PlacedData(TypedDict):
    """What a colour has in a district, and its place there; `by_rank` if others have as many."""

    colour: Colour
    gangsters: int
    rank: int
    by_rank: bool
    place: int | None
    worth: int | Literal["?"] | None


class StandingData(PlacedData):
    """How a colour stands now; no points while they hang on the casino number."""

    points: int | None


class LineData(PlacedData):
    """What a colour got on a day of reckoning."""

    points: int


class WouldData(TypedDict):
    """A colour's place and points if one more of it stood on the next field."""

    place: int | None
    points: int | None


class AreaData(TypedDict):
    """An area of the map; with a table also who stands on its fields, and what that would score now.

    `would` is in the order of `colours`.
    """

    area: str
    x: int
    y: int
    connections: list[str]
    district: bool
    table: TableData | None
    fields: NotRequired[list[Colour | None]]
    next: NotRequired[int | None]
    end_reached: NotRequired[bool]
    doubled: NotRequired[bool]
    standing: NotRequired[list[StandingData]]
    would: NotRequired[list[WouldData]]


class FittingData(TypedDict):
    """What an open equipment would make of the slots of the colour whose turn it is."""

    equipment: Equipment
    slots: list[Equipment | None]
    lost: Equipment | None


class HarbourData(TypedDict):
    """The Gold Coast: equipment that lies open, what is left of each, who lies in the lake."""

    equipment: list[Equipment | None]
    supply: dict[Equipment, int]
    lake: Annotated[dict[Colour, int], SOME]
    fitting: list[FittingData]


class MarkersData(TypedDict):
    """Double markers: how many lie, of how many."""

    laid: int
    of: int


class PileData(TypedDict):
    """What is left in the pile of district cards."""

    districts: list[str]
    policemen: int


class DistrictData(TypedDict):
    """What a district scored on a day of reckoning, the first place first."""

    district: str
    doubled: bool
    lines: list[LineData]


class ReckoningData(TypedDict):
    """The last day of reckoning: who brought it about, the casino number, every district."""

    stage: int
    seat: int
    casino: int
    districts: list[DistrictData]


class IfScoredData(TypedDict):
    """What a player would get if the day of reckoning were today: `casinos` times the casino number comes on top."""

    points: int
    casinos: int


class ChangedData(TypedDict):
    """What a colour would score in a district, before a draft and after it; None where the casino number says it."""

    colour: Colour
    before: int | None
    after: int | None


class ChangeData(TypedDict):
    """A district in which a draft changes what would be scored now."""

    district: str
    doubled: bool
    lines: list[ChangedData]


class GangsterViewData(TypedDict):
    """The whole table: everything lies open. `if_scored` is by seat; `changes` is told of a draft only."""

    viewer: int
    players: int
    stage: int
    turn: TurnData
    influence: list[int]
    if_scored: list[IfScoredData]
    changes: list[ChangeData]
    colours: list[ColourData]
    areas: list[AreaData]
    harbour: HarbourData
    markers: MarkersData
    pile: PileData
    casino: list[int]
    reckoning: ReckoningData | None
    decisions: list[DecisionData]
    outcome: OutcomeData | None
