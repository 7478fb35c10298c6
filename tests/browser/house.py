"""A house for the browser's tests: `backroom serve` in another process, which can be stopped and opened anew."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.installed import environment_with
from tests.leash import leashed
from tests.waiting import GaveUp, waiting_for

ROOT = Path(__file__).parents[2]
#: Where `./test browser` puts the built client.
CLIENT = Path(os.environ.get("BACKROOM_CLIENT", ROOT / ".venv" / "client"))
_PATIENCE = 60.0
#: All guests of all tests come from one address, and open more tables in some minutes than one person may.
_TABLES = "tables-burst=10000"


class RunningHouse:
    """A server on this machine, always at the same address, below the path `root`.

    Its bots wait `pause` seconds before they move. `packages` is a folder with installed titles.
    """

    def __init__(self, folder: Path, pause: float = 0.0, root: str = "", packages: Path | None = None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}{root}"
        self._folder = folder
        self._pause = pause
        self._root = root
        self._environment = None if packages is None else environment_with(packages)
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [
            "backroom", "serve", "--port", str(self.port), "--client", str(CLIENT),
            "--db", f"sqlite:///{self._folder / 'tables.db'}", "--bot-pause", str(self._pause), "--log", "error",
            "--limit", _TABLES,
            *(["--root-path", self._root] if self._root else []),
        ]  # fmt: skip
        self._process = leashed(*command, cwd=ROOT, env=self._environment)
        for _ in waiting_for("the house to open", _PATIENCE):
            if self._answers():
                return
            assert self._process.poll() is None, "the house ended instead of opening"
            time.sleep(0.1)

    def close(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                raise GaveUp(f"waited {_PATIENCE:.0f} s for the house to close") from None
            finally:
                if process.stdin is not None:
                    process.stdin.close()

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=1) as answer:
                return bool(answer.read() == b"ok\n")
        except (urllib.error.URLError, OSError):
            return False
