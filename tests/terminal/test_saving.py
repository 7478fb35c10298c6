"""Saving, leaving, and going on with a game."""

from __future__ import annotations

import re
import stat
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.kernel.chance import Chance
from backroom.kernel.lines import Move, SeatLine
from backroom.kernel.player import Choice
from backroom.kernel.record import Record, read_record
from backroom.kernel.recorded import RecordedGame
from backroom.kernel.refusal import BadInput
from backroom.kernel.replay import replay
from backroom.kernel.verify import verify
from backroom.kernel.view import Update
from backroom.players.random import RandomPlayer
from backroom.terminal.play import play_table, resume_table
from backroom.terminal.saving import new_record_file, save_game, seeds_file
from tests.terminal.guest import FAIRNESS, Guest, any_lines, play


def record_of(file: Path) -> Record:
    return read_record(file.read_text("utf-8"))


def leaves(tmp_path: Path, lines: list[str]) -> tuple[Path, Guest]:
    file = tmp_path / "game.record"
    guest = Guest(lines)
    assert play(guest, file) == 0
    return file, guest


@pytest.mark.parametrize("last", [["quit", "y"], ["quit", "ja"], [], ["quit"]])
def test_leaving_saves_the_running_game(last: list[str], tmp_path: Path) -> None:
    file, guest = leaves(tmp_path, ["draw", *last])
    record = record_of(file)
    assert record.end is None
    assert record.reveal is None
    assert record.moves[-1] == Move(1, ["draw"], record.moves[-1].chance)
    assert [moment.number for moment in replay(record, TITLE)][-1] == len(record.moves)
    assert f"backroom play --resume {file}" in guest.transcript


def test_where_the_shell_does_not_find_it_the_program_is_named_by_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setattr(sys, "executable", str(programs / "python"))
    file, guest = leaves(tmp_path, ["quit", "y"])
    assert f"{programs / 'python'} -m backroom play --resume {file}" in guest.transcript

    (programs / "backroom").touch()
    file, guest = leaves(tmp_path, ["q", "y"])
    assert f"{programs / 'backroom'} play --resume {file}" in guest.transcript


def test_ctrl_c_at_the_prompt_saves_the_running_game(tmp_path: Path) -> None:
    def typing() -> Iterator[str]:
        yield "draw"
        raise KeyboardInterrupt

    file = tmp_path / "game.record"
    assert play(Guest(typing()), file) == 0
    assert record_of(file).moves[-1].do == ["draw"]


def test_ctrl_c_while_bots_think_saves_the_running_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = 0

    def interrupted(self: RandomPlayer, update: Update, chance: Chance) -> Choice:
        nonlocal thoughts
        thoughts += 1
        if thoughts == 9:
            raise KeyboardInterrupt
        return Choice(update.actions[0], "why-random")

    monkeypatch.setattr(RandomPlayer, "choose", interrupted)
    file = tmp_path / "game.record"
    assert play(Guest(any_lines(1)), file) == 0
    assert sum(move.seat == 2 for move in record_of(file).moves) == 8


def test_no_is_no(tmp_path: Path) -> None:
    _, guest = leaves(tmp_path, ["quit", "n", "hand", "quit", "nee"])
    assert guest.transcript.count("leave the table?") == 2
    assert "Your choice: hand" in guest.transcript


def test_save_keeps_the_game_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "game.record"
    guest = Guest(["save", "draw"])
    assert play(guest, file) == 0
    assert f"Saved: {file}\n" in guest.transcript
    assert record_of(file).moves[-1].do == ["draw"]


def test_a_left_game_goes_on_where_it_was(tmp_path: Path) -> None:
    lines = any_lines(2)
    file, _ = leaves(tmp_path, [next(lines) for _ in range(30)])
    before = record_of(file)
    again = Guest([])
    assert resume_table(before, file, "en", screen=again.screen) == 0
    assert record_of(file) == before
    assert "goes on where it was left" in again.transcript
    guest = Guest(lines)
    assert resume_table(before, file, "en", screen=guest.screen) == 0
    after = record_of(file)
    assert after.header == before.header
    assert after.entries[: len(before.entries)] == before.entries
    assert verify(after, TITLE).moves == len(after.moves)


def test_talk_is_kept_when_a_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    game = RecordedGame(
        TITLE, TITLE.settings(2), [SeatLine("Ada", "human"), SeatLine("Moran", "random")], fairness=FAIRNESS
    )
    game.say(1, "That beer is mine.")
    record = game.record
    save_game(record, FAIRNESS, file)
    resume_table(record, file, "en", screen=Guest().screen)
    assert record_of(file).entries[0] == record.entries[0]


