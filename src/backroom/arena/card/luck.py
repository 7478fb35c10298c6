"""How much of a result is luck: the variance of what a seat gets, taken apart by common deals.

Every deal is played four times: with two courses of later chance, each with two line-ups. A line-up draws a player for
each seat, from all levels that the title has, and what these draw by chance. Two games that share nothing but the deal
are alike by the deal alone; two that share later chance too, by that as well; and so on (the method of Sobol 1993,
with one sample of each part exchanged). Seats are taken for themselves, so what a seat is worth is no part of it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from backroom.arena.seating import play_game
from backroom.arena.simulate import chance_for
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.player import Player

#: By deal: what each seat got, for chance 0 and 1, each with line-up 0 and 1.
Four = tuple[list[float], list[float], list[float], list[float]]
_BOOTSTRAPS = 200


@dataclass(frozen=True)
class Luck:
    """Shares of the variance of a seat's return: they add up to 1, sampling aside."""

    deal: float
    dice: float
    """Later chance: dice, draws."""
    players: float
    """Who plays, and what players draw by chance."""
    together: float
    """What only comes about together."""
    low: float
    high: float
    """Between what `chance` lies, with 95 % (bootstrap over deals)."""

    @property
    def chance(self) -> float:
        """The share of luck: what the deal and later chance explain by themselves."""
        return self.deal + self.dice

    @property
    def most(self) -> float:
        """The same with all that chance does only together with who plays: what the players alone leave open."""
        return self.chance + self.together


def luck_of(rules: AnyRules, levels: Sequence[Player], deals: int, seed: str) -> Luck:
    """Measured on so many deals."""
    played = [_play_four(rules, levels, seed, number) for number in range(deals)]
    again = random.Random(seed)
    shares = sorted(sum(_parts([again.choice(played) for _ in played])[:2]) for _ in range(_BOOTSTRAPS))
    low, high = shares[round(0.025 * (_BOOTSTRAPS - 1))], shares[round(0.975 * (_BOOTSTRAPS - 1))]
    return Luck(*_parts(played), low, high)


def _play_four(rules: AnyRules, levels: Sequence[Player], seed: str, number: int) -> Four:
    def played(chance: int, line_up: int) -> list[float]:
        drawing = chance_for(seed, number, f"line-up {line_up}")
        players = [levels[drawing.below(len(levels))] for _ in range(rules.players)]
        own: list[Chance] = [chance_for(seed, number, f"line-up {line_up} seat {at}") for at in range(rules.players)]
        dealt = rules.deal(chance_for(seed, number, "deal"))
        game = Game(rules, chance_for(seed, number, f"dice {chance}"), start=dealt, take_back=False)
        play_game(game, players, own)
        return game.returns()

    return played(0, 0), played(0, 1), played(1, 0), played(1, 1)


def _parts(played: Sequence[Four]) -> tuple[float, float, float, float]:
    """The shares of the deal, of later chance, of the players, and of what comes about together."""
    seats = range(len(played[0][0]))
    games = 4 * len(played)
    means = [math.fsum(game[seat] for four in played for game in four) / games for seat in seats]

    def alike(*pairs: tuple[int, int]) -> float:
        """The covariance of games that share something, over all seats and deals."""
        products = [
            (four[one][seat] - means[seat]) * (four[other][seat] - means[seat])
            for four in played
            for one, other in pairs
            for seat in seats
        ]
        return math.fsum(products) / len(products)

    whole = alike((0, 0), (1, 1), (2, 2), (3, 3)) or 1.0
    deal = alike((0, 3), (1, 2)) / whole
    dice = alike((0, 1), (2, 3)) / whole - deal
    players = alike((0, 2), (1, 3)) / whole - deal
    return deal, dice, players, 1 - deal - dice - players
