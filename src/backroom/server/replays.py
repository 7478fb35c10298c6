"""Records shown again: as a seat knew it then, as an onlooker, or laid open after the end; and forked."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.event import ONLOOKER, Event
from backroom.kernel.forking import origin_of, start_from
from backroom.kernel.lines import AnyHeader, Entry, Fork, Hidden, Move, OldHeader, Talk, Undo
from backroom.kernel.record import Record, read_record
from backroom.kernel.refusal import BadInput
from backroom.kernel.replay import Moment, replay, settings_of, state_at
from backroom.kernel.title import Settings
from backroom.server.api import Replay, ReplayMoment
from backroom.table.entries import ForkPlan

Viewer = int | Literal["onlooker", "open"]


def prove_data(title: str, players: int | None, options: dict[str, bool], data: str) -> Settings:
    """The settings of a table with an owner's data; `BadInput` if no rules can be made of it. For a worker."""
    found = find_title(title)
    settings = found.settings(players, options, data)
    found.rules(settings)
    return settings


def shown_record(record: Record, viewer: Viewer) -> bytes:
    """`show` as it goes over the wire. For a worker."""
    return msgspec.json.encode(show(record, viewer))


def shown_text(text: str, viewer: Viewer) -> bytes:
    """The same of a record as text. For a worker."""
    return shown_record(read_outside(text), viewer)


def show(record: Record, viewer: Viewer) -> Replay:
    """Every moment of a record for this viewer; `BadInput` if the record does not fit, or may not be seen so."""
    header = record.header
    if viewer == "open" and record.end is None:
        raise BadInput("replay-not-over")
    if isinstance(viewer, int) and not 0 <= viewer < header.players:
        raise BadInput("no-such-seat", {"value": viewer + 1, "players": header.players})
    title = find_title(header.title)
    seats = range(0 if title.all_public or viewer != "open" else header.players)
    moments: list[ReplayMoment] = []
    for moment in replay(record, title):
        shown = _moment(moment, viewer, seats)
        if isinstance(moment.entry, Hidden):
            continue
        if not _heard(moment, viewer) or (moments and shown.seat != viewer and _nothing_new(moments[-1], shown)):
            continue  # a whisper among others: in a game that goes on not even its number may tell of it
        moments.append(shown if record.end is not None else msgspec.structs.replace(shown, number=len(moments)))
    return Replay(
        title=header.title,
        options=header.options,
        names=[seat.name or f"#{number}" for number, seat in enumerate(record.seats, 1)],
        players=[seat.player for seat in record.seats],
        viewer=viewer,
        moments=moments,
        commitments=_plain(header.commitments),
        reveal=_plain(record.reveal),
        over=record.end is not None,
    )


def read_outside(text: str) -> Record:
    """A record that somebody brings. Not one with a state to begin from: that would be restored unseen."""
    record = read_record(text)
    if isinstance(record.header, OldHeader) and record.header.start is not msgspec.UNSET:
        raise BadInput("replay-start-not-ours")
    return record


def fork(text: str, number: int, seat: int) -> tuple[AnyHeader, ForkPlan]:
    """A finished game's header, and how a game goes on from it: as `seat` knew it after choice `number`.

    What the seat does not know then is dealt anew, when the new game begins.
    """
    read_outside(text)
    record = origin_of(Fork(text, number, seat + 1), 1)
    title = find_title(record.header.title)
    rules = title.rules(settings_of(record, title))
    # Not the true state: nobody at the new table is to be dealt what was true in the old one.
    known = start_from(rules, state_at(record, title, number, 1), seat, FastChance(0))
    return record.header, ForkPlan(text, number, seat, known.as_data())


def _heard(moment: Moment, viewer: Viewer) -> bool:
    """Whispers are for those who heard them, until all is laid open."""
    entry = moment.entry
    eyes = viewer if isinstance(viewer, int) else ONLOOKER
    return viewer == "open" or not isinstance(entry, Talk) or entry.heard_by(eyes)


def _moment(moment: Moment, viewer: Viewer, laid_open: range) -> ReplayMoment:
    entry = moment.entry
    game = moment.game
    eyes = viewer if isinstance(viewer, int) else ONLOOKER
    told = game.update(eyes, [])
    view = told.view.as_data()
    if laid_open:
        # What each seat knew lies beside what everybody knew.
        view = {**view, "seats_open": [game.view(seat).as_data() for seat in laid_open]}
    return ReplayMoment(
        number=moment.number,
        kind=_kind(entry),
        seat=None if entry is None or isinstance(entry, Hidden) else entry.seat - 1,
        events=_seen(moment.events, viewer),
        view=view,
        prompt=told.prompt,
        prompt_facts=told.prompt_facts,
        seats=told.seats,
        words=entry.say if isinstance(entry, Talk) else "",
    )


def _kind(entry: Entry | None) -> str:
    if entry is None:
        return "deal"
    return "move" if isinstance(entry, Move) else "undone" if isinstance(entry, Undo) else "said"


def _nothing_new(before: ReplayMoment, now: ReplayMoment) -> bool:
    """Whether the viewer saw and heard nothing between the two."""
    if now.kind != "move" or now.events:
        return False
    return (before.view, before.prompt, before.prompt_facts, before.seats) == (
        now.view, now.prompt, now.prompt_facts, now.seats
    )  # fmt: skip


def _seen(events: list[Event], viewer: Viewer) -> list[Any]:
    if viewer == "open":
        seen = [event.seen_by_all() for event in events]
    else:
        eyes = viewer if isinstance(viewer, int) else ONLOOKER
        seen = [told for event in events if (told := event.seen_by(eyes)) is not None]
    return [{"event": event.name, "facts": event.facts} for event in seen]


def _plain(secrets_: msgspec.Struct | None) -> dict[str, Any] | None:
    return None if secrets_ is None else msgspec.to_builtins(secrets_)
