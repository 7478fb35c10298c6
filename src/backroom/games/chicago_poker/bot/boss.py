"""The boss: thinks as the capo does, of more choices, in more worlds and further ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from backroom.games.chicago_poker.bot.manner import PLAIN, Manner
from backroom.games.chicago_poker.bot.study import WEIGHTS, mind_for
from backroom.games.chicago_poker.bot.thinker import TRUST, Budget
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Considered, Player
from backroom.kernel.view import Update

#: By number of players, for at most 1.5 seconds a turn: each further player makes a round longer.
TRIES: Final = (0, 0, 120, 52, 28, 18, 13)


def budget_for(players: int) -> Budget:
    """How long a boss thinks at a table of so many."""
    return Budget(8, 6, TRIES[players], 2, TRUST)


class Boss(Player):
    """Plays six choices on through two of its turns, in likely worlds, everybody a soldier."""

    __slots__ = ("_mind",)

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN, weights: Path = WEIGHTS) -> None:
        self._mind: Final = mind_for(rules, budget_for(rules.players), manner, weights)

    def choose(self, update: Update, chance: Chance) -> Choice:
        return self._mind.choose(update, chance)

    @property
    def considered(self) -> list[Considered]:
        return self._mind.considered
