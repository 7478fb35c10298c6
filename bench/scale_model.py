"""A model of a house of several processes on one PostgreSQL, and its simulation.

A choice goes from its guest to a process, which works at it, hands it to its writer and tells everybody once it is
written; other processes that have sockets of the table hear of it and tell theirs. A process does one thing at a time,
and so does its writer: whatever waits for it goes into the next transaction together. All share the cores of the
machine. Nothing else is in the model: so what it tells must be held against what is measured.
"""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from bench.company import SEATS
from bench.table_promises import spread

#: Of what a process does for a choice, so much comes before it is written; the rest is telling.
_BEFORE = 0.4
#: A choice costs now more, now less: by a gamma distribution of this shape.
_SHAPE = 4.0


@dataclass(frozen=True)
class Costs:
    """Seconds of a processor for one choice, and of waiting for one commit."""

    choice: float
    #: For each further process that has sockets of the table.
    further: float
    #: Of PostgreSQL, all its processes together.
    database: float
    #: Of all guests' own process.
    guests: float
    #: From the order to commit until the disk has it, without the processor's time.
    commit: float

    def of_house(self, processes: int) -> float:
        """Of all server processes together, where a table's sockets are spread over them."""
        return self.choice + self.further * (min(processes, SEATS) - 1)


@dataclass(frozen=True)
class Load:
    """`pace` is how many choices a second each table makes; 0 is as many as it can."""

    processes: int
    tables: int
    pace: float
    cores: int
    seconds: float = 20.0


@dataclass(frozen=True)
class Told:
    """Of a load: choices a second, and the waits from a choice to the update of each seat."""

    rate: float
    waits: dict[str, float]


def foretell(costs: Costs, load: Load) -> Told:
    """Play so many seconds of the model; the first quarter only fills it."""
    machine = _Machine(load.cores)
    house = _House(machine, costs, load)
    for table in range(load.tables):
        machine.at(machine.luck.random() / load.pace if load.pace else 0.0, lambda table=table: house.choose(table))  # type: ignore[misc]
    machine.run(load.seconds)
    since = load.seconds / 4
    told = [wait for at, wait in house.waits if at > since]
    return Told(len(told) / SEATS / (load.seconds - since), spread(told))


class _Machine:
    """So many cores, for whoever has something to do: each does one thing at a time, and they take turns."""

    def __init__(self, cores: int) -> None:
        self.now = 0.0
        self.luck = random.Random(1)
        self._cores = cores
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0
        self._lines: dict[object, deque[tuple[float, Callable[[], None]]]] = {}
        #: Who has something to do and no core.
        self._waiting: deque[object] = deque()
        self._working: set[object] = set()

    def at(self, when: float, do: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self._due, (when, self._count, do))

    def work(self, who: object, seconds: float, then: Callable[[], None]) -> None:
        """Let this one work for about so long, once it is done with all before and has a core."""
        line = self._lines.setdefault(who, deque())
        line.append((self.luck.gammavariate(_SHAPE, seconds / _SHAPE) if seconds else 0.0, then))
        if len(line) == 1 and who not in self._working:
            self._waiting.append(who)
        self._begin()

    def run(self, until: float) -> None:
        while self._due and self._due[0][0] < until:
            self.now, _, do = heapq.heappop(self._due)
            do()

    def _begin(self) -> None:
        while self._waiting and len(self._working) < self._cores:
            who = self._waiting.popleft()
            seconds, then = self._lines[who].popleft()
            self._working.add(who)
            self.at(self.now + seconds, lambda who=who, then=then: self._end(who, then))  # type: ignore[misc]

    def _end(self, who: object, then: Callable[[], None]) -> None:
        self._working.remove(who)
        if self._lines[who]:
            self._waiting.append(who)
        then()
        self._begin()


class _House:
    def __init__(self, machine: _Machine, costs: Costs, load: Load) -> None:
        self._machine = machine
        self._costs = costs
        self._load = load
        self._queues: list[list[int]] = [[] for _ in range(load.processes)]
        self._writing = [False] * load.processes
        self._chosen: dict[int, float] = {}
        self._untold: dict[int, int] = {}
        #: When somebody was told, and how long after the choice.
        self.waits: list[tuple[float, float]] = []

    def choose(self, table: int) -> None:
        """A guest of this table chooses."""
        self._chosen[table] = self._machine.now
        self._untold[table] = SEATS
        process = self._machine.luck.randrange(self._load.processes)
        before = self._costs.choice * _BEFORE
        self._machine.work(
            "guests",
            self._costs.guests / 2,
            lambda: self._machine.work(process, before, lambda: self._hand_over(process, table)),
        )

    def _hand_over(self, process: int, table: int) -> None:
        self._queues[process].append(table)
        if not self._writing[process]:
            self._write(process)

    def _write(self, process: int) -> None:
        """One transaction with all that wait; those that come meanwhile wait for the next."""
        tables, self._queues[process] = self._queues[process], []
        self._writing[process] = bool(tables)
        if not tables:
            return

        def written() -> None:
            for table in tables:
                self._tell(process, table)
            self._write(process)

        def commit() -> None:
            self._machine.at(self._machine.now + self._costs.commit, written)

        self._machine.work(("database", process), self._costs.database * len(tables), commit)

    def _tell(self, process: int, table: int) -> None:
        processes = min(self._load.processes, SEATS)
        others = [other for other in range(self._load.processes) if other != process][: processes - 1]
        for at in (process, *others):
            cost = self._costs.choice * (1 - _BEFORE) if at == process else self._costs.further
            seats = SEATS // processes + (at == process) * (SEATS % processes)
            self._machine.work(at, cost, lambda seats=seats: self._hear(table, seats))  # type: ignore[misc]

    def _hear(self, table: int, seats: int) -> None:
        share = self._costs.guests / 2 * seats / SEATS
        self._machine.work("guests", share, lambda: self._heard(table, seats))

    def _heard(self, table: int, seats: int) -> None:
        now = self._machine.now
        self.waits += [(now, now - self._chosen[table])] * seats
        self._untold[table] -= seats
        if not self._untold[table]:
            pace = self._load.pace
            # At a pace, the next choice is due one period after this one, or at once if that is over.
            due = max(now, self._chosen[table] + 1 / pace) if pace else now
            self._machine.at(due, lambda: self.choose(table))


@dataclass(frozen=True)
class Need:
    """What so many tables need, by the same costs, with every process and PostgreSQL at most half busy."""

    tables: int
    choices: float
    processes: int
    database_cores: int
    memory: float
    #: Choices in one transaction, where each process's writer is never done.
    batch: float


def need(costs: Costs, tables: int, pace: float, table_bytes: float, *, together: bool) -> Need:
    """`pace`: choices a second and table; `together`: whether a table's sockets are all led to one process."""
    choices = tables * pace
    house = costs.choice if together else costs.of_house(SEATS)
    processes = max(1, -int(-choices * house // 0.5))
    turn = costs.commit + costs.database
    return Need(
        tables,
        choices,
        processes,
        max(1, -int(-choices * costs.database // 0.5)),
        tables * table_bytes,
        max(1.0, choices / processes * turn),
    )
