"""A network between a server process and its database that can be made to stall, or be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType

_PIECE = 65_536


class Stalling:
    """Passes bytes on between whoever connects to `port` and the database's port, unless it stalls.

    While it stalls, connections stay and nothing passes. When it is cut, all connections end, and new ones do at once.
    """

    def __init__(self, database: int) -> None:
        self._database = database
        self._flows = threading.Event()
        self._flows.set()
        self._cut = False
        self._lock = threading.Lock()
        self._ends: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Stalling:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listening.close()
        self.cut()

    def stall(self) -> None:
        self._flows.clear()

    def cut(self) -> None:
        with self._lock:
            self._cut = True
            for end in self._ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self._flows.set()

    def go_on(self) -> None:
        self._cut = False
        self._flows.set()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listening.accept()
                if self._cut:
                    near.close()
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self._database), 5)
                except OSError:
                    near.close()
                    continue
                far.settimeout(None)
                with self._lock:
                    self._ends |= {near, far}
                both = threading.Barrier(2)
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, target, both), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, both: threading.Barrier) -> None:
        with suppress(OSError):
            while data := source.recv(_PIECE):
                self._flows.wait()
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        with suppress(threading.BrokenBarrierError):
            both.wait(60)
        with self._lock:
            self._ends.discard(source)
        source.close()
