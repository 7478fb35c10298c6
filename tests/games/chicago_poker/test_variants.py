"""The short game (CP-61) and the tactical variant (CP-70)."""

from __future__ import annotations

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.kernel.chance import FastChance
from backroom.kernel.refusal import BadInput
from tests.games.chicago_poker.scenario import Scene, poker_rules, position


def short_win(business: str, owned: str, players: int) -> Scene:
    return position(
        f"{business} brewery brewery brewery",
        rows={"capone at 1": "red-1 red-3 red-5 red-7 red-9"},
        bullets=["capone at 1"],
        owned={"capone": owned},
        turn="obannion" if players == 5 else "torrio",
        actions=0,
        players=players,
        short=True,
    ).goes_on()


@pytest.mark.clauses("CP-61")
@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize(
    ("business", "owned", "reason"),
    [
        ("bar", "bar", "two-alike"),
        ("bar", "bar jazz-club", "two-alike"),
        ("bar", "jazz-club gambling-den", "any-three"),
    ],
)
def test_two_alike_or_any_three_win_the_short_game(players: int, business: str, owned: str, reason: str) -> None:
    assert short_win(business, owned, players).ending == (reason, ["capone"])


@pytest.mark.clauses("CP-61")
@pytest.mark.parametrize("players", [5, 6])
def test_two_of_different_kinds_do_not_win_the_short_game(players: int) -> None:
    table = short_win("bar", "jazz-club", players)
    assert (table.state.outcome, table.asked) == (None, ["capone"])


@pytest.mark.clauses("CP-61")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_short_game_is_for_five_or_six_players(players: int) -> None:
    if players >= 5:
        assert TITLE.settings(players, {"short": True}).options["short"]
        return
    with pytest.raises(BadInput) as refused:
        TITLE.settings(players, {"short": True})
    assert refused.value.clause == "CP-61"


@pytest.mark.clauses("CP-61")
def test_the_short_game_is_agreed_on_beforehand_and_off_unless_asked_for() -> None:
    assert not TITLE.settings(6).options["short"]
    table = position(
        "bar brewery brewery brewery",
        rows={"capone at 1": "red-1 red-3 red-5 red-7 red-9"},
        bullets=["capone at 1"],
        owned={"capone": "bar"},
        turn="torrio",
        actions=0,
        players=6,
    ).goes_on()
    assert table.state.outcome is None


@pytest.mark.clauses("CP-70")
def test_the_tactical_variant_has_the_75_gangsters_and_no_special_card() -> None:
    assert poker_rules(4, tactical=True).deck == list(range(75))
    assert len(poker_rules(4).deck) == 81


@pytest.mark.clauses("CP-70")
@pytest.mark.parametrize("players", range(2, 7))
def test_no_special_card_is_ever_offered_in_the_tactical_variant(players: int) -> None:
    rules = poker_rules(players, tactical=True)
    chance = FastChance(players)
    state = rules.deal(chance)
    while state.outcome is None:
        seat = state.stack[-1].seat
        legal = rules.legal(state, seat)
        assert {action.text.split()[0] for action in legal} <= {"draw", "play", "stake"}
        rules.apply(state, seat, legal[chance.below(len(legal))], chance)
