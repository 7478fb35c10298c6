"""Spoken codes: an invitation told by telephone. Whoever guesses finds nothing; a code opens no more than its link."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from backroom.server.api import OpenedTable, OpenTable, SeatWish
from backroom.server.keys import hash_key, new_key
from backroom.server.limits import Exceeded, Limits
from backroom.server.spoken import ALL_AT_ONCE, ALL_TRIES, CODES, LIFE, SpokenCodes, as_said
from tests.server.open_house import GENEROUS, Wishes
from tests.server.place import Place
from tests.server.script import Script

GUESSES = 3


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    limits = replace(GENEROUS, spoken=0.01, spoken_burst=GUESSES)
    with Place(tmp_path_factory.mktemp("strict"), Wishes("", limits=limits)) as place:
        place.open()
        yield place
        assert "Traceback" not in place.log, place.log


def _open(place: Place, friends: int = 1) -> OpenedTable:
    seats = [SeatWish(key=hash_key(new_key())), *[SeatWish()] * friends]
    return place.open_with_links(OpenTable("chicago-poker", seats=seats, wait=True))


def _speak(place: Place, opened: OpenedTable, invitation: str = "") -> httpx.Response:
    wish = {"do": "speak", "link": invitation or opened.invitation}
    return Script(place, opened.table, opened.host).post("host", wish)


def _hear(place: Place, code: str) -> httpx.Response:
    return place.client.post(f"{place.http_address}/api/spoken", json={"code": code})


def _refused(answer: httpx.Response) -> tuple[int, str]:
    assert answer.json()["text"] != answer.json()["message"], "told in words"
    return answer.status_code, answer.json()["message"]


def _take(place: Place, opened: OpenedTable, link: str) -> httpx.Response:
    return Script(place, opened.table, link).post("chair", {"key": hash_key(new_key())})


def test_who_types_the_words_has_the_invitation_and_takes_a_chair(place: Place) -> None:
    opened = _open(place)
    code = _speak(place, opened).json()["code"]
    assert _speak(place, opened).json()["code"] == code, "asked again it is the same one"

    heard = _hear(place, code.upper().replace(" ", ", "))

    assert heard.json() == {"table": opened.table, "link": opened.invitation}
    assert _take(place, opened, heard.json()["link"]).json()["seat"] == 1


def test_only_the_host_has_one_made_and_only_for_the_invitation(place: Place) -> None:
    opened = _open(place)
    thief = Script(place, opened.table, opened.invitation).post("host", {"do": "speak", "link": opened.invitation})
    assert _refused(thief) == (403, "table-not-host")
    assert _refused(_speak(place, opened, new_key())) == (403, "table-stranger")


def test_a_code_ends_with_the_last_free_chair(place: Place) -> None:
    opened = _open(place)
    code = _speak(place, opened).json()["code"]
    _take(place, opened, opened.invitation)
    assert _refused(_hear(place, code)) == (403, "spoken-unknown")
    assert _refused(_speak(place, opened)) == (400, "table-no-free-seat")


def test_a_new_invitation_has_a_new_code_and_the_old_one_opens_nothing(place: Place) -> None:
    opened = _open(place)
    old = _speak(place, opened).json()["code"]
    fresh = Script(place, opened.table, opened.host).post("host", {"do": "invite"}).json()["link"]
    assert _refused(_hear(place, old)) == (403, "spoken-unknown")

    code = _speak(place, opened, fresh).json()["code"]

    assert code != old
    assert _hear(place, code).json()["link"] == fresh


def test_whoever_guesses_is_stopped_even_with_the_right_words(strict: Place) -> None:
    code = _speak(strict, _open(strict)).json()["code"]
    guesses = [_refused(_hear(strict, f"velvet otter {number}")) for number in range(1000, 1000 + GUESSES)]
    assert guesses == [(403, "spoken-unknown")] * GUESSES
    assert _refused(_hear(strict, code)) == (429, "spoken-too-often")


def test_guessing_is_hopeless() -> None:
    usual, tables = Limits(), 100
    hours = 24 * 365
    alone = (usual.spoken * hours + usual.spoken_burst) * tables / CODES
    assert alone < 0.2, "one address, for a year, at a house where a hundred tables have codes all the time"
    assert ALL_TRIES * tables / CODES < 0.002, "all the world, in an hour"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_code_that_nobody_shows_any_more_is_forgotten() -> None:
    clock = Clock()
    codes = SpokenCodes(clock)
    code = codes.code_for("table", "invitation")
    clock.now += LIFE - 1
    assert codes.code_for("table", "invitation") == code
    clock.now += LIFE - 1
    assert codes.heard(code) == ("table", "invitation")
    clock.now += 1
    assert codes.heard(code) is None
    assert codes.code_for("table", "invitation") != code


def test_the_whole_house_has_so_many_tries() -> None:
    clock = Clock()
    codes = SpokenCodes(clock)
    assert [codes.heard("velvet otter 1") for _ in range(ALL_AT_ONCE)] == [None] * ALL_AT_ONCE
    with pytest.raises(Exceeded):
        codes.heard("velvet otter 1")
    clock.now += 2 * 3600 / ALL_TRIES
    assert codes.heard("velvet otter 1") is None


def test_it_does_not_matter_how_the_words_are_written() -> None:
    assert as_said(" Velvet-OTTER, 41 17 ") == "velvet otter 4117"
    assert as_said("velvet otter") == "velvet otter "
