"""Many rows in few statements: the same database as one by one."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from backroom.store.journal import Journal
from backroom.store.lines import About, Line
from backroom.store.writing import Append, Writing
from tests.store.evening import rows

#: More than one full statement of every size, and some left over.
TABLES = 64 + 16 + 16 + 4 + 3


def about(table: str) -> About:
    return About(table, "chicago-poker", "playing", listed=False, opened=1.0, changed=1.0, due=None)


def appends(tables: int, seq: int) -> list[Append]:
    found = []
    for number in range(tables):
        line = Line(f"table{number}", seq, 2.0, f'{{"what":"spoke","words":"{seq}"}}')
        found.append(Append([line], about(line.table) if seq == 1 else None))
    return found


@pytest.mark.parametrize("together", [True, False], ids=["together", "one-by-one"])
def test_the_ends_of_all_journals_are_noted(database: str, together: bool) -> None:
    Journal(database).close()
    journal = Journal(database)
    writing = Writing()
    with journal.engine.connect() as connection:
        for seq in (1, 2, 3):
            batch = appends(TABLES, seq)
            for some in [batch] if together else [[one] for one in batch]:
                with connection.begin():
                    writing.put(connection, some)
    journal.close()
    ends = rows(database, "SELECT id, seq, chain FROM game_tables")
    last = rows(database, "SELECT table_id, seq, chain FROM journal WHERE seq = 3")
    assert set(ends) == set(last)
    assert len(last) == TABLES


def test_the_last_of_two_appends_of_a_table_is_its_end(database: str) -> None:
    """However they are gathered: with a change of the lobby's line, without, and with one again."""
    journal = Journal(database)
    writing = Writing()
    lines = [Line("table", seq, 2.0, '{"what":"sealed"}') for seq in range(1, 5)]
    batch = [Append([line], about("table") if line.seq in (1, 3) else None) for line in lines]
    with journal.engine.connect() as connection:
        for some in (batch[:1], batch[1:3], batch[3:]):
            with connection.begin():
                writing.put(connection, some)
            found = connection.execute(text("SELECT seq FROM game_tables")).scalar()
            connection.rollback()
            assert found == some[-1].lines[-1].seq
    journal.close()
