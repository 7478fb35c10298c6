"""Titles as packages of their own, as pip would lay them into a folder of Python's path: without pip, in no time."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

TEMPLATE = Path(__file__).parents[1] / "src" / "backroom" / "template"
TOY = "penny_ante"


def install(path: Path, package: str, points: Mapping[str, str]) -> Path:
    """The metadata of a package that offers these titles, by entry point: `{"penny-ante": "penny_ante:TITLE"}`."""
    metadata = path / f"{package.replace('-', '_')}-1.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    lines = "\n".join(f"{name} = {value}" for name, value in points.items())
    (metadata / "entry_points.txt").write_text(f"[backroom.titles]\n{lines}\n")
    return path


def install_toy(path: Path) -> Path:
    """Penny Ante, installed in the folder `path`; returns the folder of its package."""
    install(path, "backroom-penny-ante", {"penny-ante": f"{TOY}:TITLE"})
    shutil.copytree(TEMPLATE / TOY, path / TOY, ignore=shutil.ignore_patterns("__pycache__"))
    return path / TOY


def environment_with(path: Path) -> dict[str, str]:
    """The environment of a process that finds what is installed in `path`."""
    before = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), *([before] if before else [])])}
