"""What one person may do: counted by seat, table and address, however many sockets they have. Each limit says so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from backroom.games import find_title
from backroom.server.api import OpenTable, SeatWish
from backroom.table import protocol as p
from tests.server.guest import Guest
from tests.server.open_house import GENEROUS, Wishes
from tests.server.place import Place
from tests.server.script import Script

LIMITS = replace(
    GENEROUS, talk=0.01, talk_burst=5, words=3000, wishes=6, tables=0.01, tables_burst=8, waits=2,
    stored=1.0, stored_burst=20_000, costly=0.01, costly_burst=12,
)  # fmt: skip
BOX = find_title("chicago-poker").own_data
TWO = [SeatWish(), SeatWish()]


@pytest.fixture
def mannered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with Place(tmp_path_factory.mktemp("mannered"), Wishes("", limits=LIMITS)) as place:
        place.open()
        yield place
        assert "Traceback" not in place.log, place.log


def _refused(answer: httpx.Response) -> tuple[int, str]:
    assert answer.json()["text"] != answer.json()["message"], "told in words"
    return answer.status_code, answer.json()["message"]


def test_talk_is_counted_by_seat_not_by_socket(mannered: Place) -> None:
    """6,000 lines in 17 seconds over many sockets: once."""
    opened = mannered.open_table(OpenTable("chicago-poker", seats=TWO))

    async def chatter() -> list[str]:
        said = []
        for _ in range(4):
            async with Guest(mannered.port, opened.table, opened.seats[0].key) as guest:
                for _ in range(3):
                    answer = await guest.ask(p.Say(words="and another thing"))
                    said.append(answer.message if isinstance(answer, p.Refused) else "done")
        async with Guest(mannered.port, opened.table, opened.seats[1].key) as other:
            await other.do(p.Say(words="may I, too?"))
        return said

    assert asyncio.run(chatter()) == ["done"] * 5 + ["table-talks-too-fast"] * 7
    assert Script(mannered, opened.table, opened.seats[0].key).refused(p.Say(words="by HTTP")) == "table-talks-too-fast"
    figures = mannered.client.get(f"{mannered.http_address}/metrics").text
    assert 'backroom_limited_total{limit="talk"} 8' in figures


def test_the_words_of_a_game_have_an_end(tmp_path: Path) -> None:
    """And a restart does not bring them back."""
    with Place(tmp_path, Wishes("", limits=replace(GENEROUS, words=1200))) as place:
        place.open()
        opened = place.open_table(OpenTable("chicago-poker", seats=TWO))
        ann = Script(place, opened.table, opened.seats[0].key)
        ann.do(p.Say(words="x" * 500))
        ann.do(p.Say(words="x" * 500))
        assert ann.refused(p.Say(words="x" * 201)) == "table-words-spent"
        place.stop()
        place.open()
        assert ann.refused(p.Say(words="x" * 201)) == "table-words-spent"
        ann.do(p.Say(words="x" * 200))
        Script(place, opened.table, opened.seats[1].key).do(p.Say(words="x" * 500))


def test_wishes_are_counted(mannered: Place) -> None:
    opened = mannered.open_table(OpenTable("chicago-poker", seats=TWO))
    ann = Script(mannered, opened.table, opened.seats[0].key)
    said = [ann.refused(p.Pause()) for _ in range(LIMITS.wishes + 1)]
    assert said[-2:] == ["table-is-gathering", "table-wishes-spent"]


def test_an_address_opens_so_many_tables_and_stores_so_much(mannered: Place) -> None:
    with mannered.http() as client:
        wish = {"title": "chicago-poker", "data": f"{BOX}\n" + ("#" * 999 + "\n") * 6}
        stored = [client.post("/api/tables", json=wish) for _ in range(4)]
        assert _refused(stored[-1]) == (429, "server-stored-too-much")
        answers = [client.post("/api/tables", json={"title": "chicago-poker"}) for _ in range(9)]
        assert _refused(answers[-1]) == (429, "server-too-many-tables")


def test_what_costs_is_counted_by_address_and_by_seat(mannered: Place) -> None:
    with mannered.http() as client:
        answers = [client.post("/api/replay", json={"record": "none"}) for _ in range(LIMITS.costly_burst + 1)]
        assert _refused(answers[0]) == (400, "record-not-one")
        assert _refused(answers[-1]) == (429, "server-too-often")
        assert _refused(client.post("/api/fork", json={"record": "none", "number": 1, "seat": 0}))[0] == 429
        wish = {"title": "chicago-poker", "data": BOX}
        assert _refused(client.post("/api/tables", json=wish)) == (429, "server-too-often")
        assert client.post("/api/tables", json={"title": "chicago-poker"}).status_code == 200


def test_so_many_wait_for_news(mannered: Place) -> None:
    opened = mannered.open_table(OpenTable("chicago-poker", seats=TWO))
    url = f"{mannered.http_address}/api/tables/{opened.table}/update"
    headers = {"authorization": f"Bearer {opened.seats[0].key}"}

    async def wait() -> list[int]:
        async with httpx.AsyncClient(trust_env=False, timeout=60, headers=headers) as client:
            asked = [client.get(url, params={"since": 0, "wait": 3}) for _ in range(LIMITS.waits + 3)]
            return sorted(answer.status_code for answer in await asyncio.gather(*asked))

    assert asyncio.run(wait()) == [200] * LIMITS.waits + [429] * 3


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:80"])
def test_a_name_that_is_not_ours_opens_nothing(mannered: Place, host: str) -> None:
    """DNS rebinding: the page is of our origin then, as far as the browser knows."""
    with mannered.http() as client:
        headers = {"host": host, "origin": f"http://{host}"}
        answer = client.post("/api/tables", json={"title": "chicago-poker"}, headers=headers)
        assert _refused(answer) == (421, "server-other-host")
        for path in ("/metrics", "/", "/api/tables"):
            assert client.get(path, headers=headers).status_code == 421
