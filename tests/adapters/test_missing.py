"""Without its library an adapter says in one sentence which extra brings it."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules[{package!r}] = None
import backroom.adapters.{adapter}
"""


@pytest.mark.parametrize(
    ("adapter", "package"), [("gymnasium", "gymnasium"), ("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo")]
)
def test_a_missing_library_names_its_extra(adapter: str, package: str) -> None:
    program = WITHOUT.format(adapter=adapter, package=package)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    said = done.stderr.strip().splitlines()
    assert done.returncode == 1
    assert said[-1].endswith(
        f"backroom.adapters.{adapter} needs the package '{package}', which is not installed: "
        f"pip install 'backroom[{adapter}]'"
    )
