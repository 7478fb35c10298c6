"""What a ladder looks like in the terminal: the standings, the best first, each with its interval drawn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from backroom.arena.ladder import Ladder, LadderDeal, games_in
from backroom.arena.standing import Standing, standings
from backroom.kernel.title import AnyTitle
from backroom.words import Words

#: How many letters wide an interval can be drawn.
_WIDTH = 16


def ladder_heading(ladder: Ladder, played: Sequence[LadderDeal], words: Words) -> str:
    """What was played, in one line."""
    facts = {
        "title": words.say(ladder.settings.title),
        "players": ladder.settings.players,
        "games": games_in(played),
        "levels": len(ladder.levels),
    }
    return words.say("ladder-title", facts)


def ladder_columns(words: Words, faults: bool) -> list[str]:
    """What stands above the columns of `ladder_row`, but for the chart."""
    names = ["ladder-level", "ladder-rating", "ladder-share", "sim-games", "ladder-ms"]
    return [words.say(name) for name in [*names, *(["ladder-faults"] if faults else [])]]


def ladder_row(ladder: Ladder, row: Standing, words: Words, faults: bool) -> list[str]:
    """One level, in words."""
    rating = f"{words.number(row.rating, 1)} ± {words.number(row.rating - row.rating_low, 1)}"
    shares = [words.percentage(share) for share in (row.share, row.low, row.high)]
    told = [ladder.levels[row.level].name, rating, f"{shares[0]} ({shares[1]} – {shares[2]})"]
    told += [words.number(row.games), words.number(row.ms_a_turn, 2)]
    return [*told, words.number(row.faults)] if faults else told


def print_standings(
    ladder: Ladder, played: Sequence[LadderDeal], title: AnyTitle, language: str, console: Console
) -> None:
    words = Words(language, title)
    rows = standings(len(ladder.levels), played)
    faults = any(row.faults for row in rows)
    console.print(ladder_heading(ladder, played, words), style="bold")
    table = Table()
    for number, name in enumerate(ladder_columns(words, faults)):
        table.add_column(name, justify="right" if number else "left", no_wrap=not number)
    table.add_column("", no_wrap=True, min_width=_WIDTH)
    least, most = min(row.rating_low for row in rows), max(row.rating_high for row in rows)
    for row in rows:
        table.add_row(*ladder_row(ladder, row, words, faults), _drawn(row, least, most))
    console.print(table)
    console.print(words.say("ladder-how", {"fair": words.percentage(1 / ladder.settings.players)}))


def _drawn(row: Standing, least: float, most: float) -> str:
    """A point in its interval, on a line that all rows share."""
    places = [
        round((value - least) / max(most - least, 1e-9) * (_WIDTH - 1))
        for value in (row.rating_low, row.rating, row.rating_high)
    ]
    letters = [" "] * places[0] + ["─"] * (places[2] - places[0] + 1)
    letters[places[1]] = "●"
    return "".join(letters)
