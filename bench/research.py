"""The engine as an instrument for learning, beside what researchers know: `python bench/research.py`.

Needs the peers (`pip install -e '.[bench]'`) and, for the compiled rules, a C compiler. As in `bench/engine.py` all are
measured one after another in short rounds; a rate is the best of its rounds. One process is measured by the processor's
time, several by the clock on the wall, ours and pgx's alike: for these the machine must have nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

# A script finds what lies in its own folder; the package that it belongs to lies one higher.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.processes import ROOT, Worker, compiled_build, need_peers
from bench.promises import Rates, Results, Verdict, judge
from bench.research_promises import ROWS, TARGETS, rows_of

#: What is imported, and from which package.
PEERS = {"numpy": "numpy", "pettingzoo": "pettingzoo", "shimmy": "shimmy", "pyspiel": "open_spiel", "pgx": "pgx"}
WORDS = {True: "kept", False: "NOT KEPT", None: "unmeasured"}
WIDTH = 126


def measure(
    workers: dict[str, Worker], titles: list[str], text: str, rounds: int, seconds: float, console: Console
) -> Results:
    """Every row with this text in its name; the rows of the adapter only where the compiled build has it."""
    adapter = workers["compiled"].ask({"adapter": True})
    rows = [*(row for row in ROWS if adapter or not row.what.startswith("aec")), *rows_of(titles)]
    results = {row: Rates() for row in rows if text.lower() in row.name.lower()}
    with console.status("measuring") as status:
        for number in range(rounds):
            for row, rates in results.items():
                status.update(f"round {number + 1} of {rounds}: {row.name}")
                answer = workers[row.build].ask({"measure": row.what, "title": row.title, "seconds": seconds})
                rates.rounds.append(answer["done"] / answer["seconds"])
    return results


def show(results: Results, verdicts: list[Verdict], console: Console) -> None:
    table = Table("", "a second", "each", "spread")
    for column in table.columns[1:]:
        column.justify = "right"
    for row, rates in results.items():
        table.add_row(row.name, f"{rates.best:,.0f}", f"{1e6 / rates.best:.2f} µs", f"{rates.spread:.0%}")
    console.print(table)
    console.print(
        "Decisions of players a second, random play, the best round; spread: how far the median round lies below it.",
        highlight=False,
    )
    for verdict in verdicts:
        console.print(f"{WORDS[verdict.kept]:10}  {verdict.says}: {verdict.told}", highlight=False)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The engine as an instrument for learning, beside the peers.")
    parser.add_argument("--seconds", type=float, default=0.5, help="for one measure in one round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=7, help="how many rounds (%(default)s)")
    parser.add_argument("--only", metavar="TEXT", default="", help="only rows with this in their name")
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="a compiled build, instead of making one")
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a promise is not kept or not measured")
    args = parser.parse_args()
    if args.rounds < 2 or args.seconds <= 0:
        parser.error("--rounds must be 2 or more, --seconds above 0")
    return args


def main() -> int:
    args = arguments()
    console = Console(stderr=args.json)
    console.width = max(console.width, WIDTH)
    need_peers(PEERS)
    compiled = args.compiled.resolve() if args.compiled else compiled_build()
    workers = {
        "compiled": Worker("compiled", compiled, "bench.research_worker"),
        "interpreted": Worker("interpreted", ROOT / "src", "bench.research_worker"),
    }
    titles = workers["compiled"].titles
    results = measure(workers, titles, args.only, args.rounds, args.seconds, console)
    verdicts = [judge(target, results) for target in TARGETS]
    show(results, verdicts, console)
    kept = all(verdict.kept for verdict in verdicts)
    if args.json:
        rates = {row.name: {"best": rate.best, **asdict(rate)} for row, rate in results.items()}
        print(json.dumps({"rates": rates, "targets": [asdict(verdict) for verdict in verdicts], "kept": kept}))
    return 0 if kept or not args.check else 1


if __name__ == "__main__":
    sys.exit(main())
