"""States that fit a view: what is known stays, what is not is dealt anew (CP-42, CP-45, CP-49, CP-54)."""

from __future__ import annotations

import pytest

from backroom.games.chicago_poker.state import PokerState
from backroom.kernel.chance import FastChance
from backroom.kernel.event import ONLOOKER
from tests.games.chicago_poker.position import cards_of
from tests.games.chicago_poker.scenario import Scene, position

TRIES = 200


def resampled(table: Scene, viewer: int) -> list[PokerState]:
    chance = FastChance(7)
    view = table.rules.view(table.state, viewer)
    return [table.rules.resample(view, chance) for _ in range(TRIES)]


def after_a_raid() -> Scene:
    """Capone has looked at two cards of Moran's at a gambling den; the third came later."""
    table = position(
        "gambling-den bar",
        {"capone": "raid red-9", "moran": "blue-9", "yale": "green-8..9"},
        {"moran at 1": "blue-1..2", "yale at 1": "green-1", "capone at 2": "red-1..3"},
        discards="violet-1",
        players=3,
        actions=1,
    )
    return table.does("raid moran at 1").does("play blue-9 at 1")


@pytest.mark.clauses("CP-42", "CP-49")
def test_raided_cards_stay_where_they_are_for_the_raider_and_change_for_the_others() -> None:
    table = after_a_raid()
    known = cards_of("blue-1 blue-2")
    assert all(state.row_of(0, 1)[:2] == known for state in resampled(table, 0))
    assert len({state.row_of(0, 1)[2] for state in resampled(table, 0)}) > 20
    assert len({tuple(state.row_of(0, 1)[:2]) for state in resampled(table, 2)}) > 20


@pytest.mark.parametrize("viewer", [0, 1, 2, ONLOOKER])
def test_a_resampled_state_looks_the_same_and_has_every_card_once(viewer: int) -> None:
    table = after_a_raid()
    before = table.view("onlooker").as_data() if viewer == ONLOOKER else table.rules.view(table.state, viewer).as_data()
    for state in resampled(table, viewer):
        assert table.rules.view(state, viewer).as_data() == before
        assert table.rules.inventory(state) == table.rules.inventory(table.state)
        in_rows = [card for card in state.cards if card >= 0]
        everywhere = [*state.pile, *state.discards, *in_rows, *[card for hand in state.hands for card in hand]]
        assert sorted(everywhere) == table.rules.deck


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_the_own_hand_stays_and_the_others_hold_anything_unseen(viewer: int) -> None:
    table = after_a_raid()
    states = resampled(table, viewer)
    for seat in range(3):
        hands = {tuple(sorted(state.hands[seat])) for state in states}
        if seat == viewer or not table.state.hands[seat]:
            assert hands == {tuple(sorted(table.state.hands[seat]))}
        else:
            assert len(hands) > 20


@pytest.mark.clauses("CP-30")
def test_no_special_card_is_ever_thought_to_lie_in_a_row() -> None:
    assert all(max(state.cards) < 75 for viewer in (0, ONLOOKER) for state in resampled(after_a_raid(), viewer))


@pytest.mark.clauses("CP-45")
def test_the_blackmailed_card_stays_for_its_player_and_may_be_anywhere_for_the_others() -> None:
    table = position(hands={"capone": "blackmail"}, discards="red-1 red-2").does("blackmail red-2")
    taken = cards_of("red-2")
    assert all(state.hands[0] == taken for state in resampled(table, 0))
    assert len({state.hands[0][0] for state in resampled(table, 1)}) > 20


@pytest.mark.clauses("CP-54")
def test_a_hidden_stake_may_be_any_card_of_a_hand_and_the_own_one_stays() -> None:
    table = (
        position(
            hands={"capone": "red-10 red-11", "moran": "blue-11 blue-12"},
            rows={
                "capone at 1": "red-1 blue-3 green-5 amber-7 violet-9",
                "moran at 1": "blue-1 green-3 amber-5 violet-7 red-9",
            },
            bullets=["capone at 1"],
            turn="moran",
            actions=0,
        )
        .goes_on()
        .does("stake red-10", by="capone")
    )
    assert {state.stakes[0] for state in resampled(table, 0)} == set(cards_of("red-10"))
    for state in resampled(table, 1):
        assert state.stakes[0] in state.hands[0]
        assert state.stakes[1] < 0
    assert len({state.stakes[0] for state in resampled(table, 1)}) > 20
