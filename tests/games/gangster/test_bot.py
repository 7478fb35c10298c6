"""Soldier: it plays every table by what is offered, says why, and beats random players."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.arena.playout import play_match
from backroom.games.gangster import TITLE
from backroom.games.gangster.bot.prospects import Prospects
from backroom.games.gangster.bot.soldier import Soldier
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.testing.case import Case, cases_of
from tests.games.gangster.scenario import AREAS, RULES, Scene, a_table
from tests.games.soldiers import Watched, wins

CASES = list(cases_of(TITLE))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_soldiers_play_every_table_to_its_end(case: Case) -> None:
    for seed in range(3):
        chance = FastChance(seed)
        state = case.rules.deal(chance)
        own: list[Chance] = [FastChance(seat) for seat in case.seats]
        decisions = play_match(case.rules, state, chance, [Watched(Soldier(case.rules)) for _ in case.seats], own, 3000)
        assert state.outcome is not None
        assert decisions < 3000


def test_it_wins_most_games_of_two_and_alone_against_three() -> None:
    assert wins(Soldier, cast("AnyRules", RULES[2]), 20) >= 0.9 * 20
    assert wins(Soldier, cast("AnyRules", RULES[4]), 20) >= 0.6 * 20


@pytest.mark.long
def test_against_one_random_player_it_takes_90_percent_of_400_games() -> None:
    assert wins(Soldier, cast("AnyRules", RULES[2]), 400) >= 0.9 * 400


@pytest.mark.long
def test_alone_against_three_random_players_it_takes_60_percent_of_400_games() -> None:
    assert wins(Soldier, cast("AnyRules", RULES[4]), 400) >= 0.6 * 400


def choice(table: Scene) -> str:
    soldier = Soldier(cast("AnyRules", table.rules))
    return soldier.choose(table.game.update(table.game.seat, []), FastChance(1)).action.text


def test_it_unloads_where_that_brings_points() -> None:
    """Greek Town scores 5, 2, 5: the first place is free for the taking."""
    assert choice(a_table(players=3)) == "unload grey"


def test_it_carries_off_whoever_stands_in_its_way() -> None:
    """Grey is second by rank alone and has nobody left to unload."""
    table = a_table({"stickney": "grey green"}, players=3, cars={"grey": "stickney"}, aboard={"grey": 0})
    assert choice(table) == "load 2 at stickney"


def test_it_dumps_others_and_keeps_its_own_second_colour() -> None:
    coast = {"grey": "the-loop"}
    for players, expected in ((4, "dump the trunk"), (2, "keep the trunk")):
        table = a_table(players=players, cars=coast, trunks={"grey": "yellow"}).begins("drive 1", "stop at gold-coast")
        assert choice(table) == expected


def test_it_takes_the_door_first() -> None:
    table = a_table(cars={"grey": "the-loop"}).begins("drive 1", "stop at gold-coast")
    assert choice(table) == "take door"


def test_trying_things_leaves_the_table_as_it_is() -> None:
    table = a_table({"stickney": "grey green . . . . . yellow"}, reached_end="stickney")
    before = table.state.as_data()
    prospects = Prospects(table.state, table.rules.board, 0)
    area = AREAS.index("stickney")
    worth = prospects.worth(area)
    assert len(prospects.gains_of_unloading(area, 0, 9)) == 5
    prospects.best_load(area, 0)
    assert prospects.worth(area) == worth
    assert table.state.as_data() == before
