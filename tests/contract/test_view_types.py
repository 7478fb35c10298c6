"""The browser's types of a view are what the games show: `scripts/view_types.py`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from backroom.games import titles
from backroom.kernel.title import AnyTitle

ROOT = Path(__file__).parents[2]


def the_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("view_types", ROOT / "scripts" / "view_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def types_file(title: AnyTitle) -> Path:
    return ROOT / "web" / "src" / "games" / title.id.replace("-", "_") / "view.ts"


# Games with every option are looked at: two minutes interpreted, and the views are the same.
@pytest.mark.compiled_rules
@pytest.mark.parametrize(
    "title", [title for title in titles() if types_file(title).exists()], ids=lambda title: title.id
)
def test_the_types_of_a_view_are_those_of_the_games(title: AnyTitle) -> None:
    assert types_file(title).read_text("utf-8") == the_script().view_types(title)
