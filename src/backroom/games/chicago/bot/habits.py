"""What a choice shows of somebody's manner in Chicago."""

from __future__ import annotations

from backroom.games.chicago.actions import MOVE, SEND, ChicagoAction
from backroom.games.chicago.bot.manner import holds_house_of
from backroom.games.chicago.gangs import gang_of
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.action import Action
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State


def habits(rules: AnyRules, state: State, seat: int, action: Action) -> list[tuple[str, float]]:
    """Of every step: whether it begins a fight. Of every step that could begin one with somebody who holds a house of
    the own quarter: whether it does. Before every roll: the money saved, in thousands, and how many members there
    are."""
    assert isinstance(state, ChicagoState)
    prompt = state.stack[-1].step.prompt
    gang = int(state.gang)
    if prompt == "turn":
        return [("saved", state.cash[gang] / 1000), ("members", float(len(state.places[gang])))]
    if prompt != "move":
        return []
    fights: list[Action] = []
    paid_back: list[Action] = []
    for one in rules.legal(state, seat):
        assert isinstance(one, ChicagoAction)
        if one.kind in (MOVE, SEND) and state.men[one.to]:
            foe = gang_of(state.men[one.to])
            if state.player_of[foe] != seat:
                fights.append(one)
                if holds_house_of(state, foe, gang):
                    paid_back.append(one)
    found = [("fights", float(action in fights))]
    if paid_back:
        found.append(("revenge", float(action in paid_back)))
    return found
