"""Logs are a JSON object a line, or plain text: without colours, without other people's lines, without secrets."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest

from backroom.cli import main
from backroom.server.logs import JsonLines, LogFormat, TextLines, log_to_stderr

BOTH = pytest.mark.parametrize("lines", [JsonLines(), TextLines()], ids=["json", "text"])


@pytest.fixture(autouse=True)
def _the_handlers_of_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)


class _Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def _record(says: str, **extra: object) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "backroom.test", "levelname": "WARNING", "msg": says, **extra})


@BOTH
def test_uvicorns_words_in_colours_are_left_out(lines: logging.Formatter) -> None:
    said = lines.format(_record("Started", color_message="\x1b[36mStarted\x1b[0m"))
    assert "Started" in said
    assert "color" not in said
    assert "[36m" not in said


@BOTH
@pytest.mark.parametrize("nasty", ["\x1b[2J", "a\nwarning backroom: b", "\x9b31m", "\r", "\u202e", "\u2028"])
def test_no_character_that_a_terminal_obeys_comes_through(lines: logging.Formatter, nasty: str) -> None:
    said = lines.format(_record(nasty, table=nasty, reason=ValueError(nasty)))
    told = said + "".join(map(str, json.loads(said).values())) if said.startswith("{") else said
    assert [character for character in told if not character.isprintable()] == []


def test_a_json_line_says_when_who_and_what() -> None:
    told = json.loads(JsonLines().format(_record("bot failed", table="t1", count=3)))
    assert told.pop("at")
    assert told == {"level": "warning", "from": "backroom.test", "says": "bot failed", "table": "t1", "count": 3}


def test_a_text_line_says_the_same_to_people() -> None:
    said = TextLines().format(_record("bot failed", table="t1", count=3))
    assert said.endswith("warning backroom.test: bot failed (table: t1, count: 3)")


@BOTH
def test_a_traceback_tells_where_but_no_words_of_the_exception(lines: logging.Formatter) -> None:
    hand = "-".join(["queen", "of", "hearts"])  # not as one word: a traceback quotes the lines of the code
    try:
        try:
            raise KeyError(hand)
        except KeyError as error:
            raise RuntimeError(f"parameters: {hand}") from error
    except RuntimeError as error:
        record = _record("table stumbled", exc_info=(type(error), error, error.__traceback__))
    said = lines.format(record)
    for part in ("Traceback", "test_logs.py", "KeyError", "RuntimeError"):
        assert part in said
    assert hand not in said


@pytest.mark.parametrize(
    ("asked", "screen", "is_json"),
    [(None, True, False), (None, False, True), ("json", True, True), ("text", False, False)],
)
def test_a_terminal_gets_text_and_everything_else_json_unless_asked(
    monkeypatch: pytest.MonkeyPatch, asked: LogFormat | None, screen: bool, is_json: bool
) -> None:
    stream = _Screen() if screen else io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    log_to_stderr("info", asked)
    logging.getLogger("backroom.test").warning("hello")
    assert stream.getvalue().startswith("{") == is_json


def test_the_format_can_be_asked_for_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--log-format", "colourful"]) == 2
    assert "colourful" in capsys.readouterr().err
