"""Sums that a view tells: what is sure, half, to beat, who picks first, doing it alone, what the others will see."""

from __future__ import annotations

import pytest

from backroom.games.chicago_gangsters.packs import texts_of
from backroom.games.chicago_gangsters.sum_types import ForceData, ReckonedData, YoursData
from tests.games.chicago_gangsters.scenario import Scene, a_round, cards_of, seat_of


def reckoned(table: Scene, name: str, *draft: str) -> ReckonedData:
    """What somebody is told after these parts of a choice."""
    state = table.state.clone()
    for text in draft:
        table.rules.apply(state, seat_of(name), table.rules.table.parse(text), table.game.chance)
    told = table.rules.view(state, seat_of(name)).as_data()["reckoned"]
    assert told is not None
    return told


def yours(table: Scene, name: str, cards: str = "", *more: str) -> YoursData:
    """What these cards mean for somebody who is laying them."""
    told = reckoned(table, name, *[f"lay {card}" for card in texts_of(cards_of(cards))], *more)["yours"]
    assert told is not None
    return told


def verdicts(told: YoursData) -> tuple[str, str]:
    """Of half, and of winning."""
    assert told["half"] is not None
    assert told["beat"] is not None
    return told["half"]["verdict"], told["beat"]["verdict"]


def force(table: Scene, name: str, who: str) -> ForceData:
    return next(one for one in reckoned(table, name)["alone"] if one["who"] == who)


def said(told: YoursData) -> list[str]:
    return [meaning["says"] for meaning in told["meanings"]]


@pytest.mark.clauses("CG-41", "CG-51", "CG-102")
def test_with_five_players_mr_xs_cards_belong_to_his_sides_sum() -> None:
    hands = {"eve": "3x weapons-4", "cleo": "blackmail-5"}
    table = a_round(hands, {"cleo": "taxi-driver"}, players=5)
    table.does("eve", *["lay weapons-4"] * 3, "join challengers").lays("ada").lays("bo").lays("dov")

    told = yours(table, "cleo", "blackmail-5")
    marks = reckoned(table, "cleo", "lay blackmail-5")["marks"]
    table.lays("cleo", "blackmail-5")

    assert verdicts(told) == ("open", "open")
    # Three cards that may be the three highest that Cleo has not seen.
    assert marks == {"half": {"least": 0, "most": 8}, "beat": {"least": 1, "most": 16}}
    assert table.sums == [12, 7]


@pytest.mark.clauses("CG-102")
def test_mr_xs_persons_are_known_and_counted_from_the_beginning() -> None:
    table = a_round({"cleo": "weapons-2"}, {"eve": "judge"}, players=5).does("eve", "join challengers")

    table.lays("ada").lays("bo").lays("dov")
    told = yours(table, "cleo", "weapons-2")

    assert reckoned(table, "cleo")["marks"] == {"half": {"least": 2, "most": 2}, "beat": {"least": 5, "most": 5}}
    assert verdicts(told) == ("sure", "out")


@pytest.mark.clauses("CG-35", "CG-112")
def test_in_the_second_window_the_announced_sum_is_what_the_others_have() -> None:
    table = a_round({"ada": "3x weapons-4", "cleo": "weapons-2"}, godfather=True)
    for name in ("ada", "bo", "cleo", "dov"):
        table.does(name, "pass")

    table.lays("ada", "3x weapons-4").lays("bo")

    others = force(table, "cleo", "others")
    assert (others["least"], others["most"], others["likely"], others["cards"]) == (12, 12, 12, 0)
    assert force(table, "cleo", "you")["likely"] == 2


@pytest.mark.clauses("CG-91", "CG-115")
def test_with_three_players_a_lone_rivals_unknown_cards_count_double() -> None:
    hands = {"cleo": "2x weapons-4"}
    alone = a_round(hands, players=3, godfather=True)
    paired = a_round(hands, godfather=True)

    one, two = force(alone, "ada", "others"), force(paired, "ada", "others")

    assert (one["cards"], one["most"]) == (2, 20)
    assert (two["cards"], two["most"]) == (2, 10)
    assert one["likely"] > two["likely"] > 0


@pytest.mark.clauses("CG-111")
def test_nobody_counts_on_the_partner_whom_the_godfather_has_ousted() -> None:
    hands = {"ada": "2x weapons-4", "cleo": "weapons-2", "dov": "3x weapons-4"}
    table = a_round(hands, {"dov": "judge"}, godfather=True)
    for name in ("ada", "bo", "cleo", "dov"):
        table.does(name, "pass")
    table.lays("ada", "2x weapons-4").lays("bo").does("cleo", "take the card").does("dov", "pass")

    told = yours(table, "cleo", "weapons-2")
    camp = reckoned(table, "cleo", "lay weapons-2")["camps"][1]

    assert [member["owner"] for member in camp["members"]] == [seat_of("cleo")]
    assert camp["sum"] == {"least": 2, "most": 2}
    assert (verdicts(told), said(told)) == (("out", "out"), ["out-half-out"])
    assert reckoned(table, "dov")["yours"] is None


