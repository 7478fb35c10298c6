"""Bots in their seats: a deal is played once for every seat that the challenger can have."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from backroom.arena.simulate import chance_for
from backroom.games import find_title
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.player import Player
from backroom.kernel.state import Outcome
from backroom.kernel.title import Settings
from backroom.players import arena_bot
from backroom.players.outside.naming import Entrant
from backroom.players.outside.player import OutsidePlayer

#: Numbers that every language has.
_SEED_BELOW = 1 << 31


@dataclass(frozen=True)
class DealPlayed:
    """What came of one deal: the challenger's share of its games, and what it took."""

    share: float
    decisions: int
    turns: int
    """Of the challenger: decisions of it in a row, until another seat is asked."""
    thinking: float
    """Of the challenger, in seconds."""
    faults: dict[str, Counter[str]]
    """By side: how often a bot from outside lost its turn, by kind."""
    seen: dict[str, dict[str, str]]


class Seating:
    """One challenger and enough defenders for a table, who play the deals of a seed.

    Each bot from outside has a channel of its own, so no process sees more than one seat of a game. Channels stay open
    from game to game; `close` ends them.
    """

    def __init__(self, settings: Settings, challenger: Entrant, defender: Entrant, seed: str, seconds: float) -> None:
        self._rules = find_title(settings.title).rules(settings)
        self._seed = seed
        self._challenger = seated(challenger, self._rules, settings, seconds)
        self._defenders = [seated(defender, self._rules, settings, seconds) for _ in range(settings.players - 1)]

    def close(self) -> None:
        close_all((self._challenger, *self._defenders))

    def play_deal(self, number: int) -> DealPlayed:
        """Deal `number` with the challenger in each seat."""
        players = self._rules.players
        share, decisions, turns, thinking = 0.0, 0, 0, 0.0
        for seat in range(players):
            table = [*self._defenders[:seat], self._challenger, *self._defenders[seat:]]
            clock = Clock(seat)
            outcome, made = play_dealt(self._rules, table, self._seed, number, seat, [clock])
            decisions += made
            turns, thinking = turns + clock.turns, thinking + clock.thinking
            share += (seat in outcome.winners) / len(outcome.winners)
        faults, seen = self._take_faults()
        return DealPlayed(share / players, decisions, turns, thinking, faults, seen)

    def _take_faults(self) -> tuple[dict[str, Counter[str]], dict[str, dict[str, str]]]:
        """What went wrong since it was last asked."""
        faults: dict[str, Counter[str]] = {}
        seen: dict[str, dict[str, str]] = {}
        for side, players in (("challenger", [self._challenger]), ("defender", self._defenders)):
            faults[side], seen[side] = Counter(), {}
            for player in players:
                if isinstance(player, OutsidePlayer):
                    faults[side] += player.faults
                    seen[side] = {**player.seen, **seen[side]}
                    player.faults.clear()
                    player.seen.clear()
        return faults, seen


class Clock:
    """How long one seat thinks, and in how many turns."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._last = -1
        self.turns = 0
        self.thinking = 0.0

    def note(self, seat: int, seconds: float) -> None:
        if seat == self._seat:
            self.thinking += seconds
            self.turns += self._last != seat
        self._last = seat


def seated(one: Entrant, rules: AnyRules, settings: Settings, seconds: float) -> Player:
    """A bot for one seat, of the title or from outside; `close_all` ends it."""
    if one.is_level:
        return arena_bot(one.name, find_title(settings.title), rules)
    return OutsidePlayer(one.opener(), settings, seconds)


def close_all(players: Iterable[Player]) -> None:
    for player in players:
        if isinstance(player, OutsidePlayer):
            player.close()


def play_dealt(
    rules: AnyRules, table: Sequence[Player], seed: str, number: int, turn: int, clocks: Sequence[Clock]
) -> tuple[Outcome, int]:
    """Deal `number` of a seed, played at a table for the `turn`th time; its outcome, and how many decisions it took.

    What the bots draw by chance goes by seat, not by bot.
    """
    players = rules.players
    seeds = [chance_for(seed, number, f"seat {seat}").below(_SEED_BELOW) for seat in range(players)]
    for seat, player in enumerate(table):
        if isinstance(player, OutsidePlayer):
            player.begin(number * players + turn, seat, seeds[seat])
    listening = any(player.listens for player in table)
    game = Game(rules, chance_for(seed, number, "game"), listening, take_back=False)
    # A bot from outside begins its own chance from the same number.
    decisions = play_game(game, table, [FastChance(one) for one in seeds], clocks)
    outcome = game.outcome
    assert outcome is not None
    return outcome, decisions


def play_game(game: Game, players: Sequence[Player], own: Sequence[Chance], clocks: Sequence[Clock] = ()) -> int:
    """Play a game to its end, a player a seat; returns how many decisions it took.

    Players get what their seat may know, and events only if the game listens.
    """
    decisions = 0
    heard = [0] * len(players)
    while not game.is_over:
        seat = game.seat
        log = game.events
        news = [] if log is None else log[heard[seat] :]
        heard[seat] = 0 if log is None else len(log)
        update = game.update(seat, news)
        started = time.perf_counter()
        choice = players[seat].choose(update, own[seat])
        took = time.perf_counter() - started
        for clock in clocks:
            clock.note(seat, took)
        game.apply(choice.action, seat)
        decisions += 1
    return decisions
