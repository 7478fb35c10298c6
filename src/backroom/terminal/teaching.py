"""Lessons in the terminal: the coach speaks, the person answers, and the lesson remembers where they are."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from backroom.folders import data_folder
from backroom.kernel.action import Action
from backroom.kernel.event import SeenEvent
from backroom.kernel.refusal import BadInput, Rejected
from backroom.kernel.state import State
from backroom.lessons.course import Course
from backroom.lessons.lesson import Lesson, Texts
from backroom.lessons.remarks import remark
from backroom.terminal.board import BRASS, FAINT, board_class, set_up_board
from backroom.terminal.commands import SEAT_COMMANDS, SEAT_HELP, named_action, obey_one_of, show_help
from backroom.terminal.ending import show_ending
from backroom.terminal.screen import Left, Screen, shown_name
from backroom.terminal.seated import MY_SEAT, Seated
from backroom.words import Words

_NUMBER = re.compile(r"[0-9]{1,3}")


class _SomethingElse(Exception):
    """The choice is legal, but not what the step asks for."""


class Pupil(Seated):
    """A person in a lesson."""

    def __init__(self, screen: Screen, lesson: Lesson, course: Course, language: str, names: Sequence[str]) -> None:
        self.course = course
        board = set_up_board(lesson.title, lesson.settings, language, names, MY_SEAT, screen.glyphs)
        super().__init__(screen, board, course.rules)
        if lesson.played:  # the way to where the lesson begins is no news, and may be hundreds of steps long
            self.skip_old_news()

    @property
    def state(self) -> State:
        return self.course.game.state

    def happened(self) -> list[SeenEvent]:
        return self.course.happened()

    def hand_in(self, actions: Sequence[Action]) -> None:
        if not self.course.attempt(actions):
            raise _SomethingElse

    def go_back(self, number: int) -> None:
        """To a step that was there before, counted from 1; what happened since is told anew."""
        self.course.repeat(number - 1)
        self._told = min(self._told, len(self.happened()))

    def speak(self, kind: str, style: str = "") -> None:
        """What the coach says at this step, if it says such a thing."""
        texts = self.course.step.remarks.get(kind)
        if texts is not None:
            self.screen.show(self.words.painted(self._said(texts), style))

    def _said(self, texts: Texts) -> str:
        return remark(self.words, texts)


def teach(lesson: Lesson, language: str, name: str, screen: Screen) -> Course | None:
    """Go through a lesson, from where it was left; the course once it is over, None if the person leaves before."""
    names = seat_names(lesson, language, name)
    pupil = Pupil(screen, lesson, Course(lesson), language, names)
    _welcome(pupil, lesson)
    try:
        _take_up(pupil, lesson)
        while not pupil.course.over:
            _keep(pupil.course)
            _teach_step(pupil)
    except (Left, KeyboardInterrupt):
        screen.show("")
        _keep(pupil.course)
        return None
    _progress_file(lesson).unlink(missing_ok=True)
    _finish(pupil, lesson)
    return pupil.course


def seat_names(lesson: Lesson, language: str, name: str) -> list[str]:
    """What the seats of a lesson are called."""
    words = Words(language, lesson.title)
    names = [board_class(lesson.title).seat_name(words, seat) for seat in range(lesson.settings.players)]
    names[MY_SEAT] = shown_name(name) or names[MY_SEAT]
    return names


def _welcome(pupil: Pupil, lesson: Lesson) -> None:
    words = pupil.words
    name, about = (remark(words, texts) for texts in (lesson.name, lesson.about))
    pupil.screen.show("", words.painted(f"{words.say(lesson.title.id)}: {name}", f"bold {BRASS}"), words.painted(about))
    pupil.show("term-lesson-hint", None, FAINT)


def _take_up(pupil: Pupil, lesson: Lesson) -> None:
    """From where the lesson was left, if it was and still fits."""
    try:
        data = msgspec.json.decode(_progress_file(lesson).read_bytes(), type=dict[str, object])
    except (OSError, msgspec.DecodeError):
        return
    try:
        course = Course.taken_up(lesson, data)
    except Rejected:
        pupil.show("lesson-changed", None, "bold")
        return
    pupil.course = course
    pupil.ask_anew()
    pupil.skip_old_news()
    pupil.show("term-lesson-resumed", None, "bold")


def _teach_step(pupil: Pupil) -> None:
    """One step, until it is done or another one is gone back to."""
    course = pupil.course
    number = course.number
    pupil.ask_anew()
    pupil.show_news()
    pupil.show_board()
    _show_remark(pupil)
    while course.number == number and not course.over:
        if course.answered and course.step.do:
            pupil.show_news()
            pupil.speak("after", f"bold {BRASS}")
            course.go_on()
        elif not _answer(pupil):
            return


def _show_remark(pupil: Pupil) -> None:
    """Who speaks, what to do and why, by which clause, and which step it is."""
    words, course = pupil.words, pupil.course
    step = course.step
    progress = words.say("term-lesson-step", {"number": course.number + 1, "count": len(course.lesson.steps)})
    coach = f"{words.say('lesson-coach')}, {words.say('lesson-coach-place')}"
    clause = f" · {step.clause}" if step.clause else ""
    pupil.screen.show("", words.painted(f"{coach} · {progress}{clause}", FAINT))
    pupil.speak("say", f"bold {BRASS}")
    pupil.speak("why")
    if step.do:
        pupil.show_choices()


def _answer(pupil: Pupil) -> bool:
    """One line from the person; False if the step begins anew or another one does."""
    course = pupil.course
    prompt = "term-prompt" if not course.answered else "term-lesson-read"
    line = pupil.screen.ask(f"\n{pupil.words.say(prompt)} ")
    before = course.number
    try:
        if not line:
            if course.answered:
                course.go_on()
            return True
        if obey_one_of(COMMANDS, pupil, line):
            return line.split(" ")[0].lower() != "again" and course.number == before
        if course.answered:
            raise BadInput("term-lesson-not-open")
        if not pupil.choose(named_action(pupil, line)):
            pupil.show_board()
            pupil.show_choices()
    except _SomethingElse:
        _tell_otherwise(pupil)
    except Rejected as rejected:
        pupil.screen.show(pupil.words.rejection_text(rejected))
    return True


def _tell_otherwise(pupil: Pupil) -> None:
    """Legal, but something else: the coach says so, and the step waits on."""
    if "otherwise" in pupil.course.step.remarks:
        pupil.speak("otherwise", f"bold {BRASS}")
    else:
        pupil.show("lesson-not-this", None, f"bold {BRASS}")
    pupil.ask_anew()


def _finish(pupil: Pupil, lesson: Lesson) -> None:
    pupil.ask_anew()
    pupil.show_news()
    goes_on = lesson.kind == "game" and not pupil.course.game.is_over
    if pupil.course.game.is_over:
        show_ending(pupil.screen, pupil.board, pupil.update.view.as_data(), pupil.happened())
    pupil.show("term-lesson-free" if goes_on else "term-lesson-over", None, "bold")


def _progress_file(lesson: Lesson) -> Path:
    """Where a lesson that was left is remembered."""
    return data_folder() / "lessons" / f"{lesson.title.id}.{lesson.id}.json"


def _keep(course: Course) -> None:
    """Remember where the person is; a disk that takes nothing does not end the lesson."""
    file = _progress_file(course.lesson)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(course.as_data()))
    except OSError:
        return


def _help(pupil: Pupil, rest: str) -> None:
    show_help(pupil, HELP)


def _skip(pupil: Pupil, rest: str) -> None:
    """Have the step done; where there is only something to read, go on."""
    if pupil.course.answered:
        pupil.course.go_on()
    else:
        pupil.course.do_it()


def _again(pupil: Pupil, rest: str) -> None:
    most = pupil.course.number + 1
    if rest and not (_NUMBER.fullmatch(rest) and 1 <= int(rest) <= most):
        raise BadInput("term-lesson-no-step", {"value": rest, "most": most})
    pupil.go_back(int(rest or most))


def _quit(pupil: Pupil, rest: str) -> None:
    raise Left


HELP = (
    ("Enter", "term-lesson-help-enter"),
    ("skip", "term-lesson-help-skip"),
    ("again, again 3", "term-lesson-help-again"),
    *SEAT_HELP,
    ("quit, q, exit", "term-lesson-help-quit"),
)
COMMANDS: dict[str, Callable[[Pupil, str], None]] = {
    **SEAT_COMMANDS,
    "?": _help,
    "help": _help,
    "skip": _skip,
    "again": _again,
    "quit": _quit,
    "q": _quit,
    "exit": _quit,
}
