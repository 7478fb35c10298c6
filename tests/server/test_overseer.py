"""What operators do while the house is open, on SQLite and on PostgreSQL: tables, blocks, reports."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.cli import main
from backroom.server.api import OpenTable, SeatWish
from backroom.server.blocking import MARK, Blocking
from backroom.server.keys import hash_key
from backroom.table import protocol as p
from tests.postgres import ON_POSTGRES, Postgres
from tests.server.guest import Guest
from tests.server.open_house import Wishes
from tests.server.place import AtTable, Place
from tests.server.script import Script
from tests.waiting import wait_until

HUMAN = SeatWish()


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=ON_POSTGRES)])
def busy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A house that looks often what it is told."""
    database = ""
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        database = server.new_database()
    with Place(tmp_path_factory.mktemp("busy"), Wishes("", beat=0.2), database) as place:
        place.open()
        yield place
        place.stop()
        assert '"level": "error"' not in place.log, place.log


def told(place: Place, capsys: pytest.CaptureFixture[str], *words: str) -> object:
    """What a command says as data."""
    capsys.readouterr()
    assert main(["--lang", "en", *words, "--json", "--db", place.database]) == 0
    return json.loads(capsys.readouterr().out)


def opened(place: Place) -> AtTable:
    return place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))


def answers(place: Place) -> int:
    return place.client.get(f"{place.http_address}/api/titles").status_code


def test_a_table_is_listed_looked_at_closed_and_deleted(busy: Place, capsys: pytest.CaptureFixture[str]) -> None:
    at = opened(busy)
    anna = Script(busy, at.table, at.seats[0].key)
    anna.sit("Anna")
    anna.do(p.Say(words="nobody else's business"))
    listed = told(busy, capsys, "tables", "--status", "gathering")
    assert isinstance(listed, list)
    assert at.table in [table["id"] for table in listed]
    seen = told(busy, capsys, "tables", "look", at.table)
    assert isinstance(seen, dict)
    assert seen["seats"][0]["name"] == "Anna"
    assert seen["seats"][0]["keys"] == [hash_key(at.seats[0].key)[:MARK]]
    assert "business" not in str(seen), "an operator reads no talk"
    told(busy, capsys, "tables", "close", at.table)
    assert anna.until("closed").frame.status == "closed"
    told(busy, capsys, "tables", "delete", at.table)
    wait_until(lambda: anna.get("update").status_code == 400, "the table to be gone")
    assert at.table not in str(told(busy, capsys, "tables"))
    assert main(["--lang", "en", "tables", "delete", at.table, "--db", busy.database]) == 2
    assert at.table in capsys.readouterr().err


