"""Records: what is written is read again, and a bad file is told in a sentence."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.lines import Ending, Move, Talk
from backroom.kernel.record import Record, read_record
from backroom.kernel.recorded import RecordedGame
from backroom.kernel.refusal import BadInput
from backroom.kernel.verify import verify
from backroom.template.penny_ante.title import PENNY_ANTE
from tests.kernel.recordings import SEATS, Line, quiet_game, rejection, resealed, sealed, wrong_with

FINISHED = quiet_game().record
TEXT = FINISHED.text()
LINES = TEXT.splitlines()


def unread_line(text: str) -> object:
    """The number of the line that cannot be read."""
    message, facts, _ = wrong_with(text)
    assert (message, sorted(facts)) == ("record-bad-line", ["line", "reason"])
    return facts["line"]


def read_or_rejected(text: str) -> Record | None:
    """The record, verified to the end; None for bad input that can be told in a sentence."""
    try:
        record = read_record(text)
        verify(record, PENNY_ANTE)
    except BadInput as error:
        rejection(error)
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


def test_a_game_needs_chance() -> None:
    with pytest.raises(ValueError, match="a game needs chance or fairness"):
        RecordedGame(PENNY_ANTE, PENNY_ANTE.settings(3), SEATS)


@pytest.mark.parametrize("text", ["", "\n", "hello", "{}", "[]", "1", '"backroom"', "null", '{"title":"penny-ante"}'])
def test_a_file_of_another_kind_is_no_record(text: str) -> None:
    assert wrong_with(text) == ("record-not-one", {}, "")


@pytest.mark.parametrize("version", [0, 3, "1", 1.0, True, None])
def test_a_record_of_another_version_is_named(version: object) -> None:
    text = resealed(TEXT, lambda lines: lines[0].update(backroom=version))
    assert wrong_with(text) == ("record-other-version", {"value": str(version), "expected": 2}, "")


def test_a_line_that_was_changed_is_noticed() -> None:
    text = TEXT.replace("Good evening", "Good morning")
    assert wrong_with(text) == ("record-changed", {}, "")


@pytest.mark.parametrize("left", [1, 2, 10, 22])
def test_a_record_without_its_last_line_is_cut_short(left: int) -> None:
    assert wrong_with(joined(LINES[:left])) == ("record-cut-short", {"lines": left}, "")


def test_a_record_cut_in_the_middle_of_a_line_is_cut_short() -> None:
    assert wrong_with(TEXT[:-20]) == ("record-cut-short", {"lines": 23}, "")


def test_a_missing_line_is_counted() -> None:
    expected = {"value": 21, "expected": 22}
    assert wrong_with(joined(LINES[:5] + LINES[6:])) == ("record-lines-missing", expected, "")


def test_an_added_line_is_counted() -> None:
    expected = {"value": 23, "expected": 22}
    assert wrong_with(joined([*LINES[:5], *LINES[4:]])) == ("record-lines-missing", expected, "")


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
    assert unread_line(sealed(lines, json.loads(LINES[-1]))) == number


def test_a_header_that_makes_no_sense_is_named() -> None:
    text = resealed(TEXT, lambda lines: lines[0].pop("players"))
    assert unread_line(text) == 1


def test_a_record_with_a_header_only_cannot_be_read() -> None:
    assert unread_line(sealed(LINES[:1], json.loads(LINES[-1]))) == 2


@pytest.mark.parametrize("seat", [0, -1, 4, 99])
@pytest.mark.parametrize("line", [3, 5])
def test_moves_and_words_of_nobody_are_named(line: int, seat: int) -> None:
    text = resealed(TEXT, lambda lines: lines[line - 1].update(seat=seat))
    assert wrong_with(text) == ("record-bad-seat", {"line": line, "value": seat, "expected": 3}, "")


def test_a_seat_too_few_is_counted() -> None:
    text = resealed(TEXT, lambda lines: lines[0]["seats"].pop())
    assert wrong_with(text) == ("record-bad-seats", {"value": 2, "expected": 3}, "")


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


def test_nothing_is_said_or_done_after_the_reveal() -> None:
    text = resealed(TEXT, lambda lines: lines.insert(-1, {"seat": 1, "say": "one word more"}))
    assert wrong_with(text)[0] == "record-bad-line"


def test_secrets_are_revealed_once() -> None:
    text = resealed(TEXT, lambda lines: lines.insert(-1, lines[-2]))
    assert wrong_with(text)[0] == "record-bad-line"
