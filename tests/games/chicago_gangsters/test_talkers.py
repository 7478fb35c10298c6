"""Whose words pay: whoever always lies loses against our bots. `bench/talk.py` measures it with more games."""

from __future__ import annotations

import pytest
from bench.talk import LIAR, TITLE, Company, share_of

from backroom.games import find_title

PLAYERS = 4
DEALS = 75


@pytest.mark.compiled_rules
def test_who_always_lies_takes_less_than_a_fair_share_from_soldiers() -> None:
    company = Company(find_title(TITLE).settings(PLAYERS), "soldier", "soldier", "talk", [LIAR])

    shares = [company.play_deal(number)[0] for number in range(DEALS)]

    assert share_of(shares).high < 1 / PLAYERS
