"""Whether the rules can be compiled on this machine; run as a script, it prints why not. Needs nothing installed."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path


def find_compiler() -> str | None:
    """The command of a C compiler: $CC, the one Python itself was built with, or any other; None if there is none.

    On Windows it is Visual Studio's, which setuptools finds by itself, whatever else the machine has.
    """
    if sys.platform == "win32":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
        return "Visual Studio" if installer.is_file() else None
    wanted = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    for command in filter(None, wanted):
        if shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def why_pure() -> str | None:
    """Why the rules cannot be compiled here, in words; None if they can."""
    if os.environ.get("BACKROOM_PURE", "0") not in ("", "0"):
        return "BACKROOM_PURE is set"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}"
    if find_compiler() is None:
        return "no C compiler was found (cc, gcc, clang or Visual Studio)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are missing (on Debian the package python3-dev)"
    return None


if __name__ == "__main__":
    print(why_pure() or "")
