"""Positions of a game with explicit chance that never change: what comes after one is another."""

from __future__ import annotations

from typing import Any, Final

from backroom.kernel.explicit import ExplicitGame, Undealt
from backroom.kernel.state import State

#: Of a seat: its last choices, the newest first, each with the state in which it was made.
Choices = tuple[tuple[State, int], ...]


class Position:
    """Where a game stands, and what every seat has chosen lately. Whoever copies one gets the same one.

    With `keep` it keeps what comes after it: whoever walks through a whole small game again and again, as exact methods
    do, asks the rules once.
    """

    __slots__ = ("_after", "_told", "choices", "game", "keep", "recall")

    def __init__(self, game: ExplicitGame, recall: int, keep: bool, choices: tuple[Choices, ...] | None = None) -> None:
        self.game: Final = game
        #: How many choices of each seat are remembered.
        self.recall: Final = recall
        self.keep: Final = keep
        self.choices: Final = ((),) * game.rules.players if choices is None else choices
        self._after: Final[dict[int, Position]] = {}
        self._told: Final[dict[int, tuple[str, ...]]] = {}

    @property
    def is_dealt(self) -> bool:
        """Whether there is anything to see yet."""
        return not isinstance(self.game.state, Undealt)

    def information_state(self, seat: int) -> tuple[str, ...]:
        """All that this seat has seen and chosen, in order, and last its view."""
        told = self._told.get(seat)
        if told is None:
            told = self.game.information_state(seat)
            self._told[seat] = told
        return told

    def after(self, action: int) -> Position:
        """Where this outcome of chance, or this choice of the seat that is asked, leads."""
        after = self._after.get(action)
        if after is None:
            after = self._went_on(action)
            if self.keep:
                self._after[action] = after
        return after

    def _went_on(self, action: int) -> Position:
        before = self.game
        # The first that comes after goes on from where the rules pause; the others have them do it again.
        after = before.handed_on()
        if before.chance_node is not None:
            after.apply_outcome(action)
            return Position(after, self.recall, self.keep, self.choices)
        seat = before.seat
        after.apply_index(action)
        # A game of explicit chance puts another state in the place of the one before, which stays as it was.
        mine = ((before.state, action), *self.choices[seat])[: self.recall]
        return Position(after, self.recall, self.keep, (*self.choices[:seat], mine, *self.choices[seat + 1 :]))

    def resampled(self, seat: int, rng: Any) -> Position:  # noqa: ANN401
        """Another that this seat could not tell from this one. What the others chose is not known, so none of it is."""
        other = self.game.resample(seat, rng)
        assert isinstance(other, ExplicitGame)
        own = tuple(self.choices[seat] if at == seat else () for at in range(len(self.choices)))
        return Position(other, self.recall, self.keep, own)

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self
