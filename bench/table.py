"""The table server under load, and beside boardgame.io's own server: `python bench/table.py`.

What is measured, on Linux, in one run:

- One server process of ours, the rules compiled, SQLite with `synchronous=FULL`: an update goes out only after its
  choice is on the disk. 500 tables of four sockets (Chicago Poker) play at random, one choice a second and table, after
  the games have been brought to different stages; a game that ends is followed by a rematch, with new sockets. Told are
  the time from sending a choice to the update of each seat, the server's processor time, and its memory.
- As many choices a second as a server serves, with the same number of tables, each choosing as soon as all four seats
  have their update: ours, then boardgame.io's (npm, installed into .venv/bench-node), in turns. Its game
  (`card_table.cjs`) has hidden hands, rows, a pile, and views of about the size of ours; it runs with
  NODE_ENV=production, without credentials, and sends an update before it stores. `files` is its own FlatFile storage,
  which never syncs to the disk; `in memory` is its default and survives nothing. Every seat has one WebSocket.
- Ours once more, without the chain of records, heads and the journal's checksums, in the same turns: what they cost.
- Memory after half and after all of a longer run at that speed.

All clients are in a process of their own (`bench/crowd.py`), with as little work for each message as Python allows.
How busy it was is told, how late its own clock was, and how long the disk alone took to sync a page: on a busy machine
nobody is served sooner than that, and a promise about time can be judged only on a quiet one.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.status import Status
from rich.table import Table

# A script finds what lies in its own folder; the package that it belongs to lies one higher.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.company import SEATS
from bench.disk import Syncs
from bench.processes import ROOT, Asked, Served, compiled_build, environment
from bench.promises import Verdict
from bench.table_promises import (
    FILES,
    MEMORY,
    OURS,
    UNCHECKED,
    Grown,
    Held,
    Waits,
    judge_checks,
    judge_grown,
    judge_held,
    judge_ratio,
    judge_waits,
    spread,
)
from bench.table_promises import Served as Figures

#: boardgame.io, and what its FlatFile storage needs.
PEER = ("boardgame.io@0.50.2", "node-persist@3.1.3")
PEER_FOLDER = ROOT / ".venv" / "bench-node"
#: Choices of a random game of Chicago Poker with four.
GAME = 357
WIDTH = 120
WORDS = {True: "kept", False: "NOT KEPT", None: "unmeasured"}


@dataclass
class Run:
    """A server and its crowd."""

    kind: str
    server: Served
    crowd: Asked

    def do(self, **question: object) -> dict[str, Any]:
        """Let the crowd do something; what it measured, with the server's share of the processor as `served`."""
        before = self.server.busy()
        answer: dict[str, Any] = self.crowd.ask(question)
        answer["served"] = self.server.busy() - before
        return answer

    def sit(self, tables: int, salt: int = 1) -> None:
        self.do(do="sit", kind=self.kind, ports=[self.server.port], tables=tables, salt=salt)

    def play(self, seconds: float, pace: float = 0.0) -> dict[str, Any]:
        return self.do(do="play", seconds=seconds, pace=pace)


@contextmanager
def running(name: str, build: Path) -> Iterator[Run]:
    """One of the three servers, with its crowd, on an empty store."""
    with TemporaryDirectory(prefix="backroom-bench-") as folder:
        env = environment(build)
        if name in (OURS, UNCHECKED):
            command = [sys.executable, "-m", "bench.house", f"sqlite:///{folder}/tables.db"]
            command += ["--unchecked"] if name == UNCHECKED else []
        else:
            command = ["node", "bench/card_table.cjs", *(["files", folder] if name == FILES else ["memory"])]
            env |= {"NODE_PATH": str(PEER_FOLDER / "node_modules"), "NODE_ENV": "production"}
        server = Served(command, env)
        crowd = Asked("bench.crowd", build)
        try:
            if not server.told.get("compiled", name not in (OURS, UNCHECKED)):
                raise SystemExit(f"What lies in {build} is not compiled; .venv/logs/compiled.log may say why.")
            yield Run("ours" if name in (OURS, UNCHECKED) else "boardgame.io", server, crowd)
        finally:
            crowd.process.kill()
            crowd.process.wait()
            server.stop()


