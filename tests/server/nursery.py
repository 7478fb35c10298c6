"""Houses in processes of their own, which begin with everything loaded: to load it takes longer than most tests.

Python's own server of processes has imported what a house needs, and nothing of it runs there. Each house is a copy of
that process, as fresh as one that is started anew, and ends with whoever opened it.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from contextlib import suppress
from multiprocessing import forkserver, util
from multiprocessing.connection import Connection
from pathlib import Path

from backroom.games import titles
from tests.leash import hold_the_leash
from tests.server.open_house import Wishes, open_house

_CONTEXT = multiprocessing.get_context("forkserver")
#: Houses are opened by several threads at once, and all change the one environment of this process.
_beginning = threading.Lock()
#: This module with all that it imports, and what every house loads when it opens.
_LOADED = [__name__, "backroom.store.migrating", *(f"backroom.games.{title.folder.name}" for title in titles())]


class HouseProcess:
    """One process with a house. It tells its port once it is open; what it says on standard error goes into a file."""

    def __init__(self, wishes: Wishes, log: Path) -> None:
        leash, self._leash = _CONTEXT.Pipe(duplex=False)
        self._said, said = _CONTEXT.Pipe(duplex=False)
        # Not a daemon's: a house has children itself.
        with _beginning:
            self._process = _CONTEXT.Process(target=_open, args=(wishes, log, dict(os.environ), leash, said))
            _have_the_nursery()
        self._process.start()
        leash.close()
        said.close()
        # This process ends only once its children have, and a test that runs out of time leaves some.
        util.Finalize(self, self._leash.close, exitpriority=1)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def port(self, seconds: float) -> int | None:
        """The port that it serves; None if it does not tell one in time, or ends."""
        if self._said.poll(seconds):
            with suppress(EOFError):
                return int(self._said.recv())
        return None

    def end(self, how: int, seconds: float) -> int | None:
        """Its exit code after this signal; None if it had to be killed, because it was not gone in time."""
        # It may have ended by itself, and be gone already.
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)
        self._process.join(seconds)
        code = self._process.exitcode
        if code is None:
            self._process.kill()
            self._process.join(seconds)
        self._process.close()
        self._leash.close()
        self._said.close()
        return code


def _have_the_nursery() -> None:
    """It must find our modules as this process does, wherever a test has gone meanwhile. One thread at a time."""
    _CONTEXT.set_forkserver_preload(_LOADED)
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    try:
        forkserver.ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def _open(wishes: Wishes, log: Path, environment: dict[str, str], leash: Connection, said: Connection) -> None:
    os.environ.clear()
    os.environ.update(environment)
    with log.open("a", encoding="utf-8") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    hold_the_leash(leash.fileno())
    open_house(wishes, said.send)
