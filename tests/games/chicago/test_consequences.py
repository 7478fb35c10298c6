"""What a view says will come of a move, held against what the rules then do: odds of whole fights, what a draft leaves
open, who would win by a goal. Over all player counts and variants."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any, cast

import pytest

from backroom.games.chicago import TITLE
from backroom.games.chicago.actions import SEND, ChicagoAction
from backroom.games.chicago.crews import take
from backroom.games.chicago.crowds import ATTACKER, DEFENDER, UNRECKONED, Crowds
from backroom.games.chicago.entering import enter_waiting
from backroom.games.chicago.gangs import GANGS, NOWHERE, ONE_OF, gang_of, strongest
from backroom.games.chicago.goals import note_goals
from backroom.games.chicago.reach import FAR, reach_from
from backroom.games.chicago.rules import ChicagoRules
from backroom.games.chicago.seizing import can_seize
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.view_types import ChicagoViewData
from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance, OutOfOutcomes, ScriptedChance
from backroom.kernel.decision import Decision
from backroom.kernel.game import AnyRules, Game
from backroom.table.foresight import foreseen
from backroom.testing.case import Case, cases_of
from backroom.testing.checks.views import misfit_of
from tests.games.chicago.scenario import a_city, chicago_rules, names_of

CASES = list(cases_of(TITLE))
DICE = chicago_rules().plan.fighting_dice
HOUSE = "yellow-bar-12"
DOOR = "h-7"
HIGHEST_ROLL = 22
LOWEST_ROLL = 11
STREET = ["c-3", "d-3", "e-3", "f-3", "g-3", "h-3"]


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
        pytest.param("2", 1, "1 2", marks=pytest.mark.compiled_rules),
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


def walks(rules: ChicagoRules, state: ChicagoState, luck: random.Random) -> list[Action]:
    """The way of some member to some place in its reach, as a client hands it in."""
    plan = rules.plan
    origin = luck.choice(state.places[state.gang])
    reach = reach_from(state, plan, rules.crowded, state.gang, origin, state.points)
    if not reach.order:
        return []
    to = luck.choice(reach.order)
    way = [to]
    while way[-1] != origin:
        way.append(reach.via[way[-1]])
    return steps(rules, way[::-1], strongest(state.men[origin]))


def steps(rules: ChicagoRules, way: list[int], rings: int) -> list[Action]:
    names = rules.plan.names
    actions = []
    for at in range(len(way) - 1):
        crowd = rules.crowded and way[at] >= rules.plan.streets
        begin = f"send {rings} from" if crowd else "move"
        actions.append(rules.table.parse(f"{begin} {names[way[at]]} to {names[way[at + 1]]}"))
    return actions


def moves_of(case: Case, seed: int, many: int) -> Iterator[tuple[ChicagoRules, ChicagoState, list[Action]]]:
    """Positions of a random game in which somebody moves, each with a way that could be drafted."""
    rules = cast("ChicagoRules", case.rules)
    luck = random.Random(seed)
    game = Game(cast("AnyRules", rules), FastChance(seed))
    found = 0
    while found < many and not game.is_over:
        state = cast("ChicagoState", game.state)
        if game.decision.step.prompt == "move" and luck.random() < 0.15:
            way = walks(rules, state, luck)
            if way and _is_allowed(rules, state, way):
                found += 1
                yield rules, state, way
        game.apply(luck.choice(game.legal()))


def _is_allowed(rules: ChicagoRules, state: ChicagoState, way: list[Action]) -> bool:
    """Whether nothing is asked on the way, as at an ally's house."""
    game = Game(cast("AnyRules", rules), FastChance(0), start=state.clone())
    for action in way:
        if game.is_over or game.seat < 0 or game.decision.step.prompt != "move":
            return False
        if rules.refuse(cast("ChicagoState", game.state), game.seat, action) is not None:
            return False
        game.apply(action)
    return True


def seen_after(rules: ChicagoRules, state: ChicagoState, way: list[Action]) -> dict[str, Any] | None:
    view = foreseen(cast("AnyRules", rules), state, state.stack[-1].seat, way)
    return None if view is None else cast("dict[str, Any]", view.as_data())


