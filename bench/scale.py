"""How a house of several processes on PostgreSQL grows, and a model of it: `python bench/scale.py`.

What is measured, on Linux, in one run, each on an empty database of a PostgreSQL of its own that syncs every commit:

- 1, 2 and 4 server processes: the waits from a choice to the update of each seat at one choice a second and table, then
  choices a second as fast as they go. The four sockets of every table are spread over the processes, as behind a proxy
  that leads everybody elsewhere; `--together` leads a whole table to one process.
- One process with few and with many tables, at the same number of choices a second in all.
- A move early in a game beside a late one; a table with 5 onlookers beside the same with 500. By processor time.
- The model of `bench/scale_model.py`, its costs taken from the runs of one and two processes: what it tells of every
  run beside what was measured, and what it tells of more tables than any machine here could hold.

All guests are in a process of their own, on the same cores; what they take is told. A busy machine serves no one soon.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

# A script finds what lies in its own folder; the package that it belongs to lies one higher.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.postgres import Postgres, new_postgres

from bench.processes import Asked, Served, compiled_build, environment
from bench.promises import Verdict
from bench.scale_model import Costs, Load, Told, foretell, need
from bench.scale_promises import judge_late, judge_model, judge_onlookers, judge_waits

#: What a PostgreSQL has that must not forget.
DURABLE = {"fsync": "on", "full_page_writes": "on", "shared_buffers": "256MB", "max_connections": "400"}
WORDS = {True: "kept", False: "NOT KEPT", None: "unmeasured"}
#: How many tables the model is asked about.
GROWN = (1_000, 10_000, 100_000, 1_000_000)


@dataclass(frozen=True)
class Point:
    """A run at a pace, and one as fast as they go; processor seconds are those of one choice."""

    load: Load
    told: Told
    fastest: float
    server: float
    database: float
    guests: float
    #: How late a clock of the guests' own was, 99 of 100.
    late: float
    #: Kilobytes of all server processes, a table.
    held: float


class Scene:
    """Server processes on one database, and all their guests."""

    def __init__(self, build: Path, postgres: Postgres, processes: int) -> None:
        self._postgres = postgres
        command = [sys.executable, "-m", "bench.house", postgres.new_database()]
        self.servers: list[Served] = []
        self.crowd: Asked | None = None
        try:
            for _ in range(processes):
                self.servers.append(Served(command, environment(build)))
            self.crowd = Asked("bench.crowd", build)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if self.crowd is not None:
            self.crowd.process.kill()
            self.crowd.process.wait()
        for server in self.servers:
            server.stop()

    def do(self, **question: object) -> dict[str, Any]:
        """What the guests measured; with `server` and `database`, the processor seconds that those took meanwhile."""
        assert self.crowd is not None
        served, stored = self._served(), _busy(self._postgres.pid)
        answer: dict[str, Any] = self.crowd.ask(question)
        answer["server"] = self._served() - served
        answer["database"] = _busy(self._postgres.pid) - stored
        return answer

    def sit(self, tables: int, *, together: bool = False) -> None:
        ports = [server.port for server in self.servers]
        if together:
            for at, port in enumerate(ports):
                self.do(do="sit", kind="ours", ports=[port], tables=len(range(at, tables, len(ports))), salt=at)
        else:
            self.do(do="sit", kind="ours", ports=ports, tables=tables, salt=1)

    def held(self) -> float:
        return sum(server.held() for server in self.servers)

    def _served(self) -> float:
        return sum(server.busy() for server in self.servers)


@contextmanager
def scene(build: Path, postgres: Postgres, processes: int = 1) -> Iterator[Scene]:
    found = Scene(build, postgres, processes)
    try:
        yield found
    finally:
        found.close()


def measure_point(build: Path, postgres: Postgres, load: Load, *, together: bool, stage: int) -> Point:
    with scene(build, postgres, load.processes) as running:
        running.sit(1)
        before = running.held()
        running.sit(load.tables - 1, together=together)
        running.do(do="forward", most=stage)
        paced = running.do(do="play", seconds=load.seconds, pace=load.pace)
        held = running.held()
        quick = running.do(do="play", seconds=load.seconds / 2, pace=0)
    choices = max(1, paced["choices"])
    return Point(
        load,
        Told(paced["choices"] / paced["seconds"], paced["waits"]),
        quick["choices"] / quick["seconds"],
        paced["server"] / choices,
        paced["database"] / choices,
        paced["busy"] / choices,
        paced["late"]["p99"],
        (held - before) / load.tables,
    )


def measure_moves(build: Path, postgres: Postgres, tables: int) -> tuple[float, float]:
    """Processor seconds of a choice early in a game, and of one late."""
    with scene(build, postgres) as running:
        running.sit(tables)
        running.do(do="step", choices=10)
        early = running.do(do="step", choices=40)
        running.do(do="step", choices=230)
        late = running.do(do="step", choices=40)
    return tuple(told["server"] / max(1, told["choices"]) for told in (early, late))


def measure_onlookers(build: Path, postgres: Postgres, most: int, choices: int) -> tuple[float, float]:
    """Processor seconds of a choice before 5 onlookers, and before many."""
    costs = []
    with scene(build, postgres) as running:
        running.sit(1)
        for onlookers in (5, most):
            running.do(do="watch", onlookers=onlookers)
            running.do(do="step", choices=10)
            told = running.do(do="step", choices=choices)
            costs.append(told["server"] / max(1, told["choices"]))
    return costs[0], costs[1]


def costs_of(one: Point, two: Point) -> Costs:
    """From a run of one process and one of two; what no processor explains of the middle wait is the disk's."""
    explained = one.server + one.database + one.guests
    return Costs(
        one.server,
        max(0.0, two.server - one.server),
        one.database,
        one.guests,
        max(0.0002, one.told.waits["p50"] - explained),
    )


