"""A table's past, from the snapshots beside its journal: no game is played again from the start while others wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import msgspec

from backroom.kernel.refusal import BadInput
from backroom.kernel.view_types import ViewData
from backroom.server.aside import Aside
from backroom.server.cache import Cache
from backroom.server.folding import fold, kept_text, snapshots_of, table_at, view_at
from backroom.store.journal import Journal
from backroom.store.lines import Damaged, StoreTrouble
from backroom.store.snapshots import LAST
from backroom.table.happening import VIEWERS, Happening, Note, happenings_of
from backroom.table.snapshot import EVERY, Unfit, fresh_notes
from backroom.table.table import Table

log = logging.getLogger("backroom.history")
#: A journal with more entries than this after its last snapshot is read in another process.
_LONG = 2 * EVERY
#: The longest that a whole game may take there, in seconds.
_PATIENCE = 60.0
#: What an operator is to do about a table that is damaged, and about one that is stranded.
_MEND = "stop the server; `backroom export` the last backup and `backroom import` it here: damaged tables are replaced"
_WAIT = "run a Backroom that has its rules again, or close it: its record is offered then (`backroom export --records`)"
#: What is kept of views that somebody looked back at, of diaries, and of records, in bytes.
_VIEWS = 8_000_000
_DIARIES = 32_000_000
_RECORDS = 8_000_000


class History:
    """Loads tables, and tells what happened there and what was known then."""

    def __init__(self, journal: Journal, aside: Aside) -> None:
        self._journal = journal
        self._aside = aside
        self._views = Cache(_VIEWS)
        self._records = Cache(_RECORDS)
        #: By what a viewer knows: not by the table's own number, whose cost would tell that others whisper.
        self.diaries = Cache(_DIARIES)
        #: Tables whose damage is in the log already.
        self._told: set[str] = set()

    async def load(self, id_: str) -> Table:
        """A table as its journal has it; `BadInput` if there is none."""
        try:
            table = await self._load(id_)
        except Damaged as damaged:
            self._tell_once(id_, "table is damaged", {"line": damaged.line, "reason": damaged.what, "do": _MEND})
            raise
        if table.stranded:
            self._tell_once(id_, "table is stranded", {"reason": table.stranded, "do": _WAIT})
        else:
            self._told.discard(id_)
        return table

    async def _load(self, id_: str) -> Table:
        for renewed in (False, True):
            past = await asyncio.to_thread(self._journal.past, id_)
            if past is None:
                raise BadInput("table-unknown", {"value": id_})
            kept = await asyncio.to_thread(kept_text, self._journal, past.first)
            if len(past.lines) <= _LONG:
                try:
                    return await asyncio.to_thread(table_at, id_, past, kept)
                except Unfit as unfit:
                    log.warning("snapshot does not fit", extra={"table": id_, "reason": str(unfit)})
            if renewed or not await self.renew(id_):
                break
        lines = await asyncio.to_thread(self._journal.load, id_)
        return (await asyncio.to_thread(fold, id_, lines, kept))[0]

    def _tell_once(self, id_: str, says: str, more: dict[str, object]) -> None:
        """Write it into the log, once for each table."""
        if id_ not in self._told:
            self._told.add(id_)
            log.error(says, extra={"table": id_, **more})

    async def renew(self, id_: str) -> bool:
        """Make a table's snapshots anew from its journal, aside; False if that cannot be.

        If the table is live it has to be loaded again: it counts from the last of them.
        """
        lines = await asyncio.to_thread(self._journal.load, id_)
        try:
            kept = await asyncio.to_thread(kept_text, self._journal, lines[0]) if lines else None
            made = await self._aside.run(snapshots_of, id_, lines, kept, seconds=_PATIENCE)
            await asyncio.wrap_future(self._journal.renew_snapshots(id_, made))
        except (BadInput, StoreTrouble) as trouble:
            log.warning("no snapshots", extra={"table": id_, "reason": trouble.message})
            return False
        return True

    async def log(self, table: Table, viewer: int, before: int, most: int) -> list[Happening]:
        """What a viewer saw happen before the number `before` of its own, at most so many, the last ones.

        `Unfit` if a snapshot is damaged. The caller sees to it that nothing happens at the table meanwhile.
        """
        last = min(before - 1, table.seen[viewer])
        first = max(1, last - most + 1)
        notes, seen = list(table.recent), table.seen[viewer]
        if first <= seen - _count(notes, viewer):
            notes, seen = await asyncio.to_thread(self._notes, table, viewer, first, last)
        newer = seen - last
        return happenings_of(notes, seen, viewer, newer + last - first + 1)[: last - first + 1]

    async def view_at(self, id_: str, viewer: int, number: int) -> ViewData:
        """What a viewer knew of the game after its moment `number`; `BadInput` if it has no such moment."""
        key = (id_, viewer, number)
        known = self._views.get(key)
        if known is None:
            known = await asyncio.to_thread(self._view_at, id_, viewer, number)
            if known is None:
                raise BadInput("replay-no-moment", {"value": number})
            self._views.put(key, known)
        view: ViewData = msgspec.json.decode(known)
        return view

    def record(self, table: Table, viewer: int) -> str:
        """The record of a finished game as a seat may have it."""
        key = (table.id, viewer, table.seq)
        text = self._records.get(key)
        if text is None:
            text = table.running.recorded.record.for_reader(viewer).text().encode()
            self._records.put(key, text)
        return text.decode()

    def forget(self, id_: str) -> None:
        """Keep nothing of this table: its journal has been changed."""
        for cache in (self._views, self._records, self.diaries):
            cache.forget(id_)

    def _view_at(self, id_: str, viewer: int, number: int) -> bytes | None:
        at, until = 0, LAST
        try:
            for seq, seen in self._seen(id_, viewer):
                if seen >= number:
                    until = seq
                    break
                at = seq
            view = self._view_from(id_, viewer, number, at, until)
        except Unfit:
            view = self._view_from(id_, viewer, number, 0, LAST)
        return None if view is None else msgspec.json.encode(view)

    def _view_from(self, id_: str, viewer: int, number: int, at: int, until: int) -> ViewData | None:
        past = self._journal.past(id_, at, until)
        return None if past is None else view_at(id_, past, viewer, number, kept_text(self._journal, past.first))

    def _seen(self, id_: str, viewer: int) -> Iterator[tuple[int, int]]:
        """`seq` of each snapshot's entry, and what the viewer had seen by then. `Unfit` if one is damaged."""
        for seq, counts in self._journal.seen(id_):
            if len(counts) != VIEWERS:
                raise Unfit(f"counts of {seq}")
            yield seq, counts[viewer]

    def _notes(self, table: Table, viewer: int, first: int, last: int) -> tuple[list[Note], int]:
        """Notes that hold a viewer's moments from `first` to `last`, and the number of the last that it saw of them.

        Of the snapshots only those are read in which this viewer saw something.
        """
        chosen: list[tuple[int, int]] = []
        before = end = 0
        for number, count in self._seen(table.id, viewer):
            if count > before and before < last and count >= first:
                chosen.append((number, count - before))
                end = count
            before = count
        notes: list[Note] = []
        logs = self._journal.logs(table.id, [number for number, _ in chosen])
        for (number, count), kept in zip(chosen, logs, strict=True):
            own = fresh_notes(table.id, number, kept, viewer)
            if len(own) != count:
                raise Unfit(f"log of {number}")
            notes += own
        if last > before:
            end = table.seen[viewer]
            recent = list(table.recent)[len(table.recent) - table.fresh :]
            if before + _count(recent, viewer) != end:
                raise Unfit("last log")
            notes += [note for note in recent if note.audience >> viewer & 1]
        return notes, end


def _count(notes: list[Note], viewer: int) -> int:
    return sum(note.audience >> viewer & 1 for note in notes)
