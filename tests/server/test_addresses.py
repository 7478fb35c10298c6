"""What is counted by address, and by the prefix it is part of."""

from __future__ import annotations

import pytest

from backroom.server.addresses import WIDE, Held, Paces, shares_of


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::1", "::1", True),
        ("?", "?", True),
    ],
)
def test_who_counts_as_one(one: str, other: str, same: bool) -> None:
    assert (shares_of(one)[0] == shares_of(other)[0]) == same


def test_a_wider_prefix_has_a_limit_too() -> None:
    """Who has a prefix of 48 bits has 65,536 of 64: they do not count one by one."""
    held = Held(2)
    taken = [held.take(f"2001:db8:1:{number:x}::1") for number in range(100) for _ in range(3)]
    assert sum(taken) == 2 * WIDE
    assert held.take("2001:db8:2::1")


def test_what_is_given_back_can_be_taken_again() -> None:
    held = Held(1)
    assert [held.take("192.0.2.1"), held.take("192.0.2.1"), held.take("192.0.2.2")] == [True, False, True]
    held.give_back("192.0.2.1")
    assert held.take("192.0.2.1")


def test_a_pace_comes_back_with_time_and_fines_take_longer() -> None:
    paces = Paces(1.0, 3)
    assert [paces.take("192.0.2.1", 0.0) for _ in range(4)] == [True, True, True, False]
    assert paces.take("192.0.2.2", 0.0)
    assert paces.take("192.0.2.1", 1.0)
    paces.fine("192.0.2.1", 1.0, 5)
    assert not paces.take("192.0.2.1", 5.0)
    assert paces.take("192.0.2.1", 7.1)
