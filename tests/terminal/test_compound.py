"""Compound choices: collected step by step, taken back, handed in as one submission."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.kernel.lines import Move
from backroom.kernel.refusal import Refusal
from backroom.terminal.commands import named_action, obey
from backroom.terminal.table import TerminalTable
from tests.games.chicago_poker.scenario import position
from tests.terminal.guest import Guest, table_at


@pytest.fixture
def guest() -> Guest:
    return Guest()


@pytest.fixture
def table(guest: Guest, tmp_path: Path) -> TerminalTable:
    scene = position(
        "brewery gambling-den", {"capone": "limousine red-9"}, {"capone at 1": "red-1..3", "capone at 2": "blue-1"}
    )
    return table_at(scene.state, guest, tmp_path / "game.record")


def test_nothing_is_played_before_the_choice_is_whole(table: TerminalTable) -> None:
    before = table.recorded.game.state.as_data()
    for text in ("limousine 1 to 2", "carry red-2", "carry red-1"):
        assert not table.choose(named_action(table, text))
        assert table.recorded.game.state.as_data() == before
        assert table.recorded.record.entries == []
    assert table.choose(named_action(table, "park"))
    assert table.recorded.record.entries == [Move(1, ["limousine 1 to 2", "carry red-2", "carry red-1", "park"])]


def test_the_board_shows_the_choice_so_far(table: TerminalTable, guest: Guest) -> None:
    table.choose(named_action(table, "limousine 1 to 2"))
    table.choose(named_action(table, "carry red-2"))
    shown = guest.new(table.show_board)
    row = next(line for line in shown.splitlines() if "Ada" in line)
    assert row.split("│")[1].split() == ["1♥", "3♥", "▵", "▵", "▵"]
    assert row.split("│")[2].split() == ["▾", "1♦", "◎", "2♥", "▿", "▿", "▿"]  # it lay open before
    question = guest.new(table.show_choices)
    assert "Load the limousine from business 1 to 2: up to 2 more cards may ride." in question
    assert "park" in question


def test_back_takes_the_last_step_back(table: TerminalTable, guest: Guest) -> None:
    offered = [action.text for action in table.offered]
    table.choose(named_action(table, "l 1 2"))
    loading = [action.text for action in table.offered]
    table.choose(named_action(table, "c r2"))
    assert "back" not in guest.new(lambda: obey(table, "back"))
    assert [action.text for action in table.offered] == loading == ["carry red-3", "carry red-2", "carry red-1"]
    obey(table, "undo")
    assert [action.text for action in table.offered] == offered
    assert table.recorded.record.entries == []


def test_a_full_car_drives_by_itself(table: TerminalTable) -> None:
    for text in ("limousine 1 to 2", "carry red-1", "carry red-2"):
        assert not table.choose(named_action(table, text))
    assert table.choose(named_action(table, "carry red-3"))
    assert len(table.recorded.record.entries) == 1


def test_a_refusal_in_the_middle_keeps_what_was_collected(table: TerminalTable) -> None:
    table.choose(named_action(table, "limousine 1 to 2"))
    with pytest.raises(Refusal) as refused:
        table.choose(named_action(table, "park"))
    assert (refused.value.clause, refused.value.message) == ("CP-43", "refused-empty-limousine")
    with pytest.raises(Refusal):
        table.choose(named_action(table, "draw"))
    assert not table.choose(named_action(table, "carry red-1"))


def test_why_is_asked_of_the_choice_so_far(table: TerminalTable, guest: Guest) -> None:
    table.choose(named_action(table, "limousine 1 to 2"))
    assert "The limousine does not leave empty" in guest.new(lambda: obey(table, "why park"))
    assert "The limousine is waiting" in guest.new(lambda: obey(table, "why"))
