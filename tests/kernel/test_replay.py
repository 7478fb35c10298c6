"""Playing a record again, and naming the first thing that does not fit."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.chance import FastChance
from backroom.kernel.lines import Move, Talk
from backroom.kernel.record import read_record
from backroom.kernel.recorded import RecordedGame
from backroom.kernel.refusal import Refusal
from backroom.kernel.replay import replay
from backroom.template.penny_ante.title import PENNY_ANTE
from backroom.testing.plain import state_text
from tests.kernel.recordings import SEATS, Line, quiet_game, resealed, wrong_with

TEXT = quiet_game().record.text()
LINES = TEXT.splitlines()


@given(st.integers(0, 17))
def test_a_running_game_is_a_record_too(moves: int) -> None:
    recorded = quiet_game(moves)
    record = read_record(recorded.record.text())
    *_, last = replay(record, PENNY_ANTE)
    assert (record.end, record.reveal, last.number) == (None, None, moves)
    assert state_text(last.game.state) == state_text(recorded.game.state)


def test_a_refused_choice_stands_in_no_record() -> None:
    recorded = quiet_game(moves=2)
    before = recorded.record.text()
    with pytest.raises(Refusal):
        recorded.submit(recorded.game.seat, [recorded.rules.table.parse("draw"), recorded.rules.table.parse("bid 3")])
    assert recorded.record.text() == before
    recorded.submit(recorded.game.seat, [recorded.rules.table.parse("draw")])
    *_, last = replay(read_record(recorded.record.text()), PENNY_ANTE)
    assert state_text(last.game.state) == state_text(recorded.game.state)


def test_moments_tell_deal_moves_and_words_in_order() -> None:
    moments = list(replay(read_record(quiet_game(moves=2).record.text()), PENNY_ANTE))
    assert [(moment.number, type(moment.entry)) for moment in moments] == [
        (0, type(None)),
        (0, Talk),
        (1, Move),
        (2, Move),
    ]
    assert [[event.name for event in moment.events] for moment in moments] == [
        ["hand-dealt"] * 3,
        [],
        ["turn-passed"],
        ["turn-passed"],
    ]


def test_an_illegal_move_is_named_with_its_clause() -> None:
    def cheat(lines: list[Line]) -> None:
        lines[4]["do"] = ["bid 3"]

    expected = {"number": 2, "seat": json.loads(LINES[4])["seat"] - 1, "actions": "bid 3"}
    assert wrong_with(resealed(TEXT, cheat)) == ("record-move-unfit", expected, "PA-2")


@pytest.mark.parametrize("do", [[], ["pass", "pass"], ["sell"], ["fold"]])
def test_a_move_that_is_no_whole_choice_is_not_allowed(do: list[str]) -> None:
    text = resealed(TEXT, lambda lines: lines[4].update(do=do))
    message, facts, _ = wrong_with(text)
    assert (message, facts["number"], facts["actions"]) == ("record-move-unfit", 2, ", ".join(do))


def test_a_deal_that_does_not_fit_is_named() -> None:
    text = resealed(TEXT, lambda lines: lines[1]["deal"].pop())
    reason = "the recording ends where one below 3 is asked for"
    assert wrong_with(text) == ("record-deal-unfit", {"reason": reason}, "")


def test_outcomes_that_nobody_asked_for_are_counted() -> None:
    text = resealed(TEXT, lambda lines: lines[1]["deal"].append([6, 3]))
    assert wrong_with(text) == ("record-chance-left", {"number": 0, "count": 1}, "")
    text = resealed(TEXT, lambda lines: lines[4].update(chance=[[6, 3], [6, 2]]))
    assert wrong_with(text) == ("record-chance-left", {"number": 2, "count": 2}, "")


def test_chance_that_does_not_fit_a_move_is_named() -> None:
    text = resealed(TEXT, lambda lines: lines[8].update(chance=[[2, 1]]))
    reason = "the recording holds 1 below 2 where one below 3 is asked for"
    assert wrong_with(text) == ("record-chance-unfit", {"number": 6, "reason": reason}, "")


@pytest.mark.parametrize(
    ("end", "told"),
    [
        (None, "running"),
        ({"reason": "cleaned-out", "winners": [1, 2, 3], "scores": [3, 3, 3]}, "cleaned-out (1, 2, 3)"),
        ({"reason": "last-round", "winners": [2], "scores": [3, 3, 3]}, "last-round (2)"),
    ],
)
def test_an_end_that_the_moves_do_not_lead_to_is_named(end: Line | None, told: str) -> None:
    text = resealed(TEXT, lambda lines: lines[-1].update(end=end))
    assert wrong_with(text) == ("record-end-unfit", {"value": told, "expected": "last-round (1, 2, 3)"}, "")


def test_a_running_record_that_claims_an_end_is_named() -> None:
    end = json.loads(LINES[-1])["end"]
    text = resealed(quiet_game(moves=3).record.text(), lambda lines: lines[-1].update(end=end))
    assert wrong_with(text) == ("record-end-unfit", {"value": "last-round (1, 2, 3)", "expected": "running"}, "")


def test_moves_after_the_end_are_not_allowed() -> None:
    text = resealed(TEXT, lambda lines: lines.insert(-2, {"seat": 1, "do": ["pass"], "chance": []}))
    assert wrong_with(text) == ("record-move-unfit", {"number": 19, "seat": 0, "actions": "pass"}, "PA-7")


def test_other_data_is_named() -> None:
    text = resealed(TEXT, lambda lines: lines[0]["data"].update(sha256="0" * 64))
    assert wrong_with(text) == ("record-other-data", {"value": "1", "title": "penny-ante"}, "")


def test_an_owner_s_own_data_travels_in_the_record() -> None:
    recorded = RecordedGame(PENNY_ANTE, PENNY_ANTE.settings(3, data='version = "7"'), SEATS, FastChance(1))
    record = read_record(recorded.record.text())
    assert (record.header.data.version, record.header.data.text) == ("7", 'version = "7"')
    assert len(list(replay(record, PENNY_ANTE))) == 1
