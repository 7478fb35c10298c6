"""Minds for worker processes that do what the player's name says."""

from __future__ import annotations

import os
import threading
import time

from backroom.kernel.game import AnyRules
from backroom.table import workers
from backroom.table.thinking import Question, Thought, prepare

#: How long `after_slow_loading` takes to load the rules, in seconds.
LOADING = 1.0
WELL = Thought(["well"], "", {})


def by_name(question: Question) -> Thought:
    match question.player:
        case "hang":
            threading.Event().wait()
        case "die":
            os._exit(3)
        case "raise":
            raise ValueError
        case "say nothing":
            return Thought([], "", {})
        case "lie":
            return "soldier"  # type: ignore[return-value]
        case "think":
            time.sleep(0.6)
    return WELL


def after_slow_loading(question: Question) -> Thought:
    """Quick itself; but in its process rules are slow to load."""
    return WELL


def _prepare_slowly(question: Question) -> AnyRules:
    time.sleep(LOADING)
    return prepare(question)


if os.environ.get("BACKROOM_TEST_SLOW_LOADING"):
    vars(workers)["prepare"] = _prepare_slowly
