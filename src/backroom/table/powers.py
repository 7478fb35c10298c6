"""What the host of a table may do, turned into entries of the journal, or refused in words."""

from __future__ import annotations

from collections.abc import Collection

from backroom.kernel.refusal import BadInput
from backroom.players import usual_bot, usual_company
from backroom.table import entries as e
from backroom.table.commands import IS, check_bot, in_status, not_ended
from backroom.table.table import Table


def host_entries(
    table: Table, do: str, seat: int | None, player: str | None, link: str, away: Collection[int] = ()
) -> list[e.AnyEntry]:
    """What a power of the host makes true.

    `link` is the hash of a new one: to a chair that becomes free, onlookers', or the invitation. `away` are the seats
    of people who are not connected: where the host begins without them, a bot minds them until they are back.
    """
    if do == "close" and table.status in ("closed", "stranded"):
        return [e.Closed()] if table.status == "stranded" else []
    if do == "relink":
        if table.watch is None:
            raise BadInput("table-no-onlookers")
        return [e.Relinked(link)]
    if do == "invite":
        in_status(table, "gathering")
        return [e.Invited(link)]
    not_ended(table)
    if do == "close":
        return [e.Closed()]
    if do == "pause":
        in_status(table, "playing")
        return [e.Paused()]
    if do == "resume":
        in_status(table, "paused")
        return [e.Resumed()]
    if do == "begin":
        return _begin(table, player, away)
    return _at_seat(table, do, seat, player, link)


def _begin(table: Table, player: str | None, away: Collection[int]) -> list[e.AnyEntry]:
    """Bots take the free chairs for good, and mind those of people who sat down and are away."""
    in_status(table, "gathering")
    bot = _bot(table, player)
    free = sum(not sitting.sat for sitting in table.seats)
    seated = [sitting.player for sitting in table.seats]
    company = [player] * free if player else usual_company(table.title, free, seated)
    entries: list[e.AnyEntry] = []
    for number, sitting in enumerate(table.seats):
        if not sitting.sat:
            entries.append(e.Replaced(number, company.pop(0), "free"))
        elif sitting.human and number in away and table.opened.wait:
            entries.append(e.Minded(number, bot, "host"))
    return [*entries, e.Sealed()] if table.opened.wait else entries


def _at_seat(table: Table, do: str, seat: int | None, player: str | None, link: str) -> list[e.AnyEntry]:
    if seat is None or not 0 <= seat < len(table.seats):
        raise BadInput("no-such-seat", {"value": -1 if seat is None else seat + 1, "players": len(table.seats)})
    if table.status == "sealing":
        # Whoever could send people away now could choose among the contributions, and so among the deals.
        raise BadInput(IS["sealing"])
    bot = _bot(table, player)
    sitting = table.seats[seat]
    if do == "free":
        in_status(table, "gathering")
        return [] if sitting.human else [e.Freed(seat, link)]
    if do == "kick":
        if not sitting.human:
            raise BadInput("table-bot-plays")
        # A new link would show the hand of whoever was sent away.
        return [e.Kicked(seat, link=link) if table.course is None else e.Kicked(seat, player=bot)]
    if table.course is not None and sitting.human:
        # The hand stays its owner's: who comes back takes the seat back.
        return [] if sitting.minded else [e.Minded(seat, bot, "host")]
    if not player and not sitting.sat:
        (bot,) = usual_company(table.title, 1, [one.player for one in table.seats])
    return [e.Replaced(seat, bot, "host")]


def _bot(table: Table, player: str | None) -> str:
    bot = player or usual_bot(table.title)
    check_bot(table.title.id, bot)
    return bot
