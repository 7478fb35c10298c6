"""What every test shares: property tests that come out the same on every machine, however slow it is; a time limit."""

from __future__ import annotations

import logging
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")

# A shell that runs the tests in the background lets them ignore Ctrl+C, and so would all that they start.
# Some tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

#: How long a test may take, in seconds, by its marker; `pyproject.toml` says how long any other.
_LIMITS = {"long": 3600, "compiler": 900}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A time limit for the tests that take longer than others; one of a test's own comes first."""
    for item in items:
        if item.get_closest_marker("timeout") is None:
            for marker, seconds in _LIMITS.items():
                if item.get_closest_marker(marker) is not None:
                    item.add_marker(pytest.mark.timeout(seconds))


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """A log that a test sets up goes with it: the stream it writes to is closed by then."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    root.handlers = before
    root.setLevel(level)
