"""`--json`: one document on standard output, and nothing else. `-`: standard input and output instead of files."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from tests.kernel.test_tampering import FOLDER

from backroom.cli import main
from backroom.games import find_title
from backroom.store.journal import Journal
from backroom.store.lines import About, Line

RECORD = FOLDER / "gangster.1.record"


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database without tables."""
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    Journal(address).close()
    return address


def data(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> Any:  # noqa: ANN401 whatever it is
    assert main([*arguments, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def type_in(monkeypatch: pytest.MonkeyPatch, given: bytes) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given)))


def test_rules_are_there_as_data_part_by_part(capsys: pytest.CaptureFixture[str]) -> None:
    (clause,) = data(capsys, "rules", "chicago-poker", "CP-47")
    assert clause["clause"] == "CP-47"
    assert [part["kind"] for part in clause["parts"]] == ["S", "R"]
    assert " ".join(part["text"] for part in clause["parts"]) == clause["text"]


def test_a_replay_is_there_as_data_and_tells_each_seat_only_what_it_knew(capsys: pytest.CaptureFixture[str]) -> None:
    whole = data(capsys, "replay", str(RECORD))
    first, second = (data(capsys, "replay", str(RECORD), "--seat", seat) for seat in ("1", "2"))
    assert whole["seen"] == "open"
    assert (first["seen"], second["seen"]) == (1, 2)
    assert [moment["number"] for moment in whole["moments"] if moment["what"] == "move"][-1] > 1
    assert whole["over"] is True
    assert first["moments"] != second["moments"]


def test_a_verification_is_there_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "verify", str(RECORD))
    assert found["fits"] is True
    assert any("every one fits" in said for said in found["says"])


def test_a_record_that_does_not_fit_leaves_standard_output_empty(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    other = tmp_path / "other.record"
    other.write_text(RECORD.read_text("utf-8").replace("Player", "Nobody"), "utf-8")
    assert main(["verify", str(other), "--json"]) == 1
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_what_is_done_to_a_database_is_told_as_data(
    capsys: pytest.CaptureFixture[str], database: str, tmp_path: Path
) -> None:
    copy, export = str(tmp_path / "copy.db"), str(tmp_path / "tables.jsonl")
    on = ["--db", database]
    assert data(capsys, "backup", copy, *on) == {"file": copy}
    assert data(capsys, "export", export, *on) == {"file": export, "games": 0, "left_out": []}
    assert data(capsys, "import", export, *on) == {"tables": 0}
    assert data(capsys, "check", *on) == {"whole": True, "tables": 0, "findings": []}
    assert data(capsys, "prune", "--days", "1", *on) == {"tables": 0}


def test_a_table_is_deleted_and_damage_is_told_as_data(capsys: pytest.CaptureFixture[str], database: str) -> None:
    with_a_line_that_is_none(database, "sometable")
    on = ["--db", database]
    found = data(capsys, "check", *on, code=1)
    assert (found["whole"], found["tables"]) == (False, 1)
    assert found["findings"][0]["value"] == "sometable"
    deleted = data(capsys, "forget", "sometable", "--delete", *on)
    assert deleted == {"table": "sometable", "deleted": True, "seat": None}
    assert data(capsys, "check", *on)["tables"] == 0


def with_a_line_that_is_none(database: str, table: str) -> None:
    journal = Journal(database)
    journal.append([Line(table, 1, 0.0, "nonsense")], About(table, "gangster", "over", False, 0.0, 0.0, None)).result()
    journal.close()


def test_a_record_comes_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for command in (["verify", "-"], ["replay", "-", "--seat", "1"]):
        type_in(monkeypatch, RECORD.read_bytes())
        assert main(command) == 0
        assert capsys.readouterr().out


def test_a_receipt_comes_from_standard_input_but_not_both(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, (FOLDER / "gangster.1.receipt.json").read_bytes())
    assert main(["verify", str(RECORD), "--receipt", "-"]) == 0
    assert "receipt of" in capsys.readouterr().out
    assert main(["verify", "-", "--receipt", "-"]) == 2
    assert "standard input" in capsys.readouterr().err


def test_a_data_file_comes_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, find_title("chicago-poker").own_data.encode())
    assert data(capsys, "simulate", "chicago-poker", "--games", "2", "--data", "-")["games"] == 2


def test_tables_go_through_a_pipe(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database: str, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["export", "-", "--db", database]) == 0
    said = capsys.readouterr()
    assert all(json.loads(line) for line in said.out.splitlines())
    assert "0 games" in said.err
    assert not (tmp_path / "-").exists()
    type_in(monkeypatch, said.out.encode())
    assert main(["import", "-", "--db", database]) == 0


@pytest.mark.parametrize(
    "command",
    [
        ["backup", "-"],
        ["export", "-", "--records"],
        ["export", "-", "--json"],
        ["replay", "-", "--step"],
        ["play", "--resume", "-"],
        ["play", "--terminal", "--data", "-"],
    ],
    ids=" ".join,
)
def test_a_stream_where_only_a_file_makes_sense_is_refused(
    capsys: pytest.CaptureFixture[str],
    database: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    command: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BACKROOM_DB", database)
    assert main(command) == 2
    assert "-" in capsys.readouterr().err
    assert not (tmp_path / "-").exists()
