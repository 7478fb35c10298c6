"""Work in a process of its own, which is ended when it takes too long: a loop in compiled code cannot be stopped."""

from __future__ import annotations

import multiprocessing
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

Say = Callable[[str], None]


def within(seconds: float, work: Callable[..., None], *args: object) -> None:
    """Run `work(say, *args)`; it says what it is about to do, so that it can be told where it stood.

    Fails with its error, or with its last word if it is not done in time or its process ended.
    """
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(there, work, args), daemon=True)
    process.start()
    there.close()
    last = "nothing yet"
    try:
        while here.poll(seconds):
            kind, text = here.recv()
            if kind == "done":
                return
            if kind == "failed":
                raise AssertionError(f"{last}\n{text}")
            last = text
        raise AssertionError(f"no word for {seconds} s; the last was: {last}")
    except EOFError:
        raise AssertionError(f"the process ended by itself; its last word was: {last}") from None
    finally:
        process.kill()
        process.join(10)
        here.close()


def _work(there: Connection, work: Callable[..., None], args: tuple[Any, ...]) -> None:
    try:
        work(lambda text: there.send(("at", text)), *args)
        there.send(("done", ""))
    except BaseException:
        there.send(("failed", traceback.format_exc()))
