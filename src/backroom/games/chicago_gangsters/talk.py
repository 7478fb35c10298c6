"""Talk that bots understand: pledges and requests as numbers. None of it binds (CG-31)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.cards import KINDS
from backroom.games.chicago_gangsters.evaluation import Evaluation
from backroom.games.chicago_gangsters.packs import NO_CARDS, of_kinds
from backroom.games.chicago_gangsters.view_types import WordData

#: A word is a number: 0 for none, 1 … 20 for 'at least so many points', then one a kind, then 'nothing'.
SILENT: Final = 0
MOST_POINTS: Final = 20
FIRST_KIND: Final = MOST_POINTS + 1
BRING_NOTHING: Final = FIRST_KIND + 3
WORDS: Final = BRING_NOTHING + 1
#: How many cards a seat may show a round, so that talk comes to an end.
MOST_SHOWN: Final = 2

AT_LEAST: Final = "at-least"
#: Every word's text; `at-least-8` is worded by the message `at-least`.
WORD_TEXTS: Final[list[str]] = [
    "",
    *[f"{AT_LEAST}-{points}" for points in range(1, MOST_POINTS + 1)],
    *[f"some-{kind}" for kind in KINDS],
    "nothing",
]


def word_data(word: int) -> WordData | None:
    """A word as data: `form` is points, kind or nothing."""
    if word == SILENT:
        return None
    if word <= MOST_POINTS:
        return {"form": "points", "points": word}
    if word < BRING_NOTHING:
        return {"form": "kind", "kind": KINDS[word - FIRST_KIND]}
    return {"form": "nothing"}


def is_kept(word: int, evaluation: Evaluation, seat: int) -> bool:
    """Whether a pledge was kept. Persons come by themselves: who pledged nothing must have brought no means."""
    if word <= MOST_POINTS:
        return evaluation.contributions[seat].total >= word
    if word == BRING_NOTHING:
        return evaluation.contributions[seat].means == 0
    return of_kinds(evaluation.counted[seat], 1 << word - FIRST_KIND) != NO_CARDS
