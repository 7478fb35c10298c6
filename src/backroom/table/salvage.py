"""A record made from a table's journal alone, without its rules: for tables that the house can no longer play."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from backroom.kernel.ledger import Ledger
from backroom.kernel.lines import (
    FORMAT,
    OLD_FORMAT,
    AnyHeader,
    DataLine,
    Entry,
    Header,
    Hidden,
    Move,
    OldHeader,
    SeatLine,
    Talk,
    Undo,
)
from backroom.kernel.record import Record
from backroom.kernel.recorded import Fairness
from backroom.kernel.refusal import BadInput
from backroom.table import entries as e
from backroom.table.table import Table


def salvaged(entries: Sequence[e.AnyEntry], kept: str | None = None, viewer: int | None = None) -> Record:
    """What the journal tells of a game, for a viewer: whispers that it did not hear are hidden; all is told for None.

    What chance answered stands in it as far as the journal notes it. `kept` is the text of its data, if that was ours
    and we ship another by now. `BadInput` if no game has begun.
    """
    opened, *rest = entries
    if not isinstance(opened, e.Opened):
        raise BadInput("table-not-begun")
    table = Table("", opened, 0.0, kept)
    table.strand("only its journal counts here")
    told: list[Entry] = []
    begun: tuple[AnyHeader, Fairness, e.Dealt] | None = None
    names = table.names()
    for entry in rest:
        if isinstance(entry, e.Dealt):
            fairness, names = table.fairness(), table.names()
            begun = (_header(table, fairness), fairness, entry)
        elif begun is not None:
            _tell(told, entry, opened.scheme)
        table.take(entry, 0.0)
    if begun is None:
        raise BadInput("table-not-begun")
    header, fairness, dealt = begun
    ledger = Ledger(header, names if opened.scheme > 1 else [], dealt.chance or [], fairness.seed)
    for line in told:
        ledger.write(line)
    record = ledger.record(table.ended, None if table.ended is None else fairness.reveal())
    return record if viewer is None else _without_whispers(record, viewer, fairness.seed)


def _header(table: Table, fairness: Fairness) -> AnyHeader:
    opened = table.opened
    data = DataLine(table.data_version, table.data_sha256, opened.data)
    options, promised = dict(table.settings.options), fairness.commitments()
    if opened.scheme == 1:
        begun = msgspec.UNSET if opened.start is None else opened.start
        lines = [SeatLine(seat.name, seat.player) for seat in table.seats]
        return OldHeader(OLD_FORMAT, opened.title, opened.players, options, data, lines, promised, begun)
    origin = table.origin()
    return Header(
        backroom=FORMAT,
        title=opened.title,
        players=opened.players,
        options=options,
        data=data,
        rules=table.rules,
        seats=[seat.player for seat in table.seats],
        commitments=promised,
        left_out=fairness.left_out(),
        fork=msgspec.UNSET if origin is None else origin.fork,
    )


def _tell(told: list[Entry], entry: e.AnyEntry, scheme: int) -> None:
    """Add the line of an entry, or do in format 1 what it has no line for."""
    if isinstance(entry, e.Moved):
        by = entry.by if entry.by and scheme > 1 else msgspec.UNSET
        told.append(Move(entry.seat + 1, entry.actions, entry.chance or [], by))
    elif isinstance(entry, e.Spoke) and entry.seat is not None:
        to = msgspec.UNSET if entry.to is None else [seat + 1 for seat in entry.to]
        talk = Talk(entry.seat + 1, entry.words, to, entry.salt or msgspec.UNSET)
        told.append(Hidden(entry.erased) if entry.erased else talk)
    elif isinstance(entry, e.Undone) and scheme > 1:
        told.append(Undo(entry.seat + 1, entry.moves))
    elif isinstance(entry, e.Undone):
        gone = [line for line in told if isinstance(line, Move)][entry.moves :]
        told[:] = [line for line in told if not any(line is one for one in gone)]


def _without_whispers(record: Record, viewer: int, seed: bytes) -> Record:
    """For a game that has not ended too: nobody will go on with it, and the house alone can tell the digests."""
    heard = [not isinstance(line, Talk) or line.heard_by(viewer) for line in record.entries]
    if isinstance(record.header, OldHeader):
        kept = [line for line, hears in zip(record.entries, heard, strict=True) if hears]
        return msgspec.structs.replace(record, entries=kept)
    digests = record.digests(seed)[-len(heard) :] if heard else []
    hidden: list[Entry] = [
        line if hears else Hidden(digest.hex())
        for line, hears, digest in zip(record.entries, heard, digests, strict=True)
    ]
    return msgspec.structs.replace(record, entries=hidden)
