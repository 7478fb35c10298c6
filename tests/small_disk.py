"""A disk with little room, for tests of what happens when it is full. Only root on Linux can make one."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def small_disk(size: str) -> Iterator[Path]:
    """A folder that holds so much (`24m`) and no more; others may come through.

    It does not lie in pytest's own folder: the disk of a run that was killed would stay there, and every run after it
    would fail when it clears up.
    """
    with tempfile.TemporaryDirectory(prefix="backroom-small-disk-") as folder:
        Path(folder).chmod(0o711)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size},mode=755", "tmpfs", folder], check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)
