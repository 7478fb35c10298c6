"""An evening that is lived twice: by the table itself, and by one that is restored from its snapshot now and then."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from backroom.kernel.event import ONLOOKER
from backroom.kernel.refusal import Rejected
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.happening import happenings_of
from backroom.table.look import Attendance, update_for
from backroom.table.powers import host_entries
from backroom.table.snapshot import Snapshot, fresh_notes, record_chunk, restored, take_snapshot
from backroom.table.table import Table
from backroom.table.thinking import question_for
from tests.table.tables import Evening

NOBODY = Attendance([False] * 6, 0)
CLOCK = p.ClockPlan("bank", 300, 5)


class DoubleEvening(Evening):
    """Everything happens at `table` and at `other`, which is restored anew after every `every` entries."""

    def __init__(self, players: list[str], title: str, every: int, scheme: int = 2) -> None:
        super().__init__(players, title, CLOCK, scheme=scheme)
        self._every = every
        self.snapshots: list[Snapshot] = []
        self.other: Table | None = None

    def happen(self, *entries: e.AnyEntry) -> None:
        for entry in entries:
            super().happen(entry)
            if self.other is not None:
                self.other.take(entry, self.now)
            if len(self.journal) % self._every == 0:
                self.snapshots.append(take_snapshot(self.table).packed())
                self.other = self.restore()

    def restore(self) -> Table:
        opened, at = self.journal[0]
        assert isinstance(opened, e.Opened)
        last = self.snapshots[-1]
        return restored("t", opened, at, last, self.record_lines())

    def record_lines(self) -> list[bytes]:
        return [record_chunk("t", kept.seq, kept.lines) for kept in self.snapshots]

    def log(self, viewer: int) -> list[p.Moment]:
        """The viewer's whole log, from the snapshots and what came after them."""
        notes = [note for kept in self.snapshots for note in fresh_notes("t", kept.seq, kept.log, viewer)]
        notes += list(self.table.recent)[len(self.table.recent) - self.table.fresh :]
        happenings = happenings_of(notes, self.table.seen[viewer], viewer, 1 << 30)
        return update_for(self.table, viewer, happenings, True, NOBODY, self.now).moments

    def live_on(self, luck: Random, entries: int) -> None:
        """People choose, talk, whisper, take back, pause, leave and come back, until so much has happened."""
        doings = [self._move] * 12 + [
            self._talk, self._talk, self._undo, self._undo, self._pause, self._wait, self._return, self._host,
            self._look,
        ]  # fmt: skip
        while len(self.journal) < entries and self.table.status in ("playing", "paused"):
            try:
                luck.choice(doings)(luck)
            except Rejected:
                continue

    def _move(self, luck: Random) -> None:
        if self.table.status == "paused":
            self.say(self._somebody(luck), p.Resume())
        asked = self.table.asked()
        if not asked:
            return
        seat = luck.choice(asked)
        self.now += luck.random() * 20
        actions = self.choose(seat, luck)
        if self.table.seats[seat].here:
            self.say(seat, p.Act(rev=self.table.running.rev, actions=actions, ref=f"ref{len(self.journal)}"))
        else:
            self.happen(e.Moved(seat, actions, by="random"))
            self.play_by_itself()

    def _talk(self, luck: Random) -> None:
        if luck.random() < 0.2:
            self.happen(e.Spoke("from the balcony"))
            return
        self.say(self._somebody(luck), p.Say(words=f"words {luck.random()}", whisper=luck.random() < 0.5))

    def _undo(self, luck: Random) -> None:
        self.say(self._somebody(luck), p.AskUndo())
        for voter in self.table.voters() if self.table.wish is not None else []:
            if self.table.wish is not None:
                self.say(voter, p.Vote(agree=luck.random() < 0.8))

    def _pause(self, luck: Random) -> None:
        self.say(self._somebody(luck), p.Pause())

    def _wait(self, luck: Random) -> None:
        """Long enough for a clock to run out, or the house was closed for a while."""
        if luck.random() < 0.5:
            self.now += 50.0
            self.happen(e.Waited(self.now - 40.0))
        else:
            self.now += 400.0
            self.play_by_itself()

    def _return(self, luck: Random) -> None:
        self.say(self._somebody(luck), p.Back())

    def _host(self, luck: Random) -> None:
        if luck.random() < 0.3:
            do = luck.choice(["kick", "replace"])
            self.happen(*host_entries(self.table, do, self._somebody(luck), None, f"new{len(self.journal)}"))

    def _look(self, luck: Random) -> None:
        """To look changes nothing, at one table of the two."""
        for viewer in range(len(self.table.seats)):
            self.look(viewer)

    def _somebody(self, luck: Random) -> int:
        return luck.randrange(len(self.table.seats))


def all_told(table: Table, now: float) -> list[bytes]:
    """All that anybody could learn of a table: every viewer's update with its log, every bot's question, the record."""
    viewers = [*range(len(table.seats)), ONLOOKER]
    told: list[Any] = []
    for viewer in viewers:
        happenings = happenings_of(table.recent, table.seen[viewer], viewer, 1 << 30)
        told.append(update_for(table, viewer, happenings, True, NOBODY, now))
    told.append([table.clock.runs_out(), [table.clock.left(seat, now) for seat in range(len(table.seats))]])
    told.append([[getattr(seat, name) for name in seat.__slots__] for seat in table.seats])
    course = table.course
    if course is not None:
        told.append(
            [course.recorded.record.text(), course.recorded.head, course.rev, course.moves, course.game.state.as_data()]
        )
        for seat in table.asked():
            told.append([question_for(table, seat, "random", 7).world, course.recorded.luck(seat)])
        told += [
            [course.undo_right(seat), course.last_move_of(seat), course.recorded.luck(seat)]
            for seat in range(len(table.seats))
        ]
    return [msgspec.json.encode(one) for one in told]
