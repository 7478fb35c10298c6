"""Whole games without a table, compiled together with the rules: nothing is interpreted between two decisions."""

from __future__ import annotations

from backroom.kernel.chance import Chance
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.state import State


def play_out(rules: AnyRules, state: State, chance: Chance, most: int = 1_000_000) -> int:
    """Play `state` to its end by choosing uniformly among what is legal; returns how many decisions that took.

    `chance` gives the choices as well as the dice. Stops after `most` decisions.
    """
    decisions = 0
    while state.outcome is None and decisions < most:
        decision = state.stack[-1]
        seat = decision.seat
        legal = decision.step.legal(state, seat)
        rules.apply(state, seat, legal[chance.below(len(legal))], chance, None)
        decisions += 1
    return decisions


def play_match(
    rules: AnyRules, state: State, chance: Chance, players: list[Player], own: list[Chance], most: int = 1_000_000
) -> int:
    """Play `state` to its end with a player a seat, each with a chance of its `own`; returns the decisions it took.

    Players get what `Rules.update` gives them; events only if one of them listens.
    """
    decisions = 0
    log: list[Event] | None = [] if any(player.listens for player in players) else None
    heard = [0] * len(players)
    while state.outcome is None and decisions < most:
        seat = state.stack[-1].seat
        news: list[Event] = []
        if log is not None:
            news = log[heard[seat] :]
            heard[seat] = len(log)
        choice = players[seat].choose(rules.update(state, seat, news), own[seat])
        rules.apply(state, seat, choice.action, chance, log)
        decisions += 1
    return decisions
