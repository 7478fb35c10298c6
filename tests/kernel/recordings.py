"""Recorded games of Penny Ante, and hands that tamper with their files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.lines import SeatLine
from backroom.kernel.record import read_record
from backroom.kernel.recorded import Fairness, RecordedGame
from backroom.kernel.refusal import BadInput, Facts
from backroom.kernel.replay import replay
from backroom.template.penny_ante.title import PENNY_ANTE
from backroom.testing.checks.words import languages
from backroom.words import Words

FAIRNESS = Fairness(bytes(range(32)), [bytes([1]) * 32, b"", bytes([3]) * 32])
SEATS = [SeatLine("Ann", "human"), SeatLine("Bob", "random"), SeatLine("Cid", "human")]
Line = dict[str, Any]


def quiet_game(moves: int = 99, fairness: Fairness | None = FAIRNESS, chance: Chance | None = None) -> RecordedGame:
    """Three players who only pass and bid nothing: nothing hangs on the cards, and lots decide who takes an empty pot.

    It is over after nine passes and nine bids.
    """
    source = FastChance(5) if fairness is None and chance is None else chance
    recorded = RecordedGame(PENNY_ANTE, PENNY_ANTE.settings(3), SEATS, source, fairness)
    recorded.say(0, "Good evening")
    for _ in range(moves):
        if recorded.game.is_over:
            break
        texts = ["pass"] if recorded.game.decision.step.prompt == "turn" else ["bid 0", "done"]
        recorded.submit(recorded.game.seat, [recorded.rules.table.parse(text) for text in texts])
    return recorded


def rejection(rejected: BadInput) -> tuple[str, Facts, str]:
    """What is said of a bad record, by message, facts and clause; every language has words for it."""
    for language in languages(PENNY_ANTE):
        assert Words(language, PENNY_ANTE).rejection(rejected)
    return rejected.message, rejected.facts, rejected.clause


def wrong_with(text: str) -> tuple[str, Facts, str]:
    """What is said of a record that cannot be read or played again."""
    try:
        for _ in replay(read_record(text), PENNY_ANTE):
            pass
    except BadInput as rejected:
        return rejection(rejected)
    raise AssertionError("nothing is wrong with this record")


def resealed(text: str, change: Callable[[list[Line]], object]) -> str:
    """The record with its lines changed, and a seal that fits again: the work of a careful hand."""
    lines = [json.loads(line) for line in text.splitlines()]
    change(lines)
    return sealed([json.dumps(line, separators=(",", ":")) for line in lines[:-1]], lines[-1])


def sealed(lines: list[str], last: Line) -> str:
    digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    seal = {**last, "lines": len(lines), "sha256": digest}
    return "\n".join([*lines, json.dumps(seal, separators=(",", ":"))]) + "\n"
