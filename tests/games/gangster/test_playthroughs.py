"""The golden playthroughs: replayed, verified, compared line by line; and together they show everything."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.games.gangster import TITLE
from backroom.games.gangster.rules import GangsterRules
from backroom.games.gangster.state import GangsterState
from backroom.kernel.event import ONLOOKER
from backroom.kernel.replay import replay
from backroom.kernel.shown import NOTHING, next_shown, shown_to
from tests.games.gangster.playthroughs import GOLDEN
from tests.games.gangster.playthroughs.sights import WANTED, Watcher


@pytest.mark.parametrize("name", GOLDEN.names())
def test_a_playthrough_replays_verifies_and_reads_as_its_transcript(name: str) -> None:
    GOLDEN.check(name, GOLDEN.record_of(name).header.players * 5 + 1)


def shown_by(name: str) -> set[str]:
    watcher: Watcher | None = None
    for moment in replay(GOLDEN.record_of(name), TITLE):
        watcher = watcher or Watcher(cast("GangsterRules", moment.game.rules))
        watcher.watch(cast("GangsterState", moment.game.state), moment.events)
    assert watcher is not None
    return watcher.shown


def test_together_they_show_everything_rare_and_every_table() -> None:
    shown = set().union(*(shown_by(name) for name in GOLDEN.names()))
    assert WANTED - shown == set()
    assert {GOLDEN.record_of(name).header.players for name in GOLDEN.names()} == {2, 3, 4, 5}


def test_what_an_onlooker_was_shown_still_has_the_hash_that_receipts_hold() -> None:
    shown = NOTHING
    for digest in shown_to(GOLDEN.record_of("four"), TITLE, ONLOOKER):
        shown = next_shown(shown, digest)

    # Noted when views still said `by rank`: the event of a reckoning goes on saying so.
    assert shown.hex() == "e638e8344b0d429787f58b12daf97931d9c320b53ead6ae462a6d190abb8eb32"


def test_every_playthrough_has_both_files_and_none_is_too_long_to_be_read() -> None:
    GOLDEN.check_files(150_000)
