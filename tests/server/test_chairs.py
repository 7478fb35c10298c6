"""Chairs: a link is spent by sitting down, a key belongs to the device that made it, and both can be taken back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from contextlib import closing

import httpx

from backroom.server.api import OpenTable, SeatWish
from backroom.server.folding import fold
from backroom.server.keys import Pass, hash_key, new_key, pass_of
from backroom.store.lines import Line
from backroom.table import protocol as p
from backroom.table.commands import rematch_plan
from backroom.table.table import Table
from tests.server.guest import Guest
from tests.server.place import Place
from tests.server.script import Script

HUMAN = SeatWish()
BOT = SeatWish("random")


def _spend(place: Place, table: str, link: str, key: str) -> httpx.Response:
    return Script(place, table, link).post("chair", {"key": hash_key(key)})


def _refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["message"])


def _playing(place: Place, seats: int = 2) -> tuple[str, str, list[Script], list[str]]:
    """A table in play: its id, the host's key, everybody, and the links by which they came."""
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN] * seats))
    keys = [place.sit_by_link(opened.table, seat.link) for seat in opened.seats]
    scripts = [Script(place, opened.table, key) for key in keys]
    for number, script in enumerate(scripts):
        script.sit(f"player {number}")
    scripts[0].until("playing")
    return opened.table, opened.host, scripts, [seat.link for seat in opened.seats]


def test_opening_tells_a_link_for_each_chair_that_is_not_played_here(place: Place) -> None:
    mine = new_key()
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[SeatWish(key=hash_key(mine)), HUMAN, BOT]))
    assert [seat.seat for seat in opened.seats] == [1]
    assert Script(place, opened.table, mine).update().frame.you == 0
    assert Script(place, opened.table, mine).get("chair").json()["kind"] == "key"


def test_a_link_shows_the_lobby_and_does_nothing_before_it_is_spent(place: Place) -> None:
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, SeatWish(name="Bert")]))
    link = Script(place, opened.table, opened.seats[1].link)
    assert link.get("chair").json() == {
        "kind": "link", "table": opened.table, "title": "chicago-poker", "status": "gathering", "seat": 1,
        "name": "Bert",
    }  # fmt: skip
    update = link.update()
    assert (update.frame.you, update.view) == (1, None)
    for message in (p.Sit(name="Bert"), p.Say(words="hello"), p.Back()):
        assert link.refused(message) == "table-link-to-spend"
    assert _refused(link.get("devices")) == (403, "table-link-to-spend")


def test_a_link_is_spent_by_taking_the_chair(place: Place) -> None:
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    link, key = opened.seats[1].link, new_key()
    assert _spend(place, opened.table, link, key).json() == {"table": opened.table, "seat": 1}
    assert _refused(_spend(place, opened.table, link, new_key())) == (403, "table-link-spent")
    spent = Script(place, opened.table, link)
    for answer in (spent.get("update"), spent.get("chair"), spent.post("do", p.Sit(name="thief"))):
        assert _refused(answer) == (403, "table-link-spent")
    assert Script(place, opened.table, key).update().frame.you == 1


def test_only_one_of_two_who_spend_a_link_at_once_has_the_chair(place: Place) -> None:
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    keys = [new_key() for _ in range(8)]
    codes: list[int] = []

    def spend(key: str) -> None:
        with place.http(opened.seats[1].link) as client:
            codes.append(client.post(f"/api/tables/{opened.table}/chair", json={"key": hash_key(key)}).status_code)

    rivals = [threading.Thread(target=spend, args=[key]) for key in keys]
    for rival in rivals:
        rival.start()
    for rival in rivals:
        rival.join(60)
    assert sorted(codes) == [200] + [403] * 7
    opening = [Script(place, opened.table, key).get("update").status_code for key in keys]
    assert sorted(opening) == [200] + [403] * 7


def test_whoever_came_by_a_link_is_let_go_when_it_is_spent(place: Place) -> None:
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    link = opened.seats[1].link

    async def evening() -> tuple[str, bool]:
        async with Guest(place.port, opened.table, link) as guest:
            seen = guest.update.view is None
            await asyncio.to_thread(place.sit_by_link, opened.table, link)
            await guest.until(lambda: guest.cut)
            return guest.gone, seen

    assert asyncio.run(evening()) == ("table-link-spent", True)


