"""A table restored from its snapshot is the table that its journal makes."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.games import titles
from backroom.kernel.event import ONLOOKER
from backroom.table import snapshot
from backroom.table.happening import Happening
from backroom.table.look import moment_for
from backroom.table.snapshot import Unfit, restored, take_snapshot
from backroom.table.table import Table
from tests.table.double import DoubleEvening, all_told

COMPANIES = [(title.id, players) for title in titles() for players in range(title.least, title.most + 1)]
#: Attributes that tell when a snapshot was made, not what the table is.
_BOOKKEEPING = {"noted", "fresh"}


@pytest.mark.parametrize(("title", "players"), COMPANIES)
@pytest.mark.parametrize(("every", "scheme"), [(5, 2), (32, 2), (7, 1)])
def test_a_restored_table_is_the_folded_one_in_all_that_it_tells_and_goes_on_alike(
    title: str, players: int, every: int, scheme: int
) -> None:
    for seed in range(2):
        luck = Random(f"{title} {players} {every} {scheme} {seed}")
        bots = ["random"] * (players // 3)
        evening = DoubleEvening(["human"] * (players - len(bots)) + bots, title, every, scheme=scheme)
        evening.sit_and_deal()
        for entries in range(60, 260, 20):
            evening.live_on(luck, entries)
            if evening.other is not None:
                assert all_told(evening.other, evening.now) == all_told(evening.table, evening.now)
                _assert_same_attributes(evening.other, evening.table)
        folded = Table("t", evening.table.opened, 1000.0)
        logs: dict[int, list[bytes]] = {viewer: [] for viewer in [*range(players), ONLOOKER]}
        for entry, at in evening.journal[1:]:
            happening = folded.take(entry, at)
            for viewer, log in logs.items():
                if happening is not None and happening.seen_by(viewer):
                    log.append(msgspec.json.encode(_moment(happening, viewer)))
        assert all_told(folded, evening.now) == all_told(evening.table, evening.now)
        for viewer, log in logs.items():
            assert [msgspec.json.encode(moment) for moment in evening.log(viewer)] == log


def test_a_snapshot_that_is_damaged_in_any_place_is_noticed() -> None:
    evening = _short_evening()
    kept = evening.snapshots[-1]
    lines = evening.record_lines()
    for name in ("data", "log"):
        whole: bytes = getattr(kept, name)
        for at in range(0, len(whole), max(1, len(whole) // 50)):
            changed = whole[:at] + bytes([whole[at] ^ 4]) + whole[at + 1 :]
            with pytest.raises(Unfit):
                restored("t", evening.table.opened, 1000.0, msgspec.structs.replace(kept, **{name: changed}), lines)
        with pytest.raises(Unfit):
            restored("t", evening.table.opened, 1000.0, msgspec.structs.replace(kept, **{name: whole[:-1]}), lines)


def test_a_snapshot_of_another_table_or_moment_is_none() -> None:
    evening = _short_evening()
    kept = evening.snapshots[-1]
    with pytest.raises(Unfit):
        restored("u", evening.table.opened, 1000.0, kept, evening.record_lines())
    later = msgspec.structs.replace(kept, seq=kept.seq + 1)
    with pytest.raises(Unfit):
        restored("t", evening.table.opened, 1000.0, later, evening.record_lines())


def test_a_snapshot_of_another_version_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = _short_evening()
    monkeypatch.setattr(snapshot, "VERSION", snapshot.VERSION + 1)
    with pytest.raises(Unfit, match="another version"):
        evening.restore()


def test_an_attribute_that_the_table_has_now_and_the_snapshot_has_not_makes_it_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = _short_evening()
    init = Table.__init__

    def with_more(self: Table, *given: object) -> None:
        init(self, *given)  # type: ignore[arg-type]
        self.more = 0  # type: ignore[attr-defined]

    monkeypatch.setattr(Table, "__init__", with_more)
    with pytest.raises(Unfit, match="another version"):
        evening.restore()


@pytest.mark.parametrize(("title", "players"), [(title.id, title.most) for title in titles()])
def test_a_snapshot_is_small(title: str, players: int) -> None:
    """Every 32 entries one: it may double what a table takes in the database, not more."""
    evening = DoubleEvening(["human"] * players, title, 32)
    evening.sit_and_deal()
    evening.live_on(Random(3), 400)
    for kept in evening.snapshots:
        assert len(kept.data) + len(kept.log) + len(kept.lines) < 16_000


def _short_evening() -> DoubleEvening:
    evening = DoubleEvening(["human"] * 3, "chicago-poker", 1000)
    evening.sit_and_deal()
    evening.live_on(Random(1), 60)
    evening.snapshots.append(take_snapshot(evening.table).packed())
    return evening


def _assert_same_attributes(other: Table, table: Table) -> None:
    """Whatever the table remembers, the restored one does too: a new attribute that is forgotten shows here."""
    mine, theirs = vars(table), vars(other)
    assert mine.keys() == theirs.keys()
    for name in mine.keys() - _BOOKKEEPING - {"title", "settings", "seats", "course", "clock"}:
        assert mine[name] == theirs[name], name
    assert vars(table.clock) == vars(other.clock)


def _moment(happening: Happening, viewer: int) -> object:
    return moment_for(happening, viewer)
