"""What is wrong with a lesson, where it stands, and why."""

from __future__ import annotations

from collections.abc import Mapping

from backroom.kernel.refusal import BadInput, Rejected
from backroom.kernel.title import AnyTitle
from backroom.words import Words


class Flaw(BadInput):
    """One thing that is wrong with a lesson, at a line of its file.

    `cause` is what the rules of `title` say about it, if they do: its words tell that.
    """

    def __init__(
        self,
        line: int,
        message: str,
        facts: Mapping[str, object] | None = None,
        cause: Rejected | None = None,
        title: AnyTitle | None = None,
    ) -> None:
        super().__init__(message, facts)
        self.line = line
        self.cause = cause
        self.title = title

    def sentence(self, language: str) -> str:
        """What is wrong, for the author."""
        words = Words(language, self.title)
        if self.cause is None:
            return words.rejection(self)
        cause = self.cause.sentence(language) if isinstance(self.cause, Flaw) else words.rejection(self.cause)
        return f"{words.rejection(self)} {cause}"
