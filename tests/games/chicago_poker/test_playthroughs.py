"""The golden playthroughs: replayed, verified, compared line by line; and together they show everything."""

from __future__ import annotations

import re

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.businesses import FULL_GAME, NUMBERS, SHORT_GAME
from backroom.kernel.replay import replay
from tests.games.chicago_poker.playthroughs import GOLDEN


def every_ending() -> set[str]:
    """Every reason for which the rules can end a game: the goals, and what `businesses.py` names beside them."""
    goals = {f"{NUMBERS[goal.alike]}-alike" for goal in (FULL_GAME, SHORT_GAME)}
    goals |= {f"any-{NUMBERS[goal.any]}" for goal in (FULL_GAME, SHORT_GAME)}
    source = (TITLE.folder / "businesses.py").read_text("utf-8")
    return goals | set(re.findall(r'(?:return |reason = |end_game\(state, )"([a-z-]+)"', source))


@pytest.mark.parametrize("name", GOLDEN.names())
def test_a_playthrough_replays_verifies_and_reads_as_its_transcript(name: str) -> None:
    GOLDEN.check(name, GOLDEN.record_of(name).header.players * 5 + 1)


@pytest.mark.clauses("CP-60", "CP-61", "CP-62", "CP-63")
def test_every_way_the_game_can_end_has_a_playthrough() -> None:
    assert len(every_ending()) == 7
    shown = {record.end.reason for record in map(GOLDEN.record_of, GOLDEN.names()) if record.end is not None}
    assert every_ending() - shown == set()


def test_every_playthrough_is_called_by_its_ending() -> None:
    for name in GOLDEN.names():
        end = GOLDEN.record_of(name).end
        assert end is not None
        assert end.reason == name


def test_together_they_show_every_special_tie_breaks_a_renewed_pile_and_every_table() -> None:
    records = [GOLDEN.record_of(name) for name in GOLDEN.names()]
    shown = {event.name for record in records for moment in replay(record, TITLE) for event in moment.events}
    assert {"card-murdered", "row-raided", "card-carried", "pistol-drawn", "card-blackmailed"} <= shown
    assert {"tie-settled", "pile-renewed", "actions-forgone", "actions-lost"} <= shown
    assert {record.header.players for record in records} == {2, 3, 4, 5, 6}
    assert any(record.header.options["tactical"] for record in records)
    assert any(record.header.options["short"] for record in records)


def test_every_playthrough_has_both_files_and_none_is_too_long_to_be_read() -> None:
    GOLDEN.check_files(150_000)
