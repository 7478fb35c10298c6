"""Bosses who all keep from a fifth card: their games end too (CP-63)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import BOSSES, CARD_TEXTS, GANGSTERS
from backroom.games.chicago_poker.state import PokerState
from backroom.games.chicago_poker.steps.turn import LAST_ROUND
from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules, Game
from tests.games.chicago_poker.scenario import poker_rules, position

PLACES = 4


def contrary(game: Game, chance: FastChance) -> Action:
    """Whatever completes no row, if there is such a thing, rather without a ride, which fills rows; by lot."""
    actions = list(game.legal())
    harmless = [action for action in actions if not _completes(game, action)]
    choices: Sequence[Action] = [one for one in harmless if not one.text.startswith("limousine")] or harmless or actions
    return choices[chance.below(len(choices))]


def _completes(game: Game, action: Action) -> bool:
    state = cast("PokerState", game.state.clone())
    before = state.counts.count(ROW)
    decision = state.stack[-1]
    decision.step.apply(state, decision.seat, action, FastChance(0), None)
    return state.counts.count(ROW) > before


def all_laid_out(turn_number: int) -> Game:
    """Six bosses: every gangster lies in a row of three or four, hands are empty, and only specials can be drawn."""
    gangsters = CARD_TEXTS[:GANGSTERS]
    rows = {
        f"{boss} at {place + 1}": " ".join(gangsters[at :: PLACES * len(BOSSES)])
        for at, (boss, place) in enumerate((boss, place) for boss in BOSSES for place in range(PLACES))
    }
    dens = " ".join(["gambling-den"] * PLACES)
    scene = position(dens, {}, rows, players=6, turn_number=turn_number)
    return Game(cast("AnyRules", scene.rules), FastChance(1), start=scene.state)


def turns_of(game: Game, most: int) -> int:
    """How many turns contrary bosses play, `most` if they would play on."""
    chance = FastChance(7)
    first = cast("PokerState", game.state).turn
    while not game.is_over and cast("PokerState", game.state).turn - first < most:
        game.apply(contrary(game, chance))
    return cast("PokerState", game.state).turn - first


@pytest.mark.clauses("CP-63")
def test_while_specials_go_round_no_standstill_is_seen() -> None:
    """So a bound is needed: nothing in the printed rules ends this game."""
    game = all_laid_out(turn_number=60)
    assert turns_of(game, most=300) == 300
    assert cast("PokerState", game.state).bullets == []


@pytest.mark.clauses("CP-63")
def test_after_the_last_round_it_is_a_draw() -> None:
    game = all_laid_out(turn_number=(LAST_ROUND - 1) * len(BOSSES))
    assert turns_of(game, most=300) == len(BOSSES) - 1
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("standstill", list(range(6)))


@pytest.mark.clauses("CP-63")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_contrary_bosses_dealt_a_game_come_to_its_end(players: int) -> None:
    game = Game(cast("AnyRules", poker_rules(players)), FastChance(players))
    assert turns_of(game, most=LAST_ROUND * players) < LAST_ROUND * players
    assert game.is_over
