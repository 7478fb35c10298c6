"""What the tests of the command line share: folders of their own, and a finished game."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.lines import SeatLine
from backroom.kernel.recorded import Fairness, RecordedGame
from backroom.players import seat_bot
from backroom.players.whole import whole_choice


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's tables and settings are touched; sentences are English."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("BACKROOM_LANG", "en")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of two random players, on fair chance."""
    title = find_title("chicago-poker")
    settings = title.settings(2)
    seats = [SeatLine("Ann", "random"), SeatLine("Bob", "random")]
    fairness = Fairness(b"s" * 32, [b"c" * 32, b""])
    played = RecordedGame(title, settings, seats, fairness=fairness)
    player = seat_bot("random", title, played.rules)
    chance = FastChance(5)
    while not played.game.is_over:
        seat = played.game.seat
        choices = whole_choice(played.rules, played.game.state, seat, player, chance, [])
        played.submit(seat, [choice.action for choice in choices])
    file = tmp_path / "game.record"
    file.write_text(played.record.text(), "utf-8")
    return file
