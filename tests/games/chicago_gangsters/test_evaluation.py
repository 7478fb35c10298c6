"""The evaluation and who chooses first (CG-40 to CG-43, CG-50, CG-51)."""

from __future__ import annotations

import pytest

from tests.games.chicago_gangsters.scenario import Scene, a_round


def the_rulebooks_example(defenders: str) -> Scene:
    """24 turned up and a 5 face down, against what the defenders bring; Dov's persons bring nothing."""
    table = a_round(
        {
            "ada": "2x weapons-4 bribes-5",
            "bo": "2x weapons-4 2x weapons-2 2x bribes-2",
            "cleo": "blackmail-5",
            "dov": defenders,
        },
    )
    table.lays("ada", "2x weapons-4 bribes-5", "covered", "leave bribes-5")
    table.lays("bo", "2x weapons-4 2x weapons-2 2x bribes-2")
    assert table.state.announced[0] == 24
    return table.lays("cleo", "blackmail-5").lays("dov", defenders)


@pytest.mark.clauses("CG-40", "CG-41", "CG-51")
def test_the_rulebooks_example_24_and_5_against_15_shares_and_against_14_does_not() -> None:
    enough = the_rulebooks_example("2x blackmail-5")
    assert (enough.sums, enough.takers(1)) == ([29, 15], ["dov", "cleo"])
    assert enough.evaluated["half"] == {"needed": 15, "brought": 15, "reached": True}
    too_little = the_rulebooks_example("blackmail-5 bribes-4")
    assert (too_little.sums, too_little.takers(1)) == ([29, 14], [])
    assert too_little.evaluated["half"] == {"needed": 15, "brought": 14, "reached": False}
    assert "losers-empty" not in too_little.happened  # asked: the winners first
    too_little.does("bo", "choose package 1")
    assert "losers-empty" in too_little.happened


@pytest.mark.clauses("CG-51")
def test_nothing_against_nothing_is_half() -> None:
    table = a_round().plays()
    assert (table.sums, table.takers(0), table.takers(1)) == ([0, 0], ["bo", "ada"], ["cleo", "dov"])
    assert table.evaluated["half"] == {"needed": 0, "brought": 0, "reached": True}


@pytest.mark.clauses("CG-40")
def test_a_hidden_bluff_costs_the_card() -> None:
    table = a_round({"ada": "weapons-4 bribes-5"}, district="little-italy")
    table.lays("ada", "weapons-4 bribes-5", "covered", "leave bribes-5").lays("bo")
    assert table.hand("ada") == ""
    table.lays("cleo").lays("dov")
    assert (table.sums, table.hand("ada")) == ([4, 0], "")
    assert "bribes-5" in table.discards
    assert table.evaluated["hidden"] == {"owner": 0, "card": "bribes-5", "counts": False}


@pytest.mark.clauses("CG-41")
def test_a_tie_goes_to_the_challengers() -> None:
    table = a_round({"ada": "weapons-4", "cleo": "weapons-4"}).plays(ada="weapons-4", cleo="weapons-4")
    assert (table.sums, table.evaluated["winner"], table.evaluated["why"]) == ([4, 4], "challengers", "tie")
    table = a_round({"ada": "weapons-4", "cleo": "bribes-5"}).plays(ada="weapons-4", cleo="bribes-5")
    assert (table.evaluated["winner"], table.evaluated["why"]) == ("defenders", "higher")


@pytest.mark.clauses("CG-42")
def test_all_cards_used_are_discarded_before_loot_is_drawn() -> None:
    table = a_round({"ada": "weapons-4", "cleo": "weapons-2"}).plays(ada="weapons-4", cleo="weapons-2")
    assert (table.prompt, table.discards) == ("package", "weapons-2 weapons-4")


@pytest.mark.clauses("CG-43", "CG-50")
def test_the_larger_contributor_of_everything_brought_chooses_first() -> None:
    hands = {"ada": "weapons-4", "bo": "weapons-2"}
    table = a_round(hands, {"bo": "mayor"}).plays(ada="weapons-4", bo="weapons-2")
    assert (table.brought("ada"), table.brought("bo"), table.asked) == (4, 5, ["bo"])
    table.does("bo", "choose package 2")
    assert (table.alcohol("bo"), table.alcohol("ada")) == (1, 2)
    assert "senator" in table.persons("bo")


@pytest.mark.clauses("CG-50")
def test_on_equal_contributions_the_marked_clan_chooses() -> None:
    table = a_round({"ada": "weapons-4", "bo": "weapons-4"}).plays(ada="weapons-4", bo="weapons-4")
    assert (table.asked, table.evaluated["order"]) == (
        ["bo"],
        [{"seats": [1, 0], "why": "marked"}, {"seats": [], "why": "no-share"}],
    )


@pytest.mark.clauses("CG-34", "CG-43")
def test_the_evaluation_explains_itself() -> None:
    table = a_round(
        {"ada": "weapons-4 bribes-5 blackmail-1", "cleo": "weapons-2 blackmail-3"}, {"ada": "priest", "cleo": "mayor"},
        district="the-loop",
    )  # fmt: skip
    table.lays("ada", "weapons-4 bribes-5 blackmail-1", "covered", "leave bribes-5").lays("bo")
    table.lays("cleo", "weapons-2 blackmail-3").lays("dov")
    told = table.evaluated
    assert [side["announced"] for side in told["sides"]] == [5, 5]
    assert [side["sum"] for side in told["sides"]] == [5, 5]
    ada = told["seats"][0]
    assert (ada["counted"], ada["returned"], ada["points"]["means"], ada["persons"][0]["points"]) == (
        ["weapons-4"],
        ["blackmail-1"],
        4,
        1,
    )
    assert told["half"] == {"needed": 3, "brought": 5, "reached": True}
    evaluated = next(event for event in table.story if event.name == "round-evaluated")
    assert evaluated.facts["evaluation"] == told
