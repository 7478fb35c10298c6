"""The contract suite bites: the toy that is written properly passes every check, and every planted fault is caught."""

from __future__ import annotations

import pytest

from backroom.template.penny_ante.title import PENNY_ANTE, ante_title
from backroom.testing.case import Case, cases_of
from backroom.testing.checks import CHECKS, Check
from tests.contract.toys import broken_observations, broken_play, broken_research, broken_secrets, broken_states
from tests.contract.toys.planted import Planted

PLANTED = [
    *broken_play.PLANTED,
    *broken_states.PLANTED,
    *broken_secrets.PLANTED,
    *broken_research.PLANTED,
    *broken_observations.PLANTED,
]
SEEDS = range(1, 4)


@pytest.mark.parametrize("case", list(cases_of(PENNY_ANTE)), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_good_toy_keeps_the_contract(check: Check, case: Case) -> None:
    _hold(case, check)


@pytest.mark.parametrize("planted", PLANTED, ids=str)
def test_a_planted_fault_is_caught(planted: Planted) -> None:
    title = ante_title(planted.rules)
    with pytest.raises(AssertionError, match=planted.saying):
        _hold(Case(title, title.settings(3)), planted.caught_by)


def test_every_check_has_a_fault_to_catch() -> None:
    proven = {planted.caught_by for planted in PLANTED}
    assert [check.__name__ for check in CHECKS if check not in proven] == []


def _hold(case: Case, check: Check) -> None:
    for seed in SEEDS:
        check(case, seed)
