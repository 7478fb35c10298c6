"""Two ways to say no: a rule forbids it, or the words make no sense. Bugs of ours are neither."""

from __future__ import annotations

from collections.abc import Mapping

Facts = dict[str, object]


class Rejected(Exception):
    """Somebody's mistake. Nothing has changed. `message` is a message id, worded with `facts` at the reader."""

    def __init__(self, message: str, facts: Mapping[str, object] | None = None, clause: str = "") -> None:
        super().__init__(message, dict(facts or {}), clause)
        self.message = message
        self.facts: Facts = dict(facts or {})
        self.clause = clause

    def __str__(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.message} ({self.clause or 'no clause'}) {said}".rstrip()


class Refusal(Rejected):
    """A choice that the rules do not allow; `clause` says which one."""

    def __init__(self, clause: str, message: str, facts: Mapping[str, object] | None = None) -> None:
        super().__init__(message, facts, clause)

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, Facts]]:
        return Refusal, (self.clause, self.message, self.facts)


class BadInput(Rejected):
    """A value that no rule can be asked about: an unknown title, a malformed text, a broken file."""
