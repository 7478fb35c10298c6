"""Data files bent in every way: refused in words, or rules that are built soon and can be played."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from backroom.games import find_title, titles
from backroom.kernel.chance import FastChance
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from tests.contract.aside import Say, within
from tests.contract.case import Case, cases_of
from tests.contract.mutations import WAYS, Bender
from tests.contract.walk import Walk

#: What one file may take: to be refused, or to be played with for a while.
PATIENCE = 60
#: A file that is accepted can be played so far at least, or to the end of the game.
MOVES = 200

SIGNS = [*"[]{}=,.\"'#\\ \n\t0123456789-_x\x00é", "[[", '"""', "'''", "1e9", "0x", "nan", "[a.b]"]

every_title = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


@every_title
def test_a_bent_file_is_refused_or_can_be_played(title: AnyTitle) -> None:
    within(PATIENCE, bend, title.id, 1, 120, 5)


@pytest.mark.long
@every_title
def test_bent_files_for_long(title: AnyTitle) -> None:
    within(PATIENCE, bend, title.id, 2, 6_000, 10**6)


def bend(say: Say, title_id: str, seed: int, files: int, played: int) -> None:
    """So many files; at most `played` of those that are accepted are played with, each in one of the title's cases."""
    title = find_title(title_id)
    own = random.Random(f"{seed} {title_id}")
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
            play(Case(title, title.settings(case.settings.players, case.settings.flags, text)), seed)
    assert left < played, "nothing was accepted, so nothing was played"


def accepted(title: AnyTitle, text: str) -> bool:
    """Whether the file is one to play with; whatever else can be wrong is told in words that fit on a screen."""
    try:
        title.load(text)
    except BadInput as refusal:
        refused = refusal
    else:
        return True
    assert refused.message.startswith("data-")
    assert len(str(refused)) < 3_000
    return False


def play(case: Case, seed: int) -> None:
    walk = Walk(case, seed, log=[])
    before = case.rules.inventory(walk.state)
    for state in walk.play():
        if walk.decisions % 50 == 0:
            for viewer in case.viewers:
                case.rules.update(state, viewer, []).as_data()
                case.rules.resample(case.rules.view(state, viewer), FastChance(seed))
            assert case.rules.inventory(case.rules.restore(state.as_data())) == before
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
