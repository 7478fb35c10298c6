"""Tie-breaks (CP-54), and the order of their draws (CP-27)."""

from __future__ import annotations

import pytest

from tests.games.chicago_poker.scenario import Scene, position

#: Hands of 9, 7, 5, 3, 1 in changing colours: each ties with each. And one that loses to them.
TIED = (
    "red-1 blue-3 green-5 amber-7 violet-9",
    "blue-1 green-3 amber-5 violet-7 red-9",
    "green-1 amber-3 violet-5 red-7 blue-9",
)
NOT_TIED = "red-2 blue-4 green-6 amber-8 violet-1"


def tied(
    hands: dict[str, str],
    bosses: str,
    owner: str = "capone",
    *,
    pile: str = "",
    discards: str = "",
    rest: str = "pile",
) -> Scene:
    """The duel at 1 under the owner's bullet has just tied between these bosses, of three at the table."""
    order = ["capone", "moran", "yale"]
    rows = {f"{boss} at 1": TIED[at] for at, boss in enumerate(bosses.split())}
    rows.setdefault(f"{owner} at 1", NOT_TIED)
    table = position(
        "bar brewery",
        hands,
        rows,
        players=3,
        bullets=[f"{owner} at 1"],
        turn=order[order.index(owner) - 1],
        actions=0,
        pile=pile,
        discards=discards,
        rest=rest,
    )
    return table.goes_on()


def winner(table: Scene) -> str:
    return next(boss for boss in ("capone", "moran", "yale") if table.owned(boss) == "bar")


@pytest.mark.clauses("CP-54")
def test_the_tied_bosses_stake_a_hand_card_and_the_highest_value_wins() -> None:
    table = tied({"capone": "red-10 red-2", "moran": "blue-11", "yale": "green-15"}, "capone moran")
    assert (table.asked, table.prompt) == (["capone", "moran"], "tie-break")
    assert table.offers("capone") == ["stake red-2", "stake red-10"]
    assert table.offers("yale") == []
    assert table.state.stack[-1].step.facts(table.state) == {"place": 1}
    table.does("stake red-10", by="capone").does("stake blue-11", by="moran")
    assert winner(table) == "moran"
    assert (table.asked, table.prompt, table.state.actions_left) == (["capone"], "turn", 3)


@pytest.mark.clauses("CP-54")
def test_the_order_of_answering_makes_no_difference() -> None:
    table = tied({"capone": "red-10", "moran": "blue-11"}, "capone moran")
    table.does("stake blue-11", by="moran").does("stake red-10", by="capone")
    assert winner(table) == "moran"


@pytest.mark.clauses("CP-54")
def test_staked_cards_are_discarded_and_each_draws_one_in_replacement() -> None:
    table = tied({"capone": "red-10 red-2", "moran": "blue-11"}, "capone moran", pile="green-13 green-14")
    table.does("stake red-10", by="capone").does("stake blue-11", by="moran")
    assert (table.hand("capone"), table.hand("moran")) == ("red-2 green-13", "green-14")
    assert {"red-10", "blue-11"} <= set(table.discards.split())


@pytest.mark.clauses("CP-54")
@pytest.mark.parametrize("viewer", ["moran", "yale", "onlooker"])
def test_a_stake_stays_hidden_until_the_last_is_in(viewer: str) -> None:
    table = tied({"capone": "red-10", "moran": "blue-11"}, "capone moran")
    before = table.view(viewer).as_data()
    table.does("stake red-10", by="capone")
    assert table.hears(viewer) == [{"event": "card-staked", "seat": 0}]
    assert table.hears("capone") == [{"event": "card-staked-seen", "seat": 0, "card": "red-10"}]
    after = table.view(viewer).as_data()
    assert {name for name, value in before.items() if after.get(name) != value} == {"decisions"}
    assert table.view("capone").as_data()["stake"] == "red-10"
    table.does("stake blue-11", by="moran")
    shown = [told["card"] for told in table.hears(viewer) if told["event"] == "stake-revealed"]
    assert shown == ["red-10", "blue-11"]


