"""`backroom serve` in a house that has one title more: the toy, which has no board, no bot and no word but English.

`python -m tests.browser.toy_house serve …`. Bots think in processes of their own, which read the titles anew: so the
toy stands in the folder of the titles, as a title of the tree would.
"""

from __future__ import annotations

import sys
from pathlib import Path

import backroom.games
from backroom.cli import main

TOYS = Path(__file__).parent / "toys"
backroom.games.__path__.append(str(TOYS))

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
