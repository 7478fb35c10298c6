"""The checker of histories finds every fault that is planted, and none where there is none."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

import pytest

from backroom.table import entries as e
from backroom.table import protocol as p
from tests.faults.histories import Disorder, History, Sent, check


def _moment(number: int, at: float, seat: int) -> p.Moment:
    return p.Moment(number=number, at=at, kind="move", seat=seat, events=[], facts={})


def _sound() -> tuple[list[History], list[e.AnyEntry]]:
    """Two seats, one of them on two devices and cut off once; four choices."""
    seen = [_moment(number, float(number), number % 2) for number in range(1, 5)]
    anna = History(0, [seen[:3], seen[1:]], [Sent("a1", ["x"], 1.9, 2.1), Sent("a2", ["y"], 3.9, 4.1)])
    phone = History(0, [seen[2:]])
    bert = History(1, [seen], [Sent("b1", ["x"], 0.9, 1.1), Sent("b2", ["z"], 2.9, 3.1)])
    chosen = [(1, "x", "b1"), (0, "x", "a1"), (1, "z", "b2"), (0, "y", "a2")]
    return [anna, phone, bert], [e.Moved(seat, [action], ref) for seat, action, ref in chosen]


Plant = Callable[[list[History], list[e.AnyEntry]], object]


def _swap_journal(_: list[History], journal: list[e.AnyEntry]) -> None:
    journal[0], journal[2] = journal[2], journal[0]


def _swap_moments(histories: list[History], _: list[e.AnyEntry]) -> None:
    one, two = histories[2].told[0][:2]
    histories[2].told[0][:2] = [_moment(1, two.at, two.seat or 0), _moment(2, one.at, one.seat or 0)]


def _skip_between_visits(histories: list[History], _: list[e.AnyEntry]) -> None:
    histories[0].told[0] = [_moment(0, 0.0, 0)]


def _tell_otherwise_later(histories: list[History], _: list[e.AnyEntry]) -> None:
    histories[0].told[1][0] = _moment(2, 2.0, 1)


def _tell_a_device_otherwise(histories: list[History], _: list[e.AnyEntry]) -> None:
    histories[1].told[0][0] = _moment(3, 9.0, 1)


def _go_back(histories: list[History], _: list[e.AnyEntry]) -> None:
    histories[0].told[1] = histories[0].told[1][:1]


def _choose_otherwise(_: list[History], journal: list[e.AnyEntry]) -> None:
    journal[1] = e.Moved(0, ["w"], "a1")


PLANTED: dict[str, tuple[Plant, str]] = {
    "a lost choice": (lambda _, journal: journal.pop(1), "is lost"),
    "a doubled choice": (lambda _, journal: journal.append(journal[1]), "done twice"),
    "another choice": (_choose_otherwise, "not what was sent"),
    "an order that time forbids": (_swap_journal, "stands after it"),
    "a gap": (lambda histories, _: histories[2].told[0].pop(1), "was told 3 after 1"),
    "a gap between two visits": (_skip_between_visits, "never told"),
    "an older table after a visit": (_go_back, "went back to 2"),
    "two tales to one": (_tell_otherwise_later, "two things"),
    "two tales to two devices": (_tell_a_device_otherwise, "two ways"),
    "two orders": (_swap_moments, "another order"),
}


def test_a_sound_evening_is_found_sound() -> None:
    check(*_sound())


def test_what_happened_at_the_same_time_is_no_other_order() -> None:
    """One sees two choices of a seat by a clock that stands, the other sees one of them."""
    two, one = ([_moment(number, 1.0, 0) for number in numbers] for numbers in ((1, 2), (1,)))
    check([History(0, [two]), History(1, [one])], [])


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str) -> None:
    histories, journal = deepcopy(_sound())
    plant, says = PLANTED[fault]
    plant(histories, journal)
    with pytest.raises(Disorder, match=says):
        check(histories, journal)
