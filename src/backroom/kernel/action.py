"""Actions: what a seat can do, as interned values from a title's finite table."""

from __future__ import annotations

import difflib
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.kernel.refusal import BadInput


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing a seat can do. Immutable and interned: a table holds each once, so compare with `is`.

    `index` is stable for a title and its data; `text` round-trips through `ActionTable.parse`.
    """

    __slots__ = ("index", "text")

    def __init__(self, index: int, text: str) -> None:
        self.index: Final = index
        self.text: Final = text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class ActionTable:
    """Every action a title knows, by index and by text."""

    __slots__ = ("_by_text", "actions")

    def __init__(self, actions: list[Action]) -> None:
        for index, action in enumerate(actions):
            if action.index != index:
                raise ValueError(f"{action.text!r} stands at {index} but calls itself {action.index}")
        self.actions: Final = actions
        self._by_text: Final = {action.text: action for action in actions}
        if len(self._by_text) != len(actions):
            raise ValueError("two actions share one text")

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < len(self.actions):
            raise BadInput("no-such-index", {"value": index, "count": len(self.actions)})
        return self.actions[index]

    def find(self, text: str) -> Action | None:
        """The action whose text is exactly this. Looks no further, so strangers can ask it cheaply."""
        return self._by_text.get(text)

    def parse(self, text: str) -> Action:
        """The action written as `text`, blanks and capitals aside; else `BadInput` with the nearest one."""
        written = " ".join(text.lower().split())
        action = self._by_text.get(written)
        if action is None:
            near = difflib.get_close_matches(written, self._by_text, 1, 0.0)
            raise BadInput("no-such-action", {"value": text, "near": near[0] if near else ""})
        return action
