"""What the sums mean for a viewer: half, to beat, who picks first, doing it alone, what wins. In the wire form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from backroom.games.chicago_gangsters.box import CERTAIN_ROUNDS
from backroom.games.chicago_gangsters.cards import (
    CARD_TEXTS,
    CHALLENGERS,
    DEFENDERS,
    MR_X,
    NO_CARD,
    NO_SIDE,
    NOBODY,
    SIDES,
    THUG,
    TYPES,
)
from backroom.games.chicago_gangsters.meanings import meanings
from backroom.games.chicago_gangsters.packs import of_kinds, one, size_of, value_of_pack
from backroom.games.chicago_gangsters.reveal import count_bits
from backroom.games.chicago_gangsters.showdown import MAJORITY
from backroom.games.chicago_gangsters.state import NOT_LAID, SOURCES
from backroom.games.chicago_gangsters.strength import usable_kinds
from backroom.games.chicago_gangsters.sum_types import (
    CampData,
    ChanceData,
    FaceDownData,
    FirstPickData,
    ForceData,
    MarksData,
    ReckonedData,
    RivalData,
    SpanData,
    ToWinData,
    Verdict,
    YoursData,
)
from backroom.games.chicago_gangsters.sums import (
    Span,
    Sums,
    best_unseen,
    brought,
    is_laying,
    open_cards,
    shown_sum,
    unseen_cards,
    weigh_for,
)

if TYPE_CHECKING:
    from backroom.games.chicago_gangsters.view import GangstersView


def reckoned(view: GangstersView) -> ReckonedData:
    """Every sum of a round that is not evaluated yet."""
    sums = Sums(view)
    return {
        "camps": [_camp(sums, side) for side in (CHALLENGERS, DEFENDERS)],
        "marks": _marks(sums),
        "question_card": _question_card(sums),
        "yours": _yours(sums) if view.viewer < view.players and view.viewer != view.ousted else None,
        "alone": _alone(sums),
    }


def to_win(view: GangstersView) -> ToWinData:
    """CG-11, CG-81 to CG-83: how near the end is, and who has most so far."""
    scores = [sum(view.earned[seat * SOURCES : (seat + 1) * SOURCES]) for seat in range(view.players)]
    return {
        "rounds_left": {"least": max(0, CERTAIN_ROUNDS - view.round), "most": count_bits(view.coalitions)},
        "majority": MAJORITY,
        "ahead": [seat for seat, score in enumerate(scores) if score == max(scores)],
    }


def beats(sums: Sums, side: int) -> ChanceData:
    """Whether a side wins, with the viewer's cards as they lie."""
    own = sums.sides[side]
    mark = sums.to_beat(side)
    return _chance(own, mark, own.least - mark.least)


def reaches_half(sums: Sums, side: int) -> ChanceData:
    """Whether a side gets a share, winning or not, with the viewer's cards as they lie."""
    own = sums.sides[side]
    return _chance(own, sums.half(side), own.least * 2 - sums.sides[1 - side].least)


def _chance(own: Span, mark: Span, spare: int) -> ChanceData:
    verdict: Verdict = "open"
    if own.least >= mark.most:
        verdict = "sure"
    elif own.most < mark.least:
        verdict = "out"
    return {
        "verdict": verdict,
        "lacks": {"least": max(0, mark.least - own.least), "most": max(0, mark.most - own.least)},
        "spare": spare if spare >= 0 else None,
    }


def first_pick(sums: Sums, side: int) -> FirstPickData | None:
    """Whether the viewer chooses before the others of the side; None for who has nobody to choose before."""
    seat = sums.view.viewer
    own = sums.seats[seat]
    rivals: list[RivalData] = []
    before = 0
    others = [other for other in sums.camps[side] if other != seat]
    if not others:
        return None
    for other in others:
        more = 0 if _wins_tie(sums.view, side, other) else 1
        if sums.seats[other].most >= own.least + more:
            rivals.append({"owner": other, "points": own.least + more})
        if sums.seats[other].least >= own.most + more:
            before += 1
    return {
        "verdict": "sure" if not rivals else "out" if before else "open",
        "rivals": rivals,
        # CG-103: the two largest of three
        "share": "sure" if len(rivals) < 2 else "out" if before > 1 else "open",
    }


def _wins_tie(view: GangstersView, side: int, other: int) -> bool:
    """Whether this seat chooses before the viewer if both bring the same (CG-50, CG-103)."""
    if view.clan_of[view.viewer] == MR_X:
        return False
    return view.clan_of[other] == MR_X or view.marks[side] == other


