"""Whole games, from the deal to the record, played through lines of text."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.kernel.record import read_record
from backroom.kernel.refusal import BadInput
from backroom.kernel.replay import replay
from backroom.kernel.verify import verify
from backroom.terminal.play import play_table
from tests.terminal.guest import Guest, any_lines, play

FLAGS: dict[int, dict[str, bool]] = {
    2: {},
    3: {"tactical": True},
    4: {},
    5: {"short": True},
    6: {"short": True, "tactical": True},
}


@pytest.mark.parametrize("players", sorted(FLAGS))
def test_a_game_is_played_to_its_end_by_numbers_and_texts(players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    guest = Guest(any_lines(players))
    assert play(guest, file, players, options=FLAGS[players]) == 0
    record = read_record(file.read_text("utf-8"))
    assert record.end is not None
    assert verify(record, TITLE).moves == len(record.moves)
    assert "The game is over" in guest.transcript
    assert "every one fits" in guest.transcript
    assert guest.transcript.endswith(f"\n  backroom replay {file}\n")


@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_the_screen(width: int, tmp_path: Path) -> None:
    lines = any_lines(width)
    guest = Guest([next(lines) for _ in range(200)], width)
    play(guest, tmp_path / "game.record", players=6, seed="wide", options={"short": True})
    # What a person types is echoed as it is, and a command to copy is never broken; all else keeps to the screen.
    printed = [line for line in guest.transcript.splitlines() if not line.startswith(("Your choice:", "  backroom "))]
    assert max(map(len, printed)) <= width


def test_the_same_seed_deals_the_same_game(tmp_path: Path) -> None:
    records = []
    lines = any_lines(7)
    typed = [next(lines) for _ in range(60)]
    for name in ("one", "two"):
        play(Guest(typed), tmp_path / name, seed="1926")
        records.append((tmp_path / name).read_text("utf-8"))
    assert records[0] == records[1]
    play(Guest([]), tmp_path / "three", seed="1927")
    assert read_record((tmp_path / "three").read_text("utf-8")).deal != read_record(records[0]).deal


def test_without_a_seed_every_game_is_another(tmp_path: Path) -> None:
    deals = []
    for name in ("one", "two"):
        settings = TITLE.settings(2)
        play_table(TITLE, settings, ["random"], "en", "Ada", None, tmp_path / name, screen=Guest().screen)
        deals.append(read_record((tmp_path / name).read_text("utf-8")).header.commitments)
    assert deals[0] != deals[1]


def test_commitments_come_first_and_are_opened_at_the_end(tmp_path: Path) -> None:
    guest = Guest(any_lines(3))
    play(guest, tmp_path / "game.record")
    record = read_record((tmp_path / "game.record").read_text("utf-8"))
    assert record.header.commitments is not None
    assert record.reveal is not None
    before, _, after = guest.transcript.partition("You are dealt")
    for digest in (record.header.commitments.house, record.header.commitments.seats[0]):
        assert str(digest) in before
    for secret in map(str, (record.reveal.house, record.reveal.seats[0])):
        assert secret in after
        assert secret not in before


def test_the_end_tells_who_won_why_and_with_what(tmp_path: Path) -> None:
    guest = Guest(any_lines(5))
    play(guest, tmp_path / "game.record", players=3)
    record = read_record((tmp_path / "game.record").read_text("utf-8"))
    assert record.end is not None
    final = guest.transcript.rpartition("The game is over: ")[2]
    winner = record.seats[record.end.winners[0] - 1]
    assert final.startswith("you win" if winner.player == "human" else winner.name)
    for seat, score in enumerate(record.end.scores):
        line = next(line for line in final.splitlines()[1:] if record.seats[seat].name in line)
        figures = re.findall(r"\d+|–", line)
        # Four kinds, their sum, then duels fought, won, and won under the own bullet.
        kinds, total, won = [int(figure.replace("–", "0")) for figure in figures[:4]], figures[4], figures[6]
        assert sum(kinds) == score
        assert total == won == str(score or "–")
    rounds = max(
        int(str(event.facts["round"]))
        for moment in replay(record, TITLE)
        for event in moment.events
        if event.name == "turn-begun"
    )
    assert f"The game took {rounds} rounds." in final


def test_bots_are_bosses_and_an_unnamed_person_is_al_capone(tmp_path: Path) -> None:
    settings = TITLE.settings(3)
    screen = Guest().screen
    play_table(TITLE, settings, ["random", "random"], "en", " \x1b ", None, tmp_path / "game.record", screen=screen)
    record = read_record((tmp_path / "game.record").read_text("utf-8"))
    assert [seat.name for seat in record.seats] == ["Al Capone", "Bugs Moran", "Frank Yale"]
    assert [seat.player for seat in record.seats] == ["human", "random", "random"]


def test_a_bot_too_many_is_refused(tmp_path: Path) -> None:
    settings = TITLE.settings(2)
    with pytest.raises(BadInput, match="wrong-bot-count"):
        play_table(TITLE, settings, ["random"] * 2, "en", "Ada", None, tmp_path / "game", screen=Guest().screen)


@pytest.mark.parametrize(
    "terminal", [{"TERM": "dumb"}, {"NO_COLOR": "1", "TERM": "xterm"}, {"PYTHONIOENCODING": "ascii"}]
)
def test_piped_through_a_real_process_on_poor_terminals(terminal: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    lines = any_lines(11)
    typed = "\n".join(next(lines) for _ in range(1500))
    command = [sys.executable, "-m", "backroom", "--lang", "en", "play", "chicago-poker", "--players", "2"]
    command += ["--bots", "random", "--seed", "piped", "--record", str(file)]
    environment = {**os.environ, "COLUMNS": "80", "PYTHONWARNINGS": "error", **terminal}
    done = subprocess.run(command, input=typed.encode(), capture_output=True, env=environment, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
    assert b"every one fits" in done.stdout
    assert b"Your choice: d\n" in done.stdout
    verify(read_record(file.read_text("utf-8")), TITLE)
