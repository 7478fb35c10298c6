"""How sure a share is: intervals hold what they promise, and looking often does not fool anybody."""

from __future__ import annotations

import random

import pytest

from backroom.arena.sequential import LOOKS, estimate, looks

MATCHES = 1500


def one_deal(rng: random.Random, share: float, players: int) -> float:
    """The share of a deal whose games hang together: luck favours the challenger in all of them, or in none."""
    lucky = share + rng.choice((-1, 1)) * min(share, 1 - share) / 3
    return sum(rng.random() < lucky for _ in range(players)) / players


@pytest.mark.parametrize(("share", "deals", "players"), [(0.25, 100, 4), (0.5, 40, 2), (0.1, 100, 4), (0.9, 60, 2)])
def test_a_match_to_its_end_holds_the_true_share_in_95_of_100(share: float, deals: int, players: int) -> None:
    rng = random.Random(f"{share} {deals}")
    held = 0
    for _ in range(MATCHES):
        played = [one_deal(rng, share, players) for _ in range(deals)]
        held += not estimate(played, deals, stops=False).decides(share)
    assert held / MATCHES > 0.935


def test_a_match_of_equals_is_decided_by_luck_in_at_most_one_of_twenty() -> None:
    rng = random.Random(1)
    deals, decided = 100, 0
    for _ in range(MATCHES):
        played = [one_deal(rng, 0.25, 4) for _ in range(deals)]
        decided += any(estimate(played[:look], deals, stops=True).decides(0.25) for look in looks(deals))
    assert decided / MATCHES < 0.06


def test_a_better_bot_is_seen_early() -> None:
    rng = random.Random(2)
    played = [one_deal(rng, 0.6, 4) for _ in range(100)]

    early = next(look for look in looks(100) if estimate(played[:look], 100, stops=True).decides(0.25))

    assert early <= 50


@pytest.mark.parametrize("deals", [1, 2, 7, 10, 11, 100])
def test_the_last_look_is_at_the_end(deals: int) -> None:
    assert looks(deals)[-1] == deals
    assert len(looks(deals)) <= LOOKS


def test_a_few_wins_in_a_row_prove_little() -> None:
    assert not estimate([1.0], 1, stops=False).decides(0.25)
    assert not estimate([1.0, 1.0], 2, stops=False).decides(0.6)
    assert estimate([1.0] * 50, 50, stops=False).low > 0.95
