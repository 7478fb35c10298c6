"""TypeScript types from the Python types of the wire, so that the two cannot drift apart.

`python -m backroom.server.typescript` prints `web/src/net/protocol.ts`: what goes over a socket. With `requests` behind
it, `web/src/net/requests.ts`: what goes over plain HTTP; with `lessons`, `web/src/net/lessons.ts`: what goes over the
socket of a lesson. With a title behind it, the `view.ts` of that title's board,
from the type that its `Title.view` names. A test holds every file to it.
"""

from __future__ import annotations

import re
import sys
import types
from collections.abc import Iterable, Mapping
from typing import Final, get_args, get_type_hints

from msgspec import inspect

from backroom.games import find_title
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.server import api, lesson_protocol
from backroom.server.lesson_api import LessonAbout, PlayOn
from backroom.table import protocol
from backroom.words import Words

COMMAND: Final = "python -m backroom.server.typescript"
REQUESTS: Final = "requests"
LESSONS: Final = "lessons"
_UNIONS = {"FromClient": protocol.FromClient, "Answer": protocol.Answer, "FromServer": protocol.FromServer}
_LESSON_UNIONS = {"FromLearner": lesson_protocol.FromLearner, "FromCoach": lesson_protocol.FromCoach}
_REQUESTS: list[type] = [
    api.OpenTable, api.OpenedTable, api.HostWish, api.HostAnswer, api.ListedTable, api.TitleAbout,
    api.ReplayWish, api.Replay, api.Past, api.LogPage, api.Fork, api.TakenSeat, api.TakeSeat,
    api.TakeChair, api.Chair, api.DevicesWish, api.Devices, api.HouseAbout, api.TitleText, api.DoorWish, api.DoorAbout,
    api.SpokenCode, api.SpokenFor, api.ReportWish, api.Reported, api.OwnTables, api.OwnNews, LessonAbout, PlayOn,
]  # fmt: skip
#: What the name of a type ends with where the plain name is a class's: `CardData` is the `Card` of TypeScript.
_DATA: Final = "Data"


def protocol_types() -> str:
    """The whole of `protocol.ts`."""
    parts = [_head(COMMAND), f"export const VERSION = {protocol.VERSION};\n"]
    parts += [text for _, text in sorted(_interfaces_of(_UNIONS).texts.items())]
    return "\n".join([*parts, *_written(_UNIONS)])


def request_types() -> str:
    """The whole of `requests.ts`, which takes from `protocol.ts` what both speak of."""
    lessons = _interfaces_of(_LESSON_UNIONS).texts
    return _beside_protocol(REQUESTS, Interfaces(_REQUESTS).texts, [], {"./lessons": set(lessons)})


def lesson_types() -> str:
    """The whole of `lessons.ts`, likewise."""
    return _beside_protocol(LESSONS, _interfaces_of(_LESSON_UNIONS).texts, _written(_LESSON_UNIONS), {})


def _beside_protocol(which: str, texts: dict[str, str], more: list[str], others: dict[str, set[str]]) -> str:
    """These types; those that `protocol.ts` or another file has are taken from there."""
    theirs = set(_interfaces_of(_UNIONS).texts)
    files = {**{file: names - theirs for file, names in others.items()}, "./protocol": theirs}
    known = set().union(*files.values())
    body = "\n".join([*(text for name, text in sorted(texts.items()) if name not in known), *more])
    code = re.sub(r"/\*\*.*\*/", "", body)
    taken = []
    for file, names in files.items():
        used = sorted(name for name in names if re.search(rf"\b{name}\b", code))
        if used:
            taken.append(f"import type {{ {', '.join(used)} }} from '{file}';\n")
    return "\n".join([_head(f"{COMMAND} {which}"), "".join(taken), body])


def view_types(title: AnyTitle) -> str:
    """The whole of a title's `view.ts`, what is held by others before them."""
    if title.view is None:
        raise BadInput("title-no-view-type", {"title": title.id})
    return "\n".join([_head(f"{COMMAND} {title.id}"), *Interfaces([title.view]).texts.values()])


class Interfaces:
    """An interface for each of these types and for all that they hold."""

    def __init__(self, kinds: Iterable[type]) -> None:
        #: By the name in TypeScript.
        self.texts: dict[str, str] = {}
        for kind in inspect.multi_type_info(kinds):
            self._type(kind)

    def _type(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.StructType() | inspect.TypedDictType():
                return self._interface(kind)
            case inspect.Metadata():
                some = (kind.extra or {}).get("some")
                return f"Partial<{self._type(kind.type)}>" if some else self._type(kind.type)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self._type(part) for part in kind.types))
            case inspect.LiteralType():
                return " | ".join(f'"{value}"' for value in kind.values)
            case inspect.CollectionType():
                item = self._type(kind.item_type)
                return f"({item})[]" if " " in item else f"{item}[]"
            case inspect.DictType():
                return f"Record<{self._type(kind.key_type)}, {self._type(kind.value_type)}>"
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
        return "unknown"

    def _interface(self, kind: inspect.StructType | inspect.TypedDictType) -> str:
        name = str(kind.cls.__name__).removesuffix(_DATA)
        if name not in self.texts:
            lines = [
                f"  {field.encode_name}{'' if field.required else '?'}: {self._type(field.type)};"
                for field in _fields(kind)
            ]
            if isinstance(kind, inspect.StructType) and kind.tag_field:
                lines.insert(0, f'  {kind.tag_field}: "{kind.tag}";')
            about = [f"/** {' '.join(kind.cls.__doc__.split())} */"] if kind.cls.__doc__ else []
            self.texts[name] = "\n".join([*about, f"export interface {name} {{", *lines, "}", ""])
        return name


def _fields(kind: inspect.StructType | inspect.TypedDictType) -> list[inspect.Field]:
    """In the order in which they are declared, which msgspec does not keep of a TypedDict."""
    if isinstance(kind, inspect.StructType):
        return list(kind.fields)
    declared = list(get_type_hints(kind.cls))
    return sorted(kind.fields, key=lambda field: declared.index(field.name))


def _interfaces_of(unions: Mapping[str, types.UnionType]) -> Interfaces:
    return Interfaces([member for union in unions.values() for member in _members(union)])


def _written(unions: Mapping[str, types.UnionType]) -> list[str]:
    return [
        f"export type {name} = {' | '.join(member.__name__ for member in _members(union))};\n"
        for name, union in unions.items()
    ]


def _members(union: types.UnionType) -> list[type]:
    return list(get_args(union))


def _head(command: str) -> str:
    return f"// Made by `{command}` from the types in Python. Do not edit.\n"


def main(arguments: list[str]) -> int:
    """Print the file that is asked for."""
    try:
        match arguments:
            case []:
                text = protocol_types()
            case [one] if one == REQUESTS:
                text = request_types()
            case [one] if one == LESSONS:
                text = lesson_types()
            case [title, *_]:
                text = view_types(find_title(title))
        print(text, end="")
    except BadInput as refused:
        print(Words("en").rejection(refused), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
