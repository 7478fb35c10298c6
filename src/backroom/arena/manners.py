"""Manners, measured: how often each character does what shows how it plays, on the same deals as all others.

A character has every seat in turn, the same bot all others. Its figures are means over its choices, as the title counts
them (`Title.habits`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from backroom.arena.crew import Crew
from backroom.arena.dealing import dealing
from backroom.arena.match import deals_for
from backroom.arena.sequential import Estimate, estimate
from backroom.arena.simulate import chance_for
from backroom.games import find_title
from backroom.kernel.game import Game
from backroom.kernel.player import Player
from backroom.kernel.title import Settings
from backroom.players import arena_bot

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Sitting:
    """One deal of a character: its share of the wins, and what its choices showed."""

    share: float
    sums: dict[str, float]
    counts: Counter[str]


@dataclass
class Figures:
    """What is known of one bot."""

    bot: str
    shares: list[float] = field(default_factory=list)
    sums: dict[str, float] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, sitting: Sitting) -> None:
        self.shares.append(sitting.share)
        self.counts += sitting.counts
        for name, value in sitting.sums.items():
            self.sums[name] = self.sums.get(name, 0.0) + value

    def means(self) -> dict[str, float]:
        """By name of the figure; those of which no choice told anything are left out."""
        return {name: self.sums[name] / count for name, count in self.counts.items()}

    def share(self) -> Estimate:
        return estimate(self.shares, len(self.shares), stops=False)

    def as_data(self) -> dict[str, object]:
        won = self.share()
        return {
            "bot": self.bot,
            "share": round(won.share, 6),
            "low": round(won.low, 6),
            "high": round(won.high, 6),
            "figures": {name: round(value, 6) for name, value in self.means().items()},
            "choices": dict(self.counts),
        }


class Watched:
    """A table at which one bot is watched in every seat, and all others are the same."""

    def __init__(self, settings: Settings, bot: str, against: str, seed: str) -> None:
        title = find_title(settings.title)
        self._rules = title.rules(settings)
        self._habits = title.habits
        self._seed = seed
        self._bot = arena_bot(bot, title, self._rules)
        self._others = [arena_bot(against, title, self._rules) for _ in range(settings.players - 1)]

    def close(self) -> None:
        """Nobody here runs on."""

    def play_deal(self, number: int) -> Sitting:
        sums: dict[str, float] = {}
        counts: Counter[str] = Counter()
        share = 0.0
        for seat in range(self._rules.players):
            table = [*self._others[:seat], self._bot, *self._others[seat:]]
            share += self._play(table, number, seat, sums, counts)
        return Sitting(share / self._rules.players, sums, counts)

    def _play(
        self, table: Sequence[Player], number: int, watched: int, sums: dict[str, float], counts: Counter[str]
    ) -> float:
        """A game; what the watched seat won of it."""
        game = Game(self._rules, chance_for(self._seed, number, "game"), listening=False, take_back=False)
        own = [chance_for(self._seed, number, f"seat {seat}") for seat in range(len(table))]
        while not game.is_over:
            seat = game.seat
            action = table[seat].choose(game.update(seat, []), own[seat]).action
            if seat == watched and self._habits is not None:
                for name, value in self._habits(self._rules, game.state, seat, action):
                    sums[name] = sums.get(name, 0.0) + value
                    counts[name] += 1
            game.apply(action, seat)
        outcome = game.outcome
        assert outcome is not None
        return (watched in outcome.winners) / len(outcome.winners)


def measure(
    settings: Settings, bots: Sequence[str], against: str, games: int, seed: str, crew: Crew, progress: Progress
) -> list[Figures]:
    """The figures of each bot, from at least so many games of it; `progress` hears how many more are done."""
    found: list[Figures] = []
    for bot in bots:
        figures = Figures(bot)
        with dealing(partial(Watched, settings, bot, against, seed), crew) as play:
            for sitting in play(range(deals_for(games, settings.players))):
                figures.add(sitting)
                progress(settings.players)
        found.append(figures)
    return found
