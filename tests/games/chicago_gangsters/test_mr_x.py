"""Five players: Mr. X (CG-100 to CG-109)."""

from __future__ import annotations

import pytest

from backroom.games.chicago_gangsters.cards import MR_X
from backroom.kernel.chance import FastChance
from tests.games.chicago_gangsters.scenario import Scene, a_round, gangsters_rules


def with_mr_x(side: str, eve: str, persons: str = "", district: str = "the-levee", **hands: str) -> Scene:
    """Eve joins a side with these cards; the others lay all they have."""
    cards = {"eve": eve, **hands}
    table = a_round(cards, {"eve": persons}, players=5, district=district)
    table.does("eve", *[f"lay {card}" for card in eve.split()], f"join {side}")
    return table.plays(**hands)


@pytest.mark.clauses("CG-100")
def test_the_lot_makes_one_of_five_mr_x_and_all_start_alike() -> None:
    seats = set()
    for seed in range(20):
        state = gangsters_rules(5).deal(FastChance(seed))
        assert sorted(state.clan_of) == [0, 1, 2, 3, MR_X]
        assert [state.hand_size(seat) for seat in range(5)] == [4] * 5
        assert all(seat in state.owners for seat in range(5))
        seats.add(state.mr_x())
    assert len(seats) > 2


@pytest.mark.clauses("CG-101", "CG-109")
def test_mr_x_goes_first_tells_number_and_side_and_nothing_else() -> None:
    table = a_round({"eve": "weapons-4 bribes-3"}, {"eve": "thug"}, players=5)
    assert (table.prompt, table.asked) == ("mr-x", ["eve"])
    assert table.refuses("eve", "pledge nothing") == ("CG-109", "refused-mr-x-silent")
    assert table.refuses("eve", "show weapons-4") == ("CG-109", "refused-mr-x-silent")
    assert table.refuses("eve", "declare thug") == ("CG-108", "refused-thug-later")
    assert table.refuses("eve", "lay weapons-4") == ("CG-101", "refused-unfinished")
    table.does("eve", "lay weapons-4", "lay bribes-3", "join defenders")
    assert table.hears("ada") == [{"event": "mr-x-joined", "seat": 4, "side": "defenders", "count": 2}]
    assert (table.sees("ada", "eve")["face_down"], table.sees("ada", "eve")["cards"]) == (2, [])
    assert (table.prompt, table.asked) == ("commit", ["ada", "bo"])


@pytest.mark.clauses("CG-109")
def test_mr_xs_free_words_wait_until_his_cards_are_turned_up() -> None:
    table = a_round({"eve": "weapons-4"}, players=5)
    assert table.silenced == ["eve"]
    table.does("eve", "lay weapons-4", "join challengers")
    assert table.silenced == ["eve"]
    table.plays()
    assert (table.prompt, table.silenced) == ("package", [])


@pytest.mark.clauses("CG-102")
def test_his_cards_and_persons_are_added_at_the_evaluation_only() -> None:
    table = with_mr_x("challengers", "weapons-4 blackmail-1", "mayor", "the-loop", ada="weapons-2")
    assert (table.state.announced[0], table.sums[0]) == (2, 2 + 4 + 3)
    assert (table.hand("eve"), table.knows("ada", "eve")) == ("blackmail-1", "blackmail-1")


@pytest.mark.clauses("CG-103", "CG-104", "CG-107")
def test_the_two_largest_of_three_share_and_who_goes_empty_is_the_next_mr_x() -> None:
    table = with_mr_x("challengers", "weapons-4 bribes-1", ada="weapons-2", bo="bribes-3")
    assert table.takers(0) == ["eve", "bo"]
    table.does("eve", "choose package 1")
    assert table.state.clan_of == [MR_X, 1, 2, 3, 0]
    assert {"event": "roles-exchanged", "seat": 0, "target": 4, "clan": "diamond"} in table.hears("cleo")
    assert (table.alcohol("eve"), table.alcohol("bo"), table.alcohol("ada")) == (2, 1, 0)