def of_gang(rules: ChicagoRules, state: ChicagoState, gang: int) -> ChicagoState:
    """The position as it stands on another gang's turn, with the highest roll."""
    turn = state.clone()
    turn.gang, turn.points, turn.siege, turn.besiegers = gang, HIGHEST_ROLL, NOWHERE, 0
    later = Decision(rules.steps["turn"], 0, (gang, 5, 0, 0))
    turn.stack = [later, Decision(rules.steps["move"], 1 << turn.seat_of(gang), (gang,))]
    enter_waiting(turn, rules.plan, rules.crowded, None)
    return turn


def nearest(rules: ChicagoRules, turn: ChicagoState, house: int) -> int:
    costs = [
        reach_from(turn, rules.plan, rules.crowded, turn.gang, origin, HIGHEST_ROLL).cost[house]
        for origin in turn.places[turn.gang]
    ]
    return min(costs, default=FAR)


def left_open(rules: ChicagoRules, before: ChicagoState, after: ChicagoState, seat: int) -> dict[str, dict[str, int]]:
    """By the rules' own reach: which own houses this gang has left, and by whom each could be taken at what cost."""
    found: dict[str, dict[str, int]] = {}
    for house in before.places[before.gang]:
        building = rules.plan.building(house)
        if building < 0 or after.men[house]:
            continue
        owners = {before.owner[building], after.owner[building]}
        if any(owner < 0 or after.player_of[owner] != seat for owner in owners):
            continue
        for gang in range(4):
            if after.player_of[gang] in (-1, seat) or not can_seize(after, rules.plan, gang, building):
                continue
            cost = nearest(rules, of_gang(rules, after, gang), house)
            if cost != FAR:
                found.setdefault(rules.plan.names[house], {})[GANGS[gang]] = cost
    return found


@pytest.mark.clauses("CH-50", "CH-31")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_draft_leaves_open_is_what_others_can_then_take(case: Case) -> None:
    warned = 0
    for rules, state, way in moves_of(case, 11, 60):
        seat = state.stack[-1].seat
        after = state.clone()
        last = way[-1]
        assert isinstance(last, ChicagoAction)
        for action in way:
            before_it = after.clone()
            try:
                rules.apply(after, seat, action, ScriptedChance([]))
            except OutOfOutcomes:  # a duel: whoever wins it, the member has gone
                after = before_it
                rings = last.what if last.kind == SEND else strongest(after.men[last.origin])
                take(after, after.gang, last.origin, rings)
        told = seen_after(rules, state, way)
        if told is None or after.outcome is not None:
            continue
        assert misfit_of(told, ChicagoViewData) == ""
        leaves = {one["house"]: {each["gang"]: each["points"] for each in one["threats"]} for one in told["leaves"]}
        assert leaves == left_open(rules, state, after, seat)
        for one in told["leaves"]:
            for threat in one["threats"]:
                warned += 1
                assert threat["sure"] == (threat["points"] <= LOWEST_ROLL)
                assert len(threat["way"]) == threat["points"] + 1
                _takes_it(rules, after, one["house"], threat)
    assert warned, "nothing was ever left open: the test has seen nothing"


def _takes_it(rules: ChicagoRules, state: ChicagoState, house: str, threat: dict[str, Any]) -> None:
    """The way that is told is walked by the rules, and the house changes hands."""
    gang = GANGS.index(threat["gang"])
    turn = of_gang(rules, state, gang)
    way = [rules.plan.numbers[place] for place in threat["way"]]
    rings = strongest(turn.men[way[0]])
    seat = turn.seat_of(gang)
    for number, action in enumerate(steps(rules, way, rings), 1):
        assert rules.refuse(turn, seat, action) is None
        rules.apply(turn, seat, action, ScriptedChance([]))
        if number < threat["points"] and turn.stack[-1].step.prompt == "ally":
            rules.apply(turn, seat, rules.table.parse("leave"), ScriptedChance([]))
    assert turn.owner[rules.plan.building(rules.plan.numbers[house])] == gang


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_draft_shows_the_very_view_that_its_choice_then_brings(case: Case) -> None:
    shown = 0
    for rules, state, way in moves_of(case, 5, 20):
        seat = state.stack[-1].seat
        told = seen_after(rules, state, way)
        game = Game(cast("AnyRules", rules), ScriptedChance([]), start=state.clone())
        try:
            game.submit(seat, way)
        except OutOfOutcomes:
            continue
        assert told is not None
        then = cast("dict[str, Any]", game.view(seat).as_data())
        shown += 1
        assert told | {"leaves": [], "reach": [], "meets": {}} == then | {"reach": [], "meets": {}}
    assert shown


