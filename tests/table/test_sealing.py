"""The moments before the deal: whoever is late with a contribution is named, waited for, and only then left out."""

from __future__ import annotations

import pytest

from backroom.kernel.event import ONLOOKER
from backroom.kernel.refusal import BadInput
from backroom.table import protocol as p
from backroom.table.powers import host_entries
from backroom.table.taking import SEALING_SECONDS
from tests.table.tables import Evening, commitment_of, secret


def _sealed(*given: int) -> Evening:
    """Three people have committed; these have contributed."""
    evening = Evening(["human", "human", "human"])
    for seat in range(3):
        evening.say(seat, p.Sit(name=f"player {seat}", commitment=commitment_of(seat)))
    for seat in given:
        evening.say(seat, p.Contribute(contribution=secret(seat)))
    return evening


def _wait(evening: Evening, seconds: float) -> None:
    evening.now += seconds
    evening.play_by_itself()


def test_nothing_is_dealt_before_everybody_was_told_who_is_left_out() -> None:
    evening = _sealed(0)
    _wait(evening, SEALING_SECONDS - 1)
    assert evening.look(ONLOOKER).frame.left_out == []
    _wait(evening, 1)
    for viewer in (0, 1, 2, ONLOOKER):
        update = evening.look(viewer)
        assert (update.frame.status, update.frame.left_out) == ("sealing", [1, 2])
        assert update.frame.deal_in == SEALING_SECONDS
        assert (update.moments[-1].kind, update.moments[-1].facts) == ("left-out", {"seats": [1, 2], "seconds": 15})
    _wait(evening, SEALING_SECONDS - 1)
    assert evening.look(0).frame.status == "sealing"
    assert evening.look(0).frame.deal_in == 1
    _wait(evening, 1)
    dealt = evening.look(0).frame
    assert (dealt.status, dealt.left_out, dealt.deal_in) == ("playing", [1, 2], None)
    assert dealt.commitments.seats == [commitment_of(seat) for seat in range(3)], "what was promised stays in sight"


def test_a_late_contribution_still_counts() -> None:
    evening = _sealed(0)
    _wait(evening, SEALING_SECONDS)
    evening.say(1, p.Contribute(contribution=secret(1)))
    assert evening.look(0).frame.left_out == [2]
    assert evening.look(0).frame.status == "sealing"
    evening.say(2, p.Contribute(contribution=secret(2)))
    assert (evening.look(0).frame.status, evening.look(0).frame.left_out) == ("playing", [])
    contributions = evening.table.fairness().contributions
    assert [given.hex() for given in contributions] == [secret(seat) for seat in range(3)]


@pytest.mark.parametrize("do", ["kick", "replace"])
def test_nobody_is_sent_away_between_the_commitments_and_the_deal(do: str) -> None:
    evening = _sealed(0)
    with pytest.raises(BadInput, match="table-is-sealing"):
        host_entries(evening.table, do, 1, None, "a link")
