"""Servers for tests of the command line: they open, and close at once."""

from __future__ import annotations

import logging
import socket
import webbrowser
from collections.abc import Iterator

import pytest

from backroom.server import run


@pytest.fixture
def opened_and_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every server really starts, on its port and its database, and stops as soon as it is open. What a browser would
    have been shown is noted."""
    shown: list[str] = []
    start = run.Server.startup

    async def start_and_stop(server: run.Server, sockets: list[socket.socket] | None = None) -> None:
        await start(server, sockets)
        server.should_exit = True

    monkeypatch.setattr(run.Server, "startup", start_and_stop)
    # They would change this process for the tests after.
    monkeypatch.setattr(run, "search_only_when_told", lambda: None)
    monkeypatch.setattr(run, "_open_many", lambda lines: None)
    monkeypatch.setattr(webbrowser, "open", shown.append)
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield shown
    root.handlers = handlers
    root.setLevel(level)