@pytest.mark.clauses("CG-103")
def test_ties_are_mr_xs_and_the_mark_decides_between_the_clans() -> None:
    table = with_mr_x("challengers", "weapons-4", ada="weapons-4", bo="weapons-4")
    assert (table.takers(0), table.evaluated["empty"]) == (["eve", "bo"], 0)
    assert table.evaluated["order"][0]["why"] == "mr-x-ties"


@pytest.mark.clauses("CG-104")
def test_mr_x_stays_if_he_goes_empty_or_his_side_gets_nothing() -> None:
    table = with_mr_x("challengers", "bribes-1", ada="weapons-4", bo="bribes-3")
    table.does("ada", "choose package 1")
    assert (table.evaluated["empty"], table.state.mr_x()) == (4, 4)
    table = with_mr_x("defenders", "bribes-1", ada="weapons-4", bo="bribes-3")
    table.does("ada", "choose package 1")
    assert (table.takers(1), table.state.mr_x()) == ([], 4)


@pytest.mark.clauses("CG-105", "CG-104")
def test_whoever_is_mr_x_then_may_draw_one_more_and_swap_one() -> None:
    table = with_mr_x("challengers", "weapons-4 bribes-1", ada="weapons-2", bo="bribes-3")
    table.does("eve", "choose package 1")
    assert table.asked == ["ada"]
    assert table.refuses("ada", "swap weapons-2") == ("CG-105", "refused-not-in-hand")
    table.does("ada", "draw extra")
    assert table.refuses("ada", "draw extra") == ("CG-105", "refused-once")
    table.does("ada", "draw")
    assert table.size("ada") == 2
    table.does("ada", "swap weapons-2")
    assert (table.size("ada"), "card-swapped" in table.happened) == (2, True)


@pytest.mark.clauses("CG-105", "CG-60")
def test_mr_x_swaps_only_one() -> None:
    table = a_round({"ada": "weapons-4", "eve": "3x weapons-2"}, players=5).does("eve", "join defenders")
    table.plays(ada="weapons-4").does("ada", "choose package 1").does("eve", "swap weapons-2")
    assert table.refuses("eve", "swap weapons-2") == ("CG-105", "refused-once")


@pytest.mark.clauses("CG-105")
def test_others_have_no_extras() -> None:
    table = a_round({"ada": "2x weapons-4"}, {"ada": "fence"}, players=5).does("eve", "join defenders")
    table.plays(ada="weapons-4").does("ada", "choose package 1")
    assert table.refuses("ada", "draw extra") == ("CG-105", "refused-not-mr-x")
    assert table.refuses("ada", "swap weapons-4") == ("CG-105", "refused-not-mr-x")


@pytest.mark.clauses("CG-106", "CG-105")
def test_mr_x_uses_abilities_like_everyone() -> None:
    table = a_round({"ada": "weapons-4", "eve": "2x bribes-5"}, {"eve": "informer"}, players=5)
    table.does("eve", "join defenders").plays(ada="weapons-4").does("ada", "choose package 1")
    table.does("eve", "trade with informer", "hand over bribes-5", "hand over bribes-5", "settle")
    assert table.from_abilities("eve") == 1


@pytest.mark.clauses("CG-108", "CG-79")
def test_mr_x_declares_the_thug_after_the_defenders_sum() -> None:
    table = with_mr_x("challengers", "weapons-4", "thug", "little-italy", ada="weapons-2", cleo="weapons-4")
    assert (table.prompt, table.asked, table.state.announced) == ("thug", ["eve"], [2, 4])
    table.does("eve", "declare thug")
    assert (table.sums, table.gone) == ([2 + 8, 4], {"thug"})


@pytest.mark.clauses("CG-107")
def test_hand_persons_and_alcohol_stay_with_the_player_and_mr_x_can_win() -> None:
    table = a_round(
        {"ada": "bribes-1", "bo": "weapons-4", "eve": "weapons-4 5x blackmail-5"}, {"eve": "priest"}, players=5
    )
    table.to_showdown().does("eve", "lay weapons-4", "join challengers").plays(bo="weapons-4", ada="bribes-1")
    table.does("eve", "choose package 1")
    while table.prompt:
        table.does(table.asked[0], "draw" if "draw" in table.offers(table.asked[0]) else "finish")
    assert table.persons("eve") == {"priest"}
    assert table.state.outcome is not None
    assert table.state.outcome.winners == [4]
