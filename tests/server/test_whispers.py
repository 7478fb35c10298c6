"""A whisper leaves no trace with those who may not hear it: no message, no number, no clock, no diary."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random
from uuid import uuid4

import httpx
import msgspec
import pytest

from backroom.games import titles
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.testing.case import Case, cases_of
from tests.server.laid_out import LaidOut, lay_out
from tests.server.mirror import Company, Mirror, timeless
from tests.server.place import Place

#: Every case in which something can be said that not all hear. A miniature is over before anybody could notice, and
#: from the end on the record itself tells that something was said there.
WHISPERING = [
    case
    for title in titles()
    for case in cases_of(title)
    if case.settings.options.get("whisper") and not case.settings.options.get("miniature")
]
BANK = p.ClockPlan(kind="bank", seconds=86400, more=3600)


@dataclass(frozen=True)
class Whisper:
    """Two tables just before `seat` says `actions`, which `deaf` will not hear."""

    case: Case
    seat: int
    actions: list[str]
    deaf: int
    tables: tuple[LaidOut, LaidOut]


def _find_whisper(place: Place, case: Case, seed: int, alone: bool) -> Whisper:
    """From a random game: somebody who is asked may say something that another seat will not hear.

    A pledge will not do: what comes of it is told to all. With `alone` nobody else is asked.
    """
    luck = Random(seed)
    mirror = Mirror(lay_out(place, uuid4().hex, case.settings))
    while True:
        assert not mirror.over, "nobody ever could whisper"
        asked = mirror.table.asked()
        for seat in asked if alone == (len(asked) == 1) else []:
            said = [text for text in mirror.offered(seat, []) or [] if text.startswith(("ask ", "show "))]
            for text in luck.sample(said, min(2, len(said))):
                deaf = _deaf(mirror, seat, text)
                if deaf:
                    tables = [lay_out(place, uuid4().hex, case.settings, mirror.state.as_data(), BANK) for _ in "ab"]
                    return Whisper(case, seat, [text], luck.choice(deaf), (tables[0], tables[1]))
        seat = luck.choice(asked)
        mirror.take(e.Moved(seat, mirror.choose(seat, luck)))


def _deaf(mirror: Mirror, seat: int, text: str) -> list[int]:
    """Who would not hear these words."""
    rules = mirror.table.running.rules
    (action,) = mirror.table.running.parse([text])
    log: list[Event] = []
    rules.apply(mirror.state.clone(), seat, action, FastChance(0), log)
    return [
        viewer
        for viewer in range(mirror.players)
        if viewer != seat and log and all(event.seen_by(viewer) is None for event in log)
    ]


@pytest.mark.parametrize("alone", [False, True], ids=["among-others", "alone"])
@pytest.mark.parametrize("case", WHISPERING, ids=str)
def test_a_whisper_leaves_no_trace(place: Place, case: Case, alone: bool) -> None:
    asyncio.run(_leaves_no_trace(place, _find_whisper(place, case, 1, alone), Random(9)))


@pytest.mark.long
@pytest.mark.parametrize("alone", [False, True], ids=["among-others", "alone"])
@pytest.mark.parametrize("case", WHISPERING, ids=str)
def test_many_whispers_leave_no_trace(place: Place, case: Case, alone: bool) -> None:
    for seed in range(2, 20):
        asyncio.run(_leaves_no_trace(place, _find_whisper(place, case, seed, alone), Random(seed)))


async def _leaves_no_trace(place: Place, whisper: Whisper, luck: Random) -> None:
    """At one table something is whispered, at the other it is not; then both go the same way."""
    with_it, without = (Mirror(table) for table in whisper.tables)
    deaf = whisper.deaf
    async with Company(place.port, whisper.tables[0]) as here, Company(place.port, whisper.tables[1]) as there:
        for company in (here, there):
            await company.join(deaf)  # on a new device, just before
            company.forget()
        rev = with_it.table.running.rev
        news = f"update?since={here.guests[deaf].update.seen}&wait=20"
        waiting = asyncio.create_task(_look(place, whisper.tables[0], deaf, news))
        await here.guests[deaf].settled()
        await here.act(whisper.seat, rev, whisper.actions)
        if deaf not in here.guests[whisper.seat].update.frame.confidants:
            await here.guests[whisper.seat].do(p.Say(words="between us", whisper=True))
        with_it.take(e.Moved(whisper.seat, whisper.actions, "g"))
        await here.settle()
        assert here.heard(deaf) == []
        assert with_it.sight(deaf) == without.sight(deaf)
        for number in range(12):
            common = [seat for seat in without.table.asked() if seat in with_it.table.asked()]
            if not common or without.over:
                break
            seat = luck.choice(common)
            actions = _sealed(with_it, without, seat, luck)
            if not actions:
                continue
            revs = [mirror.table.running.rev for mirror in (with_it, without)]
            for mirror in (with_it, without):
                mirror.take(e.Moved(seat, actions, "g"))
            if with_it.sight(deaf) != without.sight(deaf):
                break
            await here.act(seat, revs[0], actions)
            await there.act(seat, revs[1], actions)
            if number == 0:
                assert await waiting == await _look(place, whisper.tables[1], deaf, news)
            await here.settle()
            await there.settle()
            assert here.heard(deaf) == there.heard(deaf)
        for what in ("update", "diary"):
            assert await _look(place, whisper.tables[0], deaf, what) == await _look(
                place, whisper.tables[1], deaf, what
            )
        await _undo(here, there, deaf)
        waiting.cancel()


async def _undo(here: Company, there: Company, deaf: int) -> None:
    """Taking back tells no more: the deaf seat asks for it and everybody agrees."""
    for company in (here, there):
        guest = company.guests[deaf]
        if guest.update.frame.undo.mine == "no" or guest.over:
            continue
        await guest.do(p.AskUndo())
        for seat, other in company.guests.items():
            if seat < len(guest.update.frame.seats) and seat != deaf and guest.update.frame.undo.mine != "free":
                await other.ask(p.Vote(agree=True))
        await guest.until_told(lambda told: any(moment.kind == "undone" for moment in told.moments))
        await company.settle()
    assert here.heard(deaf) == there.heard(deaf)


def _sealed(one: Mirror, other: Mirror, seat: int, luck: Random) -> list[str]:
    """A whole choice allowed at both tables that is no talk."""
    chosen: list[str] = []
    while True:
        offers = [mirror.offered(seat, chosen) for mirror in (one, other)]
        if offers[0] is None and offers[1] is None:
            return chosen
        common = sorted(set(offers[0] or ()) & set(offers[1] or ()))
        silent = [text for text in common if not text.startswith(("ask ", "show ", "pledge "))]
        if not silent:
            return []
        chosen = [*one.kept(seat, chosen), luck.choice(silent)]


async def _look(place: Place, table: LaidOut, viewer: int, what: str) -> bytes:
    headers = {"authorization": f"Bearer {table.keys[viewer]}"}
    async with httpx.AsyncClient(base_url=place.http_address, headers=headers, trust_env=False, timeout=60) as client:
        answer = await client.get(f"/api/tables/{table.id}/{what}")
    assert answer.status_code == 200, answer.text
    return timeless(answer.content)


def test_onlookers_talk_among_themselves(place: Place) -> None:
    """What they say makes no sound at a seat, not even an empty one."""
    case = WHISPERING[0]
    laid_out = lay_out(place, uuid4().hex, case.settings)

    async def evening() -> None:
        async with Company(place.port, laid_out) as company:
            onlooker = company.guests[6]
            await onlooker.do(p.Say(words="he bluffs"))
            await company.settle()
            for seat in range(case.settings.players):
                assert company.heard(seat) == []
            (said,) = company.heard(6)
            assert b"he bluffs" in said
            refused = await onlooker.ask(p.Act(rev=1, actions=["pass"]))
            assert isinstance(refused, p.Refused)
            assert refused.message == "table-onlooker"

    asyncio.run(evening())


def test_the_same_words_for_everybody_else(place: Place) -> None:
    """A seat's words reach every seat and the onlookers, and the record."""
    laid_out = lay_out(place, uuid4().hex, WHISPERING[0].settings)

    async def evening() -> None:
        async with Company(place.port, laid_out) as company:
            await company.guests[1].do(p.Say(words="boys, listen"))
            await company.settle()
            for viewer in company.guests:
                (raw,) = company.heard(viewer)
                assert b"boys, listen" in raw

    asyncio.run(evening())
    assert [entry.words for entry in place.journal(laid_out.id) if isinstance(entry, e.Spoke)] == ["boys, listen"]
    assert msgspec.json.encode(laid_out.keys[0]) not in place.log.encode()
