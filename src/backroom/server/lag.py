"""How late the event loop is: whatever takes long on it keeps everybody waiting."""

from __future__ import annotations

import asyncio

from prometheus_client import Histogram

#: How often it is looked at, in seconds: it costs a few microseconds each time.
_TICK = 0.25


async def measure_lag(lag: Histogram) -> None:
    """Note again and again by how much a short sleep took too long, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _TICK
        await asyncio.sleep(_TICK)
        lag.observe(max(0.0, loop.time() - due))
