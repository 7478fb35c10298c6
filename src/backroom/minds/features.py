"""What a judge looks at: a position as numbers, from one seat's side."""

from __future__ import annotations

from abc import abstractmethod
from array import array
from typing import Any, Final

from mypy_extensions import mypyc_attr

from backroom.kernel.game import AnyRules
from backroom.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Tells of a position in `size` numbers. Whoever looks ahead has imagined what the seat cannot know."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size: Final = size

    @abstractmethod
    def tell(self, state: State, seat: int, told: list[float]) -> None:
        """Append what there is to tell of this position to this seat."""

    def rows(self, states: list[State], seat: int) -> Any:  # noqa: ANN401 (any buffer)
        """All numbers of several positions, as float32, one position after another."""
        told: list[float] = []
        for state in states:
            self.tell(state, seat, told)
        return array("f", told)


class Observed(Features):
    """The title's own observations."""

    __slots__ = ("_rules",)

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules.known_encoding().size)
        self._rules: Final = rules

    def tell(self, state: State, seat: int, told: list[float]) -> None:
        told.extend(array("f", self._rules.encode(state, seat)))

    def rows(self, states: list[State], seat: int) -> Any:  # noqa: ANN401 (any buffer)
        told = bytearray(4 * self.size * len(states))
        for row in range(len(states)):
            self._rules.encode_into(states[row], seat, told, row * self.size)
        return told
