"""Events and their audience."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.event import EVERYONE, ONLOOKER, SEATS, Event, SeenEvent

VIEWERS = range(SEATS + 1)
masks = st.integers(0, EVERYONE)


def told(seen: SeenEvent | None) -> dict[str, object] | None:
    return None if seen is None else seen.as_data()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_event_without_secrets_is_told_to_everyone_alike(viewer: int) -> None:
    assert told(Event("card-sold", {"seat": 1}).seen_by(viewer)) == {"event": "card-sold", "seat": 1}


@given(masks, masks)
def test_secrets_reach_their_knowers_among_the_audience_only(audience: int, knowers: int) -> None:
    event = Event("card-drawn", {"seat": 1}, {"card": "red-7"}, knowers, audience)
    for viewer in VIEWERS:
        seen = told(event.seen_by(viewer))
        if not audience >> viewer & 1:
            assert seen is None
        elif knowers >> viewer & 1:
            assert seen == {"event": "card-drawn-seen", "seat": 1, "card": "red-7"}
        else:
            assert seen == {"event": "card-drawn", "seat": 1}


def test_a_seat_s_secret_is_not_the_onlooker_s() -> None:
    event = Event("card-drawn", {"seat": 1}, {"card": "red-7"}, 1 << 1)
    assert [viewer for viewer in VIEWERS if "card" in (told(event.seen_by(viewer)) or {})] == [1]
    assert told(event.seen_by(ONLOOKER)) == {"event": "card-drawn", "seat": 1}


def test_laid_open_it_tells_every_secret() -> None:
    event = Event("card-drawn", {"seat": 1}, {"card": "red-7"}, 1 << 1, 1 << 1)
    assert told(event.seen_by_all()) == {"event": "card-drawn-seen", "seat": 1, "card": "red-7"}
    assert told(Event("turn-passed", {"seat": 1}).seen_by_all()) == {"event": "turn-passed", "seat": 1}


def test_telling_a_secret_does_not_add_it_to_the_public_facts() -> None:
    event = Event("card-drawn", {"seat": 1}, {"card": "red-7"}, 1 << 1)
    event.seen_by(1)
    assert told(event.seen_by(2)) == {"event": "card-drawn", "seat": 1}
