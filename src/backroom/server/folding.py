"""From a journal's lines to a table: all of them, or a snapshot and those after it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from backroom.games import find_title
from backroom.kernel.record import Record
from backroom.kernel.refusal import BadInput
from backroom.kernel.view_types import ViewData
from backroom.store.lines import Damaged, DataFile, Line, Past, SnapshotLine
from backroom.store.reader import Reader
from backroom.table import entries as e
from backroom.table.again import take_again
from backroom.table.basis import data_wanted
from backroom.table.happening import Happening
from backroom.table.salvage import salvaged
from backroom.table.snapshot import Snapshot, Taken, Unfit, is_due, record_chunk, restored, take_snapshot
from backroom.table.table import Table


def fold(id_: str, lines: list[Line], kept: str | None = None) -> tuple[Table, list[Happening]]:
    """A table and everything that happened there, from its journal's lines; `kept` is `kept_text`."""
    table = _begin(id_, lines[0] if lines else None, kept)
    happenings = [_take(table, line) for line in lines[1:]]
    return table, [happening for happening in happenings if happening is not None]


def snapshots_of(id_: str, lines: list[Line], kept: str | None = None) -> list[SnapshotLine]:
    """The snapshots that this journal should have beside it, made by folding it."""
    table = _begin(id_, lines[0] if lines else None, kept)
    made = []
    for line in lines[1:]:
        _take(table, line)
        if is_due(table):
            made.append(snapshot_line(take_snapshot(table)))
    return made


def snapshot_line(taken: Taken) -> SnapshotLine:
    """A snapshot as the store has it."""
    made = taken.packed()
    return SnapshotLine(taken.id, made.seq, made.seen, made.lines, made.log, made.data)


def table_at(id_: str, past: Past, kept: str | None = None) -> Table:
    """A table from its snapshot and the lines after it; `Unfit` if the snapshot is not to be trusted."""
    table = _begun(id_, past, kept)
    for _ in steps(table, past):
        pass
    return table


def view_at(id_: str, past: Past, viewer: int, number: int, kept: str | None = None) -> ViewData | None:
    """What a viewer knew of the game after its moment `number`; None if these lines do not lead there."""
    table = _begun(id_, past, kept)
    for _ in steps(table, past):
        if table.seen[viewer] == number and table.course is not None:
            return table.course.rules.view(table.course.game.state, viewer).as_data()
    return None


def steps(table: Table, past: Past) -> Iterator[None]:
    """Take the lines behind a snapshot, one by one."""
    for line in past.lines:
        _take(table, line)
        if table.stranded and past.snapshot is not None:
            # The snapshot may be wrong: try without it, from the first entry.
            raise Unfit(table.stranded)
        yield


def kept_text(store: Reader, first: Line) -> str | None:
    """The text that a table was opened with, if it was ours then and we ship another by now."""
    opened = _opened(first)
    wanted = data_wanted(opened, find_title(opened.title))
    found = store.data_file(wanted) if wanted else None
    return None if found is None else found.text


def salvaged_from(store: Reader, id_: str, viewer: int | None = None) -> Record:
    """A table's record without its rules; see `salvaged`."""
    lines = store.load(id_)
    if not lines:
        raise BadInput("table-unknown", {"value": id_})
    try:
        entries = [e.read_entry(line.entry) for line in lines]
    except msgspec.MsgspecError:
        raise Damaged(id_, len(lines), "an entry cannot be read") from None
    return salvaged(entries, kept_text(store, lines[0]), viewer)


def _take(table: Table, line: Line) -> Happening | None:
    """Take a line again; `Damaged` if it can no longer be read, or makes no sense here."""
    try:
        return take_again(table, e.read_entry(line.entry), line.at)
    except msgspec.MsgspecError:
        raise Damaged(table.id, line.seq, "the entry cannot be read") from None
    except (LookupError, RuntimeError, TypeError, ValueError) as error:
        raise Damaged(table.id, line.seq, f"the entry makes no sense here ({type(error).__name__})") from None


def _begun(id_: str, past: Past, kept: str | None) -> Table:
    snapshot = past.snapshot
    if snapshot is None:
        return _begin(id_, past.first, kept)
    chunks = [record_chunk(id_, seq, chunk) for seq, chunk in past.chunks]
    stored = Snapshot(snapshot.seq, snapshot.seen, snapshot.data, snapshot.lines, snapshot.log)
    return restored(id_, _opened(past.first), past.first.at, stored, chunks, kept)


def _begin(id_: str, first: Line | None, kept: str | None) -> Table:
    """The table as its journal's first line opened it."""
    if first is None:
        raise BadInput("table-unknown", {"value": id_})
    return Table(id_, _opened(first), first.at, kept)


def _opened(first: Line) -> e.Opened:
    try:
        opened = e.read_entry(first.entry)
    except msgspec.MsgspecError:
        raise Damaged(first.table, first.seq, "the entry cannot be read") from None
    if not isinstance(opened, e.Opened):
        raise Damaged(first.table, first.seq, "the first entry opens no table")
    return opened


def begun_today(plan: e.Opened) -> tuple[e.Opened, DataFile | None]:
    """A plan with the rules and the data that the house has now, and the data's text unless it is in the plan."""
    title = find_title(plan.title)
    digest = title.data_version(title.settings(plan.players, plan.options, plan.data))[1]
    noted = msgspec.structs.replace(plan, rules=title.rules_version, data_sha256=digest)
    return noted, None if plan.data is not None else DataFile(digest, title.id, title.own_data)
