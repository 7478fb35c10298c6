"""The journal's entries: everything that ever happens at a table, in the past tense.

A table is what its entries make of it, in their order, and nothing else: loading one is taking its entries again.
"""

from __future__ import annotations

import msgspec

from backroom.kernel.lines import Draws, Ending
from backroom.kernel.refusal import Facts
from backroom.table.protocol import ClockPlan


class Entry(msgspec.Struct, frozen=True, tag_field="what", tag=str.lower, omit_defaults=True):
    """Something that happened."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """`player` is `human` or a bot's name; all secrets are hashes.

    `keys` are those of the devices that play the seat, `link` that of the one-time link to a chair that is still free.
    `key` is one that the house made itself, at tables opened before there were links.
    """

    player: str
    name: str = ""
    key: str = ""
    keys: list[str] = []
    link: str = ""


class ForkPlan(msgspec.Struct, frozen=True):
    """A game forked from another: as `seat` (from 0) knew it after choice `number` of that record.

    `known` is the data of a state that looks to the seat as it did then. The house made it from the record.
    """

    record: str
    number: int
    seat: int
    known: Facts


class Opened(Entry, frozen=True):
    """The table was opened. Keys are hashes; the seed is the house's secret until the end.

    `scheme` 2 has the record of today; older tables have format 1, where `start` is the data of a state to begin from.
    """

    title: str
    players: int
    options: dict[str, bool]
    seats: list[SeatPlan]
    seed: str
    host: str
    watch: str | None = None
    data: str | None = None
    clock: ClockPlan = ClockPlan()
    listed: bool = False
    start: Facts | None = None
    scheme: int = 1
    fork: ForkPlan | None = None
    #: Which data the table plays on, and by which version of the title's rules (0: before that was noted).
    data_sha256: str = ""
    rules: int = 0
    #: Whether the deal waits until somebody says so, once all sit; and whether all hear what onlookers say.
    wait: bool = False
    heard: bool = False
    #: The hash of the invitation: one link for all chairs that are free.
    invitation: str = ""


class Taken(Entry, frozen=True):
    """Somebody took a chair, by its link, by the invitation or at a listed table: its link is spent, the key is their
    device's own."""

    seat: int
    key: str


class Sat(Entry, frozen=True):
    """A human sat down, with a commitment to a contribution, or none.

    `salt` goes into the record with the name. Once the name is erased, `erased` is the digest of that line.
    """

    seat: int
    name: str
    commitment: str | None = None
    salt: str = ""
    erased: str = ""


class Renamed(Entry, frozen=True):
    """Somebody who sits is called otherwise from now on. A record keeps the name of its deal."""

    seat: int
    name: str


class Sealed(Entry, frozen=True):
    """Everybody sits: all commitments are known, the contributions are asked for."""


class Contributed(Entry, frozen=True):
    seat: int
    contribution: str


class LeftOut(Entry, frozen=True):
    """These seats had not contributed in time: they get a little more, and everybody is told."""

    seats: list[int]


class Dealt(Entry, frozen=True):
    """The game began, with the contributions that had come in. `chance` notes what was drawn; see `Moved`."""

    chance: Draws | None = None


class Moved(Entry, frozen=True):
    """One whole choice. `by` is the bot that made it, else empty; `ref` guards against taking it twice.

    `chance` and `end` note what came of it, so that a load can tell whether the rules still do the same, and a record
    can be made without them. None in journals of the days before that.
    """

    seat: int
    actions: list[str]
    ref: str = ""
    by: str = ""
    chance: Draws | None = None
    end: Ending | None = None


class Spoke(Entry, frozen=True):
    """Free words of a seat, whispered if `to` names seats; of an onlooker if `seat` is None, for onlookers only or
    `aloud` for all."""

    words: str
    seat: int | None = None
    to: list[int] | None = None
    ref: str = ""
    #: For the record; once the words are erased, the digest of their line.
    salt: str = ""
    erased: str = ""
    aloud: bool = False


class Wished(Entry, frozen=True):
    """A seat asked the others to let it undo its last choice."""

    seat: int
    ref: str = ""


class Voted(Entry, frozen=True):
    seat: int
    agree: bool


class Undone(Entry, frozen=True):
    """The last choices were taken back, down to `moves` of them."""

    seat: int
    moves: int
    ref: str = ""


class Paused(Entry, frozen=True):
    """By a seat, or by the host (None)."""

    seat: int | None = None


class Resumed(Entry, frozen=True):
    seat: int | None = None


class Minded(Entry, frozen=True):
    """A bot minds the seat until its human is back: the clock ran out, or (`why` is `host`) the host put it there.

    `player` is that bot; empty is the title's best.
    """

    seat: int
    player: str = ""
    why: str = ""


class Returned(Entry, frozen=True):
    """The human is back."""

    seat: int


class Replaced(Entry, frozen=True):
    """From now on this bot plays the seat. `why` is `host`, `resigned`, `free` or `failed` (another bot failed)."""

    seat: int
    player: str
    why: str


class Kicked(Entry, frozen=True):
    """The host sent somebody away: the chair is free again, with a new `link`; in a game the bot `player` has it.

    `key` is a new one to the same hand: so it was done before there were links.
    """

    seat: int
    key: str = ""
    link: str = ""
    player: str = ""


class Freed(Entry, frozen=True):
    """Before the deal: the host took a bot's chair for a friend, who comes by this `link`."""

    seat: int
    link: str


class Handed(Entry, frozen=True):
    """The owner of a seat made a one-time link for another device of theirs; an empty one takes it back."""

    seat: int
    link: str


class Joined(Entry, frozen=True):
    """A handed-on link was spent: one more device plays the seat."""

    seat: int
    key: str


class Revoked(Entry, frozen=True):
    """The owner of a seat signed one of its devices out."""

    seat: int
    key: str


class Relinked(Entry, frozen=True):
    """The host changed the onlookers' link."""

    link: str


class Invited(Entry, frozen=True):
    """The host made a new invitation: the one before it opens nothing any more."""

    link: str


class Forgotten(Entry, frozen=True):
    """A seat's name and words were erased: the lines before this one no longer have them."""

    seat: int


class Closed(Entry, frozen=True):
    """By the host: nothing more happens here."""


class Wanted(Entry, frozen=True):
    """After the end, a seat wants to play once more."""

    seat: int


class Rematched(Entry, frozen=True):
    """The same company plays again at another table."""

    table: str


class Waited(Entry, frozen=True):
    """The house was closed from `since` on: no clock ran."""

    since: float


AnyEntry = (
    Opened | Taken | Sat | Renamed | Sealed | Contributed | LeftOut | Dealt | Moved | Spoke | Wished | Voted | Undone
    | Paused | Resumed | Minded | Returned | Replaced | Kicked | Freed | Handed | Joined | Revoked | Relinked
    | Invited | Forgotten | Closed | Wanted | Rematched | Waited
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry
