"""Receipts by grammar: whatever stands in one, `backroom verify` says in words what it makes of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from backroom.games import find_title
from backroom.kernel.receipt import read_receipt
from backroom.kernel.record import read_record
from backroom.kernel.refusal import Rejected
from backroom.terminal.verifying import verified_lines
from backroom.words import Words
from tests.server import grammar

WITNESSED = Path(__file__).parents[1] / "kernel" / "witnessed"
RECORD = read_record((WITNESSED / "chicago-poker.1.record").read_text("utf-8"))
RECEIPT = json.loads((WITNESSED / "chicago-poker.1.receipt.json").read_text("utf-8"))
_WAYS = {"short": 40, "long": 2_000}


@pytest.mark.parametrize("way", ["short", pytest.param("long", marks=pytest.mark.long)])
def test_receipts(way: str) -> None:
    @settings(max_examples=_WAYS[way], suppress_health_check=list(HealthCheck))
    @given(grammar.texts_of(grammar.bent(RECEIPT)))
    def check(raw: bytes) -> None:
        try:
            receipt = read_receipt(raw.decode("utf-8", "replace"))
            said = list(verified_lines(RECORD, find_title("chicago-poker"), [receipt], None, False, "en"))
        except Rejected as rejected:
            said = [Words("en", find_title("chicago-poker")).rejection(rejected)]
        assert all(said)

    check()
