"""A copy of the project that a test may spoil."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: What a wheel is built from, and the commands.
FILES = ("pyproject.toml", "hatch_build.py", "constraints.txt", "README.md", "LICENSE", "play", "test")
CLUTTER = shutil.ignore_patterns("__pycache__", ".*")


def copy_project(to: Path) -> Path:
    """The sources, the build and the commands; no tests, nothing installed."""
    for folder in ("src", "scripts", "LICENSES"):
        shutil.copytree(ROOT / folder, to / folder, ignore=CLUTTER)
    for file in FILES:
        shutil.copy2(ROOT / file, to / file)
    return to


def copy_with_little_to_compile(to: Path) -> Path:
    """One module instead of all: the same build in seconds."""
    project = copy_project(to) / "pyproject.toml"
    text = project.read_text("utf-8")
    compiled = next(line for line in text.splitlines() if line.startswith("compiled = "))
    project.write_text(text.replace(compiled, 'compiled = ["kernel/chance.py"]'), "utf-8")
    return to


def python(copy: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run our Python in a copy, with settings added to its environment; its sources come before the installed ones."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1", **settings}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
