"""Bodies and answers of the plain HTTP interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from backroom.table.protocol import ClockPlan, Hex, Moment, Name

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Id = Annotated[str, msgspec.Meta(min_length=8, max_length=32, pattern="^[a-z0-9]+$")]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`human` or the name of a bot. A human seat with a `key` is played on the opener's own device, which made the key
    and tells us its SHA-256; one without is for somebody with the chair's link."""

    player: Annotated[str, msgspec.Meta(max_length=20)] = "human"
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    key: Hex | None = None


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. Without `seats`: one human at seat 1 and different characters of the title's usual level."""

    title: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    options: Annotated[dict[Annotated[str, msgspec.Meta(max_length=40)], bool], msgspec.Meta(max_length=40)] = {}
    data: Annotated[str, msgspec.Meta(max_length=64_000)] | None = None
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=6)] = []
    clock: ClockPlan = ClockPlan()
    listed: bool = False
    """Whether strangers find it in the lobby and may take free seats."""
    onlookers: bool = True
    heard: bool = False
    """Whether everybody hears what onlookers say; else only other onlookers do, until the end."""
    wait: bool = False
    """Whether the deal waits, once all sit, until somebody says `begin`."""


class SeatLink(msgspec.Struct, frozen=True):
    """The one-time link to a chair: it is spent by sitting down, and never shows a hand."""

    seat: int
    link: str


class OpenedTable(msgspec.Struct, frozen=True):
    """The table's id and its secrets: a link for each human seat that is not played here, the host's and onlookers',
    and the `invitation`, one link for all chairs that are free."""

    table: str
    seats: list[SeatLink]
    host: str
    onlookers: str | None
    invitation: str


class TakeChair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a chair, by its link or by the invitation. `key` is the SHA-256 of a key that this device made: it plays
    from now on."""

    key: Hex


class Chair(msgspec.Struct, frozen=True):
    """What a secret opens: a `key` plays the seat, a `link` takes the chair, the `invitation` the first free one, a
    link that its owner `handed` on makes this one more device of the seat's; `onlooker` has no seat."""

    kind: Literal["key", "link", "invitation", "handed", "onlooker"]
    table: str
    title: str
    status: str
    seat: int | None
    name: str


class DevicesWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`hand-on` makes a one-time link by which the seat is played on another device too; `revoke-others` signs all
    devices but this one out."""

    do: Literal["hand-on", "revoke-others"]


class Devices(msgspec.Struct, frozen=True):
    """How many devices play the seat, whether a link waits to be spent; after `hand-on` that link."""

    devices: int
    waiting: bool
    link: str | None = None


class HostWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A power of the host: `begin` (bots take free seats, and mind those of people who are away), `kick` a seat,
    `replace` (a bot takes a seat; in a game it minds it until its human is back), `free` (before the deal, a bot's
    chair is for a friend), `pause`, `resume`, `close`, `relink` (the onlookers get a new link), `invite` (before the
    deal, a new invitation), `offer` (before the deal, whoever looks on is told the invitation, `link`), `speak` (before
    the deal, a code that can be told instead of the invitation, `link`), `delete` (the table goes, with everything that
    was stored of it)."""

    do: Literal[
        "begin", "kick", "replace", "free", "pause", "resume", "close", "relink", "invite", "offer", "speak", "delete"
    ]
    seat: SeatNumber | None = None
    link: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    player: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class HostAnswer(msgspec.Struct, frozen=True):
    """For `kick` before the deal and for `free`: the chair's new link; for `relink`: the onlookers'; for `invite`: the
    invitation. For `speak`: the `code`."""

    link: str | None = None
    code: str | None = None


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wrong at a table, in words, for the operators of the house; of one `seat`, or of nobody in particular."""

    words: Annotated[str, msgspec.Meta(max_length=500)]
    seat: SeatNumber | None = None


class Reported(msgspec.Struct, frozen=True):
    """It is kept, under this id."""

    report: str


class SpokenCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words that somebody was told, however they are written."""

    code: Annotated[str, msgspec.Meta(max_length=80)]


class SpokenFor(msgspec.Struct, frozen=True):
    """What a spoken code stands for: the table, and its invitation."""

    table: str
    link: str


class ListedSeat(msgspec.Struct, frozen=True):
    name: str
    player: str
    sat: bool


class ListedTable(msgspec.Struct, frozen=True):
    """A table in the lobby. No secret stands here."""

    table: str
    title: str
    options: dict[str, bool]
    status: str
    seats: list[ListedSeat]
    clock: ClockPlan
    opened: float


class OwnTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that a device has sat down at, and its secrets there: keys of seats, or a link that is not spent."""

    table: Id
    keys: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(min_length=1, max_length=6)]


class OwnTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that a device asks about at once. Secrets stand in the body: addresses are written into logs."""

    tables: Annotated[list[OwnTable], msgspec.Meta(min_length=1, max_length=24)]


class NewsSeat(msgspec.Struct, frozen=True):
    """Who sits there: a name, and `human` or what a bot is called."""

    name: str
    player: str


class Ended(msgspec.Struct, frozen=True):
    """How a game ended: who won, each seat's score, and when."""

    winners: list[int]
    scores: list[int]
    at: float


