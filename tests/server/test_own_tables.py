"""A device asks how its own tables stand: true without having them open, and nothing that its seats do not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import httpx
import msgspec
import pytest

from backroom.server.api import OpenTable, OwnNews, OwnTable, OwnTables, SeatWish, TableNews
from backroom.server.keys import hash_key, new_key
from backroom.table import protocol as p
from tests.server.open_house import GENEROUS, Wishes
from tests.server.place import AtTable, Place
from tests.server.script import Script, sit_all

PEOPLE = [SeatWish(), SeatWish()]
MOST = 6


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A house of which an address may ask little."""
    limits = replace(GENEROUS, requests=0.01, request_burst=MOST)
    with Place(tmp_path_factory.mktemp("strict"), Wishes("", limits=limits)) as place:
        place.open()
        yield place
        assert "Traceback" not in place.log, place.log


def _ask(place: Place, *tables: OwnTable) -> httpx.Response:
    return place.client.post(f"{place.http_address}/api/own", content=msgspec.json.encode(OwnTables([*tables])))


def _news(place: Place, table: str, *keys: str) -> TableNews:
    answer = _ask(place, OwnTable(table, [*keys]))
    assert answer.status_code == 200, answer.text
    (news,) = msgspec.json.decode(answer.content, type=OwnNews).tables
    return news


def _two(place: Place) -> tuple[AtTable, list[Script]]:
    opened = place.open_table(OpenTable("chicago-poker", seats=PEOPLE))
    return opened, sit_all(place, opened)


def test_it_tells_whose_move_it_is_and_since_when(place: Place) -> None:
    opened, scripts = _two(place)
    first = _news(place, opened.table, opened.seats[0].key)
    assert first.mine == [0]
    mover = first.asked[0]
    luck = Random(1)
    while _news(place, opened.table, opened.seats[0].key).asked == [mover]:
        scripts[mover].do(scripts[mover].choose(scripts[mover].until_asked(), luck))
    told = msgspec.json.decode(scripts[1 - mover].get("update").content, type=p.Update).moments

    news = [_news(place, opened.table, seat.key) for seat in opened.seats]

    assert [one.asked for one in news] == [[1 - mover]] * 2
    assert [one.since for one in news] == [told[-1].at] * 2
    assert [one.status for one in news] == ["playing"] * 2
    assert [seat.name for seat in news[0].seats] == ["player 0", "player 1"]


def test_two_seats_hear_the_same_of_a_game_full_of_secrets(place: Place) -> None:
    """What is told differs by nothing but whose the key is: so it holds nobody's hand."""
    opened = place.open_table(OpenTable("chicago-gangsters", seats=[SeatWish()] * 3))
    scripts = sit_all(place, opened)
    scripts[0].until_dealt()
    heard = [_news(place, opened.table, seat.key) for seat in opened.seats]

    for number, news in enumerate(heard):
        assert news.mine == [number]
        assert msgspec.structs.replace(news, mine=[], since=None) == msgspec.structs.replace(
            heard[0], mine=[], since=None
        )


def test_words_are_no_news(place: Place) -> None:
    """Else it would tell when others whisper."""
    opened, scripts = _two(place)
    before = _news(place, opened.table, opened.seats[0].key)

    scripts[1].do(p.Say(words="any minute now"))

    assert _news(place, opened.table, opened.seats[0].key) == before


def test_a_finished_game_tells_its_end_and_the_rematch(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish("random")]))
    (mine,) = sit_all(place, opened)
    mine.play(Random(3))

    news = _news(place, opened.table, mine.key)
    end = msgspec.json.decode(mine.get("record").text.splitlines()[-1])["end"]
    assert news.status == "over"
    assert news.asked == []
    assert news.ended is not None
    assert [seat + 1 for seat in news.ended.winners] == end["winners"]
    assert news.ended.scores == end["scores"]
    assert news.rematch is None

    mine.do(p.Rematch())
    again = _news(place, opened.table, mine.key)
    assert again.rematch is not None
    assert _news(place, again.rematch, mine.key).mine == [1]


def test_who_has_no_key_is_told_why_and_nothing_else(place: Place) -> None:
    opened, scripts = _two(place)
    stranger = _news(place, opened.table, new_key())
    assert stranger == TableNews(opened.table, why="table-stranger")
    assert _news(place, "0" * 16, new_key()).why == "table-unknown"

    phone = scripts[0].post("devices", {"do": "hand-on"}).json()["link"]
    key = place.sit_by_link(opened.table, phone)
    scripts[0].post("devices", {"do": "revoke-others"})
    assert _news(place, opened.table, key) == TableNews(opened.table, why="table-key-revoked")
    assert _news(place, opened.table, key, scripts[0].key).mine == [0], "one key that opens is enough"


def test_an_unspent_link_tells_that_a_chair_is_free(place: Place) -> None:
    wish = OpenTable("chicago-poker", seats=[SeatWish(key=hash_key(new_key())), SeatWish()], wait=True)
    opened = place.open_with_links(wish)

    assert _news(place, opened.table, opened.seats[0].link).chair
    assert _news(place, opened.table, opened.invitation).chair

    place.sit_by_link(opened.table, opened.seats[0].link)
    assert not _news(place, opened.table, opened.invitation).chair


def test_a_question_about_many_tables_counts_as_many(strict: Place) -> None:
    table, key = "0" * 16, new_key()
    own = OwnTable(table, [key])

    assert _ask(strict, *[own] * (MOST - 1)).status_code == 200
    refused = _ask(strict, *[own] * (MOST - 1))

    assert (refused.status_code, refused.json()["message"]) == (429, "server-too-fast")


def test_what_is_asked_has_bounds(place: Place) -> None:
    own = OwnTable("0" * 16, [new_key()])
    for body in (
        OwnTables([]),
        OwnTables([own] * 25),
        OwnTables([OwnTable("../../etc/passwd", ["k"])]),
        OwnTables([OwnTable("0" * 16, ["k"] * 7)]),
        OwnTables([OwnTable("0" * 16, ["k" * 101])]),
    ):
        answer = place.client.post(f"{place.http_address}/api/own", content=msgspec.json.encode(body))
        assert (answer.status_code, answer.json()["message"]) == (400, "table-malformed")
