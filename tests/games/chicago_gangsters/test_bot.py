"""Soldier: it plays every table by what is offered, keeps its words, and beats random players."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.arena.playout import play_match
from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.bot.soldier import Soldier
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.testing.case import Case, cases_of
from tests.games.chicago_gangsters.scenario import a_round, gangsters_rules
from tests.games.soldiers import Watched, wins

CASES = list(cases_of(TITLE))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_soldiers_play_every_table_to_its_end(case: Case) -> None:
    for seed in range(3):
        chance = FastChance(seed)
        state = cast("GangstersState", case.rules.deal(chance))
        own: list[Chance] = [FastChance(seat) for seat in case.seats]
        decisions = play_match(case.rules, state, chance, [Watched(Soldier(case.rules)) for _ in case.seats], own, 1000)
        assert state.outcome is not None
        assert decisions < 1000
        # What it pledges it means: only a plan that a partner's open cards have changed can break it.
        assert sum(state.kept) > 3 * sum(state.broken)


def test_alone_against_three_random_players_it_wins_most_games() -> None:
    assert wins(Soldier, cast("AnyRules", gangsters_rules()), 60) >= 0.6 * 60


@pytest.mark.long
def test_alone_against_three_random_players_it_takes_60_percent_of_400_games() -> None:
    assert wins(Soldier, cast("AnyRules", gangsters_rules()), 400) >= 0.6 * 400


def test_its_plan_stays_the_same_while_it_is_carried_out() -> None:
    hands = {"ada": "2x weapons-4 2x bribes-5 blackmail-3 2x blackmail-1", "cleo": "2x weapons-4"}
    table = a_round(hands, {"ada": "mayor"})
    soldier = Soldier(cast("AnyRules", table.rules))
    done: list[str] = []
    state = table.state.clone()
    while state.stack[-1].asks(0) and state.stack[-1].step.prompt == "commit":
        choice = soldier.choose(table.rules.update(state, 0, []), FastChance(0))
        done.append(choice.action.text)
        table.rules.apply(state, 0, choice.action, FastChance(0))
    assert not [text for text in done if text.startswith("take back")]
    assert done[-1] == "commit covered"