def show_points(points: Sequence[Point], costs: Costs, console: Console) -> list[tuple[str, float, float]]:
    """Every run beside the model; what was measured and foretold of choices a second and waits."""
    table = Table(
        "processes",
        "tables",
        "choices/s",
        "p50",
        "p99",
        "fastest",
        "a choice costs",
        "PostgreSQL",
        "guests",
        "clock late",
        "kB a table",
    )
    pairs = []
    for column in table.columns:
        column.justify = "right"
    for point in points:
        load = point.load
        model = foretell(costs, load)
        fastest = foretell(costs, Load(load.processes, load.tables, 0.0, load.cores, 5.0))
        table.add_row(
            f"{load.processes}", f"{load.tables:,}", f"{point.told.rate:,.0f}",
            *(f"{1000 * point.told.waits[part]:.1f} ms" for part in ("p50", "p99")), f"{point.fastest:,.0f}/s",
            *(f"{1000 * cost:.2f} ms" for cost in (point.server, point.database, point.guests, point.late)),
            f"{point.held:,.0f}",
        )  # fmt: skip
        table.add_row(
            "the model", "", f"{model.rate:,.0f}",
            *(f"{1000 * model.waits[part]:.1f} ms" for part in ("p50", "p99")), f"{fastest.rate:,.0f}/s",
        )  # fmt: skip
        name = f"{load.processes} processes, {load.tables:,} tables"
        pairs.append((f"{name}: choices a second as fast as they go", point.fastest, fastest.rate))
    console.print(table)
    return pairs


def show_growth(costs: Costs, pace: float, table_bytes: float, console: Console) -> None:
    for together in (False, True):
        how = "a table's sockets led to one process" if together else "a table's sockets spread over the processes"
        table = Table(
            f"tables ({how})", "choices/s", "server processes", "cores of PostgreSQL", "memory", "choices a commit"
        )
        for column in table.columns:
            column.justify = "right"
        for tables in GROWN:
            told = need(costs, tables, pace, table_bytes, together=together)
            table.add_row(
                f"{tables:,}", f"{told.choices:,.0f}", f"{told.processes:,}", f"{told.database_cores:,}",
                f"{told.memory / 1e9:,.1f} GB", f"{told.batch:.1f}",
            )  # fmt: skip
        console.print(table)


