"""Chance from outside: where a game waits, and how it goes on."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

from backroom.kernel.chance import FastChance
from backroom.kernel.explicit import ExplicitGame, GivenChance
from backroom.kernel.game import Game
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


def counted(method: Callable[..., object], begun: list[str]) -> Callable[..., object]:
    """The same, which notes that it was begun."""

    def noted(*given: object) -> object:
        begun.append(method.__name__)
        return method(*given)

    return noted


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


def test_a_node_can_be_sampled_and_the_same_generator_plays_the_same_game() -> None:
    ends = set()
    for _ in range(2):
        own = random.Random(3)
        game = new_game()
        while game.chance_node is not None:
            game.apply_outcome(game.chance_node.sample(own))
        ends.add(state_text(game.state))
    assert len(ends) == 1


def test_the_outcomes_of_a_sampled_game_lead_to_the_same_game() -> None:
    sampled = Game(RULES, FastChance(8))
    chance = FastChance(8)
    game = new_game()
    for _ in range(6):
        while game.chance_node is not None:
            game.apply_outcome(game.chance_node.sample(chance))
        assert state_text(game.state) == state_text(sampled.state)
        game.apply(game.legal()[0])
        sampled.apply(sampled.legal()[0])


def test_a_node_is_a_value() -> None:
    node = new_game().chance_node
    assert node == new_game().chance_node == pickle.loads(pickle.dumps(node)) == copy.deepcopy(node)
    assert node != drawing().chance_node
    assert repr(node) == "ChanceNode(15)"


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


def test_the_rules_go_on_from_where_they_wait_and_do_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    for name in ("deal", "apply"):
        monkeypatch.setattr(type(RULES), name, counted(getattr(type(RULES), name), begun))
    game = drawing()
    game.apply_outcome(3)
    assert game.seat == 1
    assert begun == ["deal", "apply"]


def test_a_game_hands_on_where_it_waits_and_is_itself_as_it_was() -> None:
    for game in (new_game(), drawing(), drawing(memory=True)):
        before = game.clone()
        for _ in range(2):
            other = game.handed_on()
            assert other == game == before
            other.apply_outcome(1)
            assert game == before
        same = before.clone()
        assert isinstance(same, ExplicitGame)
        same.apply_outcome(1)
        assert other == same


def test_a_game_that_waits_goes_on_in_another_thread() -> None:
    expected, game = drawing(), drawing()
    expected.apply_outcome(5)
    thread = threading.Thread(target=game.apply_outcome, args=(5,))
    thread.start()
    thread.join()
    assert game == expected


def test_without_greenlet_it_is_the_same_game() -> None:
    program = """
import sys
sys.modules["greenlet"] = None
from backroom.kernel.pausing import CAN_PAUSE
from backroom.template.penny_ante.title import PENNY_ANTE
from backroom.testing.case import cases_of
from backroom.testing.checks.explicit import explicit_chance_plays_the_same_game
from tests.kernel.test_explicit import drawing
for case in cases_of(PENNY_ANTE):
    explicit_chance_plays_the_same_game(case, 1)
game = drawing(memory=True)
game.apply_outcome(4)
print(CAN_PAUSE, game.save().decode())
"""
    game = drawing(memory=True)
    game.apply_outcome(4)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout == f"False {game.save().decode()}\n"


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
