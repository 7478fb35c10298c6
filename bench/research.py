"""The engine as an instrument for learning, beside what researchers know: `python bench/research.py`.

Needs the peers (`pip install -e '.[bench]'`) and, for the compiled rules, a C compiler. One process is measured by the
processor's time, several by the clock on the wall, ours and pgx's alike: for these the machine must have nothing else
to do.
"""

from __future__ import annotations

import sys
from pathlib import Path

# A script finds what lies in its own folder; the package that it belongs to lies one higher.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.beside import arguments, run, workers_for
from bench.research_promises import ROWS, TARGETS, rows_of

#: What is imported, and from which package.
PEERS = {"numpy": "numpy", "pettingzoo": "pettingzoo", "shimmy": "shimmy", "pyspiel": "open_spiel", "pgx": "pgx"}


def main() -> int:
    args = arguments("The engine as an instrument for learning, beside the peers.", seconds=0.5, rounds=7)
    workers = workers_for(args, PEERS, "bench.research_worker")
    # The rows of the adapter only where the compiled build has it.
    adapter = workers["compiled"].ask({"adapter": True})
    rows = [*(row for row in ROWS if adapter or not row.what.startswith("aec")), *rows_of(workers["compiled"].titles)]
    return run(args, workers, rows, TARGETS, "Decisions of players, random play,")


if __name__ == "__main__":
    sys.exit(main())
