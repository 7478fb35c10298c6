"""A match: one challenger among defenders, on paired deals, until it is decided.

The challenger sits in every seat in turn with the same deal, the defender in all others. The same seed gives the same
match, whoever plays it: deals are counted in their order, and looked at after fixed numbers of them.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

from backroom.arena.crew import Crew
from backroom.arena.dealing import dealing
from backroom.arena.seating import DealPlayed, Seating
from backroom.arena.sequential import Estimate, estimate, looks
from backroom.kernel.title import Settings
from backroom.players.outside.naming import Entrant

BETTER, WORSE, OPEN = "better", "worse", "open"


@dataclass(frozen=True)
class Match:
    """Who plays whom at which table. `seconds` is what a bot from outside has for a decision."""

    settings: Settings
    challenger: Entrant
    defender: Entrant
    seed: str
    seconds: float


@dataclass
class Result:
    """What came out. `share` counts a shared win in parts."""

    match: Match
    deals: int
    stops: bool
    threshold: float
    played: list[DealPlayed] = field(default_factory=list)
    elapsed: float = 0.0
    workers: int = 1

    @property
    def games(self) -> int:
        return len(self.played) * self.match.settings.players

    @property
    def stopped(self) -> bool:
        """Whether it was decided before all deals were played."""
        return len(self.played) < self.deals

    def estimate(self) -> Estimate:
        return estimate([deal.share for deal in self.played], self.deals, self.stops)

    @property
    def verdict(self) -> str:
        """Whether the challenger takes more than the share that was asked about, less, or nobody can say."""
        found = self.estimate()
        if not found.decides(self.threshold):
            return OPEN
        return BETTER if found.low > self.threshold else WORSE

    @property
    def ms_a_turn(self) -> float:
        """What the challenger takes for a turn: its decisions in a row, until another seat is asked."""
        turns = sum(deal.turns for deal in self.played)
        return 1000 * sum(deal.thinking for deal in self.played) / max(1, turns)

    def faults(self) -> dict[str, dict[str, int]]:
        """By side and kind, how often a bot from outside lost its turn."""
        return {side: dict(sorted(_sum(deal.faults[side] for deal in self.played).items())) for side in SIDES}

    def seen(self) -> dict[str, dict[str, str]]:
        """By side and kind, what was seen the first time."""
        every: dict[str, dict[str, str]] = {side: {} for side in SIDES}
        for deal in self.played:
            for side in SIDES:
                every[side] = {**deal.seen[side], **every[side]}
        return every

    def as_data(self) -> dict[str, object]:
        settings = self.match.settings
        found = self.estimate()
        return {
            "title": settings.title,
            "players": settings.players,
            "options": dict(settings.options),
            "challenger": self.match.challenger.name,
            "defender": self.match.defender.name,
            "seed": self.match.seed,
            "games": self.games,
            "deals": len(self.played),
            "share": round(found.share, 6),
            "low": round(found.low, 6),
            "high": round(found.high, 6),
            "fair": round(1 / settings.players, 6),
            "threshold": round(self.threshold, 6),
            "verdict": self.verdict,
            "stopped": self.stopped,
            "decisions": sum(deal.decisions for deal in self.played),
            "ms_a_turn": round(self.ms_a_turn, 3),
            "faults": self.faults(),
            "seconds": round(self.elapsed, 3),
            "workers": self.workers,
        }


SIDES = ("challenger", "defender")
Progress = Callable[[int], None]


def deals_for(games: int, players: int) -> int:
    """So many deals that no fewer games are played: the challenger has every seat once a deal."""
    return math.ceil(games / players)


def play_match(
    match: Match, deals: int, crew: Crew, progress: Progress, threshold: float, stops: bool = True
) -> Result:
    """Play up to `deals` deals; `progress` hears how many more games are done.

    With `stops` it ends at the first look where the share is surely another than `threshold`.
    """
    result = Result(match, deals, stops, threshold, workers=crew.size)
    started = time.perf_counter()
    seat = partial(Seating, match.settings, match.challenger, match.defender, match.seed, match.seconds)
    with dealing(seat, crew) as play:
        for look in looks(deals):
            for deal in play(range(len(result.played), look)):
                result.played.append(deal)
                progress(match.settings.players)
            if stops and result.estimate().decides(threshold):
                break
    result.elapsed = time.perf_counter() - started
    return result


def _sum(counters: Iterator[Counter[str]]) -> Counter[str]:
    return sum(counters, Counter())
