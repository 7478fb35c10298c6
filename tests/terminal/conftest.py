"""What every test of the terminal table stands on."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _program_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shell finds `backroom`, as it does where the environment is active."""
    monkeypatch.setenv("PATH", os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
