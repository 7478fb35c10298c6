"""From the text of a file to a lesson. Everything that is wrong with its form is told at once, each with its line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import cast

from backroom.games import find_title
from backroom.kernel.datafile import Path, Table, line_of, read_toml, texts_in
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.lessons.flaw import Flaw
from backroom.lessons.lesson import KINDS, REMARKS, Lesson, Played, Seen, Step, Texts, Told
from backroom.words import LANGUAGES

#: What a file may say at its top, and what it must.
KEYS = ("title", "kind", "minutes", "players", "options", "seed", "name", "about", "deal", "played", "step")
NEEDED = ("title", "kind", "minutes", "name", "about", "step")
#: What a step may say.
STEP_KEYS = (*REMARKS, "played", "clause", "light", "do", "accept", "falls", "brings", "sees", "goal", "within")
LONGEST_TEXT = 400
MOST_MINUTES = 60
MOST_WITHIN = 6
MOST_SEED = 2**31
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def read_lesson(text: str, lesson_id: str, title: AnyTitle | None = None) -> tuple[Lesson | None, list[Flaw]]:
    """The lesson of a file called `<lesson_id>.toml`, or what is wrong with its form.

    `title` is the one in whose folder it lies; without it, it is the one that the file names.
    """
    reader = _Reader(text)
    lesson = reader.lesson(lesson_id, title)
    return (None if reader.flaws else lesson), reader.flaws


class _Reader:
    """Reads one file and collects what is wrong with it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.flaws: list[Flaw] = []

    def lesson(self, lesson_id: str, home: AnyTitle | None) -> Lesson | None:
        try:
            data = read_toml(self._text)
        except BadInput as wrong:
            line = wrong.facts.get("line")
            self.flaws.append(Flaw(line if isinstance(line, int) else 1, wrong.message, wrong.facts))
            return None
        if not _ID.fullmatch(lesson_id):
            self._wrong((), lesson_id, "north-side.toml")
        self._keys((), data, KEYS, NEEDED)
        title = self._title(data.get("title"), home)
        steps = tuple(self._step(number, step) for number, step in enumerate(self._steps(data)))
        kind = data.get("kind")
        if kind not in KINDS:
            self._wrong(("kind",), kind, ", ".join(KINDS))
        if kind == "problem" and not any(step.goal for step in steps):
            self._flaw(("kind",), "lesson-lacks", {"value": "goal"})
        minutes = self._number(("minutes",), data.get("minutes", 0), 1, MOST_MINUTES)
        players = self._number(("players",), data["players"], 1, 99) if "players" in data else None
        options = self._texts(("options",), data.get("options", []))
        seed = self._number(("seed",), data.get("seed", 1), 0, MOST_SEED)
        name, about = (self._words((key,), data.get(key)) for key in ("name", "about"))
        deal = self._texts(("deal",), data.get("deal", []))
        played = tuple(self._played(("played",), data.get("played", [])))
        if title is None or self.flaws:
            return None
        try:
            settings = title.settings(players, dict.fromkeys(options, True))
        except BadInput as wrong:
            self.flaws.append(Flaw(self._line(("options" if options else "players",)), wrong.message, wrong.facts))
            return None
        return Lesson(
            title, lesson_id, str(kind), minutes, settings, seed, name, about, deal, played, steps, self._text
        )

    def _title(self, named: object, home: AnyTitle | None) -> AnyTitle | None:
        try:
            title = find_title(str(named)) if home is None or home.id != named else home
        except BadInput as wrong:
            self.flaws.append(Flaw(self._line(("title",)), wrong.message, wrong.facts))
            return None
        if home is not None and title is not home:
            self._wrong(("title",), named, home.id)
        return title

    def _steps(self, data: Table) -> list[Table]:
        steps = data.get("step")
        if not isinstance(steps, list) or not steps or not all(isinstance(step, dict) for step in steps):
            self._wrong(("step",), steps, "[[step]]")
            return []
        return cast("list[Table]", steps)

    def _step(self, number: int, step: Table) -> Step:
        at: Path = ("step", number)
        self._keys(at, step, STEP_KEYS, ("say",))
        text = {key: self._text_of((*at, key), step.get(key, "")) for key in ("clause", "do")}
        for key in ("accept", "falls", "brings", "goal", "otherwise", "after"):
            if key in step and not text["do"]:
                self._flaw((*at, key), "lesson-only-with-do", {"name": key})
        goal = step.get("goal", [])
        return Step(
            remarks={key: self._words((*at, key), step[key]) for key in REMARKS if key in step},
            played=tuple(self._played((*at, "played"), step.get("played", []))),
            clause=text["clause"],
            light=self._texts((*at, "light"), step.get("light", [])),
            do=text["do"],
            accept=self._texts((*at, "accept"), step.get("accept", [])),
            falls=self._texts((*at, "falls"), step.get("falls", [])),
            brings=tuple(self._told((*at, "brings"), step.get("brings", []))),
            sees=tuple(self._seen((*at, "sees"), step.get("sees", []))),
            goal=tuple(self._goal((*at, "goal"), [goal] if isinstance(goal, str) else goal)),
            within=self._number((*at, "within"), step.get("within", 1), 1, MOST_WITHIN),
        )

    def _keys(self, at: Path, table: Table, known: tuple[str, ...], needed: tuple[str, ...]) -> None:
        for key in table:
            if key not in known:
                self._flaw((*at, key), "lesson-unknown-key", {"value": key, "expected": ", ".join(known)})
        for key in needed:
            if key not in table:
                self._flaw(at, "lesson-lacks", {"value": key})

    def _words(self, at: Path, value: object) -> Texts:
        """A text in several languages, English among them."""
        if not isinstance(value, Mapping) or "en" not in value:
            where = (*at[:-1], f"{at[-1]}.{next(iter(value))}") if isinstance(value, Mapping) and value else at
            self._wrong(where, value, f'{at[-1]}.en = "…"')
            return {}
        for language, text in value.items():
            where = (*at[:-1], f"{at[-1]}.{language}")
            if language not in LANGUAGES:
                self._wrong(where, language, ", ".join(LANGUAGES))
            elif not isinstance(text, str) or not 0 < len(text) <= LONGEST_TEXT or not text.isprintable():
                self._flaw(where, "lesson-long-text", {"value": str(text)[:60], "most": LONGEST_TEXT})
        return {str(language): str(text) for language, text in value.items()}

    def _played(self, at: Path, value: object) -> Iterator[Played]:
        line = self._line(at)
        for text in self._texts(at, value):
            line = self._line_below(line, text)
            played = Played.read(text, line)
            if not played:
                self.flaws.append(Flaw(line, "lesson-wrong", _facts(at, text, "2: draw => red-7")))
            yield from played

    def _goal(self, at: Path, value: object) -> Iterator[Told | Seen]:
        """What must happen, and what must be seen behind it: there a value stands behind ` = `."""
        for text in self._texts(at, value):
            yield from self._seen(at, [text]) if " = " in text else self._told(at, [text])

    def _told(self, at: Path, value: object) -> Iterator[Told]:
        for text in self._texts(at, value):
            event, *facts = text.split()
            pairs = [fact.partition("=") for fact in facts]
            if not all(name and equals and said for name, equals, said in pairs):
                self._wrong(at, text, "business-won seat=1")
            yield Told(event, {name: said for name, _, said in pairs})

    def _seen(self, at: Path, value: object) -> Iterator[Seen]:
        for text in self._texts(at, value):
            path, equals, said = (part.strip() for part in text.partition("="))
            try:
                yield Seen(path, json.loads(said) if equals else None)
            except ValueError:
                self._wrong(at, text, "turn.actions = 2")

    def _texts(self, at: Path, value: object) -> tuple[str, ...]:
        texts = texts_in(value)
        if not isinstance(value, list) or len(texts) != len(value) or not all(text.strip() for text in texts):
            self._wrong(at, value, '["…", "…"]')
            return ()
        return tuple(texts)

    def _text_of(self, at: Path, value: object) -> str:
        if not isinstance(value, str):
            self._wrong(at, value, '"…"')
            return ""
        return value

    def _number(self, at: Path, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self._wrong(at, value, f"{least}–{most}")
            return least
        return value

    def _wrong(self, at: Path, value: object, expected: str) -> None:
        self.flaws.append(Flaw(self._line(at), "lesson-wrong", _facts(at, value, expected)))

    def _flaw(self, at: Path, message: str, facts: Mapping[str, object]) -> None:
        self.flaws.append(Flaw(self._line(at), message, facts))

    def _line(self, at: Path) -> int:
        return line_of(self._text, at) if at else 1

    def _line_below(self, line: int, text: str) -> int:
        """The first line from this one on that holds a text of a list; the list's own if it is written otherwise."""
        lines = self._text.splitlines()
        return next((number for number in range(line, len(lines) + 1) if f'"{text}"' in lines[number - 1]), line)


def _facts(at: Path, value: object, expected: str) -> dict[str, object]:
    name = str(at[-1]) if at and not isinstance(at[-1], int) else "id"
    return {"name": name, "value": str(value)[:80], "expected": expected}
