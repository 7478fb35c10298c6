"""Every way the game can end (CP-60, CP-62, CP-63)."""

from __future__ import annotations

import pytest

from tests.games.chicago_poker.scenario import Scene, position

FLUSH = "red-1 red-3 red-5 red-7 red-9"
#: Sixteen businesses of four bosses, none of whom has a goal.
LATE = {
    "capone": "bar bar jazz-club jazz-club",
    "moran": "bar bar jazz-club jazz-club",
    "yale": "brewery brewery gambling-den gambling-den",
    "weiss": "brewery brewery gambling-den gambling-den",
}


def wins(business: str, owned: str, boss: str = "capone") -> Scene:
    """Capone's bullet is due at a business that this boss will win, owning some already."""
    rows = {"capone at 1": "blue-1 blue-2 blue-9 green-4 amber-6", f"{boss} at 1": FLUSH}
    return position(
        f"{business} brewery", rows=rows, bullets=["capone at 1"], owned={boss: owned}, turn="moran", actions=0
    ).goes_on()


@pytest.mark.clauses("CP-60")
@pytest.mark.parametrize(
    ("business", "owned", "reason"),
    [
        ("bar", "bar bar", "three-alike"),
        ("gambling-den", "gambling-den brewery gambling-den", "three-alike"),
        ("bar", "jazz-club brewery gambling-den", "one-of-each"),
        ("brewery", "bar jazz-club gambling-den gambling-den", "one-of-each"),
        ("bar", "bar brewery brewery jazz-club", "any-five"),
    ],
)
@pytest.mark.parametrize("boss", ["capone", "moran"])
def test_the_game_ends_at_once_for_whoever_reaches_a_goal(business: str, owned: str, reason: str, boss: str) -> None:
    table = wins(business, owned, boss)
    assert table.ending == (reason, [boss])
    assert table.happened[-1] == "game-ended"
    assert table.state.stack == []


@pytest.mark.clauses("CP-60")
@pytest.mark.parametrize(
    ("business", "owned"), [("bar", "bar"), ("bar", "bar brewery brewery"), ("bar", "jazz-club brewery"), ("bar", "")]
)
def test_the_game_goes_on_short_of_a_goal(business: str, owned: str) -> None:
    table = wins(business, owned)
    assert (table.state.outcome, table.asked) == (None, ["capone"])


@pytest.mark.clauses("CP-60")
def test_the_score_is_the_number_of_businesses_of_each() -> None:
    table = position(
        "bar brewery",
        rows={"capone at 1": FLUSH},
        bullets=["capone at 1"],
        owned={"capone": "bar bar", "moran": "brewery brewery"},
        turn="moran",
        actions=0,
    ).goes_on()
    assert table.state.outcome is not None
    assert table.state.outcome.scores == [3, 2]


@pytest.mark.clauses("CP-60")
def test_after_the_end_nothing_can_be_done() -> None:
    table = wins("bar", "bar bar")
    for boss in ("capone", "moran"):
        assert table.offers(boss) == []
        assert table.refuses("draw", by=boss) == ("CP-60", "refused-over")


@pytest.mark.clauses("CP-62")
def test_with_an_empty_stack_a_won_business_is_not_replaced_and_play_goes_on() -> None:
    table = position(
        "brewery gambling-den closed closed",
        {"torrio": "blue-1"},
        {"torrio at 1": FLUSH},
        bullets=["torrio at 1"],
        owned={**LATE, "obannion": "bar jazz-club"},
        turn="obannion",
        actions=0,
        players=6,
    ).goes_on()
    assert table.businesses == "closed gambling-den closed closed"
    assert table.owned("torrio") == "brewery"
    assert (table.bullets, table.asked) == ([], ["torrio"])
    assert table.offers_of("play") == ["play blue-1 at 2"]


