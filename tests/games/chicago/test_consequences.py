"""What a view says will come of a move, held against what the rules then do: what a draft leaves open, who would win by
a goal. Over all player counts and variants."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from backroom.games.chicago import TITLE
from backroom.games.chicago.actions import SEND, ChicagoAction
from backroom.games.chicago.crews import take
from backroom.games.chicago.entering import enter_waiting
from backroom.games.chicago.gangs import GANGS, NOWHERE, strongest
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

#: Not the miniature: a game of it is over before these tests have seen enough.
CASES = [case for case in cases_of(TITLE) if "miniature" not in case.settings.options]
HIGHEST_ROLL = 22
LOWEST_ROLL = 11
STREET = ["c-3", "d-3", "e-3", "f-3", "g-3", "h-3"]


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
