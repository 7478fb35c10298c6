"""What learning sees of the peers, through their own interfaces. Decisions are counted, by the processor's time."""

from __future__ import annotations

import random
import time
from functools import cache
from typing import Any

from bench.clock import Counted, clock
from bench.learning import GAMES, stepped

#: How many games OpenSpiel's own vector environment holds.
HEARTS_GAMES = 64
#: How many steps pgx makes in one call of its compiled loop.
STEPS_AT_ONCE = 20


def hanabi(seconds: float) -> Counted:
    """PettingZoo's hanabi, which is DeepMind's, in C++ below."""
    from pettingzoo.classic import hanabi_v5

    return stepped(hanabi_v5.env(), seconds)


def connect_four(seconds: float) -> Counted:
    from pettingzoo.classic import connect_four_v3

    return stepped(connect_four_v3.env(), seconds)


def hearts_vector(seconds: float) -> Counted:
    """OpenSpiel's C++ hearts with its tensors, through its own vector environment."""
    games, _ = _hearts()
    rnd = random.Random(1).random
    seen = games.reset()
    done = 0
    began = clock()
    while clock() - began < seconds:
        choices = []
        for step in seen:
            legal = step.observations["legal_actions"][step.current_player()]
            choices.append(_chosen(legal[int(rnd() * len(legal))]))
        seen, *_ = games.step(choices, reset_if_done=True)
        done += HEARTS_GAMES
    return Counted(done, clock() - began)


@cache
def _hearts() -> tuple[Any, int]:
    from open_spiel.python import rl_environment
    from open_spiel.python.vector_env import SyncVectorEnv

    return SyncVectorEnv([rl_environment.Environment("hearts") for _ in range(HEARTS_GAMES)]), HEARTS_GAMES


def _chosen(action: int) -> Any:  # noqa: ANN401 (OpenSpiel's own)
    from open_spiel.python.rl_agent import StepOutput

    return StepOutput(action, [])


def backgammon(seconds: float) -> Counted:
    """pgx's backgammon at batch 1,024, on all cores, by the clock on the wall: the loop is compiled whole."""
    run, state, key = _backgammon()
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state, key = run(state, key)
        state.observation.block_until_ready()
        done += GAMES * STEPS_AT_ONCE
    return Counted(done, time.perf_counter() - began)


def backgammon_by_processor(seconds: float) -> Counted:
    """The same by the time of all processors."""
    run, state, key = _backgammon()
    done = 0
    began = clock()
    while clock() - began < seconds:
        state, key = run(state, key)
        state.observation.block_until_ready()
        done += GAMES * STEPS_AT_ONCE
    return Counted(done, clock() - began)


@cache
def _backgammon() -> tuple[Any, Any, Any]:
    """A loop of several random steps with auto-reset, compiled; games well on their way; and a key."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    begin = jax.vmap(env.init)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(at: int, carried: tuple[Any, Any]) -> tuple[Any, Any]:
        state, key = carried
        key, own, chance = jax.random.split(key, 3)
        offered = jnp.log(state.legal_action_mask.astype(jnp.float32))
        choices = jax.random.categorical(own, offered, axis=-1)
        return step(state, choices, jax.random.split(chance, GAMES)), key

    def several(state: Any, key: Any) -> Any:  # noqa: ANN401 (pgx's own)
        return jax.lax.fori_loop(0, STEPS_AT_ONCE, one, (state, key))

    run = jax.jit(several)
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, GAMES))
    for _ in range(10):
        state, key = run(state, key)
    state.observation.block_until_ready()
    return run, state, key
