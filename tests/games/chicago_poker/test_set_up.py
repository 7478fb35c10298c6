"""The set-up (CP-10 to CP-13)."""

from __future__ import annotations

import pytest

from backroom.games.chicago_poker.cards import BUSINESSES
from backroom.games.chicago_poker.state import PokerState
from backroom.kernel.chance import FastChance, ScriptedChance
from backroom.kernel.event import ONLOOKER
from tests.games.chicago_poker.scenario import ZEROS, poker_rules

PLAYERS = range(2, 7)


def deal(players: int, seed: int = 1, tactical: bool = False) -> PokerState:
    return poker_rules(players, tactical=tactical).deal(FastChance(seed))


def questions(players: int, tactical: bool = False) -> list[int]:
    """What the deal asks of chance, in order: one below each of these."""
    chance = FastChance(5)
    chance.tape = []
    poker_rules(players, tactical=tactical).deal(chance)
    return chance.tape[::2]


@pytest.mark.clauses("CP-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_is_dealt_five_of_81_cards_and_the_rest_is_the_draw_pile(players: int) -> None:
    state = deal(players)
    assert [len(hand) for hand in state.hands] == [5] * players
    assert len(state.pile) == 81 - 5 * players
    assert state.discards == []
    dealt = [card for hand in state.hands for card in hand]
    assert sorted([*dealt, *state.pile]) == poker_rules(players).deck


@pytest.mark.clauses("CP-10")
def test_any_card_can_come_to_any_hand() -> None:
    first_cards = {deal(2, seed).hands[0][0] for seed in range(1000)}
    assert first_cards == set(poker_rules(2).deck)


@pytest.mark.clauses("CP-11")
@pytest.mark.parametrize(("players", "places"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_the_number_of_open_businesses_follows_the_number_of_players(players: int, places: int) -> None:
    state = deal(players)
    assert len(state.kinds) == places
    assert min(state.kinds) >= 0
    assert sum(state.unopened) == 20 - places


@pytest.mark.clauses("CP-11")
def test_of_the_stack_everybody_knows_only_how_many_of_each_kind_are_left() -> None:
    state = deal(2)
    stack = dict.fromkeys(BUSINESSES, 5)
    for kind in state.kinds:
        stack[BUSINESSES[kind]] -= 1
    assert poker_rules(2).view(state, ONLOOKER).as_data()["unopened"] == stack


@pytest.mark.clauses("CP-12")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_drawn_by_lot(players: int) -> None:
    before_the_lot = len(questions(players)) - 1
    for lot in range(players):
        chance = ScriptedChance([*ZEROS[:before_the_lot], lot])
        state = poker_rules(players).deal(chance)
        assert state.seat == lot
        assert state.stack[-1].seat == lot


@pytest.mark.clauses("CP-13")
@pytest.mark.parametrize("players", PLAYERS)
def test_businesses_are_shuffled_first_then_the_81_cards_then_the_lot_is_drawn(players: int) -> None:
    asked = questions(players)
    places = len(deal(players).kinds)
    businesses = [20 - place for place in range(places)]
    cards = [81 - card for card in range(5 * players)]
    assert asked == [*businesses, *cards, players]


@pytest.mark.clauses("CP-13", "CP-70")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_tactical_variant_deals_from_75_cards(players: int) -> None:
    state = deal(players, tactical=True)
    places = len(state.kinds)
    assert questions(players, tactical=True)[places] == 75
    assert len(state.pile) == 75 - 5 * players
