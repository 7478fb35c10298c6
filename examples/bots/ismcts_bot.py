"""OpenSpiel's own search over information sets as a bot, by way of our adapter: a yardstick from outside.

    backroom match boss examples/bots/ismcts_bot.py:Bot --title chicago-poker --players 2 --games 20

Needs `pip install 'backroom[openspiel]'`. The variable ISMCTS_SIMULATIONS says how many simulations a choice takes
(50), each a game that is played out at random. It does not talk.
"""

import os

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from backroom import Chance, Choice, Player, Update
from backroom.adapters.openspiel import resample, state_for
from backroom.kernel.game import AnyRules

SIMULATIONS = int(os.environ.get("ISMCTS_SIMULATIONS", "50"))
#: How much it explores; returns lie between -1 and 1.
EXPLORES = 1.4


class Bot(Player):
    def __init__(self, rules: AnyRules) -> None:
        self.table = rules.table

    def choose(self, update: Update, chance: Chance) -> Choice:
        silent = [action for action in update.actions if not self.table.is_talk(action)]
        if len(silent) == 1:
            return Choice(silent[0], "why-outside")
        chooser = np.random.RandomState(chance.below(1 << 30))
        state = state_for(update.view, chance.below(1 << 30))
        bot = ismcts.ISMCTSBot(
            state.get_game(),
            mcts.RandomRolloutEvaluator(1, chooser),
            EXPLORES,
            SIMULATIONS,
            random_state=chooser,
            use_observation_string=True,
        )
        bot.set_resampler(resample)
        index = bot.step(state)
        return Choice(self.table[int(index)], "why-outside")
