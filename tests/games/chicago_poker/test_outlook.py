"""What a view says a card would make, and how near it says everybody is, held against what the rules then do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.cards import KINDS
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import PokerState
from backroom.kernel.chance import FastChance
from backroom.kernel.game import Game
from backroom.testing.case import Case, cases_of

#: Not the miniature: a game of it is over before these tests have seen enough.
CASES = [case for case in cases_of(TITLE) if "miniature" not in case.settings.options]


def positions(case: Case, seed: int, many: int) -> Iterator[Game]:
    """Positions of a random game in which somebody's turn is on."""
    luck = random.Random(seed)
    game = Game(case.rules, FastChance(seed))
    found = 0
    while found < many and not game.is_over:
        if game.decision.step.prompt == "turn" and luck.random() < 0.3:
            found += 1
            yield game
        legal = game.legal()
        # Whoever lays cards more often than random players do fills rows.
        plays = [action for action in legal if action.text.startswith("play")]
        game.apply(luck.choice(plays or legal) if luck.random() < 0.7 else luck.choice(legal))


def seen(game: Game, state: PokerState, seat: int) -> dict[str, Any]:
    return cast("dict[str, Any]", cast("PokerRules", game.rules).view(state, seat).as_data())


@pytest.mark.clauses("CP-52", "CP-53")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_card_would_make_is_what_it_makes_once_it_lies(case: Case) -> None:
    laid = 0
    for game in positions(case, 4, 25):
        seat = game.seat
        before = seen(game, cast("PokerState", game.state), seat)
        for action in game.legal():
            if not action.text.startswith("play"):
                continue
            _, card, _, number = action.text.split()
            place = int(number) - 1
            would = before["businesses"][place]["rows"][seat]["would"][card]
            after = cast("PokerState", game.state.clone())
            game.rules.steps["turn"].apply(after, seat, action, FastChance(1), None)
            business = seen(game, after, seat)["businesses"][place]
            laid += 1
            assert business["rows"][seat]["known"] == {"hand": would["hand"], "value": would["value"]}
            assert (seat in business["leads"]) == would["leads"]
    assert laid > 20


@pytest.mark.clauses("CP-60", "CP-61")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_missing_exactly_where_the_rules_see_a_goal_reached(case: Case) -> None:
    rules = cast("PokerRules", case.rules)
    luck = random.Random(9)
    state = rules.deal(FastChance(2))
    reached = 0
    for _ in range(300):
        state.owned = [luck.choice((0, 0, 0, 1, 1, 2, 3)) for _ in range(rules.players * KINDS)]
        told = rules.view(state, 0).as_data()["to_win"]
        for seat in range(rules.players):
            goal = rules.goals.reached(state, seat)
            assert any(one["missing"] == 0 for one in told[seat]) == bool(goal)
            assert all(one["have"] + one["missing"] == one["need"] for one in told[seat])
            reached += bool(goal)
    assert reached > 30


@pytest.mark.clauses("CP-60")
def test_one_business_more_where_one_is_missing_wins_and_else_does_not() -> None:
    rules = cast("PokerRules", TITLE.rules(TITLE.settings(3)))
    state = rules.deal(FastChance(2))
    luck = random.Random(1)
    for _ in range(200):
        state.owned = [luck.choice((0, 0, 1, 1, 2)) for _ in range(rules.players * KINDS)]
        if rules.goals.reached(state, 0):
            continue
        near = any(one["missing"] == 1 for one in rules.view(state, 0).as_data()["to_win"][0])
        wins = False
        for kind in range(KINDS):
            state.owned[kind] += 1
            wins = wins or bool(rules.goals.reached(state, 0))
            state.owned[kind] -= 1
        assert wins == near
