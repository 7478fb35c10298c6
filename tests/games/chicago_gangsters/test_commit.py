"""Committing: laying, bluffing, how cards lie, the ? and the announced sum (CG-30 to CG-38)."""

from __future__ import annotations

import pytest

from tests.games.chicago_gangsters.scenario import a_round


@pytest.mark.clauses("CG-20", "CG-30", "CG-35")
def test_challengers_commit_at_once_then_defenders() -> None:
    table = a_round({"ada": "weapons-4", "cleo": "weapons-2"})
    assert (table.prompt, table.asked) == ("commit", ["ada", "bo"])
    table.lays("bo")
    assert table.asked == ["ada"]
    table.lays("ada", "weapons-4")
    assert (table.prompt, table.asked) == ("commit", ["cleo", "dov"])
    assert table.state.announced == [4, -1]
    table.lays("cleo", "weapons-2").lays("dov")
    assert (table.state.announced, table.sums) == ([4, 2], [4, 2])


@pytest.mark.clauses("CG-30")
def test_any_number_of_cards_even_none_and_even_useless_ones() -> None:
    table = a_round({"ada": "2x weapons-4 blackmail-1"}, district="little-italy")
    table.lays("ada", "2x weapons-4 blackmail-1").lays("bo")
    assert (table.state.announced[0], table.hand("ada")) == (8, "blackmail-1")
    assert table.refuses("cleo", "lay weapons-2") == ("CG-30", "refused-not-in-hand")
    assert table.refuses("cleo", "take back weapons-2") == ("CG-30", "refused-not-laid")


@pytest.mark.clauses("CG-30")
def test_cards_can_be_taken_back_while_choosing_and_a_choice_must_be_finished() -> None:
    table = a_round({"ada": "weapons-4 bribes-3"})
    table.does("ada", "lay weapons-4", "take back weapons-4", "lay bribes-3", "commit counted")
    assert (table.laid("ada"), table.hand("ada")) == ("bribes-3", "weapons-4")
    table = a_round({"ada": "weapons-4"})
    assert table.refuses("ada", "lay weapons-4") == ("CG-30", "refused-unfinished")


@pytest.mark.clauses("CG-34", "CG-64", "CG-128")
def test_what_may_not_be_used_goes_back_seen_by_all_and_is_remembered() -> None:
    table = a_round(
        {"ada": "weapons-4 weapons-2 bribes-5 blackmail-3"}, {"ada": "mayor", "bo": "judge"}, district="cicero"
    )
    table.lays("ada", "weapons-4 bribes-5").lays("bo")
    assert table.state.announced[0] == 5 + 3 + 4
    assert table.hand("ada") == "weapons-2 weapons-4 blackmail-3"
    for viewer in ("bo", "cleo", "onlooker"):
        assert table.knows(viewer, "ada") == "weapons-4"
    assert {"event": "cards-returned", "seat": 0, "cards": ["weapons-4"]} in table.hears("dov")


@pytest.mark.clauses("CG-34")
def test_persons_count_only_where_the_district_says_so() -> None:
    for district, points in (("cicero", 4 + 7), ("near-north-side", 4)):
        table = a_round({"ada": "bribes-4"}, {"ada": "mayor", "bo": "senator"}, district=district, person="judge")
        table.lays("ada", "bribes-4").lays("bo")
        assert table.state.announced[0] == points


@pytest.mark.clauses("CG-32", "CG-36")
def test_cards_laid_openly_are_seen_at_once() -> None:
    table = a_round({"ada": "weapons-4 bribes-3"})
    table.lays("ada", "weapons-4", "openly")
    for viewer in ("bo", "dov", "onlooker"):
        assert table.sees(viewer, "ada")["cards"] == ["weapons-4"]
    assert table.hears("bo")[0]["seen"] == ["weapons-4"]


@pytest.mark.clauses("CG-36", "CG-37")
def test_counted_cards_tell_their_number_and_covered_ones_nothing() -> None:
    counted = a_round({"ada": "weapons-4 bribes-3"}).lays("ada", "weapons-4 bribes-3", "counted")
    assert counted.sees("bo", "ada") == {
        "how": "counted", "up": False, "cards": [], "face_down": 2, "returned": [],
    }  # fmt: skip
    assert counted.view("bo").hand_sizes[0] == 0
    one = a_round({"ada": "weapons-4 bribes-3"}).lays("ada", "weapons-4 bribes-3")
    other = a_round({"ada": "weapons-4 bribes-3"}).lays("ada")
    for viewer in ("bo", "cleo", "onlooker"):
        assert one.view(viewer).as_data() == other.view(viewer).as_data()
        assert one.hears(viewer) == other.hears(viewer) == [{"event": "laid-covered", "seat": 0}]
    assert one.sees("bo", "ada")["face_down"] is None


@pytest.mark.clauses("CG-37")
def test_a_commitment_is_final() -> None:
    table = a_round({"ada": "weapons-4 bribes-3"}).lays("ada", "weapons-4")
    assert table.refuses("ada", "lay bribes-3") == ("CG-30", "refused-not-asked")
    assert table.refuses("ada", "take back weapons-4") == ("CG-30", "refused-not-asked")


@pytest.mark.clauses("CG-33", "CG-35")
def test_the_challenger_with_the_question_may_leave_one_card_face_down() -> None:
    table = a_round({"ada": "weapons-4 bribes-5", "bo": "weapons-2", "cleo": "weapons-2"})
    assert table.refuses("ada", "leave weapons-4") == ("CG-33", "refused-not-laid")
    assert table.refuses("bo", "lay weapons-2", "leave weapons-2") == ("CG-33", "refused-no-question")
    table.lays("ada", "weapons-4 bribes-5", "covered", "leave bribes-5").lays("bo")
    assert table.state.announced[0] == 4
    assert table.sees("cleo", "ada")["face_down"] == 1
    assert table.sees("cleo", "ada")["cards"] == ["weapons-4"]
    assert table.refuses("cleo", "lay weapons-2", "leave weapons-2") == ("CG-33", "refused-defender-leaves")
    table.lays("cleo", "weapons-2").lays("dov")
    assert table.sums == [9, 2]


@pytest.mark.clauses("CG-33")
def test_another_card_may_be_left_instead_and_the_choice_taken_back() -> None:
    table = a_round({"ada": "weapons-4 bribes-5"})
    assert table.refuses("ada", "lay weapons-4", "leave weapons-4", "leave weapons-4") == (
        "CG-33",
        "refused-left-already",
    )
    table.does(
        "ada", "lay weapons-4", "lay bribes-5", "leave weapons-4", "leave bribes-5", "take back bribes-5",
        "commit covered",
    )  # fmt: skip
    table.lays("bo")
    assert table.state.announced[0] == 4


@pytest.mark.clauses("CG-38")
def test_who_lays_openly_may_still_leave_a_card_face_down() -> None:
    table = a_round({"ada": "weapons-4 bribes-5"})
    table.lays("ada", "weapons-4 bribes-5", "openly", "leave bribes-5")
    assert (table.sees("bo", "ada")["cards"], table.sees("bo", "ada")["face_down"]) == (["weapons-4"], 1)
    assert "bribes-5" not in str(table.hears("bo"))
