"""Results as Parquet: every game a row, and what the page tells of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from backroom.arena import parquet
from backroom.arena.parquet import LADDER, MATCH, SIMULATE, TRAIN, Column
from backroom.cli import main
from tests.house.copy_of import ROOT

TABLE = ("--players", "2", "--seed", "7")


def rows_of(file: Path, columns: Sequence[Column]) -> list[dict[str, Any]]:
    """Every row, from a file whose columns are these."""
    from pyarrow import parquet as pq

    table = pq.read_table(file)
    kinds = [(field.name, str(field.type).replace("element: ", "").replace("item: ", "")) for field in table.schema]
    assert kinds == [(column.name, column.kind) for column in columns]
    rows: list[dict[str, Any]] = table.to_pylist()
    return rows


def about(file: Path) -> dict[str, str]:
    """What the file says of all its rows."""
    from pyarrow import parquet as pq

    told = pq.read_schema(file).metadata
    return {key.decode().removeprefix("backroom."): value.decode() for key, value in told.items()}


@pytest.mark.cluster
@pytest.mark.parametrize("workers", ["1", "2"])
def test_every_simulated_game_is_a_row(tmp_path: Path, workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("an older file")

    assert main(["simulate", "gangster", *TABLE, "--games", "40", "--workers", workers, "--parquet", str(file)]) == 0

    rows = rows_of(file, SIMULATE)
    assert [row["game"] for row in rows] == list(range(40))
    assert all(len(row["scores"]) == 2 and set(row["winners"]) <= {0, 1} and row["winners"] for row in rows)
    assert f"{sum(row['decisions'] for row in rows):,}" in capsys.readouterr().out
    told = about(file)
    assert (told["command"], told["title"], told["players"], told["seed"], told["bots"]) == (
        "simulate", "gangster", "2", "7", "random,random",
    )  # fmt: skip
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


@pytest.mark.cluster
def test_a_match_a_ladder_and_a_course_are_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, ladder, course = (tmp_path / f"{name}.parquet" for name in ("match", "ladder", "course"))
    options = ["--players", "2", "--option", "miniature=true"]

    assert (
        main(["match", "random", "random", "--title", "gangster", *TABLE, "--games", "6", "--parquet", str(match)]) == 0
    )
    assert (
        main(["ladder", "gangster", *TABLE, "--levels", "random,soldier", "--games", "4", "--parquet", str(ladder)])
        == 0
    )
    weights = ["--games", "8", "--rounds", "2", "--out", str(tmp_path / "weights"), "--parquet", str(course)]
    assert main(["train", "chicago-poker", *options, *weights]) == 0

    assert [row["deal"] for row in rows_of(match, MATCH)] == [0, 1, 2]
    games = rows_of(ladder, LADDER)
    assert [(row["deal"], row["game"]) for row in games] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert all(sorted(row["levels"]) == ["random", "soldier"] and len(row["winners"]) == 1 for row in games)
    assert games[0]["levels"] == games[1]["levels"][::-1], "everybody sits one seat further on"
    won = sum(row["levels"][row["winners"][0]] == "soldier" for row in games)
    assert won / 4 == pytest.approx(_share(capsys.readouterr().out, "soldier"))
    assert [row["round"] for row in rows_of(course, TRAIN)] == [1, 2]
    assert about(course)["option.miniature"] == "true"


def _share(told: str, level: str) -> float:
    """What a ladder's table says of a level's wins."""
    import re

    (line,) = (line for line in told.splitlines() if re.match(rf"\W*{level}\b", line))
    found = re.search(r"(\d+(?:\.\d+)?) ?%", line)
    assert found is not None
    return float(found[1]) / 100


@pytest.mark.cluster
def test_a_file_that_cannot_be_written_is_told_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in (tmp_path, tmp_path / "nowhere" / "games.parquet"):
        assert main(["simulate", "gangster", "--games", "100000000", "--parquet", str(file)]) == 2
        assert str(file) in capsys.readouterr().err


def test_without_pyarrow_it_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda _: None)

    assert main(["simulate", "gangster", "--games", "1", "--parquet", str(tmp_path / "games.parquet")]) == 2

    assert capsys.readouterr().err == "A Parquet file needs pyarrow: pip install backroom[cluster]\n"


@pytest.mark.parametrize("command", ["SIMULATE", "MATCH", "LADDER", "TRAIN"])
def test_the_page_tells_every_column(command: str) -> None:
    page = (ROOT / "docs" / "cluster.md").read_text("utf-8")
    told = page.partition(f"### `{command.lower()}`\n")[2].partition("\n### ")[0]
    lines = [line for line in told.splitlines() if line.startswith("| `")]

    columns: Sequence[Column] = getattr(parquet, command)
    assert lines == [f"| `{one.name}` | `{one.kind}` | {one.about} |" for one in columns]
