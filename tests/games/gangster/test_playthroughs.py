"""The golden playthroughs: replayed, verified, compared line by line; and together they show everything."""

from __future__ import annotations

from itertools import zip_longest
from typing import cast

import pytest

from backroom.games.gangster import TITLE
from backroom.games.gangster.rules import GangsterRules
from backroom.games.gangster.state import GangsterState
from backroom.kernel.replay import replay
from backroom.kernel.verify import verify
from tests.games.gangster.playthroughs import FOLDER, names, record_of, transcript_of
from tests.games.gangster.playthroughs.sights import WANTED, Watcher
from tests.games.gangster.playthroughs.transcript import write_transcript


@pytest.mark.parametrize("name", names())
def test_a_playthrough_replays_and_its_chance_verifies(name: str) -> None:
    record = record_of(name)
    verified = verify(record, TITLE)
    assert verified.moves == len(record.moves)
    assert verified.outcomes > record.header.players * 5


@pytest.mark.parametrize("name", names())
def test_a_playthrough_reads_as_its_transcript(name: str) -> None:
    written = write_transcript(record_of(name), TITLE)
    for number, (told, expected) in enumerate(zip_longest(written, transcript_of(name)), 1):
        assert told == expected, f"line {number} of {name}.txt"


def shown_by(name: str) -> set[str]:
    watcher: Watcher | None = None
    for moment in replay(record_of(name), TITLE):
        watcher = watcher or Watcher(cast("GangsterRules", moment.game.rules))
        watcher.watch(cast("GangsterState", moment.game.state), moment.events)
    assert watcher is not None
    return watcher.shown


def test_together_they_show_everything_rare_and_every_table() -> None:
    shown = set().union(*(shown_by(name) for name in names()))
    assert WANTED - shown == set()
    assert {record_of(name).header.players for name in names()} == {2, 3, 4, 5}


def test_every_playthrough_has_both_files_and_none_is_too_long_to_be_read() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == names()
    assert max(file.stat().st_size for file in FOLDER.glob("*.txt")) < 150_000
