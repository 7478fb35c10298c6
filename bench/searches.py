"""What is measured of searches: simulations, by the processor's time, at positions that soldiers came to."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

from backroom.games import find_title
from backroom.games.chicago_gangsters.bot import capo as gangsters_capo
from backroom.games.chicago_gangsters.bot import study as gangsters_study
from backroom.games.chicago_gangsters.bot.thinking import Thinker as GangstersThinker
from backroom.games.chicago_poker.bot import boss, capo, study
from backroom.games.chicago_poker.bot.thinker import Budget, Thinker
from backroom.games.chicago_poker.rules import PokerRules
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.player import Player
from backroom.kernel.state import State
from backroom.kernel.view import Update
from backroom.minds.judging import Judge
from bench.clock import Counted, clock
from bench.peers import MIDDLE

POKER, GANGSTERS = "chicago-poker", "chicago-gangsters"
#: At so many positions is thought, over and over again.
POSITIONS = 16
#: Of ISMCTS, for a choice; returns lie between -1 and 1, those of hearts between 0 and 26.
SIMULATIONS = 20
EXPLORES, EXPLORES_HEARTS = 1.4, 26.0


class Counting(Judge):
    """A judge who counts what was played on before it is asked; `skips` says how often it is asked of other things."""

    def __init__(self, judge: Judge, skips: int) -> None:
        self._judge = judge
        self._skips = skips
        self._left = skips
        self.done = 0

    def begin(self) -> None:
        """Somebody begins to think."""
        self._left = self._skips

    def worths(self, states: list[State], seat: int) -> list[float]:
        if self._left:
            self._left -= 1
        else:
            self.done += len(states)
        return self._judge.worths(states, seat)

    @property
    def chances(self) -> list[float]:
        return self._judge.chances


@cache
def rules_of(title: str, players: int) -> AnyRules:
    found = find_title(title)
    return found.rules(found.settings(players))


@cache
def positions(title: str, players: int, prompt: str) -> list[Update]:
    """Where soldiers were asked this and had a choice to begin, in a certain game."""
    rules = rules_of(title, players)
    soldier = find_title(title).bots["soldier"](rules)
    game, own = Game(rules, FastChance(21), take_back=False), FastChance(22)
    found: list[Update] = []
    while not game.is_over:
        update = game.update(game.seat, [])
        if update.prompt == prompt and len(update.actions) > 1 and not update.unfinished:
            found.append(update)
        game.apply(soldier.choose(update, own).action)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def capo_of_two(seconds: float) -> Counted:
    return _poker(capo.budget_for(2), seconds)


def boss_of_two(seconds: float) -> Counted:
    return _poker(boss.budget_for(2), seconds)


def _poker(budget: Budget, seconds: float) -> Counted:
    rules = rules_of(POKER, 2)
    # What comes of each choice at once is judged first, and nothing is played on for that.
    judge = Counting(_shipped(study.judge_for(rules, study.WEIGHTS)), skips=1)
    return _thought(Thinker(cast("PokerRules", rules), judge, budget), judge, positions(POKER, 2, "turn"), seconds)


def capo_of_gangsters(seconds: float) -> Counted:
    rules = rules_of(GANGSTERS, 4)
    judge = Counting(_shipped(gangsters_study.judge_for(rules, gangsters_study.WEIGHTS)), skips=0)
    thinker = GangstersThinker(rules, judge, gangsters_capo.WORLDS, gangsters_capo.BREADTH, talks=False)
    return _thought(thinker, judge, positions(GANGSTERS, 4, "commit"), seconds)


def _shipped(judge: Judge | None) -> Judge:
    assert judge is not None, "the weights that ship do not fit"
    return judge


def _thought(player: Player, judge: Counting, updates: Sequence[Update], seconds: float) -> Counted:
    """Think at one position after the other for so long."""
    own = FastChance(23)
    at = 0
    began = clock()
    while clock() - began < seconds:
        judge.begin()
        player.choose(updates[at % len(updates)], own)
        at += 1
    return Counted(judge.done, clock() - began)


def ismcts_of_two(seconds: float) -> Counted:
    """OpenSpiel's Python search at the same positions, through our adapter."""
    from backroom.adapters.openspiel import resample, state_for

    states = [state_for(update.view, 24) for update in positions(POKER, 2, "turn")]
    bot = _python_bot(states[0].get_game(), EXPLORES)
    bot.set_resampler(resample)
    return _searched(bot.step, states, seconds)


def hearts_in_python(seconds: float) -> Counted:
    state = _hearts()
    return _searched(_python_bot(state.get_game(), EXPLORES_HEARTS).step, [state], seconds)


def hearts_in_cpp(seconds: float) -> Counted:
    import pyspiel

    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORES_HEARTS, SIMULATIONS)
    return _searched(bot.step, [_hearts()], seconds)


def _python_bot(game: Any, explores: float) -> Any:  # noqa: ANN401 (OpenSpiel's own)
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    chooser = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chooser)
    return ismcts.ISMCTSBot(
        game,
        evaluator,
        explores,
        SIMULATIONS,
        random_state=chooser,
        use_observation_string=game.get_type().provides_observation_string,
    )


@cache
def _hearts() -> Any:  # noqa: ANN401 (OpenSpiel's own)
    """A game of hearts in the middle of its tricks."""
    import pyspiel

    rnd = random.Random(2).random
    state = pyspiel.load_game("hearts").new_initial_state()
    for _ in range(MIDDLE):
        legal = state.legal_actions()
        state.apply_action(legal[int(rnd() * len(legal))])
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    return state


def _searched(step: Callable[[Any], object], states: Sequence[Any], seconds: float) -> Counted:
    at = 0
    began = clock()
    while clock() - began < seconds:
        step(states[at % len(states)])
        at += 1
    return Counted(at * SIMULATIONS, clock() - began)
