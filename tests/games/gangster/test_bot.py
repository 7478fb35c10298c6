"""Soldier: it plays every table by what is offered, says why, and beats random players."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from backroom.arena.playout import play_match
from backroom.games.gangster import TITLE
from backroom.games.gangster import actions as act
from backroom.games.gangster.actions import GangsterAction
from backroom.games.gangster.bot.prospects import Prospects
from backroom.games.gangster.bot.soldier import Soldier
from backroom.games.gangster.bot.soldier_2026.soldier import Soldier as Soldier2026
from backroom.games.gangster.pieces import EMPTY
from backroom.games.gangster.state import GangsterState
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules, Game
from backroom.testing.case import Case, cases_of
from tests.games.gangster.scenario import AREAS, RULES, WIDTH, Scene, a_table
from tests.games.soldiers import Enlist, Watched, every_table, wins

CASES = list(cases_of(TITLE))


@pytest.mark.parametrize("case", every_table(CASES))
def test_soldiers_play_every_table_to_its_end(case: Case) -> None:
    for seed in range(3):
        chance = FastChance(seed)
        state = case.rules.deal(chance)
        own: list[Chance] = [FastChance(seat) for seat in case.seats]
        decisions = play_match(case.rules, state, chance, [Watched(Soldier(case.rules)) for _ in case.seats], own, 3000)
        assert state.outcome is not None
        assert decisions < 3000


@pytest.mark.compiled_rules
def test_it_wins_most_games_of_two_and_alone_against_three() -> None:
    assert wins(Soldier, cast("AnyRules", RULES[2]), 20) >= 0.9 * 20
    assert wins(Soldier, cast("AnyRules", RULES[4]), 20) >= 0.6 * 20


@pytest.mark.long
def test_against_one_random_player_it_takes_90_percent_of_400_games() -> None:
    assert wins(Soldier, cast("AnyRules", RULES[2]), 400) >= 0.9 * 400


@pytest.mark.long
def test_alone_against_three_random_players_it_takes_60_percent_of_400_games() -> None:
    assert wins(Soldier, cast("AnyRules", RULES[4]), 400) >= 0.6 * 400


def choice(table: Scene, enlist: Enlist = Soldier) -> str:
    soldier = enlist(cast("AnyRules", table.rules))
    return soldier.choose(table.game.update(table.game.seat, []), FastChance(1)).action.text


def test_it_does_not_drive_the_last_card_away_from_points_on_the_spot() -> None:
    """Seven markers lie and no policeman is left: grey's last card ends the stage, whatever it meant to do next."""
    seven = "the-loop little-africa west-side little-italy north-side cicero south-side"
    table = a_table({"greek-town": "green green"}, cards={"grey": "1"}, doubled=seven, policemen=0, stage=3)
    assert choice(table, Soldier2026) == "drive 1"
    assert choice(table) == "unload grey"


def test_it_does_not_drive_to_load_whom_a_bodyguard_keeps() -> None:
    """Green is worth carrying off, but its car stands there with a bodyguard; yellow's gangster is second best."""
    stand = {"little-italy": "grey green", "west-side": "grey yellow"}
    cars = {"green": "little-italy"}
    table = a_table(stand, cars=cars, gear={"green": "bodyguard"}, cards={"grey": "1"}, aboard={"grey": 0})
    table.begins("drive 1")
    assert choice(table, Soldier2026) == "stop at little-italy"
    assert choice(table) == "stop at west-side"


def test_it_fetches_equipment_when_nothing_better_is_near() -> None:
    """Grey rules every district within reach, and a door lies at the Gold Coast."""
    near = ("the-loop", "north-side", "greek-town", "chinatown")
    stand = dict.fromkeys(near, "grey grey grey green")
    table = a_table(stand, cars={"grey": "the-loop"}, cards={"grey": "1 2"}, harbour="door motor bumper")
    assert choice(table, Soldier2026) == "load 4 at the-loop"
    assert choice(table) == "drive 1"
    assert choice(table.begins("drive 1")) == "stop at gold-coast"


def longest_seesaw(enlist: Enlist, players: int, seed: int) -> int:
    """How often in a row one colour loads and unloads the same gangster in the same district, in a whole game."""
    rules = cast("AnyRules", RULES[players])
    game = Game(rules, FastChance(seed))
    soldier = enlist(rules)
    last: dict[int, tuple[int, int, int]] = {}
    run: Counter[int] = Counter()
    longest = 0
    while not game.is_over:
        update = game.update(game.seat, [])
        action = soldier.choose(update, FastChance(1)).action
        state = game.state
        assert isinstance(state, GangsterState)
        assert isinstance(action, GangsterAction)
        if update.prompt == "turn":
            colour = int(state.colour)
            area = int(state.car_at[colour])
            load = action.kind == act.LOAD
            who = state.fields[action.area * WIDTH + action.field] if load else int(action.colour)
            done = (int(action.kind), who, int(action.area) if load else area)
            before = last.get(colour, (act.DRIVE, EMPTY, EMPTY))
            again = {before[0], done[0]} == {act.LOAD, act.UNLOAD} and before[1:] == done[1:]
            run[colour] = run[colour] + 1 if again else 0
            last[colour] = done
            longest = max(longest, run[colour])
        game.apply(action)
    return longest


def test_it_does_not_load_and_unload_the_same_gangster_over_and_over() -> None:
    assert longest_seesaw(Soldier2026, 4, 9) >= 4
    for players, seed in ((4, 9), (4, 19), (2, 21)):
        assert longest_seesaw(Soldier, players, seed) <= 2


def test_it_unloads_where_that_brings_points() -> None:
    """Stickney scores 8, 3: the first place is free for the taking."""
    assert choice(a_table(players=3, cars={"grey": "stickney"})) == "unload grey"


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
    prospects.best_load(area, 0, EMPTY)
    assert prospects.worth(area) == worth
    assert table.state.as_data() == before
