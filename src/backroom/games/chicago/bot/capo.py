"""Capo: tries its ways out, to the end of the phase when that is near, within 0.3 s a turn."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from backroom.games.chicago.bot.foresight import SOLDIERLY, Budget, Foresight
from backroom.games.chicago.bot.manner import PLAIN, Manner
from backroom.games.chicago.bot.study import WEIGHTS, judge_for
from backroom.kernel.game import AnyRules

#: With two the judge is not good enough yet to leave the soldier's ways early (`docs/bots.md`).
CAPO_OF_TWO: Final = Budget(most=8, first=4, breadth=5, closing=6, early=0, caution=SOLDIERLY)
CAPO: Final = Budget(most=8, first=4, breadth=5, closing=6, early=0)


class Capo(Foresight):
    """Looks to the end of a phase, when it is near."""

    __slots__ = ()

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN, weights: Path = WEIGHTS) -> None:
        super().__init__(rules, judge_for(rules, weights), CAPO_OF_TWO if rules.players == 2 else CAPO, manner)
