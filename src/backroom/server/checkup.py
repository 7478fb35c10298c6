"""Looking through a whole database: the file, every journal's chain, and every table that they make."""

from __future__ import annotations

from dataclasses import dataclass

from backroom.kernel.refusal import BadInput
from backroom.server.folding import fold, kept_text
from backroom.store.lines import Damaged, StoreTrouble, Unreadable
from backroom.store.reader import Reader


@dataclass(frozen=True)
class Finding:
    """Something to tell the operator: a message id with facts. A table that is only stranded is not `damaged`."""

    message: str
    facts: dict[str, object]
    damaged: bool = True


@dataclass(frozen=True)
class CheckUp:
    """How many tables were looked at, and what was found."""

    tables: int
    findings: list[Finding]

    @property
    def damaged(self) -> bool:
        return any(finding.damaged for finding in self.findings)


def check_up(store: Reader) -> CheckUp:
    """All that is wrong with a database; nothing is changed."""
    findings: list[Finding] = []
    try:
        store.check_integrity(whole=True)
    except Unreadable as trouble:
        findings.append(Finding(trouble.message, trouble.facts))
    try:
        tables = store.tables()
    except StoreTrouble as trouble:
        return CheckUp(0, findings or [Finding(trouble.message, trouble.facts)])
    for id_ in tables:
        found = finding_at(store, id_)
        if found is not None:
            findings.append(found)
    return CheckUp(len(tables), findings)


def finding_at(store: Reader, id_: str) -> Finding | None:
    """What is wrong with one table; None if it can be played on, or looked at."""
    try:
        lines = store.load(id_)
        if not lines:
            raise Damaged(id_, 1, "all lines are missing")
        table, _ = fold(id_, lines, kept_text(store, lines[0]))
    except Damaged as damaged:
        return Finding("check-damaged", {"value": id_, "line": damaged.line, "reason": damaged.what})
    except BadInput as refused:
        return Finding("check-stranded", {"value": id_, "reason": refused.message}, damaged=False)
    if table.stranded:
        return Finding("check-stranded", {"value": id_, "reason": table.stranded}, damaged=False)
    return None
