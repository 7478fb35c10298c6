"""At the Gold Coast: everybody in the trunk goes into the harbour, or nobody (GA-50)."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster import actions as act
from backroom.games.gangster import events
from backroom.games.gangster.actions import GangsterAction, GangsterActions
from backroom.games.gangster.harbour import dump_trunk
from backroom.games.gangster.pieces import COLOURS, EMPTY, LONG_TRUNK_ROOM
from backroom.games.gangster.state import GangsterState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class DumpStep(Step[GangsterState]):
    """Asked when somebody is in the trunk, before equipment is taken (GA-56)."""

    __slots__ = ("choices",)

    def __init__(self, actions: GangsterActions) -> None:
        super().__init__("dump", "GA-50")
        self.choices: Final = [actions.dump, actions.keep]

    def unfinished(self, state: GangsterState, seat: int) -> bool:
        return True

    def legal(self, state: GangsterState, seat: int) -> list[Action]:
        return self.choices

    def refuse(self, state: GangsterState, seat: int, action: Action) -> Refusal | None:
        return None if action in self.choices else Refusal("GA-56", "refused-dump-first")

    def apply(self, state: GangsterState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangsterAction)
        state.stack.pop()
        if action.kind == act.DUMP:
            dump_trunk(state, log)
        elif log is not None:
            log.append(events.trunk_kept(seat, state.colour))

    def facts(self, state: GangsterState) -> Facts:
        first = state.colour * LONG_TRUNK_ROOM
        gangsters = [COLOURS[who] for who in state.trunk[first : first + LONG_TRUNK_ROOM] if who != EMPTY]
        return {"seat": state.seat, "colour": COLOURS[state.colour], "gangsters": gangsters}
