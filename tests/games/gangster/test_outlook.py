"""What a view says would be scored now, and what a draft changes of it, held against a day of reckoning."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

from backroom.games.gangster import TITLE
from backroom.games.gangster.pieces import COLOURS
from backroom.games.gangster.rules import GangsterRules
from backroom.games.gangster.stages import influence_of, reckon
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.view_types import GangsterViewData
from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance, ScriptedChance
from backroom.kernel.game import AnyRules, Game
from backroom.table.foresight import foreseen
from backroom.testing.case import Case, cases_of
from backroom.testing.checks.views import misfit_of

#: Not the miniature: a game of it is over before these tests have seen enough.
CASES = [case for case in cases_of(TITLE) if "miniature" not in case.settings.options]


def positions(case: Case, seed: int, many: int) -> Iterator[tuple[GangsterRules, GangsterState]]:
    """Positions of a random game in which a colour's turn begins; those of late stages too."""
    rules = cast("GangsterRules", case.rules)
    luck = random.Random(seed)
    game = Game(cast("AnyRules", rules), FastChance(seed))
    found = 0
    while found < many and not game.is_over:
        if game.decision.step.prompt == "turn" and luck.random() < 0.2:
            found += 1
            yield rules, cast("GangsterState", game.state)
        game.apply(luck.choice(game.legal()))


def scored(rules: GangsterRules, state: GangsterState, card: int) -> GangsterState:
    """The state after a day of reckoning today, with this one of the casino cards that are left."""
    day = state.clone()
    reckon(day, rules.board, ScriptedChance([card]), None)
    return day


@pytest.mark.clauses("GA-70", "GA-71")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_would_be_scored_is_what_a_day_of_reckoning_pays(case: Case) -> None:
    for rules, state in positions(case, 3, 40):
        told = rules.view(state, 0).as_data()["if_scored"]
        for card in {0, bin(state.casino).count("1") - 1} if bin(state.casino).count("1") > 1 else set():
            day = scored(rules, state, card)
            assert day.reckoning is not None
            for seat in range(rules.players):
                earned = influence_of(day, seat) - influence_of(state, seat)
                assert earned == told[seat]["points"] + told[seat]["casinos"] * day.reckoning.casino


def by_district(rules: GangsterRules, day: GangsterState) -> dict[tuple[str, str], int]:
    """The points of a day, by district and colour; who gets nothing is left out."""
    assert day.reckoning is not None
    districts = day.reckoning.as_data(rules.board)["districts"]
    lines = [(one["district"], line) for one in districts for line in one["lines"]]
    return {(district, line["colour"]): line["points"] for district, line in lines if line["points"]}


@pytest.mark.clauses("GA-71", "GA-72")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_draft_changes_is_what_the_days_before_and_after_it_differ_in(case: Case) -> None:
    changed = 0
    for rules, state in positions(case, 7, 25):
        seat = state.stack[-1].seat
        if bin(state.casino).count("1") < 2:
            continue
        before = by_district(rules, scored(rules, state, 0))
        casino = scored(rules, state, 0).reckoning
        assert casino is not None
        for action in rules.legal(state, seat):
            told = seen_after(rules, state, seat, action)
            if told is None:
                continue
            assert misfit_of(told, GangsterViewData) == ""
            after_it = state.clone()
            rules.apply(after_it, seat, action, ScriptedChance([]))
            after = by_district(rules, scored(rules, after_it, 0))
            expected = {
                place: (before.get(place, 0), after.get(place, 0))
                for place in before.keys() | after.keys()
                if before.get(place, 0) != after.get(place, 0)
            }
            found = {
                (one["district"], line["colour"]): tuple(
                    casino.casino * (1 + one["doubled"]) if line[when] is None else line[when]
                    for when in ("before", "after")
                )
                for one in told["changes"]
                for line in one["lines"]
            }
            # A ? may be worth what another place says: then nothing differs on that very day.
            assert {place: points for place, points in found.items() if points[0] != points[1]} == expected
            changed += len(expected)
    assert changed, "nothing ever changed: the test has seen nothing"


def seen_after(rules: GangsterRules, state: GangsterState, seat: int, action: Action) -> dict[str, Any] | None:
    view = foreseen(cast("AnyRules", rules), state, seat, [action])
    return None if view is None else cast("dict[str, Any]", view.as_data())


def test_only_a_draft_is_told_what_it_changes() -> None:
    rules = cast("GangsterRules", TITLE.rules(TITLE.settings(3)))
    state = rules.deal(FastChance(1))
    view = rules.view(state, 0).as_data()
    assert view["changes"] == []
    assert [one["colour"] for one in view["colours"]] == list(COLOURS[:3])
