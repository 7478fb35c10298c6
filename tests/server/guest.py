"""Somebody at a table, over a socket."""

from __future__ import annotations

import asyncio
import hashlib
import inspect
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random
from types import TracebackType

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from backroom.table import protocol as p
from tests.waiting import PATIENCE, GaveUp, waiting_for

#: So long a refused guest waits before the next try, in seconds: more tries would be taken for a flood.
_AGAIN = 0.1

_decoder = msgspec.json.Decoder(p.FromServer)
_encode = msgspec.json.Encoder().encode


class Cut(Exception):
    """The connection broke before an answer came."""


class Guest:
    """One socket. `update` is the newest; `heard` is everything that ever arrived, as it arrived.

    `mark` begins the ref of its every message: two devices of one seat must not have the same.
    """

    def __init__(
        self, port: int, table: str, key: str, since: int = 0, host: str = "127.0.0.1", *, mark: str = "g"
    ) -> None:
        self._url = f"ws://{host}:{port}/api/tables/{table}/socket"
        self._hello = p.Hello(version=p.VERSION, key=key, since=since)
        self._refs = map((mark + "{}").format, count(1))
        self._answers: dict[str, asyncio.Future[p.Answer]] = {}
        self._news = asyncio.Event()
        self._told: p.Update | None = None
        self.heard: list[bytes] = []
        self.gone = ""
        #: Invitations to a chair.
        self.offered: list[str] = []
        self.cut = False
        #: Refusals that pass: what was refused so is said again.
        self.passing: tuple[str, ...] = ()
        #: Which seats are connected.
        self.present: list[bool] = []

    @property
    def update(self) -> p.Update:
        assert self._told is not None
        return self._told

    async def __aenter__(self) -> Guest:
        try:
            self._socket: ClientConnection = await connect(
                self._url, compression=None, max_size=None, proxy=None, ping_interval=None
            )
        except (OSError, ConnectionClosed, InvalidMessage) as error:
            raise Cut from error
        self._listening = asyncio.create_task(self._listen())
        await self.send(_encode(self._hello))
        try:
            await self.until(lambda: self._told is not None or bool(self.gone), "the first update")
        except Cut:
            await self._leave()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._leave()

    async def _leave(self) -> None:
        with suppress(ConnectionClosed):
            await self._socket.close()
        await self._listening

    async def send(self, raw: bytes | str) -> None:
        """These very bytes, as text."""
        try:
            await self._socket.send(raw if isinstance(raw, str) else raw.decode())
        except ConnectionClosed as error:
            raise Cut from error

    async def ask(self, message: p.FromClient) -> p.Answer:
        """Say this and await the answer; a message without a ref of its own gets one."""
        ref = message.ref or next(self._refs)
        answer: asyncio.Future[p.Answer] = asyncio.get_running_loop().create_future()
        self._answers[ref] = answer
        await self.send(_encode(msgspec.structs.replace(message, ref=ref)))
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise GaveUp(f"no answer to {message} within {PATIENCE:.0f} s; {self._standing()}") from None

    async def do(self, message: p.FromClient) -> p.Done:
        """Say this, and it must be done; what is refused for a reason that passes is said again."""
        answer = await self.ask(message)
        for _ in waiting_for(f"{message} to be taken", PATIENCE):
            if not isinstance(answer, p.Refused) or answer.message not in self.passing:
                break
            await asyncio.sleep(0.1)
            answer = await self.ask(message)
        assert isinstance(answer, p.Done), answer
        return answer

    async def until(self, met: Callable[[], bool], what: str = "") -> None:
        """Wait for news until this holds; `Cut` if the connection breaks before.

        Whoever does not say what is waited for is quoted: the line of the test will do.
        """
        awaited = what or inspect.getsource(met).strip()
        for _ in waiting_for(f"{awaited}; {self._standing()}", 5 * PATIENCE):
            if met():
                return
            if self.cut:
                raise Cut
            self._news.clear()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._news.wait()
            except TimeoutError:
                raise GaveUp(f"no news for {PATIENCE:.0f} s, waiting for {awaited}; {self._standing()}") from None

    def _standing(self) -> str:
        """Where this guest stands, for whoever reads why a wait was given up."""
        if self._told is None:
            return "nothing was told yet"
        decision = self._told.decision
        asked = "nothing" if decision is None else f"{decision.prompt} of {decision.seats}, rev {decision.rev}"
        return f"the table is {self._told.frame.status}, asks {asked}"

    async def settled(self) -> None:
        """Until the update is here that goes with everything answered so far: one more question, and its answer."""
        await self.do(p.Ping())

    async def until_told(self, met: Callable[[p.Update], bool], what: str = "") -> None:
        await self.until(lambda: met(self.update), what or inspect.getsource(met).strip())

    async def sit(self, name: str, contribution: str | None = None) -> None:
        """Take the seat; with a contribution (in hexadecimal) also bring it when it is asked for."""
        if contribution is None:
            await self.do(p.Sit(name=name))
            return
        commitment = hashlib.sha256(bytes.fromhex(contribution)).hexdigest()
        await self.do(p.Sit(name=name, commitment=commitment))
        await self.until_told(lambda told: told.frame.status != "gathering", "everybody to sit down")
        if self.update.frame.status == "sealing":
            await self.do(p.Contribute(contribution=contribution))

    async def choose(self, luck: Random) -> p.Act | None:
        """A whole random choice for what is asked now, made by trying; None if the table has moved on meanwhile."""
        decision = self.update.decision
        assert decision is not None
        chosen: list[str] = []
        offered = decision.actions
        while True:
            chosen.append(luck.choice(offered))
            tried = await self.ask(p.Try(rev=decision.rev, actions=chosen))
            if isinstance(tried, p.Refused):
                assert tried.stale or tried.message != "table-malformed", tried
                return None
            assert isinstance(tried, p.Tried), tried
            if tried.whole:
                return p.Act(rev=decision.rev, actions=chosen)
            assert tried.decision is not None
            chosen, offered = tried.actions, tried.decision.actions

    @property
    def asked(self) -> bool:
        decision = self.update.decision
        return decision is not None and bool(decision.actions)

    @property
    def over(self) -> bool:
        return self.update.frame.status == "over"

    async def play(self, luck: Random) -> None:
        """Choose at random whenever asked, until the game is over."""
        while True:
            await self.until(lambda: self.asked or self.over, "a question to this seat, or the end")
            if self.over:
                return
            act = await self.choose(luck)
            if act is not None and isinstance(await self.ask(act), p.Refused):
                await asyncio.sleep(_AGAIN)

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for raw in self._socket:
                self._take(raw.encode() if isinstance(raw, str) else raw)
        self.cut = True
        self._news.set()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Cut())
                answer.exception()  # whoever awaits it gets it; whoever does not is not warned

    def _take(self, raw: bytes) -> None:
        self.heard.append(raw)
        told: p.FromServer = _decoder.decode(raw)
        if isinstance(told, p.Update):
            self._told = told
            self.present = [seat.present for seat in told.frame.seats]
        elif isinstance(told, p.Presence):
            self.present = list(told.present)
        elif isinstance(told, p.Gone):
            self.gone = told.message
        elif isinstance(told, p.Offered):
            self.offered.append(told.link)
        elif isinstance(told, p.Answer) and told.ref in self._answers:
            answer = self._answers.pop(told.ref)
            if not answer.done():
                answer.set_result(told)
        self._news.set()
