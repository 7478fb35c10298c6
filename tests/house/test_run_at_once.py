"""`uvx backroom` and `pipx run backroom` open the table, from an index and with nothing installed before."""

import os
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.house.building import build
from tests.house.copy_of import ROOT, copy_project
from tests.house.serving import served

#: How each of them runs our command with packages out of a folder, and nothing else.
RUNNERS = {
    "uv": ["uv", "tool", "run", "--no-index", "--find-links", "{index}", "--from", "backroom", "backroom"],
    "pipx": ["pipx", "run", "--pip-args=--no-index --find-links={index}", "--spec", "backroom", "backroom"],
}


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, check=True)


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with our wheel and those of everything that it needs."""
    folder, client = tmp_path_factory.mktemp("index"), tmp_path_factory.mktemp("client")
    (client / "index.html").write_text("<html>the table</html>")
    copy = copy_project(tmp_path_factory.mktemp("project"))
    wheel = build(copy, BACKROOM_PURE="1", BACKROOM_CLIENT=str(client)).wheel
    constraints = str(ROOT / "constraints.txt")
    pip("download", "--only-binary=:all:", "--constraint", constraints, "--dest", str(folder), str(wheel))
    pip("download", "--only-binary=:all:", "--dest", str(folder), "pip")  # pipx takes a new pip for itself
    return folder


@pytest.mark.long
@pytest.mark.parametrize("runner", RUNNERS)
def test_the_table_opens_with_nothing_installed_before(runner: str, index: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "tools"], check=True)
    tools = tmp_path / "tools" / "bin"
    subprocess.run([tools / "python", "-m", "pip", "--quiet", "install", runner], check=True)
    name, *arguments = (word.format(index=index) for word in RUNNERS[runner])
    home = {name: str(tmp_path / "home") for name in ("HOME", "UV_CACHE_DIR", "PIPX_HOME", "XDG_DATA_HOME")}
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG")}
    (tmp_path / "home").mkdir()
    # Python itself must be there already: uv would download one.
    environment = {**kept, **home, "UV_PYTHON": sys.executable, "UV_PYTHON_DOWNLOADS": "never", "PIP_NO_CACHE_DIR": "1"}
    began = time.monotonic()
    with served([str(tools / name), *arguments, "play", "--no-browser"], environment, tmp_path) as address:
        with urlopen(address, timeout=60) as page:
            assert page.read() == b"<html>the table</html>"
        print(f"{runner}: the table was open after {time.monotonic() - began:.1f} s")
