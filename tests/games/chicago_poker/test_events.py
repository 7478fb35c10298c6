"""Who is told of what: the audience of every kind of event (CP-32, CP-42, CP-45, CP-48, CP-54)."""

from __future__ import annotations

import re

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.kernel.event import EVERYONE, ONLOOKER, Event
from backroom.kernel.replay import replay
from tests.games.chicago_poker.playthroughs import GOLDEN
from tests.games.chicago_poker.scenario import position

#: Events without a secret: everybody is told everything.
PUBLIC = {
    "business-opened", "start-drawn", "turn-begun", "pile-renewed", "bullet-placed", "card-murdered",
    "limousine-called", "pistol-drawn", "actions-forgone", "actions-lost", "card-discarded", "duel-begun",
    "row-turned-up", "tie-break-called", "stake-revealed", "tie-settled", "business-won", "game-ended",
}  # fmt: skip
#: Everybody is told that it happened, the seat itself which card or cards.
OWN = {"hand-dealt", "card-drawn", "card-blackmailed", "card-staked"}
#: The cards of a row: for those who know the card as it lies now.
ROWS = {"gangster-played", "card-carried"}
#: The raid: for its player and the owner of the cards.
RAID = {"row-raided"}


def every_event() -> list[Event]:
    """All that happened in the golden playthroughs, and in a position where a hand must come down to seven."""
    told = [
        event for name in GOLDEN.names() for moment in replay(GOLDEN.record_of(name), TITLE) for event in moment.events
    ]
    above_seven = position(hands={"capone": "red-1..8"}, actions=0).goes_on().does("discard red-3")
    return told + above_seven.events


def tellers() -> set[str]:
    """The names of all events of this title, from its source."""
    return set(re.findall(r'\bEvent\("([a-z-]+)"', (TITLE.folder / "events.py").read_text("utf-8")))


def test_every_event_of_the_title_is_accounted_for_here() -> None:
    assert tellers() == PUBLIC | OWN | ROWS | RAID


def test_every_kind_of_event_reaches_whom_it_should() -> None:
    met = set()
    for event in every_event():
        met.add(event.name)
        assert event.audience == EVERYONE
        told = {viewer for viewer in range(ONLOOKER + 1) if _is_told_all(event, viewer)}
        seat = event.facts.get("seat")
        if event.name in PUBLIC:
            assert told == set(range(ONLOOKER + 1))
        elif event.name in OWN:
            assert told == {seat}
        elif event.name in RAID:
            assert told == {seat, event.facts["target"]}
        elif event.name == "gangster-played":
            assert told in ({seat}, set(range(ONLOOKER + 1)))
        else:
            assert seat in told
            assert ONLOOKER not in told or len(told) == ONLOOKER + 1
    assert met == tellers()


def _is_told_all(event: Event, viewer: int) -> bool:
    seen = event.seen_by(viewer)
    assert seen is not None
    return seen.as_data() == event.seen_by_all().as_data()


@pytest.mark.clauses("CP-23", "CP-48")
@pytest.mark.parametrize("viewer", ["capone", "moran", "onlooker"])
def test_a_card_discarded_from_a_hand_above_seven_is_shown(viewer: str) -> None:
    table = position(hands={"capone": "red-1..8"}, actions=0).goes_on().does("discard red-3")
    assert table.hears(viewer)[0] == {"event": "card-discarded", "seat": 0, "card": "red-3"}


@pytest.mark.clauses("CP-31", "CP-32")
@pytest.mark.parametrize(("business", "shown"), [("brewery", True), ("bar", False)])
def test_a_laid_card_is_told_to_others_only_if_it_lies_face_up(business: str, shown: bool) -> None:
    table = position(f"{business} bar", {"capone": "red-1"}).does("play red-1 at 1")
    told = {"event": "gangster-played", "seat": 0, "place": 1, "business": business, "up": int(shown)}
    seen = told | {"event": "gangster-played-seen", "card": "red-1"}
    assert table.hears("capone") == [seen]
    assert table.hears("moran") == table.hears("onlooker") == [seen if shown else told]


@pytest.mark.clauses("CP-49")
def test_a_carried_card_is_told_to_those_who_know_it_as_it_lies() -> None:
    table = position("bar gambling-den", {"capone": "limousine"}, {"capone at 1": "red-1..3"}, players=3)
    table.does("limousine 1 to 2", "carry red-3", "carry red-1", "park")
    assert [told["event"] for told in table.hears("moran")] == [
        "limousine-called", "card-carried-seen", "card-carried",
    ]  # fmt: skip
    assert [told.get("card") for told in table.hears("capone")] == [None, "red-3", "red-1"]
    # Red 3 lay face up at the bar, so everybody goes on knowing it; red 1 nobody but Capone has seen.
    assert table.facing("capone at 2") == "down down"
    assert table.sees("moran", "capone at 2") == "red-3 ?"
