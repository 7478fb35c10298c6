"""What is measured of Backroom: random play, clones, views, resampling, memory."""

from __future__ import annotations

import cProfile
import gc
import io
import os
import pstats
import random
import resource
from functools import cache
from pathlib import Path

from backroom.arena.playout import play_out
from backroom.compiled import COMPILED
from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules, Game
from bench.clock import Counted, games, repeated

TITLE = "chicago-poker"
PLAYERS = 4
#: Decisions into a game: well in the middle of one.
MIDDLE = 150


@cache
def _rules() -> AnyRules:
    title = find_title(TITLE)
    return title.rules(title.settings(PLAYERS))


@cache
def _middle() -> Game:
    """A game in full swing, the same in every run."""
    game = Game(_rules(), FastChance(11))
    own = FastChance(12)
    for _ in range(MIDDLE):
        legal = game.legal()
        game.apply(legal[own.below(len(legal))])
    return game


def step_by_step(seconds: float) -> Counted:
    """Random play through the Python interface, every call made by an interpreted loop; counts decisions."""
    rules = _rules()
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


def playouts(seconds: float) -> Counted:
    """Random play by `play_out`, which is compiled with the rules; counts decisions."""
    rules = _rules()
    chance = FastChance(1)
    return games(lambda: play_out(rules, rules.deal(chance), chance), seconds)


def clones(seconds: float) -> Counted:
    return repeated(_middle().state.clone, seconds)


def views(seconds: float) -> Counted:
    game = _middle()
    return repeated(lambda: game.view(0), seconds)


def resamples(seconds: float) -> Counted:
    rules, view, chance = _rules(), _middle().view(0), FastChance(1)
    return repeated(lambda: rules.resample(view, chance), seconds)


def memory_growth(count: int) -> dict[str, float]:
    """Kilobytes held at first, after half of the games, and after all of them: by then the longest games have been."""
    rules = _rules()
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


def profile(seconds: float) -> str:
    """Where the time of random play goes, function by function. Sees only what is interpreted."""
    _rules()
    profiler = cProfile.Profile()
    profiler.enable()
    step_by_step(seconds)
    profiler.disable()
    words = io.StringIO()
    pstats.Stats(profiler, stream=words).strip_dirs().sort_stats("tottime").print_stats(30)
    return words.getvalue()


def compiled() -> bool:
    return COMPILED
