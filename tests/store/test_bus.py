"""The bus between processes, PostgreSQL's and Redis: it tells what was written, and may die and come back."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from backroom.store.bus import ANEW, Bus, News, packed, unpacked
from backroom.store.database import as_mistake
from backroom.store.journal import Journal
from backroom.store.lines import About, Line, StoreTrouble
from backroom.store.redis_bus import RedisBus
from tests.postgres import ON_POSTGRES
from tests.redis import Redis, new_redis
from tests.waiting import wait_until


class Ear:
    """Hears by a bus of its own."""

    def __init__(self, bus: Bus) -> None:
        self.news: list[News] = []
        #: How often it was told that something may have been missed: once for every connection.
        self.connected = 0
        bus.listen(self._hear)

    def _hear(self, news: Sequence[News]) -> None:
        self.connected += not news
        self.news += news


@contextmanager
def opened(database: str, bus: str) -> Iterator[Journal]:
    journal = Journal(database, bus=bus)
    try:
        yield journal
    finally:
        journal.close()


def bus_of(journal: Journal) -> Bus:
    assert journal.bus is not None
    return journal.bus


@pytest.mark.parametrize("database", [pytest.param("postgresql", marks=ON_POSTGRES)], indirect=True)
def test_what_is_written_is_told_once_it_stands_there(database: str, bus: str) -> None:
    with opened(database, bus) as journal, opened(database, bus) as other:
        ear = Ear(bus_of(other))
        wait_until(lambda: ear.connected == 1, "the other to listen")
        about = About("t", "chicago-poker", "playing", False, 1.0, 1.0, None)
        journal.append([Line("t", 1, 1.0, "{}"), Line("t", 2, 1.0, "{}")], about).result(10)
        wait_until(lambda: ear.news == [News("t", 2)], "the other to hear")
        journal.remove("t").result(10)
        wait_until(lambda: ear.news == [News("t", 2), News("t", ANEW)], "the other to hear that it is gone")


@pytest.mark.redis
def test_a_redis_that_dies_and_comes_back_is_listened_to_again() -> None:
    with new_redis() as server:
        bus = RedisBus(server.address)
        ear = Ear(bus)
        wait_until(lambda: ear.connected == 1, "the bus to be there")
        server.kill()
        bus.committed([News("while-it-is-away", 1)])
        server.start()
        wait_until(lambda: ear.connected == 2, "the bus to come back, and to say that something may be missed")
        for number in range(2, 1000):
            bus.committed([News("t", number)])
            if ear.news:
                break
            threading.Event().wait(0.05)
        assert ear.news[0].table == "t", "old news are dropped"
        bus.close()


@pytest.mark.redis
def test_nobody_waits_for_a_redis_that_is_not_there() -> None:
    bus = RedisBus("redis://127.0.0.1:9/0")
    bus.listen(lambda _: None)
    for number in range(1000):
        bus.committed([News("t", number)])
    bus.close()


@pytest.mark.redis
def test_houses_that_take_different_numbers_do_not_hear_each_other(redis: Redis) -> None:
    ours, theirs = RedisBus(redis.address), RedisBus(redis.address.replace("/0", "/1"))
    ear, other = Ear(ours), Ear(theirs)
    wait_until(lambda: ear.connected == other.connected == 1, "both to listen")
    ours.committed([News("ours", 1)])
    theirs.committed([News("theirs", 1)])
    wait_until(lambda: bool(ear.news and other.news), "both to hear")
    assert (ear.news, other.news) == ([News("ours", 1)], [News("theirs", 1)])
    ours.close()
    theirs.close()


@pytest.mark.parametrize("room", [10, 60, 7500])
def test_what_is_packed_fits_and_is_unpacked_again(room: int) -> None:
    news = [News(f"t{number}", number - 1) for number in range(40)]
    said = list(packed(news, room))
    assert max(map(len, said)) <= room
    assert [one for each in said for one in unpacked(each)] == news
    assert list(unpacked("nobody knows what this is")) == []


@pytest.mark.redis
@pytest.mark.parametrize(
    ("database", "bus", "message"),
    [
        ("sqlite", "redis://:secret@localhost/0", "bus-for-postgres"),
        pytest.param("postgresql", "amqp://:secret@localhost", "bus-unknown", marks=ON_POSTGRES),
    ],
    indirect=["database"],
)
def test_a_bus_that_is_of_no_use_is_refused_in_words(database: str, bus: str, message: str) -> None:
    with pytest.raises(StoreTrouble) as told:
        Journal(database, bus=bus)
    mistake = as_mistake(told.value, database)
    assert mistake.message == message
    assert "secret" not in str(mistake.facts)
