"""Every refusal of this title in words: it names what is in the way, and the clause."""

from __future__ import annotations

import re

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.kernel.refusal import Refusal
from backroom.words import Words
from tests.games.chicago_poker.scenario import Scene, position

#: Three bosses; Capone to act with every special card. Moran's row at 1 has the bullet, Yale's at 2 lies face up.
ROWS = {"capone at 1": "blue-1..2", "moran at 1": "red-1..5", "yale at 2": "green-1..2"}


def table_of_three(hand: str = "red-9 murder raid limousine pistol blackmail") -> Scene:
    return position("bar brewery", {"capone": hand}, ROWS, bullets=["moran at 1"], discards="violet-9", players=3)


SENTENCES = {
    "play red-10 at 1": "Red 10 is not in your hand. (CP-20)",
    "play red-9 at 3": "No business lies open at place 3. (CP-30)",
    "murder moran at 2": "Bugs Moran has no card at business 2. (CP-46)",
    "murder moran at 1": "Bugs Moran’s row at business 1 has the bullet: it cannot be touched. (CP-41)",
    "murder capone at 1": "It must be another boss’s row. (CP-41)",
    "murder weiss at 1": "Nobody plays that boss: the table has 3 players. (CP-41)",
    "raid yale at 2": "Frank Yale has no face-down card at business 2. (CP-46)",
    "limousine 1 to 1": "The limousine must drive to another business. (CP-43)",
    "limousine 2 to 1": "You have no card at business 2. (CP-46)",
    "limousine 1 to 4": "No business lies open at place 4. (CP-43)",
    "blackmail violet-8": "Violet 8 is not in the discard pile. (CP-45)",
    "stake red-9": "A card is staked only in a tied duel. (CP-54)",
    "discard red-9": "A card is discarded only when the hand must come down to seven. (CP-23)",
    "carry blue-1": "No limousine is waiting. (CP-43)",
    "forgo": "An action is not optional while one can be taken. (CP-25)",
}


def sentence(table: Scene, text: str, seat: int = 0) -> str:
    """Why this is refused, in English."""
    refusal = table.rules.refuse(table.state, seat, table.rules.table.parse(text))
    assert isinstance(refusal, Refusal)
    return Words("en", TITLE, ["Al Capone", "Bugs Moran", "Frank Yale"]).rejection(refusal)


@pytest.mark.parametrize(("text", "said"), SENTENCES.items())
def test_a_refusal_says_what_is_in_the_way(text: str, said: str) -> None:
    assert sentence(table_of_three(), text) == said


def test_a_full_row_is_named() -> None:
    rows = {"capone at 1": "blue-1..2", "capone at 2": "red-1..5"}
    table = position(hands={"capone": "red-9 limousine"}, rows=rows, bullets=["capone at 2"])
    assert sentence(table, "play red-9 at 2") == "Your row at business 2 already has five cards. (CP-30)"
    assert sentence(table, "limousine 1 to 2") == "Your row at business 2 already has five cards. (CP-43)"
    assert sentence(table, "limousine 2 to 1") == "Your row at business 2 has the bullet: its cards stay. (CP-43)"


def test_a_full_hand_is_counted() -> None:
    table = position(hands={"capone": "red-1..7"}, actions=1)
    said = "Nobody may end a turn with more than seven cards: with 7 in hand this draw could not be played off in time."
    assert sentence(table, "draw") == f"{said} (CP-23)"


def test_who_is_waited_for_is_named() -> None:
    said = "It is not for Bugs Moran to choose now: the table waits for Al Capone. (CP-26)"
    assert sentence(table_of_three(), "draw", seat=1) == said


def test_a_refused_limousine_names_card_and_place() -> None:
    table = position(hands={"capone": "limousine"}, rows={"capone at 1": "red-1", "capone at 2": "red-2"})
    state = table.state
    table.rules.apply(state, 0, table.rules.table.parse("limousine 1 to 2"), table.game.chance)
    assert sentence(table, "carry red-2") == "Red 2 is not in your row at business 1. (CP-43)"
    assert sentence(table, "park") == "The limousine does not leave empty: at least one card rides. (CP-43)"
    assert sentence(table, "draw") == "The limousine is waiting: choose a card for it, or park. (CP-43)"


def test_every_refusal_that_is_raised_has_words_and_no_words_are_left_over() -> None:
    words = (TITLE.folder / "text" / "en" / "table.ftl").read_text("utf-8")
    known = set(re.findall(r"^(refused-[a-z-]+) =", words, re.MULTILINE))
    raised = set()
    for file in TITLE.folder.rglob("*.py"):
        raised |= set(re.findall(r'"(refused-[a-z-]+)"', file.read_text("utf-8")))
    assert raised == known
