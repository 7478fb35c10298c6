"""Soldier: it plays every table by what is offered, keeps its words, and beats random players."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.arena.playout import play_match
from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.bot.soldier import Soldier
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.chicago_gangsters.talk import BRING_NOTHING
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.decision import lowest_seat
from backroom.kernel.game import AnyRules
from backroom.table.thinking import question_about, think
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
        # What it pledges it means: only a plan that a partner's open cards have changed can break it. In a miniature
        # there may be nobody left to pledge anything to.
        assert "miniature" in case.settings.options or sum(state.kept) > 3 * sum(state.broken)


def test_alone_against_three_random_players_it_wins_most_games() -> None:
    assert wins(Soldier, cast("AnyRules", gangsters_rules()), 60) >= 0.6 * 60


@pytest.mark.long
def test_alone_against_three_random_players_it_takes_60_percent_of_400_games() -> None:
    assert wins(Soldier, cast("AnyRules", gangsters_rules()), 400) >= 0.6 * 400


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hints_go_on_after_something_was_said_until_the_cards_are_laid(case: Case) -> None:
    chance = FastChance(3)
    state = cast("GangstersState", case.rules.deal(chance))
    while state.stack[-1].step.prompt != "commit":
        seat = lowest_seat(state.stack[-1].seats)
        legal = case.rules.legal(state, seat)
        # Mr. X joins the challengers, everybody else passes.
        case.rules.apply(state, seat, legal[0] if case.settings.players == 5 else legal[-1], chance)
    seat = lowest_seat(state.stack[-1].seats)
    hinted: list[str] = []

    while state.stack[-1].asks(seat) and state.stack[-1].step.prompt == "commit":
        question = question_about(case.rules, case.settings, state, seat, "soldier", 0)
        for text in think(question).actions:
            hinted.append(text)
            case.rules.apply(state, seat, case.rules.table.parse(text), chance)
        assert len(hinted) < 20

    talk = [text for text in hinted if text.startswith(("pledge", "ask"))]
    assert len(talk) == len({text.split()[0] for text in talk}), "nothing is suggested twice"
    assert hinted[len(talk)].startswith(("lay", "commit")), "what is said is said first"
    assert hinted[-1] == "commit covered"


def test_a_hint_goes_on_from_a_card_that_was_laid() -> None:
    hands = {"ada": "2x weapons-4 2x bribes-5 blackmail-3 2x blackmail-1", "cleo": "2x weapons-4"}
    table = a_round(hands, {"ada": "mayor"})
    table.does("ada", "pledge at-least-1").does("ada", "ask at-least-1")
    settings = TITLE.settings(4)
    rules = cast("AnyRules", table.rules)
    before = think(question_about(rules, settings, table.state, 0, "soldier", 0)).actions
    state = table.state.clone()
    table.rules.apply(state, 0, table.rules.table.parse(before[0]), FastChance(0))

    after = think(question_about(rules, settings, state, 0, "soldier", 0)).actions

    assert before[0].startswith("lay")
    assert after == before[1:]


def test_nothing_is_asked_of_a_partner_when_nothing_is_lacking() -> None:
    table = a_round({"ada": "4x weapons-4 3x bribes-5"}, {"ada": "senator judge mayor"}, person="thug")
    soldier = Soldier(cast("AnyRules", table.rules))
    state = table.state.clone()

    said = soldier.choose(table.rules.update(state, 0, []), FastChance(0))
    table.rules.apply(state, 0, said.action, FastChance(0))
    then = soldier.choose(table.rules.update(state, 0, []), FastChance(0))

    assert said.action.text.startswith("pledge")
    assert not then.action.text.startswith("ask")


def test_it_says_when_the_figures_of_the_board_make_it_sure() -> None:
    table = a_round({"cleo": "2x weapons-4"}, loot=1).lays("ada").lays("bo").lays("dov")
    soldier = Soldier(cast("AnyRules", table.rules))
    state = table.state.clone()
    state.pledges[2] = BRING_NOTHING

    choice = soldier.choose(table.rules.update(state, 2, []), FastChance(0))
    while choice.action.text != "commit covered":
        table.rules.apply(state, 2, choice.action, FastChance(0))
        choice = soldier.choose(table.rules.update(state, 2, []), FastChance(0))

    assert choice.why == "why-commit-wins"


def test_without_a_card_it_does_not_say_that_points_are_worth_their_cards() -> None:
    hands = {"bo": "bribes-1", "cleo": "2x weapons-4", "dov": "2x weapons-4"}
    table = a_round(hands, {"ada": "mayor"}, question="bo", district="south-side")
    soldier = Soldier(cast("AnyRules", table.rules))
    state = table.state.clone()
    choice = soldier.choose(table.rules.update(state, 0, []), FastChance(0))
    while choice.action.text.startswith(("pledge", "ask")):
        table.rules.apply(state, 0, choice.action, FastChance(0))
        choice = soldier.choose(table.rules.update(state, 0, []), FastChance(0))

    assert (choice.action.text, choice.why) == ("commit covered", "why-commit")
    assert choice.facts == {"points": 0}


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
