"""Who may have which chair: links are spent, devices added and signed out, seats freed. No secret is told twice."""

from __future__ import annotations

import asyncio
from typing import Literal

from backroom.kernel.event import ONLOOKER
from backroom.kernel.refusal import BadInput, Rejected
from backroom.server import api
from backroom.server.house import House
from backroom.server.keys import Pass, handed_to, hash_key, is_host, is_invitation, new_key, pass_of, why_strange
from backroom.server.live import LiveTable
from backroom.table import entries as e
from backroom.table.commands import chair_entries, hand_on, in_status, revoke_others, take_entries
from backroom.table.plain import plain_name
from backroom.table.powers import host_entries
from backroom.table.table import Table


class Forbidden(Rejected):
    """The key opens nothing here."""


def admit(live: LiveTable, hashed: str) -> Pass:
    """Whom a secret lets in; `Forbidden` if nobody."""
    if live.house.overseer.blocking.key(hashed):
        raise Forbidden("server-blocked")
    admitted = pass_of(live.table, hashed)
    if admitted is None:
        raise Forbidden(why_strange(live.table, hashed))
    return admitted


def admit_seat(live: LiveTable, hashed: str) -> Pass:
    """The holder of a key that plays a seat; a link or an onlooker's key is not enough."""
    admitted = admit(live, hashed)
    if admitted.viewer == ONLOOKER:
        raise Forbidden("table-onlooker")
    if admitted.link:
        raise Forbidden("table-link-to-spend")
    return admitted


def what_opens(live: LiveTable, hashed: str) -> api.Chair:
    """What a secret is good for, before anything is done with it."""
    table = live.table
    handed = handed_to(table, hashed)
    if handed is not None:
        return api.Chair("handed", table.id, table.title.id, table.status, handed, table.seats[handed].name)
    admitted = admit(live, hashed)
    if is_invitation(table, hashed) and table.course is None:
        return api.Chair("invitation", table.id, table.title.id, table.status, None, "")
    if admitted.viewer == ONLOOKER:
        return api.Chair("onlooker", table.id, table.title.id, table.status, None, "")
    kind: Literal["key", "link"] = "link" if admitted.link else "key"
    seat = admitted.viewer
    return api.Chair(kind, table.id, table.title.id, table.status, seat, table.seats[seat].name)


async def spend(house: House, live: LiveTable, link: str, key: str) -> api.TakenSeat:
    """The chair of this link, or by the invitation the first free one, is the device's whose key this is (both are
    hashes); `Forbidden` if the link is spent."""

    def take(table: Table) -> list[e.AnyEntry]:
        why = why_strange(table, link)
        if why not in ("table-stranger", "table-link-to-spend", "table-no-free-seat"):
            raise Forbidden(why)
        return chair_entries(table, link, key)

    await house.happen(live, take)
    return api.TakenSeat(live.table.id, admit(live, key).viewer)


async def take_free(house: House, live: LiveTable, wish: api.TakeSeat) -> api.TakenSeat:
    """A free chair of a listed table."""
    if not live.table.opened.listed:
        raise Forbidden("table-by-link-only")
    plain_name(wish.name)
    await house.happen(live, lambda table: take_entries(table, wish.key))
    return api.TakenSeat(live.table.id, admit(live, wish.key).viewer)


def devices(live: LiveTable, seat: int, link: str | None = None) -> api.Devices:
    sitting = live.table.seats[seat]
    return api.Devices(len(sitting.keys), bool(sitting.handed), link)


async def change_devices(house: House, live: LiveTable, hashed: str, wish: api.DevicesWish) -> api.Devices:
    """What the owner of a seat does with its devices; the new link, if there is one, is told to this device only."""
    link = new_key()

    def change(table: Table) -> list[e.AnyEntry]:
        seat = admit_seat(live, hashed).viewer
        if wish.do == "hand-on":
            return hand_on(table, seat, hash_key(link))
        return revoke_others(table, seat, hashed)

    await house.happen(live, change)
    return devices(live, admit_seat(live, hashed).viewer, link if wish.do == "hand-on" else None)


async def forget(house: House, live: LiveTable, hashed: str) -> api.Erased:
    """The owner of a seat has name and words erased."""
    seat = admit_seat(live, hashed).viewer
    await house.forget(live, lambda table: [admit_seat(live, hashed).viewer])
    return api.Erased(seat)


async def use_power(house: House, live: LiveTable, key: str, wish: api.HostWish) -> api.HostAnswer:
    """What the host asks for. The answer opens empty chairs, or the way in for onlookers; never a hand."""
    if not is_host(live.table, key):
        raise Forbidden("table-not-host")
    if wish.do == "delete":
        await house.remove(live.table.id)
        return api.HostAnswer()
    if wish.do == "offer":
        async with live.lock:
            live.offer_chair(_checked_invitation(live.table, wish.link or ""))
        return api.HostAnswer()
    if wish.do == "speak":
        async with live.lock:
            invitation = _checked_invitation(live.table, wish.link or "")
        code = await asyncio.to_thread(house.spoken.code_for, live.table.id, invitation)
        return api.HostAnswer(code=code)
    link = new_key()
    made: list[e.AnyEntry] = []

    def power(table: Table) -> list[e.AnyEntry]:
        away = [seat for seat, here in enumerate(live.attendance().present) if not here]
        made[:] = host_entries(table, wish.do, wish.seat, wish.player, hash_key(link), away)
        return made

    await house.happen(live, power)
    linked = any(
        isinstance(entry, e.Relinked | e.Invited | e.Freed) or (isinstance(entry, e.Kicked) and entry.link)
        for entry in made
    )
    return api.HostAnswer(link if linked else None)


async def hear(house: House, said: str) -> api.SpokenFor:
    """The invitation that was told by these words, while it still takes a chair; `Forbidden` says no more than that."""
    found = await asyncio.to_thread(house.spoken.heard, said)
    if found is None:
        raise Forbidden("spoken-unknown")
    id_, invitation = found
    try:
        live = await house.current(id_)
        async with live.lock:
            return api.SpokenFor(id_, _checked_invitation(live.table, invitation))
    except Rejected:
        raise Forbidden("spoken-unknown") from None


def _checked_invitation(table: Table, invitation: str) -> str:
    """The invitation itself, if it takes a chair now. Only the host's browser has it: the house keeps its hash."""
    in_status(table, "gathering")
    if not table.free_chairs():
        raise BadInput("table-no-free-seat")
    if not is_invitation(table, hash_key(invitation)):
        raise Forbidden(why_strange(table, hash_key(invitation)))
    return invitation
