"""Informed simulations of our bots beside OpenSpiel's search over information sets: `python bench/search.py`.

Needs OpenSpiel (`pip install -e '.[bench]'`) and, for the compiled rules, a C compiler; one processor, by its own time.

A simulation of ours is a choice that is tried in one likely world, played on by everybody as a soldier, and judged by a
network: for a round by a capo of poker, for two by a boss, to the end of the round in Chicago Gangsters. One of ISMCTS
is a way down its tree in a resampled world, and a game played out at random. OpenSpiel's Python search plays our poker
through our adapter, by the same compiled rules; its C++ search plays its own hearts alone.
"""

from __future__ import annotations

import sys
from pathlib import Path

# A script finds what lies in its own folder; the package that it belongs to lies one higher.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.beside import arguments, run, workers_for
from bench.search_promises import ROWS, TARGETS

#: What is imported, and from which package.
PEERS = {"numpy": "numpy", "pyspiel": "open_spiel"}


def main() -> int:
    args = arguments("Our search beside OpenSpiel's, by simulations.", seconds=2.0, rounds=5)
    return run(args, workers_for(args, PEERS, "bench.search_worker"), ROWS, TARGETS, "Simulations")


if __name__ == "__main__":
    sys.exit(main())
