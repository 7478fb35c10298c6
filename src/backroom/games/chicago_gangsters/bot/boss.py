"""*boss*: thinks as *capo* does, in more worlds, and chooses its words by what the partner would do, hearing them."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.bot.manner import PLAIN, Manner
from backroom.games.chicago_gangsters.bot.thinking import Thinker
from backroom.kernel.game import AnyRules

WORLDS: Final = 96
BREADTH: Final = 10


class Boss(Thinker):
    """A thinker with a large budget, who talks with a purpose."""

    __slots__ = ()

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN) -> None:
        super().__init__(rules, WORLDS, BREADTH, talks=True, manner=manner)
