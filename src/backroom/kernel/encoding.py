"""Observations: what a seat may know, and what its actions are, as floats in fixed places, for whoever learns.

A title declares the fields of its own in `encoding_fields.py`, and writes them in `encoding.py`: in pieces, ready-made
floats from tables (`floats.py`), which are joined in the end. That is faster than float by float, compiled and
interpreted alike, and needs no library.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from backroom.kernel.action import ActionTable
from backroom.kernel.floats import one_hot
from backroom.kernel.state import State

S = TypeVar("S", bound=State)


class Field:
    """Some floats side by side: how many, and what they mean.

    `of` names the fields of the state that they tell of; nothing else changes them. It is empty for what the rules say.
    """

    __slots__ = ("meaning", "name", "of", "width")

    def __init__(self, name: str, width: int, meaning: str, of: str = "") -> None:
        self.name: Final = name
        self.width: Final = width
        self.meaning: Final = meaning
        self.of: Final = tuple(of.split())


def of_each(count: int, what: str, fields: Sequence[Field]) -> list[Field]:
    """The same fields for each of several things, one thing after another: `seat 0 hand`, `seat 1 hand`."""
    return [
        Field(f"{what} {at} {field.name}", field.width, field.meaning, " ".join(field.of))
        for at in range(count)
        for field in fields
    ]


def width_of(fields: Sequence[Field]) -> int:
    """How many floats fields are together."""
    return sum([field.width for field in fields])


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """A title's observations and actions as floats (float32, in the order of this machine's bytes).

    Equal views are encoded equally. Views in which something public differs are not, but for what `left_out` names,
    with the reason. The seat that looks comes first, the others in the order of play; seats that nobody has are zeros:
    so one shape serves every number of players and all options of a title.
    """

    __slots__ = ("_actions", "_kinds", "action_fields", "action_size", "fields", "left_out", "size", "table")

    def __init__(
        self, fields: Sequence[Field], left_out: dict[str, str], action_fields: Sequence[Field], table: ActionTable
    ) -> None:
        self.fields: Final = list(fields)
        self.left_out: Final = left_out
        #: How many floats an observation has.
        self.size: Final = width_of(fields)
        #: What is told of an action: its kind, a one among zeros, and then these.
        self.action_fields: Final = [kind_field(table), *action_fields]
        self.action_size: Final = width_of(self.action_fields)
        self.table: Final = table
        self._actions: Final[dict[int, bytes]] = {}
        #: By kind, and at NO_KIND.
        self._kinds: Final = one_hot(len(table.kinds))

    @abstractmethod
    def pieces(self, state: S, viewer: int) -> list[bytes]:
        """All fields of an observation, one after another, in pieces. The viewer is a seat.

        Reads what the viewer may know, and nothing else: `scripts/state_fields` looks at it as at `view.py`.
        """

    @abstractmethod
    def action_pieces(self, index: int, seat: int) -> list[bytes]:
        """All fields of an action but its kind, as this seat looks at it."""

    def actions(self, seat: int) -> bytes:
        """What every action of the table is to this seat, one after another; made once."""
        made = self._actions.get(seat)
        if made is None:
            made = b"".join([self._action(index, seat) for index in range(len(self.table))])
            # Seats to whom all actions are the same share what was made.
            made = next((other for other in self._actions.values() if other == made), made)
            self._actions[seat] = made
        return made

    def _action(self, index: int, seat: int) -> bytes:
        return b"".join([self._kinds[self.table[index].kind], *self.action_pieces(index, seat)])


def kind_field(table: ActionTable) -> Field:
    return Field("kind", len(table.kinds), "what is done: " + ", ".join(table.kinds))
