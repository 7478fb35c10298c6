"""Boss: thinks of more than capo and tries it out more often, within 1.5 s a turn."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from backroom.games.chicago.bot.foresight import SOLDIERLY, Budget, Foresight
from backroom.games.chicago.bot.manner import PLAIN, Manner
from backroom.games.chicago.bot.study import WEIGHTS, judge_for
from backroom.kernel.game import AnyRules

#: With two the judge is not good enough yet to leave the soldier's ways early (`docs/bots.md`).
BOSS_OF_TWO: Final = Budget(most=12, first=8, breadth=8, closing=14, early=0, caution=SOLDIERLY)
BOSS: Final = Budget(most=12, first=8, breadth=8, closing=14, early=4)


class Boss(Foresight):
    """Tries more than capo, more often."""

    __slots__ = ()

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN, weights: Path = WEIGHTS) -> None:
        super().__init__(rules, judge_for(rules, weights), BOSS_OF_TWO if rules.players == 2 else BOSS, manner)
