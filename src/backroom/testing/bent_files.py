"""Data files bent in every way: refused in words, or rules that are built soon and can be played."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from backroom.kernel.chance import FastChance
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.testing.case import Case, cases_of
from backroom.testing.mutations import WAYS, Bender
from backroom.testing.walk import Walk

#: A file that is accepted can be played so far at least, or to the end of the game.
MOVES = 200

SIGNS = [*"[]{}=,.\"'#\\ \n\t0123456789-_x\x00é", "[[", '"""', "'''", "1e9", "0x", "nan", "[a.b]"]


def bend_files(say: Callable[[str], None], title: AnyTitle, seed: int, files: int, played: int) -> None:
    """So many files; at most `played` of those that are accepted are played with, each in one of the title's cases.

    `say` is told what is about to be tried, for rules that do not come back from it.
    """
    own = random.Random(f"{seed} {title.id}")
    bender = Bender(tomllib.loads(title.own_data), own)
    left = played
    for _ in range(files):
        if own.random() < 0.6:
            told, data = bender.bent(own.choice(list(bender.data)), own.choice(sorted(WAYS)))
            text = written(data)
        else:
            told, text = scrawled(title.own_data, own)
        say(told)
        if accepted(title, text) and left:
            left -= 1
            case = own.choice(list(cases_of(title)))
            play(Case(title, title.settings(case.settings.players, case.settings.options, text)), seed)
    assert left < played, "none of the changed data files was accepted, so nothing was played"


def accepted(title: AnyTitle, text: str) -> bool:
    """Whether the file is one to play with; whatever else can be wrong is told in words that fit on a screen."""
    try:
        title.load(text)
    except BadInput as refusal:
        refused = refusal
    else:
        return True
    assert refused.message.startswith("data-"), f"a data file was refused as {refused.message!r}, not as data-…"
    assert len(str(refused)) < 3_000, f"what is said of a data file is too long to be read: {str(refused)[:200]}…"
    return False


def play(case: Case, seed: int) -> None:
    walk = Walk(case, seed, log=[])
    before = case.rules.inventory(walk.state)
    for state in walk.play():
        if walk.decisions % 50 == 0:
            for viewer in case.viewers:
                case.rules.update(state, viewer, []).as_data()
                case.rules.resample(case.rules.view(state, viewer), FastChance(seed))
            kept = case.rules.inventory(case.rules.restore(state.as_data())) == before
            assert kept, "pieces were lost or made in a game with another data file"
        if walk.decisions >= MOVES:
            break


def scrawled(text: str, own: random.Random) -> tuple[str, str]:
    """A file into which somebody has typed: signs, lines and pieces of it changed, doubled, dropped or exchanged."""
    for _ in range(own.randint(1, 3)):
        lines = text.split("\n")
        at, other = own.randrange(len(lines)), own.randrange(len(lines))
        sign = own.choice(SIGNS)
        where = own.randrange(len(text) + 1)
        text = own.choice(
            [
                text[:where] + sign + text[where:],
                text[:where] + text[where + own.randint(1, 30) :],
                text[:where] + sign * own.randint(2, 400) + text[where:],
                "\n".join([*lines[:at], lines[other], *lines[at:]]),
                "\n".join([*lines[:at], *lines[at + 1 :]]),
                "\n".join([*lines[:at], lines[other], *lines[at + 1 :]]),
            ]
        )
    return f"scrawled: {text!r}", text


def written(data: Mapping[str, Any]) -> str:
    """Data as TOML, a value a line; what TOML cannot say is said as well as it goes."""
    plain = [f"{key} = {_value(value)}" for key, value in data.items() if not _is_table(value)]
    tables = [(key, value) for key, value in data.items() if _is_table(value)]
    for key, value in tables:
        for header, table in (
            [(f"[{key}]", value)] if isinstance(value, dict) else [(f"[[{key}]]", one) for one in value]
        ):
            plain += ["", header, *(f"{name} = {_value(inside)}" for name, inside in table.items())]
    return "\n".join(plain) + "\n"


def _is_table(value: object) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(one, dict) for one in value)
    return isinstance(value, dict)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {_value(inside)}' for key, inside in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return "none" if value is None else str(value)
