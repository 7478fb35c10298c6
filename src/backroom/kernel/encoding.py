"""Observations: what a seat may know, and what its actions are, as floats in fixed places, for whoever learns.

A title declares the fields of its own in `encoding_fields.py`, and writes them in `encoding.py`: in pieces, ready-made
floats (`floats.py`) that are joined in the end; or, faster, by a pattern (`laying.py`), to which it hands the numbers
of its state as they are.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from backroom.kernel.action import ActionTable
from backroom.kernel.again import NotFromATitle, Recipe, encoding_again
from backroom.kernel.floats import BYTES, SeatPieces, one_hot, packed
from backroom.kernel.laying import Pattern
from backroom.kernel.state import Outcome, State

if TYPE_CHECKING:
    from backroom.kernel.rules import Rules

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

    def _told(self) -> tuple[str, int, str, str]:
        return self.name, self.width, self.meaning, " ".join(self.of)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Field) and other._told() == self._told()

    def __hash__(self) -> int:
        return hash(self._told())

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.width}, {self.meaning!r})"

    def __reduce__(self) -> Recipe:
        return Field, self._told()


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

    __slots__ = ("_actions", "_kinds", "action_fields", "action_size", "fields", "left_out", "rules", "size", "table")

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
        #: The rules that it belongs to, as soon as they have asked for it.
        self.rules: Rules[Any, Any] | None = None
        self._actions: Final[dict[int, bytes]] = {}
        #: By kind, and at NO_KIND.
        self._kinds: Final = one_hot(len(table.kinds))

    @abstractmethod
    def pieces(self, state: S, viewer: int) -> list[bytes]:
        """All fields of an observation, one after another, in pieces. The viewer is a seat.

        Reads what the viewer may know, and nothing else: `scripts/state_fields` looks at it as at `view.py`.
        """

    def encode(self, state: S, viewer: int) -> bytes:
        """What this seat may know."""
        return b"".join(self.pieces(state, viewer))

    def encode_into(self, state: S, viewer: int, buffer: Any, offset: int) -> None:  # noqa: ANN401 (any buffer)
        """The same, into a buffer of float32 numbers, from `offset` on, which counts floats."""
        told = self.encode(state, viewer)
        room = memoryview(buffer).cast("B")
        first = offset * BYTES
        if offset < 0 or first + len(told) > len(room):
            raise ValueError(f"{len(told) // BYTES} floats from {offset} on do not fit into {len(room) // BYTES}")
        room[first : first + len(told)] = told

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

    def __copy__(self) -> Encoding[S]:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Encoding[S]:
        return self

    def __reduce__(self) -> Recipe:
        if self.rules is None:
            raise NotFromATitle("This encoding is of no rules.")
        return encoding_again, (self.rules,)

    def __repr__(self) -> str:
        return f"<encoding in {self.size} floats, {len(self.table)} actions of {self.action_size}>"


class LaidEncoding(Encoding[S]):
    """An encoding by patterns: one for each way to look, made when it is first looked that way."""

    __slots__ = ("_layings",)

    def __init__(
        self,
        fields: Sequence[Field],
        left_out: dict[str, str],
        action_fields: Sequence[Field],
        table: ActionTable,
        looks: int,
    ) -> None:
        super().__init__(fields, left_out, action_fields, table)
        self._layings: Final[list[Any]] = [None] * looks

    def look(self, state: S, viewer: int) -> int:
        """The number of the way in which a seat looks: all that its pattern hangs on."""
        return viewer

    @abstractmethod
    def pattern(self, look: int) -> Pattern:
        """How the sources are told, for one way to look."""

    @abstractmethod
    def sources(self, state: S, viewer: int) -> list[object]:
        """What there is to tell, in the order of the pattern: numbers, lists of numbers, pieces.

        Reads what the viewer may know, and nothing else, as `pieces` does.
        """

    def pieces(self, state: S, viewer: int) -> list[bytes]:
        return [self.encode(state, viewer)]

    def encode(self, state: S, viewer: int) -> bytes:
        told: bytes = self._laying(self.look(state, viewer)).laid(self.sources(state, viewer))
        return told

    def encode_into(self, state: S, viewer: int, buffer: Any, offset: int) -> None:  # noqa: ANN401 (any buffer)
        self._laying(self.look(state, viewer)).into(self.sources(state, viewer), buffer, offset)

    def _laying(self, look: int) -> Any:  # noqa: ANN401 (a `Laying`: a protocol is slower to call)
        laying = self._layings[look]
        if laying is None:
            pattern = self.pattern(look)
            assert pattern.at == self.size, f"{pattern.at} floats instead of {self.size}"
            laying = pattern.laying()
            self._layings[look] = laying
        return laying


def kind_field(table: ActionTable) -> Field:
    return Field("kind", len(table.kinds), "what is done: " + ", ".join(table.kinds))


def outcome_piece(outcome: Outcome, seats: SeatPieces, viewer: int, unit: float) -> bytes:
    """That the game is over, who has won, and the scores, each times `unit`; both by seat."""
    order = seats.order[viewer]
    won = [float(seat in outcome.winners) for seat in order]
    scores = [outcome.scores[seat] * unit for seat in order]
    absent = [0.0] * seats.absent
    return packed([1.0, *won, *absent, *scores, *absent])
