"""A process that measures searches: a JSON line in, a JSON line out. As `worker.py`, with other measures."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from bench import ours, searches
from bench.worker import serve

#: By seconds.
MEASURES = {
    measure.__name__: measure
    for measure in (
        searches.capo_of_two,
        searches.boss_of_two,
        searches.capo_of_gangsters,
        searches.ismcts_of_two,
        searches.hearts_in_python,
        searches.hearts_in_cpp,
    )
}


def answer(asked: dict[str, Any]) -> object:
    match asked:
        case {"measure": what, "seconds": seconds}:
            return asdict(MEASURES[what](seconds))
    return ours.build()


if __name__ == "__main__":
    serve(answer)
