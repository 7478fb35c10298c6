"""Logs for operators: a JSON object a line for programs, plain text for people at a terminal.

No key, no hand, no message body is ever logged, and no character that a terminal would obey.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from typing import Final, Literal

LogFormat = Literal["json", "text"]
#: What every record has, and what uvicorn adds for terminals: the words once more, in colours.
_OWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}
#: Control characters of ASCII and Latin-1, and Unicode's line ends and turns of direction, by their codes.
_UNSEEN: Final = {
    code: f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"
    for code in [*range(32), *range(127, 160), 0x2028, 0x2029, *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
}


class JsonLines(logging.Formatter):
    """Time, level, logger, words, and what `extra` brought."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": _plain(record.getMessage()),
            **_extra(record),
        }
        trace = _trace(record)
        if trace:
            told["trace"] = "\n".join(trace)
        return json.dumps(told, default=str)


class TextLines(logging.Formatter):
    """The same to be read: what `extra` brought in brackets, a traceback on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        at = self.formatTime(record, "%Y-%m-%d %H:%M:%S")
        extra = ", ".join(f"{name}: {value}" for name, value in _extra(record).items())
        said = _plain(record.getMessage()) + (f" ({extra})" if extra else "")
        return "\n".join([f"{at} {record.levelname.lower():7} {record.name}: {said}", *_trace(record)])


def log_to_stderr(level: str, format_: LogFormat | None = None) -> None:
    """Everything from this level on. Without a format, text on a terminal and JSON elsewhere."""
    handler = logging.StreamHandler(sys.stderr)
    in_text = format_ == "text" if format_ else sys.stderr.isatty()
    handler.setFormatter(TextLines() if in_text else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())


def _extra(record: logging.LogRecord) -> dict[str, object]:
    return {
        name: value if isinstance(value, int | float | None) else _plain(str(value))
        for name, value in record.__dict__.items()
        if name not in _OWN
    }


def _plain(text: str) -> str:
    """The text on one line, with nothing in it that changes colours, moves the cursor or looks like another line."""
    return text.translate(_UNSEEN)


def _trace(record: logging.LogRecord) -> list[str]:
    """Where it went wrong, the causes first. Not the exceptions' words: a statement of the database quotes what was to
    be written, and so would tell hands."""
    lines: list[str] = []
    error = record.exc_info[1] if record.exc_info else None
    while error is not None:
        places = "".join(traceback.format_tb(error.__traceback__)).splitlines()
        lines = ["Traceback (most recent call last):", *map(_plain, places), type(error).__name__, *lines]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return lines
