"""Bots at the table: a failing one is replaced, and one minds the seat of somebody who is away."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random

import pytest

from backroom.server.api import OpenTable, SeatWish
from backroom.table import entries as e
from backroom.table import protocol as p
from tests.server import minds
from tests.server.open_house import Wishes
from tests.server.place import AtTable, Place
from tests.server.script import Script

HUMAN = SeatWish()


@pytest.mark.parametrize("mind", ["raises", "dies", "hangs", "cheats"])
def test_a_failing_bot_is_replaced_by_a_simpler_one(tmp_path: Path, mind: str) -> None:
    with Place(tmp_path, Wishes("", mind=f"tests.server.minds:{mind}", bot_patience=0.5)) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, SeatWish("soldier")]))
        script = Script(place, opened.table, opened.seats[0].key)
        script.sit()
        end = script.play(Random(1))
        assert end.frame.status == "over"
        assert end.frame.seats[1].player == "random"
        (replaced,) = [entry for entry in place.journal(opened.table) if isinstance(entry, e.Replaced)]
        assert replaced == e.Replaced(1, "random", "failed")
        told = [moment for moment in _all(script) if moment.kind == "replaced"]
        assert [moment.facts for moment in told] == [{"before": "soldier", "player": "random", "why": "failed"}]
        (logged,) = [line for line in map(json.loads, place.log.splitlines()) if line["says"] == "bot failed"]
        assert (logged["table"], logged["player"], logged["now"]) == (opened.table, "soldier", "random")
        assert minds.HAND not in place.log, "a bot's words may hold its hand"
        figures = place.client.get(f"{place.http_address}/metrics").text
        assert "backroom_bot_failures_total 1\n" in figures


def test_a_table_whose_last_bot_fails_pauses_and_goes_on_with_people(tmp_path: Path) -> None:
    with Place(tmp_path, Wishes("", mind="tests.server.minds:despairs")) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, SeatWish("soldier")]))
        script = Script(place, opened.table, opened.seats[0].key)
        script.sit()
        while (update := script.until("playing", "paused")).frame.status != "paused":
            assert update.decision is not None
            if update.decision.actions:
                script.ask(script.choose(update, Random(2)))
            else:
                script.update(wait=5)
        assert minds.HAND not in place.log


def _all(script: Script) -> list[p.Moment]:
    script.seq = 0
    return script.update().moments


def _two(place: Place, clock: p.ClockPlan) -> tuple[AtTable, Script, Script]:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN], clock=clock))
    anna, bert = (Script(place, opened.table, seat.key) for seat in opened.seats)
    anna.sit("Anna")
    bert.sit("Bert")
    anna.until("playing")
    return opened, anna, bert


def _asked(*scripts: Script) -> Script:
    """Whoever is asked now."""
    updates = [(script, script.update().decision) for script in scripts]
    return next(script for script, decision in updates if decision is not None and decision.actions)


def _wait_for(script: Script, kind: str) -> p.Update:
    update = script.update()
    while not any(moment.kind == kind for moment in update.moments):
        update = script.update(wait=10)
    return update


def test_a_bot_minds_the_seat_of_who_is_away_and_hands_it_back(place: Place) -> None:
    opened, anna, bert = _two(place, p.ClockPlan(kind="decision", seconds=1))
    minded = next(moment for moment in _wait_for(anna, "minded").moments if moment.kind == "minded")
    assert minded.seat is not None
    away = (anna, bert)[minded.seat]
    away.seq = 0
    _wait_for(away, "move")
    away.do(p.Back())
    told = [entry for entry in place.journal(opened.table) if getattr(entry, "seat", None) == minded.seat]
    course = [type(entry) for entry in told if not isinstance(entry, e.Sat)]
    assert course[:2] == [e.Minded, e.Moved]
    assert e.Returned in course
    assert next(entry.by for entry in told if isinstance(entry, e.Moved)) == "soldier"
    Script(place, opened.table, opened.host).host("close")


def test_a_pause_stops_the_clocks(place: Place) -> None:
    _, anna, bert = _two(place, p.ClockPlan(kind="decision", seconds=1000))
    asked = _asked(anna, bert)
    running = [seat.running for seat in asked.update().frame.seats]
    assert sorted(running) == [False, True]
    asked.do(p.Pause())
    first = asked.update().frame
    later = asked.update(wait=0.2).frame
    assert [seat.left for seat in later.seats] == [seat.left for seat in first.seats]
    assert not any(seat.running for seat in later.seats)
    asked.do(p.Resume())
    on = asked.update().frame
    assert [seat.running for seat in on.seats] == running
    left = on.seats[on.you or 0].left
    assert left is not None
    after = asked.update(wait=0.2).frame.seats[on.you or 0].left
    assert after is not None
    assert after <= left - 0.1


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_closed_house_eats_nobodys_time(tmp_path: Path, how: str) -> None:
    with Place(tmp_path) as place:
        place.open()
        _, anna, bert = _two(place, p.ClockPlan(kind="bank", seconds=1000))
        asked = _asked(anna, bert)
        began = time.monotonic()
        frame = asked.update().frame
        before = frame.seats[frame.you or 0].left
        getattr(place, how)()
        time.sleep(1.5)  # nothing happens that could be awaited: the house is closed
        place.open()
        after = asked.update().frame.seats[frame.you or 0].left
        assert before is not None
        assert after is not None
        assert before - after < time.monotonic() - began - 1.4
        asked.do(asked.choose(asked.update(), Random(1)))


def test_tables_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    """Nobody is connected; a bot is to move, and a clock runs out."""
    with Place(tmp_path, Wishes("", bot_pause=3600)) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish("random"), SeatWish("random")]))
        place.kill()
    with Place(tmp_path) as place:
        place.open()
        script = Script(place, opened.table, str(opened.onlookers))
        assert script.until("over").frame.reveal is not None
