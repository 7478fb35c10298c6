"""Four people at one of our tables."""

from __future__ import annotations

import hashlib
import http.client
import json
import random
from collections.abc import Sequence

import msgspec

from backroom.table.protocol import VERSION
from bench.company import SEATS, Company
from bench.wire import Wire

TITLE = "chicago-poker"
#: So many onlookers come at a time: each is told of the whole game, one after the other.
_AT_ONCE = 25


class Decision(msgspec.Struct):
    rev: int
    seats: list[int]
    actions: list[str]


class Frame(msgspec.Struct):
    status: str
    rematch: str | None


class Heard(msgspec.Struct):
    """Of all that we are told, what these people look at."""

    tell: str
    ref: str = ""
    frame: Frame | None = None
    decision: Decision | None = None
    message: str = ""


_decode = msgspec.json.Decoder(Heard).decode
_encode = msgspec.json.Encoder().encode


class _Seat(Wire):
    def __init__(self, company: OurCompany, table: str, seat: int, key: str) -> None:
        super().__init__("127.0.0.1", f"/api/tables/{table}/socket")
        self._company = company
        self._seat = seat
        self._key = key

    def opened(self) -> None:
        self.say(_encode({"do": "hello", "version": VERSION, "key": self._key}))

    def heard(self, words: bytes) -> None:
        self._company.heard(self._seat, _decode(words))


class _Onlooker(Wire):
    """Somebody who looks on, and counts what is told."""

    def __init__(self, company: OurCompany, table: str, key: str) -> None:
        super().__init__("127.0.0.1", f"/api/tables/{table}/socket")
        self._company = company
        self._key = key

    def opened(self) -> None:
        self.say(_encode({"do": "hello", "version": VERSION, "key": self._key}))

    def heard(self, words: bytes) -> None:
        self._company.news()


class OurCompany(Company):
    """Chicago Poker; a rematch after each game, as people do."""

    def __init__(self, ports: Sequence[int], rnd: random.Random) -> None:
        super().__init__(ports, rnd)
        self._keys: list[str] = []
        self._updates: list[Heard | None] = [None] * SEATS
        self._answer: Heard | None = None
        self._count = 0
        self._table = self._onlookers_key = ""
        self._onlookers: list[_Onlooker] = []

    async def sit_down(self) -> None:
        line = http.client.HTTPConnection("127.0.0.1", self._ports[0])
        self._keys = [self.rnd.randbytes(24).hex() for _ in range(SEATS)]
        seats = [{"player": "human", "key": hashlib.sha256(key.encode()).hexdigest()} for key in self._keys]
        wish = {"title": TITLE, "seats": seats}
        line.request("POST", "/api/tables", json.dumps(wish))
        opened = json.loads(line.getresponse().read())
        line.close()
        self._table, self._onlookers_key = opened["table"], opened["onlookers"]
        await self._begin(opened["table"])

    async def be_watched(self, onlookers: int) -> None:
        """So many look on at this table, and no more and no fewer."""
        for one in self._onlookers:
            one.close()
        self._onlookers = [_Onlooker(self, self._table, self._onlookers_key) for _ in range(onlookers)]
        for first in range(0, onlookers, _AT_ONCE):
            coming = self._onlookers[first : first + _AT_ONCE]
            await self._connect_all(coming)
            await self._until(lambda coming=coming: all(one.messages for one in coming))  # type: ignore[misc]

    async def choose(self) -> None:
        seat = self._decision(0).seats[0]
        decision = self._decision(seat)
        actions = [self.rnd.choice(decision.actions)]
        self._choosing()
        while (said := await self._ask(seat, "act", rev=decision.rev, actions=actions)).tell != "done":
            if said.message != "refused-unfinished":
                raise SystemExit(f"A choice that was offered was refused: {said}")
            tried = await self._ask(seat, "try", rev=decision.rev, actions=actions)
            assert tried.decision is not None
            actions.append(self.rnd.choice(tried.decision.actions))
            self._choosing()
        await self._until(lambda: not self._untold)
        self.choices += 1
        if self._frame(seat).status == "over":
            self.games += 1
            await self._play_again()

    def heard(self, seat: int, said: Heard) -> None:
        if said.tell == "update":
            self._updates[seat] = said
            self._told(seat)
        elif said.tell == "gone":
            raise SystemExit(f"Somebody was sent away: {said}")
        elif said.tell != "presence":
            self._answer = said
            self._news.set()

    async def _begin(self, table: str) -> None:
        self._updates = [None] * SEATS
        await self._connect([_Seat(self, table, seat, key) for seat, key in enumerate(self._keys)])
        await self._until(lambda: all(self._updates))
        contributions = [self.rnd.randbytes(32) for _ in range(SEATS)]
        for seat, given in enumerate(contributions):
            await self._ask(seat, "sit", name=f"Guest {seat + 1}", commitment=hashlib.sha256(given).hexdigest())
        await self._until(lambda: self._frame(0).status == "sealing")
        for seat, given in enumerate(contributions):
            await self._ask(seat, "contribute", contribution=given.hex())
        await self._until(lambda: all(update and update.decision for update in self._updates))

    async def _play_again(self) -> None:
        for seat in range(SEATS):  # one vote each
            await self._ask(seat, "rematch")
        await self._until(lambda: self._frame(0).rematch)
        self._keys = [*self._keys[1:], self._keys[0]]
        await self._begin(str(self._frame(0).rematch))

    async def _ask(self, seat: int, do: str, **said: object) -> Heard:
        self._count += 1
        ref = str(self._count)
        self._wires[seat].say(_encode({"do": do, "ref": ref, **said}))
        await self._until(lambda: self._answer is not None and self._answer.ref == ref)
        assert self._answer is not None
        return self._answer

    def _frame(self, seat: int) -> Frame:
        update = self._updates[seat]
        assert update is not None
        assert update.frame is not None
        return update.frame

    def _decision(self, seat: int) -> Decision:
        update = self._updates[seat]
        assert update is not None
        assert update.decision is not None
        return update.decision
