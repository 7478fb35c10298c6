"""What a table looks like to one viewer: the one way from a table to the wire."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from backroom.kernel.event import ONLOOKER
from backroom.kernel.view import Update as RulesUpdate
from backroom.table import protocol as p
from backroom.table.due import bot_for
from backroom.table.happening import Happening
from backroom.table.table import Table
from backroom.table.taking import SEALING_SECONDS

_encode = msgspec.json.Encoder().encode
#: The long parts of a frame that are the same for every viewer.
_LONG = ("options", "seats", "clock", "commitments")


@dataclass(frozen=True)
class Attendance:
    """Who is connected: whether each seat is, and how many look on."""

    present: Sequence[bool]
    onlookers: int


def update_for(
    table: Table, viewer: int, happenings: Iterable[Happening], whole: bool, attendance: Attendance, now: float
) -> p.Update:
    """All that this viewer may know. `happenings` are what came since it was last told, or (`whole`) the log's end."""
    return update_in(frame_of(table, attendance, now), table, viewer, happenings, whole)


def update_in(frame: p.Frame, table: Table, viewer: int, happenings: Iterable[Happening], whole: bool) -> p.Update:
    """The same, for one of several viewers of the same moment: `frame` is the onlookers'."""
    course = table.course
    told = None if course is None else course.rules.update(course.game.state, viewer, [])
    view = None if told is None else told.view.as_data()
    return _update(frame, table, viewer, happenings, whole, view, told)


def update_in_parts(frame: p.Frame, table: Table, viewer: int, happenings: Iterable[Happening]) -> p.Update:
    """The same to be sent at once: its view is written already, out of parts that are kept."""
    course = table.course
    told = None if course is None else course.rules.update(course.game.state, viewer, [])
    view: Any = None if course is None or told is None else msgspec.Raw(told.view.as_json(course.parts))
    return _update(frame, table, viewer, happenings, False, view, told)


def _update(
    frame: p.Frame,
    table: Table,
    viewer: int,
    happenings: Iterable[Happening],
    whole: bool,
    view: Mapping[str, Any] | None,
    told: RulesUpdate | None,
) -> p.Update:
    decision = None if told is None else decision_for(told, table.running.rev, table.status == "playing")
    moments = [moment_for(happening, viewer) for happening in happenings if happening.seen_by(viewer)]
    return p.Update(
        seen=table.seen[viewer],
        frame=_frame_for(frame, table, viewer),
        view=view,
        decision=decision,
        moments=moments,
        whole=whole,
        head=table.heads[viewer],
        earlier=table.seen[viewer] - len(moments) if whole else 0,
    )


def decision_for(told: RulesUpdate, rev: int, playing: bool = True) -> p.Decision:
    """What is asked; while the table pauses nothing is offered."""
    actions = [action.text for action in told.actions] if playing else []
    return p.Decision(rev, told.prompt, told.prompt_facts, told.seats, actions, told.unfinished)


def moment_for(happening: Happening, viewer: int) -> p.Moment:
    seen = [event.seen_by(viewer) for event in happening.events]
    return p.Moment(
        number=happening.numbers[viewer],
        at=happening.at,
        kind=happening.kind,
        seat=happening.seat,
        events=[p.SeenEvent(event.name, event.facts) for event in seen if event is not None],
        facts=happening.facts,
    )


def frame_of(table: Table, attendance: Attendance, now: float) -> p.Frame:
    """The table round the game, as onlookers see it."""
    over = table.status == "over"
    reveal = table.running.recorded.reveal if over else None
    return p.Frame(
        table=table.id,
        title=table.title.id,
        options=dict(table.settings.options),
        status=table.status,
        you=None,
        seats=[_seat_for(table, seat, attendance, now) for seat in range(len(table.seats))],
        clock=table.opened.clock,
        onlookers=attendance.onlookers,
        commitments=p.Commitments(table.house_commitment, [seat.commitment for seat in table.seats]),
        reveal=None if reveal is None else p.Commitments(reveal.house, list(reveal.seats)),
        undo=p.UndoFrame("no", table.wish, sorted(table.agreed) if table.wish is not None else []),
        data=table.data_version,
        data_sha256=table.data_sha256,
        rules=table.rules,
        confidants=[],
        rematch=table.rematch,
        left_out=table.left_out,
        deal_in=_deal_in(table, now),
        wait=table.opened.wait,
        heard=table.hears_onlookers,
        wanting=sorted(table.wanting),
    )


def frame_in_parts(frame: p.Frame) -> p.Frame:
    """The same to be sent to several viewers: what is long in it, and alike for all, is written already."""
    parts: dict[str, Any] = {name: msgspec.Raw(_encode(getattr(frame, name))) for name in _LONG}
    return msgspec.structs.replace(frame, **parts)


def _deal_in(table: Table, now: float) -> float | None:
    if table.status != "sealing" or not table.left_out:
        return None
    return max(0.0, table.sealed_at + SEALING_SECONDS - now)


def _frame_for(frame: p.Frame, table: Table, viewer: int) -> p.Frame:
    """The same for a seat: what it may undo, and whom it may whisper to."""
    if viewer == ONLOOKER:
        return frame
    course = table.course
    if course is None:
        return msgspec.structs.replace(frame, you=viewer)
    mine = course.undo_right(viewer) if table.status == "playing" and table.seats[viewer].human else "no"
    undo = p.UndoFrame(mine, frame.undo.asked, frame.undo.agreed)
    return msgspec.structs.replace(frame, you=viewer, undo=undo, confidants=course.confidants(viewer))


def _seat_for(table: Table, number: int, attendance: Attendance, now: float) -> p.SeatFrame:
    seat = table.seats[number]
    return p.SeatFrame(
        name=seat.name,
        player=seat.player,
        sat=seat.sat,
        present=attendance.present[number],
        minded=seat.minded,
        committed=seat.commitment is not None,
        left=table.clock.left(number, now),
        running=table.clock.runs(number),
        minder=bot_for(table, number) if seat.minded else "",
    )
