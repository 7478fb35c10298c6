"""What holds at every moment of every game of Chicago Poker, beyond what every title is held to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.limits import HAND_LIMIT
from backroom.games.chicago_poker.rows import OPENLY
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import CLOSED, FACE_UP, NOBODY, PokerState
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event
from tests.games.chicago_poker.scenario import poker_rules

#: Some random games of each table in the normal run; every table draws its own seeds.
seeds = settings(max_examples=20, deadline=None)
players_and_seed = (st.integers(2, 6), st.integers(0, 2**32))


def moments(rules: PokerRules, seed: int) -> Iterator[tuple[PokerState, list[Event]]]:
    """A random game, decision by decision, with what led there."""
    chance = FastChance(seed)
    log: list[Event] = []
    state = rules.deal(chance, log)
    yield state, log
    while state.outcome is None:
        log.clear()
        seat = state.stack[-1].seat
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[chance.below(len(legal))], chance, log)
        yield state, log


def rows_of(state: PokerState) -> Iterator[tuple[int, int, list[int], list[int]]]:
    """(place, seat, cards, knowers) of every row."""
    for place in range(state.places):
        for seat in range(state.players):
            row = place * state.players + seat
            at = slice(row * ROW, row * ROW + state.counts[row])
            yield place, seat, state.cards[at], state.knowers[at]


@pytest.mark.clauses("CP-23")
@seeds
@given(*players_and_seed)
def test_nobody_ever_holds_more_than_eight_cards_nor_more_than_seven_out_of_turn(players: int, seed: int) -> None:
    for state, _ in moments(poker_rules(players), seed):
        for seat, hand in enumerate(state.hands):
            assert len(hand) <= HAND_LIMIT + (seat == state.seat)


@pytest.mark.clauses("CP-23", "CP-44")
@seeds
@given(*players_and_seed)
def test_cards_in_hand_and_actions_left_together_never_exceed_ten(players: int, seed: int) -> None:
    # Why no hand is ever above eight: a turn starts at seven and three, and no action raises the sum.
    before = (-1, 0)
    for state, _ in moments(poker_rules(players), seed):
        total = len(state.hands[state.seat]) + state.actions_left
        assert total <= HAND_LIMIT + 3
        if before[0] == state.turn:
            assert total <= before[1]
        before = (state.turn, total)


@pytest.mark.clauses("CP-33", "CP-34", "CP-4")
@seeds
@given(*players_and_seed)
def test_a_bullet_stands_exactly_where_somebody_has_five_cards_and_above_such_a_row(players: int, seed: int) -> None:
    for state, _ in moments(poker_rules(players), seed):
        full = {place for place, _, cards, _ in rows_of(state) if len(cards) == ROW}
        assert full == set(state.bullets)
        assert len(state.bullets) == len(set(state.bullets))
        for place in range(state.places):
            owner = state.bullet_of[place]
            assert (owner != NOBODY) == (place in state.bullets)
            assert owner == NOBODY or len(state.row_of(place, owner)) == ROW


@pytest.mark.clauses("CP-31", "CP-32")
@seeds
@given(*players_and_seed)
def test_a_card_lies_as_its_place_demands_where_no_card_was_ever_taken_away(players: int, seed: int) -> None:
    rules = poker_rules(players)
    disturbed: set[tuple[int, int]] = set()
    for state, log in moments(rules, seed):
        for event in log:
            if event.name == "limousine-called":
                disturbed.add((int(str(event.facts["place"])) - 1, int(str(event.facts["seat"]))))
            elif event.name == "business-won":
                disturbed = {row for row in disturbed if row[0] != int(str(event.facts["place"])) - 1}
        for place, seat, _, knowers in rows_of(state):
            in_duel = state.stack and state.stack[-1].step.prompt == "tie-break" and state.stack[-1].about[0] == place
            if (place, seat) in disturbed or in_duel:
                continue
            demanded = rules.box.face_up[state.kinds[place] * ROW : state.kinds[place] * ROW + len(knowers)]
            assert [bool(who & FACE_UP) for who in knowers] == demanded


@pytest.mark.clauses("CP-32")
@seeds
@given(*players_and_seed)
def test_every_card_is_known_to_its_owner_and_a_face_up_one_to_all(players: int, seed: int) -> None:
    for state, _ in moments(poker_rules(players), seed):
        for _, seat, cards, knowers in rows_of(state):
            assert min(cards, default=0) >= 0
            for who in knowers:
                assert who >> seat & 1
                assert not who & FACE_UP or who == OPENLY


@pytest.mark.clauses("CP-20", "CP-25", "CP-47")
@seeds
@given(*players_and_seed)
def test_extra_actions_are_never_more_than_the_actions_left(players: int, seed: int) -> None:
    for state, _ in moments(poker_rules(players), seed):
        assert 0 <= state.extra <= state.actions_left or state.outcome is not None


@pytest.mark.clauses("CP-20", "CP-21")
@seeds
@given(*players_and_seed)
def test_a_turn_has_its_actions_the_pistols_included_unless_they_are_lost_or_forgone(players: int, seed: int) -> None:
    taken: dict[int, int] = {}
    granted: dict[int, int] = {}
    actions = {"gangster-played", "card-murdered", "row-raided", "limousine-called", "pistol-drawn", "card-blackmailed"}
    turn = -1
    staking = False
    for state, log in moments(poker_rules(players), seed):
        for event in log:
            if event.name == "turn-begun":
                turn += 1
                granted[turn] = min(3, turn + 1)
            elif event.name in actions or (event.name == "card-drawn" and not staking):
                taken[turn] = taken.get(turn, 0) + 1
                granted[turn] += 2 * (event.name == "pistol-drawn")
            elif event.name in ("actions-lost", "actions-forgone"):
                taken[turn] = taken.get(turn, 0) + int(str(event.facts["count"]))
        staking = bool(state.stack) and state.stack[-1].step.prompt == "tie-break"
    assert all(taken.get(each, 0) == granted[each] for each in range(turn))


@pytest.mark.clauses("CP-11", "CP-55", "CP-62")
@seeds
@given(*players_and_seed)
def test_a_place_is_closed_only_when_the_stack_is_empty(players: int, seed: int) -> None:
    for state, _ in moments(poker_rules(players), seed):
        assert CLOSED not in state.kinds or sum(state.unopened) == 0


@pytest.mark.clauses("CP-60")
@seeds
@given(*players_and_seed)
def test_nobody_has_reached_a_goal_while_the_game_goes_on(players: int, seed: int) -> None:
    rules = poker_rules(players)
    for state, _ in moments(rules, seed):
        reached = [seat for seat in range(players) if rules.goals.reached(state, seat)]
        assert not reached or (state.outcome is not None and state.outcome.winners == reached)
