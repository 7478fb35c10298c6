"""The soldier in whole games: it plays by what is offered and what it knows, and it is worth playing against."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.arena.simulate import Simulation, play_games
from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.bot.soldier import Soldier
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import PokerState
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.view import Update
from backroom.players.random import RandomPlayer
from backroom.words import Words
from tests.games.chicago_poker.scenario import poker_rules
from tests.games.soldiers import every_table

#: Every number of players, and every option that it has.
TABLES = [(2, ""), (3, ""), (4, ""), (5, ""), (6, ""), (2, "tactical"), (4, "tactical"), (5, "short"), (6, "short")]


class Met:
    """A position met in a game: the seat that is asked, and what it gets."""

    def __init__(self, state: PokerState, seat: int, update: Update) -> None:
        self.state = state
        self.seat = seat
        self.update = update


def soldier(rules: PokerRules) -> Player:
    return Soldier(cast("AnyRules", rules))


def met_in_a_game(rules: PokerRules, seed: int) -> list[Met]:
    """Every position of one game in which each decision is the soldier's or anybody's."""
    chance = FastChance(seed)
    state = rules.deal(chance)
    choosers = [soldier(rules), RandomPlayer()]
    met: list[Met] = []
    while state.outcome is None:
        seat = state.stack[-1].seat
        update = rules.update(state, seat, [])
        met.append(Met(state.clone(), seat, update))
        rules.apply(state, seat, choosers[chance.below(2)].choose(update, chance).action, chance)
    return met


@pytest.mark.parametrize(("players", "option"), every_table(TABLES))
def test_it_always_chooses_what_is_offered_and_can_say_why(players: int, option: str) -> None:
    rules = poker_rules(players, option == "short", option == "tactical")
    words = Words("en", TITLE)
    for met in met_in_a_game(rules, seed=5):
        choice = soldier(rules).choose(met.update, FastChance(1))
        assert any(choice.action is action for action in met.update.actions)
        assert words.say(choice.why, choice.facts).endswith(".")


@pytest.mark.parametrize(("players", "option"), every_table(TABLES))
def test_it_goes_by_what_its_seat_knows_and_by_nothing_else(players: int, option: str) -> None:
    rules = poker_rules(players, option == "short", option == "tactical")
    for met in met_in_a_game(rules, seed=7)[::4]:
        chosen = soldier(rules).choose(met.update, FastChance(3))
        imagined = rules.resample(rules.view(met.state, met.seat), FastChance(11))
        again = soldier(rules).choose(rules.update(imagined, met.seat, []), FastChance(3))
        assert (again.action, again.why, again.facts) == (chosen.action, chosen.why, chosen.facts)


def won_by_the_soldier(games: int, players: int = 2, option: str = "") -> float:
    """Its part of the games against random players, as many from every seat."""
    settings = TITLE.settings(players, {option: True} if option else {})
    won = 0.0
    for seat in range(players):
        bots = tuple("soldier" if at == seat else "random" for at in range(players))
        won += play_games(Simulation(settings, bots, f"soldier at {seat}"), 0, games // players).wins[seat]
    return won / games


@pytest.mark.compiled_rules
def test_it_beats_the_random_player() -> None:
    assert won_by_the_soldier(60) >= 0.85


@pytest.mark.long
def test_it_beats_the_random_player_in_400_games() -> None:
    assert won_by_the_soldier(400) >= 0.85


@pytest.mark.long
@pytest.mark.parametrize(("players", "option"), TABLES)
def test_it_beats_a_whole_table_of_random_players(players: int, option: str) -> None:
    assert won_by_the_soldier(20 * players, players, option) >= 0.7


@pytest.mark.long
@pytest.mark.parametrize(("players", "option"), TABLES)
def test_games_among_soldiers_end(players: int, option: str) -> None:
    settings = TITLE.settings(players, {option: True} if option else {})
    tally = play_games(Simulation(settings, ("soldier",) * players, "among soldiers"), 0, 10)
    assert max(tally.lengths) < 500 * players
