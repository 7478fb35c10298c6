"""What every title is held to, for whoever writes one. Nothing in the product imports it; it needs no test runner.

`check_title(TITLE)` checks everything and raises `AssertionError` with a sentence. With pytest, a test each:

    @pytest.mark.parametrize("promise", promises_of(TITLE), ids=str)
    def test_the_title_keeps_its_promises(promise: Promise) -> None:
        promise.check()
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.lessons.checking import check_lesson
from backroom.lessons.shelf import lesson_files
from backroom.testing.bent_files import bend_files
from backroom.testing.bent_states import bend_states
from backroom.testing.case import Case, Starts, cases_of
from backroom.testing.checks import CHECKS
from backroom.testing.kinds import meet_every_decision
from backroom.title_packages.declaration import check_declaration
from backroom.words import Words

__all__ = ["Promise", "Starts", "check_title", "promises_of"]

#: How much is bent: data files, states of each case, ways for each field, and how many that are accepted are played.
_FILES, _STATES, _WAYS, _PLAYED = 120, 1, 3, 3


@dataclass(frozen=True)
class Promise:
    """One thing that a title is held to, for one number of players and options or for all."""

    name: str
    about: str
    keep: Callable[[], None]

    def check(self) -> None:
        """`AssertionError` names the promise, the case and what is wrong."""
        if not __debug__:
            raise RuntimeError("Python was started with -O, which leaves out every check.")
        try:
            self.keep()
        except AssertionError as wrong:
            raise AssertionError(f"{self.about} breaks ‘{self.name}’: {wrong}") from wrong

    def __str__(self) -> str:
        return f"{self.about}-{self.name}"


def promises_of(title: AnyTitle, starts: Starts | None = None, seed: int = 1) -> list[Promise]:
    """Everything that a title is held to. `starts` makes positions that random play from the deal hardly ever meets."""
    declared = Promise("its_declaration_is_whole", title.id, lambda: _declared(title))
    try:
        cases = list(cases_of(title, starts))
    except Exception:
        # Without settings that can be played there is nothing else to check: the declaration says what is wrong.
        return [declared]
    return [
        declared,
        *(_promise(check.__name__, case, check, seed) for case in cases for check in CHECKS),
        Promise("its_lessons_are_in_order", title.id, lambda: _lessons(title)),
        Promise("random_play_meets_every_decision", title.id, lambda: meet_every_decision(cases, seed)),
        Promise(
            "changed_states_are_refused_or_played",
            title.id,
            lambda: bend_states(_say_nothing, cases, seed, _STATES, _WAYS, _PLAYED),
        ),
        Promise(
            "changed_data_files_are_refused_or_played",
            title.id,
            lambda: bend_files(_say_nothing, title, seed, _FILES, _PLAYED),
        ),
    ]


def check_title(title: AnyTitle, starts: Starts | None = None, seed: int = 1) -> None:
    """Hold a title to everything; `AssertionError` tells of the first promise that it breaks."""
    for promise in promises_of(title, starts, seed):
        promise.check()


def _promise(name: str, case: Case, check: Callable[[Case, int], None], seed: int) -> Promise:
    return Promise(name, str(case), lambda: check(case, seed))


def _declared(title: AnyTitle) -> None:
    try:
        check_declaration(title, title.id, title.folder.name)
    except BadInput as wrong:
        raise AssertionError(Words("en").rejection(wrong)) from wrong


def _lessons(title: AnyTitle) -> None:
    for file in lesson_files(title):
        for flaw in check_lesson(file.read_text("utf-8"), file.stem, title):
            raise AssertionError(f"{file.name}:{flaw.line}: {flaw.sentence('en')}")


def _say_nothing(words: str) -> None:
    """Rules that do not come back are stopped by hand, or by the limit of the test runner."""
