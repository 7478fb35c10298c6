"""A lesson as its file tells it: who sits there, what chance brings, and the steps that the coach goes through."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

from backroom.kernel.datafile import Path, line_of
from backroom.kernel.title import AnyTitle, Settings

#: The learner sits at seat 1, as people do in the terminal.
LEARNER = 0
#: A guided first game, which goes on freely at its end; a lesson about one thing; a position with one right answer.
KINDS = ("game", "lesson", "problem")
#: What the coach says at a step: what to do, why, what came of it, and what is answered to something else.
REMARKS = ("say", "why", "after", "otherwise")

#: A text in several languages.
Texts = Mapping[str, str]
#: Small actions of one choice are written with this between them.
BETWEEN = ", "
_PLAYED = re.compile(r"(?P<seat>[1-9]): *(?P<choices>.+)")
_CHOICE = re.compile(r" *(?P<choice>.*?) *(?:=> *(?P<falls>.*))?")
#: `6 times (move …; move …)`.
_TIMES = re.compile(r"(?P<times>1?[0-9]|20) times \((?P<choices>[^()]*)\)")


@dataclass(frozen=True)
class Played:
    """A choice that somebody makes by the script, and what chance brings with it, in order."""

    seat: int
    choice: str
    falls: tuple[str, ...]
    line: int

    @classmethod
    def read(cls, text: str, line: int) -> list[Played]:
        """`2: draw => red-7` of this line of a file, perhaps several choices of one seat; none if not written so."""
        found = _PLAYED.fullmatch(text)
        if found is None:
            return []
        seat = int(found["seat"]) - 1
        choices = _TIMES.sub(lambda group: ";".join([group["choices"]] * int(group["times"])), found["choices"])
        played: list[Played] = []
        for choice in choices.split(";"):
            parts = _CHOICE.fullmatch(choice)
            assert parts is not None, "everything fits"
            falls = tuple(thing.strip() for thing in (parts["falls"] or "").split(",") if thing.strip())
            played.append(cls(seat, parts["choice"], falls, line))
        return played


@dataclass(frozen=True)
class Told:
    """Something that must happen: an event and facts of it. Seats are counted from 1, as in the file."""

    event: str
    facts: Mapping[str, str]

    def __str__(self) -> str:
        return " ".join([self.event, *(f"{name}={value}" for name, value in self.facts.items())])


@dataclass(frozen=True)
class Seen:
    """Something that the learner must see: where it stands in the view, and what stands there."""

    path: str
    value: object

    def __str__(self) -> str:
        return f"{self.path} = {json.dumps(self.value)}"


#: What solves a problem: all of these together.
Goal = tuple[Told | Seen, ...]


@dataclass(frozen=True)
class Step:
    """One thing that the coach says, and mostly one choice that the learner makes.

    `do` is the choice that the coach has in mind, empty where there is only something to read; `accept` are patterns of
    others that are as good. `light` names things or places of the board (`data-thing`, `data-place`); without any, what
    offers the next action of `do` is lit. With a `goal` exactly `do` and `accept` reach it, `within` so many choices.
    """

    remarks: Mapping[str, Texts]
    played: tuple[Played, ...] = ()
    clause: str = ""
    light: tuple[str, ...] = ()
    do: str = ""
    accept: tuple[str, ...] = ()
    falls: tuple[str, ...] = ()
    brings: tuple[Told, ...] = ()
    sees: tuple[Seen, ...] = ()
    goal: Goal = ()
    within: int = 1


@dataclass(frozen=True)
class Lesson:
    """A lesson of `title`, whose file is called after its `id`."""

    title: AnyTitle
    id: str
    kind: str
    minutes: int
    settings: Settings
    seed: int
    """Of whatever chance is asked beyond what the file says of it."""
    name: Texts
    about: Texts
    deal: tuple[str, ...]
    played: tuple[Played, ...]
    steps: tuple[Step, ...]
    source: str
    """The text of its file."""

    @property
    def languages(self) -> tuple[str, ...]:
        """Those in which every word of it is there."""
        texts = [texts for _, texts in self.texts()]
        return tuple(language for language in self.name if all(language in each for each in texts))

    def texts(self) -> list[tuple[Path, Texts]]:
        """Every text, and where it stands in the file."""
        remarks: list[tuple[Path, Texts]] = [
            (("step", number, remark), texts)
            for number, step in enumerate(self.steps)
            for remark, texts in step.remarks.items()
        ]
        return [(("name",), self.name), (("about",), self.about), *remarks]

    def line_of_text(self, path: Path, language: str) -> int:
        """The line of a text in this language, or of the step where it should be."""
        return line_of(self.source, (*path[:-1], f"{path[-1]}.{language}"))

    def line(self, key: str) -> int:
        """The line of a key at the top of the file."""
        return line_of(self.source, (key,))

    def line_at(self, number: int, key: str) -> int:
        """The line of a key of a step, counted from 0; of the step, where the key is not there."""
        return line_of(self.source, ("step", number, key))


def text_in(texts: Texts, language: str) -> str:
    """A text in a language, or in English where the lesson does not speak it."""
    return texts.get(language) or texts["en"]
