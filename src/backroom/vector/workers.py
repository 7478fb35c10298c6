"""The processes that step games: started, told what to do, and missed when they are gone."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from shutil import disk_usage
from typing import BinaryIO, cast

from backroom.vector.order import Order
from backroom.vector.worker import DONE, FAILED

#: Where Linux keeps shared memory; a container may have little of it.
SHARED = "/dev/shm"


class WorkerDied(RuntimeError):
    """A process that stepped games is gone, and its games with it."""


class SharedBlock(SharedMemory):
    """Memory that several processes share. Arrays may outlive it: then it is given back with the last of them."""

    def close(self) -> None:
        try:
            super().close()
        except BufferError:
            return


def shared_block(size: int) -> SharedBlock:
    """So many bytes; `MemoryError` if the system has not so many to share."""
    if os.path.isdir(SHARED) and disk_usage(SHARED).free < size:
        free = disk_usage(SHARED).free
        raise MemoryError(f"{size / 1e6:,.0f} MB are to be shared, and {SHARED} has {free / 1e6:,.0f} MB left.")
    return SharedBlock(create=True, size=size)


class Workers:
    """Several processes, each with its part of the games."""

    def __init__(self, order: Order, processes: int, block: str) -> None:
        bounds = [order.games * at // processes for at in range(processes + 1)]
        self._parts = [replace(order, first=first, count=last - first) for first, last in pairwise(bounds)]
        self._processes = [_started() for _ in self._parts]
        for process, part in zip(self._processes, self._parts, strict=True):
            _tell(process, part.as_text(block).encode() + b"\n")
        self._await()

    def do(self, word: bytes) -> None:
        """Have all of them do one thing, a word of `worker.py`; `WorkerDied` if one of them is gone."""
        for process in self._processes:
            _tell(process, word)
        self._await()

    def pids(self) -> list[int]:
        return [process.pid for process in self._processes]

    def close(self) -> None:
        """End the processes; more than once does no harm."""
        for process in self._processes:
            process.kill()
        for process in self._processes:
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()

    def _await(self) -> None:
        for number, process in enumerate(self._processes):
            answers = cast("BinaryIO", process.stdout)
            answer = answers.read(1)
            if answer == DONE:
                continue
            part = self._parts[number]
            why = answers.readline().decode().strip() if answer == FAILED else f"exit code {process.wait()}"
            self.close()
            raise WorkerDied(
                f"Worker {number + 1} of {len(self._parts)}, with games {part.first} to {part.first + part.count - 1}, "
                f"has died ({why}): make the games anew."
            )


def _started() -> subprocess.Popen[bytes]:
    # Not by `multiprocessing`: that would import the program of whoever plays once more in each process.
    path = os.pathsep.join([os.path.abspath(folder) for folder in sys.path])
    return subprocess.Popen(
        [sys.executable, "-c", "from backroom.vector.worker import main; main()"],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    )


def _tell(process: subprocess.Popen[bytes], words: bytes) -> None:
    try:
        cast("BinaryIO", process.stdin).write(words)
    except OSError:
        # It is gone: its answer, which does not come, will tell.
        return
