"""A database server that goes away in the middle: what was written is known, and nothing is written twice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from backroom.store import transactions
from backroom.store.journal import Journal
from backroom.store.lines import About, DataFile, Line, LostRace, StoreAway, StoreLate
from backroom.store.transactions import Transactions
from backroom.store.upgrading import bring_up_to_date
from backroom.store.writing import Append, Writing
from tests.postgres import ON_POSTGRES
from tests.waiting import wait_until


def about(table: str) -> About:
    return About(table, "chicago-poker", "playing", False, 1.0, 1.0, None)


def _waits_for_another(journal: Journal) -> bool:
    """Whether a transaction of this database waits for another one."""
    asked = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    with journal.connected() as connection:
        return bool(connection.exec_driver_sql(asked).scalar())


class _Interrupted(Transactions):
    """The first commit of each batch is done, and its answer is lost; or (`before`) it is not even done."""

    before = False

    def _try(self, batch: Sequence[Append], again: bool = False) -> Exception | None:
        if again:
            return super()._try(batch, again)
        failure = None if self.before else super()._try(batch)
        return failure or StoreAway("server closed the connection unexpectedly")


@pytest.mark.parametrize("before", [False, True], ids=["after the commit", "before it"])
def test_an_answer_that_is_lost_is_looked_up(database: str, monkeypatch: pytest.MonkeyPatch, before: bool) -> None:
    monkeypatch.setattr("backroom.store.journal.Transactions", _Interrupted)
    monkeypatch.setattr(_Interrupted, "before", before)
    journal = Journal(database)
    journal.append([Line("t", 1, 1.0, "{}")], about("t")).result(10)
    journal.append([Line("t", 2, 2.0, "{}"), Line("t", 3, 2.0, "[]")], None).result(10)
    assert [(line.seq, line.entry) for line in journal.load("t")] == [(1, "{}"), (2, "{}"), (3, "[]")]
    with pytest.raises(LostRace):
        journal.append([Line("t", 3, 9.0, "another")], None).result(10)
    journal.close()


def test_a_server_that_stays_away_is_told_and_then_told_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transactions, "PATIENCE", 0.3)
    journal = Journal(database)
    tries = []

    def away(self: Transactions, batch: Sequence[Append], again: bool = False) -> Exception:
        tries.append(again)
        return StoreAway("connection refused")

    with monkeypatch.context() as down:
        down.setattr(Transactions, "_try", away)
        for _ in range(2):
            with pytest.raises(StoreAway):
                journal.append([Line("t", 1, 1.0, "{}")], about("t")).result(10)
    assert tries[0] is False
    assert True in tries[1:-1], "waited for at first"
    assert tries[-1] is False, "then not any more"
    journal.append([Line("t", 1, 1.0, "{}")], about("t")).result(10)
    journal.close()


@pytest.mark.parametrize("database", [pytest.param("postgresql", marks=ON_POSTGRES)], indirect=True)
def test_a_database_server_that_starts_is_waited_for(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import psycopg

    answers = iter([psycopg.errors.CannotConnectNow("starting up"), psycopg.errors.ConnectionTimeout("no answer")])

    def slowly(engine: Engine, file: Path | None) -> None:
        for answer in answers:
            raise OperationalError("", None, answer)
        bring_up_to_date(engine, file)

    monkeypatch.setattr("backroom.store.journal.bring_up_to_date", slowly)
    Journal(database).close()
    assert next(answers, None) is None


@pytest.mark.parametrize("database", [pytest.param("postgresql", marks=ON_POSTGRES)], indirect=True)
def test_a_database_that_is_not_there_is_told_at_once(database: str) -> None:
    with pytest.raises(StoreAway, match="does not exist") as told:
        Journal(f"{database}-not-there")
    assert not isinstance(told.value, StoreLate)


def test_of_two_writers_with_the_same_number_the_second_is_too_late(database: str) -> None:
    if database.startswith("sqlite"):
        journal = other = Journal(database)
    else:
        journal, other = Journal(database), Journal(database)
    journal.append([Line("t", 1, 1.0, "{}")], about("t")).result(10)
    other.append([Line("t", 2, 2.0, "theirs")], None).result(10)
    with pytest.raises(LostRace):
        journal.append([Line("t", 2, 2.0, "ours")], None).result(10)
    journal.append([Line("t", 3, 3.0, "ours")], None).result(10)
    assert [line.entry for line in journal.load("t")] == ["{}", "theirs", "ours"]
    for each in {journal, other}:
        each.close()


@pytest.mark.parametrize("database", [pytest.param("postgresql", marks=ON_POSTGRES)], indirect=True)
def test_two_who_keep_the_same_text_at_once_both_do(database: str) -> None:
    """Servers that open together bring the texts of the same titles."""
    text = DataFile("ab" * 32, "chicago-poker", "players = 2")
    journal, other = Journal(database), Journal(database)
    with other.engine.begin() as theirs:
        Writing().put(theirs, [Append(data=text)])
        kept = journal.keep_data(text)
        wait_until(lambda: _waits_for_another(journal), "the second to wait for what the first makes of it")
    kept.result(10)
    assert journal.all_data() == [text]
    for each in (journal, other):
        each.close()


@pytest.mark.parametrize("database", [pytest.param("postgresql", marks=ON_POSTGRES)], indirect=True)
def test_who_still_reads_when_the_journal_closes_leaves_no_connection_open(database: str) -> None:
    journal = Journal(database)
    with journal.engine.connect() as reading:
        driver = reading.connection.dbapi_connection
        assert driver is not None
        journal.close()
        assert not driver.closed
    assert driver.closed
