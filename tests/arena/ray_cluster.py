"""A real Ray cluster on this machine, of as many nodes as are begun, each with one core."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.leash import LeashedProgram
from tests.waiting import PATIENCE, wait_until

#: Not 127.0.0.1: for that Ray takes the address that this machine has in its network.
_HOST = "127.0.0.2"
_SETTINGS = [f"--node-ip-address={_HOST}", "--num-cpus=1", "--object-store-memory=80000000", "--disable-usage-stats"]
#: How Ray calls a process that plays a task of ours.
_PLAYING = b"ray::_do"
#: Ray gives way to everybody else on the machine, if it is not told otherwise: to the other tests too.
_ENVIRONMENT = {"RAY_worker_niceness": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "PYTHONWARNINGS": "ignore"}
#: Ray is a dozen processes: on a machine that is busy they need minutes, in seconds.
_SLOW = 4 * PATIENCE


class Node:
    """One machine of the cluster, as far as Ray knows."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self._log = folder / f"{settings[0].lstrip('-').partition('=')[0]}.log"
        self._settings = settings
        self._program = self._begun()

    def _begun(self) -> LeashedProgram:
        with self._log.open("wb") as log:
            return LeashedProgram(
                [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", *_SETTINGS, *self._settings],
                stdout=log,
                stderr=log,
                env=os.environ | _ENVIRONMENT,
            )

    def has_begun(self) -> bool:
        """Whether it takes tasks. Ray gives itself half a minute, which a busy machine may not give it: then again."""
        said = self._log.read_text()
        if not self._program.runs:
            assert "timed out during startup" in said, said
            self.kill()
            self._program = self._begun()
            return False
        return "Ray runtime started" in said

    def plays(self) -> bool:
        """Whether it plays a task of ours now."""
        return any(_PLAYING in _command(process) for process in _descendants(self._program.pid))

    def kill(self) -> None:
        """As the power cut does it: everything of it at once."""
        if self._program.runs:
            for process in [*_descendants(self._program.pid)]:
                _kill(process)
        self._program.end(signal.SIGKILL, PATIENCE)


class RayCluster:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.address = f"{_HOST}:{_free_port()}"
        port = self.address.rpartition(":")[2]
        more = ["--include-dashboard=false", f"--temp-dir={folder}"]
        self.nodes = [Node(folder, "--head", *more, f"--port={port}")]

    def begin(self) -> None:
        wait_until(self.nodes[0].has_begun, "Ray to begin", _SLOW)

    def add(self) -> Node:
        """One node more."""
        self.nodes.append(Node(self._folder, f"--address={self.address}"))
        wait_until(self.nodes[-1].has_begun, "another node to begin", _SLOW)
        return self.nodes[-1]

    def close(self) -> None:
        for node in reversed(self.nodes):
            node.kill()


@contextmanager
def new_cluster() -> Iterator[RayCluster]:
    """In a folder with a short name: it holds sockets, whose names may have a hundred letters."""
    with TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        cluster = RayCluster(Path(folder))
        try:
            cluster.begin()
            yield cluster
        finally:
            cluster.close()


def _descendants(process: int) -> Iterator[int]:
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            children = task.read_text().split()
        except OSError:
            continue  # it has ended meanwhile
        for child in children:
            yield int(child)
            yield from _descendants(int(child))


def _command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def _kill(process: int) -> None:
    with suppress(ProcessLookupError):  # it has ended meanwhile
        os.kill(process, signal.SIGKILL)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((_HOST, 0))
        return int(probe.getsockname()[1])
