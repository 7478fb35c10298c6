"""Set-up, phases and turn order (CH-10 to CH-12, CH-72, CH-91)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.gangs import GANGS
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.chance import FastChance, ScriptedChance
from tests.games.chicago.scenario import ZEROS, Scene, a_city, chicago_rules


def dealt(players: int) -> Scene:
    rules = chicago_rules(players)
    return Scene(rules, rules.deal(ScriptedChance(ZEROS)))


@pytest.mark.clauses("CH-10", "CH-6")
def test_every_gang_has_money_figures_chips_and_a_member_of_strength_four() -> None:
    state = dealt(4).state
    assert state.cash == [125_000] * 4
    assert state.chips == [20] * 4
    assert state.figures == [19] * 4
    assert state.waiting == [[4]] * 4
    assert state.rings == 150 - 16


def turns_of_a_round(state: ChicagoState) -> list[str]:
    """The gangs of the first round that lies ahead."""
    turns = [decision.about for decision in state.stack[::-1] if decision.step.prompt == "turn"]
    return [GANGS[about[0]] for about in turns if about[1] == turns[0][1]]


@pytest.mark.clauses("CH-11")
def test_a_phase_has_six_rounds_clockwise_from_its_start_player() -> None:
    state = dealt(4).state
    assert turns_of_a_round(state) == ["yellow", "red", "green", "blue"]
    assert sum(decision.step.prompt == "turn" for decision in state.stack) == 24


@pytest.mark.clauses("CH-11", "CH-72")
@pytest.mark.parametrize(("phase", "start"), [("A", "red"), ("B", "green"), ("C", "blue")])
def test_each_phase_starts_with_the_next_colour_and_hiring(phase: str, start: str) -> None:
    men: dict[str, str] = {
        colour: "1@" + place for colour, place in zip(GANGS, ("b-3", "v-2", "w-22", "c-23"), strict=True)
    }
    city = a_city(men, phase=phase, last=True)
    city.does(city.offers[0])
    assert (city.prompt, city.asked) == ("hire", start)
    assert city.facts_of("phase-begun")["gang"] == start
    assert turns_of_a_round(city.state)[0] == start


@pytest.mark.clauses("CH-11")
def test_there_are_four_phases_of_six_rounds_at_most() -> None:
    rules = chicago_rules(4)
    state = rules.deal(FastChance(3))
    own = FastChance(4)
    rounds = set()
    while state.outcome is None:
        rounds.add((state.phase, state.round))
        legal = rules.legal(state, state.stack[-1].seat)
        rules.apply(state, state.stack[-1].seat, legal[own.below(len(legal))], FastChance(own.below(1000)))
    assert rounds == {(phase, number) for phase in range(4) for number in range(6)}


@pytest.mark.clauses("CH-12")
def test_three_players_choose_their_colours() -> None:
    city = dealt(3)
    assert city.offers == ["take yellow", "take red", "take green", "take blue"]
    city.does("take green")
    assert city.seat == 1
    assert city.refuses("take green") == ("CH-12", "refused-colour-taken")
    assert city.refuses("roll") == ("CH-12", "refused-other-question")
    city.does("take blue").does("take red")
    assert city.state.player_of == [-1, 2, 0, 1]


@pytest.mark.clauses("CH-12", "CH-91")
def test_an_absent_start_colour_is_passed_over_and_its_buildings_are_nobodys() -> None:
    city = dealt(3).does("take green").does("take blue").does("take red")
    # Yellow would start phase A; red is the next clockwise.
    assert (city.prompt, city.asked, city.seat) == ("hire", "red", 2)
    assert [city.owner(f"{colour}-casino") for colour in GANGS] == ["nobody", "red", "green", "blue"]
    assert city.state.cash[0] == 0
    assert city.state.rings == 150 - 12


@pytest.mark.clauses("CH-12")
def test_a_start_colour_that_sits_out_is_passed_over_too() -> None:
    city = a_city({"yellow": "1@b-3", "green": "1@w-22", "blue": "1@c-23"}, figures={"red": 0}, last=True)
    city.does(city.offers[0])
    assert (city.asked, city.facts_of("phase-begun")["gang"]) == ("green", "green")
