"""A title is there by its folder being there."""

import tomllib
from pathlib import Path

from hatch_build import modules_to_compile

from backroom.games import own_titles
from tests.house.copy_of import ROOT, copy_project, python

LIST_TITLES = "from backroom.games import titles; print(*[title.id for title in titles()])"
A_TITLE = """
from dataclasses import replace
from backroom.games.chicago_poker import TITLE as MODEL
TITLE = replace(MODEL, id="cicero")
"""


def test_a_new_folder_is_a_new_title_and_nothing_else_is_edited(tmp_path: Path) -> None:
    copy = copy_project(tmp_path)
    before = python(copy, "-c", LIST_TITLES).stdout.split()
    folder = copy / "src" / "backroom" / "games" / "cicero"
    folder.mkdir()
    (folder / "__init__.py").write_text(A_TITLE)
    listed = python(copy, "-c", LIST_TITLES)
    assert listed.stdout.split() != before, listed.stderr
    assert sorted(listed.stdout.split()) == sorted([*before, "cicero"])
    assert "chicago-poker" in before


def test_a_new_folder_is_compiled_with_the_others(tmp_path: Path) -> None:
    copy = copy_project(tmp_path)
    package = copy / "src" / "backroom"
    steps = package / "games" / "cicero" / "steps"
    steps.mkdir(parents=True)
    for module in (steps.parent / "__init__.py", steps.parent / "rules.py", steps / "drive.py"):
        module.touch()
    hook = tomllib.loads((copy / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    chosen = {str(module.relative_to(package)) for module in modules_to_compile(package, hook["hooks"]["custom"])}
    assert {"games/cicero/rules.py", "games/cicero/steps/drive.py", "kernel/game.py"} <= chosen
    assert not chosen & {"games/cicero/__init__.py", "kernel/refusal.py", "kernel/record.py", "cli.py"}


def boards_without_a_title(places: dict[str, list[str]], ids: list[str]) -> list[str]:
    """A sentence for every board that lies in `places` and has no title."""
    own = {id_.replace("-", "_") for id_ in ids}
    return [
        f"{place}/{name} is a board, but src/backroom/games has no title {name}: bring it back or remove the board"
        for place, names in places.items()
        for name in names
        if name not in own
    ]


def test_every_board_has_its_title() -> None:
    places = {"src/backroom/terminal/boards": "[a-z]*", "web/src/games": "*/"}
    found = {place: sorted(path.stem for path in (ROOT / place).glob(kind)) for place, kind in places.items()}

    assert all(found.values())
    assert boards_without_a_title(found, [title.id for title in own_titles()]) == []


def test_a_board_without_its_title_is_told_in_a_sentence() -> None:
    assert boards_without_a_title({"web/src/games": ["gangster", "cicero"]}, ["gangster"]) == [
        "web/src/games/cicero is a board, but src/backroom/games has no title cicero: bring it back or remove the board"
    ]
