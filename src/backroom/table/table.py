"""A table: what its journal's entries make of it."""

from __future__ import annotations

from collections import deque
from typing import Literal

from backroom.games import find_title
from backroom.kernel.chain import name_salt
from backroom.kernel.event import EVERYONE
from backroom.kernel.fair import commitment
from backroom.kernel.lines import Ending, Fork, Hidden, Name, NameLine, SeatLine
from backroom.kernel.recorded import Fairness, Origin
from backroom.table import entries as e
from backroom.table.basis import basis_of
from backroom.table.clock import Clock
from backroom.table.course import Course
from backroom.table.happening import VIEWERS, Happening, Note
from backroom.table.seat import Seat
from backroom.table.taking import take_entry

Status = Literal["gathering", "sealing", "playing", "paused", "over", "closed", "stranded"]
#: So many of the last things that happened are kept at hand: all since the last snapshot. The journal has them all.
_RECENT = 48

#: What the rules have a say in. Whatever else a journal tells, any house can take again.
OF_THE_RULES = (e.Dealt, e.Moved, e.Undone)


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
        #: Who wants to play once more, after the end; and the table where they do.
        self.wanting: set[int] = set()
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
        #: The hash of the one link for all free chairs, and of the one before it; empty if there is none.
        self.invitation = opened.invitation
        self.former_invitation = ""
        self.rules = basis.rules
        self.data_version = basis.data_version
        self.data_sha256 = basis.data_sha256
        self.house_commitment = commitment(bytes.fromhex(opened.seed))
        #: For each viewer, how many happenings it has seen: `seen` of its updates.
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
        happening = take_entry(self, entry, at)
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

    def free_chairs(self) -> list[int]:
        """Chairs that wait for anybody: nobody has taken one, and none is kept for its opener or for a name."""
        return [number for number, seat in enumerate(self.seats) if seat.human and not seat.sat and not seat.held]

    @property
    def invited_look_on(self) -> bool:
        """Whether whoever has the invitation may look on: where onlookers may, until the host changes their link."""
        return self.watch is not None and not self.former_watch

    @property
    def hears_onlookers(self) -> bool:
        """Whether everybody hears what onlookers say: if the table was opened so, and after the end."""
        return self.opened.heard or self.status == "over"

    def fairness(self) -> Fairness:
        contributions = [bytes.fromhex(seat.contribution or "") for seat in self.seats]
        withheld = [None if seat.contribution else seat.commitment for seat in self.seats]
        return Fairness(bytes.fromhex(self.opened.seed), contributions, withheld if self.chained else [])

    @property
    def chained(self) -> bool:
        """Whether the record of a game here has a chain: tables of today do."""
        return self.opened.scheme > 1

    @property
    def _head(self) -> str:
        return "" if self.course is None else self.course.recorded.head

    def _tell_head(self, before: str, happening: Happening) -> None:
        head = self._head
        if head != before:
            audience = EVERYONE if self.running.game.is_over else happening.audience
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

    def begin(self) -> Course:
        """The game, dealt."""
        lines = [SeatLine(seat.name, seat.player) for seat in self.seats]
        if not self.chained:
            return Course(self.title, self.settings, lines, self.fairness(), self.opened.start)
        return Course(self.title, self.settings, lines, self.fairness(), names=self.names(), origin=self.origin())

    def origin(self) -> Origin | None:
        """What the game here is forked from, if it is."""
        plan = self.opened.fork
        return None if plan is None else Origin(Fork(plan.record, plan.number, plan.seat + 1), plan.known)

    def _set_clock(self, at: float) -> None:
        if self.course is not None and self.clock.plan.kind != "none":
            self.clock.run_for([seat for seat in self.asked() if self.seats[seat].here], self.course.rev, at)
