"""`./play` in a copy of the project, as a person at a shell would start it."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from pathlib import Path

from tests.house.copy_of import ROOT, copy_with_little_to_compile
from tests.waiting import wait_until

#: So many seconds a start may take on a busy machine.
PATIENCE = 240.0


def copy_to_play_in(to: Path) -> Path:
    """A copy with the sources of the browser table, in which little is there to compile."""
    copy_with_little_to_compile(to)
    subprocess.run(["cp", "-r", str(ROOT / "web"), str(to / "web")], check=True)
    return to


class Start:
    """One `./play`. It is stopped when the block ends, and everything it has started with it."""

    def __init__(self, copy: Path, *arguments: str, user: str | None = None, **settings: str) -> None:
        home = copy.parent / "home"
        home.mkdir(exist_ok=True)
        environment = {
            **os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "BACKROOM_PURE": "1", **settings,
        }  # fmt: skip
        for name in ("PYTHONPATH", "CI", "VIRTUAL_ENV"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [copy / "play", *(arguments or ("--no-browser",))], env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True, user=user,
        )  # fmt: skip
        self._lines: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Start:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def said(self) -> str:
        return "".join(self._lines)

    def until(self, words: str) -> str:
        """Wait until it has said this; the line that says it."""

        def ended_or_said() -> bool:
            return words in self.said or not self._reader.is_alive()

        wait_until(ended_or_said, f"./play to say {words!r}", PATIENCE)
        found = [line for line in self.said.splitlines() if words in line]
        assert found, f"./play ended, having said: {self.said}"
        return found[0]

    def address(self) -> str:
        return self.until("http://").rpartition(" ")[2].strip()

    def interrupt(self) -> int:
        """As Ctrl+C does: everybody in the foreground hears it. Its exit code."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.end()

    def end(self) -> int:
        code = self.process.wait(PATIENCE)
        self._reader.join(10)
        return code

    def kill(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(30)
        self._reader.join(30)

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as said:
            for line in said:
                self._lines.append(line)
