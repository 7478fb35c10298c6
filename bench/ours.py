"""What is measured of a title of ours: random play, clones, views, resampling, observations, memory."""

from __future__ import annotations

import cProfile
import gc
import io
import os
import pstats
import random
import resource
from functools import cache
from itertools import cycle
from pathlib import Path

from backroom.arena.playout import play_out
from backroom.compiled import COMPILED
from backroom.games import find_title, titles
from backroom.kernel.chance import FastChance
from backroom.kernel.floats import BYTES
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.state import State
from bench.clock import Counted, games, repeated

PLAYERS = 4
#: So many that what is kept from one observation to the next is of little use, as with many games side by side.
GAMES_LOOKED_AT = 256


@cache
def _rules(title_id: str) -> AnyRules:
    title = find_title(title_id)
    return title.rules(title.settings(PLAYERS))


@cache
def _middle(title_id: str) -> Game:
    """A game half played, the same in every run."""
    return _played(title_id, _played(title_id, None)[1] // 2)[0]


def _played(title_id: str, most: int | None) -> tuple[Game, int]:
    """A certain game at random, to its end or for so many decisions; and how many these were."""
    game = Game(_rules(title_id), FastChance(11))
    own = FastChance(12)
    decisions = 0
    while decisions != most and (legal := game.legal()):
        game.apply(legal[own.below(len(legal))])
        decisions += 1
    return game, decisions


def step_by_step(title_id: str, seconds: float) -> Counted:
    """Random play through the Python interface, every call made by an interpreted loop; counts decisions."""
    rules = _rules(title_id)
    chance = FastChance(1)
    rnd = random.Random(1).random

    def play() -> int:
        game = Game(rules, chance)
        decisions = 0
        while legal := game.legal():
            game.apply(legal[int(rnd() * len(legal))])
            decisions += 1
        return decisions

    return games(play, seconds)


def playouts(title_id: str, seconds: float) -> Counted:
    """Random play by `play_out`, which is compiled with the rules; counts decisions."""
    rules = _rules(title_id)
    chance = FastChance(1)
    return games(lambda: play_out(rules, rules.deal(chance), chance), seconds)


def clones(title_id: str, seconds: float) -> Counted:
    return repeated(_middle(title_id).state.clone, seconds)


def views(title_id: str, seconds: float) -> Counted:
    game = _middle(title_id)
    return repeated(lambda: game.view(0), seconds)


def resamples(title_id: str, seconds: float) -> Counted:
    rules, view, chance = _rules(title_id), _middle(title_id).view(0), FastChance(1)
    return repeated(lambda: rules.resample(view, chance), seconds)


@cache
def _looks(title_id: str) -> list[tuple[State, int]]:
    """States from all along several games, and the seats that look at them; shuffled, for nobody looks in order."""
    rules = _rules(title_id)
    chance = FastChance(21)
    found: list[tuple[State, int]] = []
    for _ in range(GAMES_LOOKED_AT):
        game = Game(rules, chance)
        states: list[State] = []
        while legal := game.legal():
            states.append(game.state.clone())
            game.apply(legal[chance.below(len(legal))])
        found += [(states[chance.below(len(states))], seat) for seat in range(PLAYERS)]
    random.Random(1).shuffle(found)
    return found


def observations(title_id: str, seconds: float) -> Counted:
    """What a seat may know, from the state into a buffer of floats, somewhere in the middle of it."""
    rules = _rules(title_id)
    (size,) = rules.observation_shape
    buffer = memoryview(bytearray(3 * size * BYTES))
    looks = cycle(_looks(title_id))

    def observe() -> None:
        state, seat = next(looks)
        rules.encode_into(state, seat, buffer, size)

    return repeated(observe, seconds)


def memory_growth(title_id: str, count: int) -> dict[str, float]:
    """Kilobytes held at first, after half of the games, and after all of them: by then the longest games have been."""
    rules = _rules(title_id)
    chance = FastChance(1)
    held = [_held()]
    for games_of_half in (count // 2, count - count // 2):
        for _ in range(games_of_half):
            play_out(rules, rules.deal(chance), chance)
        held.append(_held())
    first, half, whole = held
    per_thousand = (whole - half) * 1000 / (count - count // 2)
    return {"games": count, "first": first, "half": half, "whole": whole, "per_thousand": per_thousand}


def _held() -> float:
    """The memory that this process holds now, in kilobytes; where the system does not tell, the most it ever held."""
    gc.collect()
    told = Path("/proc/self/statm")
    if told.exists():
        return int(told.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def profile(title_id: str, seconds: float) -> str:
    """Where the time of random play goes, function by function. Sees only what is interpreted."""
    _rules(title_id)
    profiler = cProfile.Profile()
    profiler.enable()
    step_by_step(title_id, seconds)
    profiler.disable()
    words = io.StringIO()
    pstats.Stats(profiler, stream=words).strip_dirs().sort_stats("tottime").print_stats(30)
    return words.getvalue()


def build() -> dict[str, object]:
    """What this build of ours is: whether its rules are compiled, and the titles that stand in it."""
    return {"compiled": COMPILED, "titles": [title.id for title in titles()]}
