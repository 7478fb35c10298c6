"""What the doctor finds: fine, worth knowing, or wrong; with a sentence that says what to do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Verdict = Literal["ok", "note", "wrong"]


@dataclass(frozen=True)
class Finding:
    """One line of the report. `about` names what was looked at, `message` and `facts` are put into words."""

    about: str
    verdict: Verdict
    message: str
    facts: dict[str, object] = field(default_factory=dict)
