"""What a table does by itself: sealing, dealing, clocks that run out, votes that are in, bots that are asked."""

from __future__ import annotations

from backroom.players import usual_bot
from backroom.table import entries as e
from backroom.table.seat import HUMAN
from backroom.table.table import Table
from backroom.table.taking import SEALING_SECONDS


def due_entry(table: Table, now: float) -> e.AnyEntry | None:
    """What happens now without anybody's doing; None if nothing does."""
    if table.status == "gathering":
        return e.Sealed() if all(seat.sat for seat in table.seats) and not table.opened.wait else None
    if table.status == "sealing":
        missing = _missing(table)
        if missing and now < table.sealed_at + SEALING_SECONDS:
            return None
        return e.Dealt() if not missing or table.left_out else e.LeftOut(missing)
    if table.status != "playing":
        return None
    if table.wish is not None and set(table.voters()) <= table.agreed:
        moves = table.running.last_move_of(table.wish)
        if moves is not None:
            return e.Undone(table.wish, moves)
    ending = table.clock.runs_out()
    if ending is not None and now >= ending[0]:
        return e.Minded(ending[1])
    return None


def due_at(table: Table, now: float, watched: bool) -> float | None:
    """When the table will next do something by itself; None if it waits for people."""
    if due_entry(table, now) is not None or bot_to_move(table, watched) is not None:
        return now
    if table.status == "sealing":
        return table.sealed_at + SEALING_SECONDS
    ending = table.clock.runs_out()
    return None if ending is None else ending[0]


def asked_bot(table: Table) -> int | None:
    """A seat that is asked and that a bot plays or minds."""
    for seat in table.asked():
        sitting = table.seats[seat]
        if sitting.player != HUMAN or sitting.minded:
            return seat
    return None


def bot_for(table: Table, seat: int) -> str:
    """The bot that plays a seat, or minds it for an absent human."""
    sitting = table.seats[seat]
    return (sitting.minder or usual_bot(table.title)) if sitting.human else sitting.player


def bot_to_move(table: Table, watched: bool) -> int | None:
    """A bot's seat that is asked, if anybody will see what it chooses.

    Bots among themselves think only while they are `watched`; with people at the table they play on to a decision
    of theirs.
    """
    return asked_bot(table) if watched or any(seat.here for seat in table.seats) else None


def _missing(table: Table) -> list[int]:
    """The seats that have committed to a contribution and not sent it."""
    return [
        number for number, seat in enumerate(table.seats) if seat.commitment is not None and seat.contribution is None
    ]
