"""Nothing is shown that is not in the journal: what could not be written has never been."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from backroom.server.keys import hash_key
from backroom.server.live import about
from backroom.store.journal import Journal
from backroom.store.lines import Line
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.table import Table
from tests.server.open_house import Wishes
from tests.server.place import Place
from tests.server.script import Script
from tests.table.tables import SEED, Evening

KEYS = ["the-key-of-seat-0-for-tests", "the-key-of-seat-1-for-tests"]


def before_the_last_choice(place: Place) -> e.Moved:
    """A game in the database that ends with one more choice; that choice."""
    evening = Evening(["human", "human"]).sit_and_deal()
    evening.play_on(Random(1), 10_000)
    assert evening.table.status == "over"
    *entries, (last, _) = evening.journal
    assert isinstance(last, e.Moved)
    plans = [e.SeatPlan("human", f"seat{seat}", hash_key(key)) for seat, key in enumerate(KEYS)]
    journal = Journal(place.database)
    try:
        now = time.time()
        opened = msgspec.structs.replace(evening.table.opened, seats=plans)
        table = Table("thelastchoice", opened, now)
        lines = [Line(table.id, 1, now, e.write_entry(opened))]
        for entry, _ in entries[1:]:
            table.take(entry, now)
            lines.append(Line(table.id, table.seq, now, e.write_entry(entry)))
        journal.append(lines, about(table, now)).result(30)
    finally:
        journal.close()
    return last


def test_no_record_leaves_before_the_last_choice_is_written(tmp_path: Path) -> None:
    """With the database locked the whole record, seed and all, was once handed out, and the game went on."""
    with Place(tmp_path, Wishes("", patience=1500)) as place:
        last = before_the_last_choice(place)
        place.open()
        mover, other = (
            Script(place, "thelastchoice", KEYS[last.seat]),
            Script(place, "thelastchoice", KEYS[1 - last.seat]),
        )
        update = mover.update()
        assert update.decision is not None
        act = p.Act(rev=update.decision.rev, actions=last.actions)
        before = other.update()
        told: list[bytes] = []
        with closing(sqlite3.connect(place.file, isolation_level=None)) as lock, ThreadPoolExecutor(1) as pool:
            lock.execute("BEGIN IMMEDIATE")
            acting = pool.submit(mover.ask, act)
            while not acting.done():
                for what in ("record", "diary", "update"):
                    answer = other.get(what)
                    told.append(answer.content)
                    assert what != "record" or answer.status_code != 200, "the record was handed out"
            refused = acting.result()
            lock.execute("ROLLBACK")
        assert isinstance(refused, p.Refused), refused
        assert refused.message == "store-busy"
        assert not any(SEED.encode() in content for content in told), "the seed was handed out"
        after = other.update()
        assert (after.view, after.decision, after.frame.status) == (before.view, before.decision, "playing")
        mover.do(act)
        assert SEED in other.get("record").text
