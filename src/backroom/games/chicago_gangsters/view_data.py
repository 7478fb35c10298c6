"""A view in its wire form: names instead of numbers, in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from backroom.games.chicago_gangsters.box import COALITIONS
from backroom.games.chicago_gangsters.cards import (
    CARD_TEXTS,
    KINDS,
    MR_X,
    NO_CARD,
    NO_SIDE,
    NOBODY,
    PERSON_COUNT,
    PERSON_VALUES,
    PERSONS,
    SIDES,
)
from backroom.games.chicago_gangsters.outlook import reckoned, to_win
from backroom.games.chicago_gangsters.packs import texts_of
from backroom.games.chicago_gangsters.showdown import showdown_data
from backroom.games.chicago_gangsters.state import IN_PILE, MANNERS, NO_DUEL, NOT_LAID, OUT, SOURCES
from backroom.games.chicago_gangsters.strength import person_points, usable_kinds
from backroom.games.chicago_gangsters.sum_types import ContributionData
from backroom.games.chicago_gangsters.sums import brought
from backroom.games.chicago_gangsters.talk import SILENT, is_kept, word_data
from backroom.games.chicago_gangsters.targets import targets
from backroom.games.chicago_gangsters.view_types import (
    ChicagoGangstersViewData,
    DuelData,
    LootPackageData,
    OwnData,
    PledgeData,
    RoundData,
    SeatData,
    Source,
)

if TYPE_CHECKING:
    from backroom.games.chicago_gangsters.view import GangstersView

_SOURCE_NAMES: Final[tuple[Source, ...]] = get_args(Source)


def view_data(view: GangstersView) -> ChicagoGangstersViewData:
    """Equal views give equal data."""
    return {
        "viewer": view.viewer,
        "players": view.players,
        "whisper": view.layers > 1,
        "to_win": to_win(view),
        "round": _round(view),
        "reckoned": None if _judged(view) else reckoned(view),
        "seats": [_seat(view, seat) for seat in range(view.players)],
        "hand": texts_of(view.hand),
        "own": _own(view),
        "pile": view.pile_size,
        "discards": texts_of(view.discards),
        "persons": {
            "left": sum(owner == IN_PILE for owner in view.owners),
            "gone": [PERSONS[person] for person in range(PERSON_COUNT) if view.owners[person] == OUT],
        },
        "cards_left": {
            "coalitions": [at + 1 for at in range(COALITIONS) if view.coalitions >> at & 1],
            "districts": [district.name for at, district in enumerate(view.box.districts) if view.districts >> at & 1],
            "loot": [at + 1 for at in range(len(view.box.loots)) if view.loots >> at & 1],
        },
        "godfather": {
            "holder": _seat_or_none(view.godfather),
            "new": _seat_or_none(view.fresh),
            "ousted": _seat_or_none(view.ousted),
            "shut": view.shut,
            "last_duel": _duel(view),
        },
        "tally": {"challengers_won": view.challenger_wins, "losers_empty": view.losers_empty},
        "evaluation": None if view.evaluation is None else view.evaluation.as_data(),
        "showdown": None if view.outcome is None else showdown_data(view.known, view.owners, view.points),
        "decisions": [decision.as_data() for decision in view.stack],
        "outcome": None if view.outcome is None else view.outcome.as_data(),
    }


def _round(view: GangstersView) -> RoundData:
    district = view.box.districts[view.district]
    packages: list[LootPackageData] = [
        {
            "alcohol": package.alcohol,
            "means": package.means,
            "person": package.person,
            "taken_by": _seat_or_none(view.taken[at]),
        }
        for at, package in enumerate(view.box.loots[view.loot])
    ]
    return {
        "number": view.round,
        "coalition": view.coalition + 1,
        "district": district.name,
        "means": [kind for at, kind in enumerate(KINDS) if district.means >> at & 1],
        "persons": district.persons,
        "person": PERSONS[view.person],
        "loot": {"winners": packages[:2], "losers": packages[2:]},
        "question": _seat_or_none(view.question),
        "marks": [_seat_or_none(seat) for seat in view.marks],
        "lone": _seat_or_none(view.lone),
        "announced": [None if points < 0 else points for points in view.announced],
        "thug": view.thug,
        "targets": None if _judged(view) else targets(view),
    }


def _judged(view: GangstersView) -> bool:
    return view.evaluation is not None and view.evaluation.round == view.round


def _seat(view: GangstersView, seat: int) -> SeatData:
    clan = view.clan_of[seat]
    side = view.side_of[seat]
    first = seat * SOURCES
    earned = view.earned[first : first + SOURCES]
    usable = usable_kinds(view.box, view.district, view.owners, seat)
    factor = 2 if seat == view.lone else 1
    return {
        "clan": "mr-x" if clan == MR_X else view.box.clans[clan],
        "side": None if side == NO_SIDE else SIDES[side],
        "partner": _seat_or_none(view.partners[seat]),
        "alcohol": sum(earned),
        "earned": dict(zip(_SOURCE_NAMES, earned, strict=True)),
        "points": view.points[seat],
        "hand": view.hand_sizes[seat],
        "known": texts_of(view.known[seat]),
        "known_to_all": texts_of(view.known_to_all[seat]) if view.known_to_all else None,
        "knows_of_you": texts_of(view.known_of_me[seat]) if view.known_of_me else None,
        "laid": {
            "how": None if view.manner[seat] == NOT_LAID else MANNERS[view.manner[seat]],
            "up": bool(view.turned >> seat & 1),
            "cards": texts_of(view.laid[seat]),
            "face_down": None if view.face_down[seat] < 0 else view.face_down[seat],
            "returned": texts_of(view.returned[seat]),
        },
        "persons": [
            {
                "person": PERSONS[person],
                "value": PERSON_VALUES[person],
                "here": person_points(view.box, view.district, person, usable) * factor,
            }
            for person in range(PERSON_COUNT)
            if view.owners[person] == seat
        ],
        "usable": [kind for at, kind in enumerate(KINDS) if usable >> at & 1],
        "pledge": _pledge(view, seat),
        "request": word_data(view.requests[seat]),
        "shown": view.shown[seat],
        "words": {"kept": view.kept[seat], "broken": view.broken[seat]},
        "brings": _brings(view, seat),
    }


def _brings(view: GangstersView, seat: int) -> ContributionData | None:
    """The running sum, by the rules of the evaluation: from the cards this viewer sees."""
    if view.side_of[seat] == NO_SIDE or seat == view.ousted or _judged(view):
        return None
    return brought(view, seat).as_data()


def _pledge(view: GangstersView, seat: int) -> PledgeData | None:
    """The word as data and, after the evaluation, whether it was kept."""
    word = view.pledges[seat]
    data = word_data(word)
    if data is None or word == SILENT:
        return None
    evaluation = view.evaluation
    kept = is_kept(word, evaluation, seat) if evaluation is not None and _judged(view) else None
    return {**data, "kept": kept}


def _duel(view: GangstersView) -> DuelData | None:
    if view.duel[0] == NO_DUEL:
        return None
    cards = [None if card == NO_CARD else CARD_TEXTS[card] for card in view.duel[1:]]
    return {"round": view.duel[0], "cards": cards}


def _own(view: GangstersView) -> OwnData:
    """What only the viewer knows beside the hand."""
    return {
        "left_face_down": None if view.hidden == NO_CARD else CARD_TEXTS[view.hidden],
        "declared": bool(view.declared),
        "stake": None if view.stake == NO_CARD else CARD_TEXTS[view.stake],
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
