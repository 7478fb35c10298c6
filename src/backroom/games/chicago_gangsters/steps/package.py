"""Choosing a package: the larger contributor first, the other gets what is left (CG-50, CG-51, CG-93)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.evaluation import TOOK_CARD, Evaluation
from backroom.games.chicago_gangsters.loot import take_package
from backroom.games.chicago_gangsters.sides import members
from backroom.games.chicago_gangsters.state import GangstersState, replaced
from backroom.games.chicago_gangsters.steps.compensation import CompensationStep
from backroom.games.chicago_gangsters.steps.round_step import RoundStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class PackageStep(RoundStep):
    """`about` is (role,): the winners' packages or the losers'."""

    __slots__ = ("compensation",)

    def __init__(self, box: Box, compensation: CompensationStep) -> None:
        super().__init__("package", "CG-50", box)
        self.compensation: Final = compensation

    def begin(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        about = state.stack.pop().about
        evaluation = evaluated(state)
        takers = evaluation.takers[about[0]]
        if not takers:  # CG-51
            if log is not None:
                log.append(events.losers_empty(members(state, evaluation.side_in(about[0]))))
            return
        if log is not None:
            log.append(events.first_choice(takers[0], evaluation.reasons[about[0]]))
        if evaluation.reasons[about[0]] == TOOK_CARD:
            state.stack.append(Decision(self.compensation, 0, about))
        else:
            state.stack.append(Decision(self, 1 << takers[0], about))

    def legal(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        return ACTIONS.choose

    def explain(self, state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
        return self.other_question()

    def apply(self, state: GangstersState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangstersAction)
        role = state.stack.pop().about[0]
        takers = evaluated(state).takers[role]
        packages = self.box.loots[state.loot]
        chosen = packages[role * 2 + action.what]
        other = packages[role * 2 + 1 - action.what]
        state.taken = replaced(state.taken, role * 2 + action.what, takers[0])
        take_package(state, takers[0], chosen, chance, log)
        if len(takers) > 1:
            state.taken = replaced(state.taken, role * 2 + 1 - action.what, takers[1])
            take_package(state, takers[1], other, chance, log)
        elif log is not None:  # CG-93
            log.append(events.package_lapsed(other))

    def facts(self, state: GangstersState) -> Facts:
        role = state.stack[-1].about[0]
        packages = self.box.loots[state.loot]
        return {"package": events.parts(packages[role * 2]), "other": events.parts(packages[role * 2 + 1])}


def evaluated(state: GangstersState) -> Evaluation:
    """This round's evaluation."""
    evaluation = state.evaluation
    assert evaluation is not None
    return evaluation
