"""Our server as a process that is measured: `python -m bench.house DATABASE`; tells its port in a line of JSON.

It is the server that `backroom serve` starts, but for the limits: here one address holds all the sockets.
"""

from __future__ import annotations

import json
import sys

from backroom.compiled import COMPILED
from backroom.server.limits import Limits
from backroom.server.logs import log_to_stderr
from backroom.server.run import serve

NO_LIMITS = Limits(
    rate=1e6, burst=1_000_000, sockets=1_000_000, requests=1e6, request_burst=1_000_000, half_open=1_000_000,
    tables=1e9, tables_burst=1_000_000,
)  # fmt: skip


def opened(port: int) -> None:
    print(json.dumps({"port": port, "compiled": COMPILED}), flush=True)


if __name__ == "__main__":
    log_to_stderr("warning")
    serve("127.0.0.1", 0, sys.argv[1], NO_LIMITS, opened=opened)
