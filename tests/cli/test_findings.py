"""What an attack on the command line once found, in real processes: each is one sentence, and leaves nothing behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

REFUSED = [
    (["serve", "--port", "99999"], ["--port", "99999", "65535"]),
    (["serve", "--port", "-1"], ["--port", "-1"]),
    (["serve", "--bot-workers", "0"], ["--bot-workers", "0", "1 to"]),
    (["serve", "--db", "tables.db"], ["--db", "tables.db", "sqlite:///tables.db"]),
    (["serve", "--port", "0", "--db", "oracle://there/tables"], ["oracle://there/tables", "SQLite"]),
    (["serve", "--port", "0", "--db", "nothing://there/tables"], ["nothing://there/tables", "SQLite"]),
    (["serve", "--port=0", "--db", "postgresql+asyncpg://a:secret@localhost/tables"], ["asyncpg", "a:***@localhost"]),
    (["serve", "--port", "0", "--db", "sqlite:////proc/none/tables.db"], ["database"]),
    (["serve", "--trusted-proxy", "10.0.0.0/99"], ["--trusted-proxy", "10.0.0.0/99"]),
    (["serve", "--bot-pause", "nan"], ["--bot-pause", "nan"]),
    (["export", "no/such/folder/tables.jsonl", "--db", "sqlite:///there.db"], ["no/such/folder", "No such file"]),
    (["backup", "copy.db", "--db", "typo"], ["--db", "typo"]),
    (["backup", "copy.db", "--db", "sqlite:///typo.db"], ["no database", "typo.db"]),
    (["forget", "table", "--db", "sqlite:///typo.db"], ["no database", "typo.db"]),
    (["prune", "--days", "1", "--db", "sqlite:///typo.db"], ["no database", "typo.db"]),
    (["play", "--players", "9"], ["Chicago Poker", "2 to 6", "9"]),
]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    from backroom.store.journal import Journal

    Journal(f"sqlite:///{tmp_path / 'there.db'}").close()
    return tmp_path


def files_in(folder: Path) -> list[str]:
    """Without those that SQLite lays beside a database to read it."""
    return sorted(path.name for path in folder.iterdir() if not path.name.endswith(("-wal", "-shm")))


@pytest.mark.parametrize(("arguments", "named"), REFUSED, ids=lambda case: " ".join(case[:3]))
def test_it_is_refused_in_one_sentence(folder: Path, arguments: list[str], named: list[str]) -> None:
    before = files_in(folder)
    done = subprocess.run(
        [sys.executable, "-m", "backroom", *arguments],
        cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    for part in named:
        assert part in done.stderr
    assert "secret" not in done.stderr
    assert files_in(folder) == before


def test_a_port_that_is_taken_makes_no_database(folder: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-m", "backroom", "serve", "--port", port, "--db", "sqlite:///new.db"],
            cwd=folder, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert port in done.stderr
    assert not (folder / "new.db").exists()


def test_a_full_disk_behind_standard_output_is_told_in_a_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "backroom", "titles"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "‘-’ cannot be written: No space left on device.\n"
