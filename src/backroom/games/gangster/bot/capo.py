"""*capo* plays its best turns on for a round, and weighs them by what it has learnt from its own games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from backroom.games.gangster.bot.manner import PLAIN, Manner
from backroom.games.gangster.bot.rounds import looking_ahead
from backroom.games.gangster.bot.study import WEIGHTS, judge_for
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player

#: How many turns are played on at first, and how often.
BREADTH: Final = 6
TRIES: Final = 2


def capo(rules: AnyRules, manner: Manner = PLAIN, weights: Path = WEIGHTS) -> Player:
    """A capo for these rules; a soldier where nothing that was learnt fits them."""
    return looking_ahead(rules, judge_for(rules, weights), BREADTH, TRIES, True, manner)
