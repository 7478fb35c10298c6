"""What the defenders have to reach by the announced sum alone, as views have told it from the first day.

Tables that people have are held to it. Boards and bots read `reckoned` (`outlook.py`), which has Mr. X in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.games.chicago_gangsters.cards import CARD_TEXTS, CHALLENGERS, KIND_OF, NO_CARD, TYPES
from backroom.games.chicago_gangsters.packs import count_of, one
from backroom.games.chicago_gangsters.strength import usable_kinds
from backroom.games.chicago_gangsters.sums import has_declared, unseen_cards, weigh_for
from backroom.games.chicago_gangsters.view_types import TargetsData

if TYPE_CHECKING:
    from backroom.games.chicago_gangsters.view import GangstersView


def targets(view: GangstersView) -> TargetsData | None:
    """None while the viewer cannot know: the challengers' cards are not turned up, and are not all the viewer's.

    `least` is without the card left face down, `most` with the highest that it can be for this viewer (CG-33).
    Mr. X's cards are in neither (CG-102).
    """
    challengers = [seat for seat in range(view.players) if view.side_of[seat] == CHALLENGERS]
    owner = view.question
    if view.announced[CHALLENGERS] >= 0:
        least = view.announced[CHALLENGERS]
    elif challengers == [view.viewer] and view.laid[view.viewer]:
        least = _weight(view, view.viewer, _open(view, view.viewer))
    else:
        return None
    card, more = _hidden(view, owner) if owner in challengers else (NO_CARD, 0)
    most = least + more
    return {
        "sum": {"least": least, "most": most},
        # CG-51: half is enough; CG-41: a tie goes to the challengers.
        "half": {"least": (least + 1) // 2, "most": (most + 1) // 2},
        "beat": {"least": least + 1, "most": most + 1},
        "hidden": None if card == NO_CARD else {"card": CARD_TEXTS[card], "points": more},
    }


def _open(view: GangstersView, seat: int) -> int:
    """The cards of a seat that the viewer sees, without the one left face down."""
    return view.laid[seat] - (one(view.hidden) if seat == view.question and view.hidden != NO_CARD else 0)


def _weight(view: GangstersView, seat: int, pack: int) -> int:
    return weigh_for(view, seat, pack, has_declared(view, seat)).total


def _hidden(view: GangstersView, owner: int) -> tuple[int, int]:
    """The card face down, or the highest that it can be, and what it would add."""
    if view.hidden == NO_CARD and view.face_down[owner] != 1:
        return NO_CARD, 0
    shown = _open(view, owner)
    before = _weight(view, owner, shown)
    unseen = unseen_cards(view)
    usable = usable_kinds(view.box, view.district, view.owners, owner)
    best, most = NO_CARD, -1
    for card in range(TYPES):
        possible = card == view.hidden if view.hidden != NO_CARD else count_of(unseen, card) > 0
        if not possible:
            continue
        more = _weight(view, owner, shown + one(card)) - before if usable >> KIND_OF[card] & 1 else 0
        if more > most:
            best, most = card, more
    return best, max(0, most)
