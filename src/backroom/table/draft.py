"""A choice in the making: small actions collected on a clone, to be handed in as one submission."""

from __future__ import annotations

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance, ScriptedChance
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from backroom.kernel.view import Update


class Draft:
    """One seat's unfinished choice. The game itself changes only when somebody submits `actions`.

    `whole` tells that the choice may be handed in; then nothing more is added, and nothing of what it brings is shown.
    """

    def __init__(self, rules: AnyRules, state: State, seat: int) -> None:
        self._rules = rules
        self._before = state
        self._seat = seat
        self.actions: list[Action] = []
        self.whole = False
        self._rebuild()

    def update(self) -> Update:
        """What the seat sees and may choose next, as if its actions so far were done."""
        return self._rules.update(self.state, self._seat, [])

    def add(self, action: Action) -> bool:
        """Choose; True once the choice is whole. `Refusal` changes nothing."""
        refusal = self._rules.refuse(self.state, self._seat, action)
        if refusal is not None:
            refusal.facts["action"] = action.text
            raise refusal
        self.whole = self._may_end_with(action)
        self.actions.append(action)
        if not self.whole:
            self._rebuild()
        return self.whole

    def back(self) -> bool:
        """Take the last small action back; False if there is none."""
        if not self.actions:
            return False
        self.actions.pop()
        self.whole = False
        self._rebuild()
        return True

    def _may_end_with(self, action: Action) -> bool:
        """Whether the choice is whole with this action. What chance answers here is thrown away with the clone."""
        state = self.state.clone()
        self._rules.apply(state, self._seat, action, FastChance(0))
        return not self._rules.unfinished(state, self._seat)

    def _rebuild(self) -> None:
        # Nothing random comes in the middle of a compound choice, or taking it back would be cheating.
        certain = ScriptedChance([])
        self.state = self._before.clone()
        for action in self.actions:
            self._rules.apply(self.state, self._seat, action, certain)
