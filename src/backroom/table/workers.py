"""Worker processes in which bots think: a slow or broken one is put down, and the table plays on."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeAlias

from backroom.table.thinking import Question, Thought, prepare, think

#: Started anew, not forked: a copy of the house would hold its sockets, its journal and every hidden card.
_SPAWN = multiprocessing.get_context("spawn")
#: So long a process may take to start and to load its rules, in seconds: on a busy machine that is most of a minute.
_START = 60.0
#: So long a bot waits for a worker, in seconds: with people looking on, and without.
_IN_LINE = 30.0
_UNSEEN_IN_LINE = 600.0
#: A hint takes no longer, nor does its bot think longer: somebody waits for nothing else.
_HINT = 8.0
_HINT_PATIENCE = 5.0
#: So long a killed process may take to be gone, in seconds.
_GONE = 5.0


class BotFailed(Exception):
    """The bot was too slow, crashed or answered nothing of use."""


class NoWorker(BotFailed):
    """Nobody was asked: no worker was free in time, or none could be started. It is no fault of the bot's."""


class Workers:
    """A few processes; each answers one question at a time. Bots whom people see come first, then hints.

    `patience` is how long a bot may think, from when its worker says that it has begun.
    """

    def __init__(
        self,
        count: int = 1,
        patience: float = 10.0,
        mind: Callable[[Question], Thought] = think,
        *,
        start: float = _START,
        in_line: float = _IN_LINE,
    ) -> None:
        self._patience = patience
        self._start = start
        self._in_line = in_line
        self._threads = ThreadPoolExecutor(count, "bots")
        #: Told how long a bot has thought (its title, its name, seconds), and that a worker was killed: in any thread.
        self.thought: Callable[[str, str, float], None] = lambda title, bot, seconds: None
        self.killed: Callable[[], None] = lambda: None
        self._idle = [_Worker(mind, self) for _ in range(count)]
        self._all = list(self._idle)
        self._bots: _Line = deque()
        self._hints: _Line = deque()
        self._unseen: _Line = deque()
        self._hinting = asyncio.Lock()
        self._closed = False

    @property
    def busy(self) -> int:
        """How many workers have something to do."""
        return len(self._all) - len(self._idle)

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._bots) + len(self._hints) + len(self._unseen)

    async def ask(self, question: Question, *, fresh: bool = False, seen: bool = True) -> Thought:
        """The bot's choice; `BotFailed` if it gives none in time.

        `fresh` is for one that has just failed; `seen` tells that somebody looks on.
        """
        line, seconds = (self._bots, self._in_line) if seen else (self._unseen, _UNSEEN_IN_LINE)
        return await self._ask(question, line, seconds, self._patience, fresh)

    async def hint(self, question: Question) -> Thought:
        """The same for somebody who waits for it: whatever comes of it comes soon. One at a time."""
        try:
            async with asyncio.timeout(_HINT), self._hinting:
                return await self._ask(question, self._hints, _HINT, min(self._patience, _HINT_PATIENCE), False)
        except TimeoutError:
            raise NoWorker("no worker was free") from None

    async def close(self) -> None:
        """Put every worker down, the busy ones too: whoever waits for one hears that it failed."""
        self._closed = True
        for waiting in (*self._bots, *self._hints, *self._unseen):
            waiting.cancel()
        for worker in self._all:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, question: Question, line: _Line, in_line: float, patience: float, fresh: bool) -> Thought:
        worker = await self._take(line, in_line)
        loop = asyncio.get_running_loop()
        try:
            answering = loop.run_in_executor(self._threads, worker.ask, question, patience, self._start, fresh)
        except RuntimeError:  # closed meanwhile
            raise NoWorker("closing") from None
        # The worker is free when its thread says so, even if nobody waits for the answer any more.
        answering.add_done_callback(lambda _: self._give(worker))
        try:
            return await asyncio.shield(answering)
        except asyncio.CancelledError:
            answering.add_done_callback(_heard)
            raise

    async def _take(self, line: _Line, seconds: float) -> _Worker:
        if self._closed:
            raise NoWorker("closing")
        if self._idle:
            return self._idle.pop()
        waiting: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        line.append(waiting)
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(waiting)
        except BaseException as error:
            if waiting.cancelled():
                raise NoWorker("closing") from None
            if waiting.done():
                self._give(waiting.result())  # it came in the same moment
            else:
                line.remove(waiting)
            if isinstance(error, TimeoutError):
                raise NoWorker("no worker was free") from None
            raise

    def _give(self, worker: _Worker) -> None:
        for line in (self._bots, self._hints, self._unseen):
            while line:
                waiting = line.popleft()
                if not waiting.done():
                    waiting.set_result(worker)
                    return
        self._idle.append(worker)


