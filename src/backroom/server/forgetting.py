"""Erasing what people called themselves and said, out of a journal: what its lines say afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from msgspec.structs import replace as changed

from backroom.kernel.lines import Hidden, Talk
from backroom.server.folding import fold
from backroom.store.lines import Line
from backroom.table import entries as e
from backroom.table.salvage import salvaged
from backroom.table.seat import HUMAN
from backroom.table.table import Table


def forgotten_lines(
    id_: str, lines: list[Line], seats: Sequence[int | None], kept: str | None = None, owner: bool = True
) -> dict[int, str]:
    """By their numbers, what those lines say that tell of the names and words of these seats, once they are erased.

    None is the onlookers. A game that is folded from them is the same, with the same chances and the same heads: of an
    erased line of the record its digest is kept. For the `owner` of a seat that the host had freed, only what came
    after that is erased: before it was somebody else's.
    """
    before, _ = fold(id_, lines, kept)
    digests = _Digests(before, lines, kept)
    texts = {number: e.write_entry(entry) for number, entry in _erased(lines, seats, owner, digests)}
    after, _ = fold(id_, [replace(line, entry=texts.get(line.seq, line.entry)) for line in lines], kept)
    if after.seen != before.seen or after.heads != before.heads:
        raise RuntimeError(f"table {id_} would be another one without these words")
    return texts


class _Digests:
    """What is left of the lines of a record: those of its names, and of all that was said, in their order."""

    def __init__(self, table: Table, lines: list[Line], kept: str | None) -> None:
        self.names: list[str] = []
        self.said: Iterator[str] = iter(())
        if table.dealt and table.opened.scheme > 1:
            stranded = table.course is None
            record = (
                salvaged([e.read_entry(line.entry) for line in lines], kept)
                if stranded
                else table.running.recorded.record
            )
            digests = [digest.hex() for digest in record.digests(bytes.fromhex(table.opened.seed))]
            self.names = digests[1 : 1 + len(table.seats)]
            first = len(table.seats) + 2
            entries = zip(record.entries, digests[first:], strict=True)
            self.said = iter([digest for entry, digest in entries if isinstance(entry, Talk | Hidden)])


def _erased(
    lines: list[Line], seats: Sequence[int | None], owner: bool, digests: _Digests
) -> Iterator[tuple[int, e.AnyEntry]]:
    read = [(line.seq, e.read_entry(line.entry)) for line in lines]
    freed: dict[int | None, int] = {}
    if owner:
        freed |= {entry.seat: number for number, entry in read if isinstance(entry, e.Kicked | e.Freed)}
    dealt = False
    for number, entry in read:
        if isinstance(entry, e.Opened):
            plans = [
                changed(plan, name="") if at in seats and plan.player == HUMAN else plan
                for at, plan in enumerate(entry.seats)
            ]
            yield number, changed(entry, seats=plans)
        elif isinstance(entry, e.Dealt):
            dealt = True
        elif isinstance(entry, e.Sat) and entry.seat in seats and number > freed.get(entry.seat, 0):
            digest = digests.names[entry.seat] if digests.names else ""
            yield number, changed(entry, name="", salt="", erased=digest)
        elif isinstance(entry, e.Renamed) and entry.seat in seats and number > freed.get(entry.seat, 0):
            yield number, changed(entry, name="")
        elif isinstance(entry, e.Spoke):
            digest = next(digests.said, "") if dealt and entry.seat is not None else ""
            if entry.seat in seats and number > freed.get(entry.seat, 0):
                yield number, changed(entry, words="", salt="", erased=digest)
