"""A view in its wire form: names instead of numbers, in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import BUSINESSES, CARD_TEXTS, GANGSTERS, KINDS, NO_CARD, PLACES, BusinessKind
from backroom.games.chicago_poker.events import hand_facts
from backroom.games.chicago_poker.hands import lead_value, rank_of, strength
from backroom.games.chicago_poker.state import CLOSED, FACE_UP
from backroom.games.chicago_poker.view_types import (
    BusinessData,
    CardData,
    ChicagoPokerViewData,
    GoalData,
    RowData,
    WouldData,
)
from backroom.kernel.decision import seats_of
from backroom.kernel.event import ONLOOKER
from backroom.kernel.parts import Parts, json_of, part_of

if TYPE_CHECKING:
    from backroom.games.chicago_poker.view import PokerView

#: The numbers of what is kept in JSON. Businesses come first, by viewer and place.
_DISCARDS: Final = (ONLOOKER + 1) * PLACES
_OWNED: Final = _DISCARDS + 1
_TO_WIN: Final = _DISCARDS + 2
#: Of each card and who knows it, and of each hand that a card would make, what is told of it in JSON, once it was told.
_CARDS_JSON: Final[dict[tuple[int, int], Any]] = {}
_WOULD_JSON: Final[dict[tuple[int, int, bool], Any]] = {}


def view_data(view: PokerView) -> ChicagoPokerViewData:
    """Equal views give equal data."""
    businesses = [_business(view, place, written=False) for place in range(view.places)]
    return _whole(view, businesses, _discards(view), _owned(view), _to_win(view))


def view_json(view: PokerView, parts: Parts) -> bytes:
    """The same in JSON. A choice changes one business, or none; piles and what is owned are the same for everybody."""
    discards = parts.find(_DISCARDS, view.discards) or parts.keep(_DISCARDS, view.discards, _discards(view))
    owned = parts.find(_OWNED, view.owned) or parts.keep(_OWNED, view.owned, _owned(view))
    to_win = parts.find(_TO_WIN, view.owned) or parts.keep(_TO_WIN, view.owned, _to_win(view))
    businesses = [_business_json(view, place, parts) for place in range(view.places)]
    return json_of(_whole(view, businesses, discards, owned, to_win))


def _business_json(view: PokerView, place: int, parts: Parts) -> Any:  # noqa: ANN401 (see `Parts`)
    number = view.viewer * PLACES + place
    kind = view.kinds[place]
    rows, beyond = place * view.players, (place + 1) * view.players
    source = (
        kind,
        view.face_up[kind * ROW : (kind + 1) * ROW],
        view.bullet_of[place],
        view.counts[rows:beyond],
        view.cards[rows * ROW : beyond * ROW],
        view.knowers[rows * ROW : beyond * ROW],
        view.hand,
    )
    return parts.find(number, source) or parts.keep(number, source, _business(view, place, written=True))


def _whole(view: PokerView, businesses: Any, discards: Any, owned: Any, to_win: Any) -> ChicagoPokerViewData:  # noqa: ANN401
    return {
        "viewer": view.viewer,
        "players": view.players,
        "hand": [CARD_TEXTS[card] for card in view.hand],
        "stake": None if view.stake == NO_CARD else CARD_TEXTS[view.stake],
        "hands": view.hand_sizes,
        "pile": view.pile_size,
        "discards": discards,
        "businesses": businesses,
        "bullets": [place + 1 for place in view.bullets],
        "due": [place + 1 for place in view.due],
        "unopened": dict(zip(BUSINESSES, view.unopened, strict=True)),
        "owned": owned,
        "to_win": to_win,
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


def _business(view: PokerView, place: int, written: bool) -> BusinessData | None:
    """What is small in it, and the same at every table, is in JSON already if it is to be `written`."""
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
        "rows": [_row(view, place, seat, known[seat], strengths[seat], best, written) for seat in range(view.players)],
    }


def _row(view: PokerView, place: int, seat: int, known: list[int], made: int, best: int, written: bool) -> RowData:
    """The cards as they lie, and the best hand among those the viewer knows (`made`, 0 for nothing).

    In the viewer's own row also what each gangster in hand would make of it, and whether that would lead.
    """
    row = place * view.players + seat
    lying: list[Any] = []
    for at in range(row * ROW, row * ROW + view.counts[row]):
        card, knowers = view.cards[at], view.knowers[at]
        lying.append(_card_json(card, knowers) if written else _card(card, knowers))
    data: RowData = {"cards": lying, "known": hand_facts(made) if made else None}
    if seat == view.viewer and view.counts[row] < ROW:
        would: dict[str, Any] = {}
        for card in view.hand:
            if card < GANGSTERS:
                then = strength([*known, card])
                would[CARD_TEXTS[card]] = _would_json(then, then >= best) if written else _would(then, then >= best)
        data["would"] = would
    return data


def _card(card: int, knowers: int) -> CardData:
    name = None if card == NO_CARD else CARD_TEXTS[card]
    return {"card": name, "up": bool(knowers & FACE_UP), "known_to": seats_of(knowers)}


def _card_json(card: int, knowers: int) -> Any:  # noqa: ANN401
    written = _CARDS_JSON.get((card, knowers))
    if written is None:
        written = _CARDS_JSON[card, knowers] = part_of(_card(card, knowers))
    return written


def _would(then: int, leads: bool) -> WouldData:
    return {**hand_facts(then), "leads": leads}


def _would_json(then: int, leads: bool) -> Any:  # noqa: ANN401
    told = (rank_of(then), lead_value(then), leads)
    written = _WOULD_JSON.get(told)
    if written is None:
        written = _WOULD_JSON[told] = part_of(_would(then, leads))
    return written


def _discards(view: PokerView) -> list[str]:
    return [CARD_TEXTS[card] for card in view.discards]


def _owned(view: PokerView) -> list[dict[BusinessKind, int]]:
    return [
        dict(zip(BUSINESSES, view.owned[seat * KINDS : (seat + 1) * KINDS], strict=True))
        for seat in range(view.players)
    ]


def _to_win(view: PokerView) -> list[list[GoalData]]:
    return [view.goals.progress(view.owned, seat) for seat in range(view.players)]
