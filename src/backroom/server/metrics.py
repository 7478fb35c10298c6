"""Figures for operators, in Prometheus' text form."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

#: Upper bounds of the histogram of answer times, in seconds.
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
_HELP = {
    "backroom_connections": ("gauge", "Open sockets."),
    "backroom_tables_in_memory": ("gauge", "Tables that are loaded."),
    "backroom_actions_total": ("counter", "Choices taken into the journal."),
    "backroom_bot_choices_total": ("counter", "Choices made by bots."),
    "backroom_bot_failures_total": ("counter", "Choices that a bot failed to make, asked twice."),
    "backroom_house_choices_total": ("counter", "Choices that the house made for a bot."),
    "backroom_refusals_total": ("counter", "Messages that were refused."),
    "backroom_store_troubles_total": ("counter", "Appends that the database did not take."),
    "backroom_messages_total": ("counter", "Messages received."),
}


class Metrics:
    """Counters, gauges and one histogram: the time from a choice's arrival until it stands in the journal."""

    def __init__(self) -> None:
        self._values = dict.fromkeys(_HELP, 0)
        self._limited: Counter[str] = Counter()
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def add(self, name: str, count: int = 1) -> None:
        self._values[name] += count

    def set(self, name: str, value: int) -> None:
        self._values[name] = value

    def limited(self, limit: str) -> None:
        """Somebody has met this limit."""
        self._limited[limit] += 1

    def took(self, seconds: float) -> None:
        self._buckets[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def text(self) -> str:
        lines = []
        for name, (kind, about) in _HELP.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {self._values[name]}"]
        name = "backroom_limited_total"
        lines += [f"# HELP {name} Times that somebody met a limit, by limit.", f"# TYPE {name} counter"]
        lines += [f'{name}{{limit="{limit}"}} {count}' for limit, count in sorted(self._limited.items())]
        name = "backroom_act_seconds"
        lines += [f"# HELP {name} From a choice's arrival to the journal.", f"# TYPE {name} histogram"]
        count = 0
        for bound, here in zip([*map(str, _BOUNDS), "+Inf"], self._buckets, strict=True):
            count += here
            lines.append(f'{name}_bucket{{le="{bound}"}} {count}')
        lines += [f"{name}_sum {self._sum:.6f}", f"{name}_count {count}"]
        return "\n".join(lines) + "\n"
