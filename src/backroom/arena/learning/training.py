"""A course of learning: rounds of games, each followed by fitting; it can be stopped and goes on from its folder.

The same seed and the same number of rounds give the same network, whoever plays, if it is not stopped in
between: a course that goes on has only its new games to learn from.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from backroom.arena.crew import Crew
from backroom.arena.learning.fitting import Fitted, fit
from backroom.arena.learning.games import Lesson, Noted, play_lesson, study_of
from backroom.arena.simulate import chance_for
from backroom.games import find_title
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import Settings
from backroom.minds.net import write_net
from backroom.players import usual_bot

#: Rounds in which the company plays alone: pupils who know nothing teach nothing.
_WARM = 4
#: Positions of so many rounds are learnt from.
_KEPT = 30
#: Games are handed out in so many parts: as many whoever plays them.
_PARTS = 8
_BATCH = 256
_CURIOUS = 0.04
_BESIDE = 0.35
_FADE = 0.8
#: The unit of leads before the first games are played.
_UNIT = 20.0


@dataclass(frozen=True)
class Course:
    """What is learnt, and how: `games` a round."""

    settings: Settings
    seed: str
    games: int


@dataclass
class Round:
    """What a round brought: how well the network told what came of its positions."""

    number: int
    games: int
    positions: int
    loss: float


@dataclass
class Training:
    """A course and how far it has come. `folder` holds all of it."""

    course: Course
    folder: Path
    net: Fitted
    rounds: list[Round] = field(default_factory=list)
    unit: float = _UNIT
    noted: list[Noted] = field(default_factory=list)

    @property
    def name(self) -> str:
        return str(self.course.settings.players)

    def go_on(self, rounds: int, crew: Crew, progress: Callable[[Round], None]) -> None:
        """Learn until so many rounds are done; after each of them everything is in the folder."""
        while len(self.rounds) < rounds:
            progress(self._round(crew))
            self.keep()

    def _round(self, crew: Crew) -> Round:
        number = len(self.rounds)
        fresh = list(crew.play(play_lesson, self.lessons(number)))
        if number == 0:
            self.unit = max(1.0, 1.5 * float(np.mean([lead for one in fresh for lead in one.leads])))
        self.noted = [*self.noted, *fresh][-_KEPT * _PARTS :]
        positions = sum(len(one.targets) for one in fresh)
        steps = max(30, 3 * positions // _BATCH)
        luck = np.random.default_rng(chance_for(self.course.seed, number, "fit").below(1 << 31))
        loss = fit(self.net, self.noted, steps, _BATCH, 1e-3 if number < 80 else 3e-4, luck)
        self.rounds.append(Round(number + 1, self.course.games, positions, round(loss, 4)))
        return self.rounds[-1]

    def lessons(self, number: int) -> list[Lesson]:
        """What is played in a round."""
        course = self.course
        warm = number < _WARM
        title = find_title(course.settings.title)
        each = max(1, course.games // _PARTS)
        whole = partial(
            Lesson,
            course.settings,
            self.net.sizes,
            self.net.weights(),
            course.seed,
            company=(usual_bot(title), *title.reference_bots),
            beside=1.0 if warm else _BESIDE,
            curious=_CURIOUS,
            fade=1.0 if warm else _FADE,
            unit=self.unit,
        )
        return [whole(first=(number * _PARTS + part) * each, games=each) for part in range(_PARTS)]

    def as_data(self) -> dict[str, object]:
        """The course and how it went."""
        settings = self.course.settings
        return {
            "title": settings.title,
            "players": settings.players,
            "seed": self.course.seed,
            "games": self.course.games,
            "unit": self.unit,
            "rounds": [asdict(one) for one in self.rounds],
        }

    def take_up(self, told: dict[str, Any]) -> None:
        """Go on from what `keep` wrote; `ValueError` if that is of another course."""
        if {**self.as_data(), "unit": told["unit"], "rounds": told["rounds"]} != told:
            raise ValueError("another course")
        self.net.read(self.file("npz"))
        self.rounds = [Round(**one) for one in told["rounds"]]
        self.unit = told["unit"]

    def keep(self) -> None:
        """Write everything into the folder; `BadInput` if that cannot be done."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_net(self.folder / f"{self.name}.net", self.net.sizes, self.net.numbers())
            self.net.write(self.file("npz"))
            self.file("json").write_text(json.dumps(self.as_data(), indent=1) + "\n", "utf-8")
        except OSError as error:
            raise BadInput("cannot-write", {"value": str(self.folder), "reason": error.strerror or ""}) from None

    def file(self, suffix: str) -> Path:
        """Where a part of it is kept."""
        return self.folder / f"{self.name}.{suffix}"


def begin(course: Course, folder: Path) -> Training:
    """A course from its beginning, or from where it was left in this folder."""
    study = study_of(course.settings)
    sizes = (study.features.size, *study.hidden, 2)
    training = Training(course, folder, Fitted(sizes, chance_for(course.seed, 0, "net").below(1 << 31)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        left = training.file("json")
        if left.exists():
            training.take_up(json.loads(left.read_text("utf-8")))
    except (ValueError, KeyError, TypeError, BadZipFile):
        # A file of something else, or half of one.
        raise BadInput("train-another", {"value": str(folder)}) from None
    except OSError as error:
        raise BadInput("cannot-write", {"value": str(folder), "reason": error.strerror or str(error)}) from None
    return training
