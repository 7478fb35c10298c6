"""Events: what happened, in the past tense, and who may know it."""

from __future__ import annotations

from typing import Final

from backroom.kernel.again import Recipe
from backroom.kernel.refusal import Facts

#: The highest number of seats of any title.
SEATS: Final = 6
#: Viewers are seats 0 … 5 and the onlooker, who knows what is public. A viewer's bit is `1 << viewer`.
ONLOOKER: Final = 6
EVERYONE: Final = (1 << 7) - 1
#: Facts of these names hold seats, so that a reader can put names in their place.
SEAT_FACTS: Final = ("seat", "target", "owner", "winner")
SEATS_FACTS: Final = ("seats", "winners")

Log = list["Event"]


class Event:
    """What happened. `facts` are for the `audience`, `secrets` only for the `knowers` among it."""

    __slots__ = ("audience", "facts", "knowers", "name", "secrets")

    def __init__(
        self,
        name: str,
        facts: Facts,
        secrets: Facts | None = None,
        knowers: int = EVERYONE,
        audience: int = EVERYONE,
    ) -> None:
        self.name: Final = name
        self.facts: Final = facts
        self.secrets: Final = secrets
        self.knowers: Final = knowers
        self.audience: Final = audience

    def seen_by(self, viewer: int) -> SeenEvent | None:
        """What reaches this viewer; None if nothing does."""
        bit = 1 << viewer
        if not self.audience & bit:
            return None
        return self._seen(self.secrets is not None and bool(self.knowers & bit))

    def known_to(self, viewer: int) -> Event | None:
        """The same as far as this viewer knows of it; None if nothing reaches this viewer."""
        bit = 1 << viewer
        if not self.audience & bit:
            return None
        if self.secrets is None or self.knowers & bit:
            return self
        return Event(self.name, self.facts, None, self.knowers, self.audience)

    def seen_by_all(self) -> SeenEvent:
        """With every secret: for records laid open after the end."""
        return self._seen(self.secrets is not None)

    def _seen(self, told: bool) -> SeenEvent:
        if not told or self.secrets is None:
            return SeenEvent(self.name, self.facts)
        return SeenEvent(self.name + "-seen", self.facts | self.secrets)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and (other.name, other.knowers, other.audience) == (self.name, self.knowers, self.audience)
            and (other.facts, other.secrets) == (self.facts, self.secrets)
        )

    def __hash__(self) -> int:
        return hash((self.name, self.knowers, self.audience))

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.facts}, {self.secrets}, {self.knowers}, {self.audience})"

    def __reduce__(self) -> Recipe:
        return Event, (self.name, self.facts, self.secrets, self.knowers, self.audience)


class SeenEvent:
    """An event as one viewer may know it. A name ending in `-seen` tells the secret as well."""

    __slots__ = ("facts", "name")

    def __init__(self, name: str, facts: Facts) -> None:
        self.name: Final = name
        self.facts: Final = facts

    def as_data(self) -> Facts:
        return {"event": self.name, **self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeenEvent) and (other.name, other.facts) == (self.name, self.facts)

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"SeenEvent({self.name!r}, {self.facts})"

    def __reduce__(self) -> Recipe:
        return SeenEvent, (self.name, self.facts)
