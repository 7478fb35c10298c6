"""What the pages of the documentation tell people to type works, and every block of code in them is run somewhere."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from backroom.cli import main
from backroom.commands.parser import filled_parser
from backroom.players.outside.fault import KINDS
from tests.house.copy_of import ROOT

DOCS = ROOT / "docs"
sys.path.insert(0, str(ROOT / "scripts"))
from site_pages import ROOT_PAGES  # noqa: E402 after the path to it

#: Every page of the site, and those that are for the repository alone.
PAGES = sorted([*DOCS.rglob("*.md"), *(ROOT / name for name in ROOT_PAGES)])
_BLOCK = re.compile(r"^( *)```([\w ]*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
#: Blocks that a test of their own runs, as they stand.
ELSEWHERE = {
    ("add-a-title.md", "sh"): "tests/house/test_newcomer.py",
    ("lessons.md", "sh"): "tests/lessons/test_documentation.py",
    ("lessons.md", "toml"): "tests/lessons/test_documentation.py",
    ("configuration.md", "toml"): "tests/cli/test_documentation.py",
    ("hosting.md", "nginx"): "tests/server/test_proxy.py",
    ("hosting.md", "caddy"): "tests/house/test_documents.py",
    ("observations.md", "python"): "tests/house/test_observations_page.py",
    ("research.md", "python"): "tests/house/test_readme.py",
    ("research.md", "python adapters"): "tests/adapters/test_documents.py",
}
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
#: How a line begins that somebody is to type: none of it stands in a block of plain text.
COMMANDS_OF_OTHERS = r"backroom|\./play|\./test|pip|python3?|npm|npx|node|git|curl|sudo|podman|docker|systemctl|uvx?"
#: What stands in blocks beside our own command, and where what it does is tried.
OTHER_COMMANDS = {
    "./play": "tests/house/test_setting_up.py",
    "pip install backroom": "tests/house/test_wheel.py",
    # What whoever makes a release types: the build's own tools, and what PyPI makes of the README.
    "python -m build": "tests/house/test_sdist.py",
    "python -m twine check --strict dist/*": "tests/house/test_sdist.py",
    "uvx --from dist/*.whl backroom play": "tests/house/test_wheel.py",
}


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@cache
def parts() -> set[str]:
    """What `./test` can be asked for, and the other words of its help."""
    told = subprocess.run([ROOT / "test", "--help"], capture_output=True, text=True, check=True).stdout
    return {part.strip(",.") for part in told.split()}


def blocks(page: Path) -> list[tuple[str, str]]:
    """The language and the text of every block of a page."""
    return [(language, text) for _, language, text in _BLOCK.findall(page.read_text("utf-8"))]


def run_here(page: Path) -> bool:
    languages = [language for language, _ in blocks(page) if (page.name, language) not in ELSEWHERE]
    return bool({"sh", "python"} & {*languages})


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_no_block_escapes_the_search(page: Path) -> None:
    """Neither one that is fenced or set in otherwise, nor one whose fence is not closed."""
    rest = _BLOCK.sub("", page.read_text("utf-8"))
    assert "```" not in rest
    assert "~~~" not in rest
    assert not re.search(r"\n\n(?: {4}|\t)(?! *(?:[-*|]|\d+\.) )\S", rest)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_is_run_by_a_test_or_is_no_code(page: Path) -> None:
    for language, text in blocks(page):
        known = language in ("sh", "python", "text") or (page.name, language) in ELSEWHERE
        assert known, f"nobody runs this block of {page.name}: {language or 'it says no language'}\n{text}"
        assert language != "text" or not re.search(rf"^ *({COMMANDS_OF_OTHERS}|import|from) ", text, re.MULTILINE), text


def test_what_is_said_to_be_run_elsewhere_is_still_there() -> None:
    for (name, language), test in ELSEWHERE.items():
        assert language in {language for language, _ in blocks(DOCS / name)}
        assert name in (ROOT / test).read_text("utf-8") or name.removesuffix(".md") in (ROOT / test).read_text("utf-8")
    assert [test for test in OTHER_COMMANDS.values() if not (ROOT / test).is_file()] == []


@pytest.mark.parametrize("page", [page for page in PAGES if run_here(page)], ids=name_of)
def test_the_commands_and_programs_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From top to bottom, in one folder. A program whose first line names a file is that file."""
    monkeypatch.chdir(tmp_path)
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    shutil.copy(ROOT / "web" / "tests" / "a-game.record", tmp_path / "game.record")
    os.symlink(ROOT / "examples", tmp_path / "examples")
    told: dict[str, object] = {"__name__": "a page"}
    for language, text in blocks(page):
        if (page.name, language) in ELSEWHERE or language == "text":
            continue
        if language == "python":
            named = re.match(r"# (\w+\.py)\n", text)
            Path(named[1] if named else "program.py").write_text(text)
            exec(compile(text, page.name, "exec"), told)
            continue
        for line in text.splitlines():
            command = line.strip().split("   ")[0]
            if command not in OTHER_COMMANDS:
                assert command.startswith("backroom "), f"nobody runs this line of {page.name}: {line}"
                assert run(shlex.split(command)[1:], monkeypatch) == 0, capsys.readouterr().err


