"""How an event loop hears of appends: once for all that were written together.

A `concurrent.futures.Future` wakes the loop for each of them, and takes a lock to be made, to be waited for and to be
settled.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol


class Done(Protocol):
    """Where the writer says what became of an append; a `Future` is one."""

    def set_running_or_notify_cancel(self) -> bool:
        """Whether it is still wanted: from here on nobody can cancel it."""

    def set_result(self, result: None) -> None: ...

    def set_exception(self, exception: BaseException) -> None: ...


class Settling:
    """The appends that one event loop waits for."""

    def __init__(self) -> None:
        self._settled: deque[tuple[asyncio.Future[None], BaseException | None]] = deque()
        self._waking = False

    def promise(self) -> Promise:
        """For one append, waited for on the loop that asks."""
        return Promise(self, asyncio.get_running_loop().create_future())

    def settle(self, future: asyncio.Future[None], error: BaseException | None) -> None:
        """By the writer's thread. What is added before the loop is awake is heard with the rest."""
        self._settled.append((future, error))
        if not self._waking:
            self._waking = True
            loop = future.get_loop()
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        self._waking = False  # first: what is added from here on wakes the loop again
        while self._settled:
            future, error = self._settled.popleft()
            if future.cancelled():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)


class Promise:
    """One append's `Done`; await its `future`."""

    __slots__ = ("_settling", "future")

    def __init__(self, settling: Settling, future: asyncio.Future[None]) -> None:
        self._settling = settling
        self.future = future

    def set_running_or_notify_cancel(self) -> bool:
        return not self.future.cancelled()

    def set_result(self, result: None) -> None:
        self._settling.settle(self.future, None)

    def set_exception(self, exception: BaseException) -> None:
        self._settling.settle(self.future, exception)
