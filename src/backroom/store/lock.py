"""One house for one SQLite file: a lock beside it, held by the process that writes.

The system lets the lock go when its process ends, however it ends: a file that is left over does no harm.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from backroom.store.lines import InUse, ReadOnly

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        # Far behind the words: Windows lets nobody read what is locked.
        os.lseek(file, 1 << 20, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from its making on; `InUse` names the process that has it."""

    def __init__(self, database: Path, name: str) -> None:
        # Beside the file itself, wherever links to it lie.
        path = database.resolve().with_name(f"{database.resolve().name}.lock")
        try:
            self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise ReadOnly(str(error)) from None
        try:
            _take(self._file)
        except OSError:
            holder = _holder(self._file)
            os.close(self._file)
            raise InUse(f"process {holder['value']}", holder) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, json.dumps({"pid": os.getpid(), "name": name}).encode())

    def release(self) -> None:
        """The file stays: removing it could take it from somebody who has just locked it."""
        os.ftruncate(self._file, 0)
        os.close(self._file)


def _holder(file: int) -> dict[str, object]:
    """The process that has the lock, by its own words; it may be about to write them."""
    try:
        said = json.loads(os.pread(file, 400, 0) if hasattr(os, "pread") else os.read(file, 400))
        return {"value": str(said["pid"]), "name": str(said["name"])}
    except (OSError, ValueError, KeyError, TypeError):
        return {"value": "?", "name": "backroom"}
