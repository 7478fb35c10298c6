"""A process that measures what it is told to: a JSON line in, a JSON line out.

Its PYTHONPATH says which build of Backroom it holds. It works on one core at a time, and while it does the others wait.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict

from bench import ours, peers

MEASURES = {
    measure.__name__: measure
    for measure in (
        ours.step_by_step,
        ours.playouts,
        ours.clones,
        ours.views,
        ours.resamples,
        peers.hearts,
        peers.hearts_bare,
        peers.hearts_clones,
        peers.catanatron,
        peers.rlcard_uno,
        peers.rlcard_gin_rummy,
    )
}


def answer(asked: dict[str, object]) -> object:
    if "measure" in asked:
        return asdict(MEASURES[str(asked["measure"])](float(str(asked["seconds"]))))
    if "memory" in asked:
        return ours.memory_growth(int(str(asked["memory"])))
    if "profile" in asked:
        return ours.profile(float(str(asked["profile"])))
    return {"compiled": ours.compiled()}


if __name__ == "__main__":
    # The peers print what they like; answers go out by a door of their own.
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=out, flush=True)
