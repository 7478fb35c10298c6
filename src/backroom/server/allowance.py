"""How much one person may do at one table, on however many connections: a seat, or onlookers from one address."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from backroom.kernel.event import ONLOOKER
from backroom.server.addresses import shares_of
from backroom.server.limits import Bucket, Exceeded, Limits
from backroom.table import protocol as p
from backroom.table.table import Table

#: So many people are remembered at one table.
_MANY = 200
_FREE = (p.Act, p.Try, p.Why, p.Ping)


class Allowance:
    """How much one person may still do at one table."""

    __slots__ = ("_asked", "_costly", "_limits", "_said", "_viewer", "_waits", "_wished")

    def __init__(self, viewer: int, limits: Limits) -> None:
        now = time.monotonic()
        self._viewer = viewer
        self._limits = limits
        self._asked = Bucket(limits.rate, limits.burst, now)
        self._said = Bucket(limits.talk, limits.talk_burst, now)
        self._costly = Bucket(limits.costly, limits.costly_burst, now)
        self._wished = 0
        self._waits = 0

    def may_ask(self) -> bool:
        """Whether one more message may be read."""
        return self._asked.take(time.monotonic())

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """While somebody waits for news by plain HTTP: everybody who does is looked at whenever anything happens."""
        if self._waits >= self._limits.waits:
            raise Exceeded("waits", "server-too-often")
        self._waits += 1
        try:
            yield
        finally:
            self._waits -= 1

    def check_costly(self) -> None:
        if not self._costly.take(time.monotonic()):
            raise Exceeded("costly", "server-too-often")

    def check(self, table: Table, said: p.FromClient) -> None:
        """`Exceeded` for a message that would be one too many of its kind."""
        if isinstance(said, p.Hint):
            self.check_costly()
        elif isinstance(said, p.Say):
            if table.words[self._viewer] + len(said.words) > self._limits.words:
                raise Exceeded("words", "table-words-spent", {"most": self._limits.words})
            if not self._said.take(time.monotonic()):
                raise Exceeded("talk", "table-talks-too-fast")
        elif not isinstance(said, _FREE):
            self._wished += 1
            if self._wished > self._limits.wishes:
                raise Exceeded("wishes", "table-wishes-spent", {"most": self._limits.wishes})


class Allowances:
    """The allowances of everybody at one table."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: dict[tuple[int, str], Allowance] = {}

    def of(self, viewer: int, address: str) -> Allowance:
        """A seat is one person, wherever it is; onlookers share one key and count by address."""
        who = (viewer, shares_of(address)[0][0] if viewer == ONLOOKER else "")
        allowance = self._known.get(who)
        if allowance is None:
            if len(self._known) >= _MANY:
                del self._known[next(iter(self._known))]
            allowance = self._known[who] = Allowance(viewer, self._limits)
        return allowance
