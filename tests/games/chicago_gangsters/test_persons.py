"""What persons can do (CG-70 to CG-79)."""

from __future__ import annotations

import pytest

from tests.games.chicago_gangsters.scenario import Scene, a_round


def end_of_round(hand: str, persons: str, discards: str = "") -> Scene:
    """Ada has won with a weapons-4 and ends the round."""
    table = a_round({"ada": f"{hand} weapons-4"}, {"ada": persons}, discards=discards).plays(ada="weapons-4")
    return table.does("ada", "choose package 1")


@pytest.mark.clauses("CG-70")
def test_informer_and_smuggler_sell_a_bottle_each_for_six_points_or_more() -> None:
    table = end_of_round("2x bribes-5 2x bribes-1 weapons-2", "informer whisky-smuggler")
    assert table.refuses("ada", "trade with informer", "hand over bribes-5", "settle") == ("CG-70", "refused-too-cheap")
    assert table.refuses("ada", "trade with informer", "hand over blackmail-1") == ("CG-70", "refused-not-in-hand")
    table.does("ada", "trade with informer", "hand over bribes-5", "hand over bribes-1", "settle")
    assert (table.from_abilities("ada"), table.discards) == (1, "weapons-4 bribes-1 bribes-5")
    table.does("ada", "trade with whisky-smuggler", "hand over bribes-5", "hand over weapons-2", "settle")
    assert table.from_abilities("ada") == 2


@pytest.mark.clauses("CG-70", "CG-126")
def test_too_few_points_cannot_trade_but_nobody_learns_it_from_not_being_asked() -> None:
    table = end_of_round("bribes-1 weapons-2", "informer")
    assert (table.asked, table.offers("ada")) == (["ada"], ["draw"])
    assert table.refuses("ada", "trade with informer") == ("CG-70", "refused-too-few-cards")


@pytest.mark.clauses("CG-70")
def test_the_lone_players_doubling_does_not_help_a_trade() -> None:
    hands = {"ada": "weapons-4 bribes-3 blackmail-1"}
    table = a_round(hands, {"ada": "informer"}, players=3, challengers="ada dov", question="ada")
    table.plays(ada="weapons-4").does("ada", "choose package 1")
    assert table.offers_of("ada", "trade") == []


@pytest.mark.clauses("CG-71")
@pytest.mark.parametrize(
    ("person", "card"), [("dealer", "bribes-5"), ("thief", "blackmail-5"), ("explosives-expert", "weapons-4")]
)
def test_some_persons_make_their_means_usable_everywhere(person: str, card: str) -> None:
    for district in ("little-italy", "near-north-side", "west-side"):
        table = a_round({"ada": card, "bo": card}, {"ada": person}, district=district)
        table.lays("ada", card).lays("bo", card)
        assert (table.laid("ada"), table.hand("ada")) == (card, "")


@pytest.mark.clauses("CG-72")
def test_the_fence_swaps_one_card() -> None:
    table = end_of_round("bribes-1 weapons-2", "fence")
    assert table.offers("ada") == ["draw", "fence weapons-2", "fence bribes-1"]
    assert table.refuses("ada", "fence blackmail-5") == ("CG-72", "refused-not-in-hand")
    table.does("ada", "fence bribes-1")
    assert table.happened[:2] == ["card-fenced", "card-drawn"]
    assert (table.size("ada"), table.state.round) == (3, 4)


@pytest.mark.clauses("CG-73", "CG-63", "CG-64")
def test_the_poker_player_exchanges_two_for_two_worth_no_more() -> None:
    table = end_of_round("bribes-3 weapons-2 blackmail-5", "poker-player", discards="bribes-4 bribes-1 2x blackmail-3")
    assert table.refuses("ada", "play poker", "throw bribes-3", "pick bribes-1") == (
        "CG-73",
        "refused-other-question",
    )
    assert table.refuses("ada", "play poker", "throw bribes-3", "throw weapons-2", "pick bribes-5") == (
        "CG-73",
        "refused-not-discarded",
    )
    assert table.refuses(
        "ada", "play poker", "throw bribes-3", "throw weapons-2", "pick blackmail-3", "pick blackmail-3"
    ) == ("CG-73", "refused-too-dear")
    table.does("ada", "play poker", "throw bribes-3", "throw weapons-2", "pick bribes-4", "pick bribes-1")
    # With nothing else to do, Ada has drawn the card of the round's end, a weapons-2.
    assert table.hand("ada") == "weapons-2 bribes-1 bribes-4 blackmail-5"
    assert table.knows("dov", "ada") == "bribes-1 bribes-4"


