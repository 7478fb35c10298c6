"""A game in play: rules, state and chance held together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from backroom.kernel.action import Action
from backroom.kernel.again import Recipe, game_again
from backroom.kernel.chance import Chance, FastChance, chance_of, is_fast_mark, own_chance
from backroom.kernel.decision import Decision, seats_of
from backroom.kernel.event import Event
from backroom.kernel.laying import mark
from backroom.kernel.memory import Memory, memory_text
from backroom.kernel.refusal import BadInput, Facts
from backroom.kernel.rules import Rules
from backroom.kernel.saves import load_game, save_game
from backroom.kernel.state import Outcome, State
from backroom.kernel.submitting import submit_choice
from backroom.kernel.view import Update, View

AnyRules = Rules[State, View]

#: What a game can be made without.
TAKE_BACK: Final = 1
TALK: Final = 2
ALL_OFFERS: Final = 3


class Game:
    """One game from the deal to its outcome.

    `legal` and `apply` are the fast pair for simulations and search: `apply` trusts its caller.
    `submit` is for people and bots: it checks, and applies a whole compound choice or nothing.

    Where several seats are asked at once (`seats_asked`), they can answer in any order: it makes no difference. Without
    a seat, `legal` and `apply` speak of `seat`, the lowest of them.
    """

    __slots__ = ("_memory", "_offers", "chance", "events", "rules", "state")

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
        """Deal a new game, or go on from `start`.

        `take_back`, `talk`: whether that is offered too; `memory`: whether `information_state` can be asked for.
        """
        self.rules = rules
        self.chance = chance
        self.offer(take_back, talk)
        self._memory: Memory | None = Memory(rules.players) if memory else None
        #: What has happened so far, if somebody is listening; search pays nothing for it.
        self.events: list[Event] | None = [] if listening else None
        if self._memory is not None:
            self.events = self._memory.log
        self.state: State = self.first_state() if start is None else start

    def first_state(self) -> State:
        """What a new game begins with."""
        return self.rules.deal(self.chance, self.events)

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def decision(self) -> Decision:
        """What is being asked. There is none after the end."""
        return self.state.stack[-1]

    @property
    def seat(self) -> int:
        """The seat that is asked, the lowest of several; -1 after the end."""
        return -1 if self.state.outcome is not None else self.state.stack[-1].seat

    @property
    def seats_asked(self) -> list[int]:
        """The seats that a decision still needs an answer of, in order; none after the end."""
        return [] if self.state.outcome is not None else seats_of(self.state.stack[-1].seats)

    def legal(self, seat: int = -1) -> Sequence[Action]:
        """What a seat may choose; nothing if it is not asked."""
        state = self.state
        if state.outcome is not None:
            return []
        decision = state.stack[-1]
        if seat < 0:
            seat = decision.seat
        elif not decision.seats >> seat & 1:
            return []
        if self._offers == ALL_OFFERS:
            return decision.step.legal(state, seat)
        return self.offered(state, seat)

    def offered(self, state: State, seat: int) -> Sequence[Action]:
        """What is legal in a state for a seat that is asked, but for what this game was made without."""
        step = state.stack[-1].step
        offered = step.legal(state, seat) if self._offers & TAKE_BACK else step.onward(state, seat)
        table = self.rules.table
        if self._offers & TALK or not table.talk:
            return offered
        return [action for action in offered if not table.is_talk(action)]

    def legal_indices(self, seat: int = -1) -> list[int]:
        """The indices of what a seat may choose, in ascending order."""
        indices = [action.index for action in self.legal(seat)]
        indices.sort()
        return indices

    def legal_mask_into(self, buffer: Any, seat: int = -1) -> None:  # noqa: ANN401
        """Write 1 for every action that a seat may choose, 0 for every other, into a buffer of one byte an action.

        Whatever has the buffer protocol will do, if it can be written to: a `bytearray`, an array of NumPy (`bool`,
        `uint8`, `int8`), a row of a larger one. Its length is `len(rules.table)`, or more: the rest stays as it is.
        """
        count = len(self.rules.table.actions)
        mark(buffer, 0, count, [action.mark for action in self.legal(seat)])

    def apply(self, action: Action, seat: int = -1) -> None:
        """Carry out a legal action of a seat. Does **not** check."""
        state = self.state
        decision = state.stack[-1]
        if seat < 0:
            seat = decision.seat
        if self._memory is not None:
            self._memory.note_choice(seat, action)
        decision.step.apply(state, seat, action, self.chance, self.events)
        self.rules.proceed(state, self.chance, self.events)

    def apply_index(self, index: int, seat: int = -1) -> None:
        """Carry out the legal action of this index. Does **not** check whether it is legal."""
        self.apply(self.rules.table[index], seat)

    def submit(self, seat: int, actions: list[Action]) -> list[Event]:
        """One seat's whole choice: all of it is applied, or a `Refusal` says why none is.

        It ends where chance is asked: what follows a roll or a draw is chosen when it is known.
        """
        return submit_choice(self, seat, actions)

    def note_choice(self, seat: int, actions: list[Action], happened: list[Event]) -> None:
        """A whole choice was made: those who remember or listen are told."""
        if self._memory is not None:
            for action in actions:
                self._memory.note_choice(seat, action)
        if self.events is not None:
            self.events.extend(happened)

    def returns(self) -> list[float]:
        """What the outcome is worth to each seat (`Rules.returns`); `Rules.bounds` declares their range and sum."""
        return self.rules.returns(self.state)

    def view(self, viewer: int) -> View:
        """What this viewer may know now."""
        view = self.rules.view(self.state, viewer)
        view.rules = self.rules
        return view

    def update(self, viewer: int, events: list[Event]) -> Update:
        update = self.rules.update(self.state, viewer, events)
        return update if self._offers == ALL_OFFERS else update.offering(list(self.legal(viewer)))

    def information_state(self, seat: int) -> tuple[str, ...]:
        """All that this seat has seen and chosen, in order, and last its view: texts, to compare or to use as a key.

        Only a game that was made with a memory can tell it.
        """
        if self._memory is None:
            raise ValueError("This game was made without a memory.")
        return (*self._memory.seen_by(seat), memory_text(self.view(seat).as_data()))

    def resample(self, seat: int, rng: Any) -> Game:  # noqa: ANN401
        """Another game that this seat could not tell from this one: what it does not know falls as `rng` has it.

        `rng` is a number to begin from, a `Chance`, a `random.Random` or a generator of NumPy. The other game has a
        chance of its own. In its memory the others remember what this seat knows that they saw, then what they see.
        """
        chance = chance_of(rng)
        view = self.rules.view(self.state, seat)
        other = self._like(self.rules.resample(view, chance), own_chance(chance))
        if self._memory is not None and other._memory is not None:
            other._keep(self._memory.known_to(seat))
            for viewer in range(self.rules.players):
                if viewer != seat:
                    other._memory.note_sight(viewer, other.view(viewer).as_data())
        return other

    def clone(self, rng: Any = None) -> Game:  # noqa: ANN401
        """An equal game, which goes its own way from here on.

        The same choices lead to the same future, for its chance stands where this one's does; with `rng` (see
        `resample`) it has a chance of its own.
        """
        other = self._like(self.state.clone(), self.chance.clone() if rng is None else chance_of(rng))
        if self._memory is not None:
            other._keep(self._memory.clone())
        elif self.events is not None:
            other.events = self.events[:]
        return other

    def _like(self, state: State, chance: Chance) -> Game:
        """Another game of this kind."""
        kept = self._memory is not None
        return type(self)(self.rules, chance, self.events is not None, state, self.take_back, self.talk, kept)

    def _keep(self, memory: Memory) -> None:
        self._memory = memory
        self.events = memory.log

    def remember(self, data: Sequence[Sequence[Any]] | None) -> None:
        """Have the memory of another game (`Memory.as_data`), or none."""
        self._memory = None
        self.events = None
        if data is not None:
            memory = Memory(self.rules.players)
            memory.remember(data)
            self._keep(memory)

    def save(self) -> bytes:
        """The whole game as text (JSON): `load`, or `backroom.load` anywhere else, goes on from it."""
        return save_game(self)

    def load(self, saved: bytes) -> None:
        """Become the game that was saved; `BadInput` if it is none, or one of other rules or another kind of chance."""
        load_game(self, saved)

    def restore(self, state: Facts, mark: list[int], pending: list[int] | None) -> None:
        """Stand where a game stood that was saved; `BadInput` if none can have stood there."""
        if pending is not None or not isinstance(self.chance, FastChance) or not is_fast_mark(mark):
            raise BadInput("save-other-chance")
        self.state = self.rules.restore(state)
        self.chance.rewind(mark)

    @property
    def take_back(self) -> bool:
        """Whether it is offered to take back a part of a choice that is being made."""
        return bool(self._offers & TAKE_BACK)

    @property
    def talk(self) -> bool:
        """Whether talk is offered."""
        return bool(self._offers & TALK)

    def offer(self, take_back: bool, talk: bool) -> None:
        """From now on, offer these too or not."""
        self._offers = (TAKE_BACK if take_back else 0) | (TALK if talk else 0)

    def as_data(self) -> Facts:
        """Everything but rules and chance, as plain data."""
        return {
            "state": self.state.as_data(),
            "take_back": self.take_back,
            "talk": self.talk,
            "memory": None if self._memory is None else self._memory.as_data(),
        }

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> Recipe:
        memory = None if self._memory is None else self._memory.as_data()
        told = (self.take_back, self.talk, memory)
        return game_again, (type(self), self.rules, self.chance, self.state, *told)

    def __eq__(self, other: object) -> bool:
        """Whether rules, state, offers and memory are the same, and the same chance follows."""
        if not isinstance(other, Game) or type(other) is not type(self) or other.rules != self.rules:
            return False
        return other.chance.mark() == self.chance.mark() and other.as_data() == self.as_data()

    def __hash__(self) -> int:
        """Of what it holds now: a game that is played on is no key."""
        return hash((self.rules, self.state))

    def __repr__(self) -> str:
        if self.state.outcome is not None:
            told = repr(self.state.outcome)
        else:
            told = f"{self.state.stack[-1].step.prompt} asks {', '.join([str(seat) for seat in self.seats_asked])}"
        return f"<game of {self.rules.title} for {self.rules.players}: {told}>"
