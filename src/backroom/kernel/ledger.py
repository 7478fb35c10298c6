"""A record as it is written: its lines so far, and the head of their chain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from backroom.kernel.chain import START, Salts, bot_luck, next_head
from backroom.kernel.lines import (
    AnyHeader,
    DealLine,
    Draws,
    Ending,
    Entry,
    Fork,
    Header,
    Hidden,
    Line,
    Move,
    Name,
    NameLine,
    OldHeader,
    Secrets,
    Undo,
    read_entry,
    write_line,
)
from backroom.kernel.record import Record


class Ledger:
    """The lines of one game, in the bytes that its file will have: a server holds thousands of games.

    With a `seed` they are chained. In format 1 (`names` empty) they are not.
    """

    def __init__(self, header: AnyHeader, names: list[Name], deal: Draws, seed: bytes | None) -> None:
        self._header = header
        self.names = names
        self._deal = write_line(DealLine(deal))
        self._salts = None if seed is None or not names else Salts(seed)
        self._luck = b"" if seed is None else seed
        self._lines = bytearray()
        #: How many bytes of the lines are stored already.
        self._stored = 0
        self._head = START
        #: How many lines there are, and how many there were after the last choice, undo or the deal.
        self.count = self._settled = 0
        for line in (header, *names):
            self._link(line, write_line(line))
        self._link(None, self._deal)
        self._settled = self.count

    @classmethod
    def restored(cls, data: dict[str, Any], fork: Fork | None, seed: bytes | None, lines: Iterable[bytes]) -> Ledger:
        """The ledger whose `as_data` this is; `lines` are what `lines_since` gave, each time it was asked."""
        header: AnyHeader
        if data["names"]:
            header = msgspec.convert(data["header"], Header)
            header = header if fork is None else msgspec.structs.replace(header, fork=fork)
        else:
            header = msgspec.convert(data["header"], OldHeader)
        names = [_name(line) for line in data["names"]]
        ledger = cls(header, names, data["deal"], seed)
        for chunk in lines:
            stands, _, more = chunk.partition(b"\n")
            if int(stands) > len(ledger._lines):
                raise ValueError("lines are missing")
            del ledger._lines[int(stands) :]
            ledger._lines += more
        ledger._stored = len(ledger._lines)
        ledger._head = bytes.fromhex(data["head"])
        ledger.count, ledger._settled = data["count"], data["settled"]
        return ledger

    def as_data(self) -> dict[str, Any]:
        """Everything but the lines and the record that this game was forked from, as plain data."""
        header = msgspec.to_builtins(self._header)
        header.pop("fork", None)
        return {
            "header": header,
            "names": msgspec.to_builtins(self.names),
            "deal": msgspec.json.decode(self._deal)["deal"],
            "head": self._head.hex(),
            "count": self.count,
            "settled": self._settled,
        }

    def lines_since(self) -> bytes:
        """The lines that came since this was last asked, behind the number of bytes that stand before them."""
        chunk = b"%d\n%s" % (self._stored, self._lines[self._stored :])
        self._stored = len(self._lines)
        return chunk

    @property
    def head(self) -> str:
        """The head of the chain so far; empty without a chain."""
        return "" if self._salts is None else self._head.hex()

    @property
    def deal(self) -> Draws:
        """What chance answered before the first choice."""
        return msgspec.json.decode(self._deal, type=DealLine).deal

    @property
    def last_entry(self) -> Entry | None:
        return read_entry(self._lines[self._lines.rfind(b"\n", 0, -1) + 1 : -1]) if self._lines else None

    def luck(self, seat: int) -> int:
        """A bot's luck in the next choice of a seat. Words that are said meanwhile do not change it."""
        return bot_luck(self._luck, self._settled, seat)

    def write(self, entry: Entry) -> None:
        line = write_line(entry)
        self._link(entry, line)
        if isinstance(entry, Move | Undo):
            self._settled = self.count
        self._lines += line
        self._lines += b"\n"

    def record(self, end: Ending | None, reveal: Secrets | None) -> Record:
        """The record so far, made anew each time it is asked for."""
        record = Record(self._header, self.deal, self.entries(), names=list(self.names), head=self.head or None)
        record.end, record.reveal = end, reveal
        return record

    def entries(self) -> list[Entry]:
        return [read_entry(line) for line in self._lines.split(b"\n")[:-1]]

    def _link(self, line: Line | None, written: bytes) -> None:
        if self._salts is not None:
            if isinstance(line, Hidden):
                digest = bytes.fromhex(line.hidden)
            else:
                digest = self._salts.line_digest(self.count, written)
            self._head = next_head(self._head, digest)
        self.count += 1


def _name(line: dict[str, Any]) -> Name:
    return msgspec.convert(line, Hidden) if "hidden" in line else msgspec.convert(line, NameLine)
