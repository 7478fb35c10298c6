"""`backroom new-title`: a title under a new name, or one sentence why not. tests/house/test_newcomer.py plays it."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.cli import main


def files_of(folder: Path) -> dict[str, str]:
    return {str(file.relative_to(folder)): file.read_text("utf-8") for file in folder.rglob("*") if file.is_file()}


def test_a_package_is_written_and_nothing_in_it_bears_the_old_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-title", "north-side", "--into", str(tmp_path)]) == 0

    written = files_of(tmp_path / "north-side")
    assert {"pyproject.toml", "README.md", "north_side/__init__.py", "north_side/text/en/table.ftl"} <= written.keys()
    assert 'north-side = "north_side:TITLE"' in written["pyproject.toml"]
    assert "north-side = North Side\n" in written["north_side/text/en/table.ftl"]
    assert "\nNS-8 = " in written["north_side/text/en/clauses.ftl"]
    named = [name for name, text in written.items() if "penny" in (name + text).lower() or "PA-" in text]
    assert named == []
    assert "backroom play north-side" in capsys.readouterr().out


def test_a_name_of_one_word_gives_its_clauses_two_letters(tmp_path: Path) -> None:
    assert main(["new-title", "cicero", "--into", str(tmp_path)]) == 0

    assert "\nCI-1 = " in files_of(tmp_path / "cicero")["cicero/text/en/clauses.ftl"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("North-Side", "cannot be the name of a title"),
        ("north_side", "cannot be the name of a title"),
        ("../north", "cannot be the name of a title"),
        ("7-hills", "cannot be the name of a title"),
        ("n" * 41, "cannot be the name of a title"),
        ("gangster", "a title or of a Python module already"),
        ("json", "a title or of a Python module already"),
        ("class", "a title or of a Python module already"),
        ("list-and", "a title or of a Python module already"),
    ],
)
def test_a_name_that_does_not_do_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, said: str
) -> None:
    before = set(tmp_path.iterdir())

    assert main(["new-title", name, "--into", str(tmp_path)]) == 2

    assert said in capsys.readouterr().err
    assert set(tmp_path.iterdir()) == before


def test_what_lies_there_already_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "north-side").mkdir()
    (tmp_path / "north-side" / "mine.txt").write_text("mine")

    assert main(["new-title", "north-side", "--into", str(tmp_path)]) == 2

    assert files_of(tmp_path / "north-side") == {"mine.txt": "mine"}
    assert "is there already" in capsys.readouterr().err