@pytest.mark.clauses("CP-54")
def test_nobody_stakes_twice_or_does_anything_else_meanwhile() -> None:
    table = tied({"capone": "red-10 red-2", "moran": "blue-11", "yale": "green-15"}, "capone moran")
    assert table.refuses("draw", by="capone") == ("CP-54", "refused-stake-first")
    assert table.refuses("play red-2 at 2", by="capone") == ("CP-54", "refused-stake-first")
    assert table.refuses("stake blue-11", by="capone") == ("CP-54", "refused-not-in-hand")
    assert table.refuses("stake green-15", by="yale") == ("CP-54", "refused-not-asked")
    table.does("stake red-10", by="capone")
    assert table.asked == ["moran"]
    assert table.refuses("stake red-2", by="capone") == ("CP-54", "refused-not-asked")


@pytest.mark.clauses("CP-54")
def test_a_tied_reveal_is_repeated() -> None:
    table = tied({"capone": "red-10 red-12", "moran": "blue-10 blue-13"}, "capone moran", pile="green-2 green-4")
    table.does("stake red-10", by="capone").does("stake blue-10", by="moran")
    assert (table.asked, table.prompt, table.state.reveals) == (["capone", "moran"], "tie-break", 1)
    table.does("stake red-12", by="capone").does("stake blue-13", by="moran")
    assert (winner(table), table.state.reveals) == ("moran", 0)


@pytest.mark.clauses("CP-54")
def test_a_special_card_counts_nothing() -> None:
    table = tied({"capone": "pistol", "moran": "green-1"}, "capone moran")
    table.does("stake pistol", by="capone").does("stake green-1", by="moran")
    assert winner(table) == "moran"
    assert "pistol" in table.discards


@pytest.mark.clauses("CP-54")
def test_who_has_no_hand_card_counts_nothing_and_draws_none() -> None:
    table = tied({"capone": "", "moran": "green-1"}, "capone moran", pile="green-2 green-4")
    assert table.asked == ["moran"]
    table.does("stake green-1", by="moran")
    assert (winner(table), table.hand("capone"), table.hand("moran")) == ("moran", "", "green-2")


@pytest.mark.clauses("CP-54")
def test_a_special_card_and_an_empty_hand_are_tied() -> None:
    table = tied({"capone": "", "moran": "murder"}, "capone moran", pile="green-2 green-4")
    table.does("stake murder", by="moran")
    assert (table.asked, table.state.reveals) == (["moran"], 1)
    table.does("stake green-2", by="moran")
    assert winner(table) == "moran"


@pytest.mark.clauses("CP-54")
def test_two_special_cards_are_tied_and_nobody_else_joins_in() -> None:
    table = tied({"capone": "red-15", "moran": "pistol", "yale": "murder"}, "moran yale", "capone")
    table.does("stake pistol", by="moran").does("stake murder", by="yale")
    assert (table.asked, table.state.reveals) == (["moran", "yale"], 1)


@pytest.mark.clauses("CP-54")
def test_of_three_only_those_still_tied_go_on_but_all_draw_in_replacement() -> None:
    hands = {"capone": "red-11 red-2", "moran": "blue-11 blue-12", "yale": "green-11 green-15"}
    table = tied(hands, "capone moran yale")
    for boss, card in (("capone", "red-2"), ("moran", "blue-11"), ("yale", "green-11")):
        table.does(f"stake {card}", by=boss)
    assert table.asked == ["moran", "yale"]
    assert [len(table.hand(boss).split()) for boss in ("capone", "moran", "yale")] == [2, 2, 2]
    table.does("stake blue-12", by="moran").does("stake green-15", by="yale")
    assert winner(table) == "yale"


@pytest.mark.clauses("CP-54")
def test_if_nobody_tied_has_a_card_the_bullets_owner_wins() -> None:
    table = tied({"yale": "green-15"}, "capone moran", owner="moran")
    assert (winner(table), table.prompt) == ("moran", "turn")


