"""What was promised of our search is judged by what was measured; only what was played on is a simulation."""

from __future__ import annotations

from typing import cast

import pytest
from bench.promises import Rates, Target, judge
from bench.search_promises import ROWS, TARGETS
from bench.search_worker import MEASURES
from bench.searches import POKER, Counting, positions, rules_of

from backroom.games.chicago_poker.bot.study import WEIGHTS, judge_for
from backroom.games.chicago_poker.bot.thinker import Budget, Thinker
from backroom.games.chicago_poker.rules import PokerRules
from backroom.kernel.chance import FastChance

TRIES = 6


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.says)
@pytest.mark.parametrize(("part", "kept"), [(1.01, True), (0.99, False)])
def test_a_promise_is_kept_from_its_bound_on(target: Target, part: float, kept: bool) -> None:
    rates = {row: Rates([1000.0] * 3) for row in ROWS}
    rates[target.one] = Rates([target.least * part * 1000] * 3)
    assert judge(target, rates).kept is kept


def test_every_row_can_be_measured() -> None:
    assert {row.what for row in ROWS} == set(MEASURES)


def test_what_is_judged_at_once_is_no_simulation() -> None:
    rules = rules_of(POKER, 2)
    own = judge_for(rules, WEIGHTS)
    assert own is not None
    counting = Counting(own, skips=1)
    for tries, simulations in ((0, 0), (TRIES, 2 * TRIES)):
        thinker = Thinker(cast("PokerRules", rules), counting, Budget(1, 2, tries, 1, 0.01))
        counting.begin()
        counting.done = 0

        thinker.choose(positions(POKER, 2, "turn")[0], FastChance(1))

        assert counting.done == simulations
