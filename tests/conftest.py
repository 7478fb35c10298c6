"""What every test shares: property tests that come out the same on every machine, however slow it is; a time limit."""

from __future__ import annotations

import faulthandler
import logging
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key
from hypothesis import settings

from tests.postgres import ON_POSTGRES, Postgres, new_postgres
from tests.redis import ON_REDIS, Redis, new_redis

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")

# A shell that runs the tests in the background lets them ignore Ctrl+C, and so would all that they start.
# Some tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

#: How long a test may take, in seconds, by its marker; `pyproject.toml` says how long any other.
_LIMITS = {"long": 3600, "compiler": 900}


#: The limit comes as a signal. Whoever does not hear it (a loop of uvloop's, C that does not return) ends with its
#: process so many seconds later, and the traces of all threads are told.
_DEAF = 60.0


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("deaf", "seconds after its time limit at which a test that goes on is ended", default=str(_DEAF))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    marker = item.get_closest_marker("timeout")
    limit = float(marker.args[0] if marker is not None else item.config.getini("timeout"))
    stderr = item.config.stash[fault_handler_stderr_fd_key]
    faulthandler.dump_traceback_later(limit + float(item.config.getini("deaf")), exit=True, file=stderr)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A time limit for the tests that take longer than others; one of a test's own comes first."""
    for item in items:
        if item.get_closest_marker("timeout") is None:
            for marker, seconds in _LIMITS.items():
                if item.get_closest_marker(marker) is not None:
                    item.add_marker(pytest.mark.timeout(seconds))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL; whoever asks for it bears the marks of `ON_POSTGRES`."""
    with new_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A real Redis; whoever asks for it bears the marks of `ON_REDIS`."""
    with new_redis() as server:
        yield server


@pytest.fixture(scope="module", params=["postgresql", pytest.param("redis", marks=ON_REDIS)])
def bus(request: pytest.FixtureRequest) -> str:
    """By what the processes of a house hear of each other, each kind in turn; empty for the database itself."""
    if request.param == "postgresql":
        return ""
    server: Redis = request.getfixturevalue("redis")
    return server.address


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=ON_POSTGRES)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is not made yet, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """A log that a test sets up goes with it: the stream it writes to is closed by then."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    root.handlers = before
    root.setLevel(level)
