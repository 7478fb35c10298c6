"""A process that measures what it is told to: a JSON line in, a JSON line out.

Its PYTHONPATH says which build of Backroom it holds. It works on one core at a time, and while it does the others wait.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from bench import ours, peers

#: By title and seconds.
OURS = {
    measure.__name__: measure
    for measure in (ours.step_by_step, ours.playouts, ours.clones, ours.views, ours.resamples, ours.observations)
}
#: By seconds.
PEERS = {
    measure.__name__: measure
    for measure in (
        peers.hearts,
        peers.hearts_bare,
        peers.hearts_clones,
        peers.catanatron,
        peers.rlcard_uno,
        peers.rlcard_gin_rummy,
    )
}


def answer(asked: dict[str, Any]) -> object:
    match asked:
        case {"measure": what, "title": title, "seconds": seconds} if title:
            return asdict(OURS[what](title, seconds))
        case {"measure": what, "seconds": seconds}:
            return asdict(PEERS[what](seconds))
        case {"memory": count, "title": title}:
            return ours.memory_growth(title, count)
        case {"profile": seconds, "title": title}:
            return ours.profile(title, seconds)
    return ours.build()


def serve(answer: Callable[[dict[str, Any]], object]) -> None:
    """Answer each line that comes in."""
    # The peers print what they like; answers go out by a door of their own.
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=out, flush=True)


if __name__ == "__main__":
    serve(answer)
