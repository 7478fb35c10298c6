"""Submitting: a whole choice of a person or a bot, checked; all of it is applied, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.kernel.action import Action
from backroom.kernel.event import Event
from backroom.kernel.refusal import BadInput, Refusal
from backroom.kernel.state import State

if TYPE_CHECKING:
    from backroom.kernel.game import Game


def submit_choice(game: Game, seat: int, actions: list[Action]) -> list[Event]:
    """What happened. `Refusal` or `BadInput` says why nothing did, and then nothing has changed."""
    if not actions:
        raise BadInput("empty-choice")
    rules = game.rules
    chance = game.chance
    state = game.state.clone()
    happened: list[Event] = []
    mark = chance.mark()
    taped = -1 if chance.tape is None else len(chance.tape)
    try:
        for action in actions:
            if chance.mark() != mark:
                # Refused whatever the dice say: else a refusal would tell how they fell, and be taken back.
                clause = rules.end_clause if state.outcome is not None else state.stack[-1].step.clause
                raise Refusal(clause, "refused-after-chance", {"action": action.text})
            _check(game, state, seat, action)
            rules.apply(state, seat, action, chance, happened)
        if rules.unfinished(state, seat):
            clause = state.stack[-1].step.clause
            raise Refusal(clause, "refused-unfinished", {"action": actions[-1].text})
    except Exception:
        chance.rewind(mark)
        if chance.tape is not None:
            del chance.tape[taped:]
        raise
    game.state = state
    game.note_choice(seat, actions, happened)
    return happened


def _check(game: Game, state: State, seat: int, action: Action) -> None:
    rules = game.rules
    if not 0 <= seat < rules.players:
        raise BadInput("no-such-seat", {"value": seat + 1, "players": rules.players})
    refusal = rules.refuse(state, seat, action)
    if refusal is not None:
        refusal.facts["action"] = action.text
        raise refusal
    if not (game.take_back and game.talk) and action not in game.offered(state, seat):
        raise Refusal(state.stack[-1].step.clause, "refused-left-out", {"action": action.text})
