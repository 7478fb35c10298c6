"""Titles that are packages of their own: found beside ours; one that cannot be played stops nobody."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from backroom import games
from backroom.cli import main
from backroom.kernel.refusal import BadInput
from backroom.server.reception import _rejected
from tests.cli.servers import opened_and_closed
from tests.installed import TOY, environment_with, install, install_toy

__all__ = ["opened_and_closed"]

OURS = [title.id for title in games.titles()]


class Said(NamedTuple):
    """What a command said."""

    code: int
    out: str
    err: str


Backroom = Callable[..., Said]


@pytest.fixture
def backroom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Backroom]:
    """Runs a command where what lies in the test's folder is installed."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("BACKROOM_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run(*arguments: str) -> Said:
        forget()
        capsys.readouterr()
        code = main([*arguments])
        return Said(code, *capsys.readouterr())

    yield run
    forget()


def forget() -> None:
    """The titles are looked for anew."""
    games._found.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == TOY]:
        del sys.modules[name]


def listed(backroom: Backroom) -> tuple[list[str], list[str]]:
    """The ids of the titles there are, and what is said of those that are left out."""
    said = backroom("titles", "--json")
    assert said.code == 0, said.err
    return [title["id"] for title in json.loads(said.out)], said.err.splitlines()


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_an_installed_title_stands_beside_ours(tmp_path: Path, backroom: Backroom) -> None:
    install_toy(tmp_path)

    there, said = listed(backroom)

    assert sorted(there) == sorted([*OURS, "penny-ante"])
    assert said == []


def test_it_is_simulated_and_its_rules_are_read_in_the_language_it_lacks(tmp_path: Path, backroom: Backroom) -> None:
    install_toy(tmp_path)

    played = backroom("simulate", "penny-ante", "--games", "3", "--json")
    read = backroom("--lang", "nl", "rules", "penny-ante", "PA-7")

    assert json.loads(played.out)["games"] == 3, played.err
    assert "Most coins win" in read.out, read.err


def test_a_language_that_is_not_complete_falls_back_message_by_message(tmp_path: Path, backroom: Backroom) -> None:
    dutch = install_toy(tmp_path) / "text" / "nl"
    dutch.mkdir()
    (dutch / "table.ftl").write_text("penny-ante = Een cent\ntitle-line = Trek, verkoop en bied.\n", "utf-8")

    done = backroom("--lang", "nl", "titles")

    assert "Een cent" in done.out, done.err
    assert "five rounds" in done.out


#: How a package is spoilt, and what is said of it.
SPOILT = {
    "no such module": ("penny_ante_2:TITLE", "", "", "", "cannot be loaded: ModuleNotFoundError"),
    "no such name": ("penny_ante:TITEL", "", "", "", "cannot be loaded: AttributeError"),
    "no title": ("penny_ante.title:load_data", "", "", "", "leads to a function, not to a Title"),
    "broken module": ("penny_ante:TITLE", "rules.py", "ROUNDS = 3\n", "ROUNDS = 3 / 0\n", "ZeroDivisionError"),
    "leaves Python": ("penny_ante:TITLE", "rules.py", "ROUNDS = 3\n", "raise SystemExit(3)\n", "SystemExit: 3"),
    "wrong id": ("penny_ante:TITLE", "title.py", 'id="penny-ante"', 'id="Penny Ante"', "its id is ‘Penny Ante’"),
    "wrong numbers": ("penny_ante:TITLE", "title.py", "usual=3", "usual=7", "its usual is ‘7’"),
    "other rules": ("penny_ante:TITLE", "title.py", 'id="penny-ante"', 'id="dime-ante"', "build is ‘penny-ante, 3’"),
    "wrong data": ("penny_ante:TITLE", "data/box.toml", '"1"', "1", "its own_data is ‘data-wrong-text"),
    "missing message": ("penny_ante:TITLE", "text/en/table.ftl", "title-short =", "# ", "no message ‘title-short’"),
    "missing clause": ("penny_ante:TITLE", "text/en/clauses.ftl", "PA-8 =", "PA-9 =", "no message ‘PA-8’"),
}  # fmt: skip


