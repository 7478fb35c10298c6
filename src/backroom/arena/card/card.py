"""One title's card: everything measured, from one seed."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from backroom.arena.card.courses import Courses, Figures, Positions, follow, least_worlds, survey
from backroom.arena.card.luck import Luck, luck_of
from backroom.arena.crew import Alone
from backroom.arena.match import Match, Result, deals_for, play_match
from backroom.games import find_title
from backroom.kernel.game import AnyRules
from backroom.kernel.title import AnyTitle, Settings
from backroom.players import bot_names, seat_bot, usual_bot
from backroom.players.outside.naming import entrant

#: Positions are told one by one, which takes a while: no more games than this.
_SURVEYED = 100
#: What a measurement is made of, for the progress: random games, games of the best, positions, luck, a match a level.
_PARTS = 4


@dataclass(frozen=True)
class Card:
    """What was measured of a title with these settings. `best` is the usual bot, which plays at once."""

    settings: Settings
    rules: AnyRules
    games: int
    seed: str
    best: str
    random: Courses
    strong: Courses
    positions: Positions
    luck: Luck
    baselines: list[Result]
    """Each level against the one below it."""

    @property
    def observation(self) -> int:
        """How many floats an observation has; 0 for a title that has none."""
        encoding = self.rules.encoding
        return 0 if encoding is None else encoding.size

    def as_data(self) -> dict[str, object]:
        hidden = self.positions
        luck = self.luck
        return {
            "title": self.settings.title,
            "players": self.settings.players,
            "options": dict(self.settings.options),
            "seed": self.seed,
            "games": self.games,
            "best": self.best,
            "length": {"random": _rounded(self.random.length()), self.best: _rounded(self.strong.length())},
            "longest": self.rules.bounds().longest,
            "actions": len(self.rules.table),
            "branching": {"random": _rounded(self.random.branching()), self.best: _rounded(self.strong.branching())},
            "simultaneous": round(self.random.several(), 4),
            "lines_log10": _rounded(self.random.lines()),
            "positions": {"log10": round(math.log10(hidden.count), 2), "at_least": not hidden.met_again},
            "state_bytes": round(hidden.size),
            "hidden_draws_log10": {
                "median": round(statistics.median(hidden.draws), 2),
                "most": round(max(hidden.draws), 2),
            },
            "hidden_states": self.hidden_states(),
            "observation": self.observation,
            "luck": {
                "share": round(luck.chance, 4),
                "low": round(luck.low, 4),
                "high": round(luck.high, 4),
                "most": round(luck.most, 4),
                "deal": round(luck.deal, 4),
                "dice": round(luck.dice, 4),
                "players": round(luck.players, 4),
                "together": round(luck.together, 4),
            },
            "seats": [_rounded(seat) for seat in self.strong.seats()],
            "baselines": [result.as_data() for result in self.baselines],
        }

    def hidden_states(self) -> dict[str, object]:
        """The median number of states that fit a seat's view; at least so many if no redeal came twice."""
        found = statistics.median_low(self.positions.worlds)
        none_twice = math.isinf(found)
        return {"median": round(least_worlds() if none_twice else found, 1), "at_least": none_twice}


def measure(settings: Settings, games: int, seed: str, progress: Callable[[int], None]) -> Card:
    """Play some `games` for every figure; `progress` hears how many steps of `steps_of` are done."""
    title = find_title(settings.title)
    rules = title.rules(settings)
    levels = levels_of(title)
    players = {name: seat_bot(name, title, rules) for name in levels}

    random = follow(rules, players["random"], games, f"{seed} random")
    progress(1)
    strong = follow(rules, players[levels[-1]], games, f"{seed} strong")
    progress(1)
    positions = survey(rules, min(games, _SURVEYED), seed)
    progress(1)
    luck = luck_of(rules, list(players.values()), max(1, games // _PARTS), seed)
    progress(1)
    baselines = []
    for lower, higher in pairwise(levels):
        match = Match(settings, entrant(higher, title), entrant(lower, title), seed, 1.0)
        deals = deals_for(games, settings.players)
        baselines.append(play_match(match, deals, Alone(), lambda _: None, 1 / settings.players, stops=False))
        progress(1)
    return Card(settings, rules, games, seed, levels[-1], random, strong, positions, luck, baselines)


def steps_of(settings: Settings) -> int:
    """How many steps `measure` tells of."""
    return _PARTS + len(levels_of(find_title(settings.title))) - 1


def levels_of(title: AnyTitle) -> list[str]:
    """All up to the usual bot, who plays at once: whoever thinks longer would make a card take days."""
    names = bot_names(title)
    return names[: names.index(usual_bot(title)) + 1]


def _rounded(figures: Figures) -> Figures:
    return {name: round(value, 4) for name, value in figures.items()}
