"""Rookie, capo and boss: they play every table, say why, play alike for a seed; a rookie errs as beginners do."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import cast

import pytest

from backroom.arena.playout import play_match
from backroom.games.gangster import TITLE
from backroom.games.gangster.bot.capo import capo
from backroom.games.gangster.bot.features import features_of
from backroom.games.gangster.bot.plain_features import PlainFeatures, size_of
from backroom.games.gangster.bot.rookie import Rookie
from backroom.games.gangster.bot.rounds import Rounds
from backroom.games.gangster.bot.soldier import Soldier
from backroom.games.gangster.bot.study import WEIGHTS, judge_for
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.player import Player
from backroom.minds.net import write_net
from backroom.minds.plain_net import count_of
from backroom.testing.case import Case, cases_of
from tests.games.gangster.scenario import RULES, Scene, a_table
from tests.games.soldiers import Enlist, Watched, every_table, thrown_away, wins

CASES = list(cases_of(TITLE))
#: So much of the win is worth being told of.
NOTICED = 0.01
COMPILED = pytest.param("capo", marks=pytest.mark.compiled_rules)


def choice(table: Scene, enlist: Enlist) -> str:
    bot = enlist(cast("AnyRules", table.rules))
    return bot.choose(table.game.update(table.game.seat, []), FastChance(1)).action.text


def play_out(case: Case, levels: list[str], seed: int) -> None:
    chance = FastChance(seed)
    state = case.rules.deal(chance)
    own: list[Chance] = [FastChance(seat) for seat in case.seats]
    players: list[Player] = [Watched(TITLE.bots[level](case.rules)) for level in levels]
    decisions = play_match(case.rules, state, chance, players, own, 3000)
    assert state.outcome is not None
    assert decisions < 3000


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rookies_play_every_table_to_its_end(case: Case) -> None:
    play_out(case, ["rookie"] * len(case.seats), 1)


@pytest.mark.parametrize("level", [COMPILED, pytest.param("boss", marks=pytest.mark.long)])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_strong_play_at_every_table_to_its_end(case: Case, level: str) -> None:
    play_out(case, [level, *["soldier"] * (len(case.seats) - 1)], 1)


@pytest.mark.parametrize("level", ["capo", pytest.param("boss", marks=pytest.mark.compiled_rules)])
@pytest.mark.parametrize("case", every_table(CASES))
def test_the_strong_answer_every_question_of_a_turn_alike_for_a_seed(case: Case, level: str) -> None:
    game = Game(case.rules, FastChance(5))
    first = game.seat
    one, other = TITLE.bots[level](case.rules), TITLE.bots[level](case.rules)
    while not game.is_over and game.seat == first:
        update = game.update(first, [])
        chosen = one.choose(update, FastChance(3))
        assert chosen.action in update.actions
        assert chosen.why.startswith("why-")
        assert other.choose(update, FastChance(3)).action == chosen.action
        game.apply(chosen.action)


@pytest.mark.parametrize("players", RULES)
def test_there_are_weights_for_every_number_of_players(players: int) -> None:
    assert judge_for(cast("AnyRules", RULES[players]), WEIGHTS) is not None


def test_weights_for_another_number_of_players_do_not_fit_and_a_soldier_plays(tmp_path: Path) -> None:
    rules = cast("AnyRules", RULES[4])
    sizes = (size_of(5), 2, 2)
    write_net(tmp_path / "4.net", sizes, [0.0] * count_of(sizes))
    assert isinstance(capo(rules, weights=tmp_path), Soldier)


def test_without_weights_a_soldier_plays(tmp_path: Path) -> None:
    rules = cast("AnyRules", RULES[4])
    assert isinstance(capo(rules, weights=tmp_path), Soldier)
    assert isinstance(capo(rules), Rounds)


@pytest.mark.parametrize("players", RULES)
def test_as_many_numbers_are_told_as_are_said_compiled_or_not(players: int) -> None:
    rules = RULES[players]
    plain, fast = PlainFeatures(players, rules.board), features_of(players, rules.board)
    chance = FastChance(players)
    state = rules.deal(chance)
    for turn in range(150):
        if state.outcome is None and not rules.unfinished(state, state.stack[-1].seat):
            told = array("f", plain.row(state, turn % players))
            assert len(told) == size_of(players)
            assert max(abs(number) for number in told) < 20
            assert list(told) == pytest.approx(list(array("f", fast.row(state, turn % players))), abs=1e-5)
        if state.outcome is None:
            seat = state.stack[-1].seat
            offered = rules.legal(state, seat)
            rules.apply(state, seat, offered[chance.below(len(offered))], chance)


def test_a_rookie_believes_that_every_casino_card_is_the_highest() -> None:
    """Of the casino cards only 1 and 2 are left: a ? brings less than the 5 next door."""
    tables = {"the-loop": 12, "west-side": 5, "little-italy": 15}
    table = a_table(tables=tables, cards={"grey": "1"}, casino=[1, 2]).begins("drive 1")
    assert choice(table, Rookie) == "stop at the-loop"
    assert choice(table, Soldier) != "stop at the-loop"


def test_a_rookie_leaves_rivals_alone_while_it_has_somebody_to_unload() -> None:
    """Greek Town is full. Without one of green's gangsters grey would have the 8 there."""
    full = {"greek-town": "green green green green grey grey grey yellow"}
    table = a_table(full, tables={"greek-town": 9}, reached_end="greek-town")
    assert choice(table, Rookie).startswith("drive")
    assert choice(table, Soldier).startswith("load")


@pytest.mark.compiled_rules
def test_a_boss_calls_it_a_mistake_that_a_rookie_leaves_rivals_alone() -> None:
    full = {"greek-town": "green green green green grey grey grey yellow"}
    table = a_table(full, tables={"greek-town": 9}, reached_end="greek-town")
    rules = cast("AnyRules", table.rules)
    update = table.game.update(table.game.seat, [])
    boss = TITLE.bots["boss"](rules)

    assert thrown_away(boss, rules, update, choice(table, Rookie)) > NOTICED
    assert thrown_away(boss, rules, update, choice(table, Soldier)) == pytest.approx(0.0, abs=NOTICED / 2)


def test_a_rookie_beats_random_players() -> None:
    assert wins(Rookie, cast("AnyRules", RULES[2]), 10) >= 9
    assert wins(Rookie, cast("AnyRules", RULES[4]), 8) >= 6
