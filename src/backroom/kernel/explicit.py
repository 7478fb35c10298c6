"""Chance laid open: a game that stops wherever chance is asked, and goes on with the outcome that it is given.

The rules ask chance in the middle of what they do. So what they do is done again from its beginning with each outcome
more: an action that asks k times takes k + 1 runs, each on a clone. `docs/research.md` says how often that is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from backroom.kernel.action import Action
from backroom.kernel.again import Recipe, explicit_again
from backroom.kernel.chance import Chance, OutOfOutcomes
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.refusal import BadInput, Facts
from backroom.kernel.state import State


class ChanceAsked(Exception):
    """The outcomes that were given are used up, and chance is asked for one more."""


class GivenChance(Chance):
    """The outcomes that were given, one after another; then `ChanceAsked`, and `asked` is how many there could be."""

    __slots__ = ("asked", "at", "outcomes")

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self.outcomes: Final = outcomes
        self.at = 0
        self.asked = 0

    def given(self) -> tuple[list[int]]:
        return (self.outcomes[:],)

    def next_below(self, n: int) -> int:
        if self.at == len(self.outcomes):
            self.asked = n
            raise ChanceAsked
        outcome = self.outcomes[self.at]
        if not 0 <= outcome < n:
            raise OutOfOutcomes(f"{outcome} was given where one below {n} is asked for")
        self.at += 1
        return outcome

    def mark(self) -> list[int]:
        return [self.at, *self.outcomes]

    def rewind(self, mark: list[int]) -> None:
        self.at = mark[0]
        self.outcomes[:] = mark[1:]


class ChanceNode:
    """Where chance is asked: it has `count` outcomes, numbered from 0, each as likely as the others."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        return [(outcome, 1 / self.count) for outcome in range(self.count)]

    def __repr__(self) -> str:
        return f"ChanceNode({self.count})"


class Undealt(State):
    """What an explicit game holds until chance has dealt it."""

    __slots__ = ()

    def clone(self) -> State:
        return self

    def as_data(self) -> dict[str, object]:
        return {}

    def fill_from(self, data: dict[str, object], stack: list[Decision]) -> None:
        pass


class ExplicitGame(Game):
    """A game whose chance is told from outside: while `chance_node` is there, `apply_outcome` goes on.

    At a chance node nobody is asked, and `state` is the one before the action that asked chance; there is nothing to
    see before the deal is done.
    """

    __slots__ = ("_choice", "_chooser", "_given", "_node")

    def __init__(
        self,
        rules: AnyRules,
        chance: Chance,
        listening: bool = False,
        start: State | None = None,
        take_back: bool = True,
        talk: bool = True,
        memory: bool = False,
    ) -> None:
        """As of any game. Of `chance` only the outcomes given so far matter, if it is a `GivenChance`."""
        self._given: GivenChance = chance if isinstance(chance, GivenChance) else GivenChance([])
        self._node: ChanceNode | None = None
        #: What is being done: an action and whose it is, or the deal.
        self._choice: Action | None = None
        self._chooser = -1
        super().__init__(rules, self._given, listening, start, take_back, talk, memory)
        if start is None:
            self._run()

    def first_state(self) -> State:
        return Undealt()

    @property
    def chance_node(self) -> ChanceNode | None:
        """Where the game waits for an outcome; None where it does not."""
        return self._node

    def apply_outcome(self, outcome: int) -> None:
        """Go on with this outcome, to the next chance node or the next decision."""
        if self._node is None or not 0 <= outcome < self._node.count:
            raise ValueError(f"{outcome} is no outcome of {self._node}.")
        self._given.outcomes.append(outcome)
        self._run()

    @property
    def seat(self) -> int:
        """The seat that is asked, the lowest of several; -1 at a chance node and after the end."""
        return -1 if self._node is not None else super().seat

    @property
    def seats_asked(self) -> list[int]:
        return [] if self._node is not None else super().seats_asked

    def legal(self, seat: int = -1) -> Sequence[Action]:
        return [] if self._node is not None else super().legal(seat)

    def apply(self, action: Action, seat: int = -1) -> None:
        """Carry out a legal action of a seat, as far as no chance is asked. Does **not** check."""
        if self._node is not None:
            raise ValueError(f"Nobody is asked at {self._node}.")
        self._choice = action
        self._chooser = self.state.stack[-1].seat if seat < 0 else seat
        self._run()

    def _run(self) -> None:
        """Do again what is being done, with the outcomes so far: it is done, or another one is needed."""
        told = 0 if self.events is None else len(self.events)
        self._given.at = 0
        try:
            state = self._done_again()
        except ChanceAsked:
            self._node = ChanceNode(self._given.asked)
            if self.events is not None:
                del self.events[told:]
            return
        self.state = state
        self._node = None
        self._choice = None
        self._given.outcomes.clear()
        self._given.at = 0

    def _done_again(self) -> State:
        if self._choice is None:
            return self.rules.deal(self._given, self.events)
        if self._memory is not None:
            self._memory.note_choice(self._chooser, self._choice)
        state = self.state.clone()
        self.rules.apply(state, self._chooser, self._choice, self._given, self.events)
        return state

    def submit(self, seat: int, actions: list[Action]) -> list[Event]:
        raise ValueError("A game of explicit chance is played with `apply` and `apply_outcome`.")

    def resample(self, seat: int, rng: Any) -> Game:  # noqa: ANN401
        if self._node is not None:
            raise ValueError(f"Nothing is resampled at {self._node}.")
        return super().resample(seat, rng)

    def clone(self, rng: Any = None) -> Game:  # noqa: ANN401
        """An equal game, which goes its own way from here on; it has no chance of its own to give it."""
        other = super().clone()
        assert isinstance(other, ExplicitGame)
        other._node = self._node
        other._choice = self._choice
        other._chooser = self._chooser
        return other

    def pending(self) -> list[int]:
        """What waits for an outcome: the index of an action (-1 for the deal) and whose it is; empty for nothing."""
        if self._node is None:
            return []
        return [-1 if self._choice is None else self._choice.index, self._chooser]

    def wait(self, pending: list[int]) -> None:
        """Do as far as its outcomes go what `pending` told of."""
        if pending:
            self._choice = None if pending[0] < 0 else self.rules.table[pending[0]]
            self._chooser = pending[1]
            self._run()

    def restore(self, state: Facts, mark: list[int], pending: list[int] | None) -> None:
        if pending is None or len(pending) not in (0, 2) or not mark:
            raise BadInput("save-other-chance")
        dealt = not pending or pending[0] >= 0
        other = ExplicitGame(self.rules, GivenChance(mark[1:]), start=self.rules.restore(state) if dealt else Undealt())
        if pending and dealt and other.rules.table[pending[0]] not in other.rules.legal(other.state, pending[1]):
            raise BadInput("save-other-chance")
        try:
            other.wait(pending)
        except OutOfOutcomes:
            raise BadInput("save-other-chance") from None
        self.state = other.state
        self._given.rewind(other.chance.mark())
        self._node, self._choice, self._chooser = other._node, other._choice, other._chooser

    def as_data(self) -> Facts:
        return {**super().as_data(), "pending": self.pending()}

    def __reduce__(self) -> Recipe:
        _, made = super().__reduce__()
        return explicit_again, (*made, self.pending())

    def __repr__(self) -> str:
        if self._node is None:
            return super().__repr__()
        return f"<game of {self.rules.title} for {self.rules.players}: chance has {self._node.count} outcomes>"
