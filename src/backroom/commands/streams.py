"""Files and standard streams: `-` is standard input or output."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from backroom.kernel.refusal import BadInput

STANDARD = Path("-")


def read_text(file: Path) -> str:
    """A file's text, or that of standard input; `BadInput` if there is none."""
    try:
        data = sys.stdin.buffer.read() if file == STANDARD else file.read_bytes()
        return data.decode("utf-8")
    except OSError as error:
        raise BadInput("no-such-file", {"value": str(file), "reason": error.strerror or str(error)}) from None
    except UnicodeDecodeError:
        raise BadInput("no-such-file", {"value": str(file), "reason": "not a text file"}) from None


def read_once(*files: Path | None) -> None:
    """`BadInput` if standard input would have to be read twice."""
    if [*files].count(STANDARD) > 1:
        raise BadInput("stream-once")


def no_stream(file: Path | None, name: str) -> None:
    """`BadInput` if this is a standard stream, where only a file makes sense."""
    if file == STANDARD:
        raise BadInput("stream-not-here", {"name": name})


def print_json(data: object) -> int:
    """One document on standard output; the exit code is 0."""
    print(json.dumps(data, indent=2))
    return 0
