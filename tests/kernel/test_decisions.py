"""Decisions and the seats they ask."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.decision import Decision, lowest_seat, seats_of
from backroom.kernel.event import SEATS
from backroom.template.penny_ante.steps import BidStep, SaleStep

masks = st.integers(0, 2**SEATS - 1)
seats = st.integers(0, SEATS - 1)


@given(st.sets(seats))
def test_a_mask_holds_its_seats_in_order(chosen: set[int]) -> None:
    mask = sum(1 << seat for seat in chosen)
    assert seats_of(mask) == sorted(chosen)
    assert lowest_seat(mask) == min(chosen, default=-1)


@given(masks, seats)
def test_a_decision_asks_the_seats_of_its_mask(mask: int, seat: int) -> None:
    decision = Decision(BidStep(), mask)
    assert decision.asks(seat) == (seat in seats_of(mask))
    assert decision.seat == lowest_seat(mask)


@given(masks, seats)
def test_who_has_answered_is_not_asked_again(mask: int, seat: int) -> None:
    decision = Decision(BidStep(), mask, (3, 4))
    left = decision.answered_by(seat)
    assert seats_of(left.seats) == [other for other in seats_of(mask) if other != seat]
    assert (left.step is decision.step, left.about) == (True, (3, 4))
    assert decision.seats == mask


def test_the_same_question_can_be_about_something_else() -> None:
    decision = Decision(SaleStep(), 0b100, (0,))
    other = decision.asked_about((1,))
    assert (other.step is decision.step, other.seats, other.about) == (True, 0b100, (1,))
    assert decision.about == (0,)


def test_a_decision_as_data_names_prompt_seats_and_what_it_is_about() -> None:
    assert Decision(BidStep(), 0b101, (7,)).as_data() == ["bid", 5, [7]]
