"""Compound choices of bots: asked step by step, handed in as one."""

from __future__ import annotations

from typing import Final

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Considered, Player
from backroom.kernel.state import State
from backroom.kernel.view import Update


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


class _Overheard(Player):
    """Whoever chooses, and what they weighed for the first step of a choice."""

    __slots__ = ("_player", "first")

    def __init__(self, player: Player) -> None:
        self._player: Final = player
        self.first: list[Considered] | None = None

    def choose(self, update: Update, chance: Chance) -> Choice:
        choice = self._player.choose(update, chance)
        if self.first is None:
            self.first = self._player.considered
        return choice


def weighed_choice(
    rules: AnyRules, state: State, seat: int, player: Player, own: Chance
) -> tuple[list[Choice], list[Considered]]:
    """What `player` chooses as a whole, and the whole choices that it weighed for it, the chosen one first.

    Where it told only how another choice begins, it is asked how that goes on.
    """
    overheard = _Overheard(player)
    choices = whole_choice(rules, state, seat, overheard, own, [])
    found: list[Considered] = []
    for one in overheard.first or []:
        actions = _made_whole(rules, state, seat, one.actions, player, own) if found else _actions_of(choices)
        found.append(Considered(actions, one.chance))
    return choices, found


def _actions_of(choices: list[Choice]) -> list[Action]:
    return [choice.action for choice in choices]


def _made_whole(
    rules: AnyRules, state: State, seat: int, begun: list[Action], player: Player, own: Chance
) -> list[Action]:
    tried = state.clone()
    nothing = FastChance(0)
    actions = list(begun)
    for action in begun:
        rules.apply(tried, seat, action, nothing)
    while tried.outcome is None and rules.unfinished(tried, seat):
        actions.append(player.choose(rules.update(tried, seat, []), own).action)
        rules.apply(tried, seat, actions[-1], nothing)
    return actions
