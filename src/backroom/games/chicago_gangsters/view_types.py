"""What a view of Chicago Gangsters tells: `view_data.py` makes it, the browser's `view.ts` is made from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from backroom.games.chicago_gangsters.cards import MeansKind, Side
from backroom.games.chicago_gangsters.sum_types import ContributionData, ReckonedData, SpanData, ToWinData
from backroom.kernel.view_types import DecisionData, OutcomeData

#: Where alcohol comes from, in the order of the account.
Source = Literal["loot", "abilities", "showdown", "godfather"]


class LootPackageData(TypedDict):
    """A quarter of a loot card, and who has taken it."""

    alcohol: int
    means: int
    person: bool
    taken_by: int | None


class LootData(TypedDict):
    """The packages of a round."""

    winners: list[LootPackageData]
    losers: list[LootPackageData]


class TargetsData(TypedDict):
    """What the defenders have to reach by the announced sum alone; `reckoned` has the marks with Mr. X."""

    sum: SpanData
    half: SpanData
    beat: SpanData
    hidden: HighestData | None


class HighestData(TypedDict):
    """The card left face down, or the highest that it can be, and what it would add."""

    card: str
    points: int


class RoundData(TypedDict):
    """The cards of the round, and what is known of its course. `marks` and `announced` are by side."""

    number: int
    coalition: int
    district: str
    means: list[MeansKind]
    persons: bool
    person: str
    loot: LootData
    question: int | None
    marks: list[int | None]
    lone: int | None
    announced: list[int | None]
    thug: bool
    targets: TargetsData | None


class LaidData(TypedDict):
    """What a seat has laid: the cards that the viewer sees, and how many others; None if nobody says how many."""

    how: str | None
    up: bool
    cards: list[str]
    face_down: int | None
    returned: list[str]


class PersonData(TypedDict):
    """A person of a clan: its value, and what it counts here."""

    person: str
    value: int
    here: int


class WordData(TypedDict):
    """What somebody pledged or asked for: so many points, a kind of means, or nothing."""

    form: Literal["points", "kind", "nothing"]
    points: NotRequired[int]
    kind: NotRequired[MeansKind]


class PledgeData(WordData):
    """Whether it was kept is known after the evaluation."""

    kept: bool | None


class WordsKeptData(TypedDict):
    """How many pledges a seat has kept and broken so far."""

    kept: int
    broken: int


class SeatData(TypedDict):
    """A seat, and what the viewer knows of its hand. Where partners whisper, also who knows what."""

    clan: str
    side: Side | None
    partner: int | None
    alcohol: int
    earned: dict[Source, int]
    points: int
    hand: int
    known: list[str]
    known_to_all: list[str] | None
    knows_of_you: list[str] | None
    laid: LaidData
    persons: list[PersonData]
    usable: list[MeansKind]
    pledge: PledgeData | None
    request: WordData | None
    shown: int
    words: WordsKeptData
    brings: ContributionData | None


class OwnData(TypedDict):
    """What only the viewer knows beside the hand."""

    left_face_down: str | None
    declared: bool
    stake: str | None


class PersonsData(TypedDict):
    """Persons that are nobody's: how many in the pile, and which are out of the game."""

    left: int
    gone: list[str]


class CardsLeftData(TypedDict):
    """Which cards of the three piles have not been turned up yet."""

    coalitions: list[int]
    districts: list[str]
    loot: list[int]


class DuelData(TypedDict):
    """The last duel for the Godfather's card: in which round, and the two cards."""

    round: int
    cards: list[str | None]


class GodfatherData(TypedDict):
    """The Godfather's card: who has it, who has just taken it, whom it has ousted."""

    holder: int | None
    new: int | None
    ousted: int | None
    shut: bool
    last_duel: DuelData | None


class TallyData(TypedDict):
    """How often the challengers won, and how often the losers got nothing."""

    challengers_won: int
    losers_empty: int


class HalfData(TypedDict):
    """Whether the losing side brought half of what the winners did."""

    needed: int
    brought: int
    reached: bool


class SideData(TypedDict):
    """A side's sum, before and after the hidden card and Mr. X."""

    side: Side
    announced: int
    sum: int


class CountedPersonData(TypedDict):
    """A person and what it counted in the evaluation."""

    person: str
    points: int


class EvaluatedSeatData(TypedDict):
    """What counted of a seat's cards and persons, and what it brought."""

    owner: int
    side: Side
    counted: list[str]
    returned: list[str]
    persons: list[CountedPersonData]
    points: ContributionData


class HiddenCardData(TypedDict):
    """The card that was left face down, and whether it counted."""

    owner: int
    card: str
    counts: bool


class MrXData(TypedDict):
    """Who was Mr. X, and which side he joined."""

    owner: int
    side: Side


class OrderData(TypedDict):
    """Who of a side gets a package, the first to choose first, and why that one is first."""

    seats: list[int]
    why: str


class EvaluationData(TypedDict):
    """An evaluated round, explained. `order` is that of the winners and that of the losers."""

    round: int
    winner: Side
    why: Literal["tie", "higher"]
    half: HalfData
    sides: list[SideData]
    seats: list[EvaluatedSeatData]
    hidden: HiddenCardData | None
    mr_x: MrXData | None
    order: list[OrderData]
    empty: int | None


class ShowdownData(TypedDict):
    """What was compared in the showdown, each seat's number, and who got how much alcohol for it."""

    what: str
    numbers: list[int]
    winners: list[int]
    alcohol: int


class ChicagoGangstersViewData(TypedDict):
    """What is public, and what the viewer may know of cards and talk."""

    viewer: int
    players: int
    whisper: bool
    to_win: ToWinData
    round: RoundData
    reckoned: ReckonedData | None
    seats: list[SeatData]
    hand: list[str]
    own: OwnData
    pile: int
    discards: list[str]
    persons: PersonsData
    cards_left: CardsLeftData
    godfather: GodfatherData
    tally: TallyData
    evaluation: EvaluationData | None
    showdown: list[ShowdownData] | None
    decisions: list[DecisionData]
    outcome: OutcomeData | None
