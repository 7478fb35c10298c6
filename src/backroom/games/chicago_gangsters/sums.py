"""What seats and sides come to in this round, as far as a viewer can tell. Nothing is read but the view.

Board, terminal and bots take their sums from here; `strength.py` says what cards and persons count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from backroom.games.chicago_gangsters.cards import (
    CHALLENGERS,
    DEFENDERS,
    KIND_OF,
    MR_X,
    NO_CARD,
    NO_SIDE,
    NOBODY,
    THUG,
    TYPES,
    VALUE_OF,
)
from backroom.games.chicago_gangsters.packs import NO_CARDS, count_of, one, size_of
from backroom.games.chicago_gangsters.state import COVERED, NOT_LAID
from backroom.games.chicago_gangsters.strength import Contribution, usable_kinds, weigh

if TYPE_CHECKING:
    from backroom.games.chicago_gangsters.view import GangstersView

#: Types of cards, the highest values first.
_BY_VALUE: Final = sorted(range(TYPES), key=lambda card: -VALUE_OF[card])


class Span:
    """Points: those that are sure, and those that it can come to at most."""

    __slots__ = ("least", "most")

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most


class Sums:
    """What every seat and both sides can come to at the evaluation, worked out once for a view."""

    __slots__ = ("camps", "seats", "sides", "view")

    def __init__(self, view: GangstersView) -> None:
        self.view: Final = view
        #: By side: who takes part.
        self.camps: Final = [camp(view, CHALLENGERS), camp(view, DEFENDERS)]
        self.seats: Final = [can_bring(view, seat) for seat in range(view.players)]
        self.sides: Final = [self._side_sum(CHALLENGERS), self._side_sum(DEFENDERS)]

    def to_beat(self, side: int) -> Span:
        """What a side needs to win: a tie goes to the challengers (CG-41)."""
        theirs = self.sides[1 - side]
        more = 1 if side == DEFENDERS else 0
        return Span(theirs.least + more, theirs.most + more)

    def half(self, side: int) -> Span:
        """What a side needs for a share if it loses (CG-51)."""
        theirs = self.sides[1 - side]
        return Span((theirs.least + 1) // 2, (theirs.most + 1) // 2)

    def _side_sum(self, side: int) -> Span:
        """CG-41, CG-102: everybody on a side, Mr. X too."""
        view = self.view
        least = 0
        most = 0
        for seat in self.camps[side]:
            least += self.seats[seat].least
            most += self.seats[seat].most
        if len(self.camps[side]) > 1 and _card_is_free(view, side):
            # CG-111: whoever takes the card plays without the partner. CG-114: its holder cannot.
            least = min([self.seats[seat].least for seat in self.camps[side] if seat != view.godfather])
        for seat in range(view.players):
            # CG-101: Mr. X may join either side, as long as he has not said which.
            if view.clan_of[seat] == MR_X and view.side_of[seat] == NO_SIDE and seat != view.viewer:
                most += self.seats[seat].most
        return Span(least, most)


def camp(view: GangstersView, side: int) -> list[int]:
    """Who takes part on a side: the clans, then Mr. X; not the ousted (CG-111)."""
    seats = [seat for seat in range(view.players) if view.side_of[seat] == side and seat != view.ousted]
    return sorted(seats, key=lambda seat: view.clan_of[seat] == MR_X)


def is_laying(view: GangstersView) -> bool:
    """Whether the viewer is asked for a commitment: the cards on the table are still to be changed."""
    return bool(view.stack) and view.stack[-1].step.prompt in ("commit", "mr-x") and view.stack[-1].asks(view.viewer)


def brought(view: GangstersView, seat: int) -> Contribution:
    """What a seat brings with the cards that the viewer sees, its persons and a thug that is declared."""
    return weigh_for(view, seat, view.laid[seat], has_declared(view, seat))


def shown_sum(view: GangstersView) -> int:
    """What the announced sum will hold of the viewer's cards as they lie: without the one left face down (CG-79)."""
    down = NO_CARDS if view.hidden == NO_CARD else one(view.hidden)
    return weigh_for(view, view.viewer, view.laid[view.viewer] - down, has_declared(view, view.viewer)).total


def weigh_for(view: GangstersView, seat: int, pack: int, thug: bool) -> Contribution:
    return weigh(view.box, view.district, view.owners, seat, pack, seat == view.lone, thug)


def has_declared(view: GangstersView, seat: int) -> bool:
    """Whether this seat has declared its thug this round, for the viewer to know."""
    return view.thug and view.owners[THUG] == seat


def can_bring(view: GangstersView, seat: int) -> Span:
    """What a seat can have brought when the round is evaluated.

    Cards that the viewer is laying are taken as they lie. Others' cards that are not seen count nothing at least, and
    at most as much as the best that they can be.
    """
    declared = has_declared(view, seat)
    best = view.laid[seat] + best_unseen(view, seat, open_cards(view, seat))
    most = weigh_for(view, seat, best, declared or _may_declare(view, seat))
    return Span(weigh_for(view, seat, view.laid[seat], declared).total, most.total)


def open_cards(view: GangstersView, seat: int) -> int:
    """How many cards that the viewer does not see on the table may still count for this seat."""
    if seat == view.viewer:
        return 0 if view.manner[seat] != NOT_LAID or is_laying(view) else size_of(view.hand)
    if view.turned >> seat & 1 or view.manner[seat] not in (NOT_LAID, COVERED):
        return view.face_down[seat]
    return view.hand_sizes[seat]


def unseen_cards(view: GangstersView) -> int:
    """The cards whose place the viewer does not know: in the pile, in other hands, face down."""
    return view.box.pack - view.hand - view.discards - sum(view.laid)


def best_unseen(view: GangstersView, seat: int, count: int) -> int:
    """The best usable cards that a seat can have among those unseen, so many at most."""
    if seat == view.viewer:
        known, others, pool = view.hand, 0, NO_CARDS
    else:
        known = view.known[seat]
        others = view.hand_sizes[seat] + max(0, view.face_down[seat]) - size_of(known)
        pool = unseen_cards(view) - sum(view.known[at] for at in range(view.players) if at != view.viewer)
        if view.pile_size == 0 and _card_is_free(view, view.side_of[seat]):
            pool += view.discards  # CG-61: the winner of a duel may draw one of them
    usable = usable_kinds(view.box, view.district, view.owners, seat)
    best = NO_CARDS
    for card in _BY_VALUE:
        if not usable >> KIND_OF[card] & 1:
            continue
        sure = min(count, count_of(known, card))
        maybe = min(count - sure, others, count_of(pool, card))
        best += (sure + maybe) * one(card)
        count -= sure + maybe
        others -= maybe
    return best


def _may_declare(view: GangstersView, seat: int) -> bool:
    """Whether a seat can still declare its thug (CG-75, CG-108, CG-123)."""
    if view.owners[THUG] != seat or view.thug:
        return False
    if view.clan_of[seat] == MR_X:
        return True
    if view.turned >> seat & 1:
        return False
    laying = view.manner[seat] == NOT_LAID and not (seat == view.viewer and is_laying(view))
    return laying or len(camp(view, view.side_of[seat])) > 1


def _card_is_free(view: GangstersView, side: int) -> bool:
    """Whether somebody of this side can still take the Godfather's card in this round (CG-112, CG-114, CG-119)."""
    if view.fresh != NOBODY or view.shut:
        return False
    windows = [decision for decision in view.stack if decision.step.prompt in ("window", "duel")]
    return bool(windows) and (side == DEFENDERS or (view.announced[CHALLENGERS] < 0 and windows[-1] is view.stack[-1]))