def measure_pace(build: Path, tables: int, seconds: float, status: Status) -> tuple[Waits, Held]:
    with running(OURS, build) as run:
        status.update("one table, so that everything is loaded")
        run.sit(1, salt=0)
        run.play(2)
        before = run.server.held()
        status.update(f"{tables:,} companies sit down")
        run.sit(tables)
        seated = run.server.held()
        status.update("their games are brought to different stages")
        run.do(do="forward", most=GAME)
        status.update(f"{tables:,} tables play, one choice a second each, for {seconds:.0f} s")
        with TemporaryDirectory(prefix="backroom-bench-") as folder, Syncs(Path(folder)) as syncs:
            told = run.play(seconds, pace=1.0)
        held = Held(tables * SEATS, before, seated, run.server.held())
    waits = Waits(
        tables,
        told["choices"],
        told["waits"],
        told["late"],
        spread(syncs.seconds),
        told["served"] / told["seconds"],
        told["busy"] / told["seconds"],
    )
    return waits, held


def measure_speed(
    build: Path, names: list[str], tables: int, seconds: float, rounds: int, growth: float, status: Status
) -> tuple[dict[str, Figures], Grown | None]:
    """Each server as fast as it goes, in turns; and then ours for long. Those whose turn it is not do nothing."""
    figures = {name: Figures() for name in names}
    grown = None
    with running_all(names, build) as runs:
        for name, run in runs.items():
            status.update(f"{name}: {tables:,} companies sit down; their games are brought to different stages")
            run.sit(tables)
            # Games that began together would end together, each server's in another round, and an end costs more than
            # a choice: a record is closed, a table is opened, four people come anew.
            run.do(do="forward", most=GAME)
        for number in range(rounds):
            for name, run in runs.items():
                status.update(f"round {number + 1} of {rounds}: {name}, {tables:,} tables as fast as they go")
                told = run.play(seconds)
                figures[name].rates.rounds.append(told["choices"] / told["seconds"])
                figures[name].by_processor.rounds.append(told["choices"] / told["served"])
                figures[name].bytes = told["bytes"] / told["updates"]
        if growth:
            run = runs[OURS]
            status.update(f"{tables:,} of our tables as fast as they go, {growth:.0f} s in all")
            run.play(growth / 2)
            half = run.server.held()
            told = run.play(growth / 2)
            grown = Grown(growth, told["games"], half, run.server.held())
    return figures, grown


@contextmanager
def running_all(names: list[str], build: Path) -> Iterator[dict[str, Run]]:
    """All of them at once, by nesting."""
    if not names:
        yield {}
        return
    with running(names[0], build) as first, running_all(names[1:], build) as others:
        yield {names[0]: first, **others}


def install_peer() -> None:
    """boardgame.io beside us, if it is not there yet. Nothing of it is ever part of the project."""
    if all((PEER_FOLDER / "node_modules" / name.partition("@")[0]).is_dir() for name in PEER):
        return
    if shutil.which("npm") is None:
        raise SystemExit("boardgame.io's server needs Node.js with npm; --alone measures only ours.")
    PEER_FOLDER.mkdir(parents=True, exist_ok=True)
    command = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(PEER_FOLDER), *PEER]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def show_waits(waits: Waits, console: Console) -> None:
    table = Table("from a choice to each seat's update", "p50", "p99", "longest")
    for column in table.columns[1:]:
        column.justify = "right"
    rows = {
        "our server": waits.told,
        "the machine: lateness of the crowd's clock": waits.late,
        "the machine: a page synced to the disk": waits.disk,
    }
    for name, told in rows.items():
        table.add_row(name, *(f"{1000 * told[part]:.1f} ms" for part in ("p50", "p99", "max")))
    console.print(table)
    console.print(
        f"{waits.tables:,} tables of four, {waits.choices:,} choices; the server was busy {waits.busy:.0%} of the time,"
        f" the crowd {waits.crowd_busy:.0%}.",
        highlight=False,
    )


