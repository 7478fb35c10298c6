"""Bots that sit at any table, and the way to a title's own."""

from __future__ import annotations

from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.players.random import RandomPlayer


def bot_names(title: AnyTitle) -> list[str]:
    """Every bot that can play this title, the weakest first."""
    return ["random", *title.bots]


def seat_bot(name: str, title: AnyTitle, rules: AnyRules) -> Player:
    """A new bot of this name for one seat; `BadInput` names those there are."""
    if name == "random":
        return RandomPlayer()
    if name not in title.bots:
        expected = ", ".join(bot_names(title))
        raise BadInput("no-such-bot", {"value": name, "title": title.id, "expected": expected})
    return title.bots[name](rules)
