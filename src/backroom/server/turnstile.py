"""A turnstile: so many are inside at once, of each address and in all, and a few of one address wait before it."""

from __future__ import annotations

import asyncio
from collections import Counter, deque

#: So many more of one address may wait. A household has one address, and all of it opens the record of an evening.
_BEHIND = 6
#: Nobody waits longer, in seconds.
PATIENCE = 20.0


class Full(Exception):
    """Too many are inside, or wait."""


class Turnstile:
    """`in_all` are inside at most, `each` of them of one address: so others need not wait for one who asks for much.

    `behind` more of an address wait until one of theirs leaves, and together no more than `in_all` do so. Whoever has
    no address (an empty one) counts only in all, and waits for nobody.
    """

    def __init__(self, each: int, in_all: int, *, behind: int = _BEHIND, patience: float = PATIENCE) -> None:
        self._each = each
        self._in_all = in_all
        self._most_behind = behind
        self._patience = patience
        self._inside: Counter[str] = Counter()
        #: By address, those who wait; the first of them goes in next.
        self._behind: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, whom: str) -> None:
        """Go in, perhaps after some waiting; whoever is in leaves by `leave`. `Full` if that cannot be."""
        if whom and self._inside[whom] >= self._each:
            await self._wait(whom)
        elif self._inside.total() >= self._in_all:
            raise Full
        else:
            self._inside[whom] += 1

    def leave(self, whom: str) -> None:
        """The next of the same address who waits comes in, if one does."""
        behind = self._behind.get(whom)
        if behind:
            behind.popleft().set_result(None)
            self._forget(whom)
        else:
            self._inside[whom] -= 1
            self._inside += Counter()  # forgets those of whom nobody is inside

    async def _wait(self, whom: str) -> None:
        behind = self._behind.get(whom, deque())
        if len(behind) >= self._most_behind or sum(map(len, self._behind.values())) >= self._in_all:
            raise Full
        self._behind[whom] = behind
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        behind.append(turn)
        try:
            async with asyncio.timeout(self._patience):
                await asyncio.shield(turn)
        except BaseException as error:
            if turn.done():  # let in and given up at the same moment
                self.leave(whom)
            else:
                behind.remove(turn)
                self._forget(whom)
            if isinstance(error, TimeoutError):
                raise Full from None
            raise

    def _forget(self, whom: str) -> None:
        if not self._behind[whom]:
            del self._behind[whom]
