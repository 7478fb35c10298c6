"""Soldier."""

from __future__ import annotations

from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update


class Soldier(Player):
    __slots__ = ()

    def __init__(self, rules: AnyRules) -> None:
        pass

    def choose(self, update: Update, chance: Chance) -> Choice:
        return Choice(update.actions[0], "why-random")