class TableNews(msgspec.Struct, frozen=True):
    """How a table of one's own stands: nothing that does not also stand in the update of those seats.

    `mine` are the seats that the keys play, `chair` tells that a link still takes one. `asked` are those that the table
    waits for, `since` when; both are empty while nobody is asked. `minded` says that a bot plays for one of mine.
    `rematch` names the table where it goes on, `wanting` who wants that. If no key opens anything, `why` is the message
    that says so, and nothing else is told.
    """

    table: str
    why: str = ""
    title: str = ""
    status: str = ""
    seats: list[NewsSeat] = []
    mine: list[int] = []
    chair: bool = False
    asked: list[int] = []
    since: float | None = None
    minded: bool = False
    ended: Ended | None = None
    rematch: str | None = None
    wanting: list[int] = []


class OwnNews(msgspec.Struct, frozen=True):
    """The news of each table, in the order of the question; `now` is the house's time, by which the others are told."""

    now: float
    tables: list[TableNews]


class OptionAbout(msgspec.Struct, frozen=True):
    name: str
    clause: str
    least: int
    most: int


class TitleWords(msgspec.Struct, frozen=True):
    """What a title says of itself in one language."""

    name: str
    line: str
    short: str
    won_by: str


class LessonsOf(msgspec.Struct, frozen=True):
    """How many lessons a title has; `guided` is the id of its guided first game, which takes so many `minutes`, else
    empty."""

    count: int
    guided: str
    minutes: int


class CharacterAbout(msgspec.Struct, frozen=True):
    """A bot with a name, a face and a manner: `bot` is what a seat's `player` is called, `who` names the portrait.

    How it plays is the title's message `character-<who>`, its manner the house's `manner-<manner>`.
    """

    bot: str
    who: str
    name: str
    level: str
    manner: str


class TitleAbout(msgspec.Struct, frozen=True):
    """A title as it is announced, and what can be chosen when a table is opened. `words` are by language; `emblem`,
    `ground` and `accent` make its poster where it has no picture. `board` is the address of the board that its package
    brings along, relative to the house; empty if it brings none."""

    id: str
    words: dict[str, TitleWords]
    minutes: list[int]
    emblem: str
    ground: str
    accent: str
    least: int
    most: int
    usual: int
    options: list[OptionAbout]
    bots: list[str]
    """The levels, the weakest first. `company` are the bots that a table gets where nobody has chosen."""
    characters: list[CharacterAbout]
    company: list[str]
    usual_bot: str
    data: str
    board: str
    lessons: LessonsOf


class TitleText(msgspec.Struct, frozen=True):
    """A title's words in one language, for a browser that was not built with them: Fluent files, of which the first
    that has a message is right, the file of the clauses, and its rulebook."""

    texts: list[str]
    clauses: str
    rulebook: str = ""


class ReplayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be shown: `viewer` is a seat from 0, `onlooker`, or `open` (only of a finished game)."""

    record: Annotated[str, msgspec.Meta(max_length=2_000_000)]
    viewer: SeatNumber | Literal["onlooker", "open"] = "open"


class ReplayMoment(msgspec.Struct, frozen=True):
    """A game after the deal (0), a move or some words, as the viewer knew it then."""

    number: int
    kind: str
    seat: int | None
    events: list[Any]
    view: Mapping[str, Any]
    prompt: str
    prompt_facts: dict[str, Any]
    seats: list[int]
    words: str = ""


class Replay(msgspec.Struct, frozen=True):
    title: str
    options: dict[str, bool]
    names: list[str]
    players: list[str]
    viewer: int | Literal["onlooker", "open"]
    moments: list[ReplayMoment]
    commitments: dict[str, Any] | None
    reveal: dict[str, Any] | None
    over: bool


class Past(msgspec.Struct, frozen=True):
    """The game after the viewer's moment `number`, as it knew it then."""

    number: int
    view: Mapping[str, Any]


class LogPage(msgspec.Struct, frozen=True):
    """Some of the viewer's log, in order; `earlier` moments stand before them."""

    moments: list[Moment]
    earlier: int


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table against bots from a moment of a finished game; what `seat` did not know then is dealt anew."""

    record: Annotated[str, msgspec.Meta(max_length=300_000)]
    number: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=20)] = ""
    key: Hex | None = None


class TakenSeat(msgspec.Struct, frozen=True):
    """Whose chair it is now: the key that was made for it plays."""

    table: str
    seat: int


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat at a listed table, for the device that made the key with this SHA-256."""

    name: Name
    key: Hex


class HouseAbout(msgspec.Struct, frozen=True):
    """What the privacy page tells of this house: its version, and how many days tables are kept, from their end on or,
    if they never ended, from the last thing that happened there on; None is for ever."""

    version: str
    keep_days: float | None
    keep_unfinished_days: float | None


class Erased(msgspec.Struct, frozen=True):
    """The seat whose name and words were erased."""

    seat: int


class Way(msgspec.Struct, frozen=True):
    """An address of this machine in one of its networks, by which others reach the house; `kind` is `wifi`, `cable` or
    empty."""

    address: str
    port: int
    kind: str


class DoorWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open the door to this network, or shut it. The host's key of `table` is the proof."""

    do: Literal["open", "shut"]
    table: Id


class DoorAbout(msgspec.Struct, frozen=True):
    """The door to this network, for whoever sits at this machine; to anybody else it is not `offered`.

    `network` tells whether this machine is in one. While the door is open, `ways` lead in, since `since`; `came` is
    when another device last came in by one of them.
    """

    offered: bool
    network: bool = False
    open: bool = False
    ways: list[Way] = []
    since: float | None = None
    came: float | None = None