def test_nobody_is_two_people(place: Place) -> None:
    key = new_key()
    twice = [SeatWish(key=hash_key(key))] * 2
    with place.http() as client:
        wish = {"title": "chicago-poker", "seats": [{"key": hash_key(key)}] * len(twice)}
        assert _refused(client.post("/api/tables", json=wish)) == (400, "table-key-twice")
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[twice[0], HUMAN]))
    for known in (key, opened.host, str(opened.onlookers), opened.seats[0].link):
        answer = _spend(place, opened.table, opened.seats[0].link, known)
        assert _refused(answer) == (400, "table-key-twice")


def test_an_owner_hands_the_seat_on_to_another_device(place: Place) -> None:
    table, _, (anna, _), _ = _playing(place)
    assert anna.get("devices").json() == {"devices": 1, "waiting": False, "link": None}
    link = anna.post("devices", {"do": "hand-on"}).json()["link"]
    waiting = Script(place, table, link)
    assert waiting.get("chair").json()["kind"] == "handed"
    for answer in (waiting.get("update"), waiting.get("diary"), waiting.post("do", p.Ping())):
        assert _refused(answer) == (403, "table-link-to-spend"), "not even the owner's link shows a hand unspent"
    phone = Script(place, table, place.sit_by_link(table, link))
    assert phone.update().view == anna.update().view
    assert _refused(_spend(place, table, link, new_key())) == (403, "table-link-spent")
    assert anna.get("devices").json()["devices"] == 2


def test_a_seat_has_so_many_devices_and_the_owner_signs_the_others_out(place: Place) -> None:
    table, _, (anna, _), _ = _playing(place)
    others = []
    for _ in range(3):
        link = anna.post("devices", {"do": "hand-on"}).json()["link"]
        others.append(place.sit_by_link(table, link))
    assert _refused(anna.post("devices", {"do": "hand-on"})) == (400, "table-too-many-devices")

    async def evening() -> str:
        async with Guest(place.port, table, others[0]) as guest:
            answer = await asyncio.to_thread(anna.post, "devices", {"do": "revoke-others"})
            assert answer.json()["devices"] == 1
            await guest.until(lambda: guest.cut)
            return guest.gone

    assert asyncio.run(evening()) == "table-key-revoked"
    for other in others:
        for answer in (Script(place, table, other).get("update"), Script(place, table, other).get("diary")):
            assert _refused(answer) == (403, "table-key-revoked")
    assert anna.update().frame.you == 0


def test_signing_the_others_out_takes_back_a_link_that_waits(place: Place) -> None:
    table, _, (anna, _), _ = _playing(place)
    link = anna.post("devices", {"do": "hand-on"}).json()["link"]
    assert anna.get("devices").json()["waiting"]
    assert not anna.post("devices", {"do": "revoke-others"}).json()["waiting"]
    assert _refused(_spend(place, table, link, new_key())) == (403, "table-link-spent")


def test_a_key_that_is_revoked_while_it_waits_for_news_gets_none(place: Place) -> None:
    table, _, (anna, _), _ = _playing(place)
    link = anna.post("devices", {"do": "hand-on"}).json()["link"]
    phone = Script(place, table, place.sit_by_link(table, link))
    seen = phone.update().seen
    answers: list[httpx.Response] = []
    with place.http(phone.key) as client:
        address = f"/api/tables/{table}/update?since={seen}&wait=20"
        waiting = threading.Thread(target=lambda: answers.append(client.get(address)))
        waiting.start()
        anna.post("devices", {"do": "revoke-others"})
        waiting.join(15)
    assert _refused(answers[0]) == (403, "table-key-revoked")


def test_the_host_frees_a_chair_before_the_deal_by_a_new_link(place: Place) -> None:
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    host = Script(place, opened.table, opened.host)
    bert = Script(place, opened.table, place.sit_by_link(opened.table, opened.seats[1].link))
    bert.sit("Bert")
    link = host.host("kick", seat=1).link
    assert link is not None
    assert _refused(bert.get("update")) == (403, "table-kicked")
    assert _refused(bert.get("chair")) == (403, "table-kicked")
    carl = Script(place, opened.table, place.sit_by_link(opened.table, link))
    carl.sit("Carl")
    assert [seat.name for seat in carl.update().frame.seats] == ["", "Carl"]


def test_the_host_sends_somebody_away_in_a_game_and_gets_nothing_for_it(place: Place) -> None:
    table, host, (anna, bert), _ = _playing(place)
    power = Script(place, table, host)

    async def evening() -> str:
        async with Guest(place.port, table, bert.key) as guest:
            answer = await asyncio.to_thread(power.post, "host", {"do": "kick", "seat": 1})
            assert answer.json() == {"link": None, "code": None}
            await guest.until(lambda: guest.cut)
            return guest.gone

    assert asyncio.run(evening()) == "table-kicked"
    assert _refused(bert.get("update")) == (403, "table-kicked")
    seat = anna.update().frame.seats[1]
    assert (seat.player, seat.sat, seat.minded, seat.name) == ("soldier", True, False, "player 1")


