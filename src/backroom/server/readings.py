"""Figures that are read only when an operator asks for them: they cost nothing while nobody does."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, get_args

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from backroom.games import titles
from backroom.server.metrics import OTHER
from backroom.store.journal import Journal
from backroom.store.lines import StoreTrouble
from backroom.store.office import Office
from backroom.table.table import Status
from backroom.table.workers import Workers

if TYPE_CHECKING:
    from backroom.server.aside import Aside
    from backroom.server.house import House

#: The tables are counted anew after so many seconds: the database looks at every one of them.
_COUNTED_FOR = 5.0


class Readings(Collector):
    """Tables by title and status, open reports, and bytes on the disk, of one journal.

    Reads the database: not on the event loop.
    """

    def __init__(self, journal: Journal, office: Office) -> None:
        self._journal = journal
        self._office = office
        self._counted_at = float("-inf")
        self._counted: Counter[tuple[str, str]] = Counter()

    def collect(self) -> Iterator[GaugeMetricFamily]:
        tables = GaugeMetricFamily(
            "backroom_tables",
            "Tables in the store, by title and status; absent while the store cannot be read.",
            labels=["title", "status"],
        )
        for (title, status), count in self._tables().items():
            tables.add_metric([title, status], count)
        yield tables
        reports = GaugeMetricFamily(
            "backroom_reports_open", "Reports that wait for an operator; absent while the store cannot be read."
        )
        with suppress(StoreTrouble):
            reports.add_metric([], self._office.open_reports())
        yield reports
        size = GaugeMetricFamily(
            "backroom_store_bytes", "Bytes of the SQLite database and of its write-ahead log.", labels=["file"]
        )
        for file, count in self._journal.sizes().items():
            size.add_metric([file], count)
        yield size

    def _tables(self) -> Counter[tuple[str, str]]:
        """How many tables there are of each known title and status: zero is told too."""
        if time.monotonic() < self._counted_at + _COUNTED_FOR:
            return self._counted
        try:
            found = self._journal.count_by_title()
        except StoreTrouble:
            return Counter()
        known = [*(title.id for title in titles()), OTHER]
        counted = Counter({(title, status): 0 for title in known for status in get_args(Status)})
        for (title, status), count in found.items():
            counted[title if title in known else OTHER, status] += count
        self._counted, self._counted_at = counted, time.monotonic()
        return counted


def show_figures(house: House) -> None:
    """Connect the figures of a house to what they count and measure."""
    metrics = house.metrics
    metrics.registry.register(Readings(house.journal, house.overseer.office))
    metrics.ready.set_function(lambda: house.ready)
    metrics.tables_in_memory.set_function(lambda: len(house.tables))
    metrics.tables_claimed.set_function(lambda: house.claims.count)
    metrics.store_queue.set_function(lambda: house.journal.queued)
    house.journal.watcher = metrics
    if house.journal.bus is not None:
        house.journal.bus.counted = metrics.bus
    house.workers.thought = metrics.thought
    _show_workers(house, "bot", house.workers)
    _show_workers(house, "aside", house.aside)


def _show_workers(house: House, kind: str, workers: Workers | Aside) -> None:
    workers.killed = house.metrics.workers_killed[kind].inc
    house.metrics.workers_busy[kind].set_function(lambda: workers.busy)
    house.metrics.workers_waiting[kind].set_function(lambda: workers.waiting)
