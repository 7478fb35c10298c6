"""How a title's soldier is held to its strength and to what is offered."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from backroom.arena.playout import play_match
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update
from backroom.players.random import RandomPlayer

Enlist = Callable[[AnyRules], Player]


def every_table(tables: Sequence[Any]) -> list[ParameterSet]:
    """Tables for bots that take long interpreted: compiled rules take them all, interpreted ones the first alone."""
    each = [table if isinstance(table, tuple) else (table,) for table in tables]
    return [
        pytest.param(*table, id="-".join(map(str, table)), marks=[pytest.mark.compiled_rules] if at else [])
        for at, table in enumerate(each)
    ]


class Watched(Player):
    """A soldier whose every choice must be one that is offered."""

    def __init__(self, soldier: Player) -> None:
        self._soldier = soldier

    def choose(self, update: Update, chance: Chance) -> Choice:
        choice = self._soldier.choose(update, chance)
        assert choice.action in update.actions
        return choice


class Noting(Player):
    """A bot whose choices, with their reasons, go into a digest."""

    def __init__(self, bot: Player, digest: hashlib._Hash) -> None:
        self._bot = bot
        self._digest = digest

    def choose(self, update: Update, chance: Chance) -> Choice:
        choice = self._bot.choose(update, chance)
        self._digest.update(f"{choice.action.text} {choice.why} {sorted(choice.facts.items())}\n".encode())
        return choice


def choices_digest(enlist: Enlist, rules: AnyRules, games: int) -> str:
    """Every choice of some whole games among copies of one bot, as a digest: another choice gives another."""
    digest = hashlib.sha256()
    for game in range(games):
        chance = FastChance(game)
        state = rules.deal(chance)
        own: list[Chance] = [FastChance(rules.players * game + seat) for seat in range(rules.players)]
        play_match(rules, state, chance, [Noting(enlist(rules), digest) for _ in range(rules.players)], own)
        assert state.outcome is not None
    return digest.hexdigest()[:16]


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


def thrown_away(boss: Player, rules: AnyRules, update: Update, chosen: str) -> float:
    """How much of the win a choice that begins so throws away, as the boss tells it, beside the best that it weighed.

    What is only said counts nothing: it may go with any choice.
    """
    boss.choose(update, FastChance(1))
    begun: list[float] = []
    for one in boss.considered:
        done = [action.text for action in one.actions if not rules.table.is_talk(action)]
        if done[:1] == [chosen]:
            begun.append(one.chance)
    assert begun, f"the boss did not even weigh {chosen}"
    return max(one.chance for one in boss.considered) - max(begun)
