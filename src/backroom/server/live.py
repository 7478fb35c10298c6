"""A table that is in memory: people are connected to it, and it goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from backroom.kernel.event import ONLOOKER
from backroom.kernel.refusal import Rejected
from backroom.server.allowance import Allowances
from backroom.server.connection import Connection
from backroom.server.current import Current
from backroom.server.folding import snapshot_line
from backroom.server.keys import Pass, pass_of, why_strange
from backroom.store.lines import About, Line, LostRace, StoreTrouble
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.again import noted
from backroom.table.due import due_at
from backroom.table.happening import VIEWERS, Happening
from backroom.table.look import Attendance, frame_in_parts, frame_of, update_for, update_in_parts
from backroom.table.snapshot import Unfit, is_due, take_snapshot
from backroom.table.table import Table

if TYPE_CHECKING:
    from backroom.server.house import House

log = logging.getLogger("backroom.table")
_encode = msgspec.json.Encoder().encode
#: So many moments at most stand in one update; older ones come by pages.
MOST_MOMENTS = 200
#: After these entries a key or a link may no longer be valid.
_RELOCKING = (e.Taken, e.Handed, e.Joined, e.Revoked, e.Relinked, e.Invited, e.Kicked, e.Freed, e.Replaced, e.Dealt)
#: Whoever asks over HTTP counts as looking on for so many seconds: the longest wait for news, and time to ask again.
_LOOK = 60.0


@dataclass(frozen=True)
class Planned:
    """Whole choices that a bot's last thought holds for a seat, good as long as the table stands at this entry."""

    seat: int
    player: str
    seq: int
    onward: list[list[str]]


