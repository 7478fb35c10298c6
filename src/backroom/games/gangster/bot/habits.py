"""What a choice shows of somebody's manner in Gangster."""

from __future__ import annotations

from typing import cast

from backroom.games.gangster.actions import DRIVE, LOAD, UNLOAD, GangsterAction
from backroom.games.gangster.bot.manner import holds_one_of, loaded_by
from backroom.games.gangster.rules import GangsterRules
from backroom.games.gangster.state import GangsterState
from backroom.kernel.action import Action
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State


def habits(rules: AnyRules, state: State, seat: int, action: Action) -> list[tuple[str, float]]:
    """Of every turn: whether it lets somebody out or drives, and how many wait in the car.

    Of every turn in which a rival could be carried off: whether that is done; and the same where it would pay somebody
    back who has an own gangster in a trunk.
    """
    assert isinstance(state, GangsterState)
    if state.stack[-1].step.prompt != "turn":
        return []
    board = cast("GangsterRules", rules).board
    found = [
        ("unloads", float(action.kind == UNLOAD)),
        ("drives", float(action.kind == DRIVE)),
        ("aboard", float(state.aboard[state.colour])),
    ]
    rivals: list[Action] = []
    owing: list[Action] = []
    for one in rules.legal(state, seat):
        assert isinstance(one, GangsterAction)
        if one.kind == LOAD:
            rival = int(state.owner(loaded_by(state, board, one)))
            if rival != seat:
                rivals.append(one)
                if holds_one_of(state, rival, seat):
                    owing.append(one)
    if rivals:
        found.append(("captures", float(action in rivals)))
    if owing:
        found.append(("revenge", float(action in owing)))
    return found
