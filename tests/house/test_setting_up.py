"""`./play` from nothing to the table, in a folder with blanks: interrupted, begun twice at once, without a network, as
somebody else, on a full disk. Each works, or says one clear sentence.

The first start is made once, for all tests of this file: an interrupted one, then two at the same time.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.house.copy_of import copy_project
from tests.house.starts import Start, copy_to_play_in
from tests.small_disk import small_disk
from tests.waiting import wait_until

pytestmark = [pytest.mark.timeout(900), pytest.mark.xdist_group("setting up")]
#: Nobody listens there: whatever is to be downloaded fails at once.
NOWHERE = "http://127.0.0.1:9"
OFFLINE = {
    "PIP_INDEX_URL": NOWHERE, "PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull,
    "PIP_NO_CACHE_DIR": "1", "UV_INDEX_URL": NOWHERE, "UV_NO_CACHE": "1", "UV_NO_CONFIG": "1",
    "npm_config_registry": NOWHERE, "npm_config_cache": os.devnull,
}  # fmt: skip


def page_at(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return str(answer.read().decode())


@dataclass(frozen=True)
class SetUp:
    """A copy in which `./play` was interrupted and then started twice at once."""

    copy: Path
    interrupted: str
    first: str
    second: str
    page: str


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody may enter. Those that pytest makes are shut again whenever another pytest begins."""
    with tempfile.TemporaryDirectory(prefix="backroom-") as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


@pytest.fixture(scope="session")
def set_up(tmp_path_factory: pytest.TempPathFactory) -> SetUp:
    copy = copy_to_play_in(tmp_path_factory.mktemp("house") / "a room with blanks")
    with Start(copy) as hasty:
        hasty.until("Making a virtual environment")
        assert hasty.interrupt() == 130
    with Start(copy) as one:
        one.until(" ...")  # it has begun
        with Start(copy) as other:
            page = page_at(one.address())
            assert page_at(other.address()) == page
            # Whichever has the database serves; the other one has shown the way there and is done.
            wait_until(lambda: {one.process.poll(), other.process.poll()} == {None, 0}, "one of the two to end")
            assert (one if one.process.poll() is None else other).interrupt() in (0, 130)
            return SetUp(copy, hasty.said, one.said, other.said, page)


