"""Figures that are read only when an operator asks for them: they cost nothing while nobody does."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from typing import get_args

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from backroom.games import titles
from backroom.server.metrics import OTHER
from backroom.store.journal import Journal
from backroom.store.lines import StoreTrouble
from backroom.table.table import Status

#: The tables are counted anew after so many seconds: the database looks at every one of them.
_COUNTED_FOR = 5.0


class Readings(Collector):
    """Tables by title and status, and bytes on the disk, of one journal. Reads the database: not on the event loop."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
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
