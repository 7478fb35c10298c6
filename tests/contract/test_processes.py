"""The same games in every process: nothing hangs on the order of a set or on what was played before."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from backroom.games import titles
from backroom.kernel.title import AnyTitle
from backroom.testing.story import story_digest


# Whole games twice over: the order of sets is the same thing compiled and not.
@pytest.mark.compiled_rules
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_another_process_plays_the_same_games(title: AnyTitle) -> None:
    here = story_digest(title)
    command = [sys.executable, "-m", "backroom.testing.story", title.id]
    # Neither this process's own order of sets nor a usual one.
    environment = {**os.environ, "PYTHONHASHSEED": "2", "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run(command, capture_output=True, check=True, env=environment, text=True)
    assert told.stdout.strip() == here
