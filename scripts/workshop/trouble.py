"""What went wrong, in one sentence."""

from __future__ import annotations

import errno
import re
import shutil
from pathlib import Path

from workshop.places import ROOT

_OFFLINE = re.compile(
    r"NewConnectionError|NameResolutionError|Connect(ion)?Timeout|ReadTimeout|ProxyError|SSLError|dns error"
    r"|[Cc]onnection refused|error sending request|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET_TIMEOUT"
    r"|Network is unreachable|network connectivity"
)
_FULL = re.compile(r"No space left on device|ENOSPC|os error 28|[Dd]isk quota exceeded")
#: What a whole installation takes, in megabytes.
NEEDED = 900
#: With less than so many bytes left nothing can be done.
_NOTHING = 2_000_000


class Trouble(Exception):
    """Something cannot be done; the sentence says what and why."""


class Failed(Trouble):
    """A command failed; what it said stands in `log`."""

    def __init__(self, what: str, log: Path) -> None:
        said = log.read_text("utf-8", "replace") if log.is_file() else ""
        #: Whether it may go well the next time without anything being changed here.
        self.passing = bool(_is_full(said) or _OFFLINE.search(said))
        super().__init__(_why(what, said, log))


def _is_full(said: str) -> bool:
    """Said so, or could not even say it."""
    return bool(_FULL.search(said)) or shutil.disk_usage(ROOT).free < _NOTHING


def _why(what: str, said: str, log: Path) -> str:
    if _is_full(said):
        return f"{what} failed, because the disk is full; Backroom needs about {NEEDED} MB in {ROOT / '.venv'}."
    if _OFFLINE.search(said):
        reason = "something could not be downloaded: is there a network?"
        return f"{what} failed, because {reason} Its own words are in {log}."
    return f"{what} failed; its own words are in {log}."


def of_system(error: OSError) -> Trouble:
    """What a file system's error means to somebody who wants to play."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Trouble(f"The disk is full; Backroom needs about {NEEDED} MB in {ROOT / '.venv'}.")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        what = f" ({error.filename})" if error.filename else ""
        return Trouble(f"Backroom cannot write into {ROOT}{what}; it keeps what it installs in the folder .venv there.")
    return Trouble(f"Setting up failed: {error}.")
