"""No test waits for ever, whatever it waits in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

#: A loop of uvloop's sleeps through the signal by which a test is told that its time is over.
_DEAF = """
import asyncio
import pytest
import uvloop

@pytest.mark.timeout(1)
def test_that_serves():
    async def serve():
        while True:
            try:
                await asyncio.sleep(3600)
            except BaseException:
                pass
    uvloop.run(serve())
"""


def test_a_test_that_does_not_hear_its_limit_is_ended_and_says_where_it_stood(tmp_path: Path) -> None:
    (tmp_path / "test_deaf.py").write_text(_DEAF, "utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "-o", "deaf=1", "-p", "no:cacheprovider", "-p", "tests.conftest"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *settings, "-q", "--rootdir", str(tmp_path), str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "test_that_serves" in done.stderr, done.stderr + done.stdout
