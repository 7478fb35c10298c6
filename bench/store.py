"""What writing the journal costs, by itself: `python bench/store.py`. Runs on any commit, to compare two of them.

So many tables each append one line at a time, as live tables do, and wait for it; the writer shares a transaction
among all that wait. Told are lines a second, and the processor's time for each, which a busy disk does not blur.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from backroom.store.journal import Journal
from backroom.store.lines import About, Line

TABLES = 500
ROUNDS = 60
ENTRY = '{"what":"moved","seat":1,"actions":["lay amber-8 2"],"ref":"r12345","chance":[[61,17]]}'


def main() -> None:
    for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 3):
        with TemporaryDirectory() as folder:
            journal = Journal(f"sqlite:///{Path(folder) / 'tables.db'}")
            for number in range(TABLES):
                about = About(f"t{number}", "chicago-poker", "playing", False, 1.0, 1.0, None)
                journal.append([Line(f"t{number}", 1, 1.0, ENTRY)], about).result()
            began, used = time.perf_counter(), time.process_time()
            for seq in range(2, ROUNDS + 2):
                waiting = [journal.append([Line(f"t{n}", seq, 1.5, ENTRY)], None) for n in range(TABLES)]
                for done in waiting:
                    done.result()
            lines = TABLES * ROUNDS
            took, cost = time.perf_counter() - began, time.process_time() - used
            print(f"{lines / took:8.0f} lines/s   {cost / lines * 1e6:6.1f} µs of processor a line")
            journal.close()


if __name__ == "__main__":
    main()
