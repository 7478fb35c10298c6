"""How a title's soldier is held to its strength and to what is offered."""

from __future__ import annotations

from collections.abc import Callable

from backroom.arena.playout import play_match
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update
from backroom.players.random import RandomPlayer

Enlist = Callable[[AnyRules], Player]


class Watched(Player):
    """A soldier whose every choice must be one that is offered."""

    def __init__(self, soldier: Player) -> None:
        self._soldier = soldier

    def choose(self, update: Update, chance: Chance) -> Choice:
        choice = self._soldier.choose(update, chance)
        assert choice.action in update.actions
        return choice


def wins(enlist: Enlist, rules: AnyRules, games: int) -> float:
    """What one soldier wins against random players, its seat going round; a shared win counts in parts."""
    won = 0.0
    for game in range(games):
        mine = game % rules.players
        players: list[Player] = [enlist(rules) if seat == mine else RandomPlayer() for seat in range(rules.players)]
        chance = FastChance(1000 + game)
        state = rules.deal(chance)
        own: list[Chance] = [FastChance(rules.players * game + seat) for seat in range(rules.players)]
        play_match(rules, state, chance, players, own)
        assert state.outcome is not None
        if mine in state.outcome.winners:
            won += 1 / len(state.outcome.winners)
    return won
