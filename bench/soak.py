"""Hours of play over sockets, with restarts, watched all the time: `python bench/soak.py --hours H`.

Two server processes on a PostgreSQL of their own; people and bots play one table after the other there, over sockets
that come back by themselves to either process. Every so often one process is told to stop and is opened anew, then the
other. Every table is held against its journal at its end (`tests/faults/histories.py`): nothing that was acknowledged
is lost or done twice, all were told one order.

Looked at every few seconds: the memory and the open files of each process, and how long people waited until their
choices were acknowledged. Flat means: what the processes hold in the last third of the time, each long enough after its
own start, is no more than in the first third, but for a little.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

# A script finds what lies in its own folder; the package that it belongs to lies one higher.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.faults.fleet import Fleet, histories_of
from tests.faults.histories import check
from tests.faults.kinds import WISHES
from tests.postgres import new_postgres
from tests.server.regulars import Evening, Regular

from backroom.server.api import OpenTable
from bench.promises import Verdict
from bench.soak_promises import Sample, judge_files, judge_memory, judge_waits
from bench.table_promises import spread

#: How often everything is looked at, in seconds.
_PERIOD = 5.0
#: Refusals that pass while a process goes and comes.
_PASSING = ("store-away", "store-busy", "store-full", "store-lost-race", "store-trouble")
_WORDS = {True: "kept", False: "NOT KEPT", None: "unmeasured"}
_PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass
class Count:
    """What happened so far."""

    acknowledged: int = 0
    tables: int = 0
    restarts: int = 0


class Lasting(Fleet):
    """A house that people come to for hours. What is over is let go of: what grows must not be ours."""

    async def last(
        self, wishes: Sequence[OpenTable], seconds: float, every: float, tell: Callable[[Sample], None]
    ) -> None:
        self.count = Count()
        self._waits: list[float] = []
        self._noted: dict[Regular, int] = {}
        for place in self.places:
            await asyncio.to_thread(place.open)
        self._began = time.monotonic()
        self._born = [self._began] * len(self.places)
        async with asyncio.TaskGroup() as group:
            for wish in wishes:
                group.create_task(self._tables(wish, self._began + seconds))
            watching = group.create_task(self._watch(tell))
            number = 0
            while (left := self._began + seconds - time.monotonic()) > 0:
                await asyncio.sleep(min(every, left))
                if left > every:
                    await self._replace(number % len(self.places))
                    number += 1
            watching.cancel()
        for place in self.places:
            place.stop()
            if '"level": "error"' in place.log:
                raise SystemExit(f"A server process has logged an error: {place.log[-2000:]}")

    async def _tables(self, wish: OpenTable, until: float) -> None:
        while time.monotonic() < until:
            evening = Evening(self, wish, Random(self._luck.random()))
            evening.passing = _PASSING
            self.evenings.append(evening)
            await evening.spend()
            check(histories_of(evening), evening.entries())
            self._note(evening)
            self.evenings.remove(evening)
            for regular in evening.regulars:
                del self._noted[regular]
            self.count.tables += 1

    def _note(self, evening: Evening) -> None:
        """Count what was acknowledged at a table since this was last asked."""
        for regular in evening.regulars:
            fresh = regular.times[self._noted.get(regular, 0) :]
            self._waits += [told - sent for sent, told in fresh]
            self._noted[regular] = len(regular.times)
            self.count.acknowledged += len(fresh)

    async def _replace(self, number: int) -> None:
        await asyncio.to_thread(self.places[number].stop)
        await self.reopen(number)
        self._born[number] = time.monotonic()
        self.count.restarts += 1

    async def _watch(self, tell: Callable[[Sample], None]) -> None:
        while True:
            await asyncio.sleep(_PERIOD)
            for evening in self.evenings:
                self._note(evening)
            waits, self._waits = self._waits, []
            now = time.monotonic()
            for number, place in enumerate(self.places):
                if place.running:
                    held, files = _held(place.pid)
                    tell(Sample(now - self._began, now - self._born[number], held, files, waits))
                    waits = []


def _held(process: int) -> tuple[float, int]:
    """The memory of a process in megabytes, and its open files."""
    proc = Path(f"/proc/{process}")
    return int((proc / "statm").read_text().split()[1]) * _PAGE / 1e6, len(list((proc / "fd").iterdir()))


def show(samples: Sequence[Sample], seconds: float, console: Console) -> None:
    """A line for every sixth of the time."""
    table = Table("minutes", "memory of a process", "open files", "acknowledged", "p50", "p99")
    for column in table.columns:
        column.justify = "right"
    for part in range(6):
        some = [one for one in samples if seconds * part / 6 <= one.at < seconds * (part + 1) / 6]
        if some:
            told = spread([wait for one in some for wait in one.waits])
            count = sum(len(one.waits) for one in some)
            table.add_row(
                f"{seconds * part / 360:.1f}–{seconds * (part + 1) / 360:.1f}",
                f"{median(one.held for one in some):.1f} MB",
                f"{median(one.files for one in some):.0f}",
                f"{count:,}",
                *(f"{1000 * told[part]:.0f} ms" for part in ("p50", "p99")),
            )
    console.print(table)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Hours of play over sockets, with restarts.")
    parser.add_argument("--hours", type=float, default=2.0, help="how long (%(default)s); 0.1 are six minutes")
    parser.add_argument("--tables", type=int, default=12, help="how many at a time (%(default)s)")
    parser.add_argument("--restart", type=float, default=15.0, help="minutes between two restarts (%(default)s)")
    parser.add_argument("--json", action="store_true", help="as data")
    args = parser.parse_args()
    if min(args.hours, args.tables, args.restart) <= 0:
        parser.error("all numbers must be above 0")
    return args


def main() -> int:
    args = arguments()
    console = Console(stderr=args.json)
    console.width = max(console.width, 120)
    seconds, every = 3600 * args.hours, 60 * args.restart
    samples: list[Sample] = []
    console.print(f"Load {os.getloadavg()[0]:.1f} at the beginning.", highlight=False)
    with TemporaryDirectory(prefix="backroom-soak-") as folder, new_postgres(fsync="on") as postgres:
        fleet = Lasting(Path(folder), postgres, 2, Random(1))
        try:
            wishes = list(islice(cycle(WISHES), args.tables))
            asyncio.run(fleet.last(wishes, seconds, every, samples.append))
        finally:
            fleet.close()
    show(samples, seconds, console)
    count = fleet.count
    console.print(
        f"{count.tables:,} tables were played to their end and held against their journals, {count.acknowledged:,} "
        f"choices acknowledged, {count.restarts} restarts; load {os.getloadavg()[0]:.1f} at the end.",
        highlight=False,
    )
    verdicts: list[Verdict] = [judge(samples, seconds, every) for judge in (judge_memory, judge_files, judge_waits)]
    for verdict in verdicts:
        console.print(f"{_WORDS[verdict.kept]:10}  {verdict.says}: {verdict.told}", highlight=False)
    if args.json:
        print(json.dumps({**asdict(count), "targets": [asdict(verdict) for verdict in verdicts]}))
    return 0 if all(verdict.kept for verdict in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
