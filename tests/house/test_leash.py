"""What a test has started ends with it, however it ends: servers of ours, and programs that are not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.leash import LeashedProgram
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
_TEST_RUN = """
import time
from tests.leash import LeashedProgram
program = LeashedProgram(["sh", "-c", "echo $$; exec sleep 600"])
time.sleep(600)
"""


def _runs(pid: int) -> bool:
    """Not as a zombie: there may be nobody to bury it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_program_ends_with_a_test_run_that_is_killed() -> None:
    test_run = subprocess.Popen(
        [sys.executable, "-c", _TEST_RUN], cwd=ROOT, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert test_run.stdout is not None
    with test_run.stdout as said:
        program = int(said.readline())
        assert _runs(program)
        test_run.kill()
        test_run.wait(10)
        wait_until(lambda: not _runs(program), "the program to end with the test run", 10)


def test_a_program_is_told_what_its_keeper_is_told() -> None:
    waits = "trap 'exit 7' TERM; echo; while :; do sleep 0.05; done"
    program = LeashedProgram(["sh", "-c", waits], stdout=subprocess.PIPE)
    program.stdout.readline()
    assert program.end(signal.SIGTERM, 10) == 7
    assert not program.runs
