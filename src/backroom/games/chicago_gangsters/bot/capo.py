"""*capo*: tries its commitments in likely worlds, and knows what a round's end is worth."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from backroom.games.chicago_gangsters.bot.manner import PLAIN, Manner
from backroom.games.chicago_gangsters.bot.study import WEIGHTS, judge_for
from backroom.games.chicago_gangsters.bot.thinking import Thinker
from backroom.kernel.game import AnyRules

WORLDS: Final = 64
BREADTH: Final = 8


class Capo(Thinker):
    """A thinker with a small budget, whose words are the soldier's."""

    __slots__ = ()

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN, weights: Path = WEIGHTS) -> None:
        super().__init__(rules, judge_for(rules, weights), WORLDS, BREADTH, talks=False, manner=manner)
