"""What the page for research and the example say of the adapters runs as it stands."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np

from backroom.adapters.gymnasium import env

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python adapters\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLE = ROOT / "examples" / "reinforce.py"


def test_the_page_runs_from_top_to_bottom() -> None:
    assert len(BLOCKS) == 4
    done = subprocess.run([sys.executable, "-c", "\n".join(BLOCKS)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 4


def test_the_example_learns() -> None:
    train = runpy.run_path(str(EXAMPLE))["train"]
    table = env("chicago-poker", 2, "random", {"miniature": True}, seat=None)
    returns = train(table, games=2000, seed=1)
    # Random play against itself is worth 0, and the best against it 0.25.
    assert np.mean(returns[-1000:]) > 0.12


def test_the_example_is_a_program() -> None:
    command = [sys.executable, str(EXAMPLE), "--games", "20", "--option", "miniature"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "mean return" in done.stdout
