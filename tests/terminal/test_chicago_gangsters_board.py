"""What the board of Chicago Gangsters shows: the same sums as in the browser."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from backroom.games.chicago_gangsters import TITLE
from backroom.terminal.board import set_up_board
from backroom.terminal.screen import SIGNS
from backroom.words import LANGUAGES
from tests.games.chicago_gangsters.scenario import Scene, a_round, seat_of

NAMES = ["Ada", "Bo", "Cleo", "Dov", "Eve"]


def printed(table: Scene, viewer: str, *draft: str, language: str = "en") -> str:
    """The board of somebody after these parts of a choice, as one line of text."""
    state = table.state.clone()
    for text in draft:
        table.rules.apply(state, seat_of(viewer), table.rules.table.parse(text), table.game.chance)
    settings = TITLE.settings(state.players, {"godfather": table.rules.godfather})
    board = set_up_board(TITLE, settings, language, NAMES[: state.players], seat_of(viewer), SIGNS)
    paper = io.StringIO()
    view = table.rules.view(state, seat_of(viewer)).as_data()
    Console(file=paper, width=200, highlight=False).print(board.picture(view, 200))
    return " ".join(paper.getvalue().split())


def defending() -> Scene:
    """Cleo and Dov against 10 and a card face down."""
    hands = {"ada": "bribes-5", "bo": "bribes-3 bribes-1", "cleo": "bribes-4 bribes-5"}
    persons = {"ada": "dealer", "bo": "explosives-expert", "cleo": "priest", "dov": "fence"}
    table = a_round(hands, persons, district="cicero", question="bo")
    return table.lays("ada", "bribes-5").lays("bo", "bribes-3 bribes-1", "covered", "leave bribes-1")


def test_it_says_what_wins_and_how_long_it_can_take() -> None:
    shown = printed(a_round(number=3), "ada")

    assert "To win: most bottles at the end." in shown
    assert "Most weapons, bribes, blackmail and persons: 2 each. 7 to 9 more rounds after this." in shown


def test_a_side_stands_with_its_sum_and_the_defenders_with_what_they_have_to_reach() -> None:
    shown = printed(defending(), "cleo")

    assert "challengers: 10 to 15" in shown
    assert "half 5 to 8, to beat 11 to 16" in shown


def test_it_says_what_the_cards_mean_while_they_are_laid() -> None:
    before = printed(defending(), "cleo")

    after = printed(defending(), "cleo", "lay bribes-4", "lay bribes-5")

    assert "You bring 1" in before
    assert "You bring 10" in after
    assert "+ Half is safe: your side has 11, half is 8 at most." in after
    assert "~ Beats them if the ? is worth 0 at most." in after


def test_the_ousted_stand_on_no_side() -> None:
    table = a_round({"cleo": "weapons-2"}, godfather=True)
    for name in ("ada", "bo", "cleo", "dov"):
        table.does(name, "pass")
    table.lays("ada").lays("bo")
    together = printed(table, "cleo")

    table.does("cleo", "take the card").does("dov", "pass")

    assert together.index("defenders") < together.index("Dov")
    alone = printed(table, "cleo")
    assert alone.index("defenders") < alone.index("Cleo") < alone.index("Dov")
    assert "defenders: 0, half 0, to beat 1" in alone


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words(language: str) -> None:
    shown = printed(defending(), "cleo", "lay bribes-4", language=language)

    assert "out-" not in shown
    assert "term-" not in shown
