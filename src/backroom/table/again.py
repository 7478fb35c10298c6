"""Taking a journal's entries again, when a table is loaded; and what is noted in them for that day."""

from __future__ import annotations

import msgspec

from backroom.kernel.refusal import Rejected
from backroom.table import entries as e
from backroom.table.happening import Happening
from backroom.table.table import OF_THE_RULES, Table
from backroom.table.taking import Misfit


def noted(table: Table, entry: e.AnyEntry) -> e.AnyEntry:
    """An entry that the table has just taken, with what chance and the rules made of it."""
    if isinstance(entry, e.Dealt):
        return e.Dealt(table.running.recorded.deal)
    if isinstance(entry, e.Moved):
        return msgspec.structs.replace(entry, chance=table.running.recorded.drawn, end=table.running.ending)
    return entry


def take_again(table: Table, entry: e.AnyEntry, at: float) -> Happening | None:
    """Take an entry that stands in the journal.

    If the rules refuse it, or do something else than they did, the table is stranded from here on: the game is no
    longer told, and everything else is.
    """
    if not table.stranded:
        try:
            return table.take(entry, at)
        except Exception as error:  # whatever other rules make of it
            if not isinstance(entry, OF_THE_RULES):
                raise
            table.strand(f"entry {table.seq + 1}: {_why(error)}")
    return table.take(entry, at)


def _why(error: Exception) -> str:
    """For the operator's log: what a rule says of a hand does not belong there."""
    if isinstance(error, Rejected):
        return f"the rules refuse it ({error.message})"
    return str(error) if isinstance(error, Misfit) else f"the rules fail ({type(error).__name__})"
