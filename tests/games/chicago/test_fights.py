"""The odds of whole fights in crowded houses, held against what the rules then do, and against a second reckoning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import pytest

from backroom.games.chicago.crowds import ATTACKER, DEFENDER, UNRECKONED, Crowds
from backroom.games.chicago.gangs import GANGS, NOWHERE, ONE_OF, gang_of
from backroom.games.chicago.rules import ChicagoRules
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.action import Action
from backroom.kernel.chance import OutOfOutcomes, ScriptedChance
from tests.games.chicago.scenario import a_city, chicago_rules

DICE = chicago_rules().plan.fighting_dice
HOUSE = "yellow-bar-12"
DOOR = "h-7"


def crew_of(strengths: str) -> int:
    return sum(ONE_OF[int(rings)] for rings in strengths.split())


class Fights:
    """The worth of a fight for its attackers, by playing every roll of every choice through the rules."""

    def __init__(self, rules: ChicagoRules) -> None:
        self.rules = rules
        self.place = rules.plan.numbers[HOUSE]
        self._known: dict[tuple[int, int, int], Fraction] = {}

    def after(self, state: ChicagoState, action: Action) -> Fraction:
        """How likely yellow rules the house after this choice, if either side goes on as well as it can."""
        worth = Fraction(0)
        for odds, end in self._ends(state, action):
            worth += odds * self._worth(end)
        return worth

    def _worth(self, state: ChicagoState) -> Fraction:
        if state.siege == NOWHERE:
            return Fraction(int(state.men[self.place] > 0 and GANGS[gang_of(state.men[self.place])] == "yellow"))
        side = state.stack[-1].about[0]
        key = (int(state.besiegers), int(state.crew_at(self.place)), side)
        if key not in self._known:
            worths = [self.after(state, pit) for pit in self.rules.legal(state, state.stack[-1].seat)]
            self._known[key] = max(worths) if side == ATTACKER else min(worths)
        return self._known[key]

    def _ends(self, state: ChicagoState, action: Action) -> Iterator[tuple[Fraction, ChicagoState]]:
        """Every state that a choice can lead to; states alike for the fight are counted together."""
        found: Counter[tuple[int, int, int]] = Counter()
        ends: dict[tuple[int, int, int], ChicagoState] = {}
        whole = 6**12
        scripts: list[list[int]] = [[]]
        while scripts:
            script = scripts.pop()
            end = state.clone()
            try:
                self.rules.apply(end, end.stack[-1].seat, action, ScriptedChance(script))
            except OutOfOutcomes:
                scripts += [[*script, face] for face in range(6)]
                continue
            key = (int(end.siege), int(end.besiegers), int(end.men[self.place]))
            found[key] += whole // 6 ** len(script)
            ends[key] = end
        for key, count in found.items():
            yield Fraction(count, whole), ends[key]


@pytest.mark.clauses("CH-100", "CH-105")
@pytest.mark.parametrize(
    ("waiting", "goes", "defenders"),
    [
        ("", 1, "1"), ("", 2, "1 1"), ("", 3, "1 2"), ("", 1, "1 1 2"), ("", 4, "1 1 1"), ("1", 2, "1"),
        pytest.param("1", 1, "1 2", marks=pytest.mark.compiled_rules),
        pytest.param("2", 1, "1 1", marks=pytest.mark.compiled_rules),
        pytest.param("2", 1, "1 2", marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_the_odds_against_a_whole_crowd_are_those_of_the_rules(waiting: str, goes: int, defenders: str) -> None:
    inside = " ".join(f"{rings}@{HOUSE}" for rings in defenders.split())
    men = {"yellow": f"{goes}@g-7 1@yellow-home" + (f" {waiting}@{DOOR}" if waiting else ""), "red": f"{inside} 1@v-3"}
    city = a_city(men, crowded=True, points=8)
    if waiting:
        city.does(f"move {DOOR} to {HOUSE}")
    told = city.rules.view(city.state, 0).as_data()["meets"][HOUSE]["holds"][goes - 1]
    city.does(f"move g-7 to {DOOR}", f"move {DOOR} to {HOUSE}")
    siege = city.rules.view(city.state, 0).as_data()["siege"]
    assert siege is not None
    exactly = Fights(city.rules).after(city.state, city.rules.table.parse("fight"))
    assert told == siege["holds"] == round(float(exactly), 4)


@pytest.mark.clauses("CH-62", "CH-63")
def test_against_one_the_odds_are_those_of_the_duel() -> None:
    city = a_city({"yellow": "2@c-3", "red": "3@d-3 1@yellow-bar-2"}, points=4)
    meets = city.rules.view(city.state, 0).as_data()["meets"]
    assert meets["d-3"]["holds"] == [round(city.rules.odds.wins(rings, 3), 4) for rings in range(1, 5)]
    assert meets["yellow-bar-2"]["holds"] == [round(city.rules.odds.wins(rings, 1), 4) for rings in range(1, 5)]


def test_all_ends_of_a_duel_together_are_certain() -> None:
    odds = chicago_rules().odds
    for rings in range(1, 5):
        for other in range(1, 5):
            ends = odds.ends(rings, other)
            assert sum(end.likely for end in ends) == pytest.approx(1)
            assert sum(end.likely for end in ends if end.rings) == pytest.approx(odds.wins(rings, other))
            assert sum(end.likely for end in ends if end.other) == pytest.approx(odds.loses(rings, other))


@cache
def _ends(rings: int, other: int) -> list[tuple[int, int, Fraction]]:
    """Every end of a duel, by the dice alone: what both have left, and how likely it is."""
    if rings == 0 or other == 0:
        return [(min(rings + 1, 4) if rings else 0, min(other + 1, 4) if other else 0, Fraction(1))]
    rolls = Counter((mine > theirs) - (mine < theirs) for mine in DICE[rings] for theirs in DICE[other])
    ends = [(min(rings + 1, 4), 0, Fraction(rolls[1], 36)), (0, min(other + 1, 4), Fraction(rolls[-1], 36))]
    return ends + [(mine, theirs, likely * rolls[0] / 36) for mine, theirs, likely in _ends(rings - 1, other - 1)]


@cache
def _fought_out(attackers: tuple[int, ...], defenders: tuple[int, ...], attacker_chooses: bool) -> Fraction:
    """How likely the attackers rule, if both sides choose as well as they can: another reckoning than ours."""
    if not attackers or not defenders:
        return Fraction(bool(attackers))
    worths = []
    for one, other in {(one, other) for one in attackers for other in defenders}:
        mine, theirs = list(attackers), list(defenders)
        mine.remove(one)
        theirs.remove(other)
        worths.append(
            sum(
                likely * _fought_out(_crew(mine, still), _crew(theirs, left), not attacker_chooses)
                for still, left, likely in _ends(one, other)
            )
        )
    return Fraction(max(worths) if attacker_chooses else min(worths))


def _crew(strengths: list[int], more: int) -> tuple[int, ...]:
    return tuple(sorted([*strengths, more] if more else strengths))


@pytest.mark.clauses("CH-100")
@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [("1", "1 1 2 2 3 3"), ("1 2", "1 1 2 3 4"), ("1 1 2", "1 1 2 2"), ("2 3 4", "1 1 2 3"), ("1 1 2 3", "1 2 2 4")],
)
def test_many_against_many_are_reckoned_exactly(attackers: str, defenders: str) -> None:
    crowds = Crowds(chicago_rules().odds)
    sides = [tuple(map(int, strengths.split())) for strengths in (attackers, defenders)]
    for side in (ATTACKER, DEFENDER):
        exactly = _fought_out(sides[0], sides[1], side == ATTACKER)
        assert crowds.rules_after(crew_of(attackers), crew_of(defenders), side) == pytest.approx(float(exactly))


def test_twelve_in_all_are_reckoned_and_two_against_any_number_but_not_more() -> None:
    crowds = Crowds(chicago_rules().odds)
    six, seven = crew_of("1 1 2 2 3 3"), crew_of("1 1 2 2 3 3 3")
    assert 0.4 < crowds.rules_after(six, six, ATTACKER) < 0.6
    assert crowds.rules_after(six, seven, ATTACKER) == UNRECKONED
    assert 0 < crowds.rules_after(crew_of("4 4"), 20 * ONE_OF[1], ATTACKER) < 1


def test_who_forgets_crowds_reckons_the_same_odds_again() -> None:
    few, many = crew_of("1 2 3"), crew_of("1 2 3 4")
    remembering, forgetful = Crowds(chicago_rules().odds), Crowds(chicago_rules().odds, kept=10)
    for attackers, defenders in [(few, many), (many, few), (few, many)]:
        odds = remembering.rules_after(attackers, defenders, ATTACKER)
        assert forgetful.rules_after(attackers, defenders, ATTACKER) == odds
