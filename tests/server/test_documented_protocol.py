"""What `docs/protocol.md` shows of the wire is what the house takes: its messages are read as they stand there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from backroom.server.api import OpenTable
from backroom.server.lesson_protocol import FromCoach, FromLearner
from backroom.table.protocol import VERSION, FromClient, FromServer

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
BLOCKS = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
#: What stands for something long: a key, 32 bytes or their hash.
PLACES = {"<my key>": "k" * 43}
SAID = [said for block in BLOCKS for said in re.findall(r'\{"do": .*?\}(?= *$| {2})', block, re.MULTILINE)]
TOLD = [tag for block in BLOCKS for tag in re.findall(r'\{"tell": "([a-z-]+)"', block)]


@pytest.mark.parametrize("said", SAID)
def test_what_a_client_says_there_is_understood(said: str) -> None:
    whole = re.sub(r"<[^>]*>", lambda place: PLACES.get(place[0], "0" * 64), said)
    read = msgspec.json.decode(whole.encode(), type=FromClient | FromLearner)
    assert getattr(read, "version", VERSION) == VERSION


def test_what_the_house_tells_there_is_among_what_it_tells() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(FromServer | FromCoach)}
    assert {*TOLD} <= tags
    assert len(SAID) >= 7
    assert len(TOLD) >= 5


def test_a_table_is_opened_with_what_stands_there() -> None:
    (body,) = re.findall(r"POST /api/tables (\{.*\})$", PAGE, re.MULTILINE)
    assert msgspec.json.decode(body.replace("<SHA-256 of my key>", "0" * 64).encode(), type=OpenTable).title
