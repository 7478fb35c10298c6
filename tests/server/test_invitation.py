"""The invitation: one link for all chairs that are free. It takes a free one each time, and never one that is taken."""

from __future__ import annotations

import asyncio
import threading

import httpx

from backroom.server.api import OpenedTable, OpenTable, SeatWish
from backroom.server.keys import hash_key, new_key
from backroom.table import protocol as p
from tests.server.guest import Guest
from tests.server.place import Place
from tests.server.script import Script

FRIEND = SeatWish()
BOT = SeatWish("random")


def _open(place: Place, friends: int, *, onlookers: bool = True) -> tuple[OpenedTable, Script]:
    """A table of somebody with so many chairs for friends; the opener has not sat down yet."""
    mine = new_key()
    seats = [SeatWish(key=hash_key(mine)), *[FRIEND] * friends]
    opened = place.open_with_links(OpenTable("chicago-poker", seats=seats, wait=True, onlookers=onlookers))
    return opened, Script(place, opened.table, mine)


def _come(place: Place, opened: OpenedTable, secret: str = "") -> tuple[str, httpx.Response]:
    """Somebody takes a chair by the invitation, or by this secret; the key of their device, and the answer."""
    key = new_key()
    return key, Script(place, opened.table, secret or opened.invitation).post("chair", {"key": hash_key(key)})


def _refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["message"])


def test_everybody_who_comes_by_the_invitation_has_the_next_free_chair(place: Place) -> None:
    opened, _ = _open(place, 3)
    spent = opened.seats[1].link
    assert _come(place, opened, spent)[1].json()["seat"] == 2

    came = [_come(place, opened) for _ in range(3)]

    assert [answer.json().get("seat") for _, answer in came] == [1, 3, None]
    assert _refused(came[2][1]) == (400, "table-no-free-seat")
    assert [Script(place, opened.table, key).update().frame.you for key, _ in came[:2]] == [1, 3]


def test_a_chair_that_is_taken_has_no_other_link(place: Place) -> None:
    opened, _ = _open(place, 1)
    _come(place, opened)
    assert _refused(_come(place, opened, opened.seats[0].link)[1]) == (403, "table-link-spent")


def test_many_who_come_at_once_sit_on_chairs_of_their_own(place: Place) -> None:
    opened, _ = _open(place, 3)
    chairs: list[int | None] = []

    def come() -> None:
        with place.http(opened.invitation) as client:
            answer = client.post(f"/api/tables/{opened.table}/chair", json={"key": hash_key(new_key())})
            chairs.append(answer.json().get("seat"))

    rivals = [threading.Thread(target=come) for _ in range(8)]
    for rival in rivals:
        rival.start()
    for rival in rivals:
        rival.join(60)

    assert sorted(chair for chair in chairs if chair is not None) == [1, 2, 3]
    assert len(chairs) == 8


def test_before_a_chair_is_taken_the_invitation_shows_the_lobby_and_plays_nothing(place: Place) -> None:
    opened, _ = _open(place, 2)
    invited = Script(place, opened.table, opened.invitation)
    assert invited.get("chair").json()["kind"] == "invitation"
    update = invited.update()
    assert (update.frame.you, update.frame.status, update.view) == (None, "gathering", None)
    assert invited.refused(p.Sit(name="thief")) == "table-onlooker"
    assert _refused(invited.get("devices")) == (403, "table-onlooker")


def test_who_comes_after_the_deal_looks_on(place: Place) -> None:
    opened, opener = _open(place, 1)
    friend = Script(place, opened.table, _come(place, opened)[0])

    async def evening() -> tuple[int | None, bool]:
        async with Guest(place.port, opened.table, opened.invitation) as late:
            await asyncio.to_thread(opener.sit, "Ann")
            await asyncio.to_thread(friend.sit, "Bob")
            await asyncio.to_thread(opener.ask, p.Begin())
            await late.until_told(lambda told: told.frame.status == "playing")
            return late.update.frame.you, late.update.view is not None

    assert asyncio.run(evening()) == (None, True)
    late = Script(place, opened.table, opened.invitation)
    assert late.get("chair").json()["kind"] == "onlooker"
    assert _refused(_come(place, opened)[1]) == (400, "table-no-free-seat")


