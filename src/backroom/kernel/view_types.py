"""What views of all titles hold in their wire form, as types; each title adds its own in a `view_types.py`.

They are plain dicts when a game runs. `Title.view` names the type of a whole view: mypy holds the code to it, the
contract suite holds real views to it, and the browser's `view.ts` is made from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

import msgspec

#: A view in its wire form, whatever the title.
ViewData = Mapping[str, object]

#: A pending decision: its prompt, the mask of the seats that are asked, and what it is about.
DecisionData = list[str | int | list[int]]

#: Marks a mapping from named things (`dict[Colour, int]`) in which some of them may be missing. Else it has them all.
SOME: Final = msgspec.Meta(extra={"some": True})


class OutcomeData(TypedDict):
    """How the game ended: why, who won, and each seat's score."""

    reason: str
    winners: list[int]
    scores: list[int]
