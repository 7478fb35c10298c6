"""The hand limit of seven (CP-23), at every border of its formula."""

from __future__ import annotations

import pytest

from tests.games.chicago_poker.scenario import Scene, position

HELD = {count: f"red-1..{count}" if count else "" for count in range(12)}


def boxed_in(hand: str, free: int, *, actions: int, extra: int = 0, discards: str = "", settled: bool = True) -> Scene:
    """Two breweries; Capone's rows have so many free places together. Moran has nothing on the table."""
    rows = {"capone at 1": "blue-1..5", "capone at 2": f"green-1..{5 - free}"}
    bullets = ["capone at 1", "capone at 2"] if free == 0 else ["capone at 1"]
    return position(
        hands={"capone": hand},
        rows=rows,
        bullets=bullets,
        actions=actions,
        extra=extra,
        discards=discards,
        settled=settled,
    )


@pytest.mark.clauses("CP-23")
@pytest.mark.parametrize("held", [5, 6, 7, 8, 9])
@pytest.mark.parametrize("actions", [1, 2, 3, 4])
@pytest.mark.parametrize("free", [0, 1, 2, 3])
def test_a_draw_is_allowed_when_the_hand_can_be_back_at_seven_in_time(held: int, actions: int, free: int) -> None:
    table = boxed_in(HELD[held], free, actions=actions, settled=False)
    left = actions - 1
    assert ("draw" in table.offers()) == (held + 1 - min(left, free) <= 7)


@pytest.mark.clauses("CP-23")
def test_with_seven_cards_nothing_is_drawn_as_the_last_action() -> None:
    table = boxed_in(HELD[7], free=3, actions=1)
    assert table.refuses("draw") == ("CP-23", "refused-hand-full")


@pytest.mark.clauses("CP-23")
def test_with_six_cards_the_last_action_may_be_a_draw() -> None:
    table = boxed_in(HELD[6], free=0, actions=1)
    assert len(table.does("draw").hand("capone").split()) == 7


@pytest.mark.clauses("CP-23")
def test_with_seven_cards_a_draw_is_followed_by_a_play() -> None:
    table = boxed_in(HELD[7], free=1, actions=2)
    table.does("draw")
    assert table.offers_of("draw") == []
    assert table.refuses("draw") == ("CP-23", "refused-hand-full")
    table.does("play red-1 at 2")
    assert (len(table.hand("capone").split()), table.asked) == (7, ["moran"])


@pytest.mark.clauses("CP-23", "CP-45")
@pytest.mark.parametrize("actions", [2, 3])
def test_blackmail_does_not_count_because_it_leaves_the_hand_as_large(actions: int) -> None:
    table = boxed_in("red-1..6 blackmail", free=0, discards="amber-1", actions=actions)
    assert table.offers() == ["blackmail amber-1"]
    assert table.refuses("draw") == ("CP-23", "refused-hand-full")


@pytest.mark.clauses("CP-23")
def test_gangsters_count_only_for_free_own_places() -> None:
    assert boxed_in(HELD[7], free=0, actions=3, settled=False).offers() == []
    assert "draw" in boxed_in(HELD[7], free=1, actions=3).offers()


@pytest.mark.clauses("CP-23", "CP-46")
@pytest.mark.parametrize("special", ["murder", "raid"])
def test_a_special_counts_only_if_it_has_a_target(special: str) -> None:
    rows = {"capone at 1": "blue-1..5", "capone at 2": "green-1..5"}
    bullets = ["capone at 1", "capone at 2"]
    hands = {"capone": f"red-1..6 {special}"}
    without = position("bar bar", hands, rows, bullets=bullets, actions=2, settled=False)
    assert without.offers() == []
    with_target = position("bar bar", hands, rows | {"moran at 1": "amber-1"}, bullets=bullets, actions=2)
    assert with_target.offers() == ["draw", f"{special} moran at 1"]


@pytest.mark.clauses("CP-23")
def test_the_limousine_counts_beside_the_one_free_place() -> None:
    rows = {"capone at 1": "blue-1..4", "capone at 2": "green-1..5"}
    hand = "red-1..7"
    without = position(hands={"capone": f"{hand} red-8"}, rows=rows, bullets=["capone at 2"], actions=3)
    assert without.refuses("draw") == ("CP-23", "refused-hand-full")
    # The row at 2 has the bullet of Moran, so Capone may ride from it to the free place at 1.
    rows["moran at 2"] = "amber-1..5"
    with_it = position(hands={"capone": f"{hand} limousine"}, rows=rows, bullets=["moran at 2"], actions=3)
    assert "draw" in with_it.offers()


@pytest.mark.clauses("CP-23", "CP-44")
def test_a_pistol_counts_as_one_card_and_its_extra_actions_only_once_it_is_played() -> None:
    table = boxed_in("red-1..7 pistol", free=5, actions=2)
    assert table.refuses("draw") == ("CP-23", "refused-hand-full")
    table.does("pistol")
    assert table.state.actions_left == 3
    assert "draw" in table.offers()


