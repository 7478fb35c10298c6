"""What the viewer's cards mean as they lie, line by line: message ids and facts for whoever shows them."""

from __future__ import annotations

from typing import Final, Literal

from backroom.games.chicago_gangsters.cards import CHALLENGERS, DEFENDERS, NO_CARD, NO_SIDE
from backroom.games.chicago_gangsters.state import NOT_LAID
from backroom.games.chicago_gangsters.sum_types import ChanceData, FirstPickData, MeaningData, Verdict, YoursData
from backroom.games.chicago_gangsters.sums import Sums, is_laying

Mark = Literal["half", "beat"]
#: Two clans and Mr. X.
LARGEST_CAMP: Final = 3


def meanings(sums: Sums, yours: YoursData) -> list[MeaningData]:
    """What others will see, half, to beat, who picks first. Nothing for a viewer who has still to begin."""
    view = sums.view
    side = view.side_of[view.viewer]
    if view.manner[view.viewer] == NOT_LAID and not is_laying(view):
        return []
    if side == NO_SIDE:
        return [_line("first", "sure", "out-two-of-three")]
    lines: list[MeaningData] = []
    if view.hidden != NO_CARD:
        more = yours["brings"]["total"] - yours["they_see"]
        lines.append(_line("seen", "sure", "out-they-see", points=yours["they_see"], more=more))
    if yours["half"] is not None and yours["beat"] is not None:
        lines += _chances(sums, side, yours["half"], yours["beat"])
    if yours["first"] is not None:
        lines.append(_first(sums, side, yours["first"]))
    return lines


def _chances(sums: Sums, side: int, share: ChanceData, win: ChanceData) -> list[MeaningData]:
    """Half and to beat; the one that says nothing beside the other is left out."""
    if share["verdict"] == "out":
        return [_chance(sums, side, "half", share)]
    if win["verdict"] == "sure":
        return [_chance(sums, side, "beat", win)]
    if side == CHALLENGERS and sums.view.announced[DEFENDERS] < 0 and win["verdict"] == "open":
        later = _line("beat", "open", "out-later")
        return [later] if share["verdict"] == "open" else [_chance(sums, side, "half", share), later]
    return [_chance(sums, side, "half", share), _chance(sums, side, "beat", win)]


def _chance(sums: Sums, side: int, mark: Mark, chance: ChanceData) -> MeaningData:
    if chance["verdict"] == "sure":
        most = sums.half(side).most if mark == "half" else sums.sides[1 - side].most
        facts = {"count": len(sums.camps[side]), "points": sums.sides[side].least, "most": most}
        return _line(mark, "sure", f"out-{mark}-sure", f"out-{mark}-sure-why", **facts)
    if chance["verdict"] == "out":
        return _line(mark, "out", f"out-{mark}-out", "out-theirs", points=sums.sides[1 - side].least)
    friends = [seat for seat in _still_open(sums, side) if seat != sums.view.viewer]
    lacks = chance["lacks"]
    if chance["spare"] is not None:
        question = int(_still_open(sums, 1 - side) == [sums.view.question])
        facts = {"question": question, "spare": chance["spare"], "points": lacks["most"]}
        line = _line(mark, "open", f"out-{mark}-if", "out-sure-with" if friends else None, **facts)
    elif friends:
        span = int(lacks["least"] != lacks["most"])
        line = _line(mark, "open", f"out-{mark}-lacks", span=span, least=lacks["least"], most=lacks["most"])
    else:
        line = _line(mark, "open", f"out-{mark}-thug")
    line["facts"]["seats"] = friends
    return line


def _still_open(sums: Sums, side: int) -> list[int]:
    """Whose points the viewer does not know for sure."""
    return [seat for seat in sums.camps[side] if sums.seats[seat].most > sums.seats[seat].least]


def _first(sums: Sums, side: int, first: FirstPickData) -> MeaningData:
    rivals = first["rivals"]
    if first["share"] == "out":
        return _line("first", "out", "out-empty")
    if not rivals:
        return _line("first", "sure", "out-first-sure")
    three = len(sums.camps[side]) == LARGEST_CAMP
    if first["verdict"] == "out":
        said = "out-first-behind" if three else "out-first-out"
        return _line("first", "out", said, "out-two-of-three" if three else None, target=rivals[0]["owner"])
    facts = {"target": rivals[0]["owner"], "points": rivals[0]["points"]}
    if len(rivals) == 1:
        return _line("first", "open", "out-first-open", "out-first-open-why", **facts)
    other = {"owner": rivals[1]["owner"], "more": rivals[1]["points"]}
    return _line("first", "open", "out-first-open", "out-first-two-why", **facts, **other)


def _line(
    about: Literal["seen", "half", "beat", "first"],
    verdict: Verdict,
    says: str,
    why: str | None = None,
    **facts: int,
) -> MeaningData:
    return {"about": about, "verdict": verdict, "says": says, "why": why, "facts": {**facts}}
