"""Carrying tables: backups, exports, imports, records; and the way in for every command that needs a database."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TextIO, TypeVar

import msgspec

from backroom.kernel.record import Record
from backroom.kernel.refusal import BadInput
from backroom.server.checkup import CheckUp, Finding, check_up, finding_at
from backroom.server.folding import fold, kept_text, salvaged_from
from backroom.server.live import about
from backroom.store.database import as_mistake, file_of
from backroom.store.journal import Journal
from backroom.store.lines import About, Damaged, DataFile, Line, StoreTrouble
from backroom.store.moving import move_house, move_table
from backroom.store.reader import Reader

R = TypeVar("R", bound=Reader)
#: What every file of SQLite begins with.
_SQLITE = b"SQLite format 3\0"
Tell = Callable[[str, dict[str, object]], None]


def back_up(database: str, file: Path) -> None:
    """A whole copy of the database, while tables play on."""
    with opened(partial(Reader, any_version=True), database) as journal, _writing_to(file):
        if file.exists():
            raise BadInput("store-file-there", {"value": str(file)})
        if file_of(database) is None:
            raise BadInput("backup-sqlite-only")
        try:
            journal.backup(str(file))
        except BaseException:
            file.unlink(missing_ok=True)  # half a copy looks like a whole one
            raise


def check(database: str) -> CheckUp:
    """Everything that is wrong with a database; nothing is changed."""
    with opened(Reader, database) as store:
        return check_up(store)


def export_tables(database: str, file: Path | None, tell: Tell) -> int:
    """Every table's journal as lines of JSON, secrets and all; how many tables. Damaged ones are told and left out.

    Without a file they go to standard output.
    """
    count = 0
    with opened(Reader, database) as store, _lines_to(file) as out:
        for data in store.all_data():
            # A line of no table: the text that tables were opened with.
            out.write(json.dumps(["", 0, 0.0, msgspec.json.encode(data).decode()]) + "\n")
        for id_ in store.tables():
            with _telling(id_, tell):
                lines = store.load(id_)
                out.writelines(json.dumps([line.table, line.seq, line.at, line.entry]) + "\n" for line in lines)
                count += 1
    return count


def export_records(database: str, folder: Path, tell: Tell) -> int:
    """The record of every game that is over, or stranded and over or closed, a file each; how many."""
    count = 0
    with opened(Reader, database) as store, _writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for id_ in store.tables():
            with _telling(id_, tell):
                record = _record(store, id_)
                if record is not None:
                    (folder / f"{id_}.record").write_text(record.text(), "utf-8")
                    count += 1
    return count


def import_tables(database: str, file: str, text: str) -> int:
    """Tables from the text of an export, which `file` is called. Those that are there already are left alone, unless
    they are damaged. How many came in."""
    tables, data = _read_export(file, text)
    with opened(partial(Journal, name="backroom import"), database) as journal:
        for kept in data:
            journal.keep_data(kept).result()
        there = set(journal.tables())
        damaged = {id_ for id_ in tables.keys() & there if _is_damaged(journal, id_)}
        wanted = {id_: lines for id_, lines in tables.items() if id_ not in there - damaged}
        ready = [(id_, lines, _listed(file, id_, lines, journal)) for id_, lines in wanted.items()]
        for id_, lines, listed in ready:
            (journal.replace if id_ in damaged else journal.append)(lines, listed).result()
        return len(ready)


@dataclass(frozen=True)
class Moving:
    """What came of moving a house: how many tables came in, how many were there already, and what could not."""

    moved: int
    there: int
    troubles: list[Finding]


def move_in(database: str, file: Path) -> Moving:
    """All tables of another house, a file of SQLite, each compared row by row afterwards. Nobody may play there
    meanwhile: a server that has the file is told of (`InUse`)."""
    counts = {"moved": 0, "there": 0}
    troubles: list[Finding] = []
    address = f"sqlite:///{file}"
    with (
        opened(partial(Journal, name="backroom import"), address) as source,
        opened(partial(Journal, name="backroom import"), database) as target,
    ):
        for id_ in source.tables():
            try:
                came = move_table(source, target, id_)
            except Damaged as damaged:
                facts: dict[str, object] = {"value": id_, "line": damaged.line, "reason": damaged.what}
                troubles.append(Finding("check-damaged", facts))
                continue
            if came == "other":
                troubles.append(Finding("import-other", {"value": id_}))
            else:
                counts[came] += 1
        move_house(source, target)
    return Moving(counts["moved"], counts["there"], troubles)


def is_database(file: Path) -> bool:
    """Whether this is a file of SQLite."""
    try:
        with file.open("rb") as opened_:
            return opened_.read(len(_SQLITE)) == _SQLITE
    except OSError:
        return False


def _read_export(file: str, text: str) -> tuple[dict[str, list[Line]], list[DataFile]]:
    try:
        rows = [msgspec.json.decode(row, type=tuple[str, int, float, str]) for row in text.splitlines()]
        data = [msgspec.json.decode(row[3], type=DataFile) for row in rows if not row[0]]
    except msgspec.MsgspecError as error:
        raise BadInput("no-such-file", {"value": file, "reason": str(error)}) from None
    tables: dict[str, list[Line]] = {}
    for row in rows:
        if row[0]:
            tables.setdefault(row[0], []).append(Line(*row))
    return tables, data


def _listed(file: str, id_: str, lines: list[Line], store: Reader) -> About:
    """What the lobby says of an imported table; `BadInput` if its lines make none."""
    try:
        return about(fold(id_, lines, kept_text(store, lines[0]))[0], lines[-1].at)
    except Damaged as damaged:
        raise BadInput("no-such-file", {"value": file, "reason": f"{id_}, {damaged.line}: {damaged.what}"}) from None


def _record(store: Reader, id_: str) -> Record | None:
    """A table's record, if nobody plays on there."""
    lines = store.load(id_)
    table, _ = fold(id_, lines, kept_text(store, lines[0])) if lines else (None, None)
    if table is None:
        raise Damaged(id_, 1, "all lines are missing")
    if table.status == "over":
        return table.running.recorded.record
    # A table that this server cannot play, closed or not, can be had only here.
    return salvaged_from(store, id_) if table.stranded and table.dealt else None


def _is_damaged(store: Reader, id_: str) -> bool:
    found = finding_at(store, id_)
    return found is not None and found.damaged


@contextmanager
def _telling(id_: str, tell: Tell) -> Iterator[None]:
    """One table among many: what is wrong with it is told, and the others go on."""
    try:
        yield
    except Damaged as damaged:
        tell("check-damaged", {"value": id_, "line": damaged.line, "reason": damaged.what})
    except BadInput as refused:
        tell("check-stranded", {"value": id_, "reason": refused.message})


@contextmanager
def opened(kind: Callable[[str], R], database: str) -> Iterator[R]:
    """The database, opened for one command; its troubles are told as mistakes."""
    try:
        store = kind(database)
        try:
            yield store
        finally:
            store.close()
    except StoreTrouble as trouble:
        raise as_mistake(trouble, database) from trouble


@contextmanager
def _lines_to(file: Path | None) -> Iterator[TextIO]:
    """A new file for its owner only, since it holds the seeds of running games; or standard output."""
    if file is None:
        yield sys.stdout
        return
    with _writing_to(file):
        there = os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(there, "w", encoding="utf-8") as out:
            yield out


@contextmanager
def _writing_to(file: Path) -> Iterator[None]:
    """What the system says against writing there is told as a mistake."""
    try:
        yield
    except OSError as error:
        raise BadInput("cannot-write", {"value": str(file), "reason": error.strerror or str(error)}) from None
