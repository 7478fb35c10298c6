"""A seat at a table."""

from __future__ import annotations

from backroom.table.entries import SeatPlan

HUMAN = "human"
#: What bots call themselves where nobody has named them.
_BOT_NAMES = ("Lucky", "Dutch", "Bugs", "Frankie", "Mickey", "Angelo")

#: So many messages may be sent again, after a broken line, without being taken twice.
_REMEMBERED = 32


class Seat:
    """Who sits here. `player` is `human` or a bot's name; a `minded` human has a bot playing for them."""

    __slots__ = ("commitment", "contribution", "held", "key", "minded", "minder", "name", "player", "refs", "sat")

    def __init__(self, number: int, plan: SeatPlan) -> None:
        self.player = plan.player
        self.name = plan.name or ("" if plan.player == HUMAN else _BOT_NAMES[number])
        #: The hash of the seat's secret; empty for a bot's.
        self.key = plan.key
        #: Somebody has taken this seat of a listed table and is about to sit down.
        self.held = False
        self.sat = plan.player != HUMAN
        self.commitment: str | None = None
        self.contribution: str | None = None
        self.minded = False
        #: The bot that minds the seat, if not the title's best.
        self.minder = ""
        #: The marks of the last messages from here, so that none is taken twice.
        self.refs: tuple[str, ...] = ()

    @property
    def human(self) -> bool:
        return self.player == HUMAN

    @property
    def here(self) -> bool:
        """Whether a human decides for this seat."""
        return self.human and self.sat and not self.minded

    def remember(self, ref: str) -> None:
        """A message with this mark of its sender's was taken."""
        if ref:
            self.refs = (*self.refs, ref)[-_REMEMBERED:]

    def leave(self, key: str) -> None:
        """Free again, for whoever has the new key."""
        self.key = key
        self.name = ""
        self.sat = self.held = False
        self.commitment = self.contribution = None
        self.minded = False
