"""A seat at a table."""

from __future__ import annotations

from backroom.table.entries import SeatPlan

HUMAN = "human"
#: What bots call themselves where nobody has named them.
_BOT_NAMES = ("Lucky", "Dutch", "Bugs", "Frankie", "Mickey", "Angelo")

#: So many messages may be sent again, after a broken line, without being taken twice.
_REMEMBERED = 32
#: So many spent links and revoked keys of a seat are told what they were.
_BARRED = 32
#: The most devices that play one seat.
MOST_KEYS = 4


class Seat:
    """Who sits here. `player` is `human` or a bot's name; a `minded` human has a bot playing for them."""

    __slots__ = (
        "commitment", "contribution", "erased", "handed", "held", "keys", "link", "minded", "minder", "name", "past",
        "player", "refs", "salt", "sat",
    )  # fmt: skip

    def __init__(self, number: int, plan: SeatPlan) -> None:
        self.player = plan.player
        self.name = plan.name or ("" if plan.player == HUMAN else _BOT_NAMES[number])
        #: Hashes of the keys that play this seat, one for each device of its owner.
        self.keys = list(plan.keys) or ([plan.key] if plan.key else [])
        #: The hash of the link that takes this chair, and of one that its owner's next device comes by; empty if spent.
        self.link = plan.link
        self.handed = ""
        #: Secrets that once opened something here, and what their holders are told now.
        self.past: dict[str, str] = {}
        #: Somebody has taken this seat of a listed table and is about to sit down.
        self.held = False
        self.sat = plan.player != HUMAN
        self.commitment: str | None = None
        self.contribution: str | None = None
        #: Of the name's line in the record: its salt, and its digest once it is erased.
        self.salt = self.erased = ""
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

    def bar(self, secret: str, message: str) -> None:
        """From now on this secret opens nothing."""
        if secret:
            self.past = dict([*self.past.items(), (secret, message)][-_BARRED:])

    def lock(self, message: str) -> None:
        """No key and no link opens this seat any more."""
        for secret in (*self.keys, self.link, self.handed):
            self.bar(secret, message)
        self.keys, self.link, self.handed = [], "", ""

    def take(self, key: str) -> None:
        """The chair's link is spent; this device plays."""
        self.lock("table-link-spent")
        self.keys = [key]

    def leave(self, message: str) -> None:
        """Free again, for whoever has the new link; those who were here are told why they are not."""
        self.lock(message)
        self.name = self.salt = self.erased = ""
        self.sat = self.held = False
        self.commitment = self.contribution = None
        self.minded = False
