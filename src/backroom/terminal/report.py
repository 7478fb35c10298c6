"""What a simulation looks like: a progress bar while it runs, tables when it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from backroom.arena.simulate import Report
from backroom.compiled import COMPILED
from backroom.kernel.title import AnyTitle
from backroom.words import Words

_BAR = 30


@contextmanager
def progress_bar(games: int, language: str) -> Iterator[Callable[[int], None]]:
    """A bar on standard error; the function given back tells it how many more games are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(Words(language).say("sim-progress"), total=games)
        yield lambda done: bar.advance(task, done)


def print_report(report: Report, title: AnyTitle, language: str, console: Console) -> None:
    """Speed, lengths, endings and win shares."""
    words = Words(language, title)
    tally = report.tally
    name = words.say(title.id)
    console.print(words.say("sim-title", {"games": tally.games, "title": name, "players": tally.players}), style="bold")
    facts = {
        "decisions": words.number(tally.decisions),
        "seconds": words.number(report.seconds, 2),
        "speed": words.number(tally.decisions / report.seconds),
        "compiled": "yes" if COMPILED else "no",
        "workers": report.workers,
    }
    console.print(words.say("sim-how", facts))
    lengths = tally.typical_lengths()
    console.print(words.say("sim-lengths", {key: words.number(value, 1) for key, value in lengths.items()}))
    console.print(_wins(report, words))
    console.print(_endings(report, words))
    if tally.figures:
        console.print(_figures(report, words))


def _wins(report: Report, words: Words) -> Table:
    table = Table(words.say("sim-seat"), words.say("sim-bot"))
    table.add_column(words.say("sim-wins"), justify="right")
    table.add_column(words.say("sim-share"), justify="right")
    table.add_column("")
    for seat, won in enumerate(report.tally.wins):
        share = won / report.tally.games
        figures = words.number(won, 1), words.percentage(share), _bar(share)
        table.add_row(str(seat + 1), report.simulation.bots[seat], *figures)
    return table


def _endings(report: Report, words: Words) -> Table:
    table = Table(words.say("sim-ending"))
    table.add_column(words.say("sim-games"), justify="right")
    table.add_column(words.say("sim-share"), justify="right")
    table.add_column("")
    for reason, count in report.tally.endings.most_common():
        share = count / report.tally.games
        table.add_row(words.thing(reason), words.number(count), words.percentage(share), _bar(share))
    return table


def _figures(report: Report, words: Words) -> Table:
    table = Table(words.say("sim-figure"))
    table.add_column(words.say("sim-mean"), justify="right")
    for name, value in report.tally.averages().items():
        table.add_row(words.thing(name), words.number(value, 3))
    return table


def _bar(share: float) -> str:
    return "█" * round(share * _BAR)
