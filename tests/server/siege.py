"""Strangers who mean no good, all at once: `python -m tests.server.siege PORT TABLE KEY SECONDS LEAST`, KEY an
onlooker's.

A process of its own, so that those who are measured do not wait for it; and it gives way to them: strangers have
machines of their own. Bounded in pace and time. Prints how much it sent.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from contextlib import suppress
from random import Random

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from backroom.table import protocol as p
from tests.server import mischief

#: Pause of each kind of stranger between two deeds, in seconds.
_PAUSE = 0.03
#: So long they may take beyond their time to send what they must, in seconds.
_PATIENCE = 90.0
_BOMBS = (
    {"title": "chicago-poker", "data": "a." * 30_000 + "a=1"},
    {"title": "chicago-poker", "data": "a=" + "[" * 3_000},
    {"title": "chicago-poker", "data": "version = 'x'\n"},
    {"title": "chicago-poker", "players": 99},
)


class Siege:
    def __init__(self, port: int, table: str, key: str, seconds: float, least: int) -> None:
        """For so many seconds, and on a busy machine longer, until `least` things were sent."""
        self._port = port
        self._table = table
        self._key = key
        self._until = time.monotonic() + seconds
        self._least = least
        self._luck = Random(7)
        self.sent = 0

    async def run(self) -> None:
        await asyncio.gather(self._ask(), self._ask(), self._half_open(), self._onlook(), self._knock(), self._look())

    async def _goes_on(self) -> bool:
        self.sent += 1
        await asyncio.sleep(_PAUSE)
        late = time.monotonic() - self._until
        return late < 0 or (self.sent < self._least and late < _PATIENCE)

    async def _ask(self) -> None:
        """Requests that are malformed, forbidden, too large or too costly."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}", trust_env=False, timeout=60) as client:
            while await self._goes_on():
                if self._luck.random() < 0.3:
                    bomb = self._luck.choice(_BOMBS)
                    answer = await client.post("/api/tables", json=bomb)
                elif self._luck.random() < 0.3:
                    answer = await client.post("/api/replay", json={"record": '{"backroom":1}\n{}' * 500})
                else:
                    method, path, headers, body = mischief.request(self._luck, self._table, [self._key])
                    answer = await client.request(method, path, headers=headers, content=body)
                assert answer.status_code < 500, answer.text

    async def _half_open(self) -> None:
        lines: list[asyncio.StreamWriter] = []
        while await self._goes_on():
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self._port)
                writer.write(b"POST /api/fork HTTP/1.1\r\nhost: localhost\r\ncontent-length: 90000\r\n\r\n{")
                lines.append(writer)
        for writer in lines:
            writer.close()

    async def _onlook(self) -> None:
        """As an onlooker: everything that only a seat may do, and things that nobody may."""
        while await self._goes_on():
            with suppress(ConnectionClosed, InvalidStatus, InvalidMessage, OSError):
                async with connect(self._url, compression=None, proxy=None, max_size=None) as line:
                    await line.send(json.dumps({"do": "hello", "version": p.VERSION, "key": self._key}))
                    while await self._goes_on():
                        await line.send(mischief.malformed(self._luck))
                        await line.send(json.dumps({"do": "say", "words": "x" * 400}))

    async def _knock(self) -> None:
        while await self._goes_on():
            with suppress(ConnectionClosed, InvalidStatus, InvalidMessage, OSError):
                async with connect(self._url, compression=None, proxy=None) as line:
                    await line.send(mischief.malformed(self._luck))

    async def _look(self) -> None:
        """At the past, as often as it goes."""
        headers = {"authorization": f"Bearer {self._key}"}
        places = ("update?since=0", "moment?number=1", "log?before=5", "diary", "update?since=0&wait=20")
        async with httpx.AsyncClient(trust_env=False, timeout=60, headers=headers) as client:
            waiting: set[asyncio.Task[httpx.Response]] = set()
            while await self._goes_on():
                url = f"http://127.0.0.1:{self._port}/api/tables/{self._table}/{self._luck.choice(places)}"
                if len(waiting) < 40:
                    waiting.add(asyncio.create_task(client.get(url)))
                done = {task for task in waiting if task.done()}
                waiting -= done
                assert all(task.result().status_code < 500 for task in done)
            for task in waiting:
                task.cancel()

    @property
    def _url(self) -> str:
        return f"ws://127.0.0.1:{self._port}/api/tables/{self._table}/socket"


if __name__ == "__main__":
    os.nice(10)
    siege = Siege(int(sys.argv[1]), sys.argv[2], sys.argv[3], float(sys.argv[4]), int(sys.argv[5]))
    asyncio.run(siege.run())
    print(siege.sent, flush=True)
