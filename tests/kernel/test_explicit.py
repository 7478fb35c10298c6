"""Chance from outside: where a game waits, and how it goes on."""

from __future__ import annotations

import copy
import pickle

import pytest

from backroom.kernel.explicit import ExplicitGame, GivenChance
from backroom.kernel.refusal import BadInput
from backroom.template.penny_ante.title import PENNY_ANTE
from backroom.testing.plain import state_text

RULES = PENNY_ANTE.rules(PENNY_ANTE.settings(2))
#: Two hands of three out of fifteen cards, then who begins.
DEAL = [15, 14, 13, 12, 11, 10, 2]


def new_game(memory: bool = False) -> ExplicitGame:
    return ExplicitGame(RULES, GivenChance([]), memory=memory)


def dealt(memory: bool = False) -> ExplicitGame:
    game = new_game(memory)
    for _ in DEAL:
        game.apply_outcome(0)
    return game


def drawing(memory: bool = False) -> ExplicitGame:
    """Seat 0 draws, and chance has not said what."""
    game = dealt(memory)
    game.apply(RULES.table.parse("draw"))
    return game


def test_the_deal_is_asked_for_card_by_card() -> None:
    game = new_game()
    asked = []
    while game.chance_node is not None:
        asked.append(game.chance_node.count)
        assert (game.seat, game.seats_asked, list(game.legal()), game.is_over) == (-1, [], [], False)
        game.apply_outcome(0)
    assert asked == DEAL
    assert (game.seat, game.view(0).as_data()["hand"]) == (0, ["no-1", "no-15", "no-14"])


def test_outcomes_have_their_probabilities() -> None:
    node = new_game().chance_node
    assert node is not None
    assert [outcome for outcome, _ in node.outcomes] == list(range(15))
    assert sum(probability for _, probability in node.outcomes) == pytest.approx(1)


def test_an_action_waits_for_its_outcome_and_nothing_has_happened_yet() -> None:
    before = dealt()
    game = drawing()
    assert game.chance_node is not None
    assert game.chance_node.count == 9
    assert state_text(game.state) == state_text(before.state)
    ends = set()
    for outcome, _ in game.chance_node.outcomes:
        other = game.clone()
        assert isinstance(other, ExplicitGame)
        other.apply_outcome(outcome)
        ends.add(state_text(other.state))
        assert (other.chance_node, other.seat) == (None, 1)
    assert len(ends) == 9


def test_a_game_that_waits_is_copied_pickled_and_saved() -> None:
    for game in (new_game(), drawing(), drawing(memory=True)):
        loaded = new_game()
        loaded.load(game.save())
        for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)), loaded):
            assert other == game
            assert repr(other) == repr(game)
            other.apply_outcome(3)
            assert other != game
        assert game.chance_node is not None


def test_memories_hold_a_choice_once_however_often_it_was_done_again() -> None:
    game = drawing(memory=True)
    before = game.information_state(0)
    game.apply_outcome(4)
    after = game.information_state(0)
    assert [text for text in after if "chosen" in text] == ['{"action":"draw","event":"chosen"}']
    assert before[:-1] == after[: len(before) - 1]


@pytest.mark.parametrize("outcome", [-1, 15])
def test_an_outcome_that_cannot_be_is_an_error(outcome: int) -> None:
    with pytest.raises(ValueError, match="no outcome of ChanceNode"):
        new_game().apply_outcome(outcome)


def test_what_nobody_asks_for_is_an_error() -> None:
    with pytest.raises(ValueError, match="no outcome of None"):
        dealt().apply_outcome(0)
    with pytest.raises(ValueError, match="Nobody is asked"):
        drawing().apply(RULES.table.parse("pass"))
    with pytest.raises(ValueError, match="Nothing is resampled"):
        drawing().resample(0, 1)
    with pytest.raises(ValueError, match="apply_outcome"):
        dealt().submit(0, [RULES.table.parse("pass")])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"pending":[0,0]', b'"pending":[20,0]'),
        (b'"pending":[0,0]', b'"pending":[0]'),
        (b'"chance":[0]', b'"chance":[]'),
    ],
)
def test_a_save_whose_chance_cannot_be_is_refused(before: bytes, after: bytes) -> None:
    saved = drawing().save()
    assert before in saved
    with pytest.raises(BadInput, match="save-other-chance"):
        new_game().load(saved.replace(before, after))


def test_a_save_with_an_outcome_that_cannot_be_is_refused() -> None:
    game = new_game()
    game.apply_outcome(14)
    saved = game.save()
    assert b'"chance":[1,14]' in saved
    with pytest.raises(BadInput, match="save-other-chance"):
        new_game().load(saved.replace(b"[1,14]", b"[1,15]"))