def show_speed(figures: dict[str, Figures], tables: int, console: Console) -> None:
    table = Table(f"{tables:,} tables of four, as fast as they go", "choices a second", "spread", "by its processor")
    table.add_column("an update")
    peers = [name for name in figures if name != OURS]
    for name in peers:
        table.add_column(f"× {name.partition(', ')[2]}")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, told in figures.items():
        ratios = [f"{told.rates.best / figures[peer].rates.best:.2f}" for peer in peers]
        table.add_row(
            name,
            f"{told.rates.best:,.0f}",
            f"{told.rates.spread:.0%}",
            f"{told.by_processor.best:,.0f}",
            f"{told.bytes:,.0f} B",
            *ratios,
        )
    console.print(table)
    console.print(
        "The best round; spread: how far the median round lies below it. By its processor: choices for each second of\n"
        "the server's own processor time, which a busy machine does not change. An update: bytes that a seat hears.",
        highlight=False,
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The table server under load, and beside boardgame.io's.")
    parser.add_argument("--tables", type=int, default=500, help="of four sockets, one choice a second (%(default)s)")
    parser.add_argument("--seconds", type=float, default=60, help="of play at that pace (%(default)s)")
    parser.add_argument("--fast-tables", type=int, default=100, help="as fast as they go (%(default)s)")
    parser.add_argument("--fast-seconds", type=float, default=10, help="for one server in one round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds of that (%(default)s)")
    parser.add_argument("--growth", type=float, default=240, help="seconds of the long run; 0 for none (%(default)s)")
    parser.add_argument("--alone", action="store_true", help="do not measure boardgame.io's server")
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="a compiled build, instead of making one")
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a promise is not kept or not measured")
    args = parser.parse_args()
    if min(args.tables, args.seconds, args.fast_tables, args.fast_seconds, args.rounds) <= 0 or args.growth < 0:
        parser.error("all numbers must be above 0, but --growth may be 0")
    return args


def main() -> int:
    args = arguments()
    console = Console(stderr=args.json)
    console.width = max(console.width, WIDTH)
    if not Path("/proc/self/statm").exists():
        print("This needs Linux: it asks /proc what the servers take.", file=sys.stderr)
        return 2
    if args.compiled is None:
        console.print("Compiling Backroom into .venv/builds, if the sources have changed.")
    build = args.compiled.resolve() if args.compiled else compiled_build()
    names = [OURS, UNCHECKED]
    if not args.alone:
        console.print(f"Installing {PEER[0]} into {PEER_FOLDER.relative_to(ROOT)}, if it is not there.")
        install_peer()
        names += [FILES, MEMORY]
    with console.status("") as status:
        waits, held = measure_pace(build, args.tables, args.seconds, status)
        figures, grown = measure_speed(
            build, names, args.fast_tables, args.fast_seconds, args.rounds, args.growth, status
        )
    show_waits(waits, console)
    show_speed(figures, args.fast_tables, console)
    verdicts = [judge_waits(waits), judge_held(held), judge_grown(grown), judge_checks(figures), judge_ratio(figures)]
    for verdict in verdicts:
        console.print(f"{WORDS[verdict.kept]:10}  {verdict.says}: {verdict.told}", highlight=False)
    kept = all(verdict.kept for verdict in verdicts)
    if args.json:
        print(json.dumps(_data(waits, held, grown, figures, verdicts) | {"kept": kept}))
    return 0 if kept or not args.check else 1


def _data(
    waits: Waits, held: Held, grown: Grown | None, figures: dict[str, Figures], verdicts: list[Verdict]
) -> dict[str, object]:
    return {
        "waits": asdict(waits),
        "held": asdict(held),
        "grown": None if grown is None else asdict(grown),
        "servers": {name: asdict(told) for name, told in figures.items()},
        "targets": [asdict(verdict) for verdict in verdicts],
    }


if __name__ == "__main__":
    sys.exit(main())
