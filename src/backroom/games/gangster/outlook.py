"""What would be scored if the day of reckoning were today, and what a draft changes of that: for views and hints.

The reckoning itself is `stages.reckon`; both are one computation (`stages.score_now`).
"""

from __future__ import annotations

from backroom.games.gangster.board import DISTRICTS, Board
from backroom.games.gangster.pieces import COLOURS
from backroom.games.gangster.reckoning import UNKNOWN, DistrictScore
from backroom.games.gangster.stages import score_now
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.view_types import ChangeData, ChangedData, IfScoredData


def scores_now(state: GangsterState, board: Board) -> dict[int, DistrictScore]:
    """What every district with a table would score now, by area; places of a ? are not known yet."""
    return {area: score_now(state, board, area, UNKNOWN) for area in range(DISTRICTS) if state.table_at[area] >= 0}


def if_scored(state: GangsterState, scores: dict[int, DistrictScore]) -> list[IfScoredData]:
    """By seat: the points that are sure if the day were today, and how often the casino number would be added."""
    data: list[IfScoredData] = [{"points": 0, "casinos": 0} for _ in range(state.players)]
    for score in scores.values():
        for line in score.lines:
            told = data[state.owner(line.colour)]
            if line.points == UNKNOWN:
                told["casinos"] += 2 if score.doubled else 1
            else:
                told["points"] += line.points
    return data


def changes_data(before: GangsterState, after: GangsterState, board: Board) -> list[ChangeData]:
    """Each district in which a choice changes what a colour would score now, with all colours that it changes."""
    old = scores_now(before, board)
    new = scores_now(after, board)
    data: list[ChangeData] = []
    for area, score in new.items():
        was = _points(old[area])
        now = _points(score)
        lines: list[ChangedData] = [
            {"colour": COLOURS[colour], "before": was.get(colour, 0), "after": now.get(colour, 0)}
            for colour in range(after.colours)
            if was.get(colour, 0) != now.get(colour, 0)
        ]
        if lines:
            data.append({"district": board.name(area), "doubled": score.doubled, "lines": lines})
    return data


def _points(score: DistrictScore) -> dict[int, int | None]:
    return {line.colour: line.known_points() for line in score.lines}
