"""What an operator's commands do with tables, blocks and reports, whether the house is open or not."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from backroom.kernel.refusal import BadInput
from backroom.server.blocking import MARK, as_blocked
from backroom.server.carrying import opened
from backroom.server.command import delete_table, there
from backroom.server.folding import fold, kept_text
from backroom.server.live import about
from backroom.store.database import as_mistake
from backroom.store.lines import InUse, Line, StoreTrouble
from backroom.store.office import CLOSE, DELETE, Block, Listed, Office, Report
from backroom.store.reader import Reader
from backroom.table import entries as e
from backroom.table.powers import host_entries

#: So long a house that is open may take to do what it is told, in seconds: it looks every five.
_PATIENCE = 30.0


@dataclass(frozen=True)
class SeatSeen:
    """A seat as the operator sees it; `keys` are the marks of its devices, by which they can be blocked."""

    name: str
    player: str
    sat: bool
    keys: list[str]


@dataclass(frozen=True)
class TableSeen:
    """A table as the operator sees it: no hand, no card, no word that was said."""

    id: str
    title: str
    status: str
    options: dict[str, bool]
    seats: list[SeatSeen]
    opened: float
    changed: float
    entries: int
    reports: list[Report]


def list_tables(database: str, statuses: Sequence[str]) -> list[Listed]:
    with office_of(database) as office:
        return office.tables(statuses)


def look_at(database: str, id_: str) -> TableSeen:
    """One table; `BadInput` if there is none, or it is damaged."""
    with opened(Reader, database) as store:
        lines = store.load(id_)
        table, _ = fold(id_, lines, kept_text(store, lines[0]) if lines else None)
    with office_of(database) as office:
        reports = office.reports(done=True, table=id_)
    seats = [
        SeatSeen(seat.name, seat.player, seat.sat, [key[:MARK] for key in seat.keys if key]) for seat in table.seats
    ]
    options = dict(table.settings.options)
    return TableSeen(
        id_, table.title.id, table.status, options, seats, table.opened_at, table.changed_at, len(lines), reports
    )


def close_table(database: str, id_: str) -> None:
    """Nobody plays there any more; what happened stays."""
    _by_whoever_can(database, id_, CLOSE, lambda: _close(database, id_))


def remove_table(database: str, id_: str) -> None:
    """A table goes, with everything about its people."""
    _by_whoever_can(database, id_, DELETE, lambda: delete_table(database, id_))


def block(database: str, what: str, reason: str) -> str:
    """Not let in from now on; houses that are open know it within seconds. How it is kept."""
    kept = as_blocked(what)
    with office_of(database) as office:
        office.block(Block(kept, time.time(), reason))
    return kept


def unblock(database: str, what: str) -> str:
    """Let in again; `BadInput` if it was not blocked."""
    kept = as_blocked(what)
    with office_of(database) as office:
        if not office.unblock(kept):
            raise BadInput("block-not-there", {"value": kept})
    return kept


@contextmanager
def office_of(database: str) -> Iterator[Office]:
    """The office of a database that is there; its troubles are told as mistakes."""
    try:
        Reader(database).close()
        with Office.of(database) as office:
            yield office
    except StoreTrouble as trouble:
        raise as_mistake(trouble, database) from trouble


def _by_whoever_can(database: str, id_: str, what: str, do: Callable[[], None]) -> None:
    """SQLite is its server's alone: while that is open, it is told what to do, and waited for."""
    try:
        do()
    except BadInput as trouble:
        if trouble.message != InUse.message:
            raise
        _let_the_house(database, id_, what)


def _let_the_house(database: str, id_: str, what: str) -> None:
    with office_of(database) as office:
        if id_ not in [table.id for table in office.tables()]:
            raise BadInput("table-unknown", {"value": id_})
        office.order(id_, what)
        until = time.monotonic() + _PATIENCE
        while id_ in dict(office.orders()):
            if time.monotonic() > until:
                raise BadInput("order-not-done", {"value": id_})
            time.sleep(0.2)


def _close(database: str, id_: str) -> None:
    with opened(there("backroom tables"), database) as journal:
        lines = journal.load(id_)
        table, _ = fold(id_, lines, kept_text(journal, lines[0]) if lines else None)
        now = max(time.time(), table.changed_at)
        for entry in host_entries(table, "close", None, None, ""):
            table.take(entry, now)
            journal.append([Line(id_, table.seq, now, e.write_entry(entry))], about(table, now)).result()
