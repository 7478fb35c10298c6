"""What is posted to a socket arrives in its order, whether its reader keeps up or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from websockets.frames import Frame, Opcode

from backroom.server.connection import Connection
from backroom.server.keys import Pass
from backroom.server.network import text_head


class Reader:
    """Somebody at the other end, who at times is behind; `heard` is all that has arrived."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.keeps_up = asyncio.Event()
        self.keeps_up.set()
        self.connection = Connection(Pass(0, ""), self.say)

    def say(self, message: bytes) -> bool:
        if self.keeps_up.is_set():
            self.heard.append(message)
        return self.keeps_up.is_set()

    async def send_on(self) -> None:
        """As the socket does: what could not be sent at once goes out when the reader is ready."""
        while (message := await self.connection.next()) is not None:
            await self.keeps_up.wait()
            await asyncio.sleep(0)  # a task that waited is not the first to run again
            self.heard.append(message)


def with_reader(happens: Callable[[Reader], Awaitable[None]]) -> Reader:
    async def run() -> Reader:
        reader = Reader()
        sending = asyncio.create_task(reader.send_on())
        await _all_settled()
        await happens(reader)
        await _all_settled()
        sending.cancel()
        return reader

    return asyncio.run(run())


async def _all_settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_reader_who_keeps_up_is_told_at_once() -> None:
    async def happens(reader: Reader) -> None:
        reader.connection.post(b"update", 7)
        reader.connection.answer(b"done")
        assert reader.heard == [b"update", b"done"]
        assert reader.connection.seen == 7

    with_reader(happens)


def test_what_waits_for_a_slow_reader_goes_before_what_comes_later() -> None:
    async def happens(reader: Reader) -> None:
        reader.keeps_up.clear()
        reader.connection.post(b"1", 1)
        await _all_settled()
        # Nothing waits in the outbox any more: the first message is on its way, and the reader is just ready again.
        reader.keeps_up.set()
        reader.connection.post(b"2", 2)
        await _all_settled()
        reader.connection.post(b"3", 3)

    assert with_reader(happens).heard == [b"1", b"2", b"3"]


def test_the_last_words_of_a_connection_are_followed_by_its_end() -> None:
    async def happens(reader: Reader) -> None:
        reader.connection.end(b"gone")
        assert await asyncio.wait_for(reader.connection.next(), 30) is None
        reader.connection.post(b"news", 1)

    assert with_reader(happens).heard == [b"gone"]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"x" * length

    framed = text_head(length) + text

    assert framed == Frame(Opcode.TEXT, text).serialize(mask=False)
