"""The board of Chicago: the plan in characters, the gangs, a member's steps."""

from __future__ import annotations

import io
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console, RenderableType

from backroom.games.chicago import TITLE
from backroom.kernel.event import ONLOOKER
from backroom.terminal.board import AnyBoard, board_class, set_up_board
from backroom.terminal.boards.chicago import ChicagoBoard
from backroom.terminal.commands import obey
from backroom.terminal.screen import PLAIN_SIGNS, SIGNS
from backroom.words import LANGUAGES
from tests.games.chicago.scenario import Scene, a_city
from tests.terminal.guest import Guest, table_at

NAMES = ["Ada", "Bo", "Cleo", "Dov"]


def board(city: Scene, language: str = "en", plain: bool = False) -> AnyBoard:
    settings = TITLE.settings(city.rules.players)
    return set_up_board(TITLE, settings, language, NAMES[: city.rules.players], 0, PLAIN_SIGNS if plain else SIGNS)


def drawn(shown: RenderableType, width: int = 100) -> str:
    """A picture without colours, as lines of characters."""
    screen = io.StringIO()
    Console(file=screen, width=width, color_system=None).print(shown)
    return screen.getvalue()


def shown(city: Scene, width: int = 100, language: str = "en", plain: bool = False) -> str:
    view = city.rules.view(city.state, 0).as_data()
    return drawn(board(city, language, plain).picture(view, width), width)


def test_the_title_has_its_own_board() -> None:
    assert board_class(TITLE) is ChicagoBoard


def test_members_owners_and_doors_stand_on_the_plan() -> None:
    city = a_city({"yellow": "3@c-3 2@yellow-casino", "red": "1@v-3"}, owns={"red": "yellow-bar-3"}, points=5)
    lines = shown(city).splitlines()
    assert lines[0].startswith("Phase A, round 1: Yellow, 5 points left")
    plan = lines[1:26]
    assert plan[0].split() == [chr(ord("A") + x) for x in range(24)]
    third = plan[3]
    # B3 has the home bar's arrow, on C3 stands yellow's three, D3 leads up into bar 1, V3 has red's one.
    assert third[3:15].split() == ["%", "↑", "Y3", "↑"]
    assert third[3 + 3 * 21 :].split()[0] == "R1"
    assert plan[4][3 + 3 * 3 :].split()[0] == "yC"
    assert "Y2" in plan[6]
    assert plan[1][3 + 3 * 6 :].split()[0] == "r1"


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_plan_is_wider_than_the_screen(width: int, language: str) -> None:
    text = shown(a_city({"yellow": "3@c-3", "red": "1@v-3"}, waiting={"yellow": "1 2"}, points=5), width, language)
    assert max(map(len, text.splitlines())) <= width


def test_plain_screens_get_plain_signs() -> None:
    text = shown(a_city({"yellow": "3@c-3"}, points=5), plain=True)
    assert not set(text) & set("↑→↓←·»")


def test_a_crowd_and_a_siege_are_shown() -> None:
    men = {"yellow": "3@h-7 1@yellow-home 2@yellow-home", "red": "2@yellow-bar-12 1@yellow-bar-12"}
    text = shown(a_city(men, crowded=True, points=6).does("move h-7 to yellow-bar-12"))
    assert "Y2+" in text
    assert "R2+" in text
    assert "Yellow waits in the yellow bar 12: 3" in text


def test_steps_are_listed_by_member_with_what_is_met() -> None:
    city = a_city({"yellow": "3@h-3 1@c-3", "red": "1@i-3"}, points=5)
    update = city.rules.update(city.state, 0, [])
    lines = drawn(board(city).choices(update, update.actions, 100)).splitlines()
    assert lines[0].startswith("move h-3")
    assert "i-3!83%" in lines[0]
    assert "yellow-bar-3+" in lines[0]
    assert lines[1].startswith("move c-3")


@pytest.mark.clauses("CH-50")
def test_a_step_that_leaves_a_house_to_others_says_so() -> None:
    city = a_city({"yellow": "3@yellow-casino 1@c-3", "red": "1@h-3"}, points=5)
    update = city.rules.update(city.state, 0, [])
    text = drawn(board(city).choices(update, update.actions, 100))
    assert "the yellow casino would be left empty: Red reaches it with" in text
    assert "-" in text.splitlines()[0].partition("move yellow-casino")[2].replace("e-", "")


def test_it_says_when_goals_are_looked_at_and_who_is_near() -> None:
    city = a_city({"yellow": "3@c-3"}, owns={"yellow": "blue-casino"}, number=2, points=5)
    text = " ".join(shown(city, width=200).split())
    assert "when phase A ends, in 5 rounds. You are one short of the casinos." in text


def test_other_choices_are_listed_as_usual() -> None:
    city = a_city({})
    update = city.rules.update(city.state, 0, [])
    assert "hire 1" in drawn(board(city).choices(update, update.actions, 80))


def test_one_can_ask_why_not() -> None:
    city = a_city({"yellow": "3@b-3 1@c-3"}, points=5)
    view = city.rules.view(city.state, 0).as_data()
    texts = [action.text for action in board(city).imaginable(view, city.rules.table)]
    assert {"hire 3", "roll", "move b-3 to c-3", "move b-3 to yellow-home"} <= set(texts)
    assert not [text for text in texts if text.startswith("move x-12")]


def test_rounds_are_chapters() -> None:
    city = a_city({"yellow": "1@c-3"}, phase="B", number=3, turn="yellow")
    assert board(city).chapter(city.rules.view(city.state, ONLOOKER).as_data()) == 9


def test_the_ending_tells_where_the_money_came_from() -> None:
    city = a_city({"yellow": "1@c-3", "green": "3@v-22"}, phase="D", last=True)
    city.does(city.offers[0])
    text = drawn(board(city).ending(city.rules.view(city.state, 0).as_data(), [], 100))
    assert "Cleo, Green" in text
    assert "201,000" in text
    assert "36,000" in text


def test_before_the_colours_are_chosen_there_is_a_board_too() -> None:
    from tests.games.chicago.test_set_up import dealt

    assert "The colours are being chosen." in shown(dealt(3))
    assert cast("ChicagoBoard", board(dealt(3))).plan.version == "1"


def test_why_answers_for_a_place_far_away_too(tmp_path: Path) -> None:
    guest = Guest()
    city = a_city({"yellow": "1@c-3", "red": "1@v-3"}, players=2, points=5)
    table = table_at(city.state, guest, tmp_path / "game.record", title=TITLE)

    said = guest.new(lambda: obey(table, "why Move c-3 to red-casino"))

    assert "steps from C3, and only 5 points are left. (CH-40)" in " ".join(said.split())
    assert "You may" in guest.new(lambda: obey(table, "why move c-3 to d-3"))