@pytest.mark.clauses("CP-62")
def test_whoever_wins_the_last_business_of_all_wins_if_nobody_has_a_goal() -> None:
    table = position(
        "closed gambling-den closed closed",
        rows={"obannion at 2": FLUSH, "torrio at 2": "blue-4 green-4 amber-4 violet-9 violet-4"},
        bullets=["obannion at 2"],
        owned={**LATE, "obannion": "bar jazz-club", "torrio": "brewery"},
        turn="weiss",
        actions=0,
        players=6,
    ).goes_on()
    assert table.ending == ("last-business", ["torrio"])
    assert table.businesses == "closed closed closed closed"


@pytest.mark.clauses("CP-60", "CP-62")
def test_the_last_business_of_all_may_still_reach_a_goal() -> None:
    table = position(
        "closed gambling-den closed closed",
        rows={"capone at 2": FLUSH},
        bullets=["capone at 2"],
        owned={**LATE, "obannion": "bar jazz-club", "torrio": "brewery"},
        turn="torrio",
        actions=0,
        players=6,
    ).goes_on()
    assert table.ending == ("any-five", ["capone"])


def last_card(hand: str = "red-1", rows: dict[str, str] | None = None, owned: dict[str, str] | None = None) -> Scene:
    """Six players without specials; Capone holds the last card that can be played, both piles are empty."""
    return position(
        "brewery brewery brewery brewery",
        {"capone": hand},
        rows,
        players=6,
        tactical=True,
        owned=owned,
        rest="moran yale weiss obannion torrio",
    )


@pytest.mark.clauses("CP-24", "CP-63")
def test_a_whole_round_in_which_nobody_could_act_is_a_draw_between_those_with_the_most() -> None:
    owned = {"capone": "bar", "yale": "jazz-club jazz-club", "torrio": "bar gambling-den"}
    table = last_card(owned=owned).does("play red-1 at 1")
    assert table.ending == ("standstill", ["yale", "torrio"])
    # The rest of Capone's turn, and then a whole round: the five others and Capone again.
    lost = [event.facts for event in table.events if event.name == "actions-lost"]
    assert lost == [{"seat": 0, "count": 2}, *[{"seat": seat, "count": 3} for seat in (1, 2, 3, 4, 5, 0)]]
    assert table.happened[-1] == "game-ended"


@pytest.mark.clauses("CP-63")
def test_with_no_business_won_all_share_the_draw() -> None:
    table = last_card().does("play red-1 at 1")
    assert table.ending == ("standstill", ["capone", "moran", "yale", "weiss", "obannion", "torrio"])


@pytest.mark.clauses("CP-63")
def test_a_bullet_that_stands_keeps_the_game_alive_until_its_duel() -> None:
    table = last_card(rows={"capone at 1": "blue-1..4"}).does("play red-1 at 1")
    assert table.happened.count("actions-lost") == 6
    assert "duel-begun" in table.happened
    # The duel's cards are discarded: Capone can draw again.
    assert (table.state.outcome, table.asked, table.offers()) == (None, ["capone"], ["draw"])


@pytest.mark.clauses("CP-63")
def test_one_player_who_can_act_keeps_the_game_alive() -> None:
    table = position(
        "brewery brewery brewery brewery",
        {"capone": "red-1", "torrio": "red-2"},
        players=6,
        tactical=True,
        rest="moran yale weiss obannion torrio",
    )
    table.does("play red-1 at 1")
    assert (table.state.outcome, table.asked) == (None, ["torrio"])
    assert table.does("play red-2 at 4").ending[0] == "standstill"


@pytest.mark.clauses("CP-63")
def test_a_duel_in_between_starts_the_round_anew() -> None:
    table = position(
        "brewery brewery brewery brewery",
        {},
        {"moran at 1": "blue-1..5"},
        bullets=["moran at 1"],
        players=6,
        tactical=True,
        rest="capone yale weiss obannion torrio",
        idle=20,
        actions=0,
    ).goes_on()
    assert (table.state.outcome, table.asked, table.state.idle) == (None, ["moran"], 0)
