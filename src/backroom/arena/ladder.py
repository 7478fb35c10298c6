"""A ladder: the levels of a title meet each other at many tables, and are rated by who won.

A deal is played by a line-up of levels, as different ones as there are, once for every way in which they can sit one
after another. The same seed gives the same games, whoever plays them, and a ladder that was stopped goes
on where it stood.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec

from backroom.arena.crew import Crew
from backroom.arena.dealing import dealing
from backroom.arena.match import deals_for
from backroom.arena.seating import Clock, close_all, play_dealt, seated
from backroom.arena.simulate import chance_for
from backroom.games import find_title
from backroom.kernel.player import Player
from backroom.kernel.title import Settings
from backroom.players.outside.naming import Entrant
from backroom.players.outside.player import OutsidePlayer


@dataclass(frozen=True)
class Ladder:
    """Who meets at which table. `seconds` is what a bot from outside has for a decision."""

    settings: Settings
    levels: tuple[Entrant, ...]
    seed: str
    seconds: float

    def lineup(self, number: int) -> list[int]:
        """Who plays deal `number`: levels by their numbers, the same one twice only where there are too few."""
        order = list(range(len(self.levels)))
        chance_for(self.seed, number, "line-up").shuffle(order)
        return [order[place % len(order)] for place in range(self.settings.players)]


class LadderDeal(msgspec.Struct, frozen=True):
    """What came of one deal; a place is one of its line-up."""

    lineup: list[int]
    #: By game: the places that won it.
    winners: list[list[int]]
    #: By place: how often it was its turn, and how long it thought, in seconds.
    turns: list[int]
    thinking: list[float]
    #: By place: how often a bot from outside lost its turn.
    faults: list[int]

    def share(self, level: int) -> float:
        """What one place of this level won of a game, on average; a shared win counts in parts."""
        places = [place for place, one in enumerate(self.lineup) if one == level]
        won = sum((place in winners) / len(winners) for winners in self.winners for place in places)
        return won / len(places) / len(self.winners)


class LadderTable:
    """Every level, as often as it can be needed at one table. `close` ends those from outside."""

    def __init__(self, ladder: Ladder) -> None:
        self._ladder = ladder
        settings = ladder.settings
        self._rules = find_title(settings.title).rules(settings)
        copies = -(-settings.players // len(ladder.levels))
        self._bots = [
            [seated(level, self._rules, settings, ladder.seconds) for _ in range(copies)] for level in ladder.levels
        ]

    def close(self) -> None:
        close_all(bot for copies in self._bots for bot in copies)

    def play_deal(self, number: int) -> LadderDeal:
        """Deal `number` by its line-up; in each further game everybody sits one seat on."""
        ladder, players = self._ladder, self._rules.players
        lineup = ladder.lineup(number)
        bots = [self._bots[level][place // len(ladder.levels)] for place, level in enumerate(lineup)]
        winners, turns, thinking = [], [0] * players, [0.0] * players
        for game in range(players):
            places = [(seat + game) % players for seat in range(players)]
            clocks = [Clock(seat) for seat in range(players)]
            table = [bots[place] for place in places]
            outcome, _ = play_dealt(self._rules, table, ladder.seed, number, game, clocks)
            winners.append([places[seat] for seat in outcome.winners])
            for place, clock in zip(places, clocks, strict=True):
                turns[place] += clock.turns
                thinking[place] += clock.thinking
        return LadderDeal(lineup, winners, turns, thinking, [_take_faults(bot) for bot in bots])


def play_ladder(ladder: Ladder, games: int, crew: Crew, played: list[LadderDeal], tell: Callable[[int], None]) -> None:
    """Play on until at least so many games are in `played`; `tell` hears after each deal how many more are."""
    deals = deals_for(games, ladder.settings.players)
    with dealing(partial(LadderTable, ladder), crew) as play:
        for deal in play(range(len(played), deals)):
            played.append(deal)
            tell(ladder.settings.players)


def games_in(played: Sequence[LadderDeal]) -> int:
    return sum(len(deal.winners) for deal in played)


def _take_faults(bot: Player) -> int:
    """How often it lost its turn since this was last asked."""
    if not isinstance(bot, OutsidePlayer):
        return 0
    count = bot.faults.total()
    bot.faults.clear()
    bot.seen.clear()
    return count
