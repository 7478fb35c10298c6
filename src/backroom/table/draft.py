"""A choice in the making: small actions collected on a clone, to be handed in as one."""

from __future__ import annotations

import msgspec

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance, OutOfOutcomes, ScriptedChance
from backroom.kernel.game import AnyRules
from backroom.kernel.refusal import BadInput
from backroom.kernel.state import State
from backroom.kernel.view import Update


class Draft:
    """One seat's unfinished choice. The game itself changes only when somebody submits `actions`.

    `whole` tells that the choice may be handed in; then nothing more is added, and nothing of what it brings is shown.
    Once everything in it is taken back it is empty again: that is no choice.
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
        after = self.state.clone()
        # What chance answers here is thrown away with the clone.
        self._rules.apply(after, self._seat, action, FastChance(0))
        self.whole = not self._rules.unfinished(after, self._seat)
        self.actions.append(action)
        if self.whole and len(self.actions) > 1 and after.is_back_at(self._before):
            self.whole = False
            self.actions = []
            self._rebuild()
        elif not self.whole:
            self._do(action)
        return self.whole

    def back(self) -> bool:
        """Take the last small action back; False if there is none."""
        if not self.actions:
            return False
        self.actions.pop()
        self.whole = False
        self._rebuild()
        return True

    def _rebuild(self) -> None:
        self.state = self._before.clone()
        for action in self.actions:
            self._do(action)

    def _do(self, action: Action) -> None:
        # Nothing random comes in the middle of a compound choice, or taking it back would be cheating.
        self._rules.apply(self.state, self._seat, action, ScriptedChance([]))


def parse(rules: AnyRules, texts: list[str]) -> list[Action]:
    """Actions by their exact texts; `BadInput` quotes the first that is none."""
    actions = []
    for text in texts:
        action = rules.table.find(text)
        if action is None:
            raise BadInput("table-no-such-action", {"value": text})
        actions.append(action)
    return actions


def drafted(rules: AnyRules, state: State, seat: int, texts: list[str]) -> Draft:
    """A choice in the making with these beginnings; `Refusal` if one of them is not allowed."""
    draft = Draft(rules, state, seat)
    for action in parse(rules, texts):
        if draft.whole:
            raise BadInput("table-choice-whole")
        draft.add(action)
    return draft


def runs_in_a_circle(rules: AnyRules, state: State, seat: int, actions: list[Action]) -> bool:
    """Whether a choice takes back what it does and leaves the seat asked the very same, words apart.

    Taken as a choice, it would wind the seat's clock, and the others would see `rev` move.
    """
    end = state.clone()
    certain = ScriptedChance([])
    try:
        for action in actions:
            if rules.refuse(end, seat, action) is not None:
                return False  # the game itself will say why not
            rules.apply(end, seat, action, certain)
    except OutOfOutcomes:
        return False
    if end.outcome is not None or end.stack[-1] is not state.stack[-1]:
        return False
    passed = state.clone()
    seen = {_written(passed)}
    for action in actions:
        rules.apply(passed, seat, action, certain)
        seen.add(_written(passed))
    return len(seen) <= len(actions)


def _written(state: State) -> bytes:
    return msgspec.json.encode(state.as_data())
