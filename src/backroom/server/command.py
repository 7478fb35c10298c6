"""What an operator does with a server: serve, back up, carry tables from one database to another, erase."""

from __future__ import annotations

import json
import os
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TextIO, TypeVar

import msgspec

from backroom.kernel.refusal import BadInput
from backroom.server.folding import fold
from backroom.server.forgetting import forgotten_lines
from backroom.server.keeping import Keeping
from backroom.server.live import about
from backroom.server.run import serve
from backroom.store.journal import Journal
from backroom.store.lines import About, Line, StoreTrouble
from backroom.store.reader import Reader
from backroom.table import entries as e

LOOPBACK = "127.0.0.1"
R = TypeVar("R", bound=Reader)
Tell = Callable[[str, dict[str, object]], None]


def data_folder() -> Path:
    """Where a user's tables lie, by the XDG rules."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "backroom"


def default_database() -> str:
    """SQLite in the user's own folder; `BadInput` if that cannot be made."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("no-such-file", {"value": str(folder), "reason": error.strerror or str(error)}) from None
    return f"sqlite:///{folder / 'tables.db'}"


def play_in_browser(page: str, tell: Tell, *, open_browser: bool = True) -> None:
    """The table in the browser, on a free port of this machine; if it is there already, just the browser."""
    database = default_database()
    mark = data_folder() / "open.json"

    def show(port: int) -> None:
        address = f"http://{LOOPBACK}:{port}{page}"
        tell("play-open-at", {"value": address})
        if open_browser:
            webbrowser.open(address)

    running = _running(mark)
    if running is not None:
        show(running)
        return

    def opened(port: int) -> None:
        mark.write_text(json.dumps({"port": port}))
        show(port)
        tell("play-stop-with", {})

    try:
        serve(LOOPBACK, 0, database, opened=opened, name="backroom play")
    finally:
        mark.unlink(missing_ok=True)


def back_up(database: str, file: Path) -> None:
    """A whole copy of the database, while tables play on."""
    if file.exists():
        raise BadInput("store-file-there", {"value": str(file)})
    with _opened(partial(Reader, any_version=True), database) as journal:
        journal.backup(str(file))


def export_tables(database: str, file: Path) -> int:
    """Every table's journal as lines of JSON, secrets and all; how many tables."""
    with _opened(Reader, database) as journal, _writing(file) as out:
        tables = journal.tables()
        for table in tables:
            for line in journal.load(table):
                out.write(json.dumps([line.table, line.seq, line.at, line.entry]) + "\n")
        return len(tables)


def export_records(database: str, folder: Path) -> int:
    """The record of every finished game, a file each; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    with _opened(Reader, database) as journal:
        for id_ in journal.tables():
            table, _ = fold(id_, journal.load(id_))
            if table.status == "over":
                (folder / f"{id_}.record").write_text(table.running.record.text(), "utf-8")
                count += 1
    return count


def import_tables(database: str, file: Path) -> int:
    """Tables from an export; those that are there already are left alone. How many came in."""
    try:
        text = file.read_text("utf-8")
        read = [Line(*msgspec.json.decode(row, type=tuple[str, int, float, str])) for row in text.splitlines()]
    except OSError as error:
        raise BadInput("no-such-file", {"value": str(file), "reason": error.strerror or str(error)}) from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput("no-such-file", {"value": str(file), "reason": str(error)}) from None
    tables: dict[str, list[Line]] = {}
    for line in read:
        tables.setdefault(line.table, []).append(line)
    with _opened(partial(Journal, name="backroom import"), database) as journal:
        there = set(journal.tables())
        new = {id_: lines for id_, lines in tables.items() if id_ not in there}
        for lines, listed in [(lines, _listed(file, id_, lines)) for id_, lines in new.items()]:
            journal.append(lines, listed).result()
        return len(new)


def forget_people(database: str, id_: str, number: int | None) -> None:
    """Erase the names and words of a table's people, or of the seat with this number (from 1) only."""
    with _opened(partial(Journal, name="backroom forget"), database) as journal:
        lines = journal.load(id_)
        table, _ = fold(id_, lines)
        players = len(table.seats)
        if number is not None and not 1 <= number <= players:
            raise BadInput("no-such-seat", {"value": number, "players": players})
        seats = list(range(players)) if number is None else [number - 1]
        erased = forgotten_lines(id_, lines, seats)
        now = time.time()
        told = [
            Line(id_, len(lines) + at, now, e.write_entry(e.Forgotten(seat))) for at, seat in enumerate(seats, start=1)
        ]
        journal.erase(told, None, erased).result()
        journal.tidy().result()


def delete_table(database: str, id_: str) -> None:
    """A table goes altogether, damaged or not."""
    with _opened(partial(Journal, name="backroom forget"), database) as journal:
        if id_ not in journal.tables():
            raise BadInput("table-unknown", {"value": id_})
        journal.remove(id_).result()
        journal.tidy().result()


def prune_tables(database: str, keeping: Keeping) -> int:
    """Delete what is older than this; how many tables."""
    since = keeping.check().since(time.time())
    with _opened(partial(Journal, name="backroom prune"), database) as journal:
        count = 0
        while old := journal.old(*since, 100):
            for id_ in old:
                journal.remove(id_).result()
            count += len(old)
        if count:
            journal.tidy().result()
        return count


def _listed(file: Path, id_: str, lines: list[Line]) -> About:
    """What the lobby says of an imported table; `BadInput` if its lines make none."""
    try:
        return about(fold(id_, lines)[0], lines[-1].at)
    except msgspec.MsgspecError as error:
        raise BadInput("no-such-file", {"value": str(file), "reason": str(error)}) from None


@contextmanager
def _opened(kind: Callable[[str], R], database: str) -> Iterator[R]:
    """The database, opened for one command; its troubles are told as mistakes."""
    try:
        store = kind(database)
        try:
            yield store
        finally:
            store.close()
    except StoreTrouble as trouble:
        raise BadInput(trouble.message, {"value": database, **trouble.facts}) from trouble


def _writing(file: Path) -> TextIO:
    """A new file for its owner only: it holds the seeds of running games."""
    return os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8")


def _running(mark: Path) -> int | None:
    """The port of a table that is open already."""
    try:
        port = int(json.loads(mark.read_text())["port"])
        with urllib.request.urlopen(f"http://{LOOPBACK}:{port}/healthz", timeout=1) as answer:
            return port if answer.read() == b"ok\n" else None
    except (OSError, ValueError, KeyError):
        return None