@pytest.mark.parametrize("how", SPOILT)
def test_one_that_cannot_be_played_is_left_out_with_a_sentence(tmp_path: Path, backroom: Backroom, how: str) -> None:
    point, file, old, new, expected = SPOILT[how]
    folder = install_toy(tmp_path)
    change(next(tmp_path.glob("*.dist-info")) / "entry_points.txt", "penny_ante:TITLE", point)
    if file:
        change(folder / file, old, new)

    there, said = listed(backroom)

    assert there == OURS
    (sentence,) = said
    assert sentence.startswith("The title ‘penny-ante’ of the package ‘backroom-penny-ante’ is left out")
    assert expected in sentence


def test_a_board_that_cannot_begin_is_told(tmp_path: Path, backroom: Backroom) -> None:
    (install_toy(tmp_path) / "board").mkdir()

    there, said = listed(backroom)

    assert there == OURS
    assert "no board/index.js in it" in said[0]


def test_of_two_titles_with_one_id_the_second_is_left_out(tmp_path: Path, backroom: Backroom) -> None:
    install_toy(tmp_path)
    install(tmp_path, "another-ante", {"other": "penny_ante:TITLE"})
    install(tmp_path, "our-own", {OURS[0]: f"backroom.games.{OURS[0].replace('-', '_')}:TITLE"})

    there, said = listed(backroom)

    assert sorted(there) == sorted([*OURS, "penny-ante"])
    assert said == [
        "Two titles are called ‘penny-ante’: the one of the package ‘backroom-penny-ante’ is left out.",
        f"Two titles are called ‘{OURS[0]}’: the one of the package ‘our-own’ is left out.",
    ]


def test_whoever_asks_for_it_is_told_why(tmp_path: Path, backroom: Backroom) -> None:
    install(tmp_path, "backroom-penny-ante", {"penny-ante": "nothing_there:TITLE"})

    done = backroom("play", "--terminal", "penny-ante")

    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "cannot be loaded: ModuleNotFoundError: No module named 'nothing_there'" in done.err


def test_the_doctor_finds_it(tmp_path: Path, backroom: Backroom) -> None:
    install(tmp_path, "backroom-penny-ante", {"penny-ante": "nothing_there:TITLE"})

    done = backroom("doctor", "--port", "0", "--json")

    findings = [one for one in json.loads(done.out)["findings"] if one["about"] == "titles"]
    assert done.code == 1
    assert [one["verdict"] for one in findings] == ["wrong"]
    assert "is left out" in findings[0]["says"]


@pytest.mark.usefixtures("opened_and_closed")
def test_the_house_opens_and_its_log_tells_of_it(tmp_path: Path, backroom: Backroom) -> None:
    install(tmp_path, "backroom-penny-ante", {"penny-ante": "nothing_there:TITLE"})

    done = backroom("serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'tables.db'}", "--log-format", "text")

    assert done.code == 0
    (warning,) = (line for line in done.err.splitlines() if " warning " in line)
    assert "The title ‘penny-ante’ of the package ‘backroom-penny-ante’ is left out" in warning


def test_a_message_that_is_missing_in_play_ends_in_one_sentence(tmp_path: Path, backroom: Backroom) -> None:
    change(install_toy(tmp_path) / "text" / "en" / "table.ftl", "ask-turn =", "ask-turns =")

    done = backroom("play", "--terminal", "penny-ante", "--seed", "1")

    assert done.code == 2
    assert "Traceback" not in done.err
    assert "The title ‘Penny Ante’ cannot say ‘ask-turn’" in done.err


def test_a_refusal_that_has_no_words_is_told_over_the_network_by_its_id() -> None:
    answer = asyncio.run(_rejected(BadInput("penny-under-the-table")))

    assert (answer.status_code, json.loads(bytes(answer.body))["text"]) == (400, "penny-under-the-table")


def test_looking_for_packages_is_left_until_somebody_asks_for_titles(tmp_path: Path) -> None:
    install(tmp_path, "backroom-penny-ante", {"penny-ante": "nothing_there:TITLE"})
    loaded = [sys.executable, "-X", "importtime", "-m", "backroom", "--version"]

    done = subprocess.run(loaded, env=environment_with(tmp_path), capture_output=True, text=True, check=True)

    assert "backroom.games" not in done.stderr
