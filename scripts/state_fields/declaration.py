"""What a title's `fields.py` declares. `backroom/kernel/fields.py` says how."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

WHO = ("Public", "Own", "Some", "Hidden")
NUMBERS = ("int", "i64", "bool")
LISTS = ("list[int]", "list[list[int]]")
TYPES = f"{', '.join((*NUMBERS, *LISTS))}, or a class of the title's own as `Thing | None`"
#: Every state has these.
KERNEL = ("stack", "outcome")


class WrongFields(Exception):
    """What is wrong with a title's declaration, or with a view that goes by it, in one sentence."""


@dataclass(frozen=True)
class Field:
    """One field as it is declared. `how` is `Fixed`, `Shared` or nothing."""

    name: str
    who: str
    how: str
    type: str
    start: str

    @property
    def thing(self) -> str:
        """The class of a thing; empty for numbers and lists."""
        return self.type.removesuffix(" | None") if self.type.endswith(" | None") else ""

    def copied(self, source: str) -> str:
        """Where clones and views have it from."""
        return source if self.how == "Shared" else self._listed(source)

    def told(self, source: str) -> str:
        """What a snapshot has of it."""
        return f"None if {source} is None else {source}.numbers()" if self.thing else self._listed(source)

    def restored(self) -> list[str]:
        """The lines that take it from a snapshot."""
        data = f'data["{self.name}"]'
        if self.thing:
            made = f"None if {self.name} is None else {maker_of(self.thing)}({self.name})"
            return [f'{self.name} = cast("list[object] | None", {data})', f"self.{self.name} = {made}"]
        if self.type == "list[int]":
            return [f'self.{self.name} = list(cast("list[int]", {data}))']
        if self.type == "list[list[int]]":
            return [f'self.{self.name} = [list(one) for one in cast("list[list[int]]", {data})]']
        return [f'self.{self.name} = cast("{self.type}", {data})']

    def _listed(self, source: str) -> str:
        if self.type == "list[int]":
            return f"{source}[:]"
        return f"[one[:] for one in {source}]" if self.type == "list[list[int]]" else source


@dataclass(frozen=True)
class Declaration:
    """What a `fields.py` declares. `imports` are the lines that its starts and types need."""

    stem: str
    fields: list[Field]
    imports: list[str]

    def of(self, *who: str) -> list[Field]:
        return [field for field in self.fields if field.who in who]

    @property
    def fixed(self) -> list[Field]:
        return [field for field in self.fields if field.how == "Fixed"]

    @property
    def all_public(self) -> bool:
        return len(self.of("Public")) == len(self.fields)


def maker_of(thing: str) -> str:
    """The function that makes a thing from its numbers: `evaluation_of` for `Evaluation`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", thing).lower() + "_of"


def declared(file: Path) -> Declaration:
    """What a `fields.py` declares; `WrongFields` says what is wrong with it."""
    tree = ast.parse(file.read_text("utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    if len(classes) != 1:
        raise WrongFields(f"{place_in(file)} has {len(classes)} classes, and not one that declares the fields.")
    fields: list[Field] = []
    for node in classes[0].body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            if isinstance(node, ast.Expr):
                continue
            raise WrongFields(f"{place_in(file, node)}: only fields are declared here, as `name: Public[int] = 0`.")
        try:
            field = _field(node.target.id, node)
        except WrongFields as wrong:
            raise WrongFields(f"{place_in(file, node)}: {wrong}") from None
        if field.name in KERNEL or any(field.name == other.name for other in fields):
            every = " (every state has it)" if field.name in KERNEL else ""
            raise WrongFields(f"{place_in(file, node)}: the field '{field.name}' is declared twice{every}.")
        fields.append(field)
    return Declaration(classes[0].name, fields, list(_imports(tree, fields)))


def _field(name: str, node: ast.AnnAssign) -> Field:
    who, type_ = _split(node.annotation)
    if who not in WHO:
        raise WrongFields(f"the field '{name}' is '{who}', which is none of {', '.join(WHO)}.")
    if not isinstance(node.annotation, ast.Subscript):
        raise WrongFields(f"the field '{name}' has no type, as `{who}[int]`.")
    how, inner = _split(node.annotation.slice)
    if how in ("Fixed", "Shared"):
        type_ = inner
    else:
        how = ""
    start = "" if node.value is None else ast.unparse(node.value)
    number, listed = type_ in NUMBERS, type_ in LISTS
    if not number and not listed and not re.fullmatch(r"[A-Z]\w* \| None", type_):
        raise WrongFields(f"the field '{name}' has the type '{type_}', which is none of {TYPES}.")
    if (how == "Fixed" and not (number and who == "Public")) or (how == "Shared" and not listed):
        raise WrongFields(f"the field '{name}' cannot be {how}: Fixed are public numbers, Shared are lists.")
    if (listed or how == "Fixed") == bool(start):
        needs = "needs a start, as `= 0`" if not start else "has no start: who makes a state gives it"
        raise WrongFields(f"the field '{name}' {needs}.")
    return Field(name, who, how, type_, start)


def _split(annotation: ast.expr) -> tuple[str, str]:
    """`Public[int]` as its two parts; the second is empty if there is but one."""
    if isinstance(annotation, ast.Subscript):
        return ast.unparse(annotation.value), ast.unparse(annotation.slice)
    return ast.unparse(annotation), ""


def _imports(tree: ast.Module, fields: list[Field]) -> Iterator[str]:
    used = {field.start for field in fields} | {field.thing for field in fields}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            names = [one.name for one in node.names if one.name in used]
            names += [maker_of(field.thing) for field in fields if field.thing in names]
            if names:
                yield f"from {node.module} import {', '.join(names)}"


def place_in(file: Path, node: ast.stmt | ast.expr | None = None) -> str:
    return f"{file.parent.name}/{file.name}" + (f", line {node.lineno}" if node else "")
