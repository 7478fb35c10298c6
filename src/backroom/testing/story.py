"""Everything that happens in a few random games of a title, as one digest: `python -m backroom.testing.story TITLE`."""

from __future__ import annotations

import hashlib
import sys

from backroom.games import find_title
from backroom.kernel.event import Event
from backroom.kernel.title import AnyTitle
from backroom.testing.case import cases_of
from backroom.testing.plain import event_texts, state_text, update_text
from backroom.testing.walk import Walk


def story_digest(title: AnyTitle) -> str:
    """SHA-256 over every state, event and update of one game with the fewest and one with the most players."""
    digest = hashlib.sha256()
    cases = list(cases_of(title))
    for case in (cases[0], cases[-1]):
        log: list[Event] = []
        for state in Walk(case, 1, by_verb=True, log=log).play():
            updates = [update_text(case, state, viewer) for viewer in case.viewers]
            digest.update("\n".join([state_text(state), *updates]).encode())
        digest.update("\n".join(event_texts(log)).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(story_digest(find_title(sys.argv[1])))
