"""What the figures of manners look like."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from backroom.arena.manners import Figures
from backroom.kernel.title import AnyTitle
from backroom.players import character_of
from backroom.words import Words


def print_manners(
    found: Sequence[Figures], title: AnyTitle, players: int, games: int, against: str, language: str, console: Console
) -> None:
    """A line for each bot: its manner, its share of the wins and every figure."""
    words = Words(language, title)
    told = {"title": words.say(title.id), "players": players, "games": games, "player": against}
    console.print(words.say("manners-title", told), style="bold")
    names = list(dict.fromkeys(name for figures in found for name in figures.means()))
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("sim-bot"), no_wrap=True)
    table.add_column(words.say("manners-manner"), no_wrap=True)
    table.add_column(words.say("sim-share"), justify="right", no_wrap=True)
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    for figures in found:
        character = character_of(figures.bot, title)
        won = figures.share()
        means = figures.means()
        table.add_row(
            figures.bot,
            words.say(f"manner-{character.manner}") if character else "",
            f"{words.percentage(won.share)} ± {words.percentage((won.high - won.low) / 2)}",
            *(words.number(means[name], 2) if name in means else "–" for name in names),
        )
    console.print(table)
    for name in names:
        console.print(f"{name}: {words.say(f'habit-{name}')}")
