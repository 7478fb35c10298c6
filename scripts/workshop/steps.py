"""Long work, shown as it goes on: what is being done, for how many seconds, and the work's own last words."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, TextIO

from workshop.trouble import Failed

#: How often a line is drawn anew on a terminal, in seconds.
_BEAT = 0.3


@dataclass
class _Step:
    words: str
    log: Path
    began: float = field(default_factory=time.monotonic)

    @property
    def seconds(self) -> int:
        return round(time.monotonic() - self.began)


class Steps:
    """Everything that is being done now. On a terminal one line shows all of it; elsewhere each has two lines."""

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out or sys.stdout
        self._steps: list[_Step] = []
        self._commands: set[subprocess.Popen[bytes]] = set()
        self._lock = threading.RLock()
        self._ended = False
        self._live = self._out.isatty()

    def say(self, words: str) -> None:
        with self._lock:
            self._wipe()
            print(words, file=self._out, flush=True)

    @contextmanager
    def step(self, words: str, log: Path) -> Iterator[None]:
        """While this lasts, it is shown; when it has gone well, so is how long it took."""
        step = _Step(words, log)
        with self._lock:
            self._steps.append(step)
        if not self._live:
            self.say(f"{words} ...")
        elif len(self._steps) == 1:
            threading.Thread(target=self._show, daemon=True).start()
        try:
            yield
        except BaseException:
            with self._lock:
                self._steps.remove(step)
                self._wipe()
            raise
        with self._lock:
            self._steps.remove(step)
        self.say(f"{words}: done in {step.seconds} s.")

    def do(
        self,
        words: str,
        log: Path,
        *commands: Sequence[str | Path],
        cwd: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """These commands, one after the other, as one step; what they say goes into `log`. `Failed` if one fails."""
        log.parent.mkdir(parents=True, exist_ok=True)
        with self.step(words, log), log.open("wb") as said:
            for command in commands:
                if self._run([str(part) for part in command], said, cwd, environment):
                    raise Failed(words, log)

    def _run(self, command: list[str], said: BinaryIO, cwd: Path | None, environment: Mapping[str, str] | None) -> int:
        with self._lock:
            if self._ended:
                raise KeyboardInterrupt
            # In a group of its own: whoever interrupts us must reach what npm and pip have started, too.
            running = subprocess.Popen(
                command, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said,
                start_new_session=True,
            )  # fmt: skip
            self._commands.add(running)
        try:
            code = running.wait()
        except KeyboardInterrupt:
            self.end()
            raise
        finally:
            self._commands.discard(running)
        if self._ended:
            raise KeyboardInterrupt
        return code

    def side_by_side(self, *works: Callable[[], None]) -> None:
        """All of these at the same time. The first that fails stops the others."""
        with ThreadPoolExecutor(len(works)) as pool:
            running = [pool.submit(work) for work in works]
            try:
                for one in as_completed(running):
                    one.result()
            except BaseException:
                self.end()
                raise

    def end(self) -> None:
        """Stop all that runs."""
        with self._lock:
            self._ended = True
            commands = list(self._commands)
        for running in commands:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(running.pid, signal.SIGTERM)

    def _show(self) -> None:
        while True:
            with self._lock:
                if not self._steps:
                    return
                told = "; ".join(f"{step.words} ... {step.seconds} s{_own_words(step.log)}" for step in self._steps)
                width = max(20, _width(self._out) - 1)
                self._out.write(f"\r\033[K{told[:width]}")
                self._out.flush()
            time.sleep(_BEAT)

    def _wipe(self) -> None:
        if self._live:
            self._out.write("\r\033[K")
            self._out.flush()


def progress_in(log: Path) -> str:
    """The last words that the build said of itself, such as 'compiled 12 of 80 files'; empty if there are none."""
    try:
        said = log.read_text("utf-8", "replace")
    except OSError:
        return ""
    found = re.findall(r"^ *backroom: (.+)$", said, re.MULTILINE)
    return str(found[-1]) if found else ""


def _own_words(log: Path) -> str:
    words = progress_in(log)
    return f" ({words})" if words else ""


def _width(out: TextIO) -> int:
    try:
        return os.get_terminal_size(out.fileno()).columns
    except (OSError, ValueError):
        return 80
