"""The golden playthroughs: replayed, verified, compared line by line; and together they show everything."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.games.chicago import TITLE
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.replay import replay
from tests.games.chicago.playthroughs import GOLDEN
from tests.games.chicago.playthroughs.__main__ import SCRIPTS
from tests.games.chicago.playthroughs.sights import WANTED, sights


@pytest.mark.parametrize("name", GOLDEN.names())
def test_a_playthrough_replays_verifies_and_reads_as_its_transcript(name: str) -> None:
    GOLDEN.check(name, 18)


def shown_by(name: str) -> set[str]:
    moments = replay(GOLDEN.record_of(name), TITLE)
    return sights([(cast("ChicagoState", moment.game.state), moment.events) for moment in moments])


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_playthrough_shows_what_it_is_for(script: object) -> None:
    name, wanted = next((one.name, one.wanted) for one in SCRIPTS if one is script)
    assert wanted - shown_by(name) == set()


@pytest.mark.clauses("CH-80", "CH-82")
def test_together_they_show_everything_and_every_table() -> None:
    shown = set().union(*(shown_by(name) for name in GOLDEN.names()))
    assert WANTED - shown == set()
    records = [GOLDEN.record_of(name) for name in GOLDEN.names()]
    assert {record.header.players for record in records} == {2, 3, 4}
    for flag in ("crowded-houses", "guarded-casinos"):
        assert any(record.header.options[flag] for record in records)


def test_every_playthrough_has_both_files_and_none_is_too_long_to_be_read() -> None:
    assert (
        sorted(file.stem for file in GOLDEN.folder.glob("*.txt"))
        == GOLDEN.names()
        == sorted(script.name for script in SCRIPTS)
    )
    GOLDEN.check_files(200_000)
