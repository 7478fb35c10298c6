"""Results as a Parquet file: `--parquet FILE`. The columns are told in docs/cluster.md. Needs pyarrow."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import backroom
from backroom.arena.ladder import Ladder, LadderDeal
from backroom.arena.seating import DealPlayed
from backroom.games import find_title
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import Settings

#: So many rows are written at a time.
_AT_ONCE = 50_000
#: Of the columns; a file of another form says so.
FORMAT = 1


class Column(NamedTuple):
    """A column: its name, its type as Arrow calls it, and what it is."""

    name: str
    kind: str
    about: str


SIMULATE = (
    Column("game", "int64", "its number, from 0: the same seed and number is the same game"),
    Column("decisions", "int64", "how many decisions it took"),
    Column("ending", "string", "why it ended, as `endings` of the report has it"),
    Column("winners", "list<int64>", "the seats that won it, from 0; several share a win"),
    Column("scores", "list<int64>", "the score of every seat"),
)
MATCH = (
    Column("deal", "int64", "its number, from 0"),
    Column("share", "double", "the challenger's share of the wins of its games, one with the challenger in each seat"),
    Column("decisions", "int64", "of all its games"),
    Column("turns", "int64", "how often it was the challenger's turn"),
    Column("thinking", "double", "how long the challenger thought, in seconds"),
    Column("challenger_faults", "int64", "turns that the challenger lost"),
    Column("defender_faults", "int64", "turns that the defender lost"),
)
LADDER = (
    Column("deal", "int64", "its number, from 0"),
    Column("game", "int64", "which game of the deal; in each everybody sits one seat further on"),
    Column("levels", "list<string>", "the level at each seat"),
    Column("winners", "list<int64>", "the seats that won it, from 0; several share a win"),
)
TRAIN = (
    Column("round", "int64", "its number, from 1"),
    Column("games", "int64", "how many games were played"),
    Column("positions", "int64", "how many positions were noted"),
    Column("loss", "double", "how wrong the network was about what came of them"),
)
Row = Sequence[object]


@contextmanager
def parquet_file(
    file: Path | None, columns: Sequence[Column], settings: Settings, more: Mapping[str, object]
) -> Iterator[Callable[[Sequence[Row]], None]]:
    """Writes rows into a new file, which takes the place of an old one once all are there. Without a file, nothing."""
    if file is None:
        yield lambda rows: None
        return
    if find_spec("pyarrow") is None:
        raise BadInput("parquet-needs-pyarrow")
    with _told_as_mistakes(file):
        if file.is_dir() or not file.name:
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        beside = file.with_name(f".{file.name}.new")
        writing = _Writing(beside, columns, _about(settings, more))
    try:

        def note(rows: Sequence[Row]) -> None:
            with _told_as_mistakes(file):
                writing.add(rows)

        yield note
        with _told_as_mistakes(file):
            writing.finish()
            writing.close()
            os.replace(beside, file)
    finally:
        with suppress(OSError):
            writing.close()
            beside.unlink(missing_ok=True)


@contextmanager
def _told_as_mistakes(file: Path) -> Iterator[None]:
    """What the system says against writing there."""
    try:
        yield
    except OSError as error:
        raise BadInput("cannot-write", {"value": str(file), "reason": error.strerror or str(error)}) from None


class _Writing:
    """A Parquet file that is being written, so many rows at a time."""

    def __init__(self, file: Path, columns: Sequence[Column], about: Mapping[str, str]) -> None:
        import pyarrow as pa
        import pyarrow.parquet as pq

        self._pa = pa
        fields = [(column.name, _arrow(pa, column.kind)) for column in columns]
        self._schema = pa.schema(fields, metadata={f"backroom.{key}": value for key, value in about.items()})
        self._out = file.open("wb")
        self._writer = pq.ParquetWriter(self._out, self._schema)
        self._rows: list[Row] = []

    def add(self, rows: Sequence[Row]) -> None:
        self._rows.extend(rows)
        if len(self._rows) >= _AT_ONCE:
            self.finish()

    def finish(self) -> None:
        """What is left is written."""
        columns: Sequence[Row] = list(zip(*self._rows, strict=True)) or [() for _ in self._schema]
        arrays = [self._pa.array(column, field.type) for column, field in zip(columns, self._schema, strict=True)]
        self._writer.write_table(self._pa.Table.from_arrays(arrays, schema=self._schema))
        self._rows.clear()

    def close(self) -> None:
        if not self._out.closed:
            self._writer.close()
            self._out.close()


def _arrow(pa: Any, kind: str) -> Any:  # noqa: ANN401 (pyarrow, and a type of it)
    inner = kind.removeprefix("list<").removesuffix(">")
    if inner != kind:
        return pa.list_(_arrow(pa, inner))
    # Arrow calls it so wherever it shows it, and in Python alone by another name.
    return pa.float64() if kind == "double" else getattr(pa, kind)()


def _about(settings: Settings, more: Mapping[str, object]) -> dict[str, str]:
    """What the file says of all its rows, as text."""
    told: dict[str, object] = {
        "format": FORMAT,
        "version": backroom.__version__,
        "title": settings.title,
        "players": settings.players,
        "data": find_title(settings.title).data_version(settings)[1],
        **{f"option.{name}": value for name, value in settings.options.items()},
        **more,
    }
    return {key: str(value).lower() if isinstance(value, bool) else str(value) for key, value in told.items()}


def match_rows(played: Sequence[DealPlayed]) -> list[Row]:
    return [
        (number, deal.share, deal.decisions, deal.turns, deal.thinking,
         *(deal.faults[side].total() for side in ("challenger", "defender")))
        for number, deal in enumerate(played)
    ]  # fmt: skip


def ladder_rows(ladder: Ladder, played: Sequence[LadderDeal]) -> list[Row]:
    rows: list[Row] = []
    for number, deal in enumerate(played):
        places = range(len(deal.lineup))
        for game, winners in enumerate(deal.winners):
            levels = [ladder.levels[deal.lineup[(seat + game) % len(places)]].name for seat in places]
            rows.append((number, game, levels, sorted((place - game) % len(places) for place in winners)))
    return rows
