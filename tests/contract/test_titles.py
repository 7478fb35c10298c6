"""Every title, number of players and option, held to the contract."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet

from backroom.games import titles
from backroom.kernel.title import AnyTitle
from backroom.testing.case import Case
from backroom.testing.checks import CHECKS, Check
from backroom.testing.kinds import meet_every_decision
from tests.contract.our_cases import our_cases


def _cases() -> Iterator[ParameterSet]:
    """Every case. Everybody's run takes every number of players without options and with all of them; the long one
    takes all.

    Interpreted rules, from the same sources as the compiled ones, take the largest: the most players with every
    option. Where there is no compiler, they take as many as compiled ones do.
    """
    for title in titles():
        cases = our_cases(title)
        # The last one with so many players has every option that they may have.
        fullest = {case.settings.players: case for case in cases}
        for case in cases:
            if case is cases[-1]:
                marks = []
            elif not any(case.settings.options.values()) or case is fullest[case.settings.players]:
                marks = [pytest.mark.compiled_rules]
            else:
                marks = [pytest.mark.long]
            yield pytest.param(case, id=str(case), marks=marks)


CASES = list(_cases())
#: Some games of every case for everybody's run, many for the long one.
SEEDS = (1,)
LONG_SEEDS = range(2, 23)

every_check = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
every_case = pytest.mark.parametrize("case", CASES)


@every_case
@every_check
def test_title_keeps_the_contract(check: Check, case: Case) -> None:
    for seed in SEEDS:
        check(case, seed)


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_the_positions_checked_hold_every_kind_of_decision(title: AnyTitle) -> None:
    """`starts/` is the place for rare positions."""
    meet_every_decision(our_cases(title), SEEDS[0])


@pytest.mark.long
@every_case
@every_check
def test_title_keeps_the_contract_for_long(check: Check, case: Case) -> None:
    for seed in LONG_SEEDS:
        check(case, seed)
