"""From a journal's lines to a table: all of them, or a snapshot and those after it."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.kernel.refusal import BadInput, Facts
from backroom.store.lines import Line, Past, SnapshotLine
from backroom.table import entries as e
from backroom.table.happening import Happening
from backroom.table.snapshot import Snapshot, Unfit, is_due, record_chunk, restored, snapshot_of
from backroom.table.table import Table


def fold(id_: str, lines: list[Line]) -> tuple[Table, list[Happening]]:
    """A table and everything that happened there, from its journal's lines."""
    table = _opened(id_, lines[0] if lines else None)
    happenings = [table.take(e.read_entry(line.entry), line.at) for line in lines[1:]]
    return table, [happening for happening in happenings if happening is not None]


def snapshots_of(id_: str, lines: list[Line]) -> list[SnapshotLine]:
    """The snapshots that this journal should have beside it, made by folding it."""
    table = _opened(id_, lines[0] if lines else None)
    made = []
    for line in lines[1:]:
        table.take(e.read_entry(line.entry), line.at)
        if is_due(table):
            made.append(snapshot_line(table))
    return made


def snapshot_line(table: Table) -> SnapshotLine:
    """The table as it is now, to be stored."""
    made = snapshot_of(table)
    return SnapshotLine(table.id, made.seq, made.seen, made.lines, made.log, made.data)


def table_at(id_: str, past: Past) -> Table:
    """A table from its snapshot and the lines after it; `Unfit` if the snapshot is not to be trusted."""
    table = _begun(id_, past)
    for _ in steps(table, past):
        pass
    return table


def view_at(id_: str, past: Past, viewer: int, seq: int) -> Facts | None:
    """What a viewer knew of the game after its moment `seq`; None if these lines do not lead there."""
    table = _begun(id_, past)
    for _ in steps(table, past):
        if table.seen[viewer] == seq and table.course is not None:
            return table.course.rules.view(table.course.state, viewer).as_data()
    return None


def steps(table: Table, past: Past) -> Iterator[None]:
    """Take the lines behind a snapshot, one by one."""
    for line in past.lines:
        try:
            table.take(e.read_entry(line.entry), line.at)
        except Exception as error:
            if past.snapshot is None:
                raise
            # It may be the snapshot's fault: from the beginning we shall know.
            raise Unfit(f"entry {line.seq}: {type(error).__name__}") from error
        yield


def _begun(id_: str, past: Past) -> Table:
    kept = past.snapshot
    if kept is None:
        return _opened(id_, past.first)
    opened = e.read_entry(past.first.entry)
    if not isinstance(opened, e.Opened):
        raise BadInput("table-unknown", {"value": id_})
    chunks = [record_chunk(id_, seq, chunk) for seq, chunk in past.chunks]
    snapshot = Snapshot(kept.seq, kept.seen, kept.data, kept.lines, kept.log)
    return restored(id_, opened, past.first.at, snapshot, chunks)


def _opened(id_: str, first: Line | None) -> Table:
    """The table as its journal's first line opened it."""
    if first is None:
        raise BadInput("table-unknown", {"value": id_})
    opened = e.read_entry(first.entry)
    if not isinstance(opened, e.Opened):
        raise BadInput("table-unknown", {"value": id_})
    return Table(id_, opened, first.at)
