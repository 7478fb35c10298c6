"""Friends come, leave and come back: the word to begin, chairs that are minded, names, onlookers, the rematch."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from backroom.kernel.event import ONLOOKER
from backroom.server.api import OpenTable, SeatWish
from backroom.table import entries as e
from backroom.table import protocol as p
from tests.server.guest import Guest
from tests.server.place import AtTable, Place
from tests.server.script import Script
from tests.server.traffic import Truth, told_in

HUMAN, BOT = SeatWish(), SeatWish("random")
ADA, BOB = 0, 1


async def _come(stack: AsyncExitStack, place: Place, opened: AtTable, *seats: int) -> list[Guest]:
    keys = {seat.seat: seat.key for seat in opened.seats} | {ONLOOKER: str(opened.onlookers)}
    return [await stack.enter_async_context(Guest(place.port, opened.table, keys[seat])) for seat in seats]


def _host(place: Place, opened: AtTable) -> Script:
    return Script(place, opened.table, opened.host)


def test_a_table_that_waits_is_dealt_at_the_word_of_somebody_who_sits(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN], wait=True))
    ada, bob = (Script(place, opened.table, seat.key) for seat in opened.seats)
    ada.sit("Ada")
    assert ada.refused(p.Begin()) == "table-not-all-in"
    bob.sit("Bob")
    assert (ada.update().frame.status, ada.update().frame.wait) == ("gathering", True)
    bob.do(p.Begin())
    assert ada.until("playing").frame.status == "playing"
    assert ada.refused(p.Begin()) == "table-is-playing"


def test_the_host_begins_without_those_who_are_away_and_their_chairs_are_kept(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN, HUMAN], wait=True))

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            (ada,) = await _come(stack, place, opened, ADA)
            await ada.sit("Ada")
            await asyncio.to_thread(Script(place, opened.table, opened.seats[BOB].key).sit, "Bob")  # and leaves
            await asyncio.to_thread(_host(place, opened).host, "begin", player="random")
            await ada.until_told(lambda told: told.frame.status == "playing")
            seats = ada.update.frame.seats
            assert [(seat.player, seat.minded, seat.minder) for seat in seats] == [
                ("human", False, ""), ("human", True, "random"), ("random", False, ""),
            ]  # fmt: skip
            (bob,) = await _come(stack, place, opened, BOB)
            await bob.do(p.Back())
            await ada.until_told(lambda told: not told.frame.seats[BOB].minded)

    asyncio.run(evening())


def test_a_bots_chair_is_for_a_friend_again_before_the_deal(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, BOT], wait=True))
    link = _host(place, opened).host("free", seat=1).link
    assert link is not None
    ada = Script(place, opened.table, opened.seats[ADA].key)
    assert (ada.update().frame.seats[1].player, ada.update().frame.seats[1].sat) == ("human", False)
    bob = Script(place, opened.table, place.sit_by_link(opened.table, link))
    bob.sit("Bob")
    assert ada.update().frame.seats[1].name == "Bob"
    assert _host(place, opened).host("free", seat=1).link is None, "a friend's chair is nobody's to free so"


def test_whoever_comes_back_has_the_hand_and_nobody_else(place: Place) -> None:
    """A bot that the host put there plays on; its owner takes the chair back with the old key, and only so."""
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    host = _host(place, opened)

    async def evening() -> tuple[list[bytes], list[bytes]]:
        async with AsyncExitStack() as stack:
            ada, onlooker = await _come(stack, place, opened, ADA, ONLOOKER)
            (bob,) = await _come(stack, place, opened, BOB)
            await ada.sit("Ada")
            await bob.sit("Bob")
            await bob.until_told(lambda told: told.view is not None)
            assert (await asyncio.to_thread(host.host, "replace", seat=BOB)).link is None
            await bob.until_told(lambda told: told.frame.seats[BOB].minded)
            assert await asyncio.to_thread(lambda: host.get("update").status_code) == 403
            assert bob.update.view is not None
            assert bob.update.view["hand"], "the hand stays its owner's while a bot minds it"
            luck = Random(3)
            for _ in range(3):
                await ada.until(lambda: ada.asked, "the bot to play on")
                act = await ada.choose(luck)
                assert act is not None
                await ada.do(act)
            await bob.do(p.Back())
            while not bob.asked:
                await ada.until(lambda: ada.asked or bob.asked, "somebody's turn")
                act = await ada.choose(luck) if ada.asked else None
                if act is not None:
                    await ada.do(act)
                await bob.settled()
            act = await bob.choose(luck)
            assert act is not None
            await bob.do(act)
            await ada.until_told(lambda told: not told.frame.seats[BOB].minded)
            return ada.heard, onlooker.heard

    heard = asyncio.run(evening())
    truth = Truth(opened.table, place.journal(opened.table))
    for viewer, raw in zip((ADA, ONLOOKER), heard, strict=True):
        for update in told_in(raw, "update"):
            truth.fits(viewer, update)
        secrets = truth.secrets_from(viewer)
        assert secrets
        assert not [piece for piece in secrets if piece in b"\n".join(raw)]
    minded = [entry for entry in place.journal(opened.table) if isinstance(entry, e.Minded)]
    assert [(entry.seat, entry.why) for entry in minded] == [(BOB, "host")]


def test_a_new_name_reaches_the_table_and_is_erased_like_the_first(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, BOT]))
    ada = Script(place, opened.table, opened.seats[ADA].key)
    ada.sit("Guest")
    ada.until("playing")
    ada.do(p.Rename(name="Ada"))
    assert ada.update().frame.seats[ADA].name == "Ada"
    assert ada.refused(p.Rename(name="\u200b")) == "table-bad-name"
    assert ada.post("forget", {}).status_code == 200
    assert ada.update().frame.seats[ADA].name == ""
    assert "Ada" not in repr(place.journal(opened.table))


@pytest.mark.parametrize("heard", [False, True])
def test_onlookers_are_heard_by_whom_the_table_says(place: Place, heard: bool) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, BOT], heard=heard))

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            ada, one, other = await _come(stack, place, opened, ADA, ONLOOKER, ONLOOKER)
            await ada.sit("Ada")
            await one.until_told(lambda told: told.frame.status == "playing")
            assert one.update.frame.heard is heard
            await one.do(p.Say(words="what a hand"))
            await other.until_told(lambda told: _said(told) == ["what a hand"])
            await ada.settled()
            assert (b"what a hand" in b"".join(ada.heard)) is heard

    asyncio.run(evening())


def _said(told: p.Update) -> list[object]:
    return [moment.facts["words"] for moment in told.moments if moment.kind == "said"]


def test_a_rematch_is_a_vote_of_the_people_who_are_here(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN, HUMAN, BOT]))

    async def evening() -> list[bytes]:
        async with AsyncExitStack() as stack:
            home = await stack.enter_async_context(AsyncExitStack())
            people = [*await _come(stack, place, opened, 0, 1), *await _come(home, place, opened, 2)]
            await asyncio.gather(*(one.sit(f"player {seat}") for seat, one in enumerate(people)))
            await asyncio.gather(*(one.play(Random(seat)) for seat, one in enumerate(people)))
            ada, bob, _ = people
            await ada.do(p.Rematch())
            await bob.until_told(lambda told: told.frame.wanting == [0])
            assert bob.update.frame.rematch is None, "not without the others"
            await bob.do(p.Rematch())
            assert ada.update.frame.rematch is None
            await home.aclose()
            await ada.until(lambda: b'"presence"' in ada.heard[-1] and b"[true,true,false" in ada.heard[-1])
            # Cleo has gone home: said again, it counts who is here now.
            await ada.do(p.Rematch())
            await bob.until_told(lambda told: told.frame.rematch is not None)
            again = str(bob.update.frame.rematch)
            async with Guest(place.port, again, opened.seats[0].key) as seated:
                assert seated.update.frame.you == 3, "the same key, one chair further"
                assert seated.update.frame.seats[1].name == "player 2", "and Cleo's chair is kept"
            return [*ada.heard, *bob.heard]

    heard = b"\n".join(asyncio.run(evening()))
    assert not [seat.key for seat in opened.seats if seat.key.encode() in heard]


def test_a_rematch_against_bots_is_there_at_once(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, BOT]))

    async def evening() -> str:
        async with AsyncExitStack() as stack:
            (ada,) = await _come(stack, place, opened, ADA)
            await ada.sit("Ada")
            await ada.play(Random(1))
            await ada.do(p.Rematch())
            return str(ada.update.frame.rematch)

    again = Script(place, asyncio.run(evening()), opened.seats[ADA].key)
    again.sit("Ada")
    assert again.until("playing").frame.you == 1
