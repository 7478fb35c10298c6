"""A house that cheats: records of a finished game that were changed afterwards, and made to fit themselves again.

What such a house cannot change is what the players' browsers have noted.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from typing import Any

from backroom.kernel.fair import FairChance, commitment

Line = dict[str, Any]
Cheat = Callable[[list[Line]], None]


def change_a_word(lines: list[Line]) -> None:
    said = next(line for line in lines if "say" in line)
    said["say"] = "I never said that"


def drop_a_line_of_talk(lines: list[Line]) -> None:
    lines.remove(next(line for line in lines if "say" in line))


def change_the_seed(lines: list[Line]) -> None:
    _reveal(lines)["house"] = "5" * 64
    lines[0]["commitments"]["house"] = commitment(bytes.fromhex("5" * 64))
    _draw_anew(lines)


def drop_a_contribution(lines: list[Line]) -> None:
    given = _reveal(lines)["seats"]
    seat = next(seat for seat, number in enumerate(given) if number is not None)
    given[seat] = None
    lines[0]["commitments"]["seats"][seat] = None
    _draw_anew(lines)


CHEATS: list[Cheat] = [change_a_word, drop_a_line_of_talk, change_the_seed, drop_a_contribution]


def altered(text: str, cheat: Cheat) -> str:
    """The record after the cheat, with chances, chain and seal that fit it."""
    lines: list[Line] = [json.loads(line) for line in text.splitlines()]
    cheat(lines)
    body = [_written(line) for line in lines[:-1]]
    last = lines[-1]
    last["lines"] = len(body)
    if "head" in last:
        last["head"] = _head(bytes.fromhex(_reveal(lines)["house"]), body[:-1])
    last["sha256"] = hashlib.sha256("\n".join(body).encode()).hexdigest()
    return "\n".join([*body, _written(last)]) + "\n"


def _reveal(lines: list[Line]) -> dict[str, Any]:
    revealed: dict[str, Any] = lines[-2]["reveal"]
    return revealed


def _draw_anew(lines: list[Line]) -> None:
    """What the deal and the choices draw is what the numbers give now. Nothing was taken back in these games."""
    opened = _reveal(lines)
    given = [b"" if number is None else bytes.fromhex(number) for number in opened["seats"]]
    chance = FairChance(bytes.fromhex(opened["house"]), given)
    for line in lines:
        for draws in (line.get("deal", []), line.get("chance", [])):
            draws[:] = [[n, chance.below(n)] for n, _ in draws]


def _head(seed: bytes, lines: list[str]) -> str:
    head = bytes(32)
    for number, line in enumerate(lines):
        salt = hmac.digest(seed, b"backroom line" + number.to_bytes(8, "big"), "sha256")
        hidden = json.loads(line).get("hidden")
        digest = bytes.fromhex(hidden) if hidden else hashlib.sha256(salt + line.encode()).digest()
        head = hashlib.sha256(head + digest).digest()
    return head.hex()


def _written(line: Line) -> str:
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False)
