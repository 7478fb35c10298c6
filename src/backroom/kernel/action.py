"""Actions: what a seat can do, as interned values from a title's finite table."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from backroom.kernel.again import NotFromATitle, Recipe, action_again
from backroom.kernel.refusal import BadInput

if TYPE_CHECKING:
    from backroom.kernel.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing a seat can do. Immutable and interned: a table holds each once, so compare with `is`.

    `index` is stable for a title and its data; `text` round-trips through `ActionTable.parse`. `kind` is one of the few
    kinds that the title's table declares: `action.table.kinds[action.kind]` is its name.
    """

    __slots__ = ("index", "kind", "table", "text")

    def __init__(self, index: int, text: str, kind: i64 = 0) -> None:
        self.index: Final = index
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

    `kinds` names the kinds of action, in the order of their numbers; `talk` are the numbers of those that only say
    something, so that they can be left out of a game.
    """

    __slots__ = ("_by_text", "actions", "is_talk", "kinds", "rules", "talks")

    def __init__(
        self, actions: list[Action], kinds: Sequence[str] = ("action",), talk: Collection[int] = frozenset()
    ) -> None:
        for index, action in enumerate(actions):
            if action.index != index:
                raise ValueError(f"{action.text!r} stands at {index} but calls itself {action.index}")
            if not 0 <= action.kind < len(kinds):
                raise ValueError(f"{action.text!r} is of kind {action.kind}, and there are {len(kinds)}")
            if action.table is None:
                action.table = self
        self.kinds: Final = tuple(kinds)
        #: By index, whether an action is talk.
        self.is_talk: Final = [action.kind in talk for action in actions]
        self.talks: Final = any(self.is_talk)
        #: Rules that a title has made with this table: by them its actions are found again after pickling.
        self.rules: Rules[Any, Any] | None = None
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
