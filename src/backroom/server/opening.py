"""Opening a table: which secrets are made, and what the journal's first entry holds of them."""

from __future__ import annotations

from backroom.kernel.refusal import BadInput, Facts
from backroom.server import api
from backroom.server.house import House
from backroom.server.keys import hash_key, new_key, new_seed
from backroom.table import entries as e
from backroom.table.commands import character_name, check_bot
from backroom.table.plain import plain_name
from backroom.table.seat import HUMAN


async def open_table(
    house: House,
    wish: api.OpenTable,
    seats: list[api.SeatWish],
    options: dict[str, bool],
    forked: e.ForkPlan | None,
    start: Facts | None = None,
) -> api.OpenedTable:
    """Open it; what it tells is the host's key, the onlookers', the invitation, and a link for each chair without a
    key.

    `start` is the data of a state to begin from, where no record leads: after a lesson. Its record is of format 1.
    """
    links = [new_key() if seat.player == HUMAN and seat.key is None else "" for seat in seats]
    for seat in seats:
        if seat.player != HUMAN:
            check_bot(wish.title, seat.player)
    keys = [seat.key for seat in seats if seat.key is not None]
    if len(set(keys)) < len(keys):
        raise BadInput("table-key-twice")
    host, invitation, watch = new_key(), new_key(), new_key() if wish.onlookers else None
    live = await house.open(
        e.Opened(
            title=wish.title,
            players=len(seats),
            options=options,
            seats=[
                e.SeatPlan(
                    seat.player,
                    plain_name(seat.name) if seat.name else character_name(wish.title, seat.player),
                    keys=[seat.key] if seat.key is not None and seat.player == HUMAN else [],
                    link=hash_key(link) if link else "",
                )
                for seat, link in zip(seats, links, strict=True)
            ],
            seed=new_seed(),
            host=hash_key(host),
            watch=None if watch is None else hash_key(watch),
            data=wish.data,
            clock=wish.clock,
            listed=wish.listed,
            start=start,
            scheme=2 if start is None else 1,
            fork=forked,
            wait=wish.wait,
            heard=wish.heard,
            invitation=hash_key(invitation),
        )
    )
    given = [api.SeatLink(number, link) for number, link in enumerate(links) if link]
    return api.OpenedTable(live.table.id, given, host, watch, invitation)
