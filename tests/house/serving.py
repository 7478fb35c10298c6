"""A command that serves tables, as a process of its own: started, asked over HTTP, and ended."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.waiting import wait_until


@contextmanager
def served(command: list[str], environment: dict[str, str], folder: Path, seconds: float = 240.0) -> Iterator[str]:
    """Start a command; the address that it tells, once it does. Afterwards it is ended, with all that it started."""
    process = subprocess.Popen(
        command, env={**environment, "PYTHONUNBUFFERED": "1"}, cwd=folder, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert process.stdout is not None
    said: list[str] = []
    reading = threading.Thread(target=said.extend, args=(process.stdout,), daemon=True)
    reading.start()

    def address() -> str | None:
        found = re.search(r"http://(?:127\.0\.0\.1|0\.0\.0\.0):\d+", "".join(said))
        return found and found[0].replace("0.0.0.0", "127.0.0.1")

    try:
        wait_until(lambda: bool(address()) or process.poll() is not None, "an address", seconds)
        told = address()
        assert told, "".join(said)
        yield told
    finally:
        for sign in (signal.SIGTERM, signal.SIGKILL):
            with suppress(ProcessLookupError):  # it has ended by itself
                os.killpg(process.pid, sign)
            with suppress(subprocess.TimeoutExpired):
                process.wait(30)
        reading.join(30)
        process.stdout.close()
