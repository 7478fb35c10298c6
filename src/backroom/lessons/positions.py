"""Positions that a rulebook's figures show: reached by playing, so that every one of them can be.

`rulebook/positions.toml` in a title's folder says how each is reached, `rulebook/positions.json` beside it holds what
is seen there. `python scripts/rulebook_positions.py` writes the second from the first.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import cast

from backroom.kernel.datafile import Table, line_of, read_toml, texts_in
from backroom.kernel.event import ONLOOKER
from backroom.kernel.title import AnyTitle, Settings
from backroom.lessons.conditions import seen_at
from backroom.lessons.course import Course
from backroom.lessons.lesson import Lesson, Played

FOLDER = "rulebook"


@dataclass(frozen=True)
class Position:
    """Where a figure's game stands: the deal, and what was played since. `eyes` are those of a seat, or the onlooker's.

    `sees` is what the rulebook's words and numbers rest on: where it stands in the view, and what must stand there.
    """

    id: str
    settings: Settings
    seed: int
    deal: tuple[str, ...]
    played: tuple[Played, ...]
    eyes: int
    sees: Mapping[str, object]
    line: int


def positions_of(title: AnyTitle) -> list[Position]:
    """Those of a title's rulebook, in the order of the file; none if it has no such file."""
    file = positions_file(title)
    if not file.is_file():
        return []
    source = file.read_text("utf-8")
    found: dict[str, Position] = {}
    for number, table in enumerate(cast("list[Table]", read_toml(source)["position"])):
        position = _position(title, table, found, line_of(source, ("position", number, "id")))
        found[position.id] = position
    return list(found.values())


def positions_file(title: AnyTitle) -> Path:
    return title.folder / FOLDER / "positions.toml"


def rulebook_text(title: AnyTitle, language: str) -> str:
    """A title's rulebook in a language, else in English; empty if nobody has written one."""
    files = [title.folder / FOLDER / f"{one}.md" for one in (language, "en")]
    return next((file.read_text("utf-8") for file in files if file.is_file()), "")


def seen_file(title: AnyTitle) -> Path:
    return title.folder / FOLDER / "positions.json"


def _position(title: AnyTitle, table: Table, found: Mapping[str, Position], line: int) -> Position:
    """A position of the file, perhaps `after` an earlier one, whose game goes on there."""
    base = found[str(table["after"])] if "after" in table else None
    players = table.get("players")
    assert base or isinstance(players, int), f"line {line}: how many players?"
    options = dict.fromkeys(texts_in(table.get("options", [])), True)
    seats = players if isinstance(players, int) else None
    played = [Played.read(text, line) for text in texts_in(table.get("played", []))]
    assert all(played), f"line {line}: {table['played']}"
    eyes = table.get("eyes", 1)
    assert isinstance(eyes, int)
    return Position(
        id=str(table["id"]),
        settings=base.settings if base else title.settings(seats, options),
        seed=base.seed if base else int(str(table.get("seed", 1))),
        deal=base.deal if base else tuple(texts_in(table.get("deal", []))),
        played=(*(base.played if base else ()), *chain.from_iterable(played)),
        eyes=eyes - 1 if eyes else ONLOOKER,
        sees=dict(_condition(text) for text in texts_in(table.get("sees", []))),
        line=line,
    )


def _condition(text: str) -> tuple[str, object]:
    path, _, value = text.partition("=")
    return path.strip(), json.loads(value)


def seen_from(title: AnyTitle, position: Position) -> dict[str, object]:
    """What is seen there, before and after the last choice, and what that choice brought.

    `Unfit` if the rules do not lead there.
    """
    now = course_at(title, position)
    before = course_at(title, position, but=1) if position.played else now
    told = now.rules.update(now.game.state, position.eyes, now.events[len(before.events) if position.played else 0 :])
    return {
        "view": told.view.as_data(),
        "before": before.rules.view(before.game.state, position.eyes).as_data() if position.played else None,
        "news": [{"event": event.name, "facts": event.facts} for event in told.events],
    }


def wrong_in(position: Position, seen: Mapping[str, object]) -> list[str]:
    """Which of the conditions do not hold there, and what stands in their place."""
    wrong = []
    for path, value in position.sees.items():
        try:
            there = seen_at(seen["view"], path)
        except KeyError:
            wrong.append(f"{position.id}: nothing at {path}")
            continue
        if there != value:
            wrong.append(f"{position.id}: {path} is {json.dumps(there)}, not {json.dumps(value)}")
    return wrong


def seen_text(title: AnyTitle) -> tuple[str, list[str]]:
    """What `positions.json` must be, a line for each position; and which conditions do not hold."""
    lines: list[str] = []
    wrong: list[str] = []
    for position in positions_of(title):
        seen = seen_from(title, position)
        wrong += wrong_in(position, seen)
        lines.append(f"{json.dumps(position.id)}: {json.dumps(seen, ensure_ascii=False, separators=(',', ':'))}")
    return "{\n" + ",\n".join(lines) + "\n}\n", wrong


def course_at(title: AnyTitle, position: Position, but: int = 0) -> Course:
    """The game at a position, as a lesson without steps; perhaps `but` the last choices."""
    lesson = Lesson(
        title=title,
        id=position.id,
        kind="lesson",
        minutes=1,
        settings=position.settings,
        seed=position.seed,
        name={},
        about={},
        deal=position.deal,
        played=position.played[: len(position.played) - but],
        steps=(),
        # The deal is found once for all that begin with it.
        source=f"{position.settings} {position.seed} {position.deal}",
    )
    return Course(lesson)
