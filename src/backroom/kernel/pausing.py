"""Doing something and pausing in the middle of it: the way back in is kept, and what was done is not done again.

The rules ask chance in the middle of what they do. Greenlet lets them do it on a stack of their own, which stays as it
is while they wait. Without it (`CAN_PAUSE`) nothing can pause: `explicit.py` does it all again with each outcome more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from backroom.kernel.paused import IDLE, KEPT, Dropped, Paused

try:
    from greenlet import getcurrent, greenlet
except ModuleNotFoundError:
    CAN_PAUSE = False
else:
    CAN_PAUSE = True


class _Failed:
    def __init__(self, error: Exception) -> None:
        self.error: Final = error


def pause(count: int) -> None:
    """In the middle of something: tell whoever waits how many outcomes there could be, until it lets us go on."""
    # Nothing here may hold the stack that we are on: it goes when nobody waits for it any more.
    getcurrent().parent.switch(count)


def begin(job: Callable[..., object], *given: object) -> object:
    """Do something until it is done, and give what it gives; or until it pauses: then give what is `Paused`."""
    stacks = IDLE.stacks
    if stacks:
        stack = stacks.pop()
    else:
        stack = greenlet(_work)
        stack.switch()
    return _until_it_pauses(stack, (job, given))


def go_on(paused: Paused) -> object:
    """The same for something that pauses, here (`Paused.is_here`)."""
    return _until_it_pauses(paused.taken(), None)


def _until_it_pauses(stack: Any, told: object) -> object:  # noqa: ANN401 (a greenlet)
    stack.parent = getcurrent()
    # Whatever is no error of the rules, such as Ctrl-C, comes out here and ends the stack.
    answer = stack.switch(told)
    if type(answer) is int:
        return Paused(stack, answer)
    if len(IDLE.stacks) < KEPT:
        IDLE.stacks.append(stack)
    if isinstance(answer, _Failed):
        raise answer.error
    return answer


def _work() -> None:
    """On a stack: do one thing after another."""
    answer: object = None
    while True:
        job, given = getcurrent().parent.switch(answer)
        try:
            answer = job(*given)
        except Dropped:
            answer = None
        except Exception as error:
            answer = _Failed(error)
        # While it waits for the next one, it holds nothing of the last.
        job = given = None
