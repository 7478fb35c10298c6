"""A title without a board of its own can be played all the same."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.kernel.record import read_record
from backroom.kernel.title import AnyTitle
from backroom.kernel.verify import verify
from backroom.terminal.board import Board, board_class
from backroom.terminal.painting import PaintedWords
from backroom.terminal.plain import plain_data
from backroom.terminal.play import play_table
from backroom.terminal.replay import show_replay
from tests.terminal.guest import Guest, any_lines


@pytest.fixture
def title(tmp_path: Path) -> AnyTitle:
    """Chicago Poker under another folder, for which no board was made."""
    folder = tmp_path / "cicero"
    shutil.copytree(TITLE.folder / "text", folder / "text")
    return replace(TITLE, folder=folder)


def test_the_plain_board_is_the_fallback(title: AnyTitle) -> None:
    assert board_class(title) is Board
    assert board_class(TITLE) is not Board


@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_whole_game_on_the_plain_board(title: AnyTitle, width: int, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    guest = Guest(any_lines(2), width)
    assert play_table(title, title.settings(2), ["random"], "en", "Ada", "plain", file, screen=guest.screen) == 0
    record = read_record(file.read_text("utf-8"))
    verify(record, title)
    assert [seat.name for seat in record.seats] == ["Ada", "Frank Nitti"]
    assert "police raid" in guest.transcript or "murder" in guest.transcript
    replayed = Guest(width=width)
    show_replay(record, title, None, "en", False, screen=replayed.screen)
    assert "The game is over" in replayed.transcript


def test_what_the_plain_board_cannot_show_is_said_in_a_sentence(title: AnyTitle, tmp_path: Path) -> None:
    guest = Guest(["hand", "discards", "why", "board"])
    play_table(
        title, title.settings(2), ["random"], "en", "Ada", "plain", tmp_path / "game.record", screen=guest.screen
    )
    assert "There is no hand of cards in this game." in guest.transcript
    assert "There is no discard pile in this game." in guest.transcript
    assert "An action is not optional while one can be taken. (CP-25)" in guest.transcript
    board = guest.transcript.split("Your choice: board")[1]
    assert "businesses" in board


def test_choices_are_grouped_by_verb(title: AnyTitle, tmp_path: Path) -> None:
    guest = Guest([])
    play_table(
        title, title.settings(2), ["random"], "en", "Ada", "plain", tmp_path / "game.record", screen=guest.screen
    )
    choices = guest.transcript.split("draw a card or play one.")[1]
    assert "1 draw" in choices.replace("  ", " ")
    assert "play" in choices


def test_a_key_that_is_also_the_name_of_numbered_things_is_shown(title: AnyTitle) -> None:
    guest = Guest([])
    words = PaintedWords("en", title, [], None, lambda _thing, _worded: None)

    guest.screen.show(plain_data({"red": 3, "hand_sizes": [2, 4], "rows": [{"red": "red-7"}]}, words))

    assert "red: 3" in guest.transcript
    assert "hand sizes: 2, 4" in guest.transcript
    assert "red 7" in guest.transcript
