"""How long the disk alone takes to sync, asked now and then while a server is measured on it."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from types import TracebackType

#: How often, in seconds: seldom enough to be no load of its own.
_PERIOD = 0.1
_PAGE = bytes(4096)


class Syncs:
    """Within its `with`, a thread writes a page and syncs it, again and again; `seconds` tells how long each took."""

    def __init__(self, folder: Path) -> None:
        self.seconds: list[float] = []
        self._file = folder / "syncs"
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._sync_on)

    def __enter__(self) -> Syncs:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._thread.join()

    def _sync_on(self) -> None:
        with self._file.open("wb", buffering=0) as out:
            while not self._over.wait(_PERIOD):
                out.write(_PAGE)
                began = time.perf_counter()
                os.fdatasync(out.fileno())
                self.seconds.append(time.perf_counter() - began)
