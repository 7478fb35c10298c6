"""Work for strangers, in processes that have bounds on time and memory and can be killed.

What a record or a data file from outside makes our rules do nobody can say before. Here it may loop for ever with the
interpreter's lock in its hand, or ask for all the memory there is: only its own process stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import multiprocessing
import os
import pickle
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

import msgspec

from backroom.kernel.refusal import BadInput, Rejected
from backroom.server.limits import Exceeded
from backroom.server.turnstile import PATIENCE, Full, Turnstile

try:
    import resource
except ImportError:  # Windows: there a worker has a limit of time only
    resource = None  # type: ignore[assignment]

T = TypeVar("T")
log = logging.getLogger("backroom.aside")
#: Started anew, not forked: a copy of the house would hold its sockets, its journal and every hidden card.
_SPAWN = multiprocessing.get_context("spawn")
#: So long a worker may take to load the rules, in seconds: on a busy machine that is most of a minute.
_START = 60.0
#: Work that may take so many seconds of the processor may take this many times as long by the clock: on a busy machine
#: an honest record would be given up otherwise. Without limits of the processor's time the clock alone counts.
_BY_THE_CLOCK = 1.0 if resource is None else 4.0
#: The most bytes of one answer: the server holds it in memory.
_ANSWER = 64_000_000


class Aside:
    """A few worker processes. `memory` is what each may take beyond what it has loaded, in bytes.

    `waiting` stand in line for them, with those at work `each` of one address; more of it wait before the turnstile.
    """

    def __init__(
        self, count: int = 2, *, waiting: int = 16, each: int = 3, patience: float = PATIENCE, memory: int = 384_000_000
    ) -> None:
        self._count = count
        self._turnstile = Turnstile(each, count + waiting, patience=patience)
        self._patience = patience
        self._memory = memory
        self._threads = ThreadPoolExecutor(count, "aside")
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all = {_Worker(memory) for _ in range(count)}
        for worker in self._all:
            self._free.put_nowait(worker)
        self._closed = False
        #: How many wait for a worker.
        self.waiting = 0
        #: Called whenever a worker was killed.
        self.killed: Callable[[], None] = lambda: None

    @property
    def busy(self) -> int:
        """How many workers have something to do."""
        return self._count - self._free.qsize()

    async def run(self, work: Callable[..., T], *args: object, seconds: float = 5.0, whom: str = "") -> T:
        """What this function of a module makes of these arguments; whatever it rejects is rejected here.

        `seconds` is what it may take of the processor.

        `BadInput` `server-too-costly` if it took too long or too much memory and was killed, `server-busy` if too many
        wait already, of all or of one (`whom`: an address, or whoever else has a share of their own).
        """
        if self._closed:
            raise _busy()
        self.waiting += 1
        try:
            await self._turnstile.enter(whom)
        except Full:
            raise _busy() from None
        finally:
            self.waiting -= 1
        try:
            return await self._do(await self._free_worker(), work, args, seconds)
        finally:
            self._turnstile.leave(whom)

    async def close(self) -> None:
        self._closed = True
        for worker in self._all:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _free_worker(self) -> _Worker:
        self.waiting += 1
        try:
            async with asyncio.timeout(self._patience):
                return await self._free.get()
        except TimeoutError:
            raise _busy() from None
        finally:
            self.waiting -= 1

    async def _do(self, worker: _Worker, work: Callable[..., T], args: tuple[object, ...], seconds: float) -> T:
        fit = False
        loop = asyncio.get_running_loop()
        try:
            answer: T = await loop.run_in_executor(self._threads, worker.do, work, args, seconds)
            fit = True
            return answer
        except _Failed as failure:
            fit = True
            log.error("failed aside", extra={"work": work.__name__, "reason": str(failure)})
            raise BadInput("server-not-understood") from None
        except Rejected:
            fit = True
            raise
        except (_TooMuch, EOFError, OSError, MemoryError) as error:  # TimeoutError is an OSError
            reason = type(error).__name__
            log.warning("killed aside", extra={"work": work.__name__, "reason": reason})
            raise Exceeded("aside-killed", "server-too-costly") from None
        finally:
            if not fit:  # it is late, dead, or nobody waits for it any more
                self.killed()
                self._all.discard(worker)
                loop.run_in_executor(None, worker.end)
                worker = _Worker(self._memory)
                self._all.add(worker)
            if not self._closed:
                self._free.put_nowait(worker)


def _busy() -> Exceeded:
    return Exceeded("aside-waiting", "server-busy")


class _Failed(Exception):
    """A bug of ours: where, but not its words."""


class _TooMuch(Exception):
    """The worker says itself that it ran out of memory."""


class _Worker:
    """One process, started when it first has something to do."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None

    def do(self, work: Callable[..., T], args: tuple[object, ...], seconds: float) -> T:
        pipe = self._pipe or self._start()
        pipe.send((work, args, seconds))
        if not pipe.poll(seconds * _BY_THE_CLOCK):
            raise TimeoutError
        kind, said = pickle.loads(pipe.recv_bytes(_ANSWER))
        if kind == "done":
            done: T = said
            return done
        if kind == "rejected":
            raise said
        raise (_TooMuch if kind == "too much" else _Failed)(said)

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()

    def _start(self) -> Connection[Any, Any]:
        ours, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_work, args=(theirs, self._memory), daemon=True, name="aside")
        self._process.start()
        theirs.close()
        self._pipe = ours
        # The process says something first when it has loaded the rules: that time does not count as work.
        if not ours.poll(_START) or ours.recv() != "ready":
            raise TimeoutError
        return ours


def _work(pipe: Connection[Any, Any], memory: int) -> None:
    # Whoever stops the house stops the whole group: we end with the pipe.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    # Players must not wait for this process, not even while it loads the rules.
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    from backroom.games import titles

    for title in titles():
        title.rules(title.settings())
    _bound_memory(memory)
    pipe.send("ready")
    while True:
        try:
            work, args, seconds = pipe.recv()
        except EOFError:
            return
        _allow(seconds)
        answer = _answer(work, args)
        try:
            pipe.send(answer)
        except OSError:  # the house is gone
            return


def _answer(work: Callable[..., object], args: tuple[object, ...]) -> tuple[str, object]:
    try:
        return "done", work(*args)
    except Rejected as rejected:
        return "rejected", rejected
    except MemoryError:
        return "too much", "memory"
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return "rejected", BadInput("table-malformed", {"reason": str(error)[:200]})
    except Exception as error:  # whatever a stranger's record makes of us, the house only hears of it
        (place,) = traceback.extract_tb(error.__traceback__)[-1:]
        return "failed", f"{type(error).__name__} in {place.name}, line {place.lineno}"


def _bound_memory(memory: int) -> None:
    """So much beyond what is loaded, and no picture of it on the disk."""
    if resource is None:
        return
    with contextlib.suppress(OSError, ValueError), open("/proc/self/statm", "rb") as sizes:
        most = int(sizes.read().split()[0]) * resource.getpagesize() + memory
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _allow(seconds: float) -> None:
    """So much of the processor for what comes now: if the house is gone, we do not go on for ever either."""
    if resource is None:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    soft = math.ceil(used.ru_utime + used.ru_stime + seconds)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CPU, (soft, resource.getrlimit(resource.RLIMIT_CPU)[1]))
