"""What an operator does with a server: play at once in the browser, see whether one is open, erase, delete."""

from __future__ import annotations

import contextlib
import json
import time
import webbrowser
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from backroom.folders import data_folder
from backroom.kernel.refusal import BadInput
from backroom.server.carrying import Tell, opened
from backroom.server.door import Door
from backroom.server.folding import fold, kept_text
from backroom.server.forgetting import forgotten_lines
from backroom.server.keeping import Keeping
from backroom.server.run import serve
from backroom.store.journal import Journal
from backroom.store.lines import InUse, Line
from backroom.store.reader import Reader
from backroom.table import entries as e

LOOPBACK = "127.0.0.1"
#: So long a server may take to say that it is there, in seconds.
_ANSWER = 2.0
#: So long another `backroom play` may take to open, in seconds.
_OPENING = 15.0


def default_database() -> str:
    """SQLite in the user's own folder."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


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
    ours = False

    def opened(port: int) -> None:
        nonlocal ours
        ours = True
        # Without it the table is open all the same; only a second `backroom play` does not find it.
        with contextlib.suppress(OSError):
            mark.write_text(json.dumps({"port": port}))
        show(port)
        tell("play-stop-with", {})

    try:
        serve(LOOPBACK, 0, database, opened=opened, name="backroom play", door=Door())
    except BadInput as trouble:
        # Somebody has started a moment before us, and has the database but no port yet.
        running = _running_soon(mark) if trouble.message == InUse.message else None
        if running is None:
            raise
        show(running)
    finally:
        if ours:
            mark.unlink(missing_ok=True)


def forget_people(database: str, id_: str, number: int | None) -> None:
    """Erase the names and words of everybody who was ever at a table, or of one seat only (its number, from 1)."""
    with opened(there("backroom forget"), database) as journal:
        lines = journal.load(id_)
        kept = kept_text(journal, lines[0]) if lines else None
        table, _ = fold(id_, lines, kept)
        players = len(table.seats)
        if number is not None and not 1 <= number <= players:
            raise BadInput("no-such-seat", {"value": number, "players": players})
        seats = list(range(players)) if number is None else [number - 1]
        erased = forgotten_lines(id_, lines, [*seats, None] if number is None else seats, kept, owner=False)
        now = time.time()
        told = [
            Line(id_, len(lines) + at, now, e.write_entry(e.Forgotten(seat))) for at, seat in enumerate(seats, start=1)
        ]
        journal.erase(told, None, erased).result()
        journal.tidy().result()


def delete_table(database: str, id_: str) -> None:
    """A table goes altogether, damaged or not."""
    with opened(there("backroom forget"), database) as journal:
        if id_ not in journal.tables():
            raise BadInput("table-unknown", {"value": id_})
        journal.remove(id_).result()
        journal.tidy().result()


def prune_tables(database: str, keeping: Keeping) -> int:
    """Delete what is older than this; how many tables."""
    since = keeping.check().since(time.time())
    with opened(there("backroom prune"), database) as journal:
        count = 0
        while old := journal.old(*since, 100):
            for id_ in old:
                journal.remove(id_).result()
            count += len(old)
        if count:
            journal.tidy().result()
        return count


def _running_soon(mark: Path) -> int | None:
    """The port of a table that is being opened now; None if it does not come."""
    until = time.monotonic() + _OPENING
    while time.monotonic() < until:
        running = _running(mark)
        if running is not None:
            return running
        time.sleep(0.1)
    return None


def answers(host: str, port: int) -> bool:
    """Whether a server of Backroom is open there. Asked directly, whatever proxy the environment names."""
    asking = HTTPConnection(host, port, timeout=_ANSWER)
    try:
        asking.request("GET", "/healthz")
        return asking.getresponse().read(64) == b"ok\n"
    except (OSError, HTTPException):
        return False
    finally:
        asking.close()


def there(name: str) -> Callable[[str], Journal]:
    """Opens a database to write into it, but never makes one: a mistyped address must not leave an empty one behind."""

    def open_it(database: str) -> Journal:
        Reader(database, any_version=True).close()
        return Journal(database, name)

    return open_it


def _running(mark: Path) -> int | None:
    """The port of a table that is open already."""
    try:
        port = int(json.loads(mark.read_text())["port"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return port if 0 < port < 65_536 and answers(LOOPBACK, port) else None
