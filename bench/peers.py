"""What is measured of the peers, through their own Python interfaces."""

from __future__ import annotations

import random
import time
from functools import cache
from typing import Any

from bench.ours import Counted, repeated


@cache
def _hearts() -> Any:  # noqa: ANN401 (the peers have no types)
    import pyspiel

    return pyspiel.load_game("hearts")


def hearts(seconds: float) -> Counted:
    """OpenSpiel's C++ hearts: decisions of players; its chance nodes take time but decide nothing."""
    done, _, spent = _play_hearts(seconds)
    return done, spent


def hearts_steps(seconds: float) -> Counted:
    """The same, but every applied action counts, the chance nodes of the deal too."""
    _, steps, spent = _play_hearts(seconds)
    return steps, spent


def _play_hearts(seconds: float) -> tuple[int, int, float]:
    rnd = random.Random(1).random
    decisions = 0
    steps = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = _hearts().new_initial_state()
        while state.is_chance_node():
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
            steps += 1
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
            decisions += 1
    return decisions, steps + decisions, time.perf_counter() - began


def hearts_clones(seconds: float) -> Counted:
    """Clones of a game of hearts in the middle of its tricks."""
    rnd = random.Random(2).random
    state = _hearts().new_initial_state()
    for _ in range(90):
        legal = state.legal_actions()
        state.apply_action(legal[int(rnd() * len(legal))])
    return repeated(state.clone, seconds)


def catanatron(seconds: float) -> Counted:
    """Catanatron with four random players; counts the actions they chose."""
    from catanatron import Color, Game, RandomPlayer

    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        done += len(getattr(game.state, "action_records", None) or game.state.actions)
    return done, time.perf_counter() - began


def rlcard_uno(seconds: float) -> Counted:
    """RLCard's uno, stepped at random."""
    import rlcard

    rnd = random.Random(1).random
    env = rlcard.make("uno")
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rnd() * len(legal))])
            done += 1
    return done, time.perf_counter() - began
