"""The miniature for three (CG-129): the last round, with three means cards."""

from __future__ import annotations

from typing import cast

import pytest

import backroom
from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.box import COALITIONS
from backroom.games.chicago_gangsters.cards import CHALLENGERS, DEFENDERS
from backroom.games.chicago_gangsters.packs import texts_of
from backroom.games.chicago_gangsters.rules import GangstersRules
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event
from backroom.kernel.refusal import BadInput

CARDS = ["bribes-3", "weapons-2", "weapons-4"]


def miniature_rules() -> GangstersRules:
    return cast("GangstersRules", TITLE.rules(TITLE.settings(3, {"miniature": True})))


@pytest.mark.clauses("CG-129")
@pytest.mark.parametrize("seed", range(10))
def test_everybody_has_one_of_three_cards_in_the_last_round(seed: int) -> None:
    rules = miniature_rules()
    state = rules.deal(FastChance(seed))
    assert sorted(text for hand in state.hands for text in texts_of(hand)) == CARDS
    assert [len(texts_of(hand)) for hand in state.hands] == [1, 1, 1]
    assert (state.round, state.coalitions, state.pile, state.discards) == (COALITIONS, 0, 0, 0)
    assert state.side_of == [CHALLENGERS, CHALLENGERS, DEFENDERS]
    assert (state.lone, state.question) == (2, 0)
    assert [state.alcohol(seat) for seat in range(3)] == [12] * 3
    assert rules.restore(state.as_data()) == state


@pytest.mark.clauses("CG-129")
def test_what_is_turned_up_is_told_to_everybody_and_a_hand_to_its_player() -> None:
    told: list[Event] = []
    miniature_rules().deal(FastChance(1), told)
    names = [event.name for event in told]
    assert (names.count("hand-dealt"), names.count("person-dealt"), names.count("round-begun")) == (3, 3, 1)
    hands = [event for event in told if event.name == "hand-dealt"]
    assert all(hand.secrets for hand in hands)


@pytest.mark.clauses("CG-129", "CG-80")
@pytest.mark.parametrize("options", [{}, {"godfather": True}, {"whisper": True}])
def test_the_game_ends_with_this_round_and_within_its_bounds(options: dict[str, bool]) -> None:
    for seed in range(20):
        game = backroom.make("chicago-gangsters", 3, seed, options={"miniature": True, **options})
        chance = FastChance(seed)
        decisions = 0
        while not game.is_over:
            legal = game.legal()
            game.apply(legal[chance.below(len(legal))])
            decisions += 1
        assert decisions <= game.rules.bounds().longest
        assert cast("GangstersState", game.state).round == COALITIONS


@pytest.mark.clauses("CG-129")
def test_a_seat_can_work_out_what_the_others_have_between_them() -> None:
    rules = miniature_rules()
    state = rules.deal(FastChance(3))
    own = texts_of(state.hands[0])
    for seed in range(5):
        other = rules.resample(rules.view(state, 0), FastChance(seed))
        assert texts_of(other.hands[0]) == own
        assert sorted(text for hand in other.hands for text in texts_of(hand)) == CARDS


@pytest.mark.clauses("CG-129")
def test_the_miniature_is_for_three() -> None:
    with pytest.raises(BadInput) as refused:
        TITLE.settings(4, {"miniature": True})
    assert refused.value.clause == "CG-129"
    assert "miniature" not in TITLE.settings(3).options
