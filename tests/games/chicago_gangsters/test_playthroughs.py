"""The golden playthroughs: replayed, verified, compared line by line; and together they show everything."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.rules import GangstersRules
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.replay import replay
from tests.games.chicago_gangsters.playthroughs import GOLDEN
from tests.games.chicago_gangsters.playthroughs.sights import WANTED, sights


@pytest.mark.parametrize("name", GOLDEN.names())
def test_a_playthrough_replays_verifies_and_reads_as_its_transcript(name: str) -> None:
    GOLDEN.check(name, GOLDEN.record_of(name).header.players * 5 + 1)


def shown_by(name: str) -> set[str]:
    moments = list(replay(GOLDEN.record_of(name), TITLE))
    rules = cast("GangstersRules", moments[0].game.rules)
    shown: set[str] = set()
    for moment in replay(GOLDEN.record_of(name), TITLE):
        shown |= sights(rules, [(cast("GangstersState", moment.game.state), moment.events)])
    return shown


@pytest.mark.clauses("CG-83")
def test_together_they_show_everything_rare_and_every_table() -> None:
    shown = set().union(*(shown_by(name) for name in GOLDEN.names()))
    assert WANTED - shown == set()
    records = [GOLDEN.record_of(name) for name in GOLDEN.names()]
    assert {record.header.players for record in records} == {3, 4, 5}
    for flag in ("godfather", "whisper"):
        assert any(record.header.options[flag] for record in records)


def test_every_playthrough_has_both_files_and_none_is_too_long_to_be_read() -> None:
    GOLDEN.check_files(150_000)
