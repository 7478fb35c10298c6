"""What the board of Gangster shows."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from backroom.games.gangster import TITLE
from backroom.kernel.chance import FastChance
from backroom.kernel.event import ONLOOKER
from backroom.kernel.game import Game
from backroom.kernel.record import read_record
from backroom.kernel.verify import verify
from backroom.kernel.view_types import ViewData
from backroom.terminal.board import AnyBoard, set_up_board
from backroom.terminal.boards.gangster import GangsterBoard
from backroom.terminal.play import play_table
from backroom.terminal.replay import show_replay
from backroom.terminal.screen import PLAIN_SIGNS, SIGNS, Glyphs
from backroom.words import LANGUAGES
from tests.games.gangster.scenario import Scene, a_table
from tests.terminal.guest import Guest

NAMES = ["Ada", "Bo", "Cleo", "Dov", "Eve"]


def board_for(players: int, language: str = "en", viewer: int | None = 0, glyphs: Glyphs = SIGNS) -> AnyBoard:
    return set_up_board(TITLE, TITLE.settings(players), language, NAMES[:players], viewer, glyphs)


def printed(board: AnyBoard, view: ViewData, width: int = 80) -> list[str]:
    paper = io.StringIO()
    Console(file=paper, width=width, highlight=False).print(board.picture(view, width))
    return paper.getvalue().splitlines()


def scene() -> Scene:
    return a_table(
        {"north-side": "yellow . grey grey", "greek-town": "green " * 8 + "brown"}, reached_end="greek-town",
        tables={"north-side": 1, "the-loop": 6}, cars={"grey": "north-side", "green": "cicero"}, doubled="north-side",
        trunks={"grey": "green"}, gear={"grey": "motor trunk"}, cards={"grey": "1 3"}, harbour="door trunk",
    )  # fmt: skip


def line(lines: list[str], start: str) -> str:
    return next(line for line in lines if line.strip().startswith(start))


def test_gangster_has_a_board_of_its_own() -> None:
    assert type(board_for(4)) is GangsterBoard


def test_a_district_tells_who_stands_where_and_who_has_which_place() -> None:
    lines = printed(board_for(4), scene().game.view(0).as_data(), 100)
    told = " ".join(line(lines, "North Side").split())
    assert told == "North Side ×2 1ye 3gy 4gy next 5 of 16 ? grey 4 yellow 2 ? grey"
    assert "9br full (9)" in line(lines, "Greek Town")
    assert line(lines, "Cicero").split()[-1] == "green"
    assert "harbour" in line(lines, "Gold Coast")


def test_a_gangster_board_tells_cards_car_trunk_and_equipment() -> None:
    lines = printed(board_for(4), scene().game.view(0).as_data(), 100)
    board = "▸ gy Ada: influence 0, cards 1–3, aboard 7 (+11), trunk 1/2 (green), equipment: motor and trunk"
    assert board in lines
    assert "Gold Coast: door and trunk; 26 in the supply; in the lake: 0." in lines


def test_every_road_is_told_once() -> None:
    text = " ".join(printed(board_for(4), scene().game.view(0).as_data()))
    roads = text.partition("Roads: ")[2].partition(".")[0]
    assert roads.startswith("The Loop – North Side, Greek Town, Chinatown, Gold Coast; Little Africa – Gold Coast")
    assert roads.count(",") + roads.count(";") + 1 == 16


def test_a_closed_district_says_so() -> None:
    lines = printed(board_for(3), a_table(players=3).game.view(0).as_data())
    assert "closed" in line(lines, "Cicero")


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_moment_can_be_drawn_in_every_language(players: int, width: int) -> None:
    game = Game(TITLE.rules(TITLE.settings(players)), FastChance(players))
    chance = FastChance(7)
    for number in range(240):
        if game.is_over:
            break
        if number % 60 == 0:
            for language in LANGUAGES:
                for viewer in (0, ONLOOKER):
                    glyphs = PLAIN_SIGNS if viewer == 0 else SIGNS
                    board = board_for(players, language, None if viewer == ONLOOKER else viewer, glyphs)
                    assert max(map(len, printed(board, game.view(viewer).as_data(), width))) <= width
        game.apply(game.legal()[chance.below(len(game.legal()))])


def test_what_a_person_could_think_of_is_asked_about_once() -> None:
    table = scene()
    imagined = board_for(4).imaginable(table.game.view(0).as_data(), table.rules.table)
    texts = [action.text for action in imagined]
    assert len(texts) == len({*texts})
    assert {"drive 1 with motor", "load 3 at north-side", "take motor", "push blue to cicero"} <= {*texts}
    assert "load 2 at north-side" not in texts


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_at_the_terminal(players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    guest = Guest(["?", "why", "hint", *["1", "2"] * 900])
    bots = ["soldier"] * (players - 1)
    assert play_table(TITLE, TITLE.settings(players), bots, "en", "Ada", "coast", file, screen=guest.screen) == 0
    record = read_record(file.read_text("utf-8"))
    assert record.end is not None
    assert verify(record, TITLE).moves == len(record.moves)
    assert "The game is over" in guest.transcript
    assert "Influence" in guest.transcript.rpartition("The game is over: ")[2]
    replayed = Guest()
    show_replay(record, TITLE, None, "nl", False, screen=replayed.screen)
    assert "Etappe 3" in replayed.transcript
