"""A lesson as a table: the learner at seat 1 is told what any seat is told, the coach speaks beside it.

It lives as long as its socket. How far the learner is stands in every `coached`; with that it can be set up again.
"""

from __future__ import annotations

from backroom.kernel.event import SeenEvent
from backroom.kernel.refusal import BadInput, Rejected
from backroom.lessons.conditions import parsed
from backroom.lessons.course import Course, Turn
from backroom.lessons.lesson import LEARNER, Lesson
from backroom.players import easy_bot
from backroom.server.answering import NO_CHOICE_YET, refused
from backroom.server.lesson_protocol import AskCoach, Attend, Coached, FromCoach, FromLearner, Kind, Progress
from backroom.table import protocol as p
from backroom.table.commands import Stale
from backroom.table.draft import parse, runs_in_a_circle
from backroom.table.entries import SeatPlan
from backroom.table.look import decision_for
from backroom.table.plain import plain_name
from backroom.table.seat import HUMAN, Seat
from backroom.table.trying import forbidden, tried

_KINDS: dict[str, Kind] = {"game": "game", "lesson": "lesson", "problem": "problem"}


class LessonTable:
    """One learner's lesson on the wire. It reads no clock: whoever asks says what time it is.

    Finding what chance must bring takes up to a second: a server asks on a thread. `Unfit` if the lesson is broken.
    """

    def __init__(self, lesson: Lesson, attend: Attend) -> None:
        self._lesson = lesson
        self._course, self._anew = _course_of(lesson, attend.progress)
        self._number = attend.since
        #: How many turns of the course were told.
        self._told = 0
        self._rev = 0
        easy = easy_bot(lesson.title)
        plans = [SeatPlan(HUMAN, plain_name(attend.name)), *[SeatPlan(easy)] * (lesson.settings.players - 1)]
        self._seats = [Seat(number, plan) for number, plan in enumerate(plans)]

    def begin(self, now: float) -> list[FromCoach]:
        """Everything so far, and what the coach says."""
        begun: list[FromCoach] = [self._whole(now), self._coached()]
        self._anew = False
        return begun

    def hear(self, said: FromLearner, now: float) -> list[FromCoach]:
        """All that is told because of this message; the answer to it comes last."""
        try:
            told = self._hear(said, now)
        except Rejected as rejected:
            return [refused(rejected, said.ref)]
        return told if told and isinstance(told[-1], p.Answer) else [*told, p.Done(ref=said.ref, seen=self._number)]

    def _hear(self, said: FromLearner, now: float) -> list[FromCoach]:
        match said:
            case p.Act():
                return self._act(said, now)
            case p.Try():
                self._check_rev(said.rev)
                return [self._tried(said)]
            case p.Why():
                self._check_rev(said.rev)
                refusal = forbidden(self._course.rules, self._course.game.state, LEARNER, said)
                return [] if refusal is None else [refused(refusal, said.ref)]
            case p.Hint():
                self._check_rev(said.rev)
                return [self._hinted(said)]
            case AskCoach():
                return self._coach(said, now)
            case p.Ping():
                return []
        raise BadInput("table-not-here", {"value": type(said).__name__.lower()})

    def _act(self, said: p.Act, now: float) -> list[FromCoach]:
        self._check_rev(said.rev)
        course = self._course
        try:
            actions = parse(course.rules, said.actions)
            if len(actions) > 1 and runs_in_a_circle(course.rules, course.game.state, LEARNER, actions):
                raise BadInput("table-nothing-chosen")
            right = course.attempt(actions)
        except Rejected as rejected:
            if not said.or_try or rejected.message not in NO_CHOICE_YET:
                raise
            return [self._tried(said)]
        if not right:
            return [self._coached(wrong=True), p.Refused(ref=said.ref, message="lesson-not-this", facts={})]
        return self._chosen(now)

    def _coach(self, said: AskCoach, now: float) -> list[FromCoach]:
        course = self._course
        if said.wish == "repeat":
            step = course.number if said.step is None else said.step
            if step > course.number:
                raise BadInput("lesson-not-answered")
            course.repeat(min(step, len(self._lesson.steps) - 1))
            return [self._whole(now), self._coached()]
        if said.wish == "do":
            if course.answered:
                raise BadInput("lesson-nothing-asked")
            course.do_it()
            return self._chosen(now)
        course.go_on()
        return [*self._news(now), self._coached()]

    def _chosen(self, now: float) -> list[FromCoach]:
        """The step is answered: what came of it; then the others play. Who has solved a problem looks at it first."""
        told: list[FromCoach] = [*self._news(now), self._coached()]
        if self._lesson.kind == "problem":
            return told
        self._course.go_on()
        return [*told, *self._news(now), self._coached()]

    def _tried(self, said: p.Try | p.Act) -> p.Tried:
        course = self._course
        return tried(course.rules, course.game.state, LEARNER, said, self._lesson.title.all_public)

    def _hinted(self, said: p.Hint) -> p.Hinted:
        """What the coach has in mind."""
        do = self._do()
        if not do:
            raise BadInput("lesson-nothing-asked")
        left = do[len(said.actions) :] if do[: len(said.actions)] == said.actions else do
        return p.Hinted(ref=said.ref, player="", actions=left, why="lesson-hint", facts={})

    def _check_rev(self, rev: int) -> None:
        if rev != self._rev:
            raise Stale("table-stale")

    def _do(self) -> list[str]:
        """The choice that the coach has in mind, if one is left to make, as the rules write it."""
        if self._course.answered:
            return []
        return [action.text for action in parsed(self._course.rules, self._course.step.do)]

    def _coached(self, wrong: bool = False) -> Coached:
        course = self._course
        step = None if course.over else course.step
        earlier = self._lesson.steps[course.number - 1] if course.number else None
        after = None if earlier is None else earlier.remarks.get("after")
        return Coached(
            seen=self._number,
            kind=_KINDS[self._lesson.kind],
            step=course.number,
            steps=len(self._lesson.steps),
            answered=course.answered,
            over=course.over,
            remarks={} if step is None else {name: dict(texts) for name, texts in step.remarks.items()},
            before=None if after is None else dict(after),
            clause="" if step is None else step.clause,
            light=[] if step is None else list(step.light),
            do=self._do(),
            progress=Progress(course.number, list(course.choices)),
            wrong=wrong,
            anew=self._anew,
        )

    def _whole(self, now: float) -> p.Update:
        """The whole log under new numbers: those of before would be taken for old news."""
        turns = self._course.turns
        self._told = len(turns)
        moments = [self._moment(turn, now) for turn in turns]
        return self._update(turns[-1], moments, True, True)

    def _news(self, now: float) -> list[p.Update]:
        """The turns since, one by one, so that each can be seen; only after the last is anything offered."""
        turns = self._course.turns
        fresh, self._told = turns[self._told :], len(turns)
        if not fresh:
            return [self._update(turns[-1], [], False, True)]
        return [self._update(turn, [self._moment(turn, now)], False, turn is fresh[-1]) for turn in fresh]

    def _moment(self, turn: Turn, now: float) -> p.Moment:
        self._number += 1
        seen: list[SeenEvent | None] = [event.seen_by(LEARNER) for event in turn.events]
        return p.Moment(
            number=self._number,
            at=now,
            kind="deal" if turn.seat is None else "move",
            seat=turn.seat,
            events=[p.SeenEvent(event.name, event.facts) for event in seen if event is not None],
        )

    def _update(self, turn: Turn, moments: list[p.Moment], whole: bool, last: bool) -> p.Update:
        self._rev += 1
        told = self._course.rules.update(turn.state, LEARNER, [])
        return p.Update(
            seen=moments[-1].number if moments else self._number,
            frame=self._frame(turn),
            view=told.view.as_data(),
            decision=decision_for(told, self._rev, last and not self._course.answered),
            moments=moments,
            whole=whole,
        )

    def _frame(self, turn: Turn) -> p.Frame:
        title, settings = self._lesson.title, self._lesson.settings
        version, digest = title.data_version(settings)
        return p.Frame(
            table=f"{title.id}/{self._lesson.id}",
            title=title.id,
            options=dict(settings.options),
            status="playing" if turn.state.outcome is None else "over",
            you=LEARNER,
            seats=[p.SeatFrame(seat.name, seat.player, True, True, False, False) for seat in self._seats],
            clock=p.ClockPlan(),
            onlookers=0,
            # Nothing is sealed: the script deals.
            commitments=p.Commitments("", [None] * settings.players),
            reveal=None,
            undo=p.UndoFrame("no"),
            data=version,
            data_sha256=digest,
            rules=title.rules_version,
            confidants=[],
        )


def _course_of(lesson: Lesson, progress: Progress | None) -> tuple[Course, bool]:
    """The course from where it was left, or from its start; and whether it begins anew though it was left."""
    if progress is None:
        return Course(lesson), False
    try:
        return Course.taken_up(lesson, {"step": progress.step, "choices": progress.choices}), False
    except Rejected:
        return Course(lesson), True
