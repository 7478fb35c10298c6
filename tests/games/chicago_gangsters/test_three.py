"""Three players: one always stands alone (CG-90 to CG-94)."""

from __future__ import annotations

import pytest

from tests.games.chicago_gangsters.scenario import a_round


@pytest.mark.clauses("CG-90", "CG-91")
def test_a_lone_challengers_cards_and_persons_are_doubled() -> None:
    table = a_round({"ada": "weapons-4"}, {"ada": "mayor"}, players=3, challengers="ada dov", question="dov")
    assert table.asked == ["ada"]
    table.lays("ada", "weapons-4")
    assert (table.state.announced[0], table.asked) == (14, ["bo", "cleo"])


@pytest.mark.clauses("CG-91")
def test_a_lone_defender_is_doubled_and_the_pair_is_not() -> None:
    hands = {"ada": "weapons-4", "cleo": "weapons-4"}
    table = a_round(hands, {"cleo": "mayor", "ada": "judge"}, players=3).plays(**hands)
    assert table.sums == [8, 14]


@pytest.mark.clauses("CG-92")
def test_a_lone_challenger_leaves_a_card_only_with_the_question() -> None:
    hands = {"ada": "weapons-4 bribes-5"}
    table = a_round(hands, players=3, challengers="ada dov", question="dov")
    assert table.refuses("ada", "lay weapons-4", "leave weapons-4") == ("CG-33", "refused-no-question")
    table = a_round(hands, players=3, challengers="ada dov", question="ada")
    table.lays("ada", "weapons-4 bribes-5", "covered", "leave bribes-5")
    assert table.state.announced[0] == 8
    table.lays("bo").lays("cleo")
    assert table.sums[0] == 18


@pytest.mark.clauses("CG-93")
def test_a_lone_player_chooses_one_package_and_the_other_lapses() -> None:
    table = a_round({"ada": "weapons-4"}, players=3, challengers="ada dov", question="ada").plays(ada="weapons-4")
    table.does("ada", "choose package 1")
    assert (table.from_loot("ada"), table.from_loot("bo"), table.from_loot("cleo")) == (2, 0, 0)
    assert "package-lapsed" in table.happened
    assert "senator" in table.gone


@pytest.mark.clauses("CG-94", "CG-76")
def test_an_acting_person_is_worth_four_for_a_lone_player() -> None:
    persons = {"ada": "taxi-driver"}
    table = a_round({}, persons, players=3, challengers="ada dov", question="ada", district="little-italy")
    table.lays("ada")
    assert table.state.announced[0] == 4


@pytest.mark.clauses("CG-75", "CG-123")
def test_a_lone_player_declares_the_thug_while_laying_and_doubles_first() -> None:
    said = {"players": 3, "challengers": "ada dov", "question": "ada", "district": "little-italy"}
    table = a_round({"ada": "2x weapons-4"}, {"ada": "thug"}, **said)  # type: ignore[arg-type]
    table.lays("ada", "weapons-4")
    assert (table.state.announced[0], table.prompt) == (8, "commit")
    table = a_round({"ada": "2x weapons-4"}, {"ada": "thug"}, **said)  # type: ignore[arg-type]
    table.lays("ada", "2x weapons-4", "covered", "declare thug")
    assert table.state.announced[0] == 16 + 10


@pytest.mark.clauses("CG-124")
def test_who_has_no_partner_says_nothing() -> None:
    table = a_round({"ada": "weapons-4"}, players=3, challengers="ada dov", question="ada")
    assert table.refuses("ada", "pledge nothing") == ("CG-124", "refused-no-partner")
