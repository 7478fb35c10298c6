"""From the schema of the days before migrations to that of today: whole, or not at all (finding 23)."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect

from backroom.cli import main
from backroom.store.chain import BEGINNING, chained, digest
from backroom.store.database import engine_to_read, engine_to_write
from backroom.store.journal import Journal
from backroom.store.lines import NotUpgraded, OtherSchema
from backroom.store.migrating import known_revisions, migrate
from backroom.store.reader import Reader
from backroom.store.schema import REVISION, metadata
from tests.postgres import ON_POSTGRES, Postgres
from tests.store.evening import address, do, opened, rows
from tests.store.today import all_told, write_database, write_rows


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=ON_POSTGRES)])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Makes addresses of databases of one kind, and of each kind in turn; a database called `old` is of those days."""

    def make(name: str) -> str:
        if request.param == "sqlite":
            file = tmp_path / name
            return address(write_database(file) if name == "old" else file)
        server: Postgres = request.getfixturevalue("postgres")
        url = server.new_database()
        return write_rows(url) if name == "old" else url

    return make


@pytest.fixture
def old(fresh: Callable[[str], str]) -> str:
    return fresh("old")


def _schema(url: str) -> dict[str, object]:
    engine = engine_to_read(url)
    look = inspect(engine)
    shape: dict[str, object] = {}
    for name in look.get_table_names():
        columns = [(c["name"], str(c["type"]), c["nullable"]) for c in look.get_columns(name)]
        key = look.get_pk_constraint(name)["constrained_columns"]
        shape[name] = (columns, key, sorted(str(index) for index in look.get_indexes(name)))
    engine.dispose()
    return shape


def test_a_database_that_was_upgraded_has_the_tables_of_a_new_one(fresh: Callable[[str], str]) -> None:
    old, new, from_nothing = (fresh(name) for name in ("old", "new", "nothing"))
    for url in (old, new):
        with opened(url):
            pass
    engine = engine_to_write(from_nothing)
    with engine.begin() as connection:
        migrate(connection, "base")
    engine.dispose()
    assert _schema(old) == _schema(new) == _schema(from_nothing)
    assert set(_schema(new)) == set(metadata.tables)
    assert known_revisions()[0] == REVISION


def test_old_lines_get_the_chain_that_they_would_have_had(old: str) -> None:
    before = sorted(rows(old, "SELECT table_id, seq, at, entry FROM journal"))
    with opened(old) as journal:
        assert len(journal.tables()) == len(all_told())
    after = sorted(rows(old, "SELECT table_id, seq, at, entry, chain FROM journal"))
    assert [row[:4] for row in after] == before
    chain = ""
    ends: dict[object, tuple[object, object]] = {}
    for table, seq, at, entry, written in after:
        assert isinstance(table, str)
        assert isinstance(seq, int)
        assert isinstance(at, float)
        assert isinstance(entry, str)
        chain = chained(BEGINNING if seq == 1 else chain, digest(table, seq, at, entry))
        assert written == chain
        ends[table] = (seq, chain)
    assert {row[0]: row[1:] for row in rows(old, "SELECT id, seq, chain FROM game_tables")} == ends


def test_the_old_database_is_kept_beside_the_new_one(tmp_path: Path) -> None:
    file = write_database(tmp_path / "tables.db")
    before = rows(file, "SELECT * FROM journal")
    with opened(file):
        pass
    copy = tmp_path / f"tables.db.before-{REVISION}"
    assert rows(copy, "SELECT * FROM journal") == before
    assert copy.stat().st_mode & 0o077 == 0
    with opened(file):
        pass
    assert sorted(path.name for path in tmp_path.glob("*.before-*")) == [copy.name], "upgraded once"


def test_an_upgrade_that_is_killed_leaves_the_old_database(old: str) -> None:
    before = rows(old, "SELECT table_id, seq, at, entry FROM journal")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.store.killed_upgrade", old]
    done = subprocess.run(command, env=environment, timeout=60)
    assert done.returncode == -signal.SIGKILL
    assert rows(old, "SELECT * FROM journal") == before
    assert rows(old, "SELECT schema_version FROM house") == [(1,)]
    with opened(old) as journal:
        for id_ in journal.tables():
            journal.load(id_)


def test_a_database_of_the_future_is_refused_in_words(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(database):
        pass
    do(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(OtherSchema):
        Journal(database)
    assert main(["--lang", "en", "serve", "--port", "0", "--db", database]) == 2
    assert "another version" in capsys.readouterr().err
    assert rows(database, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_the_backroom_of_the_days_before_does_not_write_into_a_database_of_today(tmp_path: Path) -> None:
    file = write_database(tmp_path / "tables.db")
    with opened(file):
        pass
    assert rows(file, "SELECT schema_version FROM house") == [(2,)], "it looks at this, and expects 1"


def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
        connection.commit()
    with pytest.raises(OtherSchema):
        Journal(f"sqlite:///{file}")
    assert [row[0] for row in rows(file, "SELECT name FROM sqlite_master")] == ["recipes"]


def test_a_command_that_only_reads_does_not_upgrade(tmp_path: Path) -> None:
    file = write_database(tmp_path / "tables.db")
    before = file.read_bytes()
    with pytest.raises(NotUpgraded):
        Reader(f"sqlite:///{file}")
    assert main(["--lang", "en", "backup", str(tmp_path / "copy.db"), "--db", f"sqlite:///{file}"]) == 0
    assert file.read_bytes() == before
    assert rows(tmp_path / "copy.db", "SELECT count(*) FROM game_tables") == [(len(all_told()),)]