_Line: TypeAlias = "deque[asyncio.Future[_Worker]]"


class _Worker:
    """One process, started when it is first asked, and anew after each that was put down."""

    def __init__(self, mind: Callable[[Question], Thought], workers: Workers) -> None:
        self._mind = mind
        self._workers = workers
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._guard = threading.Lock()
        self._closed = False

    def ask(self, question: Question, patience: float, start: float, fresh: bool) -> Thought:
        """In a thread of its own. Whatever goes wrong, the process is gone then."""
        if fresh:
            self._end()
        pipe = self._open(start)
        answer = self._told(pipe, question, patience, start)
        if not isinstance(answer, Thought):
            raise BotFailed(str(answer))
        if not answer.actions or not all(isinstance(action, str) for action in answer.actions):
            raise BotFailed("chose nothing")
        return answer

    def kill(self) -> None:
        """From any thread: whoever waits for an answer hears at once that there will be none."""
        with self._guard:
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """For good: no other process is started."""
        self._closed = True
        self.kill()

    def _open(self, start: float) -> Connection[Any, Any]:
        """The way to a process that is ready."""
        if self._pipe is not None:
            return self._pipe
        try:
            ours, theirs = _SPAWN.Pipe()
            process = _SPAWN.Process(target=_work, args=(theirs, self._mind), daemon=True, name="bot")
            with self._guard:
                if self._closed:
                    raise NoWorker("closing")
                process.start()
                self._process, self._pipe = process, ours
            theirs.close()
            self._hear(ours, "ready", time.monotonic() + start)
        except (EOFError, OSError) as error:
            self._end()
            raise NoWorker("no worker could be started") from error
        return ours

    def _told(self, pipe: Connection[Any, Any], question: Question, patience: float, start: float) -> object:
        try:
            pipe.send(question)
            self._hear(pipe, "begun", time.monotonic() + start)
            begun = time.perf_counter()
            try:
                if not pipe.poll(patience):
                    raise TimeoutError
                return pipe.recv()
            finally:
                self._workers.thought(question.title, question.player, time.perf_counter() - begun)
        except TimeoutError as error:  # an OSError too: it must come first
            self._end()
            raise BotFailed("too slow") from error
        except (EOFError, OSError) as error:
            self._end()
            raise BotFailed("died") from error

    def _hear(self, pipe: Connection[Any, Any], word: str, until: float) -> None:
        """Wait for this word. The time before it is not the bot's: a process starts, or rules are loaded."""
        if not pipe.poll(max(0.0, until - time.monotonic())):
            raise TimeoutError
        if pipe.recv() != word:
            raise EOFError

    def _end(self) -> None:
        with self._guard:
            process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            self._workers.killed()
            process.kill()
            process.join(_GONE)


def _heard(answering: asyncio.Future[Thought]) -> None:
    """Nobody waits for this answer any more: nobody is to be warned of it either."""
    with contextlib.suppress(asyncio.CancelledError):
        answering.exception()


def _work(pipe: Connection[Any, Any], mind: Callable[[Question], Thought]) -> None:
    # Whoever stops the house stops the whole group: the bot must not look as if it had failed. We end with the pipe.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    try:
        pipe.send("ready")
        while True:
            question = pipe.recv()
            prepare(question)
            pipe.send("begun")
            pipe.send(_answer(mind, question))
    except (EOFError, OSError):  # the house is gone
        return


def _answer(mind: Callable[[Question], Thought], question: Question) -> Thought | str:
    """What the bot thinks, or what went wrong."""
    try:
        thought = mind(question)
        return thought if isinstance(thought, Thought) else "answered no thought"
    except Exception as error:  # whatever a bot does wrong, the house only hears of it
        # Where, but not its words: they may hold a hand, and this goes into the log.
        (place,) = traceback.extract_tb(error.__traceback__)[-1:]
        return f"{type(error).__name__} in {place.name}, line {place.lineno}"
