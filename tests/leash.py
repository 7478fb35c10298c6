"""Runs a module as `python -m` does, and ends with whoever started it: `python -m tests.leash MODULE ARGUMENTS...`.

Whoever started it holds its standard input. A test that runs out of time is ended on the spot and can stop nothing by
itself; its servers must not live on. A program that is not ours has a keeper beside it, which holds the leash.
"""

from __future__ import annotations

import os
import runpy
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def leashed(module: str, *arguments: str, **more: Any) -> subprocess.Popen[Any]:  # noqa: ANN401 as Popen takes them
    """Start a module that ends with this process."""
    command = [sys.executable, "-m", "tests.leash", module, *arguments]
    return subprocess.Popen(command, stdin=subprocess.PIPE, **more)


class LeashedProgram:
    """A program that is not ours, which ends with this process. It has a process group of its own, with its keeper."""

    def __init__(self, command: Sequence[str | Path], user: str = "", **more: Any) -> None:  # noqa: ANN401 as Popen takes them
        keeper = [sys.executable, "-S", Path(__file__).with_name("keeper.py"), user, *command]
        self._keeper = subprocess.Popen(keeper, stdin=subprocess.PIPE, process_group=0, **more)
        self.stdout: Any = self._keeper.stdout

    @property
    def runs(self) -> bool:
        return self._keeper.poll() is None

    @property
    def pid(self) -> int:
        """Of its keeper, whose child it is."""
        return self._keeper.pid

    def end(self, how: signal.Signals, seconds: float) -> int:
        """Its exit code after this signal. Its keeper buries it: no PostgreSQL starts while a dead one is about."""
        self._keeper.send_signal(signal.SIGUSR1 if how == signal.SIGKILL else how)
        code = self._keeper.wait(seconds)
        for pipe in (self._keeper.stdin, self._keeper.stdout):
            if pipe is not None:
                pipe.close()
        return code


def hold_the_leash(file: int) -> None:
    """From now on this process ends when whoever holds the other end of this pipe does."""
    threading.Thread(target=_end_with, args=(file,), daemon=True).start()


def _end_with(file: int) -> None:
    os.read(file, 1)
    os._exit(9)


if __name__ == "__main__":
    hold_the_leash(sys.stdin.fileno())
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
