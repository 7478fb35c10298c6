"""Every option of every command answers bad values in one sentence. New options are found by themselves."""

from __future__ import annotations

import argparse
import io
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.servers import opened_and_closed
from tests.kernel.test_tampering import FOLDER
from tests.lessons.small import TEXT as A_LESSON

from backroom.cli import main
from backroom.commands.parser import filled_parser

__all__ = ["opened_and_closed"]

#: A run of each command that is in order but for the option under test; `{}` is the test's own folder.
IN_ORDER = {
    "play": ["gangster", "--no-browser"],
    "titles": ["--json"],
    "rules": ["gangster"],
    "lesson": ["check", "{}/pair.toml"],
    "simulate": ["gangster", "--games", "1"],
    "match": ["random", "random", "--title", "gangster", "--players", "2", "--games", "1"],
    "ladder": ["gangster", "--players", "2", "--games", "1", "--levels", "random,soldier"],
    "manners": ["gangster", "--players", "2", "--games", "1", "--bots", "random", "--against", "random"],
    "card": ["gangster", "--players", "2", "--games", "1"],
    "train": ["chicago-poker", "--players=2", "--option=miniature=true", "--games=1", "--rounds=1", "--out={}/w"],
    "replay": ["{}/game.record"],
    "verify": ["{}/game.record"],
    "serve": ["--port", "0", "--db", "sqlite:///{}/served.db"],
    "backup": ["{}/copy.db"],
    "export": ["{}/tables.jsonl"],
    "import": ["{}/tables.jsonl"],
    "check": [],
    "forget": ["sometable"],
    "prune": ["--days", "1"],
    "tables": ["look", "sometable"],
    "block": ["203.0.113.7"],
    "reports": [],
    "new-title": ["north-side"],
    "doctor": ["--port", "0"],
    "completion": ["bash"],
}
#: What somebody may type by mistake, for whatever option. `{}` is the test's own folder.
BAD = [
    "", " ", "-1", "0", "999999999999", "1.5", "nan", "inf", "1e999", "9" * 5000, "four", "no/such/file", "{}",
    "{}/binary", "sqlite:///{}/" + "9" * 5000,
    "{}/not-a-folder/file", "/proc/no/such", "-", "typo", "sqlite://", "sqlite:///:memory:", "sqlite:///{}",
    "sqlite:///{}/not-a-folder/tables.db", "sqlite:///{}/binary", "sqlite+nothing:///x.db", "oracle://there/x",
    "nothing://there/x", "postgresql://user:secret@localhost:1/x", "a=b", "body=", "body=-1", "nothing=1", "=",
    "a host", "256.0.0.1", "10.0.0.0/99", "fe80::g", "x" * 64 + ".example", "-starts.example", "ftp://there",
    "http://there/path", "http://[", "/a path", "several\nlines", "\x1b[2J", "‘’", "\udcff",
]  # fmt: skip
#: What is wrong with one option only.
BAD_FOR = {"--port": ["99999", "65536"], "--limit": ["body", "body=nan", "nothing=1", "headers=0", "lines=1.5"]}
#: Names and seeds may be any text that can be read.
ANY_TEXT = ("--name", "--seed")
ODD_TEXT = ["", "several\nlines", "\x1b[2J", "\udcff"]
#: What is written may be called anything, and then the whole command runs: only what cannot be written is tried.
WRITTEN = ("--out", "--parquet")
NOT_WRITABLE = ["{}/not-a-folder/file", "/proc/no/such", "several\nlines\x00", "9" * 5000]


def options() -> Iterator[tuple[str, argparse.Action]]:
    """Every option and argument that takes a value, of every command."""
    for name, command in filled_parser()[1].items():
        for action in command._actions:
            if action.nargs != 0:
                yield name, action


CASES = [
    pytest.param(name, action.option_strings[0] if action.option_strings else action.dest, id=f"{name} {action.dest}")
    for name, action in options()
]


def run(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """The exit code and what was said, for people and in complaint."""
    capsys.readouterr()
    try:
        code = main(arguments)
    except SystemExit as left:  # argparse leaves by itself
        code = int(str(left.code))
    said = capsys.readouterr()
    return code, said.out, said.err


def arguments_with(command: str, option: str, value: str, folder: Path) -> list[str]:
    """The command in order, but for this value. An option that is there already is taken out."""
    plain = [text.replace("{}", str(folder)) for text in IN_ORDER[command]]
    value = value.replace("{}", str(folder))
    if not option.startswith("-"):
        positional = [action.dest for name, action in options() if name == command and not action.option_strings]
        at = positional.index(option)
        return [command, *plain[:at], f"{value}", *plain[at + 1 :]]
    if option in plain:
        at = plain.index(option)
        plain[at : at + 2] = []
    if command == "play" and option in ("--data", "--seed", "--record", "--resume", "--lesson"):
        plain = [] if option == "--resume" else ["gangster"]
    return [command, *plain, f"{option}={value}"]


def _values_for(option: str) -> list[str]:
    if option in ANY_TEXT:
        return ODD_TEXT
    return NOT_WRITABLE if option in WRITTEN else [*BAD, *BAD_FOR.get(option, [])]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 8)
    (tmp_path / "not-a-folder").write_text("a file")
    (tmp_path / "tables.jsonl").write_text("")
    shutil.copy(FOLDER / "gangster.1.record", tmp_path / "game.record")
    (tmp_path / "pair.toml").write_text(A_LESSON)
    return tmp_path


def test_every_command_is_tried() -> None:
    assert IN_ORDER.keys() == filled_parser()[1].keys()


@pytest.mark.parametrize(("command", "option"), CASES)
@pytest.mark.usefixtures("opened_and_closed")
def test_a_bad_value_gets_one_sentence(
    command: str,
    option: str,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(folder)
    refused = 0
    for value in _values_for(option):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe nonsense")))
        before = {path.name for path in folder.iterdir()}
        code, out, err = run(arguments_with(command, option, value, folder), capsys)
        case = f"{command} {option} {value[:80]!r}: {code} {err[:300]!r}"
        assert code in (0, 1, 2), case
        assert "Traceback" not in out + err, case
        assert option != "--db" or "secret" not in out + err, case
        if code == 2:
            refused += 1
            assert err.count("\n") == 1, case
            assert err[:-1].isprintable(), case
            assert err.strip()[-1] in ".)", case
            assert out == "", case
        for path in folder.iterdir():
            if path.name not in before and not path.name.startswith("XDG"):
                # A lock is left where it lay: removing it could take it from somebody else.
                assert code != 2 or path.suffix == ".lock", f"{case} left {path.name} behind"
                shutil.rmtree(path) if path.is_dir() else os.unlink(path)
    assert refused, f"{command} {option} takes everything"
