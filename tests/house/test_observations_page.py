"""The page about observations is made from the declared fields, and its example runs."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
import observations_page  # noqa: E402 after the path to it


def test_the_page_is_in_step() -> None:
    """If it is not: python scripts/observations_page.py"""
    assert observations_page.PAGE.read_text("utf-8") == observations_page.page()


def test_its_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", observations_page.page(), re.DOTALL)
    told: dict[str, object] = {}

    exec(example, told)

    buffer, size = told["buffer"], told["size"]
    assert isinstance(size, int)
    assert [any(buffer[seat * size : (seat + 1) * size]) for seat in range(4)] == [True] * 4  # type: ignore[index]
