"""Where the source speaks of messages: a scan of its syntax trees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

#: Calls that take a message id, and at which place.
SPEAKERS = {
    "say": 0, "text": 0, "show": 0, "_format": 0, "Event": 0, "BadInput": 0, "Rejected": 0,
    "Refusal": 1, "Choice": 1, "Update": 2,
}  # fmt: skip
#: Ids with these beginnings are messages wherever they are written.
FAMILIES = ("no-such-", "record-", "refused-", "rules-", "sim-", "term-", "titles-", "verify-", "why-")
_ID = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
_PART = re.compile(r"[A-Za-z0-9-]*")


@dataclass(frozen=True)
class Mention:
    """A message id that some function hands to a speaker, and the names of the facts made in that function."""

    message: str
    facts: frozenset[str] | None
    """None where the facts are made elsewhere."""
    where: str


@dataclass
class Usage:
    """What some files say."""

    literals: set[str] = field(default_factory=set)
    """Texts that could be ids: all but docstrings and the names of facts."""
    frames: set[tuple[str, str]] = field(default_factory=set)
    """Ids that are put together in the code, before and after the hole: (`ask-`, ``) of `f"ask-{prompt}"`."""
    mentions: list[Mention] = field(default_factory=list)
    events: set[str] = field(default_factory=set)
    secret_events: set[str] = field(default_factory=set)
    """Events that have a secret, so that `-seen` tells it."""

    def must_exist(self) -> set[str]:
        """Everything that is surely meant as a message id."""
        families = {text for text in self.literals if text.startswith(FAMILIES) and _ID.fullmatch(text)}
        return families | {mention.message for mention in self.mentions}

    def puts_together(self, message: str, fillings: set[str]) -> bool:
        """Whether some frame makes this id, its hole filled with a text of the source or one of `fillings`."""
        holes = [
            message[len(before) : len(message) - len(after)]
            for before, after in self.frames
            if len(message) > len(before) + len(after) and message.startswith(before) and message.endswith(after)
        ]
        return any(hole in self.literals or hole in fillings for hole in holes)

    def add(self, other: Usage) -> None:
        """What another file says, too."""
        self.literals |= other.literals
        self.frames |= other.frames
        self.mentions += other.mentions
        self.events |= other.events
        self.secret_events |= other.secret_events


def scan(paths: list[Path]) -> Usage:
    usage = Usage()
    for path in paths:
        usage.add(_scan_file(path))
    return usage


@cache
def _scan_file(path: Path) -> Usage:
    usage = Usage()
    scan_text(path.read_text("utf-8"), path.name, usage)
    return usage


def scan_text(text: str, name: str, usage: Usage) -> None:
    """Add what one file says."""
    tree = ast.parse(text)
    mute = _not_ids(tree)
    functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in mute:
            usage.literals.add(node.value)
        if isinstance(node, ast.JoinedStr):
            usage.frames |= _frame(node)
    for function in functions.values():
        made = _fact_names(function, functions)
        for call in _calls(function):
            said = SPEAKERS.get(_called(call))
            if said is None or len(call.args) <= said:
                continue
            facts = made if _facts_at_hand(call, said) else None
            for message in _ids(call.args[said]):
                usage.mentions.append(Mention(message, facts, f"{name}:{call.lineno}"))
                if _called(call) == "Event":
                    usage.events.add(message)
                    if _has_secret(call):
                        usage.secret_events.add(message)


def _not_ids(tree: ast.AST) -> set[ast.expr]:
    """Docstrings, keys of dictionaries and subscripts, pieces of other texts: never ids."""
    mute: set[ast.expr] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            mute.add(node.value)
        elif isinstance(node, ast.Dict):
            mute |= {key for key in node.keys if key is not None}
        elif isinstance(node, ast.Subscript):
            mute.add(node.slice)
        elif isinstance(node, ast.JoinedStr):
            mute |= set(node.values)
    return mute


def _frame(text: ast.JoinedStr) -> set[tuple[str, str]]:
    """What stands around the only hole of a text; nothing if that cannot be an id of several words."""
    parts = [part.value if isinstance(part, ast.Constant) else None for part in text.values]
    if parts.count(None) != 1:
        return set()
    hole = parts.index(None)
    before, after = ("".join(str(part) for part in side) for side in (parts[:hole], parts[hole + 1 :]))
    fits = _PART.fullmatch(before) and _PART.fullmatch(after) and (before.endswith("-") or after.startswith("-"))
    return {(before, after)} if fits else set()


def _calls(function: ast.FunctionDef) -> Iterator[ast.Call]:
    return (node for node in ast.walk(function) if isinstance(node, ast.Call))


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _ids(said: ast.expr) -> Iterator[str]:
    """The ids that an argument may be: one, or one of two."""
    if isinstance(said, ast.IfExp):
        yield from _ids(said.body)
        yield from _ids(said.orelse)
    elif isinstance(said, ast.Constant) and isinstance(said.value, str) and _ID.fullmatch(said.value):
        yield said.value


def _facts_at_hand(call: ast.Call, said: int) -> bool:
    """Whether the facts are none or written down in the same function, so that their names can be read."""
    facts = call.args[said + 1 : said + 2]
    return _called(call) != "Update" and all(isinstance(fact, ast.Dict | ast.Name | ast.BinOp) for fact in facts)


def _fact_names(function: ast.FunctionDef, functions: dict[str, ast.FunctionDef]) -> frozenset[str]:
    """Names of all facts made in a function, or in one of the same file that it calls by name."""
    called = [functions[_called(call)] for call in _calls(function) if _called(call) in functions]
    keys: list[ast.expr | None] = []
    for node in (node for body in [function, *called] for node in ast.walk(body)):
        if isinstance(node, ast.Dict):
            keys += node.keys
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            keys.append(node.slice)
    return frozenset(key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str))


def _has_secret(call: ast.Call) -> bool:
    secret = call.args[2] if len(call.args) > 2 else None
    return secret is not None and not (isinstance(secret, ast.Constant) and secret.value is None)
