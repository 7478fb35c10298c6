"""Something that pauses, held until it goes on. `pausing.py` does the rest.

Not compiled: what is dropped while it pauses is told so, and compiled classes cannot do that.
"""

from __future__ import annotations

from threading import get_ident, local
from typing import Any, Final

#: So many stacks are kept for the next one: to make one takes longer than most of what is done on it.
KEPT: Final = 64


class Idle(local):
    """Stacks on which nothing is being done. A stack belongs to its thread."""

    def __init__(self) -> None:
        self.stacks: list[Any] = []


class Dropped(BaseException):
    """Nobody waits any more for what was being done."""


IDLE: Final = Idle()


class Paused:
    """The stack of something that pauses. Where there could be `count` outcomes it waits for one."""

    __slots__ = ("_home", "_stack", "count")

    def __init__(self, stack: Any, count: int) -> None:  # noqa: ANN401 (a greenlet)
        self._stack: Any = stack
        self._home: Final = get_ident()
        self.count: Final = count

    @property
    def is_here(self) -> bool:
        """Whether it can go on in this thread, and has not yet."""
        return self._stack is not None and self._home == get_ident()

    def taken(self) -> Any:  # noqa: ANN401
        """Its stack, which belongs to whoever takes it from now on."""
        stack, self._stack = self._stack, None
        return stack

    def __del__(self) -> None:
        if not self.is_here:
            return
        stack = self.taken()
        try:
            stack.parent = type(stack).getcurrent()
        except RuntimeError:
            return  # The program ends, and greenlet has ended already.
        stack.throw(Dropped)
        keep(stack)


def keep(stack: object) -> None:
    """For the next one."""
    if len(IDLE.stacks) < KEPT:
        IDLE.stacks.append(stack)
