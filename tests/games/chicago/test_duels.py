"""Duels and their prizes (CH-60 to CH-67), and the exact odds."""

from __future__ import annotations

from fractions import Fraction

import pytest

from backroom.games.chicago.odds import Odds
from backroom.games.chicago.state import PRIZES
from backroom.kernel.chance import FastChance
from tests.games.chicago.scenario import LOSE, WIN, a_city, chicago_rules
from tests.games.chicago.test_plan import PLAN

DICE = {1: (1, 2, 3, 4, 5, 6), 2: (3, 3, 4, 4, 5, 6), 3: (4, 4, 5, 5, 6, 6), 4: (5, 5, 5, 6, 6, 6)}
EVEN = (0, 0)


@pytest.mark.clauses("CH-60")
def test_entering_an_opponents_place_is_a_duel_at_once_in_streets_and_houses() -> None:
    street = a_city({"yellow": "2@c-3", "red": "1@d-3"}, points=4).walks("c-3", "d-3", dice=WIN)
    assert street.happened[:3] == ["member-moved", "duel-begun", "duel-rolled"]
    house = a_city({"yellow": "2@h-3", "red": "1@yellow-bar-3"}, points=4).walks("h-3", "yellow-bar-3", dice=WIN)
    assert "duel-won" in house.happened


@pytest.mark.clauses("CH-61")
def test_each_strength_has_its_die() -> None:
    assert {rings: tuple(PLAN.fighting_dice[rings]) for rings in range(1, 5)} == DICE
    for rings in range(1, 5):
        for face in range(6):
            city = a_city({"yellow": f"{rings}@c-3", "red": "1@d-3", "green": "1@w-22"}, points=4)
            city.walks("c-3", "d-3", dice=(face, 5))
            assert city.facts_of("duel-rolled")["roll"] == DICE[rings][face]


