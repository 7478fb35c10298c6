"""A newcomer adds a title by docs/add-a-title.md, word by word, in an empty folder and a fresh environment."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.guest import Guest, click, play_on
from tests.browser.house import CLIENT
from tests.house.building import build
from tests.house.copy_of import ROOT, copy_project
from tests.house.serving import served

_GUIDE = (ROOT / "docs" / "add-a-title.md").read_text("utf-8")
_SECTION = _GUIDE.partition("\n## ")[0]
_BLOCKS = re.findall(r"^ *```sh\n(.*?)^ *```$", _SECTION, re.MULTILINE | re.DOTALL)
STEPS = [line.strip() for block in _BLOCKS for line in block.splitlines()]
#: The first of whatever is offered, often enough for any game of this title.
ANSWERS = "1\n" * 500


class Newcomer:
    """Somebody with a shell, in a folder, with an environment in which Backroom is installed."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "empty"
        self.folder.mkdir()
        self.environment = {
            "PATH": f"{home / 'env' / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(home),
            "LANG": "C.UTF-8",
            # What the build of a package needs lies in the environment already: nothing is downloaded.
            "PIP_NO_BUILD_ISOLATION": "0",
            "PIP_NO_INDEX": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def types(self, step: str, answers: str = "") -> str:
        """What a command says; it must succeed."""
        done = subprocess.run(
            shlex.split(step), cwd=self.folder, env=self.environment, input=answers, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{step}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def changes_folder(self, step: str) -> None:
        self.folder = self.folder / step.split()[1]

    def tests(self, step: str) -> None:
        assert re.search(r"\d{3,} passed in", self.types(step))

    def lists(self, step: str) -> None:
        assert "North Side" in self.types(step)

    def plays_in_the_terminal(self, step: str) -> None:
        assert "The game is over" in self.types(step, ANSWERS)

    def plays_in_the_browser(self, step: str) -> None:
        command = [*shlex.split(step), "--no-browser"]
        with served(command, self.environment, self.folder) as address, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=os.environ.get("BACKROOM_CHROMIUM"), args=[*FLAGS])
            guest = Guest(chromium.new_context(reduced_motion="reduce"), address)
            guest.play("north-side")
            play_on([guest], click)
            assert guest.is_over()
            assert guest.troubles == []
            chromium.close()


#: What each step of the guide leads to, by how it begins; the longest beginning counts.
FOLLOWING: dict[str, Callable[[Newcomer, str], object]] = {
    "backroom new-title ": Newcomer.types,
    "cd ": Newcomer.changes_folder,
    "pip install ": Newcomer.types,
    "backroom titles": Newcomer.lists,
    "python -m pytest": Newcomer.tests,
    "backroom simulate ": Newcomer.types,
    "backroom play north-side --terminal": Newcomer.plays_in_the_terminal,
    "backroom play north-side": Newcomer.plays_in_the_browser,
}


def make_environment(to: Path, wheel: Path) -> None:
    """A fresh environment with our wheel in it. What the wheel needs is taken from the environment of the tests."""
    subprocess.run([sys.executable, "-m", "venv", to], check=True)
    inside = subprocess.run(
        [to / "bin" / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    Path(inside.stdout.strip(), "needed.pth").write_text(sysconfig.get_path("purelib"))
    inner = str(to / "bin" / "python")
    subprocess.run([inner, "-m", "pip", "--quiet", "install", "--no-index", "--no-deps", str(wheel)], check=True)


@pytest.mark.timeout(600)
def test_the_steps_of_the_guide_lead_to_a_title_that_plays_everywhere(tmp_path: Path) -> None:
    wheel = build(copy_project(tmp_path / "project"), BACKROOM_PURE="1", BACKROOM_CLIENT=str(CLIENT)).wheel
    make_environment(tmp_path / "env", wheel)
    newcomer = Newcomer(tmp_path)

    for step in STEPS:
        beginning = max((one for one in FOLLOWING if step.startswith(one)), key=len, default="")
        assert beginning, f"docs/add-a-title.md has a step that nobody follows: {step}"
        FOLLOWING[beginning](newcomer, step)


def test_every_kind_of_step_is_in_the_guide() -> None:
    assert [begins for begins in FOLLOWING if not any(step.startswith(begins) for step in STEPS)] == []
