"""A choice in the making: small actions collected on a clone, handed in as one submission."""

from __future__ import annotations

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance, ScriptedChance
from backroom.kernel.recorded import RecordedGame
from backroom.kernel.view import Update


class Draft:
    """One seat's unfinished choice. The game itself changes only when the choice is whole."""

    def __init__(self, recorded: RecordedGame, seat: int) -> None:
        self._recorded = recorded
        self._seat = seat
        self.actions: list[Action] = []
        self._rebuild()

    def update(self) -> Update:
        """What the seat sees and may choose next, as if its actions so far were done."""
        return self._recorded.rules.update(self.state, self._seat, [])

    def add(self, action: Action) -> bool:
        """Choose; True once the choice is whole and the game has taken it. `Refusal` changes nothing."""
        rules = self._recorded.rules
        refusal = rules.refuse(self.state, self._seat, action)
        if refusal is not None:
            raise refusal
        if self._may_end_with(action):
            self._recorded.submit(self._seat, [*self.actions, action])
            return True
        self.actions.append(action)
        self._rebuild()
        return False

    def back(self) -> bool:
        """Take the last small action back; False if there is none."""
        if not self.actions:
            return False
        self.actions.pop()
        self._rebuild()
        return True

    def _may_end_with(self, action: Action) -> bool:
        """Whether the choice is whole with this action. What chance answers here is thrown away with the clone."""
        state = self.state.clone()
        self._recorded.rules.apply(state, self._seat, action, FastChance(0))
        return not self._recorded.rules.unfinished(state, self._seat)

    def _rebuild(self) -> None:
        # Nothing random comes in the middle of a compound choice, or taking it back would be cheating.
        certain = ScriptedChance([])
        self.state = self._recorded.game.state.clone()
        for action in self.actions:
            self._recorded.rules.apply(self.state, self._seat, action, certain)
