"""Whole games in which the host, the opener and onlookers hear all they can: nobody's key, and nobody else's hand."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

import msgspec
import pytest

from backroom.games import titles
from backroom.kernel.event import ONLOOKER
from backroom.kernel.title import AnyTitle
from backroom.server.api import OpenTable, SeatWish
from backroom.server.keys import hash_key, new_key
from backroom.table import protocol as p
from tests.server.guest import Guest
from tests.server.mirror import contribution
from tests.server.place import Place
from tests.server.script import Script
from tests.server.traffic import Tap, Truth, told_in

#: In the others nobody holds anything that not all may see.
_WITH_HANDS = ("chicago-poker", "chicago-gangsters")
#: The longest game is left to the long run: there are no hands in it, and keys are looked for in the others too.
CASES = [
    pytest.param(title, id=title.id, marks=pytest.mark.long if title.id == "chicago" else []) for title in titles()
]
#: So long a part of an evening may take, in seconds.
_PATIENCE = 120.0
OPENER, BERT, CLEO, DORA = range(4)
#: At least so many updates are heard; and no game takes so many choices.
_UPDATES, _MANY = 36, 10_000
#: Who does not answer for so many seconds has their seat minded by a bot.
_CLOCK = p.ClockPlan("decision", 4)


class Evening:
    """One table: who opened it is its host and plays, three friends came by links, others look on or try the door."""

    def __init__(self, place: Place, title: AnyTitle) -> None:
        self.place = place
        self.luck = Random(7)
        self.mine = new_key()
        seats = [SeatWish(key=hash_key(self.mine)), SeatWish(), SeatWish(), SeatWish()]
        wish = msgspec.json.encode(OpenTable(title.id, seats=seats, clock=_CLOCK))
        self.opening = place.client.post(f"{place.http_address}/api/tables", content=wish)
        opened = self.opening.json()
        self.table = str(opened["table"])
        self.links = {int(one["seat"]): str(one["link"]) for one in opened["seats"]}
        self.keys = {seat: place.sit_by_link(self.table, link) for seat, link in self.links.items()}
        self.host = Tap(place, self.table, opened["host"])
        self.opener = Tap(place, self.table, self.mine)
        self.watcher = Tap(place, self.table, opened["onlookers"])
        self.guests: dict[int, Guest] = {}
        self.handed = ""
        self.tried = 0

    async def spend(self) -> None:
        async with AsyncExitStack() as stack:
            for seat, key in {OPENER: self.mine, **self.keys, ONLOOKER: self.watcher.key}.items():
                self.guests[seat] = await stack.enter_async_context(Guest(self.place.port, self.table, key))
            seats = (OPENER, BERT, CLEO, DORA)
            await asyncio.gather(*(self.guests[seat].sit(f"player {seat}", contribution(seat)) for seat in seats))
            await self.guests[OPENER].until_told(lambda told: told.frame.status == "playing")
            await self._try_the_door()
            await self._play(12, seats)
            await self._bring_a_phone(stack)
            await self._play(6, seats)
            await self._mind_and_come_back()
            await asyncio.to_thread(self.host.host, "kick", seat=BERT)
            await self.guests[BERT].until(lambda: self.guests[BERT].cut)
            assert self.guests[BERT].gone == "table-kicked"
            await self._try_the_door()
            await self._play(_MANY, (OPENER, CLEO), until_minded=True)  # Dora is away
            assert self.guests[OPENER].update.frame.seats[DORA].minded
            await self.guests[DORA].do(p.Resign())
            await self._play(12, (OPENER, CLEO))
            await self._ask_everything()
            await self._try_the_door()
            for seat in (OPENER, CLEO):
                if not self.guests[seat].over:
                    await self.guests[seat].ask(p.Resign())
            for seat in (OPENER, ONLOOKER):
                await self.guests[seat].until_told(lambda told: told.frame.status == "over")

    async def _play(self, choices: int, seats: tuple[int, ...], until_minded: bool = False) -> None:
        """So many choices of these people, or until Dora's seat is minded: bots do it for those who do not answer."""
        made = 0
        async with asyncio.timeout(_PATIENCE):
            while made < choices and not self.guests[OPENER].over:
                for seat in seats:
                    guest = self.guests[seat]
                    act = await guest.choose(self.luck) if guest.asked and not guest.over else None
                    if act is not None:
                        made += isinstance(await guest.ask(act), p.Done)
                if until_minded and self.guests[OPENER].update.frame.seats[DORA].minded:
                    return
                await asyncio.sleep(0.01)

    async def _bring_a_phone(self, stack: AsyncExitStack) -> None:
        """Cleo goes on on another device, by a link of her own."""
        cleo = Script(self.place, self.table, self.keys[CLEO])
        self.handed = str((await asyncio.to_thread(cleo.post, "devices", {"do": "hand-on"})).json()["link"])
        self.keys[ONLOOKER + 1] = await asyncio.to_thread(self.place.sit_by_link, self.table, self.handed)
        phone = Guest(self.place.port, self.table, self.keys[ONLOOKER + 1], mark="phone")
        self.guests[CLEO] = await stack.enter_async_context(phone)

    async def _mind_and_come_back(self) -> None:
        """The host lets a bot mind Cleo's chair, and she takes it back on the phone."""
        answer = await asyncio.to_thread(self.host.host, "replace", seat=CLEO)
        assert answer.link is None
        await self._play(3, (OPENER, BERT, DORA))
        await self.guests[CLEO].do(p.Back())

    async def _ask_everything(self) -> None:
        """What the opener, the host and an onlooker can ask for beside the socket."""
        for tap in (self.opener, self.host, self.watcher):
            for what in ("update", "diary", "log", "devices", "chair", "record"):
                await asyncio.to_thread(tap.get, what)
            await asyncio.to_thread(tap.get, "moment", number=9)
        for do in ("pause", "resume"):
            await asyncio.to_thread(self.host.post, "host", {"do": do})

    async def _try_the_door(self) -> None:
        """Every secret that should open no hand, everywhere that a hand is shown or a chair is taken."""
        old = [*self.links.values(), self.host.key, *([self.handed] if self.handed else [])]
        if self.guests[BERT].cut:
            old.append(self.keys[BERT])
        for secret in old:
            thief = Script(self.place, self.table, secret)
            for what in ("update", "diary", "log", "devices", "record", "moment", "chair"):
                answer = await asyncio.to_thread(thief.get, what)
                assert answer.status_code == 403, (what, answer.text)
            for what, body in (
                ("do", {"do": "ping"}), ("do", {"do": "sit", "name": "thief"}), ("devices", {"do": "hand-on"}),
                ("chair", {"key": hash_key(new_key())}),
            ):  # fmt: skip
                answer = await asyncio.to_thread(thief.post, what, body)
                assert answer.status_code in (400, 403), (what, answer.text)
            async with Guest(self.place.port, self.table, secret) as guest:
                assert guest.gone
                assert len(guest.heard) == 1
            self.tried += 1

    def secrets(self) -> list[bytes]:
        """Everything that opens, or opened, somebody else's hand."""
        friends = [*self.keys.values(), self.handed]
        return [text.encode() for key in friends for text in (key, hash_key(key))]