def _camp(sums: Sums, side: int) -> CampData:
    return {
        "side": SIDES[side],
        "sum": _span(sums.sides[side]),
        "members": [{"owner": seat, "sum": _span(sums.seats[seat])} for seat in sums.camps[side]],
    }


def _marks(sums: Sums) -> MarksData | None:
    """None while little can be told: the challengers' cards are not turned up, and are not all the viewer's."""
    view = sums.view
    own = sums.camps[CHALLENGERS] == [view.viewer] and view.laid[view.viewer]
    if view.announced[CHALLENGERS] < 0 and not own:
        return None
    return {"half": _span(sums.half(DEFENDERS)), "beat": _span(sums.to_beat(DEFENDERS))}


def _question_card(sums: Sums) -> FaceDownData | None:
    """The card left face down, or the highest that it can be, and what it would add (CG-33, CG-79)."""
    view = sums.view
    owner = view.question
    if view.hidden != NO_CARD:
        return {"card": CARD_TEXTS[view.hidden], "points": brought(view, owner).total - shown_sum(view)}
    if owner == NOBODY or not view.turned >> owner & 1 or view.face_down[owner] != 1:
        return None
    best = best_unseen(view, owner, 1)
    card = next((card for card in range(TYPES) if best == one(card)), NO_CARD)
    points = sums.seats[owner].most - sums.seats[owner].least
    return {"card": None if card == NO_CARD else CARD_TEXTS[card], "points": points}


def _yours(sums: Sums) -> YoursData:
    view = sums.view
    side = view.side_of[view.viewer]
    joined = side != NO_SIDE
    yours: YoursData = {
        "brings": brought(view, view.viewer).as_data(),
        "they_see": shown_sum(view),
        "beat": beats(sums, side) if joined else None,
        "half": reaches_half(sums, side) if joined else None,
        "first": first_pick(sums, side) if joined else None,
        "meanings": [],
        "at_once": joined and is_laying(view) and _turned_up_at_once(sums, side),
    }
    yours["meanings"] = meanings(sums, yours)
    return yours


def _turned_up_at_once(sums: Sums, side: int) -> bool:
    """CG-33: whether nobody but the viewer has still to lay or, with a thug, to say something about it."""
    view = sums.view
    waiting = [seat for seat in sums.camps[side] if seat != view.viewer and view.clan_of[seat] != MR_X]
    if any(view.manner[seat] == NOT_LAID for seat in waiting):
        return False
    return view.thug or view.owners[THUG] not in waiting


def _alone(sums: Sums) -> list[ForceData]:
    """What each side could bring if the viewer took the Godfather's card and laid everything (CG-111, CG-115)."""
    view = sums.view
    seat = view.viewer
    asked = view.stack[-1].step.prompt if view.stack else ""
    if asked not in ("window", "duel") or seat >= view.players or view.partners[seat] == NOBODY:
        return []
    # Not doubled: the lone player cannot take the card.
    yours = weigh_for(view, seat, view.hand, False).total
    with_thug = weigh_for(view, seat, view.hand, view.owners[THUG] == seat).total
    you: ForceData = {"who": "you", "seats": [seat], "least": yours, "most": with_thug, "cards": 0, "likely": yours}
    pair = _force(sums, "pair", [view.partners[seat]])
    pair["seats"] = [seat, view.partners[seat]]
    pair["least"] += yours
    pair["most"] += with_thug
    pair["likely"] += yours
    return [you, pair, _force(sums, "others", sums.camps[1 - view.side_of[seat]])]


def _force(sums: Sums, who: Literal["pair", "others"], seats: list[int]) -> ForceData:
    force: ForceData = {"who": who, "seats": seats, "least": 0, "most": 0, "cards": 0, "likely": 0}
    for seat in seats:
        force["least"] += sums.seats[seat].least
        force["most"] += sums.seats[seat].most
        force["cards"] += open_cards(sums.view, seat)
        force["likely"] += sums.seats[seat].least + _likely_points(sums.view, seat)
    return force


def _likely_points(view: GangstersView, seat: int) -> int:
    """What the unseen cards of another seat count on average if it lays all that may be used."""
    usable = usable_kinds(view.box, view.district, view.owners, seat)
    known = 0 if view.turned >> seat & 1 else view.known[seat]
    unseen = unseen_cards(view) - known
    number: int = max(1, size_of(unseen))
    guesses: int = open_cards(view, seat) - size_of(known)
    points: int = value_of_pack(of_kinds(unseen, usable))
    sure: int = value_of_pack(of_kinds(known, usable))
    # CG-91: doubled for the lone player.
    return round((sure + points * guesses / number) * (2 if seat == view.lone else 1))


def _span(span: Span) -> SpanData:
    return {"least": span.least, "most": span.most}
