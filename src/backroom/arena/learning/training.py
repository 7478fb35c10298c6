"""A course of learning: rounds of games, each followed by fitting; it can be stopped and goes on from its folder.

The same seed and the same number of rounds give the same network, whoever plays, stopped in between or not: the
positions that are still learnt from are kept beside the network.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from backroom.arena.crew import Crew
from backroom.arena.learning.fitting import Fitted, fit
from backroom.arena.learning.games import Lesson, play_lesson, study_of
from backroom.arena.learning.noted import Noted, read_noted, write_noted
from backroom.arena.learning.telling import telling_of
from backroom.arena.simulate import chance_for
from backroom.games import find_title
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import Settings
from backroom.minds.net import write_net
from backroom.minds.study import Study
from backroom.minds.weights import file_for
from backroom.players import usual_bot

#: Positions of so many rounds are learnt from.
_KEPT = 30
#: Games are handed out in so many parts at most: as many whoever plays them.
_PARTS = 8
_BATCH = 256
_CURIOUS = 0.04
_BESIDE = 0.35
_FADE = 0.8
#: While the company plays alone, some of them err: what nobody ever does is never learnt from.
_STRAY = (0.0, 0.0, 0.1, 0.3)
#: The unit of leads before the first games are played, where a study has none.
_UNIT = 20.0


@dataclass(frozen=True)
class Course:
    """What is learnt, and how: `games` a round."""

    settings: Settings
    seed: str
    games: int


@dataclass
class Round:
    """What a round brought. `loss` is how wrong the network was about its positions, before it learnt from them."""

    number: int
    games: int
    positions: int
    loss: float


@dataclass
class Training:
    """A course and how far it has come. `folder` holds all of it."""

    course: Course
    folder: Path
    study: Study
    net: Fitted
    unit: float
    rounds: list[Round] = field(default_factory=list)
    noted: list[list[Noted]] = field(default_factory=list)
    """Of each of the last rounds, what was noted in its parts."""

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
        if number == 0 and not self.study.unit:
            self.unit = max(1.0, 1.5 * float(np.mean(np.concatenate([one.leads for one in fresh]))))
        loss = self.net.loss(fresh)
        self.noted = [*self.noted, fresh][-_KEPT:]
        positions = sum(len(one.targets) for one in fresh)
        steps = max(30, 3 * positions // _BATCH)
        luck = np.random.default_rng(chance_for(self.course.seed, number, "fit").below(1 << 31))
        rate = 1e-3 if number < 80 else 3e-4
        fit(self.net, [one for parts in self.noted for one in parts], steps, _BATCH, rate, luck)
        self.rounds.append(Round(number + 1, self.course.games, positions, round(loss, 4)))
        return self.rounds[-1]

    def lessons(self, number: int) -> list[Lesson]:
        """What is played in a round."""
        course = self.course
        warm = number * course.games < self.study.start
        title = find_title(course.settings.title)
        parts = min(_PARTS, course.games)
        # Games are numbered through, from round to round.
        firsts = [number * course.games + part * course.games // parts for part in range(parts + 1)]
        whole = partial(
            Lesson,
            course.settings,
            self.net.sizes,
            self.net.weights(),
            course.seed,
            company=(usual_bot(title), *title.reference_bots),
            beside=1.0 if warm else _BESIDE,
            stray=_STRAY if warm else (0.0,),
            curious=_CURIOUS,
            fade=1.0 if warm else _FADE,
            unit=self.unit,
        )
        return [whole(first=first, games=beyond - first) for first, beyond in pairwise(firsts)]

    def as_data(self) -> dict[str, object]:
        """The course and how it went."""
        settings = self.course.settings
        return {
            "title": settings.title,
            "players": settings.players,
            "options": {name: on for name, on in settings.options.items() if on},
            "seed": self.course.seed,
            "games": self.course.games,
            "unit": self.unit,
            "rounds": [asdict(one) for one in self.rounds],
        }

    def take_up(self) -> None:
        """Go on from what `keep` wrote; `ValueError` if that is of another course."""
        with self.file("npz").open("rb") as file, np.load(file) as kept:
            told = json.loads(str(kept["course"]))
            if {**self.as_data(), "unit": told["unit"], "rounds": told["rounds"]} != told:
                raise ValueError("another course")
            self.net.take_up(kept)
        self.rounds = [Round(**one) for one in told["rounds"]]
        self.unit = told["unit"]
        last = len(self.rounds)
        self.noted = [read_noted(self._noted_in(number)) for number in range(max(0, last - _KEPT) + 1, last + 1)]

    def keep(self) -> None:
        """Write everything into the folder; `BadInput` if that cannot be done."""
        told = self.as_data()
        last = len(self.rounds)
        try:
            self._noted_in(last).parent.mkdir(parents=True, exist_ok=True)
            if self.noted:
                write_noted(self._noted_in(last), self.noted[-1])
            # Whatever is interrupted before this goes on from the round before.
            with self.file("part").open("wb") as file:
                np.savez_compressed(file, course=np.array(json.dumps(told)), **self.net.kept())
            os.replace(self.file("part"), self.file("npz"))
            self._noted_in(last - _KEPT).unlink(missing_ok=True)
            write_net(self.folder / file_for(self.course.settings.players), self.net.sizes, self.net.numbers())
            self.file("json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        except OSError as error:
            raise BadInput("cannot-write", {"value": str(self.folder), "reason": error.strerror or ""}) from None

    def file(self, suffix: str) -> Path:
        """Where a part of it is kept."""
        return self.folder / f"{self.name}.{suffix}"

    def _noted_in(self, number: int) -> Path:
        """Where the positions of a round are kept."""
        return self.folder / f"{self.name}.noted" / f"{number}.npz"


def begin(course: Course, folder: Path) -> Training:
    """A course from its beginning, or from where it was left in this folder."""
    study = study_of(course.settings)
    net = Fitted(study.sizes, telling_of(study), chance_for(course.seed, 0, "net").below(1 << 31))
    training = Training(course, folder, study, net, study.unit or _UNIT)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if training.file("npz").exists():
            training.take_up()
    except (ValueError, KeyError, TypeError, BadZipFile, FileNotFoundError):
        # A file of something else, half of one, or one of several.
        raise BadInput("train-another", {"value": str(folder)}) from None
    except OSError as error:
        raise BadInput("cannot-write", {"value": str(folder), "reason": error.strerror or str(error)}) from None
    return training
