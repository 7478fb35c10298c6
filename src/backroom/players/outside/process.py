"""A bot that is a program: asked over its standard input, it answers over its standard output."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import threading
from collections.abc import Sequence

from backroom.players.outside.channel import LONGEST, Channel, Watch
from backroom.players.outside.fault import CRASHED, FLOODED, LATE, Fault

#: How much of what a bot complains about is kept, in bytes: the last of it.
_COMPLAINT = 2000
_POSIX = os.name == "posix"
#: So long, in seconds, a bot may take to end by itself once nobody asks any more.
_GRACE = 0.5


class ProcessChannel(Channel):
    """Starts the program; `Fault` if it cannot be. It and all that it has started end with the channel."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # A session of its own: what the program starts can be ended with it, and Ctrl+C is ours alone.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=_POSIX,
            )
        except (OSError, ValueError) as error:
            raise Fault(CRASHED, getattr(error, "strerror", None) or str(error)) from None
        self._complaint = b""
        self._complaining = threading.Thread(target=self._hear_complaints, daemon=True)
        self._complaining.start()
        self._closed = False
        self._watch = Watch(self)

    def exchange(self, question: bytes, seconds: float) -> bytes:
        self._watch.within(seconds)
        try:
            self._refuse_chatter()
            self._write(question + b"\n")
            return self._line()
        except Fault:
            self.cut()
            self.close()
            raise
        finally:
            self._watch.answered()

    def cut(self) -> None:
        """End the program and, where the system knows groups, all that it has started."""
        if self._closed:
            return  # its number may be another program's by now
        with contextlib.suppress(OSError):
            if _POSIX:
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def close(self) -> None:
        self._watch.end()
        if self._closed:
            return
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0 if self._watch.has_cut else _GRACE)
        self.cut()
        process.wait()
        self._closed = True
        process.stdout.close()
        self._complaining.join(_GRACE)
        if not self._complaining.is_alive():
            process.stderr.close()

    def _refuse_chatter(self) -> None:
        """Whatever lies there before a question is asked would be taken for its answer."""
        assert self._process.stdout is not None
        if _POSIX and select.select([self._process.stdout], [], [], 0)[0]:
            raise Fault(FLOODED, "it spoke without being asked") if self._piece() else self._ended()

    def _write(self, data: bytes) -> None:
        assert self._process.stdin is not None
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[self._process.stdin.write(rest) or 0 :]
        except (OSError, ValueError):
            raise self._ended() from None

    def _line(self) -> bytes:
        said = b""
        while not said.endswith(b"\n"):
            piece = self._piece()
            if not piece:
                raise self._ended()
            said += piece
            if b"\n" in said[:-1] or len(said) > LONGEST:
                raise Fault(FLOODED, "more than one line, or too long a one")
        return said.strip()

    def _piece(self) -> bytes:
        """What has come, at least a byte; nothing at the end."""
        assert self._process.stdout is not None
        try:
            return self._process.stdout.read(LONGEST)
        except (OSError, ValueError):
            return b""

    def _ended(self) -> Fault:
        """Why nothing more comes: the watch has cut it off, or it has ended by itself."""
        if self._watch.has_cut:
            return Fault(LATE, "no answer in time")
        self.close()
        last = self._complaint.decode("utf-8", "replace").strip().splitlines()
        return Fault(CRASHED, last[-1].strip() if last else f"it ended with code {self._process.returncode}")

    def _hear_complaints(self) -> None:
        """What a program writes to standard error is read on, so that it never waits, and forgotten but for the end."""
        assert self._process.stderr is not None
        with contextlib.suppress(OSError, ValueError):
            while piece := self._process.stderr.read(_COMPLAINT):
                self._complaint = (self._complaint + piece)[-_COMPLAINT:]
