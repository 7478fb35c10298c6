"""A channel to a bot from outside: a question goes out, an answer comes back within its time."""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod

from backroom.players.outside.fault import FLOODED, Fault

#: An answer may have so many bytes. Every answer that makes sense has less than a hundred.
LONGEST = 65_536
#: How often, in seconds, somebody looks whether an answer is late.
_LOOK = 0.02
_NEVER = float("inf")


class Channel(ABC):
    """What is between us and one bot, open from the start. After a `Fault` that breaks it, it is to be closed."""

    @abstractmethod
    def exchange(self, question: bytes, seconds: float) -> bytes:
        """The answer to a question, both without the end of the line; a `Fault` if there is none in time."""

    @abstractmethod
    def cut(self) -> None:
        """Wake up whoever waits at it, from another thread: the channel has ended."""

    @abstractmethod
    def close(self) -> None:
        """Nothing of it runs on. May be called again."""


class Watch:
    """Cuts a channel whose answer is late.

    To wait without a timeout and be cut off works for every kind of channel, also for one that brings a byte a second.
    """

    def __init__(self, channel: Channel) -> None:
        self._until = _NEVER
        self._ended = threading.Event()
        #: Whether it had to cut.
        self.has_cut = False
        threading.Thread(target=self._look, args=(channel,), daemon=True).start()

    def within(self, seconds: float) -> None:
        """From now on an answer is awaited."""
        self._until = time.monotonic() + seconds

    def answered(self) -> None:
        self._until = _NEVER

    def end(self) -> None:
        self._ended.set()

    def _look(self, channel: Channel) -> None:
        while not self._ended.wait(_LOOK):
            if time.monotonic() > self._until:
                self.has_cut = True
                channel.cut()
                return


def checked(answer: bytes) -> bytes:
    """An answer that is one line of a sensible length."""
    if len(answer) > LONGEST:
        raise Fault(FLOODED, f"an answer of more than {LONGEST} bytes")
    return answer.strip()