@pytest.mark.clauses("CG-73")
def test_the_poker_player_may_take_back_a_card_just_thrown_and_needs_two() -> None:
    table = end_of_round("bribes-3 weapons-2", "poker-player fence")
    table.does("ada", "play poker", "throw bribes-3", "throw weapons-2", "pick bribes-3", "pick weapons-2")
    assert table.hand("ada") == "weapons-2 bribes-3"
    assert table.refuses("ada", "play poker") == ("CG-60", "refused-once")
    table = end_of_round("bribes-3", "poker-player fence")
    assert table.refuses("ada", "play poker") == ("CG-73", "refused-too-few-cards")


@pytest.mark.clauses("CG-75")
@pytest.mark.parametrize(
    ("cards", "points"), [("2x weapons-4", 16), ("2x weapons-4 weapons-2", 20), ("3x weapons-4", 22), ("", 0)]
)
def test_the_thug_doubles_ten_points_at_most(cards: str, points: int) -> None:
    table = a_round({"ada": cards}, {"ada": "thug"}, district="little-italy")
    table.lays("ada", cards, "covered", "declare thug").lays("bo")
    assert table.state.announced[0] == points


@pytest.mark.clauses("CG-75", "CG-77")
def test_the_thugs_own_value_counts_once_more_and_then_it_is_gone() -> None:
    table = a_round({"ada": "weapons-4"}, {"ada": "thug", "bo": "mayor"}, district="the-loop")
    table.lays("ada", "weapons-4", "covered", "declare thug").lays("bo").lays("cleo").lays("dov")
    assert (table.sums[0], table.persons("ada"), table.gone) == (4 + 4 + 1 + 3, set(), {"thug"})


@pytest.mark.clauses("CG-75", "CG-123")
def test_its_owner_may_wait_for_the_partner() -> None:
    table = a_round({"ada": "weapons-4"}, {"ada": "thug"})
    table.lays("ada", "weapons-4")
    assert table.asked == ["bo"]
    table.lays("bo")
    assert (table.prompt, table.asked, table.offers("ada")) == ("thug", ["ada"], ["declare thug", "spare thug"])
    assert table.refuses("ada", "lay weapons-4") == ("CG-75", "refused-other-question")
    declared = a_round({"ada": "weapons-4"}, {"ada": "thug"}).lays("ada", "weapons-4").lays("bo")
    declared.does("ada", "declare thug")
    table.does("ada", "spare thug")
    assert (declared.state.announced[0], table.state.announced[0]) == (9, 5)
    assert table.persons("ada") == {"thug"}


@pytest.mark.clauses("CG-75", "CG-123")
def test_a_declaration_is_heard_when_the_cards_are_laid() -> None:
    table = a_round({"ada": "weapons-4"}, {"ada": "thug"}).lays("ada", "weapons-4", "covered", "declare thug")
    assert table.hears("dov") == [{"event": "laid-covered", "seat": 0}, {"event": "thug-declared", "seat": 0}]
    assert table.view("bo").thug
    assert table.refuses("bo", "declare thug") == ("CG-75", "refused-no-thug")
    table = a_round({"ada": "weapons-4"}, {"ada": "thug"})
    assert table.refuses("ada", "declare thug", "declare thug") == ("CG-75", "refused-thug-declared")


@pytest.mark.clauses("CG-75", "CG-79")
def test_a_hidden_card_is_doubled_at_the_evaluation_still_ten_at_most() -> None:
    table = a_round({"ada": "2x weapons-4 weapons-2 bribes-5"}, {"ada": "thug"}, district="bridgeport")
    table.lays("ada", "2x weapons-4 bribes-5", "covered", "leave bribes-5", "declare thug").lays("bo")
    assert table.state.announced[0] == 16
    table.lays("cleo").lays("dov")
    assert table.sums[0] == 13 + 10


@pytest.mark.clauses("CG-76")
@pytest.mark.parametrize(
    ("person", "district"),
    [("taxi-driver", "little-italy"), ("customs-officer", "near-north-side"), ("reporter", "west-side")],
)
def test_where_persons_do_not_count_some_act_as_means(person: str, district: str) -> None:
    for place in ("little-italy", "near-north-side", "west-side"):
        table = a_round({}, {"ada": person}, district=place)
        table.lays("ada").lays("bo")
        assert table.state.announced[0] == (2 if place == district else 0)


@pytest.mark.clauses("CG-76", "CG-75", "CG-71")
def test_acting_persons_are_not_doubled_by_the_thug_and_a_helper_makes_their_kind_usable() -> None:
    table = a_round({"ada": "bribes-5"}, {"ada": "taxi-driver explosives-expert thug"}, district="near-north-side")
    table.lays("ada", "bribes-5", "covered", "declare thug").lays("bo")
    assert table.state.announced[0] == 5 + 5 + 2


@pytest.mark.clauses("CG-78", "CG-72")
def test_a_person_just_gained_is_used_at_the_end_of_the_round() -> None:
    table = a_round({"ada": "weapons-4 weapons-2"}, person="fence").plays(ada="weapons-4")
    table.does("ada", "choose package 2")
    assert table.offers("ada") == ["draw", "fence weapons-2"]