class LiveTable:
    """One loaded table, its connections and its lock.

    Whoever changes the table holds the lock until it is written, and whoever shows something of it holds it too: what
    is not in the journal yet may never have been.
    """

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = Current(self)
        #: The number of the last entry that other processes have told of.
        self.heard = 0
        #: Whether the table may be another one than the journal has: it is loaded again as soon as that can be.
        self.adrift = False
        #: Who is connected to other processes.
        self.elsewhere = Attendance([False] * len(table.seats), 0)
        self.connections: list[Connection] = []
        self.allowances = Allowances(house.limits)
        #: The task in which the table goes on by itself, while it has anything to do.
        self.automatic: asyncio.Task[None] | None = None
        #: Set and replaced whenever something has happened: for those who wait.
        self.changed = asyncio.Event()
        #: When somebody was last interested, by the house's time.
        self.touched = house.now()
        #: When somebody with a key last asked for something here over HTTP.
        self.looked_at = 0.0
        #: How often in a row each bot has failed here.
        self.failures: Counter[str] = Counter()
        #: How often in a row others said or did something while a bot thought.
        self.outrun = 0
        #: Whose choice was the last one made here.
        self.mover: int | None = None
        #: How a bot means to go on.
        self.planned: Planned | None = None
        #: How many moments each viewer has been told of: only those that are in the journal.
        self.told = list(table.seen)
        self._shown = [0] * VIEWERS
        #: What everybody was last told of the table round the game; None if that may have changed since.
        self._frame: p.Frame | None = None
        #: What the table's row in `game_tables` last said: its status, and when it next does something by itself.
        self.listed: tuple[str, float | None] | None = None

    @property
    def watched(self) -> bool:
        """Whether somebody looks on: over a socket, or over HTTP a short while ago."""
        elsewhere = self.elsewhere.onlookers or any(self.elsewhere.present)
        return bool(self.connections) or bool(elsewhere) or self.house.now() < self.looked_at + _LOOK

    @property
    def behind(self) -> bool:
        """Whether the journal has more than this table, or another one."""
        return self.adrift or self.heard > self.table.seq

    def attendance(self) -> Attendance:
        here = self.attendance_here()
        present = [a or b for a, b in zip(here.present, self.elsewhere.present, strict=True)]
        return Attendance(present, here.onlookers + self.elsewhere.onlookers)

    def attendance_here(self) -> Attendance:
        """Who is connected to this process."""
        here = {connection.viewer for connection in self.connections}
        onlookers = sum(connection.viewer == ONLOOKER for connection in self.connections)
        return Attendance([seat in here for seat in range(len(self.table.seats))], onlookers)

    def attend(self, elsewhere: Attendance) -> None:
        """These are connected to other processes."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self._tell_attendance()

    async def happen(self, entries: Sequence[e.AnyEntry]) -> None:
        """Make these true: in the rules, then in the journal, then known. The caller holds the lock.

        `Rejected` or `StoreTrouble` if they cannot be; then the table is as it was.
        """
        if not entries:
            return
        now = self.house.now()
        if self.house.together is not None:
            now = max(now, self.table.changed_at)  # the clocks of two machines never agree wholly
        lines: list[Line] = []
        happenings: list[Happening] = []
        try:
            for entry in entries:
                happening = self.table.take(entry, now)
                lines.append(Line(self.table.id, self.table.seq, now, e.write_entry(noted(self.table, entry))))
                if happening is not None:
                    happenings.append(happening)
            listed = (self.table.status, due_at(self.table, now, watched=False))
            kept = partial(snapshot_line, take_snapshot(self.table)) if is_due(self.table) else None
            changed = None if listed == self.listed else about(self.table, now)
            await self.house.journal.append_soon(lines, changed, kept)
            self.listed = listed
        except LostRace:
            # Somebody else was quicker: whoever is here hears of that, and whoever asked may look again.
            await self.reload()
            await self.tell_missed()
            raise
        except StoreTrouble:
            self.house.metrics.store_troubles.inc()
            with contextlib.suppress(StoreTrouble):
                await self.reload()
            raise
        except Rejected:
            if lines:
                await self.reload()
            raise
        except BaseException:  # cancelled, or a bug of ours: how much has changed is anybody's guess
            await asyncio.shield(self.reload())
            raise
        self.happened(entries, happenings, now)

    def happened(self, entries: Sequence[e.AnyEntry], happenings: list[Happening], now: float) -> None:
        """These are in the journal: everybody here may know."""
        if any(isinstance(entry, _RELOCKING) for entry in entries):
            self._end_invalid()
        for entry in entries:
            if isinstance(entry, e.Moved):
                self.mover = entry.seat
        if self._frame is not None and not _stays(self._frame, self.table, entries):
            self._frame = None
        self._tell(happenings, now)
        self.house.garbage.happened()

    async def forget(self, entries: Sequence[e.AnyEntry], erased: Mapping[int, str]) -> None:
        """Make these true, and let older lines of the journal say what `erased` has. The caller holds the lock.

        What is left is told to everybody whole: what they were told before is not to be kept either.
        """
        now = self.house.now()
        first = self.table.seq + 1
        lines = [Line(self.table.id, first + at, now, e.write_entry(entry)) for at, entry in enumerate(entries)]
        self.adrift = True  # until it is loaded again, whatever comes of this
        await asyncio.wrap_future(self.house.journal.erase(lines, None, erased))
        await self.reload()
        await self.tell_all()

    async def tell_all(self) -> None:
        """Everybody gets the table whole."""
        self._end_invalid()
        self.told = list(self.table.seen)
        self._wake()
        for viewer in {connection.viewer for connection in self.connections if not connection.gone}:
            update = await self.full_update(viewer, 0)
            said = _encode(update)
            for connection in self.connections:
                if connection.viewer == viewer and not connection.gone:
                    connection.post(said, update.seen)

    async def tell_missed(self) -> None:
        """What everybody here has not been told yet, after the table was loaded again."""
        told, self.told = self.told, list(self.table.seen)
        self._wake()
        for viewer in {connection.viewer for connection in self.connections if not connection.gone}:
            shown = self._shown[viewer]
            update = await self.full_update(viewer, told[viewer])
            if update.seen != told[viewer] or self._shown[viewer] != shown:
                said = _encode(update)
                for connection in self.connections:
                    if connection.viewer == viewer and not connection.gone:
                        connection.post(said, update.seen)

    def _wake(self) -> None:
        """Whoever waits for something to happen looks again."""
        self.changed.set()
        self.changed = asyncio.Event()

    async def reload(self) -> None:
        """Forget what is not in the journal."""
        self.adrift = True
        self.table = await self.house.history.load(self.table.id)
        self.adrift = False
        self.listed = self._frame = None

    async def full_update(self, viewer: int, since: int) -> p.Update:
        """The update for a viewer who has seen `since` happenings: what came after them, or the log's end."""
        seen = self.table.seen[viewer]
        missing = seen - since if since <= seen else seen
        happenings = await self.log(viewer, seen + 1, min(missing, MOST_MOMENTS))
        whole = missing == seen or missing > MOST_MOMENTS
        update = update_for(self.table, viewer, happenings, whole, self.attendance(), self.house.now())
        self._shown[viewer] = _sight_in(update)
        return update

    async def log(self, viewer: int, before: int, most: int) -> list[Happening]:
        """What a viewer saw happen before the number `before` of its own, at most so many, the last ones.

        The caller holds the lock.
        """
        history = self.house.history
        try:
            return await history.log(self.table, viewer, before, most)
        except Unfit as unfit:
            log.warning("log of a snapshot does not fit", extra={"table": self.table.id, "reason": str(unfit)})
            await history.renew(self.table.id)
            await self.reload()
            return await history.log(self.table, viewer, before, most)

    async def news_for(self, admitted: Pass, since: int, seconds: float) -> None:
        """Until something has happened that this viewer may know, but no longer than so many seconds, or than its key
        is good for.

        What others whisper does not end the wait: its moment would tell that they did.
        """
        viewer = admitted.viewer
        shown: int | None = None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.told[viewer] <= since:
                    async with self.lock:
                        changed, sight = self.changed, self._sight_of(viewer)
                        admits = pass_of(self.table, admitted.hashed) == admitted
                    if not admits or sight != (shown := sight if shown is None else shown):
                        break
                    await changed.wait()
        self.looked_at = self.house.now()

    def room_for(self, connection: Connection) -> bool:
        """Whether one more may join. Players come first: a seat's newest connection takes the place of its oldest."""
        limits = self.house.limits
        same = [other for other in self.connections if other.viewer == connection.viewer and not other.gone]
        if connection.viewer == ONLOOKER:
            near = sum(other.address == connection.address for other in same)
            return len(same) < limits.onlookers and near < limits.onlookers_each
        for other in same[: max(0, len(same) + 1 - limits.seat_sockets)]:
            self.house.metrics.limited("seat-sockets")
            other.end(_encode(p.Gone(message="table-too-many-places")))
            self.leave(other)
        return True

    def join(self, connection: Connection) -> None:
        self.connections.append(connection)
        self.house.metrics.connections[connection.kind].inc()
        self._tell_presence()

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.house.metrics.connections[connection.kind].dec()
            self.touched = self.house.now()
            self._tell_presence()

    def send_away(self, message: str) -> None:
        """End all connections."""
        said = _encode(p.Gone(message=message))
        for connection in self.connections:
            connection.end(said)

    def offer_chair(self, invitation: str) -> None:
        """Tell whoever looks on now that a chair is theirs for the taking."""
        said = _encode(p.Offered(link=invitation))
        for connection in self.connections:
            if connection.viewer == ONLOOKER and not connection.gone:
                connection.post(said)

    def _end_invalid(self) -> None:
        """End the connections whose keys are no longer valid, before anybody is told anything new."""
        for connection in self.connections:
            hashed = connection.admitted.hashed
            if not connection.gone and pass_of(self.table, hashed) != connection.admitted:
                connection.end(_encode(p.Gone(message=why_strange(self.table, hashed))))

    def known_to(self, viewer: int) -> tuple[str, int, int, int]:
        """A mark of what this viewer knows now: another one once it has seen or heard something."""
        return (self.table.id, viewer, self.table.seen[viewer], self._sight_of(viewer))

    def _sight_of(self, viewer: int) -> int:
        return _sight_in(update_for(self.table, viewer, [], False, self.attendance(), self.house.now()))

    def _tell_presence(self) -> None:
        """Somebody came to this process, or left it."""
        self.house.sit(self)
        self._tell_attendance()

    def _tell_attendance(self) -> None:
        self._frame = None
        attendance = self.attendance()
        said = _encode(p.Presence(present=list(attendance.present), onlookers=attendance.onlookers))
        for connection in self.connections:
            connection.post(said)

    def _tell(self, happenings: list[Happening], now: float) -> None:
        """Tell everybody what they may know of it; those for whom nothing has changed are told nothing."""
        self.told = list(self.table.seen)
        self._wake()
        frame = self._frame or frame_in_parts(frame_of(self.table, self.attendance(), now))
        # Where a clock runs, each frame tells another time.
        self._frame = frame if self.table.clock.plan.kind == "none" else None
        for viewer in {connection.viewer for connection in self.connections if not connection.gone}:
            update = update_in_parts(frame, self.table, viewer, happenings)
            view, decision = _encode(update.view), _encode(update.decision)
            shown = _sight(view, decision, update.frame.status)
            if happenings and not update.moments and shown == self._shown[viewer]:
                continue
            self._shown[viewer] = shown
            said = _encode(msgspec.structs.replace(update, view=msgspec.Raw(view), decision=msgspec.Raw(decision)))
            for connection in self.connections:
                if connection.viewer == viewer and not connection.gone:
                    connection.post(said, update.seen)


def _stays(frame: p.Frame, table: Table, entries: Sequence[e.AnyEntry]) -> bool:
    """Whether these entries have left the frame as it was: choices do, until the game is over."""
    playing = frame.status == table.status == "playing" and frame.undo.asked is None
    return playing and all(isinstance(entry, e.Moved) for entry in entries)


def _sight(view: bytes, decision: bytes, status: str) -> int:
    """Equal for updates that look the same but for the log, the clocks and who is connected."""
    return hash((view, decision, status))


def _sight_in(update: p.Update) -> int:
    return _sight(_encode(update.view), _encode(update.decision), update.frame.status)


def about(table: Table, now: float) -> About:
    """A table's line in the lobby."""
    return About(
        table.id,
        table.title.id,
        table.status,
        table.opened.listed,
        table.opened_at,
        table.changed_at,
        due_at(table, now, watched=False),
    )
