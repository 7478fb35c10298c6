"""What a match looks like when it is done."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from backroom.arena.match import BETTER, OPEN, SIDES, WORSE, Result
from backroom.kernel.title import AnyTitle
from backroom.words import Words

_VERDICTS = {BETTER: "match-better", WORSE: "match-worse", OPEN: "match-open"}


def print_result(result: Result, title: AnyTitle, language: str, console: Console) -> None:
    """Who took which share, how sure that is, and what went wrong."""
    words = Words(language, title)
    match = result.match
    found = result.estimate()
    players = match.settings.players
    sides = {"name": match.challenger.name, "player": match.defender.name}
    console.print(words.say("match-title", {**sides, "title": words.say(title.id), "players": players}), style="bold")
    shares = {"share": found.share, "low": found.low, "high": found.high, "fair": 1 / players}
    said = {key: words.percentage(value) for key, value in shares.items()}
    console.print(words.say("match-share", {"name": match.challenger.name, **said}))
    console.print(words.say(_VERDICTS[result.verdict], {"threshold": words.percentage(result.threshold)}))
    played = {
        "games": result.games,
        "most": result.deals * players,
        "stopped": "yes" if result.stopped else "no",
        "ms": words.number(result.ms_a_turn, 2),
        "seconds": words.number(result.elapsed, 1),
    }
    console.print(words.say("match-played", played))
    if any(result.faults().values()):
        console.print(_faults(result, words))


def _faults(result: Result, words: Words) -> Table:
    table = Table(words.say("sim-bot"), words.say("match-fault"))
    table.add_column(words.say("match-times"), justify="right")
    table.add_column(words.say("match-first"))
    seen = result.seen()
    names = {"challenger": result.match.challenger.name, "defender": result.match.defender.name}
    for side in SIDES:
        for kind, count in result.faults()[side].items():
            told = words.say(f"match-fault-{kind}")
            table.add_row(names[side], told, words.number(count), seen[side].get(kind, ""))
    return table
