"""The WebSocket of a lesson: one learner, one course, for as long as the socket lives."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from starlette.websockets import WebSocket

from backroom.games import find_title
from backroom.kernel.refusal import BadInput, Rejected
from backroom.lessons.course import Unfit
from backroom.lessons.shelf import find_lesson
from backroom.server.allowance import Allowance
from backroom.server.answering import MALFORMED
from backroom.server.guard import Guard
from backroom.server.house import House
from backroom.server.lesson_protocol import Attend, FromCoach, FromLearner
from backroom.server.lesson_table import LessonTable
from backroom.server.limits import Exceeded
from backroom.server.reasons import reason_for
from backroom.table import protocol as p

log = logging.getLogger("backroom.lesson")
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(FromLearner)
Receive = Callable[[WebSocket], Awaitable[str]]


class LessonSockets:
    """The endpoint of `/api/lessons/{title}/{lesson}/socket`. Nothing of it is kept here: the device does that."""

    def __init__(self, house: House, guard: Guard) -> None:
        self._house = house
        self._guard = guard

    async def attend(self, socket: WebSocket, receive: Receive, title: str, lesson: str, address: str) -> None:
        """Until the learner leaves, or says something that no client of ours would."""
        allowance = Allowance(0, self._guard.limits)
        try:
            attend = _decode(await asyncio.wait_for(receive(socket), self._guard.limits.hello))
            if not isinstance(attend, Attend):
                raise msgspec.ValidationError("the first message must be attend")
            if attend.version != p.VERSION:
                return await _goodbye(socket, "table-other-protocol")
            if not self._guard.addresses.costly.take(address, time.monotonic()):
                raise Exceeded("costly", "table-too-fast")
            table = await asyncio.to_thread(_set_up, title, lesson, attend)
            await _tell(socket, await asyncio.to_thread(table.begin, self._house.now()))
            while True:
                text = await receive(socket)
                if not allowance.may_ask():
                    self._guard.metrics.limited("messages")
                    return await _goodbye(socket, "table-too-fast")
                await _tell(socket, await self._answer(table, text))
        except (TimeoutError, *MALFORMED):
            self._guard.metrics.refused("malformed")
            await _goodbye(socket, "table-no-hello")
        except Rejected as rejected:
            self._guard.metrics.refused(reason_for(rejected))
            await _goodbye(socket, rejected.message)
        except Unfit as unfit:
            log.error("lesson does not fit the rules", extra={"table": f"{title}/{lesson}", "reason": str(unfit.line)})
            await _goodbye(socket, "lesson-broken")

    async def _answer(self, table: LessonTable, text: str) -> Sequence[FromCoach]:
        self._house.metrics.messages.inc()
        try:
            said = _decode(text)
        except MALFORMED as error:
            self._guard.metrics.refused("malformed")
            return [p.Refused(message="table-malformed", facts={"reason": str(error)[:200]})]
        # The rules are tried over and over to find what chance must bring: others are served meanwhile.
        return await asyncio.to_thread(table.hear, said, self._house.now())


def _set_up(title: str, lesson: str, attend: Attend) -> LessonTable:
    if not lesson:
        raise BadInput("lesson-none", {"title": title})
    return LessonTable(find_lesson(find_title(title), lesson), attend)


def _decode(text: str) -> FromLearner:
    said: FromLearner = _decoder.decode(text)
    return said


async def _tell(socket: WebSocket, told: Sequence[FromCoach]) -> None:
    for one in told:
        await socket.send_text(_encode(one).decode())


async def _goodbye(socket: WebSocket, message: str) -> None:
    await _tell(socket, [p.Gone(message=message)])
    await socket.close(1008)