def run(words: list[str], monkeypatch: pytest.MonkeyPatch) -> int:
    """One command, to its end: a server only says what it would do, a table in the terminal is left at once."""
    if words[0] == "serve":
        words = [*words, "--show-config"]
    with open(os.devnull) as nothing:
        monkeypatch.setattr("sys.stdin", nothing)
        return main(words)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_that_are_mentioned_are_there(page: Path) -> None:
    """`backroom simulate --games` in the middle of a sentence: the command is ours, and so are its options."""
    commands = filled_parser()[1]
    for mentioned in re.findall(r"(?<!HMAC\()`(?:[A-Z_]+=\S+ )*backroom ((?!-)[^`]+)`", page.read_text("utf-8")):
        command, *words = mentioned.split()
        assert command in commands, f"{page.name}: backroom {mentioned}"
        options = {option for action in commands[command]._actions for option in action.option_strings}
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= options, mentioned


def test_the_kinds_of_faults_are_told_as_they_are_declared() -> None:
    page = (DOCS / "write-a-bot.md").read_text("utf-8")
    assert dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", page.partition("## What goes wrong")[2], re.MULTILINE)) == KINDS


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_scripts_parts_and_extras_that_are_mentioned_are_there(page: Path) -> None:
    """`python bench/engine.py`, `./test lint`, `pip install 'backroom[research]'` in the middle of a sentence."""
    text = page.read_text("utf-8")
    for script in re.findall(r"`(?:\.venv/test/bin/)?python3? ((?:bench|scripts|examples)/[\w./]+)", text):
        assert (ROOT / script).exists(), f"{page.name}: python {script}"
    for mentioned in re.findall(r"`\./test ((?!-)[^`]+)`", text):
        assert {*mentioned.split()} <= parts(), f"{page.name}: ./test {mentioned}"
    for extra in re.findall(r"'(?:backroom|\.)\[(\w+)\]'", text):
        assert extra in EXTRAS, f"{page.name}: {extra}"


def test_caddy_is_told_what_nginx_is_told() -> None:
    """We have no Caddy to run; nginx is run with its examples, and both say the same of paths and ports."""
    page = blocks(DOCS / "hosting.md")
    told = []
    for language in ("nginx", "caddy"):
        for text in (text for found, text in page if found == language):
            closed = re.search(r"location = (\S+) \{ deny all|respond (\S+) 403", text)
            passed = re.search(
                r"location (\S+) \{\n *proxy_pass http://(\S+);|reverse_proxy (?:(/\S*)\* )?(\S+)\n", text
            )
            assert closed
            assert passed
            told.append((closed[1] or closed[2], passed[1] or passed[3] or "/", passed[2] or passed[4]))
    assert told[:2] == told[2:]
    assert f"reverse_proxy {told[0][2]}" in (ROOT / "README.md").read_text("utf-8")
