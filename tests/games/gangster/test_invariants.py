"""What holds at every moment of every game, whatever is done."""

from __future__ import annotations

import pytest

from backroom.games.gangster import TITLE
from backroom.games.gangster.board import DISTRICTS, Board
from backroom.games.gangster.cars import MOST_IDLE
from backroom.games.gangster.pieces import ALL_CARDS, EMPTY
from backroom.games.gangster.stages import count_bits
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import fields_of
from backroom.testing.case import Case, cases_of
from backroom.testing.walk import Walk
from tests.games.gangster.scenario import WIDTH


@pytest.mark.clauses("GA-10", "GA-32", "GA-33", "GA-41", "GA-42", "GA-44", "GA-45", "GA-53", "GA-54")
@pytest.mark.parametrize("case", list(cases_of(TITLE)), ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_the_table_stays_in_order(case: Case, seed: int) -> None:
    board = case.title.load(case.title.own_data)
    for state in Walk(case, seed, by_verb=bool(seed % 2)).play():
        assert isinstance(state, GangsterState)
        _check_tables(state, board)
        _check_cars(state)
        _check_piles(state, board)


def _check_tables(state: GangsterState, board: Board) -> None:
    for area in range(DISTRICTS):
        size = fields_of(state, board, area)
        fields = state.fields[area * WIDTH : (area + 1) * WIDTH]
        assert all(who == EMPTY for who in fields[size:]), "nobody stands beside a table"
        reached = bool(state.reached_end >> area & 1)
        if size and fields[size - 1] != EMPTY:
            assert reached, "the last field is occupied, so it has been"
        if reached:
            assert any(who != EMPTY for who in fields), "an empty table begins anew"


def _check_cars(state: GangsterState) -> None:
    for colour in range(state.colours):
        first, second = state.trunk[colour * 2 : colour * 2 + 2]
        assert colour not in (first, second), "own gangsters ride in the car"
        assert first != EMPTY or second == EMPTY, "one alone lies in the first place"
        left, right = state.gear[colour * 2 : colour * 2 + 2]
        assert left != EMPTY, "a car keeps at least one equipment"
        assert left != right, "the two differ"
        assert 0 <= state.idle[colour] <= MOST_IDLE
        # Between turns a card is always open; in the middle of a drive the last one may just have been turned over.
        assert 0 <= state.cards[colour] <= ALL_CARDS
        assert state.cards[colour] or colour == state.colour


def _check_piles(state: GangsterState, board: Board) -> None:
    assert not state.pile & state.doubled, "a district is doubled once its card is drawn"
    laid = count_bits(state.doubled)
    assert 1 <= laid < board.markers or state.outcome is not None
    on_offer = [kind for kind in state.harbour if kind != EMPTY]
    assert len(on_offer) < 3 or len({*on_offer}) > 1, "three identical ones have left"
    assert len(on_offer) == 3 or not sum(state.supply), "a gap stays only when the supply is empty"
    if state.outcome is None:
        waiting = sum(board.gangsters[state.stage + 1 :])
        assert state.reserve == [waiting] * state.colours
        assert state.stack[-1].seat == state.seat
