"""Where everything lies."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
PLAY = VENV / "play"
TEST = VENV / "test"
CLIENT = VENV / "client"
BUILDS = VENV / "builds"
TOOLS = VENV / "tools"
NODE = VENV / "node"
LOGS = VENV / "logs"


def python_of(environment: Path) -> Path:
    return environment / "bin" / "python"


def packages_of(environment: Path) -> Path:
    """Where an environment made by this very Python keeps its packages."""
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(environment), "platbase": str(environment)}))


def log(name: str) -> Path:
    return LOGS / f"{name}.log"


def this_python() -> str:
    """One line that differs between Pythons that cannot share an environment."""
    return f"{sys.base_prefix} {sys.version}"