@pytest.mark.clauses("CP-23")
@pytest.mark.parametrize("discarded", ["red-1", "amber-15", "murder"])
def test_above_seven_an_action_must_still_lead_back_to_seven(discarded: str) -> None:
    table = boxed_in("violet-1..7 blackmail", free=5, discards=discarded, actions=1)
    assert table.refuses(f"blackmail {discarded}") == ("CP-23", "refused-above-seven")
    assert {text.split()[0] for text in table.offers()} == {"play"}


@pytest.mark.clauses("CP-23")
def test_above_seven_blackmail_is_allowed_while_a_play_can_follow() -> None:
    table = boxed_in("red-1..7 blackmail", free=1, discards="amber-1", actions=2)
    table.does("blackmail amber-1")
    assert table.offers() == [f"play {card} at 2" for card in table.hand("capone").split()]


@pytest.mark.clauses("CP-23")
def test_nine_cards_and_one_action_leave_only_the_pistol() -> None:
    # A position set up by hand: in play nobody ever holds nine.
    table = boxed_in("red-1..8 pistol", free=5, actions=1)
    assert table.offers() == ["pistol"]
    assert table.refuses("play red-1 at 2") == ("CP-23", "refused-above-seven")


@pytest.mark.clauses("CP-23")
def test_a_murder_that_takes_the_raids_only_target_does_not_lead_back() -> None:
    # Nine cards, murder and raid the only playable ones: the raid must come first.
    table = position(
        "bar bar",
        {"capone": "red-1..7 murder raid"},
        {"capone at 1": "blue-1..5", "capone at 2": "green-1..5", "moran at 1": "amber-1"},
        bullets=["capone at 1", "capone at 2"],
    )
    assert table.offers() == ["raid moran at 1"]
    assert table.refuses("murder moran at 1") == ("CP-23", "refused-above-seven")
    table.does("raid moran at 1").does("murder moran at 1")
    assert len(table.hand("capone").split()) == 7


@pytest.mark.clauses("CP-23")
def test_a_fifth_card_laid_where_the_limousine_would_have_gone_does_not_lead_back() -> None:
    # Nine cards, one free place, and a ride to it: laid there first, a gangster would leave nothing to play.
    table = position(
        "brewery brewery",
        {"capone": "red-1..8 limousine"},
        {"capone at 1": "blue-1..4", "capone at 2": "green-1..5", "moran at 2": "amber-1..5"},
        bullets=["moran at 2"],
    )
    assert table.offers() == ["limousine 2 to 1"]
    assert table.refuses("play red-1 at 1") == ("CP-23", "refused-above-seven")
    table.does("limousine 2 to 1", "carry green-5").does("play red-1 at 2")
    assert len(table.hand("capone").split()) == 7


@pytest.mark.clauses("CP-23", "CP-33", "CP-43")
def test_a_fifth_card_whose_bullet_would_stop_the_limousine_does_not_lead_back() -> None:
    # Ten cards, two free places, and a ride between them: with the bullet on one row only a gangster could follow.
    table = position(
        "brewery brewery",
        {"capone": "red-1..9 limousine"},
        {"capone at 1": "blue-1..4", "capone at 2": "green-1..4"},
        actions=4,
        extra=1,
    )
    assert table.offers() == ["limousine 1 to 2", "limousine 2 to 1"]
    assert table.refuses("play red-1 at 1") == ("CP-23", "refused-above-seven")


@pytest.mark.clauses("CP-23")
def test_where_no_action_leads_back_its_player_discards_down_to_seven_and_goes_on() -> None:
    table = boxed_in(HELD[9], free=5, actions=1, settled=False).goes_on()
    assert (table.asked, table.prompt) == (["capone"], "discard")
    assert table.offers() == [f"discard red-{value}" for value in range(1, 10)]
    assert table.refuses("play red-1 at 2") == ("CP-23", "refused-discard-first")
    assert table.refuses("discard blue-9") == ("CP-23", "refused-not-in-hand")
    table.does("discard red-2")
    assert table.prompt == "discard"
    table.does("discard red-4")
    assert table.hand("capone") == "red-1 red-3 red-5 red-6 red-7 red-8 red-9"
    assert table.discards == "red-2 red-4"
    # The action that was left is still to be taken.
    assert (table.asked, table.prompt, table.state.actions_left) == (["capone"], "turn", 1)


@pytest.mark.clauses("CP-23")
def test_a_turn_that_ends_above_seven_ends_with_a_discard() -> None:
    table = boxed_in(HELD[8], free=5, actions=0).goes_on()
    assert (table.asked, table.prompt) == (["capone"], "discard")
    table.does("discard red-8")
    assert (len(table.hand("capone").split()), table.asked, table.prompt) == (7, ["moran"], "turn")


@pytest.mark.clauses("CP-23", "CP-47")
def test_the_pistols_extra_actions_are_not_forgone_above_seven() -> None:
    table = boxed_in(HELD[8], free=5, actions=2, extra=2)
    assert table.refuses("forgo") == ("CP-47", "refused-forgo-full-hand")
    table.does("play red-1 at 2")
    assert "forgo" in table.offers()
