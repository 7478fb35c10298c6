"""TypeScript types of a title's view, inferred from games: `view_types.py TITLE` prints the title's `view.ts`.

Seeded games by random players, for every number of players and every option, are looked at from every seat and from
the onlookers' bench. What was seen decides: a field that was sometimes None is `| null`, one that was not always there
is optional. Texts are `string`: the rarest hand of a title may not have come up.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path

from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.event import ONLOOKER
from backroom.kernel.game import Game
from backroom.kernel.record import read_record
from backroom.kernel.replay import replay
from backroom.kernel.title import AnyTitle

GAMES = 200
#: Golden playthroughs lie here, in a folder for each title.
RECORDS = Path(__file__).parents[1] / "tests" / "games"
#: So often each question is looked at, for each number of players and each option: a rare one whenever it comes up.
LOOKS = 60


class Seen:
    """What came up at one place of the data."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.item: Seen | None = None
        self.fields: dict[str, Seen] = {}
        self.objects = 0
        self.present: dict[str, int] = {}

    def look(self, value: object) -> None:
        if value is None:
            self.kinds.add("null")
        elif isinstance(value, bool):
            self.kinds.add("boolean")
        elif isinstance(value, (int, float)):
            self.kinds.add("number")
        elif isinstance(value, str):
            self.kinds.add("string")
        elif isinstance(value, (list, tuple)):
            self.kinds.add("list")
            self.item = self.item or Seen()
            for item in value:
                self.item.look(item)
        elif isinstance(value, dict):
            self.kinds.add("object")
            self.objects += 1
            for name, item in value.items():
                self.present[name] = self.present.get(name, 0) + 1
                self.fields.setdefault(name, Seen()).look(item)
        else:
            raise TypeError(f"a view holds {type(value).__name__}, which JSON does not know")

    def take_in(self, other: Seen) -> None:
        """Everything that came up at another place came up here as well."""
        self.kinds |= other.kinds
        self.objects += other.objects
        if other.item:
            self.item = self.item or Seen()
            self.item.take_in(other.item)
        for name, seen in other.fields.items():
            self.present[name] = self.present.get(name, 0) + other.present[name]
            self.fields.setdefault(name, Seen()).take_in(seen)


class Writer:
    """Writes what was seen as TypeScript; equal objects share one interface."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def type_of(self, seen: Seen, name: str) -> str:
        parts: list[str] = []
        if "object" in seen.kinds:
            parts.append(self._object(seen, name))
        if "list" in seen.kinds:
            item = self.type_of(seen.item, _one(name)) if seen.item and seen.item.kinds else "unknown"
            parts.append(f"({item})[]" if " " in item else f"{item}[]")
        parts += [kind for kind in ("string", "number", "boolean", "null") if kind in seen.kinds]
        return " | ".join(parts)

    def _object(self, seen: Seen, name: str) -> str:
        if any(field[-1].isdecimal() for field in seen.fields):
            # Fields like `red-7` are keys: one type for all of them.
            every = Seen()
            for value in seen.fields.values():
                every.take_in(value)
            return f"Record<string, {self.type_of(every, name)}>"
        types = {field: self.type_of(value, _camel(field)) for field, value in seen.fields.items()}
        if types and set(types.values()) == {"number"} and len(types) > 2 and _names_things(seen):
            keys = " | ".join(f"'{field}'" for field in types)
            return f"Record<{keys}, number>"
        lines = []
        for field, kind in types.items():
            optional = "?" if seen.present[field] < seen.objects else ""
            lines.append(f"  {field if field.isidentifier() else repr(field)}{optional}: {kind};")
        body = "\n".join(lines)
        for known, text in self.interfaces.items():
            if text == body:
                return known
        while name in self.interfaces:
            name += "Too"
        self.interfaces[name] = body
        return name


def view_types(title: AnyTitle) -> str:
    """The whole file."""
    seen = Seen()
    for data in chain(_views(title), _rare_views(title)):
        seen.look(data)
    writer = Writer()
    stem = "".join(part.capitalize() for part in title.id.split("-"))
    root = writer.type_of(seen, f"{stem}View")
    assert root == f"{stem}View"
    head = f"// Made by `python scripts/view_types.py {title.id}` from games it looked at. Do not edit.\n"
    parts = [f"export interface {name} {{\n{body}\n}}\n" for name, body in writer.interfaces.items()]
    return "\n".join([head, *parts])


def _views(title: AnyTitle) -> Iterator[object]:
    for players in range(title.least, title.most + 1):
        options = [option.name for option in title.options if option.least <= players <= option.most]
        for values in product((False, True), repeat=len(options)):
            settings = title.settings(players, dict(zip(options, values, strict=True)))
            rules = title.rules(settings)
            looks: Counter[str] = Counter()
            for seed in range(GAMES):
                yield from _views_of(Game(rules, FastChance(seed)), random.Random(seed), looks)


def _rare_views(title: AnyTitle) -> Iterator[object]:
    """What random games hardly ever show: the golden playthroughs have it."""
    for file in sorted((RECORDS / title.id.replace("-", "_") / "playthroughs").glob("*.record")):
        for moment in replay(read_record(file.read_text("utf-8")), title):
            yield moment.game.view(ONLOOKER).as_data()


def _views_of(game: Game, luck: random.Random, looks: Counter[str]) -> Iterator[object]:
    while True:
        prompt = "" if game.over else game.decision.step.prompt
        looks[prompt] += 1
        if looks[prompt] <= LOOKS:
            for viewer in (*range(game.rules.players), ONLOOKER):
                yield game.view(viewer).as_data()
        if game.over:
            return
        game.apply(luck.choice(game.legal()))


def _names_things(seen: Seen) -> bool:
    """Fields like `jazz-club` name things; fields like `round` name facts."""
    return any(not field.isidentifier() for field in seen.fields)


def _camel(field: str) -> str:
    return "".join(part.capitalize() for part in field.replace("-", "_").replace(" ", "_").split("_"))


def _one(name: str) -> str:
    if name.endswith("ies"):
        return f"{name[:-3]}y"
    if name.endswith("sses"):
        return name[:-2]
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else name


if __name__ == "__main__":
    print(view_types(find_title(sys.argv[1])), end="")
