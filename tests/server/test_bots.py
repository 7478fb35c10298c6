"""Bots at the table: a failing one is replaced, and one minds the seat of somebody who is away."""

from __future__ import annotations

import json
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from backroom.server.api import OpenTable, SeatWish
from backroom.server.automatic import simpler_bot, stand_in
from backroom.table import entries as e
from backroom.table import protocol as p
from tests.server import minds
from tests.server.open_house import Wishes
from tests.server.place import AtTable, Place
from tests.server.script import Script
from tests.table.tables import Evening
from tests.waiting import wait_until, waiting_for

HUMAN = SeatWish()


@pytest.mark.parametrize("mind", ["raises", "dies", "hangs", "cheats"])
def test_a_bot_that_fails_again_and_again_is_replaced_by_a_simpler_one(tmp_path: Path, mind: str) -> None:
    """Until then the house chooses for it."""
    with Place(tmp_path, Wishes("", mind=f"tests.server.minds:{mind}", bot_patience=0.5)) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, SeatWish("rookie")]))
        script = Script(place, opened.table, opened.seats[0].key)
        script.sit()
        end = script.play(Random(1))
        assert end.frame.status == "over"
        assert end.frame.seats[1].player == "random"
        (replaced,) = [entry for entry in place.journal(opened.table) if isinstance(entry, e.Replaced)]
        assert replaced == e.Replaced(1, "random", "failed")
        assert Counter(_choosers(place, opened.table))["house"] == 2
        told = [moment for moment in _all(script) if moment.kind == "replaced"]
        assert [moment.facts for moment in told] == [{"before": "rookie", "player": "random", "why": "failed"}]
        logged = [line for line in map(json.loads, place.log.splitlines()) if line["says"] == "bot failed"]
        said = [(line["table"], line["player"], line["now"]) for line in logged]
        assert said == [(opened.table, "rookie", "house"), (opened.table, "rookie", "random")]
        assert minds.HAND not in place.log, "a bot's words may hold its hand"
        figures = place.client.get(f"{place.http_address}/metrics").text
        assert "backroom_bot_failures_total 2.0\n" in figures
        assert "backroom_house_choices_total 2.0\n" in figures


def test_a_bot_that_thinks_too_long_is_answered_for_by_a_quick_one_and_then_replaced(tmp_path: Path) -> None:
    with Place(tmp_path, Wishes("", mind="tests.server.minds:ponders", bot_patience=1.5)) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, SeatWish("boss")]))
        script = Script(place, opened.table, opened.seats[0].key)
        script.sit()
        end = script.play(Random(4))
        assert end.frame.status == "over"
        choosers = Counter(_choosers(place, opened.table))
        assert choosers["house"] == choosers["boss"] == 0
        assert choosers["soldier"] >= 4
        replaced = [entry.player for entry in place.journal(opened.table) if isinstance(entry, e.Replaced)]
        assert replaced == ["capo", "soldier"]


@pytest.mark.parametrize("workers", [1, 2])
def test_where_no_bot_can_think_the_house_chooses_to_the_end_and_nothing_pauses(tmp_path: Path, workers: int) -> None:
    with Place(tmp_path, Wishes("", mind="tests.server.minds:despairs", bot_workers=workers)) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, SeatWish("soldier"), SeatWish("random")]))
        script = Script(place, opened.table, opened.seats[0].key)
        script.sit()
        assert script.play(Random(2)).frame.status == "over"
        assert set(_choosers(place, opened.table)) == {"", "house"}
        kinds = {type(entry) for entry in place.journal(opened.table)}
        assert e.Paused not in kinds
        assert script.get("record").status_code == 200
        assert minds.HAND not in place.log


def test_a_bot_that_is_late_once_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BACKROOM_TEST_SLOW_ONCE", str(tmp_path / "slow"))
    with Place(tmp_path, Wishes("", mind="tests.server.minds:slow_once", bot_patience=1.5)) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, SeatWish("soldier")]))
        script = Script(place, opened.table, opened.seats[0].key)
        script.sit()
        assert script.play(Random(3)).frame.status == "over"
        assert (tmp_path / "slow").exists()
        assert set(_choosers(place, opened.table)) == {"", "soldier"}
        assert "bot failed" not in place.log


def test_bots_that_are_slow_within_measure_are_waited_for(tmp_path: Path) -> None:
    with Place(tmp_path, Wishes("", mind="tests.server.minds:slow_always")) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, SeatWish("soldier")]))
        script = Script(place, opened.table, opened.seats[0].key)
        script.sit()
        for _ in range(4):
            script.ask(script.choose(script.until_asked(), Random(4)))
        choosers = _choosers(place, opened.table)
        assert set(choosers) == {"", "soldier"}