@pytest.mark.clauses("CP-54")
@pytest.mark.parametrize(
    ("bosses", "owner", "first"),
    [("capone yale", "moran", "yale"), ("moran yale", "capone", "moran"), ("capone moran", "yale", "capone")],
)
def test_else_the_first_tied_player_clockwise_from_the_owner_wins(bosses: str, owner: str, first: str) -> None:
    assert winner(tied({owner: "green-15"}, bosses, owner)) == first


def ten_reveals(table: Scene, last: str) -> None:
    """Capone and Moran stake equal cards nine times; then Capone green 14 and Moran the `last`."""
    for value in range(10, 15):
        table.does(f"stake red-{value}", by="capone").does(f"stake blue-{value}", by="moran")
    for value in range(10, 14):
        table.does(f"stake green-{value}", by="capone").does(f"stake amber-{value}", by="moran")
    assert (table.asked, table.state.reveals) == (["capone", "moran"], 9)
    table.does("stake green-14", by="capone").does(f"stake {last}", by="moran")


#: In this order the replacements come: to the bullet's owner first, so that equal ones follow equal ones.
CAPONE_FIRST = "green-10 amber-10 green-11 amber-11 green-12 amber-12 green-13 amber-13 green-14 amber-14"
MORAN_FIRST = "amber-10 green-10 amber-11 green-11 amber-12 green-12 amber-13 green-13 amber-14 green-14"


@pytest.mark.clauses("CP-54")
@pytest.mark.parametrize(("owner", "pile"), [("capone", CAPONE_FIRST), ("moran", MORAN_FIRST)])
def test_after_ten_tied_reveals_the_bullets_owner_wins(owner: str, pile: str) -> None:
    table = tied({"capone": "red-10..14", "moran": "blue-10..14"}, "capone moran", owner, pile=pile)
    ten_reveals(table, "amber-14")
    assert (winner(table), table.state.reveals) == (owner, 0)


@pytest.mark.clauses("CP-54")
def test_after_ten_tied_reveals_without_the_owner_the_first_clockwise_wins() -> None:
    table = tied({"capone": "red-10..14", "moran": "blue-10..14"}, "capone moran", "yale", pile=CAPONE_FIRST)
    ten_reveals(table, "amber-14")
    assert winner(table) == "capone"


@pytest.mark.clauses("CP-54")
def test_the_tenth_reveal_still_decides_if_it_is_not_tied() -> None:
    hands = {"capone": "red-10..14", "moran": "blue-10..14 violet-15"}
    table = tied(hands, "capone moran", pile=CAPONE_FIRST)
    ten_reveals(table, "violet-15")
    assert winner(table) == "moran"


@pytest.mark.clauses("CP-27", "CP-54")
def test_replacements_are_drawn_by_the_bullets_owner_first_then_clockwise() -> None:
    hands = {"capone": "red-10", "moran": "blue-11", "yale": "green-12"}
    table = tied(hands, "capone moran yale", "moran", pile="red-15 blue-15 green-15")
    for boss, card in hands.items():
        table.does(f"stake {card}", by=boss)
    assert (table.hand("moran"), table.hand("yale"), table.hand("capone")) == ("red-15", "blue-15", "green-15")


@pytest.mark.clauses("CP-27", "CP-54")
def test_a_pile_that_runs_out_between_two_replacements_is_made_anew_with_the_staked_cards() -> None:
    hands = {"capone": "red-10", "moran": "blue-11", "yale": "green-12"}
    table = tied(hands, "capone moran yale", "moran", pile="red-15", discards="amber-15", rest="discards")
    discarded = len(table.discards.split())
    for boss, card in hands.items():
        table.does(f"stake {card}", by=boss)
    names = ("card-drawn", "pile-renewed")
    drawn = [(event.name, event.facts.get("seat")) for event in table.events if event.name in names]
    assert drawn == [("card-drawn", 1), ("pile-renewed", None), ("card-drawn", 2), ("card-drawn", 0)]
    renewed = next(event for event in table.events if event.name == "pile-renewed")
    assert renewed.facts == {"count": discarded + 3}
    assert (table.hand("moran"), table.hand("yale")) == ("red-15", "amber-15")