def test_one_process_takes_all_tests_of_this_group(request: pytest.FixtureRequest) -> None:
    """Else each process would set everything up for itself. It says the group by which pytest-xdist has sorted it."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        assert request.node.nodeid.endswith("@setting up")


def test_an_interrupted_start_says_so_and_the_next_one_goes_on(set_up: SetUp) -> None:
    assert set_up.interrupted.strip().endswith("Stopped. The next start goes on from here.")
    assert "Traceback" not in set_up.interrupted
    assert "The table is open at" in set_up.first


def test_the_first_start_says_what_it_does_and_serves_the_browser_table(set_up: SetUp) -> None:
    done = [line for line in (set_up.interrupted + set_up.first).splitlines() if ": done in " in line]
    for words in ("Installing what is needed", "Building the browser table", "Putting the package together"):
        assert any(line.startswith(words) for line in done), done
    assert "/assets/" in set_up.page


def test_a_second_start_at_the_same_time_waits_and_builds_nothing(set_up: SetUp) -> None:
    assert "Backroom is being set up here by another start; waiting for it ..." in set_up.second
    assert "Building" not in set_up.second
    assert "Installing" not in set_up.second
    assert "The table is open at" in set_up.second


def test_the_next_start_does_nothing_again_and_needs_no_network(set_up: SetUp) -> None:
    with Start(set_up.copy, **OFFLINE) as again:
        assert "/assets/" in page_at(again.address())
        assert again.said.startswith("The table is open at")
        assert again.interrupt() in (0, 130)


@pytest.mark.long
def test_the_next_start_takes_less_than_two_seconds(set_up: SetUp) -> None:
    seconds = []
    for _ in range(3):
        began = time.monotonic()
        with Start(set_up.copy) as again:
            again.address()
            seconds.append(time.monotonic() - began)
            again.interrupt()
    assert min(seconds) < 2.0, seconds


def test_changed_rules_are_put_together_again_without_a_network(set_up: SetUp) -> None:
    module = set_up.copy / "src" / "backroom" / "compiled.py"
    module.write_text(module.read_text("utf-8") + "\n# changed\n", "utf-8")
    with Start(set_up.copy, **OFFLINE) as again:
        again.address()
        assert "Putting the package together: done in" in again.said
        assert "Building the browser table" not in again.said
        assert again.interrupt() in (0, 130)


def test_a_folder_that_one_may_not_write_into_is_told_in_a_sentence(open_folder: Path) -> None:
    copy = copy_project(open_folder / "theirs")
    copy.chmod(0o555)
    with Start(copy, user="nobody" if os.geteuid() == 0 else None) as start:
        assert start.end() == 1
        assert start.said.startswith("Backroom cannot write into ")
        assert start.said.count("\n") == 1
    copy.chmod(0o755)


def test_a_first_start_without_a_network_says_so(tmp_path: Path) -> None:
    copy = copy_project(tmp_path / "copy")
    with Start(copy, "--terminal", **OFFLINE) as start:
        assert start.end() == 1
        last = start.said.strip().splitlines()[-1]
        assert "because something could not be downloaded: is there a network?" in last
        assert "Traceback" not in start.said


@pytest.mark.linux_root
def test_a_full_disk_is_told_in_a_sentence() -> None:
    with small_disk("24m") as disk, Start(copy_project(disk / "copy"), "--terminal") as start:
        assert start.end() == 1
        last = start.said.strip().splitlines()[-1]
        assert "the disk is full; Backroom needs about" in last.replace("The disk", "the disk")
        assert "Traceback" not in start.said


@pytest.mark.linux_root
def test_it_plays_for_somebody_who_is_not_root(open_folder: Path) -> None:
    copy = copy_project(open_folder / "theirs")
    (open_folder / "home").mkdir()
    for path in (open_folder, *open_folder.rglob("*")):
        shutil.chown(path, "nobody")
    places = f"{_python_for_all(open_folder)}:/usr/bin:/bin"
    with Start(copy, "--terminal", "--help", user="nobody", PATH=places) as start:
        assert start.end() == 0, start.said
        assert "--players" in start.said


@pytest.mark.compiler
def test_the_rules_are_compiled_in_the_background_and_used_from_the_next_start_on(set_up: SetUp) -> None:
    builds = set_up.copy / ".venv" / "builds"
    compiled = "compiled-" + "[0-9a-f]" * 16
    assert not list(builds.glob(compiled))
    with Start(set_up.copy, "--terminal", "--help", BACKROOM_PURE="") as start:
        assert start.end() == 0, start.said
        assert "Meanwhile the rules are compiled in the background" in start.said
    wait_until(lambda: any(builds.glob(f"{compiled}/mark")), "the compiled build", 600)
    with Start(set_up.copy, "--terminal", "--help", BACKROOM_PURE="") as again:
        assert again.end() == 0, again.said
        assert "background" not in again.said
    (pointer,) = (set_up.copy / ".venv" / "play").rglob("backroom.pth")
    assert Path(pointer.read_text("utf-8").strip()).name.startswith("compiled-")


def test_without_a_compiler_it_says_so_and_plays(set_up: SetUp, tmp_path: Path) -> None:
    path = _path_without_compiler(tmp_path)
    with Start(set_up.copy, "--terminal", "--help", BACKROOM_PURE="", CC="", PATH=path) as start:
        assert start.end() == 0, start.said
        assert "Note: the rules are not compiled, because no C compiler was found" in start.said


def _python_for_all(folder: Path) -> Path:
    """A folder with a `python3` that everybody may run: ours may lie in root's home."""
    place = folder / "bin"
    place.mkdir()
    others = (Path(f"/usr/bin/python3.{minor}") for minor in range(14, 10, -1))
    (place / "python3").symlink_to(next((one for one in others if one.exists()), Path(sys.executable)))
    return place


def _path_without_compiler(folder: Path) -> str:
    """A PATH with all that this one has, but no C compiler."""
    place = folder / "bin"
    place.mkdir()
    for one in os.environ["PATH"].split(os.pathsep):
        for command in Path(one).iterdir() if Path(one).is_dir() else ():
            if not any(name in command.name for name in ("cc", "gcc", "clang")) and not (place / command.name).exists():
                (place / command.name).symlink_to(command)
    return str(place)
