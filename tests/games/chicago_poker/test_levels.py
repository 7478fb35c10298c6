"""Rookie, capo and boss: they play every table, each in a way of its own, and the same for the same seed."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from backroom.arena.simulate import Simulation, play_games
from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.bot.features import features_of, size_for
from backroom.games.chicago_poker.bot.rookie import Rookie
from backroom.games.chicago_poker.bot.soldier import Soldier
from backroom.games.chicago_poker.bot.study import mind_for
from backroom.games.chicago_poker.bot.thinker import Budget, Thinker
from backroom.games.chicago_poker.rules import PokerRules
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.minds.net import write_net
from backroom.minds.plain_net import count_of
from backroom.words import Words
from tests.games.chicago_poker.scenario import Scene, poker_rules, position
from tests.games.soldiers import every_table, thrown_away

#: Every number of players, and every option that it has.
TABLES = [(2, ""), (3, ""), (4, ""), (5, ""), (6, ""), (2, "tactical"), (4, "tactical"), (5, "short"), (6, "short")]
#: As little thinking as does everything once.
HASTY = Budget(1, 2, 1, 1, 0.01)


def hasty(rules: PokerRules) -> Player:
    return mind_for(cast("AnyRules", rules), HASTY)


def rookie(rules: PokerRules) -> Player:
    return Rookie(cast("AnyRules", rules))


def course(rules: PokerRules, player: Player, decisions: int, seed: int) -> list[str]:
    """The first decisions of a game in which one player has every seat; each is offered, and has a reason."""
    chance = FastChance(seed)
    state = rules.deal(chance)
    words = Words("en", TITLE)
    done: list[str] = []
    while state.outcome is None and len(done) < decisions:
        seat = state.stack[-1].seat
        update = rules.update(state, seat, [])
        choice = player.choose(update, chance)
        assert any(choice.action is action for action in update.actions)
        assert words.say(choice.why, choice.facts).endswith(".")
        rules.apply(state, seat, choice.action, chance)
        done.append(choice.action.text)
    return done


def does(table: Scene, player: Player) -> str:
    return player.choose(table.rules.update(table.state, table.game.seat, []), FastChance(1)).action.text


@pytest.mark.parametrize(("players", "option"), TABLES)
def test_a_rookie_plays_every_table(players: int, option: str) -> None:
    rules = poker_rules(players, option == "short", option == "tactical")
    assert len(course(rules, rookie(rules), 120, seed=3)) > 20


@pytest.mark.parametrize(("players", "option"), every_table(TABLES))
def test_a_thinker_plays_every_table(players: int, option: str) -> None:
    rules = poker_rules(players, option == "short", option == "tactical")
    assert isinstance(hasty(rules), Thinker)
    assert len(course(rules, hasty(rules), 12, seed=3)) == 12


def test_a_thinker_does_the_same_for_the_same_seed() -> None:
    rules = poker_rules(2)
    assert course(rules, hasty(rules), 12, seed=8) == course(rules, hasty(rules), 12, seed=8)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_position_is_described_by_as_many_numbers_as_the_network_takes(players: int) -> None:
    rules = poker_rules(players)
    state = rules.deal(FastChance(4))
    assert isinstance(hasty(rules), Thinker)
    assert len(features_of(rules.view(state, 0), rules.goals)) == size_for(state.places)


def test_where_no_network_fits_a_soldier_plays(tmp_path: Path) -> None:
    settings = TITLE.settings(2, {"miniature": True})
    rules = TITLE.rules(settings)
    assert isinstance(mind_for(rules, HASTY), Soldier)
    sizes = (size_for(2) + 1, 2)
    write_net(tmp_path / "2.net", sizes, [0.0] * count_of(sizes))
    assert isinstance(mind_for(cast("AnyRules", poker_rules(2)), HASTY, weights=tmp_path), Soldier)
    for level in ("rookie", "capo", "boss"):
        tally = play_games(Simulation(settings, (level, "random"), "miniature"), 0, 4)
        assert tally.games == 4


def test_what_a_thinker_does_hangs_on_what_its_seat_knows_alone() -> None:
    rules = poker_rules(2)
    chance = FastChance(6)
    state = rules.deal(chance)
    for _ in range(14):
        seat = state.stack[-1].seat
        update = rules.update(state, seat, [])
        imagined = rules.resample(rules.view(state, seat), FastChance(11))
        chosen = hasty(rules).choose(update, FastChance(3)).action
        assert hasty(rules).choose(rules.update(imagined, seat, []), FastChance(3)).action is chosen
        rules.apply(state, seat, chosen, chance)


def a_brewery_to_save() -> Scene:
    """Moran's bullet wins him the game at the brewery: two twelves would save it. The rookie wants three nines."""
    return position(
        "jazz-club brewery",
        hands={"capone": "violet-9 red-12", "moran": "red-6"},
        rows={
            "capone at 1": "red-9 blue-9",
            "capone at 2": "blue-12",
            "moran at 2": "red-3 blue-7 amber-1 green-11 blue-13",
        },
        bullets=["moran at 2"],
        owned={"moran": "brewery brewery"},
        actions=1,
    )


