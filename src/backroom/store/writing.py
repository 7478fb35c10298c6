"""What one transaction of the journal writes. The writer's thread alone comes here."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from backroom.store import erasing, snapshots
from backroom.store.chain import chained, digest
from backroom.store.checking import Tail
from backroom.store.lines import About, DataFile, Line, LostRace, SnapshotLine
from backroom.store.prepared import Prepared
from backroom.store.schema import game_tables, house, journal, orders, reports
from backroom.store.settling import Done

#: The ends of so many journals are kept at hand.
_REMEMBERED = 20_000

_TAIL = (
    update(game_tables)
    .where(game_tables.c.id == bindparam("table"))
    .values(seq=bindparam("last"), chain=bindparam("ends"))
)
_INSERT_LINE = Prepared(
    insert(journal),
    ["table_id", "seq", "at", "entry", "chain"],
    "INSERT INTO journal (table_id, seq, at, entry, chain) VALUES {rows}",
)
#: Both databases know these words; SQLAlchemy has them in two dialects.
_INSERT_DATA = text(
    "INSERT INTO data_files (sha256, title, text) VALUES (:sha256, :title, :text) ON CONFLICT DO NOTHING"
)
_INSERT_ABOUT = Prepared(insert(game_tables), [column.name for column in game_tables.c])
_UPDATE_TAIL = Prepared(
    _TAIL,
    ["table", "last", "ends"],
    "UPDATE game_tables SET seq = new.column2, chain = new.column3 FROM (VALUES {rows}) AS new WHERE id = new.column1",
)
_UPDATE_ABOUT = Prepared(_TAIL.values(status=bindparam("status"), changed=bindparam("changed"), due=bindparam("due")))


@dataclass(slots=True)
class Append:
    """What is to be written together: lines with their table's line in the lobby, or that the house is open.

    A `snapshot` of a table is made and written with its lines; `snapshots` are written (`anew`) in place of all it had.
    """

    done: Done = field(init=False)
    lines: Sequence[Line] = ()
    about: About | None = None
    snapshot: Callable[[], SnapshotLine] | None = None
    snapshots: Sequence[SnapshotLine] = ()
    data: DataFile | None = None
    anew: str = ""
    alive: float | None = None
    #: The lines take the place of a whole table.
    instead: bool = False
    #: What lines of the same table say from now on, by their numbers; their snapshots go.
    erased: Mapping[int, str] | None = None
    #: A table that goes altogether.
    removed: str = ""
    ordered: float = field(default_factory=time.perf_counter)


class Writing:
    """Chains new lines to those that stand. It remembers where journals end; `forget` after a transaction failed."""

    def __init__(self) -> None:
        self._tails: dict[str, Tail] = {}

    def forget(self) -> None:
        self._tails.clear()

    def put(self, connection: Connection, batch: Sequence[Append]) -> None:
        """All of it; `LostRace` if a line does not follow the last one."""
        if len(self._tails) > _REMEMBERED:
            self.forget()
        new: list[dict[str, Any]] = []
        old: list[dict[str, Any]] = []
        same: dict[str, dict[str, Any]] = {}
        rows: list[dict[str, Any]] = []
        made: list[tuple[SnapshotLine, str]] = []
        for append in batch:
            if append.alive is not None:
                connection.execute(update(house).values(alive=append.alive))
            if append.instead:
                self._remove(connection, append.lines[0].table)
            if append.removed:
                self._remove(connection, append.removed)
                erasing.note(connection)
            if append.erased is not None:
                erasing.erase(connection, append.lines[0].table, append.erased)
            if append.data is not None:
                _keep_data(connection, append.data)
            if append.lines:
                table = append.lines[0].table
                rows += self._chain(connection, append.lines)
                tail = self._tails[table]
                if append.snapshot is not None:
                    made.append((append.snapshot(), tail.chain))
                about = append.about
                if about is None:
                    same[table] = {"table": table, "last": tail.seq, "ends": tail.chain}
                elif append.lines[0].seq == 1:
                    new.append(_row(about, tail))
                else:
                    old.append({**asdict(about), "last": tail.seq, "ends": tail.chain})
                    same.pop(table, None)
        ends = list(same.values())
        if connection.dialect.name != "sqlite":
            # Processes that write the same tables take them in the same order: none waits for one that waits for it.
            rows.sort(key=itemgetter("table_id", "seq"))
            old.sort(key=itemgetter("table"))
            ends.sort(key=itemgetter("table"))
        for statement, values in (
            (_INSERT_LINE, rows),
            (_INSERT_ABOUT, new),
            (_UPDATE_ABOUT, old),
        ):
            if values:
                statement.run(connection, values)
        self._note_ends(connection, ends)
        if made:
            snapshots.put(connection, made)
        for append in batch:
            if append.anew:
                snapshots.renew(connection, append.anew, append.snapshots)

    def _note_ends(self, connection: Connection, ends: list[dict[str, Any]]) -> None:
        """Where journals end now: a tail that is lost later will be missed."""
        if ends:
            _UPDATE_TAIL.run(connection, ends)

    def _chain(self, connection: Connection, lines: Sequence[Line]) -> list[dict[str, Any]]:
        """The rows of an append's lines, all of one table."""
        table = lines[0].table
        tail = Tail() if lines[0].seq == 1 else self._tails.get(table) or _tail(connection, table)
        seq, chain = tail.seq, tail.chain
        rows = []
        for line in lines:
            seq += 1
            if line.seq != seq or line.table != table:
                raise LostRace(f"line {line.seq} of {line.table} does not follow line {seq - 1} of {table}")
            chain = chained(chain, digest(table, seq, line.at, line.entry))
            rows.append({"table_id": table, "seq": seq, "at": line.at, "entry": line.entry, "chain": chain})
        self._tails[table] = Tail(seq, chain)
        return rows

    def _remove(self, connection: Connection, table: str) -> None:
        self._tails.pop(table, None)
        connection.execute(delete(journal).where(journal.c.table_id == table))
        snapshots.drop(connection, table)
        connection.execute(delete(reports).where(reports.c.table_id == table))
        connection.execute(delete(orders).where(orders.c.table_id == table))
        connection.execute(delete(game_tables).where(game_tables.c.id == table))


def is_written(connection: Connection, batch: Sequence[Append]) -> bool:
    """Whether this batch, whose commit was not answered, stands there: one of its lines tells for all.

    What has no lines may be written twice.
    """
    line = next((append.lines[-1] for append in batch if append.lines), None)
    if line is None:
        return False
    asked = select(journal.c.at, journal.c.entry).where(journal.c.table_id == line.table, journal.c.seq == line.seq)
    found = connection.execute(asked).one_or_none()
    return found is not None and tuple(found) == (line.at, line.entry)


def _tail(connection: Connection, table: str) -> Tail:
    asked = select(game_tables.c.seq, game_tables.c.chain).where(game_tables.c.id == table)
    found = connection.execute(asked).one_or_none()
    if found is None:
        raise LostRace(f"no table {table}")
    return Tail(*found)


def _keep_data(connection: Connection, data: DataFile) -> None:
    """Several processes may keep the same text at once: whoever comes second finds it there."""
    connection.execute(_INSERT_DATA, asdict(data))


def _row(about: About, tail: Tail) -> dict[str, Any]:
    row = {"id": about.table, "seq": tail.seq, "chain": tail.chain}
    return row | {name: value for name, value in asdict(about).items() if name != "table"}
