"""Random play: whole games decision by decision, and positions picked from them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.decision import seats_of
from backroom.kernel.event import Event
from backroom.kernel.state import State
from backroom.testing.case import Case

#: Random games are over long before this, or never.
MOST_DECISIONS = 10_000


class Walk:
    """One random game, from the deal or from `start`. The walker chooses with a chance of its own.

    With `by_verb` it first chooses among the kinds of action offered, so that rare ones come up often.
    """

    def __init__(
        self, case: Case, seed: int, by_verb: bool = False, start: State | None = None, log: list[Event] | None = None
    ) -> None:
        self.case = case
        self.rules = case.rules
        self.chance = FastChance(seed)
        self.log = log
        self.state = self.rules.deal(self.chance, log) if start is None else start.clone()
        self.decisions = 0
        self._own = random.Random(seed)
        self._by_verb = by_verb

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    def choice(self) -> tuple[int, Action]:
        """Any seat that is asked, and anything it may choose."""
        assert self.state.stack, "the game is not over, but nobody is asked anything"
        seats = seats_of(self.state.stack[-1].seats)
        assert seats, f"{self._prompt} asks nobody"
        seat = self._own.choice(seats)
        return seat, self.pick(seat)

    def pick(self, seat: int) -> Action:
        legal = self.rules.legal(self.state, seat)
        assert legal, f"dead end: seat {seat} is asked {self._prompt} and may choose nothing"
        if self._by_verb:
            verbs = sorted({verb(action) for action in legal})
            chosen = self._own.choice(verbs)
            legal = [action for action in legal if verb(action) == chosen]
        return self._own.choice(legal)

    def submission(self) -> tuple[int, list[Action]]:
        """A whole choice of somebody, as `Game.submit` wants it. Nothing of it is carried out."""
        seat, first = self.choice()
        return seat, self._completed(seat, first)

    def submission_of(self, seat: int) -> list[Action]:
        """A whole choice of this seat."""
        return self._completed(seat, self.pick(seat))

    def _completed(self, seat: int, first: Action) -> list[Action]:
        actions = [first]
        tried = Walk(self.case, self._own.getrandbits(32), self._by_verb, self.state)
        tried.rules = self.rules
        self.rules.apply(tried.state, seat, first, tried.chance)
        while not tried.is_over and self.rules.unfinished(tried.state, seat):
            actions.append(tried.pick(seat))
            self.rules.apply(tried.state, seat, actions[-1], tried.chance)
        return actions

    def take(self, seat: int, action: Action) -> None:
        """Carry out what was offered."""
        try:
            self.rules.apply(self.state, seat, action, self.chance, self.log)
        except Exception as error:
            raise AssertionError(f"{action.text!r} is offered to seat {seat} but does not apply: {error!r}") from error
        self.decisions += 1

    def play(self) -> Iterator[State]:
        """The state, the same object always, before every decision and at the end."""
        while not self.is_over:
            assert self.decisions < MOST_DECISIONS, f"no end after {self.decisions} decisions"
            yield self.state
            self.take(*self.choice())
        yield self.state

    def to_the_end(self) -> State:
        for _ in self.play():
            pass
        return self.state

    @property
    def _prompt(self) -> str:
        return repr(self.state.stack[-1].step.prompt)


def walks(case: Case, seed: int) -> list[Walk]:
    """Two random games from the deal, one of each kind, and one from every other start."""
    return [
        Walk(case, seed),
        Walk(case, seed, by_verb=True),
        *(Walk(case, seed, by_verb=True, start=start) for start in case.starts()),
    ]


def positions(case: Case, seed: int, each: int) -> list[State]:
    """Clones from random games: up to `each` of every kind of decision a game has, and how it ended.

    How many seats are asked at once counts as part of the kind.
    """
    found: list[State] = []
    own = random.Random(seed)
    for walk in walks(case, seed):
        met: dict[tuple[str, int], int] = {}
        kept: dict[tuple[str, int], list[State]] = {}
        for state in walk.play():
            if state.outcome is not None:
                found.append(state.clone())
                continue
            top = state.stack[-1]
            kind = (top.step.prompt, top.seats.bit_count())
            met[kind] = met.get(kind, 0) + 1
            sample = kept.setdefault(kind, [])
            if len(sample) < each:
                sample.append(state.clone())
            elif (at := own.randrange(met[kind])) < each:
                sample[at] = state.clone()
        found += [state for sample in kept.values() for state in sample]
    return found


@cache
def verb(action: Action) -> str:
    """The first word of an action's text."""
    return action.text.split()[0]


def texts(actions: Sequence[Action]) -> list[str]:
    return [action.text for action in actions]
