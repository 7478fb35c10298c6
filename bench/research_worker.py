"""A process that measures what learning sees: a JSON line in, a JSON line out. As `worker.py`, with other measures."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from bench import learning, learning_peers, ours
from bench.worker import serve

#: By title and seconds.
OF_TITLES = {measure.__name__: measure for measure in (learning.sampled, learning.explicit)}
#: By seconds.
OTHERS = {
    measure.__name__: measure
    for measure in (
        learning.vector,
        learning.vector_on_all_cores,
        learning.aec,
        learning.aec_without_observations,
        learning_peers.hanabi,
        learning_peers.connect_four,
        learning_peers.hearts_vector,
        learning_peers.backgammon,
        learning_peers.backgammon_by_processor,
    )
}


def answer(asked: dict[str, Any]) -> object:
    match asked:
        case {"measure": what, "title": title, "seconds": seconds} if title:
            return asdict(OF_TITLES[what](title, seconds))
        case {"measure": what, "seconds": seconds}:
            return asdict(OTHERS[what](seconds))
        case {"adapter": _}:
            return learning.has_adapter()
    return ours.build()


if __name__ == "__main__":
    serve(answer)
