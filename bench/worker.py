"""A process that measures what it is told to: a JSON line in, a JSON line out.

Its PYTHONPATH says which build of Backroom it holds.
"""

from __future__ import annotations

import json
import os
import sys

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
        peers.hearts_steps,
        peers.hearts_clones,
        peers.catanatron,
        peers.rlcard_uno,
    )
}


def answer(asked: dict[str, object]) -> object:
    if "measure" in asked:
        done, seconds = MEASURES[str(asked["measure"])](float(str(asked["seconds"])))
        return {"done": done, "seconds": seconds}
    if "memory" in asked:
        return ours.memory_growth(int(str(asked["memory"])))
    return {"compiled": ours.compiled()}


if __name__ == "__main__":
    # The peers print what they like; answers go out by a door of their own.
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=out, flush=True)
