"""PostgreSQL's own messages as the bus: sent with the commit, or not at all, and in the order of commits."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, text

from backroom.store import postgres
from backroom.store.bus import Counted, Heard, News, Nowhere, packed, unpacked

log = logging.getLogger("backroom.bus")
CHANNEL = "backroom"
#: A message of PostgreSQL's has room for 8000 bytes.
_ROOM = 7500
#: How often the thread looks whether it is to end, and so long after a failure it tries again, in seconds.
_LOOK = 0.5


class PostgresBus:
    """`LISTEN` and `NOTIFY`. The connection that listens is opened by `listen`; without it a process only announces."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None
        self.counted: Counted = Nowhere()

    def announce(self, connection: Connection, news: Sequence[News]) -> None:
        for said in packed(news, _ROOM):
            connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said})

    def committed(self, news: Sequence[News]) -> None:
        """They have heard it already."""
        self.counted.told(len(news), done=True)

    def announce_by(self, connection: Any, news: Sequence[News]) -> None:  # noqa: ANN401 the driver's own type
        for said in packed(news, _ROOM):
            connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, said])
        self.counted.told(len(news), done=True)

    def listen(self, heard: Heard) -> None:
        self._thread = threading.Thread(target=self._listen_on, args=(heard,), name="bus", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        if self._thread is not None:
            self._thread.join()

    def _listen_on(self, heard: Heard) -> None:
        while not self._closing.is_set():
            try:
                with postgres.own_connection(self._url) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    heard([])  # whatever was announced before is missed
                    self._hear(connection, heard)
            except postgres.errors() as error:
                log.warning("bus", extra={"reason": " ".join(str(error).split())})
                self._closing.wait(_LOOK)

    def _hear(self, connection: Any, heard: Heard) -> None:  # noqa: ANN401 the driver's own type
        while not self._closing.is_set():
            for notify in connection.notifies(timeout=_LOOK, stop_after=1):
                news = list(unpacked(notify.payload))
                self.counted.heard(len(news))
                heard(news)