def test_no_table_of_moody_bots_stands_still(tmp_path: Path) -> None:
    """They hang, die, raise, cheat and say nothing by turns, at four tables and two workers."""
    with Place(tmp_path, Wishes("", mind="tests.server.minds:moody", bot_patience=0.4, bot_workers=2)) as place:
        place.open()
        seats = [HUMAN, SeatWish("soldier"), SeatWish("random")]
        tables = [place.open_table(OpenTable("chicago-poker", seats=seats)) for _ in range(4)]
        scripts = [Script(place, table.table, table.seats[0].key) for table in tables]
        for script in scripts:
            script.sit()
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(lambda script: script.play(Random(5), choices=6), scripts))
        assert all(_choosers(place, table.table).count("") == 6 for table in tables)
        assert minds.HAND not in place.log


def test_bots_alone_stand_until_somebody_looks(tmp_path: Path) -> None:
    bots = [SeatWish("random"), SeatWish("random")]
    with Place(tmp_path) as place:
        place.open()
        unseen, watched = (place.open_table(OpenTable("chicago-poker", seats=bots)) for _ in "ab")
        assert Script(place, watched.table, str(watched.onlookers)).until("over")
        assert e.Dealt in {type(entry) for entry in place.journal(unseen.table)}
        assert _choosers(place, unseen.table) == []
        place.kill()
        place.open()
        figures = place.client.get(f"{place.http_address}/metrics").text
        assert "backroom_tables_in_memory 0.0\n" in figures, "nobody waits for it: it is not even loaded"
        assert Script(place, unseen.table, str(unseen.onlookers)).until("over").frame.reveal is not None


def test_bots_pause_before_a_turn_and_not_before_each_of_its_steps(tmp_path: Path) -> None:
    """How quickly steps follow one another is for each browser to say."""
    pause = 0.6
    with Place(tmp_path, Wishes("", bot_pause=pause)) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago", seats=[HUMAN, SeatWish("random"), SeatWish("random")]))
        script = Script(place, opened.table, opened.seats[0].key)
        script.sit()
        luck = Random(5)
        for _ in waiting_for("two steps of a bot that follow one another without a pause"):
            script.ask(script.choose(script.until_asked(), luck))
            moves = [moment for moment in _all(script) if moment.kind == "move"]
            pairs = [(one, other) for one, other in pairwise(moves) if other.seat != 0]
            if any(one.seat == other.seat and other.at - one.at < pause for one, other in pairs):
                break
        assert min(other.at - one.at for one, other in pairs if one.seat != other.seat) >= pause


def test_bots_play_on_to_the_decision_of_somebody_who_is_away(tmp_path: Path) -> None:
    """They have sat down and gone: nobody is connected, nobody asks, and the house was closed meanwhile."""
    seats = [SeatWish("random"), SeatWish("random"), HUMAN]
    with Place(tmp_path, Wishes("", bot_pause=3600)) as place:
        place.open()
        for _ in waiting_for("a table where a bot begins"):
            opened = place.open_table(OpenTable("chicago-poker", seats=seats))
            script = Script(place, opened.table, opened.seats[0].key)
            script.sit()
            if not script.until_dealt().actions:
                break
        place.kill()
    with Place(tmp_path) as place:
        assert _choosers(place, opened.table) == []
        place.open()
        wait_until(lambda: len(_choosers(place, opened.table)) > 0, "a bot's choice")
        update = Script(place, opened.table, opened.seats[0].key).until_asked()
        assert update.decision is not None
        assert update.decision.seats == [2]


def _choosers(place: Place, table: str) -> list[str]:
    """Who made each choice at a table: nobody but the player, a bot, or the house."""
    return [entry.by for entry in place.journal(table) if isinstance(entry, e.Moved)]


def _all(script: Script) -> list[p.Moment]:
    script.seen = 0
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
    return script.await_(lambda update: any(moment.kind == kind for moment in update.moments), f"a moment '{kind}'")


def test_a_bot_minds_the_seat_of_who_is_away_and_hands_it_back(place: Place) -> None:
    opened, anna, bert = _two(place, p.ClockPlan(kind="decision", seconds=1))
    minded = next(moment for moment in _wait_for(anna, "minded").moments if moment.kind == "minded")
    assert minded.seat is not None
    away = (anna, bert)[minded.seat]
    away.seen = 0
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
    """Bots were in the middle of it when the power went."""
    with Place(tmp_path, Wishes("", bot_pause=3600)) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish("random"), SeatWish("random")]))
        place.kill()
    with Place(tmp_path) as place:
        place.open()
        script = Script(place, opened.table, str(opened.onlookers))
        assert script.until("over").frame.reveal is not None


def test_a_character_is_answered_for_and_followed_as_its_level_is() -> None:
    table = Evening(["human", "capo-ruth", "rookie-mickey"]).table
    assert (stand_in(table, "capo-ruth"), stand_in(table, "rookie-mickey")) == ("soldier", "rookie-mickey")
    assert (simpler_bot(table, "capo-ruth"), simpler_bot(table, "rookie-mickey")) == ("soldier", "random")
