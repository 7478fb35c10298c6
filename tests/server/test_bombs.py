"""Single requests that once stopped the house, or could: each against a server of its own, with a neighbour beside.

The neighbour is somebody well-behaved: opens a table, plays, looks. They must be answered while the bomb goes off and
afterwards, and the bomb itself within bounds, in words.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from backroom.games import find_title
from backroom.server.api import OpenTable, SeatWish
from backroom.server.limits import Limits
from tests.server.mischief import resealed
from tests.server.open_house import Wishes
from tests.server.place import Place
from tests.server.script import Script

#: A neighbour waits no longer for one answer, in seconds, beyond ten times what it takes in peace. It was for ever.
_NEIGHBOUR = 5.0
#: A bomb is answered by then, on a machine with much else to do: its worker has to start first.
_BOMB = 120.0
#: A path and a body, from a finished game's record.
Bomb = Callable[[str], tuple[str, Any]]
_BOX = find_title("chicago-poker").own_data


@pytest.fixture(scope="session")
def record(place: Place) -> str:
    """A finished game."""
    opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish("random")]))
    script = Script(place, opened.table, opened.seats[0].key)
    script.sit()
    script.play(Random(1))
    return script.get("record").text


def _spoilt(change: Callable[[list[Any]], None]) -> Bomb:
    def bomb(record: str) -> tuple[str, Any]:
        lines = [json.loads(line) for line in record.splitlines()]
        change(lines)
        return "/api/fork", {"record": resealed(lines), "number": 1, "seat": 0}

    return bomb


def _data(text: str) -> Bomb:
    return lambda record: ("/api/tables", {"title": "chicago-poker", "data": text})


def _body(path: str, body: object) -> Bomb:
    return lambda record: (path, body)


def _hand_of_minus_one(lines: list[Any]) -> None:
    """Finding 1: compiled code once looped for ever over it, with the interpreter's lock in its hand."""
    lines[0]["start"] = {"stack": [], "hands": [[-1], [-1]], "outcome": None}


def _empty_start(lines: list[Any]) -> None:
    lines[0]["start"] = {}


def _many_draws(lines: list[Any]) -> None:
    lines[1] = {"deal": [[2, 1]] * 90_000}


def _huge_draw(lines: list[Any]) -> None:
    lines[1] = {"deal": [[10**18, 10**18 - 1]]}


def _endless_choice(lines: list[Any]) -> None:
    lines.insert(2, {"seat": 1, "do": ["draw"] * 50_000})


def _many_players(lines: list[Any]) -> None:
    lines[0]["players"] = 10**30


BOMBS: dict[str, Bomb] = {
    "a-hand-of-minus-one": _spoilt(_hand_of_minus_one),
    "an-empty-start": _spoilt(_empty_start),
    "ninety-thousand-draws": _spoilt(_many_draws),
    "a-huge-draw": _spoilt(_huge_draw),
    "an-endless-choice": _spoilt(_endless_choice),
    "too-many-players": _spoilt(_many_players),
    "a-dotted-key": _data("a." * 30_000 + "a=1"),
    "a-larger-dotted-key": _data("a." * 99_000 + "a=1"),
    "many-dotted-keys": _data("\n".join(f"a{n}.b.c.d = 1" for n in range(4_000))),
    "deep-brackets": _data("a=" + "[" * 30_000),
    "a-number-without-end": _data("a = " + "9" * 60_000),
    "nested-facing": _data(_BOX.replace('facing = ["', 'facing = [["up"], "', 1)),
    "a-wall-of-comments": _data(_BOX + "\n" + ("# " + "x" * 900 + "\n") * 60),
    "a-huge-seat": _body("/api/replay", {"record": "", "viewer": 10**30}),
    "a-number-of-five-thousand-digits": _body(
        "/api/fork", msgspec.Raw(b'{"record":"","number":' + b"9" * 5000 + b',"seat":0}')
    ),
    "depth": _body("/api/tables", msgspec.Raw(b'{"title":' * 50_000 + b"1" + b"}" * 50_000)),
    "a-record-of-newlines": _body("/api/replay", {"record": "\n" * 1_900_000}),
    "a-record-of-brackets": _body("/api/replay", {"record": "[" * 1_900_000}),
    "a-huge-record": _body("/api/replay", {"record": "x" * 6_000_000}),
    "many-options": _body("/api/tables", {"title": "chicago-poker", "options": {f"o{n}": True for n in range(9_000)}}),
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_stops_nobody(tmp_path: Path, record: str, bomb: str) -> None:
    limits = Limits(request_burst=100_000, requests=1e5, rate=1e5, burst=100_000)
    with Place(tmp_path, Wishes("", limits=limits)) as place:
        place.open()
        path, body = BOMBS[bomb](record)
        quiet = max(_visit(place) for _ in range(5))
        answers: list[httpx.Response] = []

        def throw() -> None:
            url = f"{place.http_address}{path}"
            answers.append(httpx.post(url, content=msgspec.json.encode(body), trust_env=False, timeout=_BOMB))

        throwing = threading.Thread(target=throw, daemon=True)
        throwing.start()
        slowest = 0.0
        rounds = 0
        while throwing.is_alive() or rounds < 5:
            slowest = max(slowest, _visit(place))
            rounds += 1
            throwing.join(0.02)
        assert slowest < _NEIGHBOUR + 10 * quiet, f"a neighbour waited {slowest:.1f} s, in peace {quiet:.1f} s"
        (answer,) = answers
        assert answer.status_code == 200 or 400 <= answer.status_code < 500, answer.text
        if answer.status_code != 200:
            assert answer.json()["text"]
        assert place.stop() in (0, -15)
        assert "Traceback" not in place.log, place.log
        assert "failed aside" not in place.log, place.log


def _visit(place: Place) -> float:
    """A neighbour looks in; how long the answer took."""
    began = time.monotonic()
    assert place.client.get(f"{place.http_address}/api/tables").status_code == 200
    return time.monotonic() - began


def test_a_neighbours_game_goes_on_while_bombs_go_off(tmp_path: Path, record: str) -> None:
    """All of them, one after another, and a whole game meanwhile."""
    with Place(tmp_path) as place:
        place.open()
        bombs = [bomb(record) for bomb in BOMBS.values()]
        ended = threading.Event()

        def throw() -> None:
            with httpx.Client(base_url=place.http_address, trust_env=False, timeout=_BOMB) as client:
                while not ended.is_set():
                    for path, body in bombs:
                        if not ended.is_set():
                            client.post(path, content=msgspec.json.encode(body))

        throwing = threading.Thread(target=throw, daemon=True)
        throwing.start()
        opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish("random")]))
        script = Script(place, opened.table, opened.seats[0].key)
        script.sit("Neighbour")
        assert script.play(Random(2)).frame.status == "over"
        ended.set()
        throwing.join(_BOMB)
        assert not throwing.is_alive()
        assert place.stop() in (0, -15)
        assert "Traceback" not in place.log, place.log
