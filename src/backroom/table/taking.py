"""What each entry of the journal does to a table.

Nothing may change before everything that can be refused has been.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from backroom.kernel.event import EVERYONE, ONLOOKER, Event
from backroom.players import character_of
from backroom.table import entries as e
from backroom.table.happening import Happening
from backroom.table.seat import HUMAN, Seat

if TYPE_CHECKING:
    from backroom.table.table import Table

#: So long browsers may take to send what they committed to, in seconds.
SEALING_SECONDS = 15.0
_ONLOOKERS_ONLY = 1 << ONLOOKER


class Misfit(Exception):
    """The rules draw or end otherwise than the journal notes."""


def take_entry(table: Table, entry: e.AnyEntry, at: float) -> Happening | None:
    """Let an entry be true at a table; what the log tells of it."""
    match entry:
        case e.Dealt() | e.Moved() | e.Undone() if table.stranded:
            _passed(table, entry)
        case e.Opened():
            raise ValueError("a table is opened once")
        case e.Moved():
            return _moved(table, entry, at)
        case e.Spoke():
            return _spoke(table, entry, at)
        case e.Taken():
            _taken(table, entry)
        case e.Handed():
            _handed(table, entry)
        case e.Joined():
            _joined(table, entry)
        case e.Revoked():
            _revoked(table, entry)
        case e.Relinked():
            _relinked(table, entry)
        case e.Invited():
            _invited(table, entry)
        case e.Sat():
            return _sat(table, entry, at)
        case e.Renamed():
            return _renamed(table, entry, at)
        case e.Sealed():
            _sealed(table, entry, at)
        case e.Contributed():
            _contributed(table, entry)
        case e.LeftOut():
            return _leftout(table, entry, at)
        case e.Dealt():
            return _dealt(table, entry, at)
        case e.Wished():
            return _wished(table, entry, at)
        case e.Voted():
            return _voted(table, entry, at)
        case e.Undone():
            return _undone(table, entry, at)
        case e.Paused():
            return _paused(table, entry, at)
        case e.Resumed():
            return _resumed(table, entry, at)
        case e.Minded():
            return _minded(table, entry, at)
        case e.Returned():
            return _returned(table, entry, at)
        case e.Replaced():
            return _replaced(table, entry, at)
        case e.Kicked():
            return _kicked(table, entry, at)
        case e.Freed():
            _freed(table, entry)
        case e.Forgotten():
            return _forgotten(table, entry, at)
        case e.Closed():
            return _closed(table, entry, at)
        case e.Wanted():
            return _wanted(table, entry, at)
        case e.Rematched():
            return _rematched(table, entry, at)
        case e.Waited():
            _waited(table, entry, at)
        case _:
            assert_never(entry)
    return None


def _taken(table: Table, entry: e.Taken) -> None:
    table.seats[entry.seat].take(entry.key)
    table.seats[entry.seat].held = True


def _handed(table: Table, entry: e.Handed) -> None:
    seat = table.seats[entry.seat]
    seat.bar(seat.handed, "table-link-spent")
    seat.handed = entry.link


def _joined(table: Table, entry: e.Joined) -> None:
    seat = table.seats[entry.seat]
    seat.bar(seat.handed, "table-link-spent")
    seat.handed = ""
    seat.keys = [*seat.keys, entry.key]


def _revoked(table: Table, entry: e.Revoked) -> None:
    seat = table.seats[entry.seat]
    seat.keys = [key for key in seat.keys if key != entry.key]
    seat.bar(entry.key, "table-key-revoked")


def _relinked(table: Table, entry: e.Relinked) -> None:
    table.former_watch = table.watch or ""
    table.watch = entry.link


def _invited(table: Table, entry: e.Invited) -> None:
    table.former_invitation = table.invitation
    table.invitation = entry.link


def _sat(table: Table, entry: e.Sat, at: float) -> Happening:
    seat = table.seats[entry.seat]
    seat.name, seat.commitment, seat.sat = entry.name, entry.commitment, True
    seat.salt, seat.erased = entry.salt, entry.erased
    return _told(at, "sat", entry.seat)


def _renamed(table: Table, entry: e.Renamed, at: float) -> Happening:
    table.seats[entry.seat].name = entry.name
    return _told(at, "renamed", entry.seat)


def _sealed(table: Table, entry: e.Sealed, at: float) -> None:
    table.status = "sealing"
    table.sealed_at = at


def _contributed(table: Table, entry: e.Contributed) -> None:
    table.seats[entry.seat].contribution = entry.contribution
    table.left_out = [seat for seat in table.left_out if seat != entry.seat]


def _leftout(table: Table, entry: e.LeftOut, at: float) -> Happening:
    table.left_out = list(entry.seats)
    table.sealed_at = at
    return _told(at, "left-out", None, {"seats": table.left_out, "seconds": round(SEALING_SECONDS)})


def _dealt(table: Table, entry: e.Dealt, at: float) -> Happening:
    table.course = table.begin()
    if entry.chance is not None and entry.chance != table.course.recorded.deal:
        raise Misfit("the deal draws otherwise")
    for number, seat in enumerate(table.seats):
        if seat.contribution is None and number not in table.left_out and not table.chained:
            seat.commitment = None  # left out without a word, as it was before there were words
    table.status = "playing"
    return _told(at, "deal", None, events=table.course.told_of_the_deal())


def _moved(table: Table, entry: e.Moved, at: float) -> Happening:
    course = table.running
    rev = course.rev
    events = course.move(entry.seat, entry.actions, entry.by)
    if entry.chance is not None and (entry.chance, entry.end) != (course.recorded.drawn, course.ending):
        raise Misfit("the choice draws or ends otherwise")
    table.seats[entry.seat].remember(entry.ref)
    if results := sum(event.name in table.title.results and event.audience == EVERYONE for event in events):
        table.clock.told_results(results, at)
    if not entry.by and (course.rev != rev or not course.asks(entry.seat)):
        table.clock.answered(entry.seat, at)
    else:
        # Words alone answer nothing: a bank that grew with them would tell who whispers.
        table.clock.moved_on(entry.seat)
    table.wish = None
    if course.game.is_over:
        table.status = "over"
    audience = 1 << entry.seat
    for event in events:
        audience |= event.audience
    return _told(at, "move", entry.seat, {"by": entry.by} if entry.by else {}, events, audience)


def _passed(table: Table, entry: e.Dealt | e.Moved | e.Undone) -> None:
    """Part of a game that is not told: the house no longer has its rules."""
    if isinstance(entry, e.Moved):
        table.ended = entry.end
    if not isinstance(entry, e.Dealt):
        table.seats[entry.seat].remember(entry.ref)


def _spoke(table: Table, entry: e.Spoke, at: float) -> Happening:
    table.words[ONLOOKER if entry.seat is None else entry.seat] += len(entry.words)
    if entry.seat is not None:
        table.seats[entry.seat].remember(entry.ref)
    if entry.seat is not None and table.course is not None and (entry.words or entry.erased):
        table.course.say(entry.seat, entry.words, entry.to, entry.salt, entry.erased)
    if entry.seat is None:
        audience = EVERYONE if entry.aloud else _ONLOOKERS_ONLY
        return _told(at, "said", None, {"words": entry.words}, audience=audience)
    if entry.to is None:
        return _told(at, "said", entry.seat, {"words": entry.words})
    hearers = sum(1 << seat for seat in {entry.seat, *entry.to})
    return _told(at, "whispered", entry.seat, {"words": entry.words}, audience=hearers)


def _wished(table: Table, entry: e.Wished, at: float) -> Happening:
    table.wish = entry.seat
    table.agreed = set()
    table.seats[entry.seat].remember(entry.ref)
    return _told(at, "wished", entry.seat)


def _voted(table: Table, entry: e.Voted, at: float) -> Happening:
    if entry.agree:
        table.agreed.add(entry.seat)
        return _told(at, "agreed", entry.seat)
    table.wish = None
    return _told(at, "disagreed", entry.seat)


def _undone(table: Table, entry: e.Undone, at: float) -> Happening:
    # Not how many choices: whispers are among them.
    movers = table.running.movers_since(entry.moves)
    table.running.undo(entry.seat, entry.moves)
    for seat in movers:
        table.clock.taken_back(seat, at)
    table.wish = None
    table.seats[entry.seat].remember(entry.ref)
    return _told(at, "undone", entry.seat)


def _paused(table: Table, entry: e.Paused, at: float) -> Happening:
    table.status = "paused"
    return _told(at, "paused", entry.seat)


def _resumed(table: Table, entry: e.Resumed, at: float) -> Happening:
    table.status = "playing"
    return _told(at, "resumed", entry.seat)


def _minded(table: Table, entry: e.Minded, at: float) -> Happening:
    seat = table.seats[entry.seat]
    seat.minded = True
    seat.minder = entry.player or seat.minder
    facts = {"player": entry.player} if entry.player else {}
    return _told(at, "minded", entry.seat, facts | ({"why": entry.why} if entry.why else {}))


def _returned(table: Table, entry: e.Returned, at: float) -> Happening:
    table.seats[entry.seat].minded = False
    table.clock.renew(entry.seat)
    return _told(at, "returned", entry.seat)


def _replaced(table: Table, entry: e.Replaced, at: float) -> Happening:
    seat = table.seats[entry.seat]
    if seat.minded and entry.why == "failed":
        seat.minder = entry.player
        return _told(at, "replaced", entry.seat, {"before": HUMAN, "player": entry.player, "why": entry.why})
    before = seat.player
    if before != entry.player and not seat.sat:
        character = character_of(entry.player, table.title)
        seat.name = Seat(entry.seat, e.SeatPlan(entry.player, character.who.name if character else "")).name
    if not seat.sat:
        # Whoever comes late with the chair's link, or took the chair and never sat, has no key to the bot's hand.
        seat.lock("table-seat-gone")
    seat.player, seat.sat, seat.minded = entry.player, True, False
    return _told(at, "replaced", entry.seat, {"before": before, "player": entry.player, "why": entry.why})


def _kicked(table: Table, entry: e.Kicked, at: float) -> Happening:
    seat = table.seats[entry.seat]
    if entry.player:
        # In the middle of a game nobody gets the hand: a bot plays it to the end.
        seat.lock("table-kicked")
        seat.player, seat.sat, seat.minded = entry.player, True, False
        return _told(at, "kicked", entry.seat, {"player": entry.player})
    seat.leave("table-kicked")
    if entry.key:
        seat.keys = [entry.key]
        seat.minded = table.course is not None
    seat.link = entry.link
    return _told(at, "kicked", entry.seat)


def _freed(table: Table, entry: e.Freed) -> None:
    seat = table.seats[entry.seat]
    seat.leave("table-seat-gone")
    seat.player, seat.link = HUMAN, entry.link


def _forgotten(table: Table, entry: e.Forgotten, at: float) -> Happening:
    return _told(at, "forgotten", entry.seat)


def _closed(table: Table, entry: e.Closed, at: float) -> Happening:
    table.status = "closed"
    return _told(at, "closed", None)


def _wanted(table: Table, entry: e.Wanted, at: float) -> Happening:
    table.wanting.add(entry.seat)
    return _told(at, "wanted", entry.seat)


def _rematched(table: Table, entry: e.Rematched, at: float) -> Happening:
    table.rematch = entry.table
    return _told(at, "rematched", None)


def _waited(table: Table, entry: e.Waited, at: float) -> None:
    table.clock.stood_still(at - entry.since)


def _told(
    at: float,
    kind: str,
    seat: int | None,
    facts: dict[str, Any] | None = None,
    events: list[Event] | None = None,
    audience: int = EVERYONE,
) -> Happening:
    return Happening(at, kind, seat, facts or {}, events or [], audience)
