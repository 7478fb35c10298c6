"""Why somebody was told no, as the figures count it."""

from __future__ import annotations

from backroom.kernel.refusal import Refusal, Rejected
from backroom.server.chairs import Forbidden
from backroom.server.limits import Exceeded
from backroom.server.metrics import Reason
from backroom.store.lines import Damaged
from backroom.table.commands import Stale

_REASONS: dict[type[Rejected], Reason] = {
    Refusal: "rule",
    Stale: "stale",
    Exceeded: "limit",
    Forbidden: "forbidden",
    Damaged: "store",
}


def reason_for(rejected: Rejected) -> Reason:
    """A rule, a table that has moved on, a limit, a key that opens nothing, a damaged table; else `bad-input`.

    Never the message itself: there are hundreds, and each would be a series.
    """
    return next((reason for kind, reason in _REASONS.items() if isinstance(rejected, kind)), "bad-input")
