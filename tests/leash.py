"""Runs a module as `python -m` does, and ends with whoever started it: `python -m tests.leash MODULE ARGUMENTS...`.

Whoever started it holds its standard input. A test that runs out of time is ended on the spot and can stop nothing by
itself; its servers must not live on.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import threading
from typing import Any


def leashed(module: str, *arguments: str, **more: Any) -> subprocess.Popen[Any]:  # noqa: ANN401 as Popen takes them
    """Start a module that ends with this process."""
    command = [sys.executable, "-m", "tests.leash", module, *arguments]
    return subprocess.Popen(command, stdin=subprocess.PIPE, **more)


def _end_with_the_leash() -> None:
    os.read(0, 1)
    os._exit(9)


if __name__ == "__main__":
    threading.Thread(target=_end_with_the_leash, daemon=True).start()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
