"""A view in its wire form: names instead of numbers, in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import BUSINESSES, CARD_TEXTS, GANGSTERS, KINDS, NO_CARD, BusinessKind
from backroom.games.chicago_poker.events import hand_facts
from backroom.games.chicago_poker.hands import strength
from backroom.games.chicago_poker.state import CLOSED, FACE_UP
from backroom.games.chicago_poker.view_types import BusinessData, CardData, ChicagoPokerViewData, RowData, WouldData
from backroom.kernel.decision import seats_of

if TYPE_CHECKING:
    from backroom.games.chicago_poker.view import PokerView


def view_data(view: PokerView) -> ChicagoPokerViewData:
    """Equal views give equal data."""
    return {
        "viewer": view.viewer,
        "players": view.players,
        "hand": [CARD_TEXTS[card] for card in view.hand],
        "stake": None if view.stake == NO_CARD else CARD_TEXTS[view.stake],
        "hands": view.hand_sizes,
        "pile": view.pile_size,
        "discards": [CARD_TEXTS[card] for card in view.discards],
        "businesses": [_business(view, place) for place in range(view.places)],
        "bullets": [place + 1 for place in view.bullets],
        "due": [place + 1 for place in view.due],
        "unopened": dict(zip(BUSINESSES, view.unopened, strict=True)),
        "owned": [_owned(view, seat) for seat in range(view.players)],
        "to_win": [view.goals.progress(view.owned, seat) for seat in range(view.players)],
        "turn": {
            "seat": view.seat,
            "number": view.turn,
            "round": view.turn // view.players + 1,
            "actions": view.actions_left,
            "extra": view.extra,
            "shots": view.shots,
            "idle": view.idle,
            "reveals": view.reveals,
        },
        "decisions": [decision.as_data() for decision in view.stack],
        "outcome": None if view.outcome is None else view.outcome.as_data(),
    }


def _business(view: PokerView, place: int) -> BusinessData | None:
    if view.kinds[place] == CLOSED:
        return None
    known = [view.known_row(place, seat) for seat in range(view.players)]
    strengths = [strength(row) if row else 0 for row in known]
    best = max(strengths)
    return {
        "business": BUSINESSES[view.kinds[place]],
        "facing": view.face_up[view.kinds[place] * ROW : (view.kinds[place] + 1) * ROW],
        "bullet": None if view.bullet_of[place] < 0 else view.bullet_of[place],
        "leads": [seat for seat in range(view.players) if strengths[seat] == best and best > 0],
        "rows": [_row(view, place, seat, known[seat], strengths[seat], best) for seat in range(view.players)],
    }


def _row(view: PokerView, place: int, seat: int, known: list[int], made: int, best: int) -> RowData:
    """The cards as they lie, and the best hand among those the viewer knows (`made`, 0 for nothing).

    In the viewer's own row also what each gangster in hand would make of it, and whether that would lead.
    """
    row = place * view.players + seat
    lying: list[CardData] = []
    for at in range(row * ROW, row * ROW + view.counts[row]):
        card = view.cards[at]
        lying.append(
            {
                "card": None if card == NO_CARD else CARD_TEXTS[card],
                "up": bool(view.knowers[at] & FACE_UP),
                "known_to": seats_of(view.knowers[at]),
            }
        )
    data: RowData = {"cards": lying, "known": hand_facts(made) if made else None}
    if seat == view.viewer and view.counts[row] < ROW:
        would: dict[str, WouldData] = {}
        for card in view.hand:
            if card < GANGSTERS:
                then = strength([*known, card])
                would[CARD_TEXTS[card]] = {**hand_facts(then), "leads": then >= best}
        data["would"] = would
    return data


def _owned(view: PokerView, seat: int) -> dict[BusinessKind, int]:
    return dict(zip(BUSINESSES, view.owned[seat * KINDS : (seat + 1) * KINDS], strict=True))
