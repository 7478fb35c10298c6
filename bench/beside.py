"""What benches have in common that measure rows of several processes and judge promises: rounds, table, verdicts.

All rows are measured one after another in short rounds, so that a busy moment of the machine spoils one round and not
one row; a rate is the best of its rounds.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.processes import ROOT, Worker, compiled_build, need_peers
from bench.promises import Measure, Rates, Results, Target, Verdict, judge

WORDS = {True: "kept", False: "NOT KEPT", None: "unmeasured"}
WIDTH = 126


def arguments(description: str, seconds: float, rounds: int) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seconds", type=float, default=seconds, help="for one measure in one round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=rounds, help="how many rounds (%(default)s)")
    parser.add_argument("--only", metavar="TEXT", default="", help="only rows with this in their name")
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="a compiled build, instead of making one")
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a promise is not kept or not measured")
    args = parser.parse_args()
    if args.rounds < 2 or args.seconds <= 0:
        parser.error("--rounds must be 2 or more, --seconds above 0")
    return args


def workers_for(args: argparse.Namespace, peers: dict[str, str], module: str) -> dict[str, Worker]:
    """A process with each build of ours. Leaves with a sentence if a peer is not there."""
    need_peers(peers)
    compiled = args.compiled.resolve() if args.compiled else compiled_build()
    return {
        "compiled": Worker("compiled", compiled, module),
        "interpreted": Worker("interpreted", ROOT / "src", module),
    }


def run(
    args: argparse.Namespace, workers: dict[str, Worker], rows: Iterable[Measure], targets: Iterable[Target], what: str
) -> int:
    """Measure the rows that are asked for, show and judge them; the exit code. `what` says what is counted."""
    console = Console(stderr=args.json)
    console.width = max(console.width, WIDTH)
    wanted = [row for row in rows if args.only.lower() in row.name.lower()]
    results = _measure(workers, wanted, args.rounds, args.seconds, console)
    verdicts = [judge(target, results) for target in targets]
    _show(results, verdicts, what, console)
    kept = all(verdict.kept for verdict in verdicts)
    if args.json:
        rates = {row.name: {"best": rate.best, **asdict(rate)} for row, rate in results.items()}
        print(json.dumps({"rates": rates, "targets": [asdict(verdict) for verdict in verdicts], "kept": kept}))
    return 0 if kept or not args.check else 1


def _measure(workers: dict[str, Worker], rows: list[Measure], rounds: int, seconds: float, console: Console) -> Results:
    results = {row: Rates() for row in rows}
    with console.status("measuring") as status:
        for number in range(rounds):
            for row, rates in results.items():
                status.update(f"round {number + 1} of {rounds}: {row.name}")
                answer = workers[row.build].ask({"measure": row.what, "title": row.title, "seconds": seconds})
                rates.rounds.append(answer["done"] / answer["seconds"])
    return results


def _show(results: Results, verdicts: list[Verdict], what: str, console: Console) -> None:
    table = Table("", "a second", "each", "spread")
    for column in table.columns[1:]:
        column.justify = "right"
    for row, rates in results.items():
        table.add_row(row.name, f"{rates.best:,.0f}", f"{1e6 / rates.best:.2f} µs", f"{rates.spread:.0%}")
    console.print(table)
    console.print(f"{what} a second, the best round; spread: how far the median round lies below it.", highlight=False)
    for verdict in verdicts:
        console.print(f"{WORDS[verdict.kept]:10}  {verdict.says}: {verdict.told}", highlight=False)
