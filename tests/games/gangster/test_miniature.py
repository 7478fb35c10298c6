"""The miniature for two (GA-84): the last drive before the last reckoning."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.games.gangster import TITLE
from backroom.games.gangster.board import DISTRICTS
from backroom.games.gangster.pieces import STAGES
from backroom.games.gangster.rules import GangsterRules
from backroom.games.gangster.stages import count_bits
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.refusal import BadInput


def miniature_rules() -> GangsterRules:
    return cast("GangsterRules", TITLE.rules(TITLE.settings(2, {"miniature": True})))


@pytest.mark.clauses("GA-84")
def test_the_table_is_always_the_same() -> None:
    rules = miniature_rules()
    state = rules.deal(FastChance(1))
    assert rules.deal(FastChance(2)) == state
    assert rules.restore(state.as_data()) == state


@pytest.mark.clauses("GA-84")
def test_it_is_the_third_stage_with_seven_markers_and_all_gangsters_in_the_cars() -> None:
    rules = miniature_rules()
    state = rules.deal(FastChance(1))
    assert (state.stage, count_bits(state.doubled), count_bits(state.casino)) == (STAGES - 1, 7, 4)
    assert state.pile | state.doubled == (1 << DISTRICTS) - 1
    assert (state.aboard, state.reserve) == ([18] * 4, [0] * 4)
    assert [rules.board.movement[card] for card in range(3) if state.cards[0] >> card & 1] == [1]
    assert state.cards == [state.cards[0]] * 4
    assert state.points == [0] * len(state.points)


@pytest.mark.clauses("GA-84")
@pytest.mark.parametrize("seed", range(20))
def test_the_first_drive_ends_the_game_and_that_days_influence_decides(seed: int) -> None:
    chance = FastChance(seed)
    game = Game(cast("AnyRules", miniature_rules()), chance)
    done: list[str] = []
    while not game.is_over:
        legal = game.legal()
        action = legal[chance.below(len(legal))]
        done.append(action.text.split()[0])
        game.apply(action)
    assert game.outcome is not None
    assert done.count("drive") == 1
    assert done.count("load") + done.count("unload") <= 2 + done.count("door")
    assert len(done) <= game.rules.bounds().longest
    assert set(game.outcome.winners) == {
        seat for seat in range(2) if game.outcome.scores[seat] == max(game.outcome.scores)
    }


@pytest.mark.clauses("GA-84")
def test_only_grey_and_green_may_wait() -> None:
    rules = miniature_rules()
    for seat in range(2):
        state = rules.deal(FastChance(1))
        if state.seat != seat:
            continue
        may = {}
        for colour in rules.legal(state, seat):
            chosen = state.clone()
            rules.apply(chosen, seat, colour, FastChance(1))
            may[colour.text] = {action.text.split()[0] for action in rules.legal(chosen, seat)}
        assert sorted(len(kinds) > 1 for kinds in may.values()) == [False, True]


@pytest.mark.clauses("GA-84")
def test_the_miniature_is_for_two() -> None:
    with pytest.raises(BadInput) as refused:
        TITLE.settings(3, {"miniature": True})
    assert refused.value.clause == "GA-84"
    assert TITLE.settings(2).options == {}
