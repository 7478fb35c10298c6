"""The end of the game (CG-11, CG-21, CG-80 to CG-83, CG-74)."""

from __future__ import annotations

from collections import Counter

import pytest

from backroom.arena.playout import play_out
from backroom.games.chicago_gangsters.packs import NO_CARDS
from backroom.kernel.chance import FastChance
from tests.games.chicago_gangsters.scenario import a_round, gangsters_rules


@pytest.mark.clauses("CG-11", "CG-21", "CG-80")
def test_ten_to_twelve_rounds_and_the_end_card_reveals_nothing_else() -> None:
    rules = gangsters_rules()
    rounds: Counter[int] = Counter()
    for seed in range(90):
        chance = FastChance(seed)
        state = rules.deal(chance)
        play_out(rules, state, chance)  # type: ignore[arg-type]
        rounds[state.round] += 1
        assert state.coalitions.bit_count() == 12 - state.round
        assert state.districts.bit_count() == 13 - state.round
    assert set(rounds) == {10, 11, 12}
    assert min(rounds.values()) > 15


@pytest.mark.clauses("CG-80", "CG-81")
def test_the_highest_sum_of_each_kind_earns_two_and_all_who_tie_get_it() -> None:
    hands = {"ada": "2x weapons-4", "bo": "4x weapons-2", "cleo": "bribes-5", "dov": "blackmail-1"}
    table = a_round(hands, rest="discards", loot=1)
    table.state.discards = NO_CARDS
    table.plays().to_showdown().does("bo", "choose package 1").does("cleo", "choose package 1")
    won = [event.facts for event in table.events if event.name == "majority-won"]
    assert won[:3] == [
        {"winners": [0, 1], "what": "kind-weapons", "number": 8},
        {"winners": [2], "what": "kind-bribes", "number": 5},
        {"winners": [3], "what": "kind-blackmail", "number": 1},
    ]


@pytest.mark.clauses("CG-81", "CG-82", "CG-74", "CG-83")
def test_nothing_earns_nothing_persons_count_by_heads_and_the_priest_twice() -> None:
    table = a_round({}, {"cleo": "priest", "dov": "judge reporter"}, rest="discards", loot=9, person="informer")
    table.state.discards = NO_CARDS
    table.plays().to_showdown().does("dov", "choose package 1")
    won = [event.facts for event in table.events if event.name == "majority-won"]
    assert won == [{"winners": [2, 3], "what": "persons", "number": 2}]


@pytest.mark.clauses("CG-83")
def test_equal_alcohol_is_a_shared_win() -> None:
    table = a_round({}, {"ada": "mayor", "bo": "judge"}, rest="discards", loot=12)
    table.state.discards = NO_CARDS
    table.plays().to_showdown().does("bo", "choose package 1")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("equal-alcohol", [0, 1], [4, 4, 0, 0])


@pytest.mark.clauses("CG-80", "CG-128")
def test_everybody_shows_the_hand() -> None:
    table = a_round({"ada": "weapons-4"}, loot=12).plays().to_showdown()
    table.does("bo", "choose package 1").does("cleo", "choose package 2")
    assert table.knows("dov", "ada") == table.hand("ada")
    assert table.refuses("ada", "draw") == ("CG-80", "refused-over")
