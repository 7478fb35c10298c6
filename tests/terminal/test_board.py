"""What the board of Chicago Poker shows, and what it keeps to itself."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.cards import BOSSES, CARD_NUMBERS
from backroom.kernel.chance import FastChance
from backroom.kernel.event import ONLOOKER
from backroom.kernel.game import Game
from backroom.kernel.view_types import ViewData
from backroom.terminal.board import AnyBoard, set_up_board
from backroom.terminal.boards.chicago_poker import PokerBoard
from backroom.terminal.boards.chicago_poker.grid import Layout, layout
from backroom.terminal.commands import obey
from backroom.terminal.screen import SIGNS
from backroom.terminal.seated import MY_SEAT
from tests.games.chicago_poker.scenario import Scene, position
from tests.terminal.guest import Guest, table_at


def scene() -> Scene:
    """Three bosses at a bar and a brewery; Capone has raided Moran's bar, Yale has raided Capone's."""
    table = position(
        "bar brewery",
        {"capone": "red-7 murder", "moran": "raid amber-4", "yale": "violet-2"},
        {
            "capone at 1": "red-9 blue-9 green-9",
            "moran at 1": "red-2 blue-3",
            "moran at 2": "amber-1 amber-2 amber-3 amber-5 amber-6",
            "yale at 2": "violet-8 red-8",
        },
        players=3,
        bullets=["moran at 2"],
        owned={"capone": "bar brewery", "moran": "brewery brewery"},
        discards="blue-15 pistol",
    )
    for card, looker in (("blue-9", "yale"), ("red-2", "capone")):
        table.state.knowers[table.state.cards.index(CARD_NUMBERS[card])] |= 1 << BOSSES.index(looker)
    return table


def shown(view: ViewData, width: int = 80, viewer: int | None = 0, players: int = 3) -> str:
    board = board_for(viewer, players)
    return printed(board, view, width)


def board_for(viewer: int | None, players: int) -> AnyBoard:
    names = ["Ada", "Bugs Moran", "Frank Yale", "Hymie Weiss", "Dion O’Bannion", "Johnny Torrio"][:players]
    return set_up_board(TITLE, TITLE.settings(players), "en", names, viewer, SIGNS)


def printed(board: AnyBoard, view: ViewData, width: int) -> str:
    paper = io.StringIO()
    Console(file=paper, width=width, highlight=False).print(board.picture(view, width))
    return paper.getvalue()


def cells(text: str, name: str) -> list[list[str]]:
    """The two lines of a boss in the grid, cut into businesses."""
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if name in line and "│" in line)
    return [[part.strip() for part in line.split("│")[1:]] for line in lines[at : at + 2]]


def test_chicago_poker_has_a_board_of_its_own() -> None:
    assert type(board_for(0, 2)) is PokerBoard


def test_rows_show_open_own_raided_and_unknown_cards() -> None:
    text = shown(scene().game.view(0).as_data())
    cards, named = cells(text, "Ada")
    assert cards[0].split() == ["▾", "9♥", "◎", "9♦", "9♣", "▵", "▵"]
    assert named[0] == "three 9s ♛"
    cards, named = cells(text, "Bugs")
    assert cards[0].split() == ["◎", "2♥", "░░░", "▵", "▵", "▵"]
    assert named[0] == "2 high +1 ░"
    assert cards[1].split() == ["1★", "2★", "3★", "5★", "6★"]
    assert named[1] == "● flush to 6 ♛"
    assert cells(text, "Frank")[1][1] == "pair of 8s"


def test_the_headings_number_and_name_the_businesses_with_their_facing() -> None:
    lines = shown(scene().game.view(0).as_data()).splitlines()
    at = next(number for number, line in enumerate(lines) if "1 Bar" in line)
    assert [part.strip() for part in lines[at].split("│")] == ["", "1 Bar", "2 Brewery"]
    assert [part.strip() for part in lines[at + 1].split("│")] == ["", "2 down, 3 up", "all face up"]


def test_the_head_tells_round_turn_actions_and_piles() -> None:
    head = shown(scene().game.view(0).as_data()).splitlines()[0]
    assert "Round 21, your turn, 3 actions left" in head
    assert "draw pile 62, discards 2, stack 14" in head


def test_the_town_tells_businesses_progress_and_hand_sizes() -> None:
    lines = shown(scene().game.view(0).as_data()).splitlines()
    town = {line.split("  ")[0]: line.split() for line in lines[-3:]}
    assert town["Ada"][1:] == ["bar,", "brewery", "■□□", "1/3", "■■□□", "2/4", "■■□□□", "2/5", "2"]
    assert town["Bugs Moran"][2:] == ["brewery", "×2", "■■□", "2/3", "■□□□", "1/4", "■■□□□", "2/5", "2"]
    assert town["Frank Yale"][2:] == ["–", "□□□", "0/3", "□□□□", "0/4", "□□□□□", "0/5", "1"]


def test_a_narrow_screen_still_tells_every_hand_size() -> None:
    lines = shown(scene().game.view(0).as_data(), 60).splitlines()
    first = {line.split()[0]: line.split()[-1] for line in lines if line.startswith(("Ada", "Bugs", "Frank"))}
    assert first == {"Ada": "2", "Bugs": "2", "Frank": "1"}


def test_the_short_game_shows_its_own_goals() -> None:
    rules = TITLE.rules(TITLE.settings(5, {"short": True}))
    game = Game(rules, FastChance(1))
    board = set_up_board(TITLE, TITLE.settings(5, {"short": True}), "en", list("ABCDE"), 0, SIGNS)
    text = printed(board, game.view(0).as_data(), 80)
    assert "2 of one kind" in text
    assert "any 3" in text
    assert "kinds" not in text


def test_only_signs_that_are_on_the_table_are_explained() -> None:
    everything = shown(scene().game.view(0).as_data())
    assert "◎ face down, but seen by another" in everything
    assert "● bullet" in everything
    plain = shown(position(hands={"capone": "red-1"}).game.view(0).as_data(), players=2)
    assert "◎" not in plain
    assert "●" not in plain


@pytest.mark.parametrize(
    ("businesses", "width", "expected"),
    [
        (2, 80, Layout(2, 6)),
        (3, 80, Layout(3, 4)),
        (3, 120, Layout(3, 6)),
        (4, 80, Layout(2, 6)),
        (4, 120, Layout(4, 5)),
        (4, 60, Layout(2, 4)),
        (4, 34, Layout(1, 4)),
        (1, 20, Layout(1, 4)),
    ],
)
def test_businesses_stand_side_by_side_as_far_as_the_screen_allows(
    businesses: int, width: int, expected: Layout
) -> None:
    assert layout(businesses, width) == expected


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("players", range(2, 7))
def test_every_moment_can_be_drawn_for_everybody(players: int, width: int) -> None:
    game = Game(TITLE.rules(TITLE.settings(players)), FastChance(players))
    chance = FastChance(7)
    for number in range(320):
        if game.is_over:
            break
        if number % 80 == 0:
            for viewer in [*range(players), ONLOOKER]:
                text = shown(game.view(viewer).as_data(), width, None if viewer == ONLOOKER else viewer, players)
                assert max(map(len, text.splitlines())) <= width
        game.apply(game.legal()[chance.below(len(game.legal()))])


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(3))
def test_nothing_the_person_cannot_know_reaches_the_screen(players: int, seed: int, tmp_path: Path) -> None:
    """Two games that differ only in what is hidden from the person print the same, down to the last letter."""
    rules = TITLE.rules(TITLE.settings(players))
    chance = FastChance(seed * 10 + players)
    game = Game(rules, chance)
    compared = different = 0
    while not game.is_over and compared < 12:
        if game.decision.asks(MY_SEAT) and chance.below(4) == 0:
            other = rules.resample(rules.view(game.state, MY_SEAT), chance)
            texts = []
            for state in (game.state, other):
                guest = Guest()
                table = table_at(state, guest, tmp_path / "game.record", players)
                table.show_board()
                table.show_choices()
                for command in ("why", "hand", "discards", "hint"):
                    obey(table, command)
                texts.append(guest.transcript)
            assert texts[0] == texts[1]
            compared += 1
            different += game.state.as_data() != other.as_data()
        game.apply(game.legal()[chance.below(len(game.legal()))])
    assert compared >= 5
    assert different >= 5


def test_a_leak_would_be_seen() -> None:
    """The comparison above can fail: what Moran sees is not the same in two games that are the same to Capone."""
    table = scene()
    other = table.rules.resample(table.rules.view(table.state, 0), FastChance(1))
    assert shown(table.rules.view(table.state, 0).as_data()) == shown(table.rules.view(other, 0).as_data())
    assert shown(table.rules.view(table.state, 1).as_data()) != shown(table.rules.view(other, 1).as_data())


def test_a_poor_screen_gets_plain_signs(tmp_path: Path) -> None:
    guest = Guest(encoding="ascii")
    table = table_at(scene().state, guest, tmp_path / "game.record", 3)
    table.show_board()
    row = next(line for line in guest.transcript.splitlines() if "Ada" in line)
    assert row.replace("|", " ").split()[1:] == ["Ada", "v", "9r", "o", "9b", "9g", *"^^^^^^^"]


def test_colour_is_never_alone() -> None:
    """Every card in a colour carries the colour's own sign, so that a screen without colours tells them apart."""
    row = {"capone at 1": "red-7 blue-7 green-7 amber-7 violet-7"}
    table = position("brewery brewery", rows=row, bullets=["capone at 1"])
    cards, named = cells(shown(table.game.view(0).as_data(), players=2), "Ada")
    assert cards[0].split() == ["7♥", "7♦", "7♣", "7★", "7♠"]
    assert named[0] == "● Chicago Poker, 7s ♛"
