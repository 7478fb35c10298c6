"""Forks: only what the house can replay itself is believed, not too long and not too deep."""

from __future__ import annotations

import msgspec
import pytest

from backroom.games import find_title
from backroom.kernel.forking import LONGEST_ORIGIN, origin_of
from backroom.kernel.lines import Fork, Header, Undo
from backroom.kernel.record import Record, read_record
from backroom.kernel.recorded import RecordedGame
from backroom.kernel.refusal import BadInput
from backroom.kernel.replay import replay
from backroom.kernel.verify import verify
from backroom.server.replays import fork, read_outside
from backroom.template.penny_ante.title import PENNY_ANTE
from tests.kernel.recordings import FAIRNESS, SEATS, quiet_game
from tests.kernel.test_tampering import FOLDER

FORKED = (FOLDER / "fork.1.record").read_text("utf-8")
POKER = (FOLDER / "chicago-poker.1.record").read_text("utf-8")


def _replayed(record: Record) -> None:
    for _ in replay(record, find_title(record.header.title)):
        pass


def _with(record: Record, **changes: object) -> Record:
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **changes))


def test_a_record_that_brings_a_state_is_neither_shown_nor_forked() -> None:
    state = quiet_game(moves=3).game.state.as_data()
    begun = RecordedGame(PENNY_ANTE, PENNY_ANTE.settings(3), SEATS, fairness=FAIRNESS, start=state)
    text = begun.record.text()
    assert read_record(text), "offline it can be read"
    with pytest.raises(BadInput, match="replay-start-not-ours"):
        read_outside(text)
    with pytest.raises(BadInput, match="replay-start-not-ours"):
        fork(text, 0, 0)


def test_a_fork_is_verified_with_the_game_it_comes_from() -> None:
    record = read_record(FORKED)
    verified = verify(record, find_title(record.header.title))
    assert verified.origin is not None
    assert verified.origin.outcomes > 100


def test_another_origin_than_the_true_one_is_noticed() -> None:
    record = read_record(FORKED)
    assert isinstance(record.header, Header)
    assert isinstance(record.header.fork, Fork)
    for other in (
        msgspec.structs.replace(record.header.fork, number=99),
        msgspec.structs.replace(record.header.fork, seat=2),
        msgspec.structs.replace(record.header.fork, number=100_000),
    ):
        with pytest.raises(BadInput):
            _replayed(_with(record, fork=other))
    gangster = (FOLDER / "gangster.1.record").read_text("utf-8")
    with pytest.raises(BadInput, match="record-other-origin"):
        _replayed(_with(record, fork=Fork(gangster, 5, 1)))


def test_origins_are_bounded_in_length_and_depth() -> None:
    with pytest.raises(BadInput, match="replay-origin-long"):
        origin_of(Fork("x" * (LONGEST_ORIGIN + 1), 0, 1), 1)
    with pytest.raises(BadInput, match="replay-origin-deep"):
        origin_of(Fork(POKER, 0, 1), 3)
    with pytest.raises(BadInput, match="replay-fork-over"):
        fork(POKER, len(read_record(POKER).moves), 0)


def test_what_was_taken_back_must_have_stood() -> None:
    record = read_record(POKER)
    at = next(at for at, entry in enumerate(record.entries) if isinstance(entry, Undo))
    undo = record.entries[at]
    assert isinstance(undo, Undo)
    for moves in (undo.undo + 100, -1):
        record.entries[at] = Undo(undo.seat, moves)
        with pytest.raises(BadInput, match="record-undo-unfit"):
            _replayed(record)


def test_a_record_of_other_rules_is_not_replayed_by_ours() -> None:
    with pytest.raises(BadInput, match="record-other-rules"):
        _replayed(_with(read_record(POKER), rules=99))


@pytest.mark.parametrize("more", [" ", "\n", "\n\n"])
def test_there_is_one_way_to_write_a_record(more: str) -> None:
    with pytest.raises(BadInput, match=r"record-not-canonical|record-cut-short"):
        read_record(POKER + more)
