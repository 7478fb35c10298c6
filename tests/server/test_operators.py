"""Export, import and backup: tables go from one database to another and play on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from backroom.cli import main
from backroom.games import find_title
from backroom.kernel.record import read_record
from backroom.kernel.verify import verify
from backroom.server.api import OpenTable, SeatWish
from tests.server.place import Place
from tests.server.script import Script


def test_tables_go_to_another_house_and_play_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there, copied = (tmp_path / name for name in ("here", "there", "copied"))
    for folder in (here, there, copied):
        folder.mkdir()
    export, records, backup = tmp_path / "tables.jsonl", tmp_path / "records", copied / "tables.db"
    seats = [SeatWish(), SeatWish("random")]
    with Place(here) as place:
        place.open()
        done, begun = (place.open_table(OpenTable("chicago-poker", seats=seats)) for _ in range(2))
        first, second = (Script(place, table.table, table.seats[0].key) for table in (done, begun))
        first.sit()
        first.play(Random(1))
        second.sit()
        second.do(second.choose(second.until_asked(), Random(2)))
        second.until_asked()
        # All of it while the house is open.
        assert main(["--lang", "en", "export", str(export), "--db", place.database]) == 0
        assert main(["--lang", "en", "export", str(records), "--records", "--db", place.database]) == 0
        assert main(["--lang", "en", "backup", str(backup), "--db", place.database]) == 0
        assert main(["--lang", "en", "backup", str(backup), "--db", place.database]) == 2, "an old copy is kept"
        whole = {table.table: place.journal(table.table) for table in (done, begun)}
    for file in (export, backup):
        assert file.stat().st_mode & 0o077 == 0, f"{file.name} holds the seeds of running games"
    assert [file.name for file in records.iterdir()] == [f"{done.table}.record"]
    verify(read_record((records / f"{done.table}.record").read_text("utf-8")), find_title("chicago-poker"))
    capsys.readouterr()

    database = f"sqlite:///{there / 'tables.db'}"
    assert main(["--lang", "en", "import", str(export), "--db", database]) == 0
    assert "2" in capsys.readouterr().out
    assert main(["--lang", "en", "import", str(export), "--db", database]) == 0
    assert "0" in capsys.readouterr().out, "what is there already is left alone"

    for folder in (there, copied):
        with Place(folder) as place:
            place.open()
            assert {table: place.journal(table) for table in whole} == whole
            again = Script(place, begun.table, begun.seats[0].key)
            assert again.play(Random(3)).frame.status == "over"


@pytest.mark.parametrize(
    "text",
    ["nonsense", '["t", 1, 0.0]\n', '["t", 1, 0.0, "nonsense"]\n', '["t", 1, 0.0, "{\\"what\\":\\"sealed\\"}"]\n'],
)
def test_an_export_that_is_none_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = tmp_path / "tables.jsonl"
    file.write_text(text)
    assert main(["--lang", "en", "import", str(file), "--db", f"sqlite:///{tmp_path / 'tables.db'}"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "Traceback" not in told


def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder.db").mkdir()
    assert main(["--lang", "en", "export", str(tmp_path / "out"), "--db", f"sqlite:///{tmp_path / 'folder.db'}"]) == 2
    assert main(["--lang", "en", "serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'folder.db'}"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
