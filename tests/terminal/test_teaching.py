"""Lessons in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.kernel.lines import OldHeader
from backroom.kernel.record import read_record
from backroom.lessons.shelf import find_lesson
from backroom.terminal.play import learn, resume_table
from tests.lessons.small import small
from tests.terminal.guest import Guest

SMALL = small()


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backroom.terminal.teaching.data_folder", lambda: tmp_path)


def taught(*lines: str, language: str = "en") -> str:
    guest = Guest(lines)
    assert learn(SMALL, language, "Ada", None, screen=guest.screen) == 0
    return guest.transcript


def test_a_lesson_is_read_played_and_over() -> None:
    said = taught("", "play red-7 at 1", "draw")
    assert "Read this, Bugs Moran." in said
    assert "Well done." in said
    assert "Step 3 of 3" in said
    assert "That was the lesson." in said


def test_of_what_was_played_before_it_begins_only_the_last_is_told() -> None:
    guest = Guest(["quit"])
    learn(find_lesson(TITLE, "problem-flush"), "en", "Ada", None, screen=guest.screen)
    assert "green 6" not in guest.transcript.split("One action is left.")[0]
    assert "blue 2" in guest.transcript.split("One action is left.")[0]


def test_something_else_is_answered_by_the_coach_and_something_illegal_by_its_rule() -> None:
    said = taught("", "play red-7 at 2", "play red-8 at 1")
    assert "Rather at the bar." in said
    assert "not in your hand. (CP-20)" in said
    assert "To go on with it" in said


def test_every_step_can_be_skipped() -> None:
    assert "That was the lesson." in taught("skip", "skip", "skip")


def test_a_step_can_be_begun_anew_and_an_earlier_one_gone_back_to() -> None:
    said = taught("", "again", "again 1", "", "again 7", "quit")
    assert said.count("Step 2 of 3") == 3
    assert said.count("Step 1 of 3") == 2
    assert "no step ‘7’" in said


def test_a_lesson_that_was_left_is_taken_up_again_and_forgotten_at_its_end() -> None:
    assert "play chicago-poker --lesson small" in taught("", "play red-7 at 1", "quit")
    again = taught("draw")
    assert "goes on where you left it" in again
    assert "Step 1 of 3" not in again
    assert "Step 1 of 3" in taught("quit")


def test_a_lesson_that_has_changed_begins_anew(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "chicago-poker.small.json").write_text('{"step": 2, "choices": ["", "draw"]}')
    said = taught("quit")
    assert "has changed" in said
    assert "Step 1 of 3" in said


@pytest.mark.parametrize("line", ["?", "why", "board", "hand", "log", "rules bar", "choices", "back"])
def test_what_can_be_said_at_a_table_can_be_said_in_a_lesson(line: str) -> None:
    assert "Traceback" not in taught("", line, "quit")


def test_where_there_is_only_something_to_read_nothing_is_played() -> None:
    said = taught("draw", "quit")
    assert "nothing to choose" in said or "not open at this step" in said


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_a_guided_game_goes_on_freely_and_can_be_left_and_resumed(language: str, tmp_path: Path) -> None:
    lesson = find_lesson(TITLE)
    file = tmp_path / "game.record"
    guest = Guest(["skip"] * len(lesson.steps) + ["1", "quit", "y"])
    assert learn(lesson, language, "Ada", file, screen=guest.screen) == 0
    record = read_record(file.read_text("utf-8"))
    assert isinstance(record.header, OldHeader)
    assert record.moves[0].seat == 1

    again = Guest(["1", "quit", "y"])
    assert resume_table(record, file, language, screen=again.screen) == 0
    assert len(read_record(file.read_text("utf-8")).moves) > len(record.moves)