def test_where_nobody_may_look_on_the_invitation_ends_with_the_deal(place: Place) -> None:
    opened, opener = _open(place, 1, onlookers=False)
    invited = Script(place, opened.table, opened.invitation)
    assert invited.refused(p.Say(words="hello")) == "table-link-to-spend"
    friend = Script(place, opened.table, _come(place, opened)[0])
    opener.sit("Ann")
    friend.sit("Bob")
    opener.ask(p.Begin())
    opener.until("playing")
    assert _refused(invited.get("update")) == (403, "table-no-free-seat")


def test_a_changed_onlookers_link_ends_the_looking_on_by_invitation_too(place: Place) -> None:
    opened, opener = _open(place, 1)
    friend = Script(place, opened.table, _come(place, opened)[0])
    opener.sit("Ann")
    friend.sit("Bob")
    opener.ask(p.Begin())
    opener.until("playing")
    invited = Script(place, opened.table, opened.invitation)
    assert invited.get("update").status_code == 200

    Script(place, opened.table, opened.host).post("host", {"do": "relink"})

    assert invited.get("update").status_code == 403


def test_the_host_makes_a_new_invitation_and_the_old_one_opens_nothing(place: Place) -> None:
    opened, opener = _open(place, 2)
    host = Script(place, opened.table, opened.host)
    key, _ = _come(place, opened)
    assert _refused(opener.post("host", {"do": "invite"})) == (403, "table-not-host")

    async def evening() -> str:
        async with Guest(place.port, opened.table, opened.invitation) as guest:
            answer = await asyncio.to_thread(host.post, "host", {"do": "invite"})
            await guest.until(lambda: guest.cut)
            assert guest.gone == "table-invited-anew"
            return str(answer.json()["link"])

    fresh = asyncio.run(evening())

    assert _refused(_come(place, opened)[1]) == (403, "table-invited-anew")
    assert _come(place, opened, fresh)[1].json()["seat"] == 2
    assert Script(place, opened.table, key).update().frame.you == 1


def test_a_chair_that_the_host_frees_is_free_for_the_invitation(place: Place) -> None:
    mine = new_key()
    seats = [SeatWish(key=hash_key(mine)), BOT]
    opened = place.open_with_links(OpenTable("chicago-poker", seats=seats, wait=True))
    assert _refused(_come(place, opened)[1]) == (400, "table-no-free-seat")
    Script(place, opened.table, opened.host).post("host", {"do": "free", "seat": 1})
    assert _come(place, opened)[1].json()["seat"] == 1


def test_the_host_offers_a_chair_to_whoever_looks_on(place: Place) -> None:
    opened, opener = _open(place, 2)
    host = Script(place, opened.table, opened.host)
    wish = {"do": "offer", "link": opened.invitation}
    assert _refused(opener.post("host", wish)) == (403, "table-not-host")
    assert _refused(host.post("host", {"do": "offer", "link": new_key()})) == (403, "table-stranger")

    async def evening() -> list[str]:
        async with Guest(place.port, opened.table, opened.onlookers or "") as onlooker:
            await asyncio.to_thread(host.post, "host", wish)
            await onlooker.until(lambda: bool(onlooker.offered))
            return onlooker.offered

    (link,) = asyncio.run(evening())

    assert _come(place, opened, link)[1].json()["seat"] == 1
    assert _come(place, opened)[1].json()["seat"] == 2
    assert _refused(host.post("host", wish)) == (400, "table-no-free-seat")


def test_the_invitation_outlives_a_restart(place: Place) -> None:
    opened, _ = _open(place, 1)
    place.kill()
    place.open()
    assert _come(place, opened)[1].json()["seat"] == 1
