"""The soldier where a fifth card would be laid: in lost rows, in rows that lead, and where something must be laid."""

from __future__ import annotations

from typing import cast

from backroom.games.chicago_poker.bot.soldier import Soldier
from backroom.games.chicago_poker.bot.standing import Standing
from backroom.games.chicago_poker.businesses import FULL_GAME, SHORT_GAME
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from tests.games.chicago_poker.scenario import Scene, position


def does(table: Scene) -> str:
    bot = Soldier(cast("AnyRules", table.rules))
    return bot.choose(table.rules.update(table.state, table.game.seat, []), FastChance(1)).action.text


def full_hand_beside_a_lost_row() -> Scene:
    """Capone holds eight cards, so one must be laid; four of his lie where Moran's four of a kind wins."""
    return position(
        hands={"capone": "violet-1 red-3 blue-4 green-6 amber-7 violet-10 red-12 blue-14", "moran": "red-6 blue-8"},
        rows={
            "capone at 1": "red-2 blue-5 green-8 amber-11",
            "capone at 2": "red-5",
            "moran at 1": "red-13 blue-13 green-13 amber-13",
            "moran at 2": "violet-8",
        },
        actions=1,
    )


def test_what_must_be_laid_puts_no_bullet_on_a_lost_row() -> None:
    table = full_hand_beside_a_lost_row()
    assert "draw" not in table.offers()
    assert does(table).endswith("at 2")


def test_a_full_hand_draws_nothing_if_what_must_be_laid_then_does_harm() -> None:
    table = position(
        hands={"capone": "violet-1 red-3 blue-4 green-6 amber-7 violet-10 red-12", "moran": "red-6 blue-8"},
        rows={
            "capone at 1": "red-2 blue-5 green-8 amber-11",
            "capone at 2": "amber-2 violet-5 red-7 blue-11",
            "moran at 1": "red-13 blue-13 green-13 amber-13",
            "moran at 2": "red-15 blue-15 green-15",
        },
        actions=1,
    )
    # Either row would get a bullet: the one where Moran has less to show is the lesser evil.
    assert does(table).endswith("at 2")


def test_a_leading_row_is_completed_with_whatever_is_at_hand() -> None:
    table = position(
        hands={"capone": "violet-1 red-12 blue-14", "moran": "red-6 blue-8 green-1"},
        rows={"capone at 1": "red-9 blue-9 green-9 amber-4", "moran at 1": "red-3 blue-7"},
        actions=1,
    )
    assert does(table).endswith("at 1")


def test_a_business_counts_more_the_nearer_it_brings_to_a_goal() -> None:
    even = Standing([0] * 8, 2, FULL_GAME)
    close = Standing([2, 0, 0, 0, 0, 2, 0, 0], 2, FULL_GAME)
    assert even.chance(0) == close.chance(0) == 0.5
    assert close.chance_after(0, 0, 0) == 1.0
    assert close.chance_after(0, 1, 1) == 0.0
    assert 0.5 < even.chance_after(0, 0, 0) < close.chance_after(0, 0, 1) < 1.0
    assert Standing([1, 0, 0, 0, 0, 1, 0, 0], 2, SHORT_GAME).chance_after(0, 0, 0) == 1.0
