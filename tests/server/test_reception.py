"""What endpoints share: a request that does not come to its end is answered too."""

from __future__ import annotations

import asyncio
from typing import cast

from starlette.requests import Request
from starlette.responses import Response

from backroom.server.addresses import Addresses
from backroom.server.house import House
from backroom.server.limits import Limits
from backroom.server.reception import Reception


def test_what_is_not_done_when_the_house_closes_is_answered_in_words() -> None:
    async def endless(request: Request) -> str:
        await asyncio.sleep(3600)
        return ""

    async def close_meanwhile() -> Response:
        limits = Limits()
        # Nothing of the house is asked on the way.
        answering = Reception(cast("House", None), Addresses(limits), limits).answering(endless)
        asked = asyncio.ensure_future(answering(Request({"type": "http", "headers": []})))
        await asyncio.sleep(0)
        asked.cancel()
        return await asked

    answer = asyncio.run(close_meanwhile())

    assert answer.status_code == 503
    assert b"server-busy" in answer.body
