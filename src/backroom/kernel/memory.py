"""Memory: what each seat has seen of a game, in order. Kept only where somebody asked for it when the game was made."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from backroom.kernel.action import Action
from backroom.kernel.event import Event

#: What a memory notes of a seat itself. No viewer is told it in words.
CHOSEN: Final = "chosen"
LOOKED: Final = "looked"


class Memory:
    """`log` is where the rules tell what happens; a seat's own choices are noted in it too, for that seat alone.

    What a seat has seen is told as texts: an event as JSON with its name and the facts that reach this seat. They are
    made when they are asked for.
    """

    __slots__ = ("_read", "_seen", "log")

    def __init__(self, players: int) -> None:
        self.log: Final[list[Event]] = []
        #: By seat: what it has seen of the log, so far as it has been read.
        self._seen: list[list[str]] = [[] for _ in range(players)]
        self._read = 0

    def note_choice(self, seat: int, action: Action) -> None:
        self.log.append(chosen(seat, action))

    def note_sight(self, seat: int, data: object) -> None:
        """This seat looked at the table now."""
        self.log.append(Event(LOOKED, {"view": data}, audience=1 << seat))

    def seen_by(self, seat: int) -> list[str]:
        """What this seat has seen, in order."""
        for event in self.log[self._read :]:
            for viewer, seen in enumerate(self._seen):
                told = event.seen_by(viewer)
                if told is not None:
                    seen.append(memory_text(told.as_data()))
        self._read = len(self.log)
        return self._seen[seat][:]

    def clone(self) -> Memory:
        new = Memory(len(self._seen))
        new.log.extend(self.log)
        new._seen = [seen[:] for seen in self._seen]
        new._read = self._read
        return new

    def known_to(self, seat: int) -> Memory:
        """All that this seat has seen, and of the others' memories what it knows that they have seen."""
        new = Memory(len(self._seen))
        for event in self.log:
            known = event.known_to(seat)
            if known is not None:
                new.log.append(known)
        return new

    def as_data(self) -> list[list[object]]:
        return [[event.name, event.facts, event.secrets, event.knowers, event.audience] for event in self.log]

    def remember(self, data: Sequence[Sequence[Any]]) -> None:
        """Begin anew with what `as_data` told."""
        self.log.clear()
        self._seen = [[] for _ in self._seen]
        self._read = 0
        for name, facts, secrets, knowers, audience in data:
            self.log.append(Event(name, facts, secrets, knowers, audience))


def chosen(seat: int, action: Action) -> Event:
    """That a seat chose this: for that seat alone."""
    return Event(CHOSEN, {"action": action.text}, audience=1 << seat)


def memory_text(data: object) -> str:
    """Equal data, equal text."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
