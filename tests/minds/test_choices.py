"""Whole choices, and players who weigh them: all are there, the best is taken, what was planned is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from backroom.games import titles
from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from backroom.kernel.title import AnyTitle
from backroom.minds.ahead import Ahead, PlayerPolicy
from backroom.minds.judging import LEAD, Judge, worth_at_end, worth_of
from backroom.minds.valued import Valued
from backroom.minds.whole import play_whole, whole_choices
from backroom.players.random import RandomPlayer

ALL_TITLES = titles()


class Eager(Judge):
    """Likes those positions best in which its seat is asked again with the most to choose from."""

    __slots__ = ("_rules",)

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def worths(self, states: list[State], seat: int) -> list[float]:
        return [float(len(self._rules.legal(state, seat))) for state in states]


def positions(rules: AnyRules, count: int, seed: int) -> Iterator[tuple[State, int]]:
    """Moments of a game at random, at which a whole choice begins, and who is asked."""
    luck = FastChance(seed)
    state = rules.deal(luck)
    while state.outcome is None and count:
        seat = state.stack[-1].seat
        if not rules.unfinished(state, seat):
            count -= 1
            yield state, seat
        onward = state.stack[-1].step.onward(state, seat)
        rules.apply(state, seat, onward[luck.below(len(onward))], luck)


@pytest.mark.parametrize("title", ALL_TITLES, ids=lambda title: title.id)
def test_every_whole_choice_can_be_played_and_begins_with_something_offered(title: AnyTitle) -> None:
    rules = title.rules(title.settings())
    for state, seat in positions(rules, 25, 3):
        before = state.as_data()

        ways = whole_choices(rules, state, seat, 60)

        assert state.as_data() == before
        offered = [action for action in state.stack[-1].step.onward(state, seat) if not rules.table.is_talk(action)]
        assert {way[0] for way in ways} <= set(offered)
        assert len({tuple(action.index for action in way) for way in ways}) == len(ways)
        for way in ways:
            tried = state.clone()
            play_whole(rules, tried, seat, way, FastChance(1))
            assert tried.outcome is not None or not rules.unfinished(tried, seat)


@pytest.mark.parametrize("title", ALL_TITLES, ids=lambda title: title.id)
def test_the_best_whole_choice_is_taken_and_played_part_by_part(title: AnyTitle) -> None:
    rules = title.rules(title.settings())
    compound = 0
    for state, seat in positions(rules, 40, 5):
        player = Valued(rules, Eager(rules), 1)
        luck = FastChance(9)
        chosen: list[Action] = []
        tried = state.clone()
        while not chosen or (tried.outcome is None and rules.unfinished(tried, seat)):
            chosen.append(player.choose(rules.update(tried, seat, []), luck).action)
            rules.apply(tried, seat, chosen[-1], FastChance(0))

        ways = whole_choices(rules, state, seat, 200)

        compound += len(chosen) > 1
        assert chosen in ways
    assert compound or title.id not in ("gangster", "chicago-gangsters"), "no choice of several parts was met"


def test_the_same_seed_gives_the_same_choice() -> None:
    title = next(title for title in ALL_TITLES if title.id == "gangster")
    rules = title.rules(title.settings(2))
    for state, seat in positions(rules, 8, 11):
        chosen = [
            Ahead(rules, Eager(rules), PlayerPolicy(rules, RandomPlayer()), 1, 4, 3)
            .choose(rules.update(state, seat, []), FastChance(4))
            .action
            for _ in range(2)
        ]

        assert chosen[0] is chosen[1]


def test_a_won_game_is_worth_more_than_any_other() -> None:
    title = next(title for title in ALL_TITLES if title.id == "chicago-poker")
    rules = title.rules(title.settings(2))
    luck = FastChance(2)
    state = rules.deal(luck)
    while state.outcome is None:
        seat = state.stack[-1].seat
        onward = state.stack[-1].step.onward(state, seat)
        rules.apply(state, seat, onward[luck.below(len(onward))], luck)
    (winner,) = state.outcome.winners

    assert worth_at_end(state, winner) == 1 + LEAD >= worth_of(1.0, 3.0)
    assert worth_at_end(state, 1 - winner) == -LEAD <= worth_of(0.0, -3.0)
