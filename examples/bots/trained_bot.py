"""A capo that thinks by networks of one's own, which `backroom train` has made: to measure them by matches.

    backroom train gangster --players 4 --rounds 200 --out mine
    TRAINED=mine backroom match examples/bots/trained_bot.py:Bot capo --title gangster --players 4

The variable TRAINED names the folder. TRAINED_LEVEL says who thinks by it, capo or boss (capo).
"""

import os
from pathlib import Path

from backroom import Chance, Choice, Player, Update
from backroom.kernel.game import AnyRules


class Bot(Player):
    def __init__(self, rules: AnyRules) -> None:
        assert isinstance(rules.origin, tuple)
        title, settings = rules.origin
        weights = Path(os.environ["TRAINED"])
        if not (weights / f"{settings.players}.net").is_file():
            raise SystemExit(f"there is no network for {settings.players} players in {weights}")
        self.mind = title.bots[os.environ.get("TRAINED_LEVEL", "capo")](rules, weights=weights)

    def choose(self, update: Update, chance: Chance) -> Choice:
        choice: Choice = self.mind.choose(update, chance)
        return choice
