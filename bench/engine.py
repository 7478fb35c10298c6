"""The speed of each of our titles beside the peers', in one run on one core, as ratios: `python bench/engine.py`.

Needs the peers (`pip install -e '.[bench]'`) and, for the compiled rules, a C compiler. All are measured one after
another in short rounds, because machines are noisy: a rate is the best of its rounds, a ratio that of two such rates,
and beside each stands what the single rounds gave.
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
from bench.promises import YARDSTICKS, Measure, Rates, Results, judge, judge_memory, measures, targets

#: What is imported, and from which package.
PEERS = {"pyspiel": "open_spiel", "catanatron": "catanatron", "rlcard": "rlcard"}
#: What the table needs.
WIDTH = 126
#: Fewer rounds than these have no middle half.
MIDDLE_HALF = 2
WORDS = {True: "kept", False: "NOT KEPT", None: "unmeasured"}


def measure(
    workers: dict[str, Worker], chosen: list[Measure], rounds: int, seconds: float, console: Console
) -> Results:
    results = {row: Rates() for row in chosen}
    with console.status("measuring") as status:
        for number in range(rounds):
            for row, rates in results.items():
                status.update(f"round {number + 1} of {rounds}: {row.name}")
                answer = workers[row.build].ask({"measure": row.what, "title": row.title, "seconds": seconds})
                rates.rounds.append(answer["done"] / answer["seconds"])
                if answer["steps"]:
                    rates.steps.append(answer["steps"] / answer["seconds"])
    return results


def show(results: Results, console: Console) -> None:
    yardsticks = {row: words for row, words in YARDSTICKS.items() if row in results}
    table = Table("", "a second", "with chance", "each", "spread", *yardsticks.values())
    table.columns[0].no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    for row, rates in results.items():
        steps = f"{max(rates.steps):,.0f}" if rates.steps else ""
        ratios = [f"{rates.best / results[yardstick].best:.2f}" if row.play else "" for yardstick in yardsticks]
        each = f"{1e6 / rates.best:.2f} µs"
        table.add_row(row.name, f"{rates.best:,.0f}", steps, each, f"{rates.spread:.0%}", *ratios)
    console.print(table)
    console.print(
        "Decisions of players a second, random play, the best round; spread: how far the median round lies below it.\n"
        "Hearts deals by chance nodes: ‘with chance’ counts them too. Its usual loop asks whether it is chance's turn\n"
        "and whether the game is over; its barest one asks only for what is legal, as ours does.",
        highlight=False,
    )


def profile(workers: dict[str, Worker], title: str, compiled: Path, seconds: float, console: Console) -> None:
    """Where the time goes: interpreted by cProfile; for the compiled rules the tool that sees into them is named."""
    told = workers["interpreted"].ask({"profile": seconds, "title": title})
    console.print(f"{title}, interpreted\n{told}", markup=False, highlight=False)
    console.print(
        "The compiled rules are native code. callgrind counts their instructions, function by function:\n"
        f"""  echo '{{"measure": "step_by_step", "title": "{title}", "seconds": 20}}' |"""
        f" PYTHONPATH={compiled}:{ROOT} \\\n"
        f"    valgrind --tool=callgrind --callgrind-out-file=callgrind.out {sys.executable} -m bench.worker\n"
        "  callgrind_annotate --inclusive=yes callgrind.out",
        markup=False,
        highlight=False,
        soft_wrap=True,
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The speed of our titles beside the peers'.")
    parser.add_argument(
        "--title", metavar="NAME", action="append", default=[], help="only this title; can be given again (all)"
    )
    parser.add_argument("--seconds", type=float, default=0.1, help="for one measure in one round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=25, help="how many rounds (%(default)s)")
    parser.add_argument("--only", metavar="TEXT", default="", help="only rows with this in their name")
    parser.add_argument(
        "--memory", type=int, metavar="GAMES", nargs="?", const=100_000, default=20_000, help="look for memory growth "
        "over so many games (20,000; 100,000 if no number is given)",
    )  # fmt: skip
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="a compiled build, instead of making one")
    parser.add_argument("--profile", action="store_true", help="tell where the time goes, and measure nothing")
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a promise is not kept or not measured")
    args = parser.parse_args()
    if args.rounds < MIDDLE_HALF or args.seconds <= 0 or args.memory < 1:
        parser.error(f"--rounds must be {MIDDLE_HALF} or more, --seconds and --memory above 0")
    return args


def chosen_titles(asked: list[str], standing: list[str]) -> list[str]:
    """The titles that were asked for, each once; all that stand, if none was."""
    unknown = [title for title in asked if title not in standing]
    if unknown:
        raise SystemExit(f"There is no title {', '.join(unknown)}; those that stand are {', '.join(standing)}.")
    return [title for title in standing if not asked or title in asked]


def chosen_rows(text: str, titles: list[str]) -> list[Measure]:
    """The rows with this in their name."""
    rows = measures(titles)
    chosen = [row for row in rows if text.lower() in row.name.lower()]
    if not chosen:
        raise SystemExit(f"No row has {text!r} in its name; they are {', '.join(row.name for row in rows)}.")
    return chosen


def main() -> int:
    args = arguments()
    console = Console(stderr=args.json)
    console.width = max(console.width, WIDTH)
    need_peers(PEERS)
    interpreted = Worker("interpreted", ROOT / "src")
    titles = chosen_titles(args.title, interpreted.titles)
    rows = chosen_rows(args.only, titles)
    if args.compiled is None:
        console.print("Compiling Backroom into .venv/builds, if the sources have changed.")
    compiled = args.compiled.resolve() if args.compiled else compiled_build()
    workers = {"compiled": Worker("compiled", compiled), "interpreted": interpreted}
    if args.profile:
        for title in titles:
            profile(workers, title, compiled, args.seconds * args.rounds, console)
        return 0
    results = measure(workers, rows, args.rounds, args.seconds, console)
    verdicts = [judge(target, results) for target in targets(titles)]
    memory = {title: workers["compiled"].ask({"memory": args.memory, "title": title}) for title in titles}
    verdicts += [judge_memory(title, held) for title, held in memory.items()]
    show(results, console)
    for verdict in verdicts:
        console.print(f"{WORDS[verdict.kept]:10}  {verdict.says}: {verdict.told}", highlight=False)
    kept = all(verdict.kept for verdict in verdicts)
    if args.json:
        rates = {row.name: {"best": rate.best, **asdict(rate)} for row, rate in results.items()}
        judged = [asdict(verdict) for verdict in verdicts]
        print(json.dumps({"rates": rates, "targets": judged, "memory": memory, "kept": kept}))
    return 0 if kept or not args.check else 1


if __name__ == "__main__":
    sys.exit(main())