def _busy(process: int) -> float:
    """The processor's time of this process, of all that it has started, and of those of them that have ended."""
    ticks = 0
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks = sum(int(field) for field in fields[11:15])
        children = [file.read_text().split() for file in Path(f"/proc/{process}/task").glob("*/children")]
    except OSError:
        return 0.0  # it has ended meanwhile
    return ticks / os.sysconf("SC_CLK_TCK") + sum(_busy(int(child)) for one in children for child in one)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How a house of several processes on PostgreSQL grows.")
    parser.add_argument("--tables", type=int, default=500, help="of four sockets, one choice a second (%(default)s)")
    parser.add_argument("--many", type=int, default=2000, help="tables of the largest run; 0 for none (%(default)s)")
    parser.add_argument("--seconds", type=float, default=30, help="of play at that pace (%(default)s)")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], help="how many, run by run (1 2 4)")
    parser.add_argument(
        "--stage", type=int, default=40, help="games are brought this far, each by chance (%(default)s)"
    )
    parser.add_argument("--onlookers", type=int, default=500, help="at one table (%(default)s)")
    parser.add_argument("--pace", type=float, default=0.1, help="choices a second and table, for growth (%(default)s)")
    parser.add_argument("--together", action="store_true", help="all sockets of a table at one process")
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="a compiled build, instead of making one")
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a promise is not kept or not measured")
    args = parser.parse_args()
    if min(args.tables, args.seconds, args.onlookers, args.pace, *args.processes) <= 0 or args.processes[:2] != [1, 2]:
        parser.error("all numbers must be above 0, and the first runs are of 1 and 2 processes")
    return args


def main() -> int:
    args = arguments()
    console = Console(stderr=args.json)
    console.width = max(console.width, 160)
    if not Path("/proc/self/statm").exists():
        print("This needs Linux: it asks /proc what the servers take.", file=sys.stderr)
        return 2
    build = args.compiled.resolve() if args.compiled else compiled_build()
    cores = len(os.sched_getaffinity(0))
    console.print(f"{cores} cores, load {os.getloadavg()[0]:.1f} at the beginning.", highlight=False)
    with new_postgres(**DURABLE) as postgres, console.status("") as status:
        points = []
        for processes in args.processes:
            status.update(f"{processes} processes, {args.tables:,} tables")
            load = Load(processes, args.tables, 1.0, cores, args.seconds)
            points.append(measure_point(build, postgres, load, together=args.together, stage=args.stage))
        for tables in (max(1, args.tables // 10), args.many):
            if tables:
                status.update(f"one process, {tables:,} tables")
                load = Load(1, tables, args.tables / tables / 2, cores, args.seconds)
                points.append(measure_point(build, postgres, load, together=args.together, stage=args.stage))
        status.update("moves early and late")
        early, late = measure_moves(build, postgres, max(1, args.tables // 10))
        status.update(f"{args.onlookers} onlookers")
        few, many = measure_onlookers(build, postgres, args.onlookers, 40)
    costs = costs_of(points[0], points[1])
    pairs = show_points(points, costs, console)
    show_growth(costs, args.pace, 1024 * points[0].held, console)
    console.print(f"The model's costs: {costs}; load {os.getloadavg()[0]:.1f} at the end.", highlight=False)
    verdicts = [
        judge_waits(points[1]),
        judge_late(early, late),
        judge_onlookers(few, many, args.onlookers),
        judge_model(pairs),
    ]
    return tell(verdicts, points, costs, args, console)


def tell(
    verdicts: Sequence[Verdict], points: Sequence[Point], costs: Costs, args: argparse.Namespace, console: Console
) -> int:
    for verdict in verdicts:
        console.print(f"{WORDS[verdict.kept]:10}  {verdict.says}: {verdict.told}", highlight=False)
    kept = all(verdict.kept for verdict in verdicts)
    if args.json:
        told = {"points": [asdict(point) for point in points], "costs": asdict(costs)}
        print(json.dumps(told | {"targets": [asdict(verdict) for verdict in verdicts], "kept": kept}))
    return 0 if kept or not args.check else 1


if __name__ == "__main__":
    sys.exit(main())
