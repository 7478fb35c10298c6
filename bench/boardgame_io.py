"""Four people at a table of boardgame.io's server, who talk as its own client does: socket.io over a WebSocket."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import msgspec

from bench.company import SEATS, Company
from bench.wire import Wire

#: The namespace is the game's name in card_table.cjs.
_OPEN, _PING, _PONG, _JOIN, _JOINED, _EVENT = b"0", b"2", b"3", b"40/cards,", b"40/cards,", b"42/cards,"
_HAND = 5
_PLACES = 4


class Ctx(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    over: object = msgspec.field(name="gameover", default=None)


class Sight(msgspec.Struct):
    hand: list[str]


class State(msgspec.Struct):
    """Of all that they tell, what these people look at."""

    number: int = msgspec.field(name="_stateID")
    sight: Sight = msgspec.field(name="G")
    ctx: Ctx


class Sync(msgspec.Struct):
    state: State


_decode = msgspec.json.Decoder(list[msgspec.Raw]).decode
_state = msgspec.json.Decoder(State).decode
_sync = msgspec.json.Decoder(Sync).decode


class _Seat(Wire):
    def __init__(self, company: TheirCompany, seat: int) -> None:
        super().__init__("127.0.0.1", "/socket.io/?EIO=4&transport=websocket")
        self._company = company
        self._seat = seat

    def heard(self, words: bytes) -> None:
        if words.startswith(_EVENT):
            event, *facts = _decode(words[len(_EVENT) :])
            if bytes(event) == b'"update"':
                self._company.heard(self._seat, _state(facts[1]))
            elif bytes(event) == b'"sync"':
                self._company.heard(self._seat, _sync(facts[1]).state)
        elif words == _PING:
            self.say(_PONG)
        elif words.startswith(_JOINED):
            self._company.joined(self._seat)
        elif words.startswith(_OPEN):
            self.say(_JOIN)
        else:
            raise SystemExit(f"boardgame.io said what nobody understands: {words[:200]!r}")

    def emit(self, *said: object) -> None:
        self.say(_EVENT + msgspec.json.encode(said))


class TheirCompany(Company):
    """The card game of card_table.cjs; another match after each game."""

    def __init__(self, ports: Sequence[int], rnd: random.Random) -> None:
        super().__init__(ports, rnd)
        self._seats: list[_Seat] = []
        self._joined: set[int] = set()
        self._states: list[State | None] = [None] * SEATS
        self._match = ""

    async def sit_down(self) -> None:
        self._seats = [_Seat(self, seat) for seat in range(SEATS)]
        await self._connect([*self._seats])
        await self._until(lambda: len(self._joined) == SEATS)
        await self._begin()

    async def choose(self) -> None:
        number = int(self._state(0).ctx.current)
        state = self._state(number)
        hand = state.sight.hand
        moves: list[tuple[str, list[object]]] = [
            ("lay", [card, place, up]) for card in hand for place in range(_PLACES) for up in (True, False)
        ]
        if len(hand) < _HAND:
            moves += [("draw", [])] * (len(moves) or 1)
        name, given = self.rnd.choice(moves)
        payload = {"type": name, "args": given, "playerID": str(number)}
        self._choosing()
        self._seats[number].emit(
            "update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self._match, str(number)
        )
        await self._until(lambda: not self._untold)
        if self._state(number).number == state.number:
            raise SystemExit(f"boardgame.io refused {json.dumps(payload)}")
        self.choices += 1
        if self._state(0).ctx.over is not None:
            self.games += 1
            await self._begin()

    def heard(self, seat: int, state: State) -> None:
        self._states[seat] = state
        self._told(seat)

    def joined(self, seat: int) -> None:
        self._joined.add(seat)
        self._news.set()

    async def _begin(self) -> None:
        """The first to come makes the match, as its server lets everybody do."""
        self._match = f"{self.rnd.getrandbits(64):x}"
        self._states = [None] * SEATS
        for number, seat in enumerate(self._seats):
            seat.emit("sync", self._match, str(number), None, SEATS)
            await self._until(lambda number=number: self._states[number])  # type: ignore[misc]

    def _state(self, seat: int) -> State:
        state = self._states[seat]
        assert state is not None
        return state
