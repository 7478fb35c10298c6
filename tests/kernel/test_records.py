"""Records: what is written is read again, and a bad file is told in a sentence."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.chance import FastChance
from backroom.kernel.record import Ending, Move, Record, Talk, read_record
from backroom.kernel.recorded import RecordedGame
from backroom.kernel.refusal import BadInput, Refusal
from backroom.kernel.replay import replay
from backroom.kernel.verify import verify
from backroom.words import Words
from tests.contract.plain import state_text
from tests.contract.toys.penny_ante.title import PENNY_ANTE
from tests.kernel.recordings import SEATS, Line, quiet_game, resealed, sealed

FINISHED = quiet_game().record
TEXT = FINISHED.text()
LINES = TEXT.splitlines()


def wrong_with(text: str) -> str:
    """What is said of a record that cannot be read or played again."""
    with pytest.raises(BadInput) as caught:
        list(replay(read_record(text), PENNY_ANTE))
    return Words("en", PENNY_ANTE).rejection(caught.value)


def read_or_rejected(text: str) -> Record | None:
    """The record, verified to the end; None for bad input that can be told in a sentence."""
    try:
        record = read_record(text)
        verify(record, PENNY_ANTE)
    except BadInput as error:
        if not Words("en", PENNY_ANTE).rejection(error):
            raise
        return None
    return record


def joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def test_a_record_is_header_deal_entries_reveal_and_seal() -> None:
    kinds = [sorted(json.loads(line)) for line in LINES]
    assert kinds[0] == ["backroom", "commitments", "data", "options", "players", "seats", "title"]
    assert kinds[1] == ["deal"]
    assert kinds[2] == ["say", "seat"]
    assert all(kind == ["chance", "do", "seat"] for kind in kinds[3:-2])
    assert kinds[-2:] == [["reveal"], ["end", "lines", "sha256"]]
    assert len(LINES) == 3 + 18 + 2


def test_a_record_counts_seats_from_one() -> None:
    recorded = quiet_game(moves=0)
    first = recorded.game.seat
    recorded.submit(first, [recorded.rules.table.parse("pass")])
    assert recorded.record.entries == [Talk(1, "Good evening"), Move(first + 1, ["pass"], [])]
    assert FINISHED.end == Ending("last-round", [1, 2, 3], [3, 3, 3])


def test_a_record_read_back_is_equal() -> None:
    assert read_record(TEXT) == FINISHED
    assert read_record(TEXT).text() == TEXT


@given(st.lists(st.text()))
def test_whatever_is_said_is_kept(words: list[str]) -> None:
    recorded = quiet_game(moves=0)
    for said in words:
        recorded.say(1, said)
    again = read_record(recorded.record.text())
    assert [entry.say for entry in again.entries[1:] if isinstance(entry, Talk)] == words


@pytest.mark.parametrize("said", ['"do":', '{"seat":1,"do":["pass"]}', '"say": "do":'])
def test_words_that_look_like_a_move_are_words(said: str) -> None:
    recorded = quiet_game(moves=0)
    recorded.say(2, said)
    assert read_record(recorded.record.text()).entries[1] == Talk(3, said)


@given(st.integers(0, 17))
def test_a_running_game_is_a_record_too(moves: int) -> None:
    recorded = quiet_game(moves)
    record = read_record(recorded.record.text())
    *_, last = replay(record, PENNY_ANTE)
    assert (record.end, record.reveal, last.number) == (None, None, moves)
    assert state_text(last.game.state) == state_text(recorded.game.state)


def test_a_refused_submission_stands_in_no_record() -> None:
    recorded = quiet_game(moves=2)
    before = recorded.record.text()
    with pytest.raises(Refusal):
        recorded.submit(recorded.game.seat, [recorded.rules.table.parse("draw"), recorded.rules.table.parse("bid 3")])
    assert recorded.record.text() == before
    recorded.submit(recorded.game.seat, [recorded.rules.table.parse("draw")])
    *_, last = replay(read_record(recorded.record.text()), PENNY_ANTE)
    assert state_text(last.game.state) == state_text(recorded.game.state)


def test_a_game_needs_chance() -> None:
    with pytest.raises(ValueError, match="a game needs chance or fairness"):
        RecordedGame(PENNY_ANTE, PENNY_ANTE.settings(3), SEATS)


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


@pytest.mark.parametrize("text", ["", "\n", "hello", "{}", "[]", "1", '"backroom"', "null", '{"title":"penny-ante"}'])
def test_a_file_of_another_kind_is_no_record(text: str) -> None:
    assert wrong_with(text) == "This file is not a record of Backroom."


@pytest.mark.parametrize("version", [0, 2, "1"])
def test_a_record_of_another_version_is_named(version: object) -> None:
    text = resealed(TEXT, lambda lines: lines[0].update(backroom=version))
    assert wrong_with(text) == f"This record is of format {version}; this Backroom reads format 1."


def test_a_line_that_was_changed_is_noticed() -> None:
    text = TEXT.replace("Good evening", "Good morning")
    assert wrong_with(text) == "This record was changed after it was written: its seal does not fit."


@pytest.mark.parametrize("left", [1, 2, 10, 22])
def test_a_record_without_its_last_line_is_cut_short(left: int) -> None:
    expected = f"This record is cut short: after {left} lines the closing line is missing."
    assert wrong_with(joined(LINES[:left])) == expected


def test_a_record_cut_in_the_middle_of_a_line_is_cut_short() -> None:
    assert wrong_with(TEXT[:-20]) == "This record is cut short: after 23 lines the closing line is missing."


def test_a_missing_line_is_counted() -> None:
    expected = "This record has 21 lines before its last one, but should have 22: it was cut or added to."
    assert wrong_with(joined(LINES[:5] + LINES[6:])) == expected


def test_an_added_line_is_counted() -> None:
    expected = "This record has 23 lines before its last one, but should have 22: it was cut or added to."
    assert wrong_with(joined([*LINES[:5], *LINES[4:]])) == expected


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (4, '{"seat":1,"do":'),
        (4, '{"seat":1,"do":["pass"],"chance":[[6]]}'),
        (4, '{"seat":"one","do":["pass"]}'),
        (4, '{"seat":1,"do":["pass"],"cheat":true}'),
        (4, '{"whisper":"psst"}'),
        (3, '{"seat":1,"say":7}'),
        (2, '{"deal":[[15,"two"]]}'),
        (22, '{"reveal":{"house":"short","seats":[]}}'),
    ],
)
def test_a_line_that_makes_no_sense_is_named(number: int, line: str) -> None:
    lines = LINES[:-1]
    lines[number - 1] = line
    assert wrong_with(sealed(lines, json.loads(LINES[-1]))).startswith(f"Line {number} of this record cannot be read: ")


def test_a_header_that_makes_no_sense_is_named() -> None:
    text = resealed(TEXT, lambda lines: lines[0].pop("players"))
    assert wrong_with(text).startswith("Line 1 of this record cannot be read: ")


def test_a_record_with_a_header_only_cannot_be_read() -> None:
    assert wrong_with(sealed(LINES[:1], json.loads(LINES[-1]))).startswith("Line 2 of this record cannot be read: ")


def test_an_illegal_move_is_named_with_its_clause() -> None:
    def cheat(lines: list[Line]) -> None:
        lines[4]["do"] = ["bid 3"]

    seat = json.loads(LINES[4])["seat"]
    expected = f"Move 2 of this record (seat {seat}: bid 3) is not allowed by the rules. (PA-2)"
    assert wrong_with(resealed(TEXT, cheat)) == expected


@pytest.mark.parametrize("seat", [0, -1, 4, 99])
def test_a_move_or_words_of_nobody_are_named(seat: int) -> None:
    """Line 3 are words, line 5 is a move."""
    for number in (3, 5):
        text = resealed(TEXT, lambda lines, number=number: lines[number - 1].update(seat=seat))  # type: ignore[misc]
        assert wrong_with(text).startswith(f"Line {number} of this record names seat {seat}:")


def test_there_must_be_a_seat_for_every_player() -> None:
    text = resealed(TEXT, lambda lines: lines[0]["seats"].pop())
    assert wrong_with(text) == "This record names 2 seats for 3 players."


@pytest.mark.parametrize("do", [[], ["pass", "pass"], ["sell"], ["fold"]])
def test_a_move_that_is_no_whole_choice_is_not_allowed(do: list[str]) -> None:
    text = resealed(TEXT, lambda lines: lines[4].update(do=do))
    assert wrong_with(text).startswith("Move 2 of this record (")


def test_a_deal_that_does_not_fit_is_named() -> None:
    text = resealed(TEXT, lambda lines: lines[1]["deal"].pop())
    expected = "The deal of this record does not fit the rules: the recording ends where one below 3 is asked for."
    assert wrong_with(text) == expected


def test_outcomes_that_nobody_asked_for_are_counted() -> None:
    text = resealed(TEXT, lambda lines: lines[1]["deal"].append([6, 3]))
    assert wrong_with(text) == "The deal of this record holds 1 outcomes too many."
    text = resealed(TEXT, lambda lines: lines[4].update(chance=[[6, 3], [6, 2]]))
    assert wrong_with(text) == "Move 2 of this record holds 2 outcomes too many."


def test_chance_that_does_not_fit_a_move_is_named() -> None:
    text = resealed(TEXT, lambda lines: lines[8].update(chance=[[2, 1]]))
    reason = "the recording holds 1 below 2 where one below 3 is asked for"
    assert wrong_with(text) == f"The chance of move 6 does not fit the rules: {reason}."


@pytest.mark.parametrize("end", [None, {"reason": "cleaned-out", "winners": [1, 2, 3], "scores": [3, 3, 3]}])
def test_an_end_that_the_moves_do_not_lead_to_is_named(end: Line | None) -> None:
    text = resealed(TEXT, lambda lines: lines[-1].update(end=end))
    assert "but by its moves it is ‘the last round’" in wrong_with(text)


def test_a_running_record_that_claims_an_end_is_named() -> None:
    end = json.loads(LINES[-1])["end"]
    text = resealed(quiet_game(moves=3).record.text(), lambda lines: lines[-1].update(end=end))
    assert wrong_with(text).endswith("but by its moves it is ‘running’.")


def test_moves_after_the_end_are_not_allowed() -> None:
    text = resealed(TEXT, lambda lines: lines.insert(-2, {"seat": 1, "do": ["pass"]}))
    assert wrong_with(text) == "Move 19 of this record (seat 1: pass) is not allowed by the rules. (PA-7)"


def test_other_data_is_named() -> None:
    text = resealed(TEXT, lambda lines: lines[0]["data"].update(sha256="0" * 64))
    expected = "This record was played with other data (version 1) than this Backroom has for Penny Ante."
    assert wrong_with(text) == expected


def test_an_owner_s_own_data_travels_in_the_record() -> None:
    recorded = RecordedGame(PENNY_ANTE, PENNY_ANTE.settings(3, data="ante 7"), SEATS, FastChance(1))
    record = read_record(recorded.record.text())
    assert (record.header.data.version, record.header.data.text) == ("7", "ante 7")
    assert len(list(replay(record, PENNY_ANTE))) == 1


@given(st.data())
def test_a_record_with_a_slip_of_the_pen_is_found_out_or_says_the_same(data: st.DataObject) -> None:
    """Any one character changed, removed or added: bad input, or a file that means the very same."""
    at = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(at, min(at + 1, len(TEXT))))
    slip = TEXT[:at] + data.draw(st.text(max_size=1)) + TEXT[end:]
    record = read_or_rejected(slip)
    assert record is None or record == FINISHED


@given(st.data())
def test_whatever_a_careful_hand_writes_is_answered_with_a_sentence(data: st.DataObject) -> None:
    """Any line of a record replaced by another one, and the seal made anew: nothing but bad input ever comes of it."""
    value = st.recursive(
        st.none() | st.booleans() | st.integers() | st.sampled_from(["pass", "bid 0", "human", "0" * 64]),
        lambda inner: st.lists(inner, max_size=3),
        max_leaves=4,
    )
    number = data.draw(st.integers(0, len(LINES) - 1))
    line: Line = json.loads(LINES[number])
    name = data.draw(st.sampled_from(sorted(line)))
    if isinstance(line[name], dict) and data.draw(st.booleans()):
        line[name][data.draw(st.sampled_from(sorted(line[name])))] = data.draw(value)
    else:
        line[name] = data.draw(value)
    lines = [line if at == number else json.loads(text) for at, text in enumerate(LINES)]
    text = sealed([json.dumps(one) for one in lines[:-1]], lines[-1])
    read_or_rejected(text)
