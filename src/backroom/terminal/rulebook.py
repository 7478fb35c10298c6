"""The titles and their rules, to be read in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.players import level_names
from backroom.words import Words


def print_titles(titles: Sequence[AnyTitle], language: str, console: Console) -> None:
    """Every title with its players, options and bots."""
    for title in titles:
        words = Words(language, title)
        console.print(f"[bold]{words.say(title.id)}[/] ({title.id})")
        console.print(f"  {words.say('title-line')}")
        console.print(f"  {words.say('titles-won-by')} {words.say('title-won-by')}")
        facts = {"least": title.least, "most": title.most, "minutes": title.poster.time}
        console.print(f"  {words.say('titles-players', facts)}")
        for option in title.options:
            console.print(f"  {option.name}: {words.say(f'option-{option.name}')} ({option.clause})")
        console.print(f"  {words.say('titles-bots', {'bots': ', '.join(level_names(title))})}")


def print_rules(title: AnyTitle, about: str, language: str, console: Console) -> None:
    """The clauses that `about` names or that mention it, part by part; all of them if it is empty."""
    words = Words(language, title)
    console.print(clauses_table(words, find_clauses(words, about)))


def clauses_table(words: Words, clauses: Sequence[str]) -> Table:
    """Clauses part by part, each with what it is: printed, a ruling of the house or rebuilt."""
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for clause in clauses:
        for at, part in enumerate(words.clause_parts(clause)):
            table.add_row("" if at else clause, part.text, words.say(f"rules-kind-{part.kind}"))
    return table


def find_clauses(words: Words, about: str) -> list[str]:
    """The ids of these clauses; `BadInput` if there are none."""
    wanted = about.lower()
    found = [
        clause
        for clause in words.clauses()
        if not wanted or wanted == clause.lower() or wanted in words.clause(clause).lower()
    ]
    if not found:
        raise BadInput("rules-none", {"value": about})
    return found
