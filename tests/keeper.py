"""Keeps a program that is not ours: `python keeper.py USER PROGRAM ARGUMENTS...`, in a process group of its own.

It passes signals on (SIGUSR1 as SIGKILL, which nobody else could pass on), buries the program and ends as it does. Once
whoever holds its standard input has ended, it kills the whole group.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading

_PASSED = {
    signal.SIGINT: signal.SIGINT,
    signal.SIGTERM: signal.SIGTERM,
    signal.SIGQUIT: signal.SIGQUIT,
    signal.SIGHUP: signal.SIGHUP,
    signal.SIGUSR1: signal.SIGKILL,
}


class Keeper:
    """From its making on no signal is lost: what comes before the program is there is passed on then."""

    def __init__(self) -> None:
        self._early: list[signal.Signals] = []
        self._kept: subprocess.Popen[bytes] | None = None
        for number in _PASSED:
            signal.signal(number, self._pass)

    def keep(self, user: str, command: list[str]) -> int:
        """Its exit code; for one that was killed, the number of the signal."""
        # Whoever keeps it can read our files; the other user, perhaps, cannot.
        self._kept = subprocess.Popen(command, stdin=subprocess.DEVNULL, user=user or None)
        for early in self._early:
            self._kept.send_signal(early)
        return abs(self._kept.wait())

    def _pass(self, number: int, _: object) -> None:
        passed = _PASSED[signal.Signals(number)]
        if self._kept is None:
            self._early.append(passed)
        else:
            self._kept.send_signal(passed)


def _end_with(file: int) -> None:
    os.read(file, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    keeper = Keeper()
    threading.Thread(target=_end_with, args=(sys.stdin.fileno(),), daemon=True).start()
    sys.exit(keeper.keep(sys.argv[1], sys.argv[2:]))
