"""What a table looks like to one viewer: the one way from a table to the wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from backroom.kernel.event import ONLOOKER
from backroom.kernel.view import Update as RulesUpdate
from backroom.table import protocol as p
from backroom.table.table import Happening, Table


@dataclass(frozen=True)
class Attendance:
    """Who is connected: a flag for every seat, and how many look on."""

    present: Sequence[bool]
    onlookers: int


def update_for(
    table: Table, viewer: int, happenings: Iterable[Happening], whole: bool, attendance: Attendance, now: float
) -> p.Update:
    """All that this viewer may know. `happenings` are what came since it was last told, or (`whole`) ever."""
    view = decision = None
    if table.course is not None:
        told = table.course.rules.update(table.course.state, viewer, [])
        view, decision = told.view.as_data(), decision_for(told, table.course.rev, table.status == "playing")
    return p.Update(
        seq=table.seen[viewer],
        frame=frame_for(table, viewer, attendance, now),
        view=view,
        decision=decision,
        moments=[moment_for(happening, viewer) for happening in happenings if happening.seen_by(viewer)],
        whole=whole,
    )


def decision_for(told: RulesUpdate, rev: int, playing: bool = True) -> p.Decision:
    """What is asked; while the table pauses nothing is offered."""
    actions = [action.text for action in told.actions] if playing else []
    return p.Decision(rev, told.prompt, told.prompt_facts, told.seats, actions, told.unfinished)


def moment_for(happening: Happening, viewer: int) -> p.Moment:
    seen = [event.seen_by(viewer) for event in happening.events]
    return p.Moment(
        seq=happening.numbers[viewer],
        at=happening.at,
        kind=happening.kind,
        seat=happening.seat,
        events=[p.SeenEvent(event.name, event.facts) for event in seen if event is not None],
        facts=happening.facts,
    )


def frame_for(table: Table, viewer: int, attendance: Attendance, now: float) -> p.Frame:
    over = table.status == "over"
    reveal = table.running.record.reveal if over else None
    return p.Frame(
        table=table.id,
        title=table.title.id,
        options=dict(table.settings.flags),
        status=table.status,
        you=None if viewer == ONLOOKER else viewer,
        seats=[_seat_for(table, seat, attendance, now) for seat in range(len(table.seats))],
        clock=table.opened.clock,
        onlookers=attendance.onlookers,
        commitments=p.Commitments(table.house_commitment(), [seat.commitment for seat in table.seats]),
        reveal=None if reveal is None else p.Commitments(reveal.house, list(reveal.seats)),
        undo=_undo_for(table, viewer),
        data=table.data_version,
        confidants=[] if viewer == ONLOOKER or table.course is None else table.course.confidants(viewer),
        rematch=table.rematch,
    )


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
    )


def _undo_for(table: Table, viewer: int) -> p.UndoFrame:
    mine: p.UndoRight = "no"
    if viewer != ONLOOKER and table.course is not None and table.status == "playing" and table.seats[viewer].human:
        mine = table.course.undo_right(viewer)
    return p.UndoFrame(mine, table.wish, sorted(table.agreed) if table.wish is not None else [])
