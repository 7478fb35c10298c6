"""Our server as a process that is measured: `python -m bench.house DATABASE`; tells its port in a line of JSON.

It is the server that `backroom serve` starts, but for the limits: here one address holds all the sockets. With
`--unchecked` it keeps no chain over a record's lines, tells no heads and writes no checksums into its journal: the
difference is what those cost. Nobody should play there.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from backroom.compiled import COMPILED
from backroom.kernel.ledger import Ledger
from backroom.server.limits import Limits
from backroom.server.logs import log_to_stderr
from backroom.server.run import serve
from backroom.store import writing
from backroom.store.chain import BEGINNING

NO_LIMITS = Limits(
    rate=1e6, burst=1_000_000, sockets=1_000_000, requests=1e6, request_burst=1_000_000, half_open=1_000_000,
    tables=1e9, tables_burst=1_000_000, lines=100_000, onlookers=1_000_000, onlookers_each=1_000_000,
)  # fmt: skip


def opened(port: int) -> None:
    print(json.dumps({"port": port, "compiled": COMPILED}), flush=True)


def check_nothing() -> None:
    """Take the chain of records and the checksums of journals out of this process."""

    def only_count(ledger: Any, line: object, written: bytes) -> None:  # noqa: ANN401 in place of a method
        ledger.count += 1

    vars_of_ledger: Any = Ledger
    vars_of_ledger._link = only_count
    vars_of_ledger.head = property(lambda ledger: "")
    names: Any = writing
    names.digest = lambda *line: ""
    names.chained = lambda before, line: BEGINNING
    names.Writing._note_ends = lambda self, connection, ends: None


if __name__ == "__main__":
    log_to_stderr("warning")
    if "--unchecked" in sys.argv:
        check_nothing()
    serve("127.0.0.1", 0, sys.argv[1], NO_LIMITS, opened=opened)
