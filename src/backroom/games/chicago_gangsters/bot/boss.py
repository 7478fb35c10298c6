"""*boss*: thinks as *capo* does, in more worlds, and chooses its words by what the partner would do, hearing them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from backroom.games.chicago_gangsters.bot.manner import PLAIN, Manner
from backroom.games.chicago_gangsters.bot.study import WEIGHTS, judge_for
from backroom.games.chicago_gangsters.bot.thinking import Thinker
from backroom.kernel.game import AnyRules

WORLDS: Final = 96
BREADTH: Final = 10


class Boss(Thinker):
    """A thinker with a large budget, who talks with a purpose."""

    __slots__ = ()

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN, weights: Path = WEIGHTS) -> None:
        super().__init__(rules, judge_for(rules, weights), WORLDS, BREADTH, talks=True, manner=manner)