@pytest.mark.parametrize("title", CASES)
def test_host_opener_and_onlookers_hear_no_key_and_nobody_elses_hand(place: Place, title: AnyTitle) -> None:
    evening = Evening(place, title)
    asyncio.run(evening.spend())
    truth = Truth(evening.table, place.journal(evening.table))
    assert evening.tried >= 3 * 4
    assert {CLEO, DORA} <= truth.minded
    assert CLEO in truth.returned

    opener = [evening.opening.content, *evening.opener.heard, *evening.host.heard, *evening.guests[OPENER].heard]
    onlooker = [*evening.watcher.heard, *evening.guests[ONLOOKER].heard]
    for viewer, heard in ((OPENER, opener), (ONLOOKER, onlooker)):
        updates = list(told_in(evening.guests[viewer].heard, "update"))
        assert len(updates) > _UPDATES
        for update in updates:
            truth.fits(viewer, update)
        for tried in told_in(evening.guests[viewer].heard, "tried"):
            truth.fits_a_try(viewer, tried)
        everything = b"\n".join(heard)
        assert not [secret for secret in evening.secrets() if secret in everything]
        hands = truth.secrets_from(viewer)
        assert hands or title.id not in _WITH_HANDS, "there was something to find"
        assert not [piece for piece in hands if piece in everything]
    # The links stood in the answer to the opening, and nowhere else.
    for link in evening.links.values():
        assert link.encode() in opener[0]
        assert not [raw for raw in [*opener[1:], *onlooker] if link.encode() in raw or hash_key(link).encode() in raw]
