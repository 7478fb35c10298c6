"""Many games, counted: the same seed gives the same games, whoever plays them."""

from __future__ import annotations

import hashlib
import statistics
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from backroom.arena.crew import Crew
from backroom.arena.playout import play_match, play_out
from backroom.compiled import COMPILED
from backroom.games import find_title
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.refusal import BadInput
from backroom.kernel.state import Outcome
from backroom.kernel.title import Settings
from backroom.players import arena_bot

#: Games a task: at most so many, and so few that everybody gets several and progress is seen.
_TASK = 250
_TASKS_EACH = 8


@dataclass(frozen=True)
class Simulation:
    """What is simulated: the settings, a bot a seat, and the seed that all games grow from."""

    settings: Settings
    bots: tuple[str, ...]
    seed: str


class GamePlayed(NamedTuple):
    """One game: its number, how many decisions it took, why it ended, the seats that won it, and every seat's score."""

    game: int
    decisions: int
    ending: str
    winners: list[int]
    scores: list[int]


@dataclass
class Tally:
    """What came out. `wins` counts a shared win in parts."""

    players: int
    games: int = 0
    decisions: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)
    figures: dict[str, float] = field(default_factory=dict)
    """Sums of what the rules count in finished games."""
    noted: list[GamePlayed] = field(default_factory=list)
    """Every game by itself, where that is wanted; not added to those of other tallies."""

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.players

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.lengths += other.lengths
        self.endings += other.endings
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.count(other.figures)

    def count(self, figures: Mapping[str, float]) -> None:
        for name, value in figures.items():
            self.figures[name] = self.figures.get(name, 0.0) + value

    def averages(self) -> dict[str, float]:
        """What the rules count, a game."""
        return {name: round(value / self.games, 4) for name, value in self.figures.items()}

    def typical_lengths(self) -> dict[str, float]:
        """Decisions a game: fewest, median, mean, most."""
        lengths = list(self.lengths.elements())
        return {
            "fewest": min(lengths),
            "median": statistics.median(lengths),
            "mean": round(statistics.fmean(lengths), 2),
            "most": max(lengths),
        }


@dataclass(frozen=True)
class Report:
    """A finished simulation."""

    simulation: Simulation
    tally: Tally
    seconds: float
    workers: int

    def as_data(self) -> dict[str, object]:
        settings = self.simulation.settings
        return {
            "title": settings.title,
            "players": settings.players,
            "options": dict(settings.options),
            "bots": list(self.simulation.bots),
            "seed": self.simulation.seed,
            "games": self.tally.games,
            "decisions": self.tally.decisions,
            "seconds": round(self.seconds, 4),
            "decisions_per_second": round(self.tally.decisions / self.seconds),
            "compiled": COMPILED,
            "workers": self.workers,
            "lengths": self.tally.typical_lengths(),
            "endings": dict(sorted(self.tally.endings.items())),
            "wins_by_seat": [round(won, 6) for won in self.tally.wins],
            "figures": self.tally.averages(),
        }


def bots_for(names: str, players: int) -> tuple[str, ...]:
    """A bot's name a seat: one name stands for all seats, else there must be one for each."""
    bots = tuple(name.strip() for name in names.split(","))
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise BadInput("wrong-bot-count", {"value": len(bots), "players": players})
    return bots


def simulate(
    simulation: Simulation,
    games: int,
    crew: Crew,
    progress: Callable[[int], None],
    note: Callable[[Sequence[GamePlayed]], None] | None = None,
) -> Report:
    """Play `games` games; `progress` hears how many more are done, `note` of each of them, in their order."""
    tally = Tally(simulation.settings.players)
    size = max(1, min(_TASK, games // (crew.size * _TASKS_EACH)))
    spans = [(first, min(first + size, games)) for first in range(0, games, size)]
    started = time.perf_counter()
    for part in crew.play(partial(_play_span, simulation, note is not None), spans):
        tally.add(part)
        if note is not None:
            note(part.noted)
        progress(part.games)
    return Report(simulation, tally, time.perf_counter() - started, crew.size)


def _play_span(simulation: Simulation, noting: bool, span: tuple[int, int]) -> Tally:
    return play_games(simulation, *span, noting=noting)


def play_games(simulation: Simulation, first: int, beyond: int, *, noting: bool = False) -> Tally:
    """Games number `first` up to `beyond`, the latter not included."""
    title = find_title(simulation.settings.title)
    rules = title.rules(simulation.settings)
    players = [arena_bot(name, title, rules) for name in simulation.bots]
    at_random = all(name == "random" for name in simulation.bots)
    tally = Tally(rules.players)
    for number in range(first, beyond):
        decisions, outcome = _play_game(rules, simulation, number, [] if at_random else players, tally)
        if noting:
            played = GamePlayed(number, decisions, outcome.reason, list(outcome.winners), list(outcome.scores))
            tally.noted.append(played)
    return tally


def _play_game(
    rules: AnyRules, simulation: Simulation, number: int, players: list[Player], tally: Tally
) -> tuple[int, Outcome]:
    """One game: how many decisions it took, and how it ended; without players it is played at random, and quickest."""
    chance = chance_for(simulation.seed, number, "game")
    state = rules.deal(chance)
    if players:
        own: list[Chance] = [chance_for(simulation.seed, number, f"seat {seat}") for seat in range(rules.players)]
        decisions = play_match(rules, state, chance, players, own)
    else:
        decisions = play_out(rules, state, chance)
    outcome = state.outcome
    if outcome is None:
        raise RuntimeError(f"game {number} of seed {simulation.seed!r} does not end")
    tally.games += 1
    tally.decisions += decisions
    tally.lengths[decisions] += 1
    tally.endings[outcome.reason] += 1
    tally.count(rules.figures(state))
    for seat in outcome.winners:
        tally.wins[seat] += 1 / len(outcome.winners)
    return decisions, outcome


def chance_for(seed: str, number: int, purpose: str) -> FastChance:
    """The chance of one game for one purpose, independent of every other."""
    digest = hashlib.sha256(f"{seed}/{number}/{purpose}".encode()).digest()
    return FastChance(int.from_bytes(digest[:12], "big"))
