"""Compound choices of bots: asked step by step, handed in as one."""

from __future__ import annotations

from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.state import State


def whole_choice(
    rules: AnyRules, state: State, seat: int, player: Player, own: Chance, news: list[Event]
) -> list[Choice]:
    """What `player` chooses for `seat`, up to where the choice may end.

    The steps in between are tried on a clone; `state` is left alone, and the player sees only updates.
    A player who takes everything back has chosen nothing and is asked on.
    """
    tried = state.clone()
    # Whatever chance answers on the clone is thrown away with it: the choice ends before it matters.
    nothing = FastChance(0)
    choices: list[Choice] = []
    while True:
        choice = player.choose(rules.update(tried, seat, news), own)
        choices.append(choice)
        news = []
        rules.apply(tried, seat, choice.action, nothing)
        if tried.outcome is None and rules.unfinished(tried, seat):
            continue
        if len(choices) == 1 or not tried.is_back_at(state):
            return choices
        choices = []
