"""Receipts: what a player's own device has noted of a game, and whether a record agrees with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

import msgspec

from backroom.kernel.event import ONLOOKER
from backroom.kernel.fair import commitment
from backroom.kernel.lines import Header, Hex, Line, Secrets
from backroom.kernel.record import Record
from backroom.kernel.refusal import BadInput
from backroom.kernel.shown import holds_run, shown_to
from backroom.kernel.title import AnyTitle

FORMAT = 1
T = TypeVar("T")
Mine = Literal["used", "left-out", "none"]


class Shown(Line, frozen=True):
    """The running hash of what was shown: of `count` moments, the first of which has the digest `first`."""

    first: str
    count: int
    hash: Hex


class Receipt(Line, frozen=True):
    """What one viewer noted. `viewer` is a seat from 1, or 0 for an onlooker; `docs/fairness.md` tells the rest."""

    receipt: int
    table: str
    title: str
    viewer: int
    commitments: Secrets
    left_out: list[int]
    contribution: Hex | None
    contributed: bool
    data: str
    rules: int
    heads: list[Hex]
    acts: list[list[str]]
    shown: Shown


@dataclass(frozen=True)
class Compared:
    """What of a receipt was found in a record.

    `beyond` lines came after the last head that this viewer was told: the receipt says nothing of them. `moments` is
    None if the log could not be compared, because words that the viewer heard have been erased since.
    """

    mine: Mine
    heads: int
    beyond: int
    acts: int
    moments: int | None

    @property
    def whole(self) -> bool:
        """Whether the receipt covers every line, and all that was shown was found again."""
        return self.beyond == 0 and self.moments is not None


def read_receipt(text: str) -> Receipt:
    """The receipt that `text` holds; `BadInput` if it is none."""
    try:
        receipt = msgspec.json.decode(text, type=Receipt)
    except msgspec.DecodeError as error:
        raise BadInput("receipt-bad", {"reason": str(error)}) from None
    if receipt.receipt != FORMAT:
        raise BadInput("receipt-bad", {"reason": f"receipt {receipt.receipt}"})
    return receipt


def check_pinned(record: Record, house: str) -> None:
    """`BadInput` if the house's commitment was another one than somebody noted before the deal."""
    promised = record.header.commitments
    if promised is None or promised.house != house.strip().lower():
        raise BadInput("receipt-other-house")


def compare(record: Record, title: AnyTitle, receipt: Receipt) -> Compared:
    """Compare a verified record with a receipt; `BadInput` names the first thing in which they differ."""
    header = record.header
    if header.title != receipt.title:
        raise BadInput("receipt-other-title", {"title": receipt.title})
    if not 0 <= receipt.viewer <= header.players:
        raise BadInput("no-such-seat", {"value": receipt.viewer, "players": header.players})
    _check_promises(record, receipt)
    mine = _check_mine(record, receipt)
    if not isinstance(header, Header) or record.reveal is None:
        # Format 1 has no chain, and what was taken back is not in the file.
        return Compared(mine, 0, len(record.chained), 0, None)
    heads = record.heads(bytes.fromhex(record.reveal.house))
    covered = _check_order(heads, receipt.heads, "receipt-head")
    own = [move.do for move in record.moves if move.seat == receipt.viewer and move.by is msgspec.UNSET]
    _check_order(own, receipt.acts, "receipt-act")
    moments = _check_shown(record, title, receipt)
    return Compared(mine, len(receipt.heads), len(heads) - covered, len(receipt.acts), moments)


def _check_promises(record: Record, receipt: Receipt) -> None:
    """What was published before the deal is what the record says was."""
    header = record.header
    check_pinned(record, receipt.commitments.house)
    promised = [] if header.commitments is None else header.commitments.seats
    if len(promised) != len(receipt.commitments.seats):
        raise BadInput("receipt-other-seats")
    old = not isinstance(header, Header)
    for seat, (told, noted) in enumerate(zip(promised, receipt.commitments.seats, strict=True)):
        # Format 1 forgets the commitment of a seat that was left out.
        if told != noted and not (old and told is None):
            raise BadInput("receipt-other-commitment", {"seat": seat})
    if isinstance(header, Header):
        if header.left_out != receipt.left_out:
            raise BadInput("receipt-left-out", {"value": _seats(header.left_out), "expected": _seats(receipt.left_out)})
        if receipt.rules and header.rules != receipt.rules:
            raise BadInput("receipt-rules", {"value": header.rules, "expected": receipt.rules})
    if receipt.data and header.data.sha256 != receipt.data:
        raise BadInput("receipt-data")


def _check_mine(record: Record, receipt: Receipt) -> Mine:
    """What became of this viewer's own contribution."""
    at = receipt.viewer - 1
    if at < 0 or receipt.contribution is None:
        return "none"
    if receipt.commitments.seats[at] != commitment(bytes.fromhex(receipt.contribution)):
        return "none"  # it came too late to be among the commitments: the client's own affair
    used = None if record.reveal is None else record.reveal.seats[at]
    if used == receipt.contribution:
        return "used"
    if used is not None:
        raise BadInput("receipt-other-contribution", {"seat": at})
    if receipt.contributed:
        raise BadInput("receipt-dropped", {"seat": at})
    return "left-out"


def _check_order(there: Sequence[T], noted: Sequence[T], message: str) -> int:
    """Everything noted stands there, in its order; how far one must look for all of it."""
    at = 0
    for number, one in enumerate(noted, 1):
        try:
            at = there.index(one, at) + 1
        except ValueError:
            raise BadInput(message, {"number": number, "count": len(noted)}) from None
    return at


def _check_shown(record: Record, title: AnyTitle, receipt: Receipt) -> int | None:
    shown = receipt.shown
    if shown.count == 0:
        return 0
    digests = shown_to(record, title, ONLOOKER if receipt.viewer == 0 else receipt.viewer - 1)
    if holds_run(digests, shown.first, shown.count, shown.hash):
        return shown.count
    if record.hidden:
        return None
    raise BadInput("receipt-shown", {"count": shown.count})


def _seats(seats: list[int]) -> str:
    return ", ".join(str(seat) for seat in seats) or "–"
