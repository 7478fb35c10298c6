"""What is measured of the peers, through their own Python interfaces."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from bench.clock import Counted, clock, games, repeated

#: Applied actions into a game of hearts, the deal among them: in the middle of its tricks.
MIDDLE = 90


@cache
def _hearts() -> Any:  # noqa: ANN401 (the peers have no types)
    import pyspiel

    return pyspiel.load_game("hearts")


def hearts(seconds: float) -> Counted:
    """OpenSpiel's C++ hearts, asked what its users ask: is this chance, is it over, what is legal.

    Counts the players' decisions. Chance nodes take time but decide nothing, as our own deals and draws do.
    """
    load = _hearts()
    rnd = random.Random(1).random
    decisions = 0
    steps = 0
    began = clock()
    while clock() - began < seconds:
        state = load.new_initial_state()
        while state.is_chance_node():
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
            steps += 1
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
            decisions += 1
    return Counted(decisions, clock() - began, steps + decisions)


def hearts_bare(seconds: float) -> Counted:
    """The same in the very loop of `ours.step_by_step`, which asks nothing else.

    It leans on two things that hold for hearts: every chance outcome is as likely as another, and what is legal
    after the end is an empty list.
    """
    load = _hearts()
    rnd = random.Random(1).random
    decisions = 0
    steps = 0
    spent = 0.0
    while spent < seconds:
        began = clock()
        state = load.new_initial_state()
        while legal := state.legal_actions():
            state.apply_action(legal[int(rnd() * len(legal))])
            steps += 1
        spent += clock() - began
        decisions += sum(1 for step in state.full_history() if step.player >= 0)
    return Counted(decisions, spent, steps)


def hearts_clones(seconds: float) -> Counted:
    rnd = random.Random(2).random
    state = _hearts().new_initial_state()
    for _ in range(MIDDLE):
        legal = state.legal_actions()
        state.apply_action(legal[int(rnd() * len(legal))])
    return repeated(state.clone, seconds)


def catanatron(seconds: float) -> Counted:
    """Catanatron with four random players; counts the actions they chose."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        # Called `action_records` by later versions.
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    return games(play, seconds)


def rlcard_uno(seconds: float) -> Counted:
    return _rlcard("uno", seconds)


def rlcard_gin_rummy(seconds: float) -> Counted:
    return _rlcard("gin-rummy", seconds)


def _rlcard(title: str, seconds: float) -> Counted:
    """An RLCard environment stepped at random; counts the steps."""
    import rlcard

    env = rlcard.make(title)
    rnd = random.Random(1).random

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rnd() * len(legal))])
            steps += 1
        return steps

    return games(play, seconds)
