"""A short look at an installed package, on any machine: `python tests/house/smoke.py [--compiled]`.

It plays one game of every title, and looks for the browser table where the package has a server (`backroom-engine` has
none). With `--compiled` the rules must be native code.
Needs nothing but the package itself: wheels are tested with it where they are built.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

import backroom
from backroom.compiled import COMPILED
from backroom.games import titles


def is_complete() -> bool:
    """Whether the browser table is there, if anything could serve it."""
    if find_spec("backroom.server") is None:
        return True
    from backroom.server.pages import CLIENT

    return (CLIENT / "index.html").is_file()


def main() -> int:
    for title in titles():
        game = backroom.make(title.id, seed=1)
        while not game.is_over:
            game.apply(game.legal()[0])
        print(title.id, game.outcome and game.outcome.reason)
    wrong = []
    if not is_complete():
        wrong.append("the browser table is missing")
    if "--compiled" in sys.argv and not COMPILED:
        wrong.append("the rules are not compiled")
    print(*wrong or ["everything is there"], sep="; ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
