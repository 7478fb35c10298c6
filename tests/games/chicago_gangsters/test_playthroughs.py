"""The golden playthroughs: replayed, verified, compared line by line; and together they show everything."""

from __future__ import annotations

from itertools import zip_longest
from typing import cast

import pytest

from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.rules import GangstersRules
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.replay import replay
from backroom.kernel.verify import verify
from tests.games.chicago_gangsters.playthroughs import FOLDER, names, record_of, transcript_of
from tests.games.chicago_gangsters.playthroughs.sights import WANTED, sights
from tests.games.chicago_gangsters.playthroughs.transcript import write_transcript


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
    moments = list(replay(record_of(name), TITLE))
    rules = cast("GangstersRules", moments[0].game.rules)
    shown: set[str] = set()
    for moment in replay(record_of(name), TITLE):
        shown |= sights(rules, [(cast("GangstersState", moment.game.state), moment.events)])
    return shown


@pytest.mark.clauses("CG-83")
def test_together_they_show_everything_rare_and_every_table() -> None:
    shown = set().union(*(shown_by(name) for name in names()))
    assert WANTED - shown == set()
    records = [record_of(name) for name in names()]
    assert {record.header.players for record in records} == {3, 4, 5}
    for flag in ("godfather", "whisper"):
        assert any(record.header.options[flag] for record in records)


def test_every_playthrough_has_both_files_and_none_is_too_long_to_be_read() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == names()
    assert max(file.stat().st_size for file in FOLDER.glob("*.txt")) < 150_000
