"""Chance laid open: a game that stops wherever chance is asked, and goes on with the outcome that it is given.

The rules ask chance in the middle of what they do: there they pause (`pausing.py`), and go on with the outcome. What
pauses belongs to one game. A clone of it, or a game where nothing can pause, does it again from its beginning, with all
outcomes so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from backroom.kernel.action import Action
from backroom.kernel.again import Recipe, explicit_again
from backroom.kernel.chance import Chance, OutOfOutcomes, chance_of
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.memory import chosen
from backroom.kernel.paused import Paused
from backroom.kernel.pausing import CAN_PAUSE, begin, go_on, pause
from backroom.kernel.refusal import BadInput, Facts
from backroom.kernel.state import State


class ChanceAsked(Exception):
    """The outcomes that were given are used up, and chance is asked for one more."""


class GivenChance(Chance):
    """The outcomes that were given, one after another; then it pauses until there is one more.

    Where nothing can pause it raises `ChanceAsked`; `asked` is how many outcomes there could be.
    """

    __slots__ = ("asked", "at", "outcomes", "pauses")

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self.outcomes: Final = outcomes
        self.at = 0
        self.asked = 0
        self.pauses = False

    def given(self) -> tuple[list[int]]:
        return (self.outcomes[:],)

    def next_below(self, n: int) -> int:
        if self.at == len(self.outcomes):
            self.asked = n
            if not self.pauses:
                raise ChanceAsked
            pause(n)
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

    def sample(self, rng: Any) -> int:  # noqa: ANN401
        """One of the outcomes, as `rng` has it: a `random.Random`, a generator of NumPy, a `Chance`, or a number."""
        return chance_of(rng).below(self.count)

    def __reduce__(self) -> Recipe:
        return ChanceNode, (self.count,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChanceNode) and other.count == self.count

    def __hash__(self) -> int:
        return hash(self.count)

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

    __slots__ = ("_choice", "_chooser", "_given", "_happened", "_node", "_paused")

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
        #: The same where it pauses, and what it has told so far: nobody hears of it before it is done.
        self._paused: Paused | None = None
        self._happened: list[Event] | None = None
        super().__init__(rules, self._given, listening, start, take_back, talk, memory)
        if start is None:
            self._begin()

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
        if self._paused is not None and self._paused.is_here:
            self._look_at(go_on(self._paused))
        else:
            self._begin()

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
        self._begin()

    def _begin(self) -> None:
        """Do what is to be done, from its beginning, as far as the outcomes go."""
        given = self._given
        given.at = 0
        given.pauses = CAN_PAUSE
        happened: list[Event] | None = None if self.events is None else []
        if self._memory is not None and self._choice is not None:
            assert happened is not None
            happened.append(chosen(self._chooser, self._choice))
        self._happened = happened
        if CAN_PAUSE:
            self._look_at(begin(_done, self.rules, self.state, self._choice, self._chooser, given, happened))
            return
        try:
            state = _done(self.rules, self.state, self._choice, self._chooser, given, happened)
        except ChanceAsked:
            self._node = ChanceNode(given.asked)
        else:
            self._look_at(state)

    def _look_at(self, answer: object) -> None:
        """It pauses, for another outcome is needed; or all is done, and this is the state after it."""
        if isinstance(answer, Paused):
            self._paused = answer
            self._node = ChanceNode(answer.count)
            return
        assert isinstance(answer, State)
        self.state = answer
        if self.events is not None and self._happened is not None:
            self.events.extend(self._happened)
        self._node = None
        self._choice = None
        self._paused = None
        self._happened = None
        self._given.outcomes.clear()
        self._given.at = 0

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

    def handed_on(self) -> ExplicitGame:
        """A clone that goes on at once from where this one pauses. This one would have to do it again."""
        other = self.clone()
        assert isinstance(other, ExplicitGame)
        if self._paused is not None:
            other.chance, self.chance = self.chance, other.chance
            other._given, self._given = self._given, other._given
            other._paused, self._paused = self._paused, None
            other._happened, self._happened = self._happened, None
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
            self._begin()

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
        self._paused = None

    def as_data(self) -> Facts:
        return {**super().as_data(), "pending": self.pending()}

    def __reduce__(self) -> Recipe:
        _, made = super().__reduce__()
        return explicit_again, (*made, self.pending())

    def __repr__(self) -> str:
        if self._node is None:
            return super().__repr__()
        return f"<game of {self.rules.title} for {self.rules.players}: chance has {self._node.count} outcomes>"


def _done(
    rules: AnyRules, before: State, choice: Action | None, chooser: int, given: GivenChance, log: list[Event] | None
) -> State:
    """What the deal, or an action in a state, leads to. The state before it stays as it is."""
    if choice is None:
        return rules.deal(given, log)
    state = before.clone()
    rules.apply(state, chooser, choice, given, log)
    return state
