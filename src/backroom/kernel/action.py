"""Actions: what a seat can do, as interned values from a title's finite table."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from backroom.kernel.again import NotFromATitle, Recipe, action_again, table_again
from backroom.kernel.refusal import BadInput

if TYPE_CHECKING:
    from backroom.kernel.rules import Rules

#: Of a title that does not sort its actions into kinds.
NO_KIND: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing a seat can do. Immutable and interned: a table holds each once, so compare with `is`.

    `index` is stable for a title and its data; `text` round-trips through `ActionTable.parse`; `kind` is what it does,
    whatever it does it to: a number whose name stands in `ActionTable.kinds`.
    """

    __slots__ = ("index", "kind", "mark", "table", "text")

    def __init__(self, index: int, text: str, kind: i64 = NO_KIND) -> None:
        self.index: Final = index
        #: The index as an object: whoever lists thousands of them makes no number for it.
        self.mark: Final[object] = index
        self.text: Final = text
        self.kind: Final = kind
        #: The table that holds it, as soon as there is one.
        self.table: ActionTable | None = None

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Action:
        return self

    def __reduce__(self) -> Recipe:
        table = self.table
        if table is None or table.rules is None:
            raise NotFromATitle(f"{self.text!r} is of no table of a title's rules.")
        return action_again, (table.rules, self.index)


class ActionTable:
    """Every action a title knows, by index and by text.

    `kinds` are the names of their kinds, none where a title has not sorted them. Kinds in `talk` are said and bind
    nobody: whoever leaves them out always has something else to choose.
    """

    __slots__ = ("_by_text", "_said", "actions", "kinds", "rules", "talk")

    def __init__(self, actions: list[Action], kinds: Sequence[str] = (), talk: Sequence[int] = ()) -> None:
        for index, action in enumerate(actions):
            if action.index != index:
                raise ValueError(f"{action.text!r} stands at {index} but calls itself {action.index}")
            if action.kind >= len(kinds) or action.kind < (0 if kinds else NO_KIND):
                raise ValueError(f"{action.text!r} is of kind {action.kind}, which has no name")
            if action.table is None:
                action.table = self
        self.actions: Final = actions
        self.kinds: Final = tuple(kinds)
        self.talk: Final = tuple(talk)
        #: By index, whether an action is talk.
        self._said: Final = [action.kind in talk for action in actions]
        #: Rules that a title has made with this table: by them its actions are found again after pickling.
        self.rules: Rules[Any, Any] | None = None
        self._by_text: Final = {action.text: action for action in actions}
        if len(self._by_text) != len(actions):
            raise ValueError("two actions share one text")

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < len(self.actions):
            raise BadInput("no-such-index", {"value": index, "count": len(self.actions)})
        return self.actions[index]

    def __copy__(self) -> ActionTable:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> ActionTable:
        return self

    def __reduce__(self) -> Recipe:
        if self.rules is None:
            raise NotFromATitle("This table is of no title's rules.")
        return table_again, (self.rules,)

    def __repr__(self) -> str:
        return f"<table of {len(self.actions)} actions>"

    def is_talk(self, action: Action) -> bool:
        """Whether it is only said, and can be left out."""
        return self._said[action.index]

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
