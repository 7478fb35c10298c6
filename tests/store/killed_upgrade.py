"""Opens an old database and is killed in the middle of the upgrade: `python -m tests.store.killed_upgrade URL`."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

from sqlalchemy import Engine, event

from backroom.store.journal import Journal


def _die(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:  # noqa: ANN401
    if statement.startswith("UPDATE game_tables"):
        os.kill(os.getpid(), signal.SIGKILL)  # the first rows of the journal have their chain by now


event.listen(Engine, "before_cursor_execute", _die)
Journal(sys.argv[1])
