"""What is kept of the last choices, so that they can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from backroom.kernel.action import Action, ActionTable
from backroom.kernel.refusal import BadInput, Facts
from backroom.kernel.state import State

#: So many of the last choices can be taken back.
UNDOABLE = 16


class Kept:
    """Every sixteenth state, encoded, with the mark of chance there, and the choices since: that is little, and enough.

    A choice can be taken back until sixteen others have been made, whether those still stand or not.
    """

    __slots__ = ("_choices", "_first", "_floor", "_stands", "_states")

    def __init__(self) -> None:
        self._stands = 0
        self._floor = 0
        #: (how many choices stood, the state then, the mark of chance then)
        self._states: list[tuple[int, bytes, list[int]]] = []
        #: The choices that stand, from number `_first` on.
        self._first = 0
        self._choices: list[tuple[int, Sequence[Action]]] = []

    @classmethod
    def restored(cls, data: dict[str, Any], table: ActionTable) -> Kept:
        """What was kept whose `as_data` this is."""
        kept = cls()
        kept._stands, kept._floor, kept._first = data["stands"], data["floor"], data["first"]
        kept._states = [(number, msgspec.json.encode(state), mark) for number, state, mark in data["states"]]
        kept._choices = [(seat, tuple(table.parse(text) for text in texts)) for seat, texts in data["choices"]]
        return kept

    def as_data(self) -> dict[str, Any]:
        return {
            "stands": self._stands,
            "floor": self._floor,
            "first": self._first,
            "states": [(number, msgspec.json.decode(state), mark) for number, state, mark in self._states],
            "choices": [(seat, [action.text for action in actions]) for seat, actions in self._choices],
        }

    def add(self, before: State, mark: list[int], seat: int, actions: list[Action]) -> None:
        """A choice was made; `before` and `mark` are how things stood then."""
        if self._stands % UNDOABLE == 0:
            self._states.append((self._stands, msgspec.json.encode(before.as_data()), mark))
            if len(self._states) == 1:
                self._first, self._choices = self._stands, []
        self._choices.append((seat, tuple(actions)))
        self._stands += 1
        self._floor = max(self._floor, self._stands - UNDOABLE)
        while len(self._states) > 1 and self._states[1][0] <= self._floor:
            del self._states[0]
            del self._choices[: self._states[0][0] - self._first]
            self._first = self._states[0][0]

    def reaches(self, moves: int) -> bool:
        return self._floor <= moves < self._stands

    def back_to(self, moves: int) -> tuple[Facts, list[int], list[tuple[int, list[Action]]]]:
        """Keep the first `moves` choices: a state as data, its mark of chance, and what is chosen again from there."""
        if not self.reaches(moves):
            raise BadInput("table-undo-too-late", {"most": UNDOABLE})
        number, state, mark = next(kept for kept in reversed(self._states) if kept[0] <= moves)
        again = [(seat, list(actions)) for seat, actions in self._choices[number - self._first : moves - self._first]]
        self._states = [kept for kept in self._states if kept[0] < moves]
        del self._choices[moves - self._first :]
        self._stands = moves
        return msgspec.json.decode(state), mark, again