def test_a_rookie_takes_a_better_hand_now_for_the_business_that_matters() -> None:
    table = a_brewery_to_save()
    assert does(table, rookie(table.rules)) == "play violet-9 at 1"
    assert does(table, Soldier(cast("AnyRules", table.rules))) == "play red-12 at 2"


@pytest.mark.compiled_rules
def test_a_boss_calls_it_a_mistake_that_a_rookie_leaves_the_business_that_matters() -> None:
    table = a_brewery_to_save()
    rules = cast("AnyRules", table.rules)
    update = table.rules.update(table.state, table.game.seat, [])
    boss = TITLE.bots["boss"](rules)

    assert thrown_away(boss, rules, update, does(table, rookie(table.rules))) > 0.2
    assert thrown_away(boss, rules, update, does(table, Soldier(rules))) == 0.0


def test_a_rookie_plays_a_murder_as_soon_as_it_can() -> None:
    table = position(
        hands={"capone": "murder red-9", "moran": "red-6"},
        rows={"moran at 1": "red-2"},
        actions=1,
    )
    assert does(table, rookie(table.rules)) == "murder moran at 1"
    assert does(table, Soldier(cast("AnyRules", table.rules))) != "murder moran at 1"


def test_a_rookie_lays_no_fifth_card_that_is_beaten_in_the_open() -> None:
    table = position(
        hands={"capone": "violet-2 red-4", "moran": "red-6"},
        rows={"capone at 1": "red-2 blue-5 green-8 amber-11", "moran at 1": "red-13 blue-13 green-13"},
        actions=1,
    )
    assert does(table, rookie(table.rules)) == "draw"


def won(level: str, against: str, games: int, players: int = 2) -> float:
    """A level's part of the games against copies of another, as many from every seat."""
    total = 0.0
    for seat in range(players):
        bots = tuple(level if at == seat else against for at in range(players))
        total += play_games(Simulation(TITLE.settings(players), bots, "levels"), 0, games // players).wins[seat]
    return total / games


def test_a_rookie_beats_the_random_player() -> None:
    assert won("rookie", "random", 40) >= 0.8


@pytest.mark.compiled_rules
def test_a_rookie_loses_to_soldiers() -> None:
    assert won("rookie", "soldier", 60) <= 0.3
    assert won("rookie", "soldier", 40, players=4) <= 0.12


@pytest.mark.long
@pytest.mark.compiled_rules
@pytest.mark.parametrize(("players", "option"), TABLES)
@pytest.mark.parametrize("level", ["capo", "boss"])
def test_whole_games_of_every_level_end(level: str, players: int, option: str) -> None:
    settings = TITLE.settings(players, {option: True} if option else {})
    bots = (level, *["soldier"] * (players - 1))
    assert play_games(Simulation(settings, bots, "whole"), 0, 1).games == 1
