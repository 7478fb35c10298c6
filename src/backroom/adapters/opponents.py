"""The bots on the other seats of a game in which one seat is played from outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.kernel.chance import FastChance, own_chance
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.player import Player
from backroom.kernel.title import AnyTitle
from backroom.players import seat_bot

#: A bot by its name, or one of anybody's.
Opponent = str | Player


class Opponents:
    """They get what a seat gets, and choose whenever one of them is asked and the learner need not be waited for."""

    def __init__(self, title: AnyTitle, rules: AnyRules, against: Opponent | Sequence[Opponent]) -> None:
        """`against` is one for all other seats, or one for each; `BadInput` names a bot that there is not."""
        others = rules.players - 1
        each = [against] * others if isinstance(against, str | Player) else list(against)
        if len(each) != others:
            raise ValueError(f"against names {len(each)} players, and there are {others} other seats")
        self._bots: Final = [seat_bot(bot, title, rules) if isinstance(bot, str) else bot for bot in each]
        self._listen: Final = any(bot.listens for bot in self._bots)

    def sit_down(self, game: Game, learner: int, seed: int) -> None:
        """Play this game from now on, with chances of their own that begin from `seed`."""
        self._game = game
        self._learner = learner
        players = game.rules.players
        seats = [(learner + 1 + at) % players for at in range(players - 1)]
        source = FastChance(seed)
        self._seated = {seat: (bot, own_chance(source)) for seat, bot in zip(seats, self._bots, strict=True)}
        self._heard = dict.fromkeys(seats, 0)
        if self._listen:
            game.events = []

    def play(self) -> None:
        """Until the learner is asked, or the game is over. Where several are asked at once, the others answer first:
        the learner sees none of it before it has chosen."""
        game = self._game
        while not game.is_over:
            seat = next((seat for seat in game.seats_asked if seat != self._learner), None)
            if seat is None:
                return
            bot, chance = self._seated[seat]
            game.apply(bot.choose(game.update(seat, self._news(seat)), chance).action, seat)

    def _news(self, seat: int) -> list[Event]:
        events = self._game.events
        if events is None:
            return []
        news = events[self._heard[seat] :]
        self._heard[seat] = len(events)
        return news
