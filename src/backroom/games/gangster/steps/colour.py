"""With two players: which of the two colours acts (GA-80)."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster import actions as act
from backroom.games.gangster import events
from backroom.games.gangster.actions import GangsterAction, GangsterActions
from backroom.games.gangster.pieces import COLOURS
from backroom.games.gangster.state import GangsterState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class ColourStep(Step[GangsterState]):
    """The first part of a turn of two: what the colour then does is asked next."""

    __slots__ = ("actions", "turns")

    def __init__(self, actions: GangsterActions, turns: list[Decision]) -> None:
        super().__init__("colour", "GA-80")
        self.actions: Final = actions
        #: By colour.
        self.turns: Final = turns

    def legal(self, state: GangsterState, seat: int) -> list[Action]:
        legal: list[Action] = []
        for colour in range(seat, state.colours, state.players):
            legal.append(self.actions.act[colour])
        return legal

    def refuse(self, state: GangsterState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, GangsterAction)
        if action.kind != act.ACT:
            return Refusal("GA-80", "refused-colour-first")
        if action.colour >= state.colours or state.owner(action.colour) != seat:
            return Refusal("GA-80", "refused-other-colour", {"colour": COLOURS[action.colour]})
        return None

    def apply(self, state: GangsterState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangsterAction)
        state.colour = action.colour
        state.stack[-1] = self.turns[action.colour]
        if log is not None:
            log.append(events.colour_chosen(seat, action.colour))

    def facts(self, state: GangsterState) -> Facts:
        return {"seat": state.seat}
