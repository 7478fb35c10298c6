"""Redis as the bus: told after the commit. What Redis does not pass on is found by the next look at the journal."""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection

from backroom.store.bus import Counted, Heard, News, Nowhere, packed, unpacked
from backroom.store.database import without_password
from backroom.store.lines import NoBusDriver, NoSuchBus

log = logging.getLogger("backroom.bus")
#: How often the threads look whether they are to end, and so long after a failure they try again, in seconds.
_LOOK = 0.5
#: So long Redis may take to answer, in seconds.
_PATIENCE = 2.0
#: Letters of one message: no bound of Redis's, but nobody reads one for long.
_ROOM = 60_000


class RedisBus:
    """Publish and subscribe, by a thread each: nobody waits for Redis, which may end and come back.

    Houses that share a Redis take different numbers of its databases (`redis://localhost/1`).
    """

    def __init__(self, url: str) -> None:
        self._url = url
        number = _client(url).connection_pool.connection_kwargs.get("db") or 0
        self._channel = f"backroom-{number}"
        self._to_tell: queue.SimpleQueue[Sequence[News] | None] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._threads: list[threading.Thread] = []
        self._begin("bus-out", self._tell_on)
        self.counted: Counted = Nowhere()

    def announce(self, connection: Connection, news: Sequence[News]) -> None:
        """Not before it is true: Redis knows nothing of the transaction."""

    def committed(self, news: Sequence[News]) -> None:
        if news:
            self._to_tell.put(news)

    def announce_by(self, connection: Any, news: Sequence[News]) -> None:  # noqa: ANN401 the driver's own type
        self.committed(news)

    def listen(self, heard: Heard) -> None:
        self._begin("bus", lambda: self._listen_on(heard))

    def close(self) -> None:
        self._closing.set()
        self._to_tell.put(None)
        for thread in self._threads:
            thread.join()

    def _begin(self, name: str, work: Any) -> None:  # noqa: ANN401 as Thread takes it
        thread = threading.Thread(target=work, name=name, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _tell_on(self) -> None:
        """What waits while Redis is away is dropped: it would be old news, and others look for themselves."""
        while not self._closing.is_set():
            with self._connected() as client:
                while not self._closing.is_set():
                    news = self._all_that_waits()
                    try:
                        for said in packed(news, _ROOM):
                            client.publish(self._channel, said)
                    except BaseException:
                        self.counted.told(len(news), done=False)
                        raise
                    self.counted.told(len(news), done=True)

    def _all_that_waits(self) -> list[News]:
        """Waits for the first."""
        found = [*(self._to_tell.get() or ())]
        while not self._to_tell.empty():
            found += self._to_tell.get() or ()
        return found

    def _listen_on(self, heard: Heard) -> None:
        while not self._closing.is_set():
            with self._connected() as client, client.pubsub(ignore_subscribe_messages=True) as channel:
                channel.subscribe(self._channel)
                heard([])  # whatever was told before is missed
                while not self._closing.is_set():
                    message = channel.get_message(timeout=_LOOK)
                    if message is not None:
                        news = list(unpacked(message["data"]))
                        self.counted.heard(len(news))
                        heard(news)

    @contextmanager
    def _connected(self) -> Iterator[Any]:
        """A way to Redis; if it breaks, that is told in the log and a while passes."""
        import redis

        client = _client(self._url)
        try:
            yield client
        except (redis.RedisError, OSError) as error:
            log.warning("bus", extra={"reason": " ".join(str(error).split())})
            self._closing.wait(_LOOK)
        finally:
            client.close()


def _client(url: str) -> Any:  # noqa: ANN401 the driver's own type
    """Nothing is asked yet; `NoBusDriver` or `NoSuchBus` says what is missing."""
    try:
        import redis
    except ModuleNotFoundError as error:
        raise NoBusDriver(str(error), {"value": without_password(url), "name": str(error.name)}) from None
    try:
        return redis.Redis.from_url(
            url,
            decode_responses=True,
            socket_timeout=_PATIENCE,
            socket_connect_timeout=_PATIENCE,
            socket_keepalive=True,
        )
    except ValueError:
        raise NoSuchBus(url, {"value": without_password(url)}) from None
