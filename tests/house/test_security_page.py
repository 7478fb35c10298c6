"""The page about attacks names tests: all of them are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "security.md"


def test_every_test_that_the_page_names_exists() -> None:
    named = re.findall(r"`(tests/[a-z_/]+\.py)::(test_\w+)`", PAGE.read_text("utf-8"))
    assert len(named) > 30
    missing = [f"{file}::{name}" for file, name in named if f"def {name}(" not in (ROOT / file).read_text("utf-8")]
    assert missing == []


def test_every_point_of_the_review_is_answered() -> None:
    points = {int(number) for number in re.findall(r"^\| (\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE)}
    assert points == set(range(1, 32))
