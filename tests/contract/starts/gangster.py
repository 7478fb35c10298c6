"""Positions of Gangster that random play seldom meets: a supply that runs out, full tables, two in a short trunk."""

from __future__ import annotations

from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from tests.games.gangster.scenario import Scene, a_table


def starts(rules: AnyRules) -> list[State]:
    # Built anew by these rules, so that their own steps ask.
    return [rules.rebuild(scene.state.as_data()) for scene in (_short_supply(rules), _crowds(rules))]


def _short_supply(rules: AnyRules) -> Scene:
    """GA-53, GA-54: three motors would leave, and nothing is left to come after them."""
    coast = {"grey": "the-loop", "green": "the-loop", "yellow": "little-africa", "brown": "gold-coast"}
    gear = {"grey": "bumper door", "green": "motor door", "yellow": "trunk tommy-gun"}
    trunks = {"grey": "green yellow", "yellow": "grey green"}
    return a_table(
        {"the-loop": "grey green yellow"}, players=rules.players, cars=coast, gear=gear, trunks=trunks,
        harbour="motor door motor", supply="motor", cards={"grey": "1", "green": "1 2"}, stage=3,
    )  # fmt: skip


def _crowds(rules: AnyRules) -> Scene:
    """GA-42, GA-45, GA-60: a full table, one with gaps, a bodyguard, and colours that must drive soon."""
    stand = {"greek-town": "green grey yellow " * 3, "stickney": "grey . green . . yellow . green"}
    cars = {"green": "stickney", "yellow": "stickney"}
    gear = {"grey": "tommy-gun bodyguard", "green": "bodyguard door", "yellow": "door bumper"}
    return a_table(
        stand, players=rules.players, cars=cars, gear=gear, reached_end="greek-town stickney",
        idle={"grey": 8, "green": 9, "yellow": 10}, stage=2,
    )  # fmt: skip
