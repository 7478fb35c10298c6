"""`docs/lessons.md` tells what is so: its keys, its example, its commands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from backroom.commands.parser import filled_parser
from backroom.lessons.checking import check_lesson
from backroom.lessons.reading import KEYS, STEP_KEYS
from backroom.lessons.shelf import lesson_files
from backroom.template.penny_ante import TITLE

PAGE = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
COMMANDS = re.findall(r"^backroom (.*)$", PAGE, re.MULTILINE)


def test_every_key_is_described() -> None:
    told = set(re.findall(r"`([a-z]+)(?:\.en)?`", PAGE))
    assert ({*KEYS, *STEP_KEYS} - {"step"}) - told == set()


def test_the_example_is_in_order_for_the_title_that_new_title_writes() -> None:
    (example,) = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    text = example.replace("north-side", "penny-ante").replace("NS-", "PA-")
    assert [flaw.sentence("en") for flaw in check_lesson(text, "first-bid", TITLE)] == []


def test_the_lesson_that_new_title_writes_is_in_order() -> None:
    (file,) = lesson_files(TITLE)
    assert [flaw.sentence("en") for flaw in check_lesson(file.read_text("utf-8"), file.stem, TITLE)] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_are_in_order(command: str) -> None:
    name, *words = shlex.split(command)
    assert filled_parser()[1][name].parse_args(words)
