"""A table: what its journal's entries make of it."""

from __future__ import annotations

from collections import deque
from typing import Any, Literal

from backroom.games import find_title
from backroom.kernel.chain import name_salt
from backroom.kernel.event import EVERYONE, ONLOOKER, Event
from backroom.kernel.fair import commitment
from backroom.kernel.lines import Ending, Fork, Hidden, Name, NameLine, SeatLine
from backroom.kernel.recorded import Fairness, Origin
from backroom.table import entries as e
from backroom.table.basis import basis_of
from backroom.table.clock import Clock
from backroom.table.course import Course
from backroom.table.happening import VIEWERS, Happening, Note
from backroom.table.seat import HUMAN, Seat

Status = Literal["gathering", "sealing", "playing", "paused", "over", "closed", "stranded"]
#: So many of the last things that happened are kept at hand: all since the last snapshot. The journal has them all.
_RECENT = 48
#: So long browsers may take to send what they committed to, in seconds.
SEALING_SECONDS = 15.0
_ONLOOKERS_ONLY = 1 << ONLOOKER


#: What the rules have a say in. Whatever else a journal tells, any house can take again.
OF_THE_RULES = (e.Dealt, e.Moved, e.Undone)


class Misfit(Exception):
    """The rules draw or end otherwise than the journal notes."""


