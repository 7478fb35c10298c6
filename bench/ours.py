"""What is measured of Backroom: random play, clones, views, resampling, memory."""

from __future__ import annotations

import random
import resource
import time
from collections.abc import Callable
from functools import cache

from backroom.arena.playout import play_out
from backroom.compiled import COMPILED
from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules, Game

Counted = tuple[int, float]
"""How many were done, in how many seconds."""

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
    rnd = random.Random(1).random
    done = 0
    number = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = Game(rules, FastChance(number))
        number += 1
        while legal := game.legal():
            game.apply(legal[int(rnd() * len(legal))])
            done += 1
    return done, time.perf_counter() - began


def playouts(seconds: float) -> Counted:
    """Random play by `play_out`, which is compiled with the rules; counts decisions."""
    rules = _rules()
    chance = FastChance(1)
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        done += play_out(rules, rules.deal(chance), chance)
    return done, time.perf_counter() - began


def clones(seconds: float) -> Counted:
    return repeated(_middle().state.clone, seconds)


def views(seconds: float) -> Counted:
    game = _middle()
    return repeated(lambda: game.view(0), seconds)


def resamples(seconds: float) -> Counted:
    rules, view, chance = _rules(), _middle().view(0), FastChance(1)
    return repeated(lambda: rules.resample(view, chance), seconds)


def repeated(call: Callable[[], object], seconds: float) -> Counted:
    """One call over and over."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(1000):
            call()
        done += 1000
    return done, time.perf_counter() - began


def memory_growth(games: int) -> dict[str, float]:
    """Kilobytes of memory after a first tenth of the games, and how many more after all of them."""
    rules = _rules()
    chance = FastChance(1)
    for _ in range(games // 10):
        play_out(rules, rules.deal(chance), chance)
    before = _resident()
    for _ in range(games - games // 10):
        play_out(rules, rules.deal(chance), chance)
    return {"games": games, "kilobytes": before, "growth": _resident() - before}


def _resident() -> int:
    """The most memory that this process has held so far, in kilobytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def compiled() -> bool:
    return COMPILED