@pytest.mark.clauses("CH-62")
@pytest.mark.parametrize(("rings", "after"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_the_winner_gains_a_ring_and_the_losers_value(rings: int, after: int) -> None:
    city = a_city({"yellow": f"{rings}@c-3", "red": "3@d-3"}, points=4)
    bank = city.state.rings
    # A member of strength 1 wins only with a higher number: 6 against 4.
    city.walks("c-3", "d-3", dice=WIN)
    assert city.men("yellow") == {"d-3": [after]}
    assert city.booked("yellow", PRIZES) == 40_000
    assert (city.men("red"), city.state.lost[1]) == ({}, 1)
    assert city.state.rings == bank + 3 - (after - rings)


@pytest.mark.clauses("CH-62")
def test_a_victorious_defender_gains_likewise() -> None:
    city = a_city({"yellow": "2@c-3 1@b-3", "red": "3@d-3"}, points=4).walks("c-3", "d-3", dice=LOSE)
    assert (city.men("red"), city.booked("red", PRIZES)) == ({"d-3": [4]}, 25_000)
    assert city.men("yellow") == {"b-3": [1]}


@pytest.mark.clauses("CH-63", "CH-62")
def test_equal_rolls_cost_both_a_ring_and_the_prize_is_the_value_at_the_beginning() -> None:
    city = a_city({"yellow": "3@c-3", "red": "3@d-3"}, points=4)
    # Four against four, then with two rings each six against three.
    city.walks("c-3", "d-3", dice=(*EVEN, *WIN))
    assert [event.name for event in city.events].count("rings-fallen") == 1
    assert (city.men("yellow"), city.booked("yellow", PRIZES)) == ({"d-3": [3]}, 40_000)


@pytest.mark.clauses("CH-63")
def test_who_is_left_when_the_other_has_no_ring_wins() -> None:
    # Strength 2 rolls 3 with its first face, strength 1 with its third.
    city = a_city({"yellow": "2@c-3", "red": "1@d-3"}, points=4).walks("c-3", "d-3", dice=(0, 2))
    assert (city.men("yellow"), city.booked("yellow", PRIZES)) == ({"d-3": [2]}, 10_000)


@pytest.mark.clauses("CH-63", "CH-66")
def test_both_may_fall() -> None:
    city = a_city({"yellow": "2@h-3 1@c-3", "red": "2@yellow-bar-3"}, owns={"blue": "yellow-bar-3"}, points=4)
    city.walks("h-3", "yellow-bar-3", dice=(*EVEN, *EVEN))
    assert (city.men("yellow"), city.men("red")) == ({"c-3": [1]}, {})
    assert (city.booked("yellow", PRIZES), city.booked("red", PRIZES)) == (0, 0)
    assert city.owner("yellow-bar-3") == "blue"
    assert "both-fallen" in city.happened
    assert city.state.lost[:2] == [1, 1]


@pytest.mark.clauses("CH-66")
def test_the_step_is_paid_before_the_duel_and_a_victorious_defender_stays() -> None:
    city = a_city({"yellow": "2@c-3 1@b-3", "red": "1@d-3"}, points=4).walks("c-3", "d-3", dice=LOSE)
    assert (city.state.points, city.men("red")) == (3, {"d-3": [2]})


@pytest.mark.clauses("CH-65")
def test_a_gang_without_members_and_figures_sits_out() -> None:
    city = a_city({"yellow": "1@c-3", "green": "1@w-22"}, figures={"red": 0}, points=1).does("move c-3 to d-3")
    assert "gang-sat-out" in city.happened
    assert city.asked == "green"


@pytest.mark.clauses("CH-65", "CH-82")
def test_a_gang_that_sits_out_can_still_be_the_richest() -> None:
    men = {"yellow": "1@c-3", "green": "1@w-22", "blue": "1@c-23"}
    city = a_city(men, figures={"red": 0}, cash={"red": 400_000}, phase="D", last=True)
    city.does(city.offers[0])
    assert city.state.outcome is not None
    assert (city.state.outcome.reason, city.state.outcome.winners) == ("richest", [1])
    assert city.state.outcome.scores[1] == 436_000


@pytest.mark.clauses("CH-67")
def test_a_gang_that_sits_out_is_paid_and_can_win_by_a_goal() -> None:
    men = {"yellow": "1@c-3", "green": "1@w-22", "blue": "1@c-23"}
    city = a_city(men, figures={"red": 0}, last=True)
    city.does(city.offers[0])
    assert city.cash("red") == 125_000 + 36_000
    held = a_city(men, figures={"red": 0}, owns={"red": "yellow-casino green-casino"}, last=True)
    held.does(held.offers[0])
    assert held.state.outcome is not None
    assert held.state.outcome.winners == [1]


def survival(rings: int, other: int) -> Fraction:
    """An independent reckoning: the odds that a member with so many rings wins."""
    if rings == 0 or other == 0:
        return Fraction(int(rings > 0))
    rolls = [(mine, theirs) for mine in DICE[rings] for theirs in DICE[other]]
    higher = sum(mine > theirs for mine, theirs in rolls)
    equal = sum(mine == theirs for mine, theirs in rolls)
    return Fraction(higher, 36) + Fraction(equal, 36) * survival(rings - 1, other - 1)


@pytest.mark.clauses("CH-61", "CH-63")
@pytest.mark.parametrize(
    ("rings", "other", "exactly", "per_cent"),
    [
        (2, 1, Fraction(25, 36), 69),
        # 22/36 at once, 8/36 equal and then as two against one: 76.54 per cent.
        (3, 2, Fraction(62, 81), 77),
        (4, 3, Fraction(367, 486), 76),
        (4, 1, Fraction(11, 12), 92),
    ],
)
def test_the_odds_of_the_stronger(rings: int, other: int, exactly: Fraction, per_cent: int) -> None:
    won, _, ways = Odds(PLAN.fighting_dice).of(rings, other)
    assert Fraction(won, ways) == exactly
    assert round(100 * exactly) == per_cent


@pytest.mark.clauses("CH-61", "CH-63")
def test_the_odds_are_exact() -> None:
    odds = Odds(PLAN.fighting_dice)
    for rings in range(1, 5):
        for other in range(1, 5):
            won, lost, ways = odds.of(rings, other)
            assert Fraction(won, ways) == survival(rings, other)
            assert Fraction(lost, ways) == survival(other, rings)
            assert odds.loses(rings, other) == odds.wins(other, rings)
            assert won + lost <= ways


@pytest.mark.clauses("CH-63")
def test_duels_come_out_as_the_odds_say() -> None:
    rules = chicago_rules()
    city = a_city({"yellow": "3@c-3", "red": "2@d-3", "blue": "1@c-23"}, points=4)
    step = rules.table.parse("move c-3 to d-3")
    won = 0
    chance = FastChance(1)
    for _ in range(4000):
        state = city.state.clone()
        city.rules.apply(state, 0, city.rules.table[step.index], chance)
        won += len(state.places[0])
    assert abs(won / 4000 - rules.odds.wins(3, 2)) < 0.02