class Table:
    """One table. `take` is the only writer: whatever it cannot accept it refuses before anything has changed."""

    def __init__(self, id_: str, opened: e.Opened, at: float, kept: str | None = None) -> None:
        self.id = id_
        self.opened = opened
        self.opened_at = self.changed_at = at
        self.title = find_title(opened.title)
        basis = basis_of(opened, self.title, kept)
        self.settings = basis.settings
        self.seats = [Seat(number, plan) for number, plan in enumerate(opened.seats)]
        people = [seat for seat in self.seats if seat.human]
        for seat in people:
            # Kept for whoever opened the table, and who was named.
            seat.held = seat is people[0] or bool(seat.name or opened.seats[self.seats.index(seat)].keys)
        self.status: Status = "gathering"
        self.course: Course | None = None
        self.clock = Clock(opened.clock, opened.players)
        self.wish: int | None = None
        self.agreed: set[int] = set()
        self.rematch: str | None = None
        self.seq = 1
        #: When the contributions were asked for; or, once some were missed, asked for again.
        self.sealed_at = 0.0
        #: The seats whose contributions are missed, told to everybody before the deal goes on without them.
        self.left_out: list[int] = []
        #: The hash of the onlookers' secret, if there is one.
        self.watch = opened.watch
        #: The one before it, whose holders are told that it was changed.
        self.former_watch = ""
        self.rules = basis.rules
        self.data_version = basis.data_version
        self.data_sha256 = basis.data_sha256
        self.house_commitment = commitment(bytes.fromhex(opened.seed))
        #: For each viewer, how many happenings it has seen: what it is told as its own `seq`.
        self.seen = [0] * VIEWERS
        #: Letters said here so far, by viewer.
        self.words = [0] * VIEWERS
        #: For each viewer, the head of the record's chain after the last line that it saw come about. Not the newest:
        #: that would tell when others whisper.
        self.heads = [""] * VIEWERS
        self.recent: deque[Note] = deque(maxlen=_RECENT)
        #: The number of the entry after which a snapshot was last made, and how much has happened since.
        self.noted = 0
        self.fresh = 0
        #: Why the house can no longer play this table, in English; empty if it can.
        self.stranded = ""
        #: Whether a game has begun here; and how a stranded one had ended, as its journal notes it.
        self.dealt = False
        self.ended: Ending | None = None
        if basis.missing:
            self.strand(basis.missing)

    def take(self, entry: e.AnyEntry, at: float) -> Happening | None:
        """Let something happen; what the log tells of it. `Rejected` if a rule forbids it: then nothing has changed."""
        before = self._head
        self.dealt = self.dealt or isinstance(entry, e.Dealt)
        passed = bool(self.stranded) and isinstance(entry, OF_THE_RULES)
        taking = "_passed" if passed else f"_{type(entry).__name__.lower()}"
        happening: Happening | None = getattr(self, taking)(entry, at)
        if self.stranded and self.status != "closed":
            self.status = "stranded"
        self.seq += 1
        self.changed_at = at
        self._set_clock(at)
        if happening is not None:
            for viewer in range(VIEWERS):
                self.seen[viewer] += happening.audience >> viewer & 1
            happening.numbers = list(self.seen)
            self._tell_head(before, happening)
            self.recent.append(happening.note())
            self.fresh += 1
        return happening

    def strand(self, why: str) -> None:
        """The house can no longer play this: from here on the game is not told, and nothing is lost."""
        self.stranded = why
        self.status = "stranded"
        self.course = None
        self.wish = None
        self.clock = Clock(self.opened.clock, len(self.seats))

    @property
    def running(self) -> Course:
        """The game in play; only asked for where there is one."""
        if self.course is None:
            raise RuntimeError(f"table {self.id} has no game yet")
        return self.course

    def asked(self) -> list[int]:
        """The seats that the table waits for; none unless a game is in play."""
        if self.course is None or self.status != "playing":
            return []
        return self.course.asked()

    def voters(self) -> list[int]:
        """Whose leave somebody needs who wishes to undo: the other humans who are here."""
        return [seat for seat, sitting in enumerate(self.seats) if sitting.here and seat != self.wish]

    def fairness(self) -> Fairness:
        contributions = [bytes.fromhex(seat.contribution or "") for seat in self.seats]
        withheld = [None if seat.contribution else seat.commitment for seat in self.seats]
        return Fairness(bytes.fromhex(self.opened.seed), contributions, withheld if self._chained else [])

    @property
    def _chained(self) -> bool:
        return self.opened.scheme > 1

    @property
    def _head(self) -> str:
        return "" if self.course is None else self.course.head

    def _tell_head(self, before: str, happening: Happening) -> None:
        head = self._head
        if head != before:
            audience = EVERYONE if self.running.over else happening.audience
            for viewer in range(VIEWERS):
                if audience >> viewer & 1:
                    self.heads[viewer] = head

    def names(self) -> list[Name]:
        """The record's lines that name each seat."""
        seed = bytes.fromhex(self.opened.seed)
        names: list[Name] = []
        for number, seat in enumerate(self.seats):
            salt = seat.salt or name_salt(seed, number)
            names.append(Hidden(seat.erased) if seat.erased else NameLine(number + 1, seat.name, salt))
        return names

    def _begin(self) -> Course:
        lines = [SeatLine(seat.name, seat.player) for seat in self.seats]
        if not self._chained:
            return Course(self.title, self.settings, lines, self.fairness(), self.opened.start)
        return Course(self.title, self.settings, lines, self.fairness(), names=self.names(), origin=self.origin())

    def origin(self) -> Origin | None:
        """What the game here is forked from, if it is."""
        plan = self.opened.fork
        return None if plan is None else Origin(Fork(plan.record, plan.number, plan.seat + 1), plan.known)

    def _set_clock(self, at: float) -> None:
        if self.course is not None and self.clock.plan.kind != "none":
            self.clock.run_for([seat for seat in self.asked() if self.seats[seat].here], self.course.rev, at)

    # What each entry does. Nothing may change before everything that can be refused has been.

    def _taken(self, entry: e.Taken, at: float) -> None:
        self.seats[entry.seat].take(entry.key)
        self.seats[entry.seat].held = True

    def _handed(self, entry: e.Handed, at: float) -> None:
        seat = self.seats[entry.seat]
        seat.bar(seat.handed, "table-link-spent")
        seat.handed = entry.link

    def _joined(self, entry: e.Joined, at: float) -> None:
        seat = self.seats[entry.seat]
        seat.bar(seat.handed, "table-link-spent")
        seat.handed = ""
        seat.keys = [*seat.keys, entry.key]

    def _revoked(self, entry: e.Revoked, at: float) -> None:
        seat = self.seats[entry.seat]
        seat.keys = [key for key in seat.keys if key != entry.key]
        seat.bar(entry.key, "table-key-revoked")

    def _relinked(self, entry: e.Relinked, at: float) -> None:
        self.former_watch = self.watch or ""
        self.watch = entry.link

    def _sat(self, entry: e.Sat, at: float) -> Happening:
        seat = self.seats[entry.seat]
        seat.name, seat.commitment, seat.sat = entry.name, entry.commitment, True
        seat.salt, seat.erased = entry.salt, entry.erased
        return _told(at, "sat", entry.seat)

    def _sealed(self, entry: e.Sealed, at: float) -> None:
        self.status = "sealing"
        self.sealed_at = at

    def _contributed(self, entry: e.Contributed, at: float) -> None:
        self.seats[entry.seat].contribution = entry.contribution
        self.left_out = [seat for seat in self.left_out if seat != entry.seat]

    def _leftout(self, entry: e.LeftOut, at: float) -> Happening:
        self.left_out = list(entry.seats)
        self.sealed_at = at
        return _told(at, "left-out", None, {"seats": self.left_out, "seconds": round(SEALING_SECONDS)})

    def _dealt(self, entry: e.Dealt, at: float) -> Happening:
        self.course = self._begin()
        if entry.chance is not None and entry.chance != self.course.deal:
            raise Misfit("the deal draws otherwise")
        for number, seat in enumerate(self.seats):
            if seat.contribution is None and number not in self.left_out and not self._chained:
                seat.commitment = None  # left out without a word, as it was before there were words
        self.status = "playing"
        return _told(at, "deal", None, events=self.course.told_of_the_deal())

    def _moved(self, entry: e.Moved, at: float) -> Happening:
        course = self.running
        rev = course.rev
        events = course.move(entry.seat, entry.actions, entry.by)
        if entry.chance is not None and (entry.chance, entry.end) != (course.drawn, course.ending):
            raise Misfit("the choice draws or ends otherwise")
        self.seats[entry.seat].remember(entry.ref)
        if not entry.by and (course.rev != rev or not course.asks(entry.seat)):
            self.clock.answered(entry.seat, at)
        else:
            # Words alone answer nothing: a bank that grew with them would tell who whispers.
            self.clock.moved_on(entry.seat)
        self.wish = None
        if course.over:
            self.status = "over"
        audience = 1 << entry.seat
        for event in events:
            audience |= event.audience
        return _told(at, "move", entry.seat, {"by": entry.by} if entry.by else {}, events, audience)

    def _passed(self, entry: e.Dealt | e.Moved | e.Undone, at: float) -> None:
        """Part of a game that is not told: the house no longer has its rules."""
        if isinstance(entry, e.Moved):
            self.ended = entry.end
        if not isinstance(entry, e.Dealt):
            self.seats[entry.seat].remember(entry.ref)

    def _spoke(self, entry: e.Spoke, at: float) -> Happening:
        self.words[ONLOOKER if entry.seat is None else entry.seat] += len(entry.words)
        if entry.seat is not None:
            self.seats[entry.seat].remember(entry.ref)
        if entry.seat is not None and self.course is not None and (entry.words or entry.erased):
            self.course.say(entry.seat, entry.words, entry.to, entry.salt, entry.erased)
        if entry.seat is None:
            return _told(at, "said", None, {"words": entry.words}, audience=_ONLOOKERS_ONLY)
        if entry.to is None:
            return _told(at, "said", entry.seat, {"words": entry.words})
        hearers = sum(1 << seat for seat in {entry.seat, *entry.to})
        return _told(at, "whispered", entry.seat, {"words": entry.words}, audience=hearers)

    def _wished(self, entry: e.Wished, at: float) -> Happening:
        self.wish = entry.seat
        self.agreed = set()
        self.seats[entry.seat].remember(entry.ref)
        return _told(at, "wished", entry.seat)

    def _voted(self, entry: e.Voted, at: float) -> Happening:
        if entry.agree:
            self.agreed.add(entry.seat)
            return _told(at, "agreed", entry.seat)
        self.wish = None
        return _told(at, "disagreed", entry.seat)

    def _undone(self, entry: e.Undone, at: float) -> Happening:
        # Not how many choices: whispers are among them.
        movers = self.running.movers_since(entry.moves)
        self.running.undo(entry.seat, entry.moves)
        for seat in movers:
            self.clock.taken_back(seat, at)
        self.wish = None
        self.seats[entry.seat].remember(entry.ref)
        return _told(at, "undone", entry.seat)

    def _paused(self, entry: e.Paused, at: float) -> Happening:
        self.status = "paused"
        return _told(at, "paused", entry.seat)

    def _resumed(self, entry: e.Resumed, at: float) -> Happening:
        self.status = "playing"
        return _told(at, "resumed", entry.seat)

    def _minded(self, entry: e.Minded, at: float) -> Happening:
        self.seats[entry.seat].minded = True
        return _told(at, "minded", entry.seat)

    def _returned(self, entry: e.Returned, at: float) -> Happening:
        self.seats[entry.seat].minded = False
        self.clock.renew(entry.seat)
        return _told(at, "returned", entry.seat)

    def _replaced(self, entry: e.Replaced, at: float) -> Happening:
        seat = self.seats[entry.seat]
        if seat.minded and entry.why == "failed":
            seat.minder = entry.player
            return _told(at, "replaced", entry.seat, {"before": HUMAN, "player": entry.player, "why": entry.why})
        before = seat.player
        if before != entry.player and not seat.sat:
            seat.name = Seat(entry.seat, e.SeatPlan(entry.player)).name
        if not seat.sat:
            # Whoever comes late with the chair's link, or took the chair and never sat, has no key to the bot's hand.
            seat.lock("table-seat-gone")
        seat.player, seat.sat, seat.minded = entry.player, True, False
        return _told(at, "replaced", entry.seat, {"before": before, "player": entry.player, "why": entry.why})

    def _kicked(self, entry: e.Kicked, at: float) -> Happening:
        seat = self.seats[entry.seat]
        if entry.player:
            # In the middle of a game nobody gets the hand: a bot plays it to the end.
            seat.lock("table-kicked")
            seat.player, seat.sat, seat.minded = entry.player, True, False
            return _told(at, "kicked", entry.seat, {"player": entry.player})
        seat.leave("table-kicked")
        if entry.key:
            seat.keys = [entry.key]
            seat.minded = self.course is not None
        seat.link = entry.link
        return _told(at, "kicked", entry.seat)

    def _forgotten(self, entry: e.Forgotten, at: float) -> Happening:
        return _told(at, "forgotten", entry.seat)

    def _closed(self, entry: e.Closed, at: float) -> Happening:
        self.status = "closed"
        return _told(at, "closed", None)

    def _rematched(self, entry: e.Rematched, at: float) -> Happening:
        self.rematch = entry.table
        return _told(at, "rematched", None)

    def _waited(self, entry: e.Waited, at: float) -> None:
        self.clock.stood_still(at - entry.since)


def _told(
    at: float,
    kind: str,
    seat: int | None,
    facts: dict[str, Any] | None = None,
    events: list[Event] | None = None,
    audience: int = EVERYONE,
) -> Happening:
    return Happening(at, kind, seat, facts or {}, events or [], audience)