def test_a_table_is_closed_and_deleted_while_the_house_is_shut(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Place(tmp_path) as place:
        place.open()
        at = opened(place)
        place.stop()
        told(place, capsys, "tables", "close", at.table)
        place.open()
        assert Script(place, at.table, at.seats[0].key).update().frame.status == "closed"
        place.stop()
        told(place, capsys, "tables", "delete", at.table)
        assert told(place, capsys, "tables") == []


def test_an_address_is_blocked_and_let_in_again(busy: Place, capsys: pytest.CaptureFixture[str]) -> None:
    at = opened(busy)

    async def evening() -> None:
        async with Guest(busy.port, at.table, at.seats[0].key) as anna:
            assert told(busy, capsys, "block", "127.0.0.1", "--reason", "shouts") == {
                "who": "127.0.0.1/32", "blocked": True,
            }  # fmt: skip
            await anna.until(lambda: anna.gone == "server-blocked", "her to be sent away")

    asyncio.run(evening())
    assert answers(busy) == 403
    answer = busy.client.get(f"{busy.http_address}/api/titles").json()
    assert answer["message"] == "server-blocked"
    assert answer["text"] == "The operator of this house does not let you in."
    listed = told(busy, capsys, "block")
    assert isinstance(listed, list)
    assert [(one["what"], one["reason"]) for one in listed] == [("127.0.0.1/32", "shouts")]
    told(busy, capsys, "block", "127.0.0.0/8", "--reason", "all of them")
    told(busy, capsys, "block", "127.0.0.1", "--undo")
    told(busy, capsys, "block", "127.0.0.0/8", "--undo")
    wait_until(lambda: answers(busy) == 200, "to be let in again")
    assert main(["--lang", "en", "block", "127.0.0.1", "--undo", "--db", busy.database]) == 2
    assert "not blocked" in capsys.readouterr().err


def test_a_key_is_blocked_and_no_other(busy: Place, capsys: pytest.CaptureFixture[str]) -> None:
    at = opened(busy)
    anna, bert = (Script(busy, at.table, seat.key) for seat in at.seats)
    told(busy, capsys, "block", hash_key(anna.key)[:MARK])
    wait_until(lambda: anna.get("update").status_code == 403, "the key to open nothing any more")
    assert anna.get("update").json()["message"] == "server-blocked"
    assert bert.get("update").status_code == 200

    async def evening() -> None:
        async with Guest(busy.port, at.table, anna.key) as guest:
            assert guest.gone == "server-blocked"

    asyncio.run(evening())
    told(busy, capsys, "block", hash_key(anna.key)[:MARK], "--undo")
    wait_until(lambda: anna.get("update").status_code == 200, "the key to open its seat again")


def test_a_report_reaches_the_operator_and_goes_with_whoever_made_it(
    busy: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    at = opened(busy)
    anna, bert = (Script(busy, at.table, seat.key) for seat in at.seats)
    anna.sit("Anna")
    bert.sit("Bert")
    made = [anna.post("report", {"words": "he swears", "seat": 1}), bert.post("report", {"words": "she cheats"})]
    assert [answer.status_code for answer in made] == [200, 200], made
    stranger = Script(busy, at.table, "a stranger's").post("report", {"words": "let me in"})
    assert stranger.status_code == 403
    assert anna.post("report", {"words": "who?", "seat": 7}).status_code == 400
    assert anna.post("report", {"words": " "}).json()["message"] == "table-bad-words"
    found = told(busy, capsys, "reports")
    assert isinstance(found, list)
    ours = [report for report in found if report["table_id"] == at.table and report["viewer"] in (0, 1)]
    assert [(report["viewer"], report["seat"], report["words"]) for report in ours] == [
        (0, 1, "he swears"), (1, None, "she cheats"),
    ]  # fmt: skip
    assert "he swears" not in busy.log, "the log has no words of people"
    assert "somebody has reported a table" in busy.log
    told(busy, capsys, "reports", "--done", ours[0]["id"])
    assert "he swears" not in str(told(busy, capsys, "reports"))
    assert "he swears" in str(told(busy, capsys, "reports", "--all"))
    assert anna.post("forget", None).status_code == 200
    assert "he swears" not in str(told(busy, capsys, "reports", "--all")), "erased with all else that she said"
    told(busy, capsys, "tables", "delete", at.table)
    assert "she cheats" not in str(told(busy, capsys, "reports", "--all")), "gone with its table"


def test_reports_have_a_limit(tmp_path: Path) -> None:
    from dataclasses import replace

    from tests.server.open_house import GENEROUS

    with Place(tmp_path, Wishes("", limits=replace(GENEROUS, reports=0.01, reports_burst=1))) as place:
        place.open()
        at = opened(place)
        anna = Script(place, at.table, at.seats[0].key)
        answers = [anna.post("report", {"words": "again"}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 429]
    assert answers[1].json()["message"] == "server-reported-enough"


@pytest.mark.parametrize(
    ("blocked", "address", "is_in"),
    [
        ("203.0.113.0/24", "203.0.113.9", False),
        ("203.0.113.0/24", "203.0.114.9", True),
        ("203.0.113.9", "::ffff:203.0.113.9", False),
        ("2001:db8:5::/48", "2001:db8:5:1::9", False),
        ("2001:db8:5:1::9", "2001:db8:5:1::/64", False),
        ("2001:db8:5::/48", "203.0.113.9", True),
        ("203.0.113.9", "testclient", True),
    ],
)
def test_who_is_blocked_by_address(blocked: str, address: str, is_in: bool) -> None:
    """An address of IPv6 counts by its prefix, as it does everywhere."""
    assert Blocking([blocked]).address(address) is not is_in


def test_what_the_settings_block_stays_blocked() -> None:
    blocking = Blocking(["203.0.113.9", "ab" * 32])
    assert blocking.use(["198.51.100.0/24"])
    assert not blocking.use(["198.51.100.0/24"])
    assert blocking.use([])
    assert blocking.address("203.0.113.9")
    assert not blocking.address("198.51.100.1")
    assert blocking.key("ab" * 32)
    assert not blocking.key("cd" * 32)