@pytest.mark.clauses("CG-79")
def test_they_see_the_thugs_bonus_on_cards_turned_up_only() -> None:
    hands = {"ada": "weapons-4 blackmail-5"}
    table = a_round(hands, {"ada": "thug"}, district="pilsen")

    told = yours(table, "ada", "weapons-4 blackmail-5", "leave blackmail-5", "declare thug")
    table.lays("ada", "weapons-4 blackmail-5", "covered", "leave blackmail-5", "declare thug").lays("bo")

    assert (told["brings"]["total"], told["they_see"]) == (18, 8)
    assert table.state.announced[0] == 8


@pytest.mark.clauses("CG-79", "CG-91")
def test_they_see_what_a_lone_player_doubles() -> None:
    table = a_round(
        {"ada": "weapons-4 blackmail-5"}, {"ada": "thug"}, players=3, challengers="ada dov", question="ada"
    )  # fmt: skip

    told = yours(table, "ada", "weapons-4 blackmail-5", "leave blackmail-5", "declare thug")
    table.lays("ada", "weapons-4 blackmail-5", "covered", "leave blackmail-5", "declare thug")

    assert told["they_see"] == table.state.announced[0] == 18


@pytest.mark.clauses("CG-41", "CG-51")
def test_it_is_said_how_much_of_the_hidden_card_may_count_and_what_the_partner_would_have_to_bring() -> None:
    hands = {"ada": "bribes-5", "bo": "bribes-3 bribes-1", "cleo": "bribes-4 bribes-5", "dov": "bribes-2 bribes-3"}
    persons = {"ada": "dealer", "bo": "explosives-expert", "cleo": "priest", "dov": "fence"}
    table = a_round(hands, persons, district="cicero", question="bo")
    table.lays("ada", "bribes-5").lays("bo", "bribes-3 bribes-1", "covered", "leave bribes-1")

    told = yours(table, "cleo", "bribes-4 bribes-5")

    assert told["half"] == {"verdict": "sure", "lacks": {"least": 0, "most": 0}, "spare": 12}
    # Against 10 and a card that may be a 5: 11 beat them if it is worth nothing, 16 in any case.
    assert told["beat"] == {"verdict": "open", "lacks": {"least": 0, "most": 5}, "spare": 0}
    # Dov has the mark, so a tie is his.
    assert told["first"] == {"verdict": "open", "rivals": [{"owner": seat_of("dov"), "points": 10}], "share": "sure"}
    assert said(told) == ["out-half-sure", "out-beat-if", "out-first-open"]


@pytest.mark.clauses("CG-33")
def test_the_last_of_a_side_is_told_that_cards_are_turned_up_at_once() -> None:
    table = a_round({"ada": "weapons-4"})
    assert not yours(table, "ada")["at_once"]

    table.lays("bo")

    assert yours(table, "ada")["at_once"]
    assert not reckoned(table, "cleo")["yours"]["at_once"]  # type: ignore[index]


@pytest.mark.clauses("CG-75")
def test_a_partner_who_can_still_declare_the_thug_looks_at_the_cards_first() -> None:
    table = a_round({"ada": "weapons-4"}, {"bo": "thug"}).lays("bo")

    assert not yours(table, "ada")["at_once"]


@pytest.mark.clauses("CG-103")
def test_the_two_largest_of_three_get_a_package() -> None:
    hands = {"eve": "weapons-4", "ada": "weapons-2", "bo": "2x weapons-4"}
    table = a_round(hands, {"eve": "senator mayor"}, players=5, person="judge")
    table.does("eve", "join challengers").lays("bo", "2x weapons-4", "openly")

    nothing, some = yours(table, "ada"), yours(table, "ada", "weapons-2")

    assert nothing["first"] == {
        "verdict": "out",
        "rivals": [{"owner": 1, "points": 0}, {"owner": 4, "points": 0}],
        "share": "out",
    }
    assert said(nothing)[-1] == said(some)[-1] == "out-empty"


@pytest.mark.clauses("CG-11", "CG-83")
@pytest.mark.parametrize(("number", "least", "most"), [(3, 7, 9), (10, 0, 2), (12, 0, 0)])
def test_a_view_tells_how_many_rounds_are_to_come(number: int, least: int, most: int) -> None:
    table = a_round(number=number)

    told = table.view("ada").as_data()["to_win"]

    assert told["rounds_left"] == {"least": least, "most": most}
    assert told["ahead"] == [0, 1, 2, 3]
