"""Worker processes in which bots think: a slow or broken one is put down, and the table plays on."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from backroom.table.thinking import Question, Thought, think

#: Started anew, not forked: a copy of the house would hold its sockets, its journal and every hidden card.
_SPAWN = multiprocessing.get_context("spawn")


class BotFailed(Exception):
    """The bot was too slow, crashed or answered nothing of use."""


class Workers:
    """A few processes; each answers one question at a time."""

    def __init__(self, count: int = 1, patience: float = 10.0, mind: Callable[[Question], Thought] = think) -> None:
        self._patience = patience
        self._mind = mind
        self._threads = ThreadPoolExecutor(count, "bots")
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(_Worker(mind))

    async def ask(self, question: Question) -> Thought:
        """The bot's choice; `BotFailed` if it gives none in time."""
        worker = await self._free.get()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, worker.ask, question, self._patience)
        except TimeoutError as error:  # an OSError too: it must come first
            worker.end()
            worker = _Worker(self._mind)
            raise BotFailed("too slow") from error
        except (EOFError, OSError) as error:
            worker.end()
            worker = _Worker(self._mind)
            raise BotFailed("died") from error
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        while not self._free.empty():
            (await self._free.get()).end()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Worker:
    """One process, started when it is first asked."""

    def __init__(self, mind: Callable[[Question], Thought]) -> None:
        self._mind = mind
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None

    def ask(self, question: Question, patience: float) -> Thought:
        pipe = self._pipe or self._start()
        pipe.send(question)
        if not pipe.poll(patience):
            raise TimeoutError
        answer = pipe.recv()
        if isinstance(answer, Thought):
            return answer
        raise BotFailed(str(answer))

    def end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()

    def _start(self) -> Connection[Any, Any]:
        ours, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_work, args=(theirs, self._mind), daemon=True, name="bot")
        self._process.start()
        theirs.close()
        self._pipe = ours
        # The first words come when the process has loaded its rules: that time is not the bot's.
        if not ours.poll(60) or ours.recv() != "ready":
            raise TimeoutError
        return ours


def _work(pipe: Connection[Any, Any], mind: Callable[[Question], Thought]) -> None:
    # Whoever stops the house stops the whole group: the bot must not look as if it had failed. We end with the pipe.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    pipe.send("ready")
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        try:
            answer: object = mind(question)
        except Exception as error:  # whatever a bot does wrong, the house only hears of it
            # Where, but not its words: they may hold a hand, and this goes into the log.
            (place,) = traceback.extract_tb(error.__traceback__)[-1:]
            answer = f"{type(error).__name__} in {place.name}, line {place.lineno}"
        try:
            pipe.send(answer)
        except OSError:  # the house is gone
            return
