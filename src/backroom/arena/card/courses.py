"""Whole games, looked at decision by decision: how long, how broad, how many positions."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from backroom.arena.simulate import chance_for
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.memory import memory_text
from backroom.kernel.player import Player
from backroom.kernel.state import State

Figures = dict[str, float]


@dataclass
class Courses:
    """Counts over some games of equal players."""

    lengths: list[int] = field(default_factory=list)
    offered: Counter[int] = field(default_factory=Counter)
    """How often how many actions were offered."""
    together: int = 0
    """Decisions that several seats make at once."""
    choices: list[float] = field(default_factory=list)
    """By game: the logarithm (10) of the product of what was offered."""
    chances: list[float] = field(default_factory=list)
    """By game: the same of what chance could have said, the deal included."""
    wins: list[float] = field(default_factory=list)

    def length(self) -> Figures:
        return _typical(self.lengths)

    def branching(self) -> Figures:
        told = _typical(list(self.offered.elements()))
        return {**told, "forced": self.offered[1] / self.offered.total()}

    def several(self) -> float:
        """The share of decisions that several seats make at once."""
        return self.together / self.offered.total()

    def lines(self) -> Figures:
        """The logarithms (10) of how many lines of play there are, without chance and with it."""
        both = [choice + chance for choice, chance in zip(self.choices, self.chances, strict=True)]
        return {"choices": statistics.median(self.choices), "with_chance": statistics.median(both)}

    def seats(self) -> list[Figures]:
        """By seat: its share of wins, and how far that can be off (95 %)."""
        games = len(self.lengths)
        shares = [won / games for won in self.wins]
        return [
            {"share": share, "off": 1.96 * math.sqrt(max(share * (1 - share), 0.25 / games) / games)}
            for share in shares
        ]


def follow(rules: AnyRules, player: Player, games: int, seed: str) -> Courses:
    """Games of one player in all seats, without taking back."""
    courses = Courses(wins=[0.0] * rules.players)
    for number in range(games):
        chance = chance_for(seed, number, "game")
        chance.tape = []
        game = Game(rules, chance, take_back=False)
        own = [chance_for(seed, number, f"seat {seat}") for seat in range(rules.players)]
        _follow_one(game, player, own, courses)
        courses.chances.append(sum(math.log10(below) for below in chance.tape[::2]))
        assert game.outcome is not None
        for seat in game.outcome.winners:
            courses.wins[seat] += 1 / len(game.outcome.winners)
    return courses


def _follow_one(game: Game, player: Player, own: Sequence[Chance], courses: Courses) -> None:
    decisions, choices = 0, 0.0
    while not game.is_over:
        seat = game.seat
        update = game.update(seat, [])
        courses.offered[len(update.actions)] += 1
        courses.together += len(update.seats) > 1
        choices += math.log10(len(update.actions))
        game.apply(player.choose(update, own[seat]).action, seat)
        decisions += 1
    courses.lengths.append(decisions)
    courses.choices.append(choices)


@dataclass(frozen=True)
class Positions:
    """Positions of random games: how many there are, and how many hide behind what a seat knows."""

    size: float
    """Bytes of a state as JSON, on average."""
    count: float
    """How many positions there are in the second halves of games, as players meet them; at least so many where
    `met_again` is False."""
    met_again: bool
    draws: list[float]
    """By position looked into: the logarithm (10) of how many ways what is hidden can be drawn, in order."""
    worlds: list[float]
    """By position looked into: how many states fit the view, as redeals meet them; infinite where none came twice."""


#: Redeals of one view.
REDEALS = 64
#: With no coincidence in so many pairs, there are more than a third as many (95 %): e to the power of -3 is 5 %.
_THREE = 3.0


def least_worlds() -> float:
    """Where no redeal came twice there are more states than this (95 %)."""
    return REDEALS * (REDEALS - 1) / 2 / _THREE


def survey(rules: AnyRules, games: int, seed: str) -> Positions:
    """Random games, state by state; once a game, at a decision taken at random, a seat's view is looked into."""
    met: Counter[int] = Counter()
    lengths: list[int] = []
    sizes: list[int] = []
    draws: list[float] = []
    worlds: list[float] = []
    for number in range(games):
        chance = chance_for(seed, number, "positions")
        game = Game(rules, chance, take_back=False)
        mine: list[int] = []
        view_at: tuple[State, int] | None = None
        decisions = 0
        while not game.is_over:
            text = memory_text(game.state.as_data())
            sizes.append(len(text))
            mine.append(hash(text))
            decisions += 1
            if chance.below(decisions) == 0:  # each decision of a game is as likely as the others
                view_at = (game.state.clone(), game.seat)
            legal = game.legal()
            game.apply(legal[chance.below(len(legal))])
        # All games begin alike: the first halves would meet there, and tell nothing of the rest.
        late = set(mine[len(mine) // 2 :])
        met.update(late)
        lengths.append(len(late))
        if view_at is not None:
            hidden = _look_into(rules, *view_at, chance)
            draws.append(hidden[0])
            worlds.append(hidden[1])
    total = sum(lengths)
    pairs = (total * total - sum(length * length for length in lengths)) / 2
    again = sum(count * (count - 1) / 2 for count in met.values())
    count = pairs / again if again else max(pairs / _THREE, total)
    return Positions(statistics.fmean(sizes), count, again > 0, draws, worlds)


def _look_into(rules: AnyRules, state: State, seat: int, chance: Chance) -> tuple[float, float]:
    """The logarithm of how many ways the hidden can be drawn, and how many states that makes by coincidences."""
    view = rules.view(state, seat)
    chance.tape = []
    met = Counter(memory_text(rules.resample(view, chance).as_data()) for _ in range(REDEALS))
    logs = sum(math.log10(below) for below in chance.tape[::2]) / REDEALS
    chance.tape = None
    again = sum(count * (count - 1) / 2 for count in met.values())
    return logs, REDEALS * (REDEALS - 1) / 2 / again if again else math.inf


def _typical(values: Sequence[int]) -> Figures:
    return {
        "fewest": min(values),
        "median": statistics.median(values),
        "mean": statistics.fmean(values),
        "most": max(values),
    }
