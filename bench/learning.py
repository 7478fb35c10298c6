"""What learning sees of us: many games stepped at once, and one game through an adapter. Decisions are counted."""

from __future__ import annotations

import os
import random
import time
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

import backroom
from backroom.vector import VectorGames
from bench.clock import Counted, clock

TITLE = "chicago-poker"
PLAYERS = 4
#: As many games as pgx is measured with.
GAMES = 1024


def has_adapter() -> bool:
    """Whether this build has the adapter for PettingZoo, and what it needs is there."""
    return all(find_spec(name) is not None for name in ("pettingzoo", "backroom.adapters")) and (
        find_spec("backroom.adapters.pettingzoo") is not None
    )


@cache
def _vector(processes: int) -> tuple[VectorGames, np.random.Generator]:
    """Games well on their way, so that no round begins with a thousand deals."""
    games = backroom.vector.make(TITLE, players=PLAYERS, games=GAMES, seed=1, processes=processes)
    games.reset()
    own = np.random.default_rng(1)
    for _ in range(500):
        games.step(games.sample(own))
    return games, own


def vector(seconds: float) -> Counted:
    """Observations, masks, rewards and all else of 1,024 games in one process, by the processor's time."""
    games, own = _vector(1)
    done = 0
    began = clock()
    while clock() - began < seconds:
        games.step(games.sample(own))
        done += GAMES
    return Counted(done, clock() - began)


def vector_on_all_cores(seconds: float) -> Counted:
    """The same in a process for each core, by the clock on the wall."""
    games, own = _vector(os.cpu_count() or 1)
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        games.step(games.sample(own))
        done += GAMES
    return Counted(done, time.perf_counter() - began)


def aec(seconds: float) -> Counted:
    """One game after another through the adapter for PettingZoo, as its users write the loop."""
    return _aec(seconds, observations=True)


def aec_without_observations(seconds: float) -> Counted:
    """The very same loop, with masks alone."""
    return _aec(seconds, observations=False)


def _aec(seconds: float, *, observations: bool) -> Counted:
    # Not at the top: the adapter is an extra.
    adapter = import_module("backroom.adapters.pettingzoo")
    return stepped(adapter.env(TITLE, players=PLAYERS, observations=observations), seconds)


def stepped(env: Any, seconds: float) -> Counted:  # noqa: ANN401 (any AEC environment)
    """Random play through an AEC environment whose observations hold a mask."""
    rnd = random.Random(1).random
    done = 0
    began = clock()
    while clock() - began < seconds:
        env.reset(seed=done)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            offered = np.flatnonzero(seen["action_mask"])
            env.step(int(offered[int(rnd() * len(offered))]))
            done += 1
    return Counted(done, clock() - began)


def sampled(title: str, seconds: float) -> Counted:
    """Random play, chance sampled: to compare with `explicit`."""
    return _played(title, seconds, explicit=False)


def explicit(title: str, seconds: float) -> Counted:
    """The same where the game stops at every chance node."""
    return _played(title, seconds, explicit=True)


def _played(title: str, seconds: float, *, explicit: bool) -> Counted:
    rnd = random.Random(1).random
    done = 0
    steps = 0
    began = clock()
    while clock() - began < seconds:
        if explicit:
            game = backroom.make(title, players=PLAYERS, chance="explicit")
            while not game.is_over:
                node = game.chance_node
                if node is not None:
                    game.apply_outcome(int(rnd() * node.count))
                    steps += 1
                else:
                    legal = game.legal()
                    game.apply(legal[int(rnd() * len(legal))])
                    done += 1
        else:
            plain = backroom.make(title, players=PLAYERS, seed=done)
            while legal := plain.legal():
                plain.apply(legal[int(rnd() * len(legal))])
                done += 1
    return Counted(done, clock() - began, done + steps)
