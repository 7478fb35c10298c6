"""All dice and shuffles. Every kind answers one question: a whole number below n."""

from __future__ import annotations

from abc import abstractmethod
from operator import index
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from backroom.kernel.again import Recipe, chance_again

WORD: Final = 0xFFFFFFFF


class OutOfOutcomes(Exception):
    """A script or a recording was asked for more than it holds, or for something it does not hold."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from. `below(n)` is uniform on 0 … n-1.

    While `tape` is a list, every outcome is noted on it as two numbers: n, then the outcome.
    A question with one answer only (n = 1) is no chance: it consumes nothing and is not noted.
    """

    __slots__ = ("tape",)

    def __init__(self) -> None:
        self.tape: list[int] | None = None

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1."""
        if n == 1:
            return 0
        outcome = self.next_below(n)
        if self.tape is not None:
            self.tape.append(n)
            self.tape.append(outcome)
        return outcome

    @abstractmethod
    def next_below(self, n: int) -> int:
        """The next outcome of this kind of chance, for n of two or more."""

    @abstractmethod
    def mark(self) -> list[int]:
        """Where this chance stands, for `rewind`."""

    @abstractmethod
    def rewind(self, mark: list[int]) -> None:
        """Stand again where `mark` was taken: the same outcomes follow."""

    @abstractmethod
    def given(self) -> tuple[Any, ...]:
        """What its class is called with to make another of this kind."""

    def clone(self) -> Chance:
        """Another that stands where this one stands: the same outcomes follow, for each by itself."""
        return chance_again(type(self), self.given(), self.mark(), None if self.tape is None else self.tape[:])

    def __copy__(self) -> Chance:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Chance:
        return self.clone()

    def __reduce__(self) -> Recipe:
        return chance_again, (type(self), self.given(), self.mark(), self.tape)

    def __eq__(self, other: object) -> bool:
        """Whether the same outcomes follow."""
        if not isinstance(other, Chance) or type(other) is not type(self):
            return False
        return other.given() == self.given() and other.mark() == self.mark() and other.tape == self.tape

    def __hash__(self) -> int:
        """Of where it stands now: a chance that is asked is no key."""
        return hash(tuple(self.mark()))

    def __repr__(self) -> str:
        """Not where it stands: whoever read that could tell what comes."""
        return f"<{type(self).__name__}>"

    def take(self, bag: list[int]) -> int:
        """Draw one thing out of an unordered bag."""
        at = self.below(len(bag))
        thing = bag[at]
        last = bag.pop()
        if at < len(bag):
            bag[at] = last
        return thing

    def shuffle(self, things: list[int]) -> None:
        """Fisher–Yates, from the last place down."""
        for last in range(len(things) - 1, 0, -1):
            at = self.below(last + 1)
            things[last], things[at] = things[at], things[last]


class FastChance(Chance):
    """For simulations: the small generator sfc32 (Chris Doty-Humphrey), the same compiled or not.

    The bias of a number below n is at most n / 2**32.
    """

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.count: i64 = 1
        for _ in range(12):
            self.next_below(1)

    def given(self) -> tuple[int]:
        return (0,)

    def clone(self) -> FastChance:
        new = FastChance(0)
        new.a = self.a
        new.b = self.b
        new.c = self.c
        new.count = self.count
        new.tape = None if self.tape is None else self.tape[:]
        return new

    def next_below(self, n: int) -> int:
        b = self.b
        c = self.c
        word: i64 = (self.a + b + self.count) & 0xFFFFFFFF
        self.count += 1
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & 0xFFFFFFFF
        self.c = (((c << 21) | (c >> 11)) + word) & 0xFFFFFFFF
        return (word * n) >> 32

    def mark(self) -> list[int]:
        return [self.a, self.b, self.c, self.count]

    def rewind(self, mark: list[int]) -> None:
        self.a = mark[0]
        self.b = mark[1]
        self.c = mark[2]
        self.count = mark[3]


class ScriptedChance(Chance):
    """For tests: the outcomes one after another, whatever n is; too large a one is an error."""

    __slots__ = ("at", "outcomes")

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self.outcomes: Final = outcomes
        self.at = 0

    def given(self) -> tuple[list[int]]:
        return (self.outcomes,)

    def next_below(self, n: int) -> int:
        if self.at >= len(self.outcomes):
            raise OutOfOutcomes(f"the script has {len(self.outcomes)} outcomes and is asked for one more below {n}")
        outcome = self.outcomes[self.at]
        if not 0 <= outcome < n:
            raise OutOfOutcomes(f"outcome {self.at + 1} of the script is {outcome}, asked for one below {n}")
        self.at += 1
        return outcome

    def mark(self) -> list[int]:
        return [self.at]

    def rewind(self, mark: list[int]) -> None:
        self.at = mark[0]


class RecordedChance(Chance):
    """For replays: answers from a tape (n, outcome, n, outcome, …) and insists on the same questions."""

    __slots__ = ("at", "recording")

    def __init__(self, recording: list[int]) -> None:
        super().__init__()
        self.recording: Final = recording
        self.at = 0

    def given(self) -> tuple[list[int]]:
        return (self.recording,)

    @property
    def left(self) -> int:
        """How many outcomes have not been asked for."""
        return (len(self.recording) - self.at) // 2

    def next_below(self, n: int) -> int:
        if self.at >= len(self.recording):
            raise OutOfOutcomes(f"the recording ends where one below {n} is asked for")
        if self.recording[self.at] != n or not 0 <= self.recording[self.at + 1] < n:
            told = f"{self.recording[self.at + 1]} below {self.recording[self.at]}"
            raise OutOfOutcomes(f"the recording holds {told} where one below {n} is asked for")
        self.at += 2
        return self.recording[self.at - 1]

    def mark(self) -> list[int]:
        return [self.at]

    def rewind(self, mark: list[int]) -> None:
        self.at = mark[0]


def is_fast_mark(mark: list[int]) -> bool:
    """Whether a `FastChance` can stand there."""
    return len(mark) == 4 and all(0 <= number <= WORD for number in mark[:3]) and 0 < mark[3] < 1 << 62


def chance_of(rng: Any) -> Chance:  # noqa: ANN401
    """A chance as it is, or a fast one that begins from a number, a `random.Random` or a generator of NumPy."""
    if isinstance(rng, Chance):
        return rng
    if hasattr(rng, "getrandbits"):
        return FastChance(rng.getrandbits(96))
    if hasattr(rng, "integers"):
        return FastChance(int(rng.integers(1 << 62)))
    return FastChance(index(rng))


def own_chance(chance: Chance) -> FastChance:
    """Another, independent of what this one will say."""
    return FastChance(chance.below(1 << 30) << 60 | chance.below(1 << 30) << 30 | chance.below(1 << 30))
