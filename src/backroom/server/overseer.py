"""What operators have told the house by a command, done while it is open; and what people tell operators."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from backroom.kernel.refusal import Rejected
from backroom.server.blocking import Blocking
from backroom.store.lines import StoreTrouble
from backroom.store.office import CLOSE, Office, Report
from backroom.table import protocol as p
from backroom.table.powers import host_entries

if TYPE_CHECKING:
    from backroom.server.house import House

log = logging.getLogger("backroom.overseer")
_SENT_AWAY = msgspec.json.encode(p.Gone(message="server-blocked"))


class Overseer:
    """Looks every few seconds: a command writes into the database, and every process of the house reads it there."""

    def __init__(self, house: House, office: Office, blocking: Blocking) -> None:
        self._house = house
        self.office = office
        self.blocking = blocking

    async def beat(self) -> None:
        """What the store cannot tell or do now is done at the next one."""
        try:
            blocked = await asyncio.to_thread(self.office.blocked)
            if self.blocking.use(block.what for block in blocked):
                self._send_away()
            for table, what in await asyncio.to_thread(self.office.orders):
                await self._obey(table, what)
        except StoreTrouble as trouble:
            log.warning("store", extra={"reason": str(trouble)})

    async def report(self, table: str, viewer: int, seat: int | None, words: str) -> str:
        """Keep what somebody says of a table, for the operators; the report's id."""
        made = Report(secrets.token_hex(4), table, self._house.now(), viewer, seat, words)
        await asyncio.to_thread(self.office.report, made)
        # No words: the log is read by more people than the reports are.
        log.warning("somebody has reported a table", extra={"table": table, "report": made.id})
        return made.id

    def _send_away(self) -> None:
        for live in self._house.tables:
            for connection in live.connections:
                if self.blocking.address(connection.address) or self.blocking.key(connection.admitted.hashed):
                    connection.end(_SENT_AWAY)

    async def _obey(self, table: str, what: str) -> None:
        try:
            if what == CLOSE:
                live = await self._house.current(table)
                await self._house.happen(live, lambda table: host_entries(table, "close", None, None, ""))
            else:
                await self._house.remove(table)
            log.info("done for the operator", extra={"table": table, "what": what})
        except Rejected as rejected:
            log.warning("not done for the operator", extra={"table": table, "what": what, "reason": rejected.message})
        await asyncio.to_thread(self.office.obeyed, table)
