"""The same table twice: at the server, with everybody on a socket, and here, where the truth may be looked at."""

from __future__ import annotations

import asyncio
import hashlib
import re
from contextlib import AsyncExitStack
from random import Random

import msgspec

from backroom.kernel.chance import FastChance
from backroom.kernel.event import ONLOOKER
from backroom.kernel.state import State
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.happening import Happening
from backroom.table.look import Attendance, update_for
from backroom.table.table import Table
from tests.server.guest import Guest
from tests.server.laid_out import LaidOut

#: What only the clock on the wall brings, the table's random name, and who is connected: told apart from the game.
_MOMENTS = re.compile(rb'"at":[0-9.e+-]+')
_CLOCKS = re.compile(rb'"left":([0-9.e+-]+)')
_NAMES = re.compile(rb'"table":"[a-z0-9]+"')
_PRESENT = re.compile(rb'"present":(true|false)|"onlookers":\d+')
#: A commitment that hides what it commits to behind the seed and random salts: other bytes at every table.
_HEADS = re.compile(rb'"head":"[0-9a-f]{64}"')
_EMPTY = Attendance([False] * 6, 0)


def timeless(raw: bytes) -> bytes:
    """These bytes without time (clocks to the next ten minutes), heads, the table's name and who is connected."""
    raw = _CLOCKS.sub(lambda left: b'"left":%d' % round(float(left[1]) / 600), raw)
    raw = _HEADS.sub(b'"head":"told"', raw)
    return _PRESENT.sub(b"", _NAMES.sub(b"", _MOMENTS.sub(b"", raw)))


def contribution(seat: int) -> str:
    return f"{seat + 1:02x}" * 32


class Mirror:
    """What the table's entries make of it, taken here as the server takes them."""

    def __init__(self, laid_out: LaidOut) -> None:
        self.table = Table(laid_out.id, laid_out.opened, 0.0)
        self.players = laid_out.opened.players
        self.viewers = [*range(self.players), ONLOOKER]
        for seat in range(self.players):
            commitment = hashlib.sha256(bytes.fromhex(contribution(seat))).hexdigest()
            self.take(e.Sat(seat, f"player {seat}", commitment))
        self.take(e.Sealed())
        for seat in range(self.players):
            self.take(e.Contributed(seat, contribution(seat)))
        self.take(e.Dealt())

    def take(self, entry: e.AnyEntry) -> Happening | None:
        return self.table.take(entry, 0.0)

    @property
    def over(self) -> bool:
        return self.table.running.game.is_over

    @property
    def state(self) -> State:
        return self.table.running.game.state

    def offered(self, seat: int, begun: list[str]) -> list[str] | None:
        """What a seat may add to a choice in the making; None if it is whole."""
        draft = self.table.running.draft(seat, begun)
        return None if draft.whole else [action.text for action in draft.update().actions]

    def kept(self, seat: int, begun: list[str]) -> list[str]:
        """What is left of a choice in the making; nothing if it took everything back."""
        return [action.text for action in self.table.running.draft(seat, begun).actions]

    def choose(self, seat: int, luck: Random) -> list[str]:
        """A whole random choice."""
        chosen: list[str] = []
        while (offered := self.offered(seat, chosen)) is not None:
            chosen = [*self.kept(seat, chosen), luck.choice(offered)]
        return chosen

    def sight(self, viewer: int, state: State | None = None) -> bytes:
        """What the rules alone let a viewer know, now or in another state."""
        rules = self.table.running.rules
        return msgspec.json.encode(rules.update(self.state if state is None else state, viewer, []).as_data())

    def told(self, viewer: int, happening: Happening | None) -> bytes:
        """What the table sends this viewer after this."""
        happenings = [] if happening is None else [happening]
        return timeless(msgspec.json.encode(update_for(self.table, viewer, happenings, False, _EMPTY, 0.0)))

    def other_world(self, viewer: int, luck: int) -> State:
        """A state that the viewer cannot tell from the true one, made from its view alone."""
        rules = self.table.running.rules
        return rules.resample(rules.view(self.state, viewer), FastChance(luck))

    def in_world(self, state: State) -> State:
        """From now on the table's state is this; the one that it was."""
        game = self.table.running.game
        before, game.state = game.state, state
        return before


class Company:
    """Everybody at a table's sockets: the seats and an onlooker."""

    def __init__(self, port: int, laid_out: LaidOut) -> None:
        self._port = port
        self._laid_out = laid_out
        self._stack = AsyncExitStack()
        self._acts = 0
        self.guests: dict[int, Guest] = {}

    async def __aenter__(self) -> Company:
        for number in range(len(self._laid_out.keys)):
            await self.join(number if number < self._laid_out.opened.players else ONLOOKER)
        seats = range(self._laid_out.opened.players)
        for seat in seats:
            await self.guests[seat].do(
                p.Sit(
                    name=f"player {seat}",
                    commitment=hashlib.sha256(bytes.fromhex(contribution(seat))).hexdigest(),
                )
            )
        await self.guests[0].until_told(lambda told: told.frame.status == "sealing")
        for seat in seats:
            await self.guests[seat].do(p.Contribute(contribution=contribution(seat)))
        for guest in self.guests.values():
            await guest.until_told(lambda told: told.decision is not None)
        self.forget()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()

    async def join(self, viewer: int) -> None:
        """Come to the table, or come back on another socket."""
        guest = Guest(self._port, self._laid_out.id, self._laid_out.keys[min(viewer, len(self._laid_out.keys) - 1)])
        self.guests[viewer] = await self._stack.enter_async_context(guest)

    async def settle(self) -> None:
        """Until everything that was sent has arrived."""
        await asyncio.gather(*(guest.settled() for guest in self.guests.values()))

    def heard(self, viewer: int) -> list[bytes]:
        """Every update that reached this viewer since `forget`, without time."""
        return [timeless(raw) for raw in self.guests[viewer].heard if raw.startswith(b'{"tell":"update"')]

    def forget(self) -> None:
        for guest in self.guests.values():
            guest.heard.clear()

    async def act(self, seat: int, rev: int, actions: list[str]) -> p.Act:
        """A choice that must be done; as it was sent."""
        self._acts += 1
        act = p.Act(rev=rev, actions=actions, ref=f"act {self._acts}")
        await self.guests[seat].do(act)
        return act
