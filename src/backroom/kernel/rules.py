"""Rules: everything a title declares about a game in play, for given options and data."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from backroom.kernel.action import Action, ActionTable
from backroom.kernel.again import Recipe, rules_recipe
from backroom.kernel.bounds import Bounds
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.decision import Decision, Step, seats_of
from backroom.kernel.encoding import Encoding
from backroom.kernel.event import Event, SeenEvent
from backroom.kernel.refusal import BadInput, Facts, Refusal
from backroom.kernel.soundness import Soundness
from backroom.kernel.state import State
from backroom.kernel.view import Update, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S, V]):
    """The rules of one title for one set of options. Immutable; states are passed in.

    Three levels of trust: `legal` lists, `refuse` explains, `apply` trusts its caller.
    """

    __slots__ = ("_encoding", "_sound", "end_clause", "origin", "players", "steps", "table", "title")

    def __init__(self, title: str, players: int, table: ActionTable, steps: list[Step[S]], end_clause: str) -> None:
        self.title: Final = title
        self.players: Final = players
        self.table: Final = table
        self.steps: Final = {step.prompt: step for step in steps}
        self.end_clause: Final = end_clause
        #: Made when they are first asked for.
        self._sound: Soundness[S] | None = None
        self._encoding: Encoding[S] | None = None
        #: The title and the settings, if a title has made these rules.
        self.origin: tuple[Any, Any] | None = None
        for step in steps:
            step.rules = self

    def made_by(self, title: object, settings: object) -> None:
        """Said once by the title that has made these rules: by it they are found again after pickling."""
        self.origin = (title, settings)
        if self.table.rules is None:
            self.table.rules = self

    def bounds(self) -> Bounds:
        """What holds of every game by these rules: its length, its returns, its chance."""
        raise TypeError(f"{self.title} declares no bounds.")

    def returns(self, state: S) -> list[float]:
        """What the outcome is worth to each seat: 1 to a sole winner, the same loss to all others, 0 altogether.

        Winners who share a win share what it is worth. Before the end it is 0 for everybody.
        """
        returns = [0.0] * self.players
        if state.outcome is not None:
            share = self.players / len(state.outcome.winners)
            for seat in range(self.players):
                won = share if seat in state.outcome.winners else 0.0
                returns[seat] = (won - 1) / max(1, self.players - 1)
        return returns

    @abstractmethod
    def deal(self, chance: Chance, log: list[Event] | None = None) -> S:
        """A new game, up to its first decision."""

    def proceed(self, state: S, chance: Chance, log: list[Event] | None) -> None:
        """Run on by the rules alone until somebody is asked or the game is over."""
        while state.outcome is None:
            if not state.stack:
                self.go_on(state, chance, log)
            elif state.stack[-1].step.come_up(state, chance, log):
                return

    def go_on(self, state: S, chance: Chance, log: list[Event] | None) -> None:
        """Nothing is pending: lay the decisions that come next on the stack, or end the game."""
        raise AssertionError(f"{self.title} says nothing of what comes next")

    @abstractmethod
    def view(self, state: S, viewer: int) -> V:
        """What this viewer may know."""

    def foresee(self, before: S, after: S, seat: int, left: Sequence[Action]) -> V | None:
        """What a seat would see once a choice it has drafted is made, for titles without secrets.

        `after` is the state after as much of it as asks nothing of chance; `left` is the rest.
        """
        return None if left else self.view(after, seat)

    @abstractmethod
    def resample(self, view: V, chance: Chance) -> S:
        """A whole state that the view's owner could not tell from the true one. Gets the view and nothing else."""

    def restore(self, data: Facts) -> S:
        """The state whose `as_data` this is; `BadInput` with where it is wrong if it is none of this game's.

        Whatever comes from a file, a disk or another machine comes in here: no step ever sees what cannot be.
        """
        sound = self._sound
        if sound is None:
            sound = self.soundness()
            self._sound = sound
        sound.check_data(data)
        state = self.rebuild(data)
        sound.check_state(state)
        return state

    @abstractmethod
    def rebuild(self, data: Facts) -> S:
        """The state whose `as_data` this is. Trusts its caller: for what this very program has just made."""

    @abstractmethod
    def soundness(self) -> Soundness[S]:
        """What data and states of this game must be."""

    @abstractmethod
    def inventory(self, state: S) -> dict[str, int]:
        """Counts of pieces and money that never change while a game lasts."""

    def figures(self, state: S) -> dict[str, float]:
        """What is worth counting in a finished game beside its outcome; simulations tell the averages."""
        return {}

    def confidants(self, state: S, seat: int) -> int:
        """The seats (a bit mask) that may hear this seat whisper now; none where everything is said aloud."""
        return 0

    def silenced(self, state: S, seat: int) -> Refusal | None:
        """Why this seat may not speak at the table now, with the clause; None if it may."""
        return None

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """What this seat may choose now; empty when it is not asked."""
        if state.outcome is not None:
            return []
        decision = state.stack[-1]
        if not decision.seats >> seat & 1:
            return []
        return decision.step.legal(state, seat)

    def refuse(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why this seat may not choose `action` now, with the clause; None if it may."""
        if state.outcome is not None:
            return Refusal(self.end_clause, "refused-over")
        decision = state.stack[-1]
        if not decision.seats >> seat & 1:
            facts: Facts = {"seat": seat, "seats": seats_of(decision.seats)}
            return Refusal(decision.step.clause, "refused-not-asked", facts)
        return decision.step.refuse(state, seat, action)

    def refuse_written(self, state: S, seat: int, text: str) -> Refusal | None:
        """Why this seat cannot do what is written like an action and is none, with the clause: a way of many steps.

        None where these rules have nothing to say of it. Like `refuse`, it tells nothing that the seat may not know.
        """
        return None

    def apply(self, state: S, seat: int, action: Action, chance: Chance, log: list[Event] | None = None) -> None:
        """Carry out a legal action and run on to the next decision. Does **not** check."""
        state.stack[-1].step.apply(state, seat, action, chance, log)
        self.proceed(state, chance, log)

    def unfinished(self, state: S, seat: int) -> bool:
        """Whether this seat stands in the middle of a compound choice: it may not end here."""
        if state.outcome is not None:
            return False
        decision = state.stack[-1]
        return decision.asks(seat) and decision.step.unfinished(state, seat)

    def update(self, state: S, viewer: int, events: list[Event]) -> Update:
        """All that this viewer gets of a state and of what led to it. Nothing else leaves the rules."""
        seen = [event.seen_by(viewer) for event in events]
        told: list[SeenEvent] = [event for event in seen if event is not None]
        view = self.view(state, viewer)
        view.rules = self
        if state.outcome is not None:
            return Update(view, told, "game-over", {}, [], [], False)
        decision = state.stack[-1]
        step = decision.step
        actions = list(self.legal(state, viewer))
        seats = seats_of(decision.seats)
        return Update(view, told, step.prompt, step.facts(state), seats, actions, self.unfinished(state, viewer))

    def make_encoding(self) -> Encoding[S] | None:
        """How this game is told in floats, made anew; None for a title that does not say."""
        return None

    @property
    def encoding(self) -> Encoding[S] | None:
        """How this game is told in floats; None for a title that does not say."""
        if self._encoding is None:
            self._encoding = self.make_encoding()
            if self._encoding is not None:
                self._encoding.rules = self
        return self._encoding

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The shape of an observation: the same for all players and options of a title."""
        return (self.known_encoding().size,)

    @property
    def action_shape(self) -> tuple[int, ...]:
        """The shape of what is told of all actions: how many there are, and floats for each."""
        return (len(self.table), self.known_encoding().action_size)

    def known_encoding(self) -> Encoding[S]:
        """The encoding; `BadInput` says that the title has none."""
        encoding = self.encoding
        if encoding is None:
            raise BadInput("no-encoding", {"title": self.title})
        return encoding

    def encode(self, state: S, seat: int) -> bytes:
        """What this seat may know, as float32 numbers in fixed places: `encoding.fields` says which is which."""
        return self._encoding_for(seat).encode(state, seat)

    def encode_view(self, view: V) -> bytes:
        """The same from a seat's view: all states that fit it are told alike, so any of them will do."""
        return self.encode(self.resample(view, FastChance(0)), view.viewer)

    def encode_into(self, state: S, seat: int, buffer: Any, offset: int = 0) -> None:  # noqa: ANN401 (any buffer)
        """The same, written into a buffer of float32 numbers from `offset` on, which counts floats.

        Whatever Python calls a buffer: an array, one of NumPy, shared memory; what lies in one piece.
        """
        self._encoding_for(seat).encode_into(state, seat, buffer, offset)

    def _encoding_for(self, seat: int) -> Encoding[S]:
        if not 0 <= seat < self.players:
            # An onlooker has no place to look from.
            raise BadInput("no-such-seat", {"value": seat + 1, "players": self.players})
        encoding = self._encoding
        return self.known_encoding() if encoding is None else encoding

    def restore_decisions(self, data: Sequence[Sequence[Any]]) -> list[Decision]:
        """A stack from what `Decision.as_data` made of it."""
        return [Decision(self.steps[prompt], seats, tuple(about)) for prompt, seats, about in data]

    def __copy__(self) -> Rules[S, V]:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules[S, V]:
        return self

    def __reduce__(self) -> Recipe:
        return rules_recipe(self)

    def __eq__(self, other: object) -> bool:
        """Whether they are the same, or were made by the same title with the same settings."""
        if self is other or not isinstance(other, Rules):
            return self is other
        return self.origin is not None and self.origin == other.origin

    def __hash__(self) -> int:
        return hash((self.title, self.players))

    def __repr__(self) -> str:
        return f"<rules of {self.title} for {self.players}>"