def test_a_draft_that_hangs_on_dice_shows_nothing_of_them() -> None:
    city = a_city({"yellow": "2@yellow-casino 1@yellow-home", "red": "1@d-3 1@v-3"}, points=9)
    names = city.plan.names
    door = next(names[door] for door in city.plan.doors[city.plan.casino(0)])
    out = [city.rules.table.parse(f"move yellow-casino to {door}")]
    assert seen_after(city.rules, city.state, out) is not None
    rolling = a_city({"yellow": "2@yellow-casino", "red": "1@v-3"})
    assert seen_after(rolling.rules, rolling.state, [rolling.rules.table.parse("roll")]) is None


@pytest.mark.clauses("CH-80", "CH-81")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", ["A", "D"])
def test_who_would_win_by_a_goal_wins_when_the_phase_ends(players: int, phase: str) -> None:
    ended: Counter[str] = Counter()
    for seed in range(60):
        luck = random.Random(seed)
        owns = _luckily_owned(luck)
        fours = " ".join(f"4@{place}" for place in luck.sample(STREET, luck.randint(1, 6)))
        city = a_city({"yellow": fours, "red": "1@v-3"}, players=players, owns=owns, phase=phase, points=3)
        view = city.rules.view(city.state, 0).as_data()
        end = city.state.clone()
        end.stack = []
        city.rules.proceed(end, FastChance(seed), None)
        holders = [
            seat for seat, goals in enumerate(view["goals"]) if any(goal["missing"] == 0 for goal in goals.values())
        ]
        assert bool(view["would_win"]) == bool(holders)
        assert set(view["would_win"]) <= set(holders)
        if len(view["would_win"]) == 1:
            assert end.outcome is not None
            assert end.outcome.winners == view["would_win"]
            ended[end.outcome.reason] += 1
        elif view["would_win"]:
            assert end.outcome is not None
            assert set(end.outcome.winners) <= set(view["would_win"])
        else:
            assert (end.outcome is not None) == (phase == "D")
    assert len(ended) >= 2, ended


def _luckily_owned(luck: random.Random) -> dict[str, str]:
    """Casinos and the bars at the square, each given to somebody; one gang is lucky with one of them more often."""
    plan = chicago_rules().plan
    casinos = [plan.casino(quarter) for quarter in range(4)]
    gangs = ["yellow", "red", "green"]
    lucky = luck.choice(gangs)
    owns: dict[str, list[str]] = {}
    for buildings in (casinos, plan.square):
        often = luck.choice((0.0, 0.97))
        for building in buildings:
            gang = lucky if luck.random() < often else luck.choice(gangs)
            owns.setdefault(gang, []).append(plan.names[plan.streets + building])
    assert all(names_of(" ".join(owned)) == owned for owned in owns.values())
    return {gang: " ".join(owned) for gang, owned in owns.items()}


def test_how_many_are_missing_is_told_with_every_goal() -> None:
    city = a_city({"yellow": "4@c-3 4@d-3"}, owns={"yellow": "blue-casino"}, points=3)
    note_goals(city.state, city.plan, None)
    goals = city.rules.view(city.state, 0).as_data()["goals"][0]
    assert {name: goal["missing"] for name, goal in goals.items()} == {
        "goal-casinos": 1,
        "goal-square": 8,
        "goal-fours": 3,
    }
    assert city.rules.view(city.state, 0).as_data()["rounds_left"] == 6
