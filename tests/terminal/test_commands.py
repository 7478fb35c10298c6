"""What a person can say at the table beside a choice, and how a refusal sounds."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.player import Choice, Considered, Player
from backroom.kernel.refusal import Rejected
from backroom.kernel.view import Update
from backroom.players import adviser
from backroom.terminal.commands import COMMANDS, named_action, obey
from backroom.terminal.screen import Left
from backroom.terminal.table import TerminalTable
from tests.games.chicago_poker.scenario import Scene, position
from tests.terminal.guest import Guest, play, table_at


def standing(scene: Scene, tmp_path: Path, typed: list[str] | None = None) -> tuple[TerminalTable, Guest]:
    """A table in a position, and its guest."""
    guest = Guest(typed or [])
    return table_at(scene.state, guest, tmp_path / "game.record", scene.rules.players), guest


def middle() -> Scene:
    """Capone to act with a full row at 1, some cards in hand, some discarded."""
    return position(
        "brewery gambling-den",
        {"capone": "red-7 blue-9 raid", "moran": "green-1 green-2"},
        {"capone at 1": "red-1..5", "moran at 2": "blue-1 blue-2"},
        bullets=["capone at 1"],
        discards="murder amber-4",
    )


def test_help_names_every_command_and_an_example_that_works(tmp_path: Path) -> None:
    table, guest = standing(middle(), tmp_path)
    said = guest.new(lambda: obey(table, "?"))
    assert said == guest.new(lambda: obey(table, "help"))
    for command in COMMANDS.keys() - {"?", "help"}:
        assert re.search(rf"\b{command}\b", said)
    assert "play blue-9 at 2" in said
    assert "‘p b9 2’ will do" in said
    assert "‘why CP-60’" in " ".join(said.split())


def test_board_and_hand_and_choices_are_shown_again(tmp_path: Path) -> None:
    table, guest = standing(middle(), tmp_path)
    assert "Brewery" in guest.new(lambda: obey(table, "board"))
    hand = guest.new(lambda: obey(table, "hand"))
    assert "Your hand" in hand
    assert "r7" in hand
    assert "police raid" in hand
    choices = guest.new(lambda: obey(table, "CHOICES"))
    assert "3 actions left" in choices
    assert "raid moran at 2" in choices


def test_discards_are_listed_by_colour(tmp_path: Path) -> None:
    table, guest = standing(middle(), tmp_path)
    said = guest.new(lambda: obey(table, "discards")).split()
    assert said == ["2", "cards", "are", "discarded:", "amber", "4★", "murder"]
    table, guest = standing(position(hands={"capone": "red-1"}), tmp_path)
    assert guest.new(lambda: obey(table, "discards")).strip() == "The discard pile is empty."


def test_log_tells_the_last_sentences(tmp_path: Path) -> None:
    guest = Guest(["log 2", "log", "log none", "log 0"])
    play(guest, tmp_path / "game.record")
    answers = guest.transcript.split("Your choice: ")
    assert len(answers[1].strip().splitlines()) == 2 + 2
    assert len(answers[2].strip().splitlines()) > 2 + 2
    assert "‘none’ is not a number of sentences" in answers[3]
    assert "‘0’ is not a number of sentences" in answers[4]


def test_hint_tells_a_choice_its_number_and_the_reason(tmp_path: Path) -> None:
    table, guest = standing(middle(), tmp_path)
    first = guest.new(lambda: obey(table, "hint"))
    assert "A random would take number" in first
    assert "picked at random." in first
    assert guest.new(lambda: obey(table, "hint")) == first
    number = int(first.split("number ")[1].split(",")[0])
    assert f"‘{table.offered[number - 1].text}’" in first


class Torn(Player):
    """Takes the last of what is offered, and has thought of the first too."""

    def __init__(self) -> None:
        self._offered: list[Action] = []

    @property
    def considered(self) -> list[Considered]:
        return [Considered([self._offered[-1]], 0.43), Considered([self._offered[0]], 0.4)]

    def choose(self, update: Update, chance: Chance) -> Choice:
        self._offered = update.actions
        return Choice(update.actions[-1], "why-only")


def test_a_hint_tells_the_chance_of_its_choice_and_of_others(tmp_path: Path) -> None:
    table, guest = standing(middle(), tmp_path)
    table._company = replace(table._company, adviser=Torn())
    said = " ".join(guest.new(lambda: obey(table, "hint")).split())
    assert f"would take number {len(table.offered)}," in said
    assert "That wins about 43 of 100 games." in said
    assert f"Number 1, ‘{table.offered[0].text}’, wins about 40 of 100." in said


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_titles_adviser_gives_the_hint(seed: str, tmp_path: Path) -> None:
    guest = Guest(["hint", "1", "hint", "1", "hint"])
    play(guest, tmp_path / "game.record", seed=seed)
    assert guest.transcript.count(f"A {adviser(TITLE)} would take number") == 3


def test_why_lists_what_is_not_possible_numbered_on_from_the_choices(tmp_path: Path) -> None:
    table, guest = standing(middle(), tmp_path)
    said = guest.new(lambda: obey(table, "why"))
    first = len(table.offered) + 1
    entries = [entry.actions[0].text for entry in table.impossible()]
    assert entries == ["forgo", "discard blue-9", "play blue-9 at 1", "raid moran at 1"]
    for number, text in enumerate(entries, first):
        assert any(line.split()[0] == str(number) and text in line for line in said.splitlines() if line.strip())
    assert "(CP-25)" in said
    assert "Your row at business 1 already has five cards. (CP-30)" in said
    assert "The same goes for play red-7 at 1." in said


def test_why_with_a_number_or_a_text_tells_the_whole_clause(tmp_path: Path) -> None:
    table, guest = standing(middle(), tmp_path)
    number = len(table.offered) + 3
    by_number = guest.new(lambda: obey(table, f"why {number}"))
    by_text = guest.new(lambda: obey(table, "why play blue-9 at 1"))
    assert by_number == by_text == guest.new(lambda: obey(table, "why p b9 1"))
    assert "Your row at business 1 already has five cards. (CP-30)" in by_text
    assert "CP-30 A gangster goes to one’s own side of an open business" in " ".join(by_text.split())


def test_why_says_so_if_it_is_possible(tmp_path: Path) -> None:
    table, guest = standing(middle(), tmp_path)
    assert guest.new(lambda: obey(table, "why draw")).strip() == "You may: ‘draw’ is choice 1."
    assert guest.new(lambda: obey(table, "why 1")).strip() == "You may: ‘draw’ is choice 1."


def test_why_tells_any_clause(tmp_path: Path) -> None:
    table, guest = standing(middle(), tmp_path)
    assert "CP-23  Nobody ends a turn with more than seven cards" in guest.new(lambda: obey(table, "why cp-23"))


def test_why_a_full_hand_may_not_draw(tmp_path: Path) -> None:
    table, guest = standing(position(hands={"capone": "red-1..7"}, actions=1), tmp_path)
    assert "(CP-23)" in guest.new(lambda: obey(table, "why draw"))


def test_rules_lists_the_clauses_that_mention_a_word(tmp_path: Path) -> None:
    table, guest = standing(middle(), tmp_path)
    everything = guest.new(lambda: obey(table, "rules"))
    assert all(clause in everything for clause in table.words.clauses())
    some = guest.new(lambda: obey(table, "rules limousine"))
    assert "CP-43" in some
    assert "CP-44" not in some


def test_a_clause_or_a_word_that_is_nowhere_is_bad_input(tmp_path: Path) -> None:
    guest = Guest(["rules zebra", "why CP-99", "why 999"])
    play(guest, tmp_path / "game.record")
    assert "No clause mentions ‘zebra’." in guest.transcript
    assert "‘CP-99’ is not an action" in guest.transcript
    assert "There is no choice 999" in guest.transcript


def test_nothing_can_be_taken_back_outside_a_compound_choice(tmp_path: Path) -> None:
    guest = Guest(["back", "undo"])
    play(guest, tmp_path / "game.record")
    assert guest.transcript.count("There is nothing to take back") == 2


def test_quit_asks_first(tmp_path: Path) -> None:
    table, guest = standing(middle(), tmp_path, ["n", "", "y"])
    assert obey(table, "quit")
    assert obey(table, "quit")
    with pytest.raises(Left):
        obey(table, "quit")
    assert guest.transcript.count("Save the game and leave the table?") == 3


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play red-1 at 1", "red 1♥ is not in your hand. (CP-20)"),
        ("play red-7 at 1", "Your row at business 1 already has five cards. (CP-30)"),
        ("play red-7 at 4", "No business lies open at place 4. (CP-30)"),
        ("forgo", "An action is not optional while one can be taken. (CP-25)"),
        ("9999", "There is no choice 9999: they go from 1 to 4."),
        ("9" * 5000, f"‘{'9' * 899}…’ is not an action; the nearest one is ‘raid moran at 2’."),
        ("0", "There is no choice 0: they go from 1 to 4."),
        ("red", "‘red’ is not an action; the nearest one is ‘play red-7 at 2’."),
        ("turn-begun", "‘turn-begun’ is not an action; the nearest one is ‘raid moran at 2’."),
        ("play", "‘play’ could mean ‘play blue-9 at 2’, ‘play red-7 at 2’: say more."),
    ],
)
def test_a_mistake_is_one_sentence_and_changes_nothing(typed: str, said: str, tmp_path: Path) -> None:
    table, _ = standing(middle(), tmp_path)
    before = table.recorded.game.state.as_data()
    with pytest.raises(Rejected) as rejected:
        table.choose(named_action(table, typed))
    assert table.words.rejection_text(rejected.value).plain == said
    assert table.recorded.game.state.as_data() == before
    assert table.recorded.record.entries == []


def test_the_number_of_something_impossible_is_refused_with_its_clause(tmp_path: Path) -> None:
    table, _ = standing(middle(), tmp_path)
    with pytest.raises(Rejected) as rejected:
        table.choose(named_action(table, str(len(table.offered) + 1)))
    assert rejected.value.clause == "CP-25"


def test_blank_lines_are_passed_over(tmp_path: Path) -> None:
    guest = Guest(["", "   ", "hand"])
    assert play(guest, tmp_path / "game.record") == 0
    assert guest.transcript.count("Your choice:") == 3


def test_control_characters_never_reach_the_screen(tmp_path: Path) -> None:
    guest = Guest(["\x1b[31mred\x07", "why \x1b]0;owned\x07", "\ue000red-7\ue001x\ue002"])
    play(guest, tmp_path / "game.record")
    printed = "".join(line for line in guest.transcript.splitlines() if not line.startswith("Your choice"))
    assert all(letter.isprintable() for letter in printed)
