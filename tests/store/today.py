"""The database that was written at commit fba4f5d, and what that code told of its tables: see `of_today/README.md`."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec
from sqlalchemy import MetaData, insert

from backroom.store.database import engine_to_write
from backroom.store.migrating import migrate

_FOLDER = Path(__file__).parent / "of_today"


class Seen(msgspec.Struct, frozen=True):
    """What one viewer was told. `moments` is there for the first seat only, its digest for all."""

    seq: int
    view: str
    decision: str
    moments_sha256: str
    steps: str
    moments: str | None = None


class Told(msgspec.Struct, frozen=True):
    """What was told of a table. `viewers` are seats from 0, and 6 for the onlooker."""

    table: str
    status: str
    entries: int
    keys: dict[str, str]
    left: list[float | None]
    now: float
    record: str | None
    viewers: dict[int, Seen]


def write_database(file: Path) -> Path:
    """The database of that day, as a new file."""
    with closing(sqlite3.connect(file)) as connection:
        # The rows are dumped without the write-ahead log, which is set again by whoever opens it.
        connection.executescript(_text("tables.sql.gz"))
    return file


def write_rows(url: str) -> str:
    """The same rows in a database of PostgreSQL, in the schema of that day."""
    engine = engine_to_write(url)
    with closing(sqlite3.connect(":memory:")) as source, engine.begin() as connection:
        source.executescript(_text("tables.sql.gz"))
        migrate(connection, "base", "0001")
        tables = MetaData()
        tables.reflect(connection, only=["game_tables", "journal", "house"])
        for table in tables.sorted_tables:
            names = [column.name for column in table.columns]
            rows = source.execute(f"SELECT {', '.join(names)} FROM {table.name}")
            connection.execute(insert(table), [_row(names, row) for row in rows])
    engine.dispose()
    return url


def _row(names: list[str], values: tuple[object, ...]) -> dict[str, object]:
    """SQLite has numbers for what is true or not."""
    return {name: bool(value) if name == "listed" else value for name, value in zip(names, values, strict=True)}


@cache
def all_told() -> dict[str, Told]:
    """Every table, by its id."""
    lines = _text("told.jsonl.gz").rstrip("\n").split("\n")
    return {told.table: told for told in (msgspec.json.decode(line, type=Told, strict=False) for line in lines)}


def _text(name: str) -> str:
    return gzip.decompress((_FOLDER / name).read_bytes()).decode()


#: Keys of views that were spelled with blanks then. Nothing else about views may change for tables that people have.
_SPELLED_THEN = {
    name.replace(" ", "_"): name
    for name in (
        "bank rings", "by rank", "cards left", "challengers won", "crowded houses", "end reached", "face down",
        "fighting dice", "guarded casinos", "known to all", "knows of you", "last duel", "left face down",
        "losers empty", "motor routes", "movement die", "must drive", "sits out", "taken by",
    )
}  # fmt: skip


#: Keys of views that came later: sums that people then worked out by themselves. They add to what was told.
_TOLD_LATER: frozenset[str] = frozenset(
    {"changes", "holds", "if_scored", "leaves", "missing", "reckoned", "rounds_left", "to_win", "would_win"}
)


def spelled_as_then(data: object) -> object:
    """A view with its keys as they were, without those that came later."""
    if isinstance(data, dict):
        return {
            _SPELLED_THEN.get(key, key): spelled_as_then(value) for key, value in data.items() if key not in _TOLD_LATER
        }
    if isinstance(data, list):
        return [spelled_as_then(value) for value in data]
    return data
