"""The player who takes anything: a measure for the others."""

from __future__ import annotations

from backroom.kernel.chance import Chance
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update


class RandomPlayer(Player):
    """Chooses uniformly among what is offered."""

    __slots__ = ()

    def choose(self, update: Update, chance: Chance) -> Choice:
        return Choice(update.actions[chance.below(len(update.actions))], "why-random")
