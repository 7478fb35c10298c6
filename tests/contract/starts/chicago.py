"""Positions of Chicago that random play hardly ever meets: fights in crowded houses, allies, no chips, no figures."""

from __future__ import annotations

from typing import cast

from backroom.games.chicago.rules import ChicagoRules
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from tests.games.chicago.scenario import a_city


def starts(any_rules: AnyRules) -> list[State]:
    rules = cast("ChicagoRules", any_rules)
    if rules.is_miniature:  # random play meets all of it
        return []
    return [_eye_to_eye(rules), _last_chips(rules)]


def _eye_to_eye(rules: ChicagoRules) -> State:
    """Two gangs at one another's doors; with crowded houses a mixed crew waits inside before a mixed crew."""
    men = {
        "yellow": "3@h-7 1@i-7 4@k-10 2@b-3",
        "red": "2@yellow-bar-12 1@g-7 3@l-10 4@yellow-casino",
        "green": "1@l-12 2@green-casino",
    }
    if not rules.crowded:
        return a_city(men, rules=rules, points=12, cash={"red": 0}).state
    men["red"] += " 1@yellow-bar-12 3@yellow-bar-12"
    scene = a_city(men, rules=rules, points=12, cash={"red": 0})
    scene.does("move h-7 to yellow-bar-12", "move i-7 to h-7", "move h-7 to yellow-bar-12", "fight")
    return scene.state


def _last_chips(rules: ChicagoRules) -> State:
    """The sixth round of the last phase: a gang has laid all its chips, another has no figures left."""
    scene = a_city(
        {"yellow": "2@m-2 1@w-12 3@l-12 4@k-12", "red": "4@l-10 4@m-10"},
        rules=rules, phase="D", number=6, turn="yellow",
        owns={"yellow": "red-bar-1..8 red-bar-10..21"}, figures={"yellow": 3, "red": 0, "green": 0},
        waiting={"yellow": "1 2"}, cash={"yellow": 40_000},
    )  # fmt: skip
    return scene.state
