"""The `.ftl` files as they are written, read with Fluent's own parser."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

import backroom.words
from backroom.games import titles
from backroom.kernel.title import AnyTitle

SOURCE = Path(backroom.words.__file__).parents[1]
SHARED = SOURCE / "words" / "text"
#: What Fluent picks a variant by for a number, in English, Dutch and German alike.
PLURALS = frozenset({"one", "other"})


@dataclass(frozen=True)
class Message:
    """One message. `choices` are the keys that each selected variable is compared with, the numbers' aside."""

    id: str
    text: str
    """As it is written, attributes left out."""
    prose: str
    """Its words alone."""
    attributes: Mapping[str, str]
    variables: frozenset[str]
    numbers: frozenset[str]
    """Variables that pick a variant as numbers."""
    choices: Mapping[str, frozenset[str]]
    bad_plurals: frozenset[str]
    """Keys for a number that are neither a number nor a plural category."""


@dataclass(frozen=True)
class Catalogue:
    """Messages that are read together: the shared ones, or a title's."""

    name: str
    files: Mapping[str, Mapping[str, Path]]
    """By language, then by the file's name: the languages in which they are complete."""
    title: AnyTitle | None

    def messages(self, language: str, file: str) -> list[Message]:
        return read_messages(self.files[language][file])

    def all_messages(self, language: str) -> list[Message]:
        return [message for path in self.files[language].values() for message in read_messages(path)]

    def ids(self, language: str = "en") -> set[str]:
        return {message.id for message in self.all_messages(language)}

    def __str__(self) -> str:
        return self.name


def catalogues(languages: tuple[str, ...]) -> list[Catalogue]:
    """The shared messages, and those of every title."""
    shared = {language: {"shared": SHARED / f"{language}.ftl"} for language in languages}
    found = [Catalogue("shared", shared, None)]
    for title in titles():
        spoken = [language for language in languages if language in title.languages]
        folders = {language: sorted((title.folder / "text" / language).glob("*.ftl")) for language in spoken}
        named = {language: {path.stem: path for path in paths} for language, paths in folders.items()}
        found.append(Catalogue(title.id, named, title))
    return found


@cache
def read_messages(path: Path) -> list[Message]:
    """Every message of a file, duplicates included; what Fluent cannot read is an error."""
    return parse_messages(path.read_text("utf-8"))


def parse_messages(text: str) -> list[Message]:
    messages: list[Message] = []
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"Fluent cannot read: {entry.content}")
        if isinstance(entry, ast.Term):
            raise ValueError(f"-{entry.id.name} is a term: the browser and we have agreed on messages only")
        if isinstance(entry, ast.Message):
            messages.append(_message(entry))
    return messages


def _message(entry: ast.Message) -> Message:
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    nodes = [node for pattern in patterns if pattern is not None for node in _nodes(pattern)]
    selects = [node for node in nodes if isinstance(node, ast.SelectExpression)]
    numbers: set[str] = set()
    choices: dict[str, frozenset[str]] = {}
    bad: set[str] = set()
    for select in selects:
        if not isinstance(select.selector, ast.VariableReference):
            raise ValueError(f"{entry.id.name} selects by something else than a variable")
        name = select.selector.id.name
        keys = {_key(variant.key) for variant in select.variants}
        if keys & PLURALS or any(key.isdecimal() for key in keys):
            numbers.add(name)
            bad |= {key for key in keys if key not in PLURALS and not key.isdecimal()}
        else:
            choices[name] = choices.get(name, frozenset()) | keys
    return Message(
        id=entry.id.name,
        text=_written(entry.value),
        prose=" ".join(node.value for node in nodes if isinstance(node, ast.TextElement)),
        attributes={attribute.id.name: _written(attribute.value) for attribute in entry.attributes},
        variables=frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        numbers=frozenset(numbers),
        choices=choices,
        bad_plurals=frozenset(bad),
    )


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def _written(pattern: ast.Pattern | None) -> str:
    """A pattern as one line of text, whatever its layout in the file."""
    if pattern is None:
        return ""
    entry = ast.Message(ast.Identifier("x"), pattern)
    return re.sub(r"\s+", " ", FluentSerializer().serialize_entry(entry).partition("=")[2]).strip()
