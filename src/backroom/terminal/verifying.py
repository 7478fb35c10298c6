"""What `backroom verify` says of a record: what is proved, and what is not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from backroom.kernel.lines import Header
from backroom.kernel.receipt import Compared, Mine, Receipt, check_pinned, compare
from backroom.kernel.record import Record
from backroom.kernel.title import AnyTitle
from backroom.kernel.verify import Verified, verify
from backroom.table.rethinking import ask_again
from backroom.terminal.screen import shown_name
from backroom.words import Words

_MINE: dict[Mine, str] = {
    "used": "verify-receipt-used",
    "left-out": "verify-receipt-left-out",
    "none": "verify-receipt-none",
}


def verified_lines(
    record: Record, title: AnyTitle, receipts: Sequence[Receipt], pinned: str | None, bots: bool, language: str
) -> Iterator[str]:
    """Sentence by sentence; `BadInput` at the first thing that does not fit."""
    names = [shown_name(line.name) or f"#{seat}" for seat, line in enumerate(record.seats, 1)]
    words = Words(language, title, names)
    verified = verify(record, title)
    yield words.say("verify-fits", {"outcomes": verified.outcomes, "moves": verified.moves})
    yield from _about(record, verified, words)
    if pinned is not None:
        check_pinned(record, pinned)
        yield words.say("verify-pinned-fits")
    for receipt in receipts:
        yield from _receipt_lines(receipt, compare(record, title, receipt), words)
    if bots:
        asked = ask_again(record, title)
        facts = {"count": asked.choices, "same": asked.same, "unasked": asked.unasked, "number": asked.first}
        yield words.say("verify-bots-same" if asked.same == asked.choices else "verify-bots-differ", facts)
    if not receipts:
        yield words.say("verify-alone-pinned" if pinned is not None else "verify-alone")
    yield words.say("verify-not-proved")


def _about(record: Record, verified: Verified, words: Words) -> Iterator[str]:
    header = record.header
    if not isinstance(header, Header):
        yield words.say("verify-old-format")
        return
    if header.left_out:
        yield words.say("verify-left-out", {"seats": [seat - 1 for seat in header.left_out]})
    if header.fork is not msgspec.UNSET:
        origin = verified.origin
        facts = {"number": header.fork.number, "outcomes": 0 if origin is None else origin.outcomes}
        yield words.say("verify-origin-unsealed" if origin is None else "verify-origin-fits", facts)
    if verified.hidden:
        yield words.say("verify-hidden", {"count": verified.hidden})


def _receipt_lines(receipt: Receipt, found: Compared, words: Words) -> Iterator[str]:
    if receipt.viewer == 0:
        yield words.say("verify-receipt-onlooker", {"heads": found.heads})
    else:
        facts = {"seat": receipt.viewer - 1, "heads": found.heads, "acts": found.acts}
        yield words.say(_MINE[found.mine], facts)
    if found.moments is None:
        yield words.say("verify-receipt-no-log")
    else:
        yield words.say("verify-receipt-log", {"moments": found.moments})
    if found.beyond:
        yield words.say("verify-receipt-beyond", {"count": found.beyond})