def test_the_seeds_lie_beside_a_running_game_and_go_with_its_end(tmp_path: Path) -> None:
    file, _ = leaves(tmp_path, ["draw"])
    assert stat.S_IMODE(seeds_file(file).stat().st_mode) == 0o600
    assert resume_table(record_of(file), file, "en", screen=Guest(any_lines(4)).screen) == 0
    assert record_of(file).reveal is not None
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]


def test_a_game_without_its_seeds_cannot_go_on(tmp_path: Path) -> None:
    file, _ = leaves(tmp_path, [])
    record = record_of(file)
    seeds = seeds_file(file).read_text("utf-8")
    seeds_file(file).write_text(seeds.replace("0", "1"))
    with pytest.raises(BadInput, match="term-other-seeds"):
        resume_table(record, file, "en", screen=Guest().screen)
    for broken in ("{}", "not JSON"):
        seeds_file(file).write_text(broken)
        with pytest.raises(BadInput, match="term-no-seeds"):
            resume_table(record, file, "en", screen=Guest().screen)
    seeds_file(file).unlink()
    with pytest.raises(BadInput, match="term-no-seeds"):
        resume_table(record, file, "en", screen=Guest().screen)


def test_a_game_with_another_course_than_its_seeds_give_cannot_go_on(tmp_path: Path) -> None:
    file, _ = leaves(tmp_path, ["draw", "draw"])
    record = record_of(file)
    at = next(at for at, entry in enumerate(record.entries) if isinstance(entry, Move) and entry.chance)
    move = record.moves[at]
    (n, outcome), *others = move.chance
    record.entries[at] = Move(move.seat, move.do, [(n, (outcome + 1) % n), *others])
    cut = Record(record.header, record.deal, record.entries[: at + 1], names=record.names)
    with pytest.raises(BadInput, match="term-other-seeds"):
        resume_table(cut, file, "en", screen=Guest().screen)
    record.entries[at] = Move(move.seat, ["park"])
    with pytest.raises(BadInput, match="record-move-unfit"):
        resume_table(record, file, "en", screen=Guest().screen)


def test_a_broken_pipe_saves_the_running_game(tmp_path: Path) -> None:
    def typing() -> Iterator[str]:
        yield "draw"
        raise BrokenPipeError

    file = tmp_path / "game.record"
    with pytest.raises(BrokenPipeError):
        play(Guest(typing()), file)
    assert record_of(file).moves[-1].do == ["draw"]


def test_a_game_that_is_over_cannot_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    play(Guest(any_lines(4)), file)
    with pytest.raises(BadInput, match="term-game-over"):
        resume_table(record_of(file), file, "en", screen=Guest().screen)


def test_a_game_of_other_seats_cannot_go_on(tmp_path: Path) -> None:
    seats = [SeatLine("Moran", "random"), SeatLine("Ada", "human")]
    record = RecordedGame(TITLE, TITLE.settings(2), seats, fairness=FAIRNESS).record
    with pytest.raises(BadInput, match="term-other-seats"):
        resume_table(record, tmp_path / "game.record", "en", screen=Guest().screen)


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("")
    guest = Guest(["save", "hand"])
    assert play(guest, tmp_path / "wall" / "game.record") == 1
    assert "Your choice: hand" in guest.transcript
    assert guest.transcript.count("The game cannot be saved in") == 2


def test_without_a_file_the_record_goes_to_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    play_table(TITLE, TITLE.settings(2), ["random"], "en", "Ada", "x", None, screen=Guest().screen)
    records = sorted(path.name for path in (tmp_path / "backroom" / "records").iterdir())
    assert len(records) == 2
    assert re.fullmatch(r"\d{8}-\d{6}-chicago-poker\.record", records[0])
    assert records[1] == f"{records[0]}.seeds"


def test_records_of_one_moment_do_not_overwrite_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    noon = datetime(1926, 9, 20, 12, 0, 1)
    first = new_record_file("chicago-poker", noon)
    assert first == tmp_path / ".local/share/backroom/records/19260920-120001-chicago-poker.record"
    first.parent.mkdir(parents=True)
    first.write_text("")
    assert new_record_file("chicago-poker", noon).name == "19260920-120001-chicago-poker-2.record"
