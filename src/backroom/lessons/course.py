"""A lesson in play: step by step through the rules. The learner sees what a seat sees, through the same door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event, SeenEvent
from backroom.kernel.game import Game
from backroom.kernel.refusal import BadInput, Rejected
from backroom.kernel.state import State
from backroom.kernel.title import Shared
from backroom.kernel.view import Update
from backroom.lessons.conditions import fits, parsed, written
from backroom.lessons.lesson import LEARNER, Lesson, Played, Step
from backroom.lessons.stacking import NeverFalls, StackedChance, stacked

#: Looking for a deal takes longer than everything else.
_deals: Shared[tuple[str, str], list[int]] = Shared(128)
#: Of choices with more parts than this, other orders are not looked at: there are too many.
_MOST_PARTS = 5


class Unfit(Exception):
    """The script does not fit the rules at this line: why a choice is refused, or what chance cannot bring."""

    def __init__(self, line: int, why: Rejected | NeverFalls) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why


@dataclass(frozen=True)
class Turn:
    """The deal (by nobody) or one choice: what happened, and the game after it."""

    seat: int | None
    events: list[Event]
    state: State


@dataclass(frozen=True)
class _Moment:
    """Where a step began."""

    state: State
    events: int
    turns: int
    mark: list[int]


class Course:
    """One learner's way through a lesson. Nothing in it depends on a clock or on anybody's luck.

    At a step the learner answers with `attempt`, or has it done by `do_it`; `go_on` then leads to the next one.
    `repeat` begins a step anew. `Unfit` if the lesson does not fit the rules, which `checking` finds beforehand.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.rules = lesson.title.rules(lesson.settings)
        self._rest = FastChance(lesson.seed)
        #: What the learner has chosen at each step so far; nothing where there was nothing to choose.
        self.choices: list[str] = []
        self._moments: list[_Moment] = []
        try:
            first = _deals.get((lesson.title.id, lesson.source), self._look_for_deal)
        except NeverFalls as never:
            raise Unfit(lesson.line("deal"), never) from None
        self.game = Game(self.rules, StackedChance(first, self._rest), listening=True)
        #: The deal and every choice so far, one by one, for whoever shows them so.
        self.turns: list[Turn] = [Turn(None, list(self.events), self.game.state)]
        for played in lesson.played:
            self.play(played)
        self._begin()

    @property
    def number(self) -> int:
        """Which step it is, from 0; as many as there are when the lesson is over."""
        return len(self._moments) - 1

    @property
    def over(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that the learner is at. There is none when the lesson is over."""
        return self.lesson.steps[self.number]

    @property
    def answered(self) -> bool:
        """Whether nothing is left to choose at this step."""
        return self.over or not self.step.do or len(self.choices) > self.number

    @property
    def events(self) -> list[Event]:
        """All that happened so far."""
        return self.game.events or []

    def happened(self) -> list[SeenEvent]:
        """All that the learner saw happen so far."""
        seen = [event.seen_by(LEARNER) for event in self.events]
        return [event for event in seen if event is not None]

    def update(self) -> Update:
        """What the learner sees and may choose: all that leaves the rules."""
        return self.rules.update(self.game.state, LEARNER, [])

    def attempt(self, actions: Sequence[Action]) -> bool:
        """The learner's whole choice. True: it is what the step asks for, and played. False: it is legal, but something
        else, and nothing has changed. `Refusal` if a rule forbids it."""
        if self.answered:
            raise BadInput("lesson-nothing-asked")
        choice = list(actions)
        if not self.accepts(choice):
            return False
        step = self.step
        # Another choice than the coach's may ask less of chance.
        self._submit(LEARNER, choice, step.falls, self._line("falls"), strict=written(choice) == step.do)
        self.choices.append(written(choice))
        return True

    def accepts(self, choice: list[Action]) -> bool:
        """Whether this is what the step asks for: the coach's choice, its parts in whatever order that makes no
        difference, or one that is as good. `Refusal` if a rule forbids it."""
        after = self._after(choice)
        step = self.step
        if self.fits(choice, (step.do, *step.accept)):
            return True
        try:
            return after == self._after(parsed(self.rules, step.do))
        except Rejected:
            return False

    def fits(self, choice: list[Action], patterns: Sequence[str]) -> bool:
        """Whether a legal choice is one of these, as it is or with its parts in an order that makes no difference."""
        if fits(written(choice), patterns):
            return True
        if len(choice) > _MOST_PARTS:
            return False
        orders = (list(order) for order in permutations(choice))
        return any(fits(written(order), patterns) and self._is_like(order, choice) for order in orders)

    def _is_like(self, other: list[Action], choice: list[Action]) -> bool:
        try:
            return self._after(other) == self._after(choice)
        except Rejected:
            return False

    def _after(self, choice: list[Action]) -> State:
        """The game after this choice of the learner's, which is only tried."""
        mark = self._rest.mark()
        game = Game(self.rules, self._rest, start=self.game.state)
        try:
            game.submit(LEARNER, choice)
        finally:
            self._rest.rewind(mark)
        return game.state

    def do_it(self) -> None:
        """The coach makes the choice of this step for the learner."""
        line = self._line("do")
        try:
            right = self.attempt(parsed(self.rules, self.step.do))
        except Rejected as wrong:
            raise Unfit(line, wrong) from None
        assert right, "what the coach does is accepted"

    def go_on(self) -> None:
        """To the next step, once this one is answered: the others play first, by the script."""
        if not self.answered:
            raise BadInput("lesson-not-answered")
        if not self.over:
            if len(self.choices) == self.number:
                self.choices.append("")
            self._begin()

    def repeat(self, number: int | None = None) -> None:
        """Begin this step anew, or an earlier one, counted from 0; those behind it are forgotten."""
        at = self.number if number is None else number
        moment = self._moments[at]
        del self._moments[at + 1 :], self.choices[at:]
        self.game.state = moment.state
        del self.events[moment.events :], self.turns[moment.turns :]
        self._rest.rewind(moment.mark)

    def as_data(self) -> dict[str, object]:
        """How far the learner is, to be taken up again."""
        return {"step": self.number, "choices": list(self.choices)}

    @classmethod
    def taken_up(cls, lesson: Lesson, data: Mapping[str, object]) -> Course:
        """The course whose `as_data` this is; `BadInput` if it does not fit the lesson, which may have changed."""
        course = cls(lesson)
        number, choices = data.get("step"), data.get("choices")
        if not isinstance(number, int) or not isinstance(choices, list) or not 0 <= number <= len(lesson.steps):
            raise BadInput("lesson-changed")
        for choice in choices:
            if course.over or not isinstance(choice, str):
                raise BadInput("lesson-changed")
            if not course.answered and (not choice or not course.attempt(parsed(course.rules, choice))):
                raise BadInput("lesson-changed")
            if course.number < number:
                course.go_on()
        if course.as_data() != {"step": number, "choices": choices}:
            raise BadInput("lesson-changed")
        return course

    def _look_for_deal(self) -> list[int]:
        return stacked(lambda chance: Game(self.rules, chance, True).events or [], self.lesson.deal, self._rest).first

    def _begin(self) -> None:
        following = len(self._moments)
        if following < len(self.lesson.steps):
            for played in self.lesson.steps[following].played:
                self.play(played)
        self._moments.append(_Moment(self.game.state, len(self.events), len(self.turns), self._rest.mark()))

    def play(self, played: Played) -> None:
        """A choice of the script."""
        try:
            actions = parsed(self.rules, played.choice)
        except BadInput as wrong:
            raise Unfit(played.line, wrong) from None
        self._submit(played.seat, actions, played.falls, played.line)

    def _submit(self, seat: int, actions: list[Action], falls: Sequence[str], line: int, strict: bool = True) -> None:
        state = self.game.state
        try:
            self.game.chance = stacked(
                lambda chance: Game(self.rules, chance, start=state).submit(seat, actions),
                falls,
                self._rest,
                strict=strict,
            )
            happened = self.game.submit(seat, actions)
        except (Rejected, NeverFalls) as why:
            raise Unfit(line, why) from None
        self.turns.append(Turn(seat, happened, self.game.state))

    def _line(self, key: str) -> int:
        return self.lesson.line_at(self.number, key)
