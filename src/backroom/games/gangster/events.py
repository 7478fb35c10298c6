"""What happens in Gangster. Everything is public. Colours, areas and equipment go by name, fields and stages from 1."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster.board import CASINO, Board, PointTable
from backroom.games.gangster.pieces import COLOURS, EMPTY, EQUIPMENT
from backroom.games.gangster.reckoning import DistrictScore
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts

#: How a place with a ? is worded.
CASINO_PLACE: Final = "casino-place"
#: A colour and its points, by colour.
SCORES: Final = tuple([f"scores-{colour}" for colour in COLOURS])


def equipment_laid(kinds: list[int]) -> Event:
    return Event("equipment-laid", {"equipment": [EQUIPMENT[kind] for kind in kinds if kind != EMPTY]})


def equipment_cleared(kind: int) -> Event:
    return Event("equipment-cleared", {"equipment": EQUIPMENT[kind]})


def supply_empty() -> Event:
    return Event("supply-empty", {})


def equipment_dealt(seat: int, colour: int, kind: int) -> Event:
    return Event("equipment-dealt", {"seat": seat, "colour": COLOURS[colour], "equipment": EQUIPMENT[kind]})


def table_laid(district: str, number: int, table: PointTable) -> Event:
    places: list[object] = [CASINO_PLACE if place == CASINO else place for place in table.places]
    facts: Facts = {"district": district, "table": number + 1, "fields": table.fields, "places": places}
    return Event("table-laid", facts)


def district_closed(district: str) -> Event:
    return Event("district-closed", {"district": district})


def start_drawn(seat: int) -> Event:
    return Event("start-drawn", {"seat": seat})


def car_placed(seat: int, colour: int, district: str, other: str) -> Event:
    return Event("car-placed", {"seat": seat, "colour": COLOURS[colour], "district": district, "other": other})


def stage_begun(stage: int, count: int) -> Event:
    return Event("stage-begun", {"stage": stage + 1, "count": count})


def marker_laid(district: str, count: int, most: int) -> Event:
    return Event("marker-laid", {"district": district, "count": count, "most": most})


def policeman_drawn() -> Event:
    return Event("policeman-drawn", {})


def colour_chosen(seat: int, colour: int) -> Event:
    return Event("colour-chosen", {"seat": seat, "colour": COLOURS[colour]})


def card_turned(seat: int, colour: int, steps: int, motor: bool) -> Event:
    facts: Facts = {"seat": seat, "colour": COLOURS[colour], "steps": steps, "motor": int(motor)}
    return Event("card-turned", facts)


def car_driven(seat: int, colour: int, route: list[int], board: Board) -> Event:
    """`route` is one way there; which one makes no difference."""
    names = [board.name(area) for area in route]
    return Event("car-driven", {"seat": seat, "colour": COLOURS[colour], "area": names[-1], "route": names})


def car_pushed(seat: int, colour: int, pushed: int, owner: int, start: str, district: str) -> Event:
    facts: Facts = {"seat": seat, "colour": COLOURS[colour], "pushed": COLOURS[pushed], "owner": owner}
    return Event("car-pushed", facts | {"start": start, "district": district})


def nobody_pushed(seat: int, colour: int) -> Event:
    return Event("nobody-pushed", {"seat": seat, "colour": COLOURS[colour]})


def gangster_unloaded(seat: int, colour: int, gangster: int, district: str, field: int) -> Event:
    facts: Facts = {"seat": seat, "colour": COLOURS[colour], "gangster": COLOURS[gangster]}
    return Event("gangster-unloaded", facts | {"district": district, "field": field + 1})


def gangster_loaded(seat: int, colour: int, gangster: int, district: str, field: int, far: bool) -> Event:
    """`far` for one loaded with the Tommy gun from a connected district."""
    facts: Facts = {"seat": seat, "colour": COLOURS[colour], "gangster": COLOURS[gangster], "far": int(far)}
    return Event("gangster-loaded", facts | {"district": district, "field": field + 1})


def trunk_dumped(seat: int, colour: int, gangsters: list[int]) -> Event:
    drowned = [COLOURS[gangster] for gangster in gangsters]
    return Event("trunk-dumped", {"seat": seat, "colour": COLOURS[colour], "gangsters": drowned})


def trunk_kept(seat: int, colour: int) -> Event:
    return Event("trunk-kept", {"seat": seat, "colour": COLOURS[colour]})


def equipment_taken(seat: int, colour: int, kind: int) -> Event:
    return Event("equipment-taken", {"seat": seat, "colour": COLOURS[colour], "equipment": EQUIPMENT[kind]})


def equipment_lost(seat: int, colour: int, kind: int) -> Event:
    return Event("equipment-lost", {"seat": seat, "colour": COLOURS[colour], "equipment": EQUIPMENT[kind]})


def nothing_taken(seat: int, colour: int) -> Event:
    return Event("nothing-taken", {"seat": seat, "colour": COLOURS[colour]})


def cards_opened(seat: int, colour: int) -> Event:
    return Event("cards-opened", {"seat": seat, "colour": COLOURS[colour]})


def reckoning_begun(seat: int, stage: int, casino: int) -> Event:
    return Event("reckoning-begun", {"seat": seat, "stage": stage + 1, "casino": casino})


def district_reckoned(score: DistrictScore, board: Board) -> Event:
    """The sentence tells who gets what; `explained` says why, for whoever draws it."""
    scores = [f"{SCORES[line.colour]}-{line.points}" for line in score.lines]
    facts: Facts = {"district": board.name(score.area), "doubled": int(score.doubled), "count": len(scores)}
    return Event("district-reckoned", facts | {"scores": scores, "explained": _explained(score, board)})


def _explained(score: DistrictScore, board: Board) -> Facts:
    """As in a view, but for `by rank`: receipts that players keep are hashes of what events told, so these stay."""
    told = score.as_data(board)
    lines = [
        {"by rank" if name == "by_rank" else name: value for name, value in line.items()} for line in told["lines"]
    ]
    return {**told, "lines": lines}


def influence_told(seat: int, points: int, total: int) -> Event:
    return Event("influence-told", {"seat": seat, "points": points, "total": total})


def game_ended(reason: str, winners: list[int], influence: int) -> Event:
    return Event("game-ended", {"reason": reason, "winners": winners, "influence": influence})
