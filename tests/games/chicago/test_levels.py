"""Rookie, capo and boss of Chicago: they play every table, the same for a seed, each in its own way."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from backroom.arena.playout import play_match
from backroom.games.chicago import TITLE
from backroom.games.chicago.bot.boss import Boss
from backroom.games.chicago.bot.capo import Capo
from backroom.games.chicago.bot.features import SIZE
from backroom.games.chicago.bot.foresight import Budget, Foresight
from backroom.games.chicago.bot.rookie import Rookie
from backroom.games.chicago.bot.soldier import Soldier
from backroom.games.chicago.bot.study import WEIGHTS, ChicagoStudy, judge_for
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.minds.net import write_net
from backroom.minds.plain_net import count_of
from backroom.testing.case import Case, cases_of
from tests.games.chicago.scenario import Scene, a_city, chicago_rules
from tests.games.soldiers import Enlist, Watched, choices_digest, every_table, thrown_away, wins

#: Enough to go through everything that capo and boss do.
LITTLE = Budget(most=1, first=1, breadth=2, closing=1, early=1, turns=1)


class Hasty(Foresight):
    """Thinks as capo and boss do, of very little."""

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules, judge_for(rules, WEIGHTS), LITTLE)


def asked(city: Scene, enlist: Enlist) -> Choice:
    return enlist(cast("AnyRules", city.rules)).choose(city.rules.update(city.state, city.seat, []), FastChance(1))


def choice(city: Scene, enlist: Enlist) -> str:
    return asked(city, enlist).action.text


def play_whole(case: Case, bot: Enlist) -> None:
    chance = FastChance(7)
    state = case.rules.deal(chance)
    players: list[Player] = [Watched(bot(case.rules)), *(Rookie(case.rules) for _ in case.seats[1:])]
    play_match(case.rules, state, chance, players, [FastChance(seat) for seat in case.seats])
    assert state.outcome is not None


@pytest.mark.parametrize("case", every_table(list(cases_of(TITLE))))
@pytest.mark.parametrize("bot", [Rookie, Hasty])
def test_every_table_is_played_to_its_end(case: Case, bot: Enlist) -> None:
    play_whole(case, bot)


@pytest.mark.compiled_rules
def test_a_capo_plays_a_whole_game() -> None:
    play_whole(next(iter(cases_of(TITLE))), Capo)


@pytest.mark.long
@pytest.mark.parametrize("case", list(cases_of(TITLE)), ids=str)
@pytest.mark.parametrize("bot", [Capo, Boss])
def test_capo_and_boss_play_every_table_to_its_end(case: Case, bot: Enlist) -> None:
    play_whole(case, bot)


def test_the_same_seed_gives_the_same_choices() -> None:
    rules = cast("AnyRules", chicago_rules(2))
    assert choices_digest(Hasty, rules, 1) == choices_digest(Hasty, rules, 1)


def test_a_way_that_was_begun_is_gone_to_its_end_without_another_thought() -> None:
    city = a_city({"yellow": "2@d-7 1@l-5", "red": "1@v-22"}, points=9)
    player = Hasty(cast("AnyRules", city.rules))
    luck = FastChance(1)
    begun = player.choose(city.rules.update(city.state, city.seat, []), luck)
    assert begun.why.startswith("why-plan")
    assert player.has_plan
    stands = luck.mark()

    city.does(begun.action.text)
    onward = player.choose(city.rules.update(city.state, city.seat, []), luck)

    assert (onward.why, onward.facts) == (begun.why, begun.facts)
    assert luck.mark() == stands, "it has thrown dice to think again"


def test_weights_that_do_not_fit_are_left_alone_and_a_soldier_plays(tmp_path: Path) -> None:
    for players, inputs, fits in ((2, SIZE, True), (4, SIZE + 1, False), (3, SIZE, True)):
        sizes = (inputs, 3, 1)
        write_net(tmp_path / f"{players}.net", sizes, [0.0] * count_of(sizes))
        assert (judge_for(cast("AnyRules", chicago_rules(players)), tmp_path) is not None) == fits
    assert judge_for(cast("AnyRules", chicago_rules(2)), tmp_path / "nothing") is None
    city = a_city({"yellow": "2@d-7 1@l-5"}, owns={"red": "yellow-casino"}, points=9)
    unled = Foresight(cast("AnyRules", city.rules), None, LITTLE)
    told = unled.choose(city.rules.update(city.state, city.seat, []), FastChance(1))
    assert (told.action.text, told.why) == (choice(city, Soldier), asked(city, Soldier).why)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_are_as_many_as_the_weights_ask_for(players: int) -> None:
    rules = cast("AnyRules", chicago_rules(players))
    told: list[float] = []
    ChicagoStudy(rules).features.tell(rules.deal(FastChance(1)), 0, told)
    assert len(told) == players * SIZE
    assert judge_for(rules, WEIGHTS) is not None


def test_a_rookie_takes_the_bar_next_door_where_a_casino_is_four_steps_away() -> None:
    city = a_city({"yellow": "2@h-3"}, owns={"red": "yellow-casino yellow-bar-3"}, points=4)
    assert choice(city, Soldier) != "move h-3 to yellow-bar-3"
    nearest = asked(city, Rookie)
    assert (nearest.action.text, nearest.why) == ("move h-3 to yellow-bar-3", "why-nearest")


@pytest.mark.compiled_rules
def test_a_boss_calls_it_a_mistake_that_a_rookie_takes_the_bar_at_the_end_of_a_phase() -> None:
    city = a_city({"yellow": "2@h-3"}, owns={"red": "yellow-casino yellow-bar-3"}, number=6, points=4)
    rules = cast("AnyRules", city.rules)
    update = rules.update(city.state, city.seat, [])

    assert thrown_away(Boss(rules), rules, update, choice(city, Rookie)) > 0.03
    assert thrown_away(Boss(rules), rules, update, choice(city, Soldier)) == 0.0


def test_a_rookie_walks_out_of_a_won_goal() -> None:
    men = {"yellow": "2@yellow-casino 2@red-casino 2@blue-casino 1@b-3", "red": "3@u-7", "green": "2@v-22"}
    city = a_city(men, owns={"yellow": "red-casino blue-casino"}, number=6, points=4)
    assert choice(city, Soldier).startswith("move b-3 ")
    assert "casino" in choice(city, Rookie)


def test_a_rookie_keeps_money_for_a_rainy_day() -> None:
    assert choice(a_city({}, cash={"yellow": 59_000}), Soldier) == "hire 2"
    assert choice(a_city({}, cash={"yellow": 59_000}), Rookie) == "roll"
    assert choice(a_city({}, cash={"yellow": 60_000}), Rookie) == "hire 1"


@pytest.mark.compiled_rules
def test_a_rookie_beats_random_players() -> None:
    assert wins(Rookie, cast("AnyRules", chicago_rules(2)), 6) >= 5
