"""Why not? What a person could think of doing, and the rule against it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from backroom.kernel.action import Action
from backroom.kernel.game import AnyRules
from backroom.kernel.refusal import Refusal
from backroom.kernel.state import State


@dataclass(frozen=True)
class Forbidden:
    """Actions of one verb that are not possible now by the same rule; `refusal` is that of the first."""

    actions: list[Action]
    refusal: Refusal


def forbidden(rules: AnyRules, state: State, seat: int, imaginable: Sequence[Action]) -> list[Forbidden]:
    """Those of `imaginable` that are refused, by verb and rule. Refusals depend only on what the seat knows."""
    found: dict[tuple[str, str, str], Forbidden] = {}
    for action in imaginable:
        refusal = rules.refuse(state, seat, action)
        if refusal is not None:
            reason = action.text.split(" ")[0], refusal.clause, refusal.message
            found.setdefault(reason, Forbidden([], refusal)).actions.append(action)
    return list(found.values())
