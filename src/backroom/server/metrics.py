"""Figures for operators: what a house counts and measures, for Prometheus to read.

`docs/hosting.md` lists them; `python scripts/figures.py` writes that list from the declarations here.
"""

from __future__ import annotations

import platform
from collections.abc import Iterable
from functools import partial
from typing import Final, Literal, TypeVar, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from backroom import __version__
from backroom.compiled import COMPILED
from backroom.games import titles
from backroom.players import level_names
from backroom.server.limits import Limit
from backroom.server.quick import QuickCounter, QuickHistogram

F = TypeVar("F", Counter, Gauge)
#: Why somebody was told no; `reasons.py` says which is which.
Reason = Literal["rule", "stale", "limit", "forbidden", "malformed", "store", "bad-input"]
CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
#: Who is connected to a table: over a socket as a player or an onlooker, or over HTTP while waiting for news.
CONNECTIONS: Final = ("player", "onlooker", "http-wait")
#: Processes beside the house: bots think in some, work for strangers is done in others.
WORKERS: Final = ("bot", "aside")
#: What has no label of its own, such as a bot or a title that this house does not know any more.
OTHER: Final = "other"
#: Upper bounds of the histograms, in seconds.
_ANSWERS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
_THOUGHTS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

# When each series began is no figure that anybody asks for, and doubles their number.
disable_created_metrics()  # type: ignore[no-untyped-call]


class BusFigures:
    """What goes over the bus between the processes of a house; the bus's threads count it."""

    def __init__(self, registry: CollectorRegistry) -> None:
        counter = partial(Counter, registry=registry)
        self._told = counter("backroom_bus_told_total", "News for the other processes of this house.")
        self._lost = counter("backroom_bus_lost_total", "News that could not be sent: others look for themselves.")
        self._heard = counter("backroom_bus_heard_total", "News from the processes of this house, its own among them.")

    def told(self, count: int, done: bool) -> None:
        (self._told if done else self._lost).inc(count)

    def heard(self, count: int) -> None:
        self._heard.inc(count)


class Metrics:
    """One house's figures, in a registry of its own: houses in one process share nothing.

    Every series is there from the beginning, and no label takes a value that is not declared: whatever strangers send,
    they make no new series. All but the quick ones may be changed from any thread: those of messages and choices
    belong to the event loop, those of the store to its writer.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        counter = partial(Counter, registry=self.registry)
        gauge = partial(Gauge, registry=self.registry)
        histogram = partial(Histogram, registry=self.registry)
        build = {"version": __version__, "compiled": str(COMPILED).lower(), "python": platform.python_version()}
        Info("backroom_build", "Which Backroom runs: always 1.", registry=self.registry).info(build)

        self.messages = QuickCounter(
            "backroom_messages_total", "Messages received from players and onlookers.", self.registry
        )
        self.actions = QuickCounter(
            "backroom_actions_total", "Choices of people, taken into the journal.", self.registry
        )
        self.act_seconds = QuickHistogram(
            "backroom_act_seconds", "From the arrival of a person's choice to the journal.", _ANSWERS, self.registry
        )
        self._refusals = _by_label(
            counter("backroom_refusals_total", "Messages and requests that were refused, by reason.", ["reason"]),
            get_args(Reason),
        )
        self._limited = _by_label(
            counter("backroom_limited_total", "Times that somebody met a limit, by limit.", ["limit"]), get_args(Limit)
        )
        self.connections = _by_label(
            gauge(
                "backroom_connections", "Open sockets at tables, and requests that wait for news, by kind.", ["kind"]
            ),
            CONNECTIONS,
        )

        self.bot_choices = counter("backroom_bot_choices_total", "Choices made by bots.")
        self.bot_failures = counter("backroom_bot_failures_total", "Choices that a bot failed to make, asked twice.")
        self.house_choices = counter("backroom_house_choices_total", "Choices that the house made for a bot.")
        thinking = histogram(
            "backroom_bot_thinking_seconds",
            "How long bots think about one choice or hint, by title and level, without their wait for a worker.",
            ["title", "bot"],
            buckets=_THOUGHTS,
        )
        bots = [(title.id, bot) for title in titles() for bot in level_names(title)]
        self._levels = {(title.id, one.bot): one.who.level for title in titles() for one in title.characters}
        self._thinking = {known: thinking.labels(*known) for known in [*bots, (OTHER, OTHER)]}
        self.workers_busy = _by_label(
            gauge("backroom_workers_busy", "Worker processes that have something to do, by kind.", ["kind"]), WORKERS
        )
        self.workers_waiting = _by_label(
            gauge("backroom_workers_waiting", "Questions and tasks that wait for a worker, by kind.", ["kind"]), WORKERS
        )
        self.workers_killed = _by_label(
            counter("backroom_workers_killed_total", "Workers that were late, dead or too greedy, by kind.", ["kind"]),
            WORKERS,
        )

        self.tables_in_memory = gauge("backroom_tables_in_memory", "Tables that are loaded.")
        self.tables_claimed = gauge(
            "backroom_tables_claimed", "Tables that this process, of several on one database, lets go on by themselves."
        )
        self.bus = BusFigures(self.registry)
        self.reports = counter("backroom_reports_total", "Reports that people sent to the operators.")
        self.store_troubles = counter("backroom_store_troubles_total", "Choices that the database did not take.")
        self._appends = QuickHistogram(
            "backroom_store_append_seconds",
            "From the order to write something to its end, its wait in the queue included.",
            _ANSWERS,
            self.registry,
        )
        self._transactions = QuickCounter(
            "backroom_store_transactions_total", "Transactions of the journal, failed ones included.", self.registry
        )
        self._failed = counter("backroom_store_transactions_failed_total", "Transactions of the journal that failed.")
        self._races = counter(
            "backroom_store_races_total", "Transactions that another process, on the same database, was quicker than."
        )
        self.store_queue = gauge("backroom_store_queue", "Orders that wait for the journal's writer.")
        self.ready = gauge("backroom_ready", "1 while the house is open and its store answers, as in /readyz; else 0.")
        self.loop_lag = histogram(
            "backroom_event_loop_lag_seconds", "How much later than due the event loop does things.", buckets=_ANSWERS
        )

    def limited(self, limit: Limit) -> None:
        """Somebody has met this limit."""
        self._limited[limit].inc()

    def refused(self, reason: Reason) -> None:
        """Somebody was told no, for this reason."""
        self._refusals[reason].inc()

    def thought(self, title: str, bot: str, seconds: float) -> None:
        """A bot has thought for so long, whatever came of it; characters are counted with their level."""
        level = self._levels.get((title, bot), bot)
        self._thinking.get((title, level), self._thinking[OTHER, OTHER]).observe(seconds)

    def appended(self, seconds: float) -> None:
        """Something is in the journal, or could not be written, so long after it was ordered."""
        self._appends.observe(seconds)

    def wrote(self, done: bool) -> None:
        """A transaction of the journal is over."""
        self._transactions.inc()
        if not done:
            self._failed.inc()

    def raced(self) -> None:
        """Another process has written what this one was about to write."""
        self._races.inc()

    def text(self) -> bytes:
        """All figures in Prometheus' text form. What is read only now may touch files and the database: in a thread."""
        return generate_latest(self.registry)


def _by_label(figure: F, values: Iterable[str]) -> dict[str, F]:
    """The series of a figure with one label, by its value."""
    return {value: figure.labels(value) for value in values}