def test_a_chair_given_to_a_bot_opens_to_nobody_who_comes_late(place: Place) -> None:
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN, HUMAN]))
    anna, bert = (place.sit_by_link(opened.table, seat.link) for seat in opened.seats[:2])
    Script(place, opened.table, anna).sit()
    Script(place, opened.table, opened.host).host("begin", player="random")
    Script(place, opened.table, anna).until("playing")
    for late in (bert, opened.seats[2].link):
        assert _refused(Script(place, opened.table, late).get("update")) == (403, "table-seat-gone")
    assert _refused(_spend(place, opened.table, opened.seats[2].link, new_key())) == (403, "table-seat-gone")


def test_the_onlookers_link_is_changed_and_the_old_one_opens_nothing(place: Place) -> None:
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    host = Script(place, opened.table, opened.host)

    async def evening() -> tuple[str, str | None]:
        async with Guest(place.port, opened.table, str(opened.onlookers)) as guest:
            link = (await asyncio.to_thread(host.host, "relink")).link
            await guest.until(lambda: guest.cut)
            return guest.gone, link

    gone, link = asyncio.run(evening())
    assert gone == "table-relinked"
    assert link is not None
    assert Script(place, opened.table, link).update().frame.you is None
    assert _refused(Script(place, opened.table, str(opened.onlookers)).get("update")) == (403, "table-relinked")
    shut = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN], onlookers=False))
    assert _refused(Script(place, shut.table, shut.host).post("host", {"do": "relink"})) == (400, "table-no-onlookers")


def test_a_finished_table_cannot_be_closed_over_its_record(place: Place) -> None:
    table, host, (anna, bert), _ = _playing(place)
    anna.do(p.Resign())
    bert.do(p.Resign())
    anna.until("over")
    assert _refused(Script(place, table, host).post("host", {"do": "close"})) == (400, "table-is-over")
    assert anna.get("record").status_code == 200


def test_the_journal_holds_hashes_and_no_secret(place: Place) -> None:
    _, host, scripts, links = _playing(place)
    secrets = [host, *links, *(script.key for script in scripts)]
    secrets.append(scripts[0].post("devices", {"do": "hand-on"}).json()["link"])
    with closing(sqlite3.connect(f"file:{place.file}?mode=ro", uri=True)) as connection:
        written = "".join(str(row) for row in connection.execute("SELECT * FROM journal"))
        written += "".join(str(row) for row in connection.execute("SELECT * FROM game_tables"))
    for secret in secrets:
        assert secret not in written
        assert secret not in place.log
        assert hash_key(secret) in written


def test_a_table_of_before_there_were_links_goes_on_with_its_keys() -> None:
    """A key for each seat, made by the house; whoever was sent away in a game left the hand to a new key."""
    anna, bert, carl = (hash_key(key) for key in ("anna", "bert", "carl"))
    opened = {
        "what": "opened", "title": "chicago-poker", "players": 2, "options": {}, "seed": "5e" * 32, "host": "h",
        "seats": [{"player": "human", "key": anna}, {"player": "human", "key": "nobody's"}],
    }  # fmt: skip
    written: list[dict[str, object]] = [
        opened, {"what": "taken", "seat": 1, "key": bert}, {"what": "sat", "seat": 0, "name": "Anna"},
        {"what": "sat", "seat": 1, "name": "Bert"}, {"what": "sealed"}, {"what": "dealt"},
        {"what": "kicked", "seat": 1, "key": carl}, {"what": "sat", "seat": 1, "name": "Carl"},
        {"what": "returned", "seat": 1},
    ]  # fmt: skip
    lines = [Line("old", seq, 1.0, json.dumps(entry)) for seq, entry in enumerate(written, 1)]
    before, _ = fold("old", lines[:6])
    assert pass_of(before, bert) == Pass(1, bert)
    table, _ = fold("old", lines)
    assert (pass_of(table, anna), pass_of(table, bert), pass_of(table, carl)) == (Pass(0, anna), None, Pass(1, carl))
    assert [(seat.name, seat.here) for seat in table.seats] == [("Anna", True), ("Carl", True)]
    assert [seat.keys for seat in rematch_plan(_over(table), "00" * 32).seats] == [[carl], [anna]]


def _over(table: Table) -> Table:
    table.status = "over"
    return table
