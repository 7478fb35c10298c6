"""The figures count what happens, for one house alone, and strangers make no new ones."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from types import ModuleType
from typing import get_args

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from backroom.kernel.refusal import BadInput, Refusal, Rejected
from backroom.server.api import OpenTable, SeatWish
from backroom.server.chairs import Forbidden
from backroom.server.limits import Exceeded, Limit
from backroom.server.metrics import Metrics, Reason
from backroom.server.reasons import reason_for
from backroom.store.journal import Journal
from backroom.store.lines import Damaged
from backroom.table import protocol as p
from backroom.table.commands import Stale
from tests.house.copy_of import ROOT
from tests.server import mischief
from tests.server.guest import Guest
from tests.server.open_house import Wishes
from tests.server.place import Place
from tests.server.script import Script
from tests.waiting import wait_until

Series = tuple[str, frozenset[tuple[str, str]]]
SEATS = [SeatWish(), SeatWish("random")]


def _read(text: str) -> dict[Series, float]:
    families = text_string_to_metric_families(text)
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


def _figures(place: Place) -> dict[Series, float]:
    return _read(place.client.get(f"{place.http_address}/metrics").text)


def _figure(place: Place, name: str, **labels: str) -> float:
    return _figures(place)[name, frozenset(labels.items())]


def test_houses_in_one_process_share_no_figure() -> None:
    ours, theirs = Metrics(), Metrics()
    ours.messages.inc()
    ours.limited("talk")
    said = _read(theirs.text().decode())
    assert said["backroom_messages_total", frozenset()] == 0
    assert said["backroom_limited_total", frozenset({("limit", "talk")})] == 0


def test_every_limit_and_every_reason_is_told_from_the_beginning() -> None:
    said = _read(Metrics().text().decode())
    for name, label, values in (
        ("backroom_limited_total", "limit", get_args(Limit)),
        ("backroom_refusals_total", "reason", get_args(Reason)),
    ):
        assert {dict(labels)[label] for found, labels in said if found == name} == set(values)


@pytest.mark.parametrize(
    ("rejected", "reason"),
    [
        (Refusal("CP-1", "no"), "rule"),
        (Stale("table-moved-on"), "stale"),
        (Exceeded("talk", "table-talks-too-fast"), "limit"),
        (Forbidden("table-stranger"), "forbidden"),
        (Damaged("t", 1, "a line is missing"), "store"),
        (BadInput("no-such-title"), "bad-input"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_refusal_is_counted_by_its_reason_never_by_its_words(rejected: Rejected, reason: str) -> None:
    assert reason_for(rejected) == reason


def test_a_bot_that_nobody_knows_makes_no_new_series() -> None:
    metrics = Metrics()
    before = set(_read(metrics.text().decode()))
    metrics.thought("chicago-poker", "a name of a stranger's", 0.1)
    said = _read(metrics.text().decode())
    assert set(said) == before
    other = frozenset({("title", "other"), ("bot", "other")})
    assert said["backroom_bot_thinking_seconds_count", other] == 1


def test_a_hostile_client_makes_no_new_series(tmp_path: Path) -> None:
    luck = Random(3)
    with Place(tmp_path) as place:
        place.open()
        before = _figures(place)
        opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish()]))
        for title, bot in (("a-title-of-mine", "random"), ("chicago-poker", "a-bot-of-mine"), ("\x1b[31m", '"}')):
            wish = json.dumps({"title": title, "seats": [{"player": bot}] * 2}).encode()
            assert place.client.post(f"{place.http_address}/api/tables", content=wish).status_code == 400
        for _ in range(200):
            method, path, headers, body = mischief.request(luck, opened.table, [opened.seats[0].key, "x"])
            place.client.request(method, f"{place.http_address}{path}", headers=headers, content=body)

        async def spoil() -> None:
            async with Guest(place.port, opened.table, opened.seats[0].key) as guest:
                for _ in range(100):
                    await guest.send(mischief.malformed(luck))
                    await guest.send(msgspec.json.encode(mischief.useless(luck, 0, ["draw", "\x1b[31m"])))
                await guest.settled()

        asyncio.run(spoil())
        after = _figures(place)
        assert set(after) == set(before)
        for reason in ("malformed", "forbidden", "bad-input"):
            series = ("backroom_refusals_total", frozenset({("reason", reason)}))
            assert after[series] > before[series], reason


def test_the_figures_tell_who_is_connected(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish()]))

    def connected(kind: str) -> float:
        return _figure(place, "backroom_connections", kind=kind)

    before = {kind: connected(kind) for kind in ("player", "onlooker", "http-wait")}

    async def look() -> None:
        async with (
            Guest(place.port, opened.table, opened.seats[0].key),
            Guest(place.port, opened.table, str(opened.onlookers)),
        ):
            assert await asyncio.to_thread(connected, "player") == before["player"] + 1
            assert await asyncio.to_thread(connected, "onlooker") == before["onlooker"] + 1

    asyncio.run(look())
    wait_until(lambda: connected("player") == before["player"], "the player to be gone")
    wait_until(lambda: connected("onlooker") == before["onlooker"], "the onlooker to be gone")
    ann, bob = (Script(place, opened.table, seat.key) for seat in opened.seats)
    seen = ann.update().seen
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(ann.get, "update", since=seen, wait=25)
        wait_until(lambda: connected("http-wait") == before["http-wait"] + 1, "somebody to wait for news")
        bob.do(p.Say(words="here they are"))
        assert waiting.result(60).status_code == 200
    assert connected("http-wait") == before["http-wait"]


def test_the_figures_tell_of_tables_bots_and_the_store(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        place.open()
        over = {"title": "chicago-poker", "status": "over"}
        assert _figure(place, "backroom_tables", **over) == 0
        opened = place.open_table(OpenTable("chicago-poker", seats=SEATS))
        script = Script(place, opened.table, opened.seats[0].key)
        script.sit()
        script.play(Random(1))
        wait_until(lambda: _figure(place, "backroom_tables", **over) == 1, "the tables to be counted anew")
        said = _figures(place)
        thinking = frozenset({("title", "chicago-poker"), ("bot", "random")})
        choices = said["backroom_bot_choices_total", frozenset()]
        assert said["backroom_bot_thinking_seconds_count", thinking] >= choices > 0
        done = said["backroom_store_transactions_total", frozenset()]
        assert said["backroom_store_append_seconds_count", frozenset()] >= done > choices
        assert said["backroom_store_bytes", frozenset({("file", "database")})] > 0
        assert said["backroom_event_loop_lag_seconds_count", frozenset()] > 0
        assert said["backroom_ready", frozenset()] == 1
        assert said["process_resident_memory_bytes", frozenset()] > 0
        (build,) = [dict(labels) for name, labels in said if name == "backroom_build_info"]
        assert set(build) == {"version", "compiled", "python"}


def test_workers_that_had_to_be_killed_are_counted(tmp_path: Path) -> None:
    with Place(tmp_path, Wishes("", mind="tests.server.minds:dies")) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish("soldier")]))
        script = Script(place, opened.table, opened.seats[0].key)
        script.sit()
        script.play(Random(1))
        assert _figure(place, "backroom_workers_killed_total", kind="bot") >= 4, "two choices, asked twice"
        assert _figure(place, "backroom_workers_killed_total", kind="aside") == 0


def test_a_store_that_does_not_answer_makes_the_house_not_ready_until_it_does(tmp_path: Path) -> None:
    with Place(tmp_path, Wishes("", patience=100)) as place:
        place.open()

        def status(path: str) -> int:
            return place.client.get(f"{place.http_address}{path}").status_code

        assert status("/readyz") == 200
        with closing(sqlite3.connect(place.file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            wait_until(lambda: status("/readyz") == 503, "the house to notice it")
            assert status("/healthz") == 200
            assert _figure(place, "backroom_ready") == 0
            assert _figure(place, "backroom_store_transactions_failed_total") > 0
        wait_until(lambda: status("/readyz") == 200, "the house to notice that it is well again")


def test_tables_are_counted_by_title_and_status(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        place.open()
        for title in ("chicago-poker", "chicago-poker", "chicago-gangsters"):
            place.open_table(OpenTable(title, seats=[SeatWish()] * 3))
        place.stop()
        journal = Journal(place.database)
        assert journal.count_by_title() == {
            ("chicago-poker", "gathering"): 2,
            ("chicago-gangsters", "gathering"): 1,
        }
        journal.close()


def _the_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("figures", ROOT / "scripts" / "figures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_for_hosts_lists_every_figure_as_it_is_declared() -> None:
    """If not: `python scripts/figures.py`."""
    script = _the_script()
    found = script.PLACE.search(script.PAGE.read_text("utf-8"))
    assert found is not None
    assert found[0] == script.figures_table()
