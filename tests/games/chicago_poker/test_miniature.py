"""The miniature for two (CP-71): the last business, half laid, and four cards."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.cards import CARD_NUMBERS, CARD_TEXTS
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import CLOSED
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.refusal import BadInput

LEFT = {"red-5", "red-9", "green-10", "amber-4"}


def miniature_rules() -> PokerRules:
    return cast("PokerRules", TITLE.rules(TITLE.settings(2, {"miniature": True})))


@pytest.mark.clauses("CP-71")
@pytest.mark.parametrize("seed", range(10))
def test_three_cards_of_each_lie_at_one_jazz_club_and_everyone_has_one_of_the_four_left(seed: int) -> None:
    state = miniature_rules().deal(FastChance(seed))
    rows = [[CARD_TEXTS[card] for card in state.row_of(0, seat)] for seat in range(2)]
    assert rows == [["red-6", "red-7", "red-8"], ["blue-9", "green-9", "blue-4"]]
    assert (state.places, state.kinds, state.unopened) == (1, [1], [0, 0, 0, 0])
    assert [len(hand) for hand in state.hands] == [1, 1]
    assert {CARD_TEXTS[card] for card in [*state.hands[0], *state.hands[1], *state.pile]} == LEFT
    assert state.actions_left == 1


@pytest.mark.clauses("CP-71")
def test_what_lies_there_is_told_to_everybody() -> None:
    told: list[Event] = []
    miniature_rules().deal(FastChance(1), told)
    laid = [event for event in told if event.name == "gangster-played"]
    assert [event.seen_by(1) is not None for event in laid] == [True] * 6
    assert {str((event.secrets or {})["card"]) for event in laid}.isdisjoint(LEFT)


@pytest.mark.clauses("CP-71", "CP-62")
@pytest.mark.parametrize("seed", range(20))
def test_whoever_wins_the_business_wins_the_game_within_eight_decisions(seed: int) -> None:
    chance = FastChance(seed)
    game = Game(cast("AnyRules", miniature_rules()), chance)
    decisions = 0
    while not game.is_over:
        legal = game.legal()
        game.apply(legal[chance.below(len(legal))])
        decisions += 1
    assert game.outcome is not None
    assert (game.outcome.reason, sorted(game.outcome.scores)) == ("last-business", [0, 1])
    assert cast("PokerRules", game.rules).places == 1
    assert game.state.as_data()["kinds"] == [CLOSED]
    assert decisions <= game.rules.bounds().longest == 8


@pytest.mark.clauses("CP-71")
def test_two_rows_of_these_cards_never_tie() -> None:
    """So no tie-break makes the game longer than it says."""
    from itertools import combinations

    from backroom.games.chicago_poker.hands import strength
    from backroom.games.chicago_poker.miniature import LAID

    left = [CARD_NUMBERS[text] for text in LEFT]
    hands = [{strength([*laid, *more]) for count in range(3) for more in combinations(left, count)} for laid in LAID]
    assert hands[0].isdisjoint(hands[1])


@pytest.mark.clauses("CP-71")
def test_the_miniature_is_for_two_and_is_named_only_where_it_is_on() -> None:
    with pytest.raises(BadInput) as refused:
        TITLE.settings(3, {"miniature": True})
    assert refused.value.clause == "CP-71"
    assert TITLE.settings(2, {"miniature": False}) == TITLE.settings(2)
    assert "miniature" not in TITLE.settings(2).options
