"""Choices that are only tried: what would be offered next, what a whole one would bring, why one is not allowed."""

from __future__ import annotations

from backroom.kernel.game import AnyRules
from backroom.kernel.refusal import Refusal
from backroom.kernel.state import State
from backroom.table import protocol as p
from backroom.table.draft import drafted, parse
from backroom.table.foresight import foreseen
from backroom.table.look import decision_for


def tried(rules: AnyRules, state: State, seat: int, said: p.Try | p.Act, public: bool) -> p.Tried:
    """The answer to the beginning of a choice; `public` says that nothing in the title is secret."""
    after = foreseen(rules, state, seat, parse(rules, said.actions)) if public else None
    if after is not None:
        return p.Tried(ref=said.ref, actions=said.actions, whole=True, view=after.as_data())
    draft = drafted(rules, state, seat, said.actions)
    if draft.whole:
        return p.Tried(ref=said.ref, actions=said.actions, whole=True)
    told = draft.update()
    # Without the actions that the choice has taken back itself.
    actions = [action.text for action in draft.actions]
    return p.Tried(
        ref=said.ref, actions=actions, whole=False, view=told.view.as_data(), decision=decision_for(told, said.rev)
    )


def forbidden(rules: AnyRules, state: State, seat: int, said: p.Why) -> Refusal | None:
    """The rule that forbids what is asked about; None if none does."""
    begun = drafted(rules, state, seat, said.actions).state
    refusal = rules.refuse_written(begun, seat, said.action)
    if refusal is None:
        (action,) = parse(rules, [said.action])
        refusal = rules.refuse(begun, seat, action)
    return refusal
