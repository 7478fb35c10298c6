"""Bots that sit at any table, and the way to a title's own."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.compiled import COMPILED
from backroom.kernel.character import Character
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.players.random import RandomPlayer

_USUAL = "soldier"


def level_names(title: AnyTitle) -> list[str]:
    """Every level that this title has, the weakest first."""
    return ["random", *title.bots]


def bot_names(title: AnyTitle) -> list[str]:
    """Every bot that can sit at a table of this title: the levels, the weakest first, then the characters."""
    return [*level_names(title), *(character.bot for character in title.characters)]


def character_of(name: str, title: AnyTitle) -> Character | None:
    """Who this bot is; None for a level without a face, and for names that the title does not know."""
    return next((character for character in title.characters if character.bot == name), None)


def level_of(name: str, title: AnyTitle) -> str:
    """The level of a bot; a name that is no character's is a level itself."""
    character = character_of(name, title)
    return name if character is None else character.who.level


def usual_company(title: AnyTitle, count: int, seated: Sequence[str] = ()) -> list[str]:
    """So many bots for a table where nobody has chosen them: different characters who do not sit there yet.

    Those of the usual level, then of the levels below it; where all of them sit, the usual bot without a face.
    """
    usual = usual_bot(title)
    levels = level_names(title)
    below = levels[levels.index(usual) :: -1]
    free = [one.bot for level in below for one in title.characters if one.who.level == level and one.bot not in seated]
    return [*free, *[usual] * count][:count]


def usual_bot(title: AnyTitle) -> str:
    """Who sits where nobody has named a bot, and minds a chair: sound and instant; without that one, the strongest."""
    return _USUAL if _USUAL in title.bots else strongest_bot(title)


def strongest_bot(title: AnyTitle) -> str:
    """The last level that the title names."""
    return level_names(title)[-1]


def adviser(title: AnyTitle) -> str:
    """Who is asked for advice: the strongest; where the rules are interpreted it would think too long: the usual."""
    return strongest_bot(title) if COMPILED else usual_bot(title)


def easy_bot(title: AnyTitle) -> str:
    """Who plays with beginners: the weakest that knows the title, if it has one below the usual."""
    weakest = next(iter(title.bots), "random")
    return "random" if weakest == usual_bot(title) else weakest


def arena_names(title: AnyTitle) -> list[str]:
    """Every bot that matches and simulations take: those of the table, then the references."""
    return [*bot_names(title), *title.reference_bots]


def seat_bot(name: str, title: AnyTitle, rules: AnyRules) -> Player:
    """A new bot of this name for one seat of a table; `BadInput` names those there are."""
    check_name(name, title, bot_names(title))
    character = character_of(name, title)
    if character is not None:
        return character.make(rules)
    return RandomPlayer() if name == "random" else title.bots[name](rules)


def arena_bot(name: str, title: AnyTitle, rules: AnyRules) -> Player:
    """A new bot of this name for one seat of a match or a simulation; `BadInput` names those there are."""
    check_name(name, title, arena_names(title))
    if name in title.reference_bots:
        return title.reference_bots[name](rules)
    return seat_bot(name, title, rules)


def check_name(name: str, title: AnyTitle, known: list[str]) -> None:
    """`BadInput` if this is none of the `known` bots of the title."""
    if name not in known:
        raise BadInput("no-such-bot", {"value": name, "title": title.id, "expected": ", ".join(known)})
