"""What goes over the wire between a seat (or an onlooker) and its table. `docs/protocol.md` tells the story.

The browser's types are made from these (`python -m backroom.server.typescript`), so that the two cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

VERSION = 3

Key = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Ref = Annotated[str, msgspec.Meta(max_length=40)]
ActionText = Annotated[str, msgspec.Meta(max_length=200)]
ActionTexts = Annotated[list[ActionText], msgspec.Meta(max_length=100)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """What a client may say. `ref` comes back in the answer."""

    ref: Ref = ""


class Hello(Said, frozen=True, tag="hello"):
    """The first words on a socket. `key` is that of a device that plays a seat, the onlookers', or, before the deal, a
    chair's unspent link, which shows the lobby; never in an address.

    `since` is the last `seen` the client was told: the update brings what happened after it.
    """

    version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    key: Key
    since: Count = 0


class Sit(Said, frozen=True, tag="sit"):
    """Take the seat, with a name and the commitment (SHA-256) to a contribution of 32 random bytes."""

    name: Name
    commitment: Hex | None = None


class Rename(Said, frozen=True, tag="rename"):
    """I am called so from now on. The record of a game keeps the name of its deal."""

    name: Name


class Begin(Said, frozen=True, tag="begin"):
    """Everybody sits: let the deal begin, at a table that waits for this word (`frame.wait`)."""


class Contribute(Said, frozen=True, tag="contribute"):
    """The contribution itself, once all commitments are known (`frame.status` is `sealing`)."""

    contribution: Hex


class Act(Said, frozen=True, tag="act"):
    """One whole choice. `rev` is `decision.rev` of the update that it answers.

    With `or_try` it need not be whole: a mere beginning changes nothing and is answered as `try` answers it.
    """

    rev: Count
    actions: ActionTexts
    or_try: bool = False


class Try(Said, frozen=True, tag="try"):
    """The beginning of a choice, to be shown what would be offered next. Changes nothing."""

    rev: Count
    actions: ActionTexts


class Why(Said, frozen=True, tag="why"):
    """Why can I not do this now (after `actions` of a choice in the making)? Changes nothing."""

    rev: Count
    action: ActionText
    actions: ActionTexts = []


class Hint(Said, frozen=True, tag="hint"):
    """What would a bot do here, and why? Changes nothing."""

    rev: Count
    actions: ActionTexts = []


class Say(Said, frozen=True, tag="say"):
    """Free words: a seat's to the whole table and into the record, an onlooker's to the other onlookers, or to all if
    `frame.heard`.

    A `whisper` is for the seats in `frame.confidants`; the others learn nothing of it.
    """

    words: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    whisper: bool = False


class AskUndo(Said, frozen=True, tag="undo"):
    """Take back my last choice: at once while it is free, else the others are asked."""


class Vote(Said, frozen=True, tag="vote"):
    """Answer to somebody's wish to undo."""

    agree: bool


class Pause(Said, frozen=True, tag="pause"):
    """Stop the clock and the game for everybody."""


class Resume(Said, frozen=True, tag="resume"):
    """Go on after a pause."""


class Resign(Said, frozen=True, tag="resign"):
    """Leave for good: a bot plays on."""


class Back(Said, frozen=True, tag="back"):
    """I am here again: the bot that minded my seat hands it back."""


class Rematch(Said, frozen=True, tag="rematch"):
    """After the end: I want to play once more. As soon as all people who are here do, a table is opened for the same
    company, seats rotated; the keys stay with their people's devices. Said again, it looks anew who is here."""


class Ping(Said, frozen=True, tag="ping"):
    """Still there? Answered with `done`."""


#: Whatever a client may send.
FromClient = (
    Hello | Sit | Rename | Begin | Contribute | Act | Try | Why | Hint | Say | AskUndo | Vote | Pause | Resume
    | Resign | Back | Rematch | Ping
)  # fmt: skip

Facts = dict[str, Any]


class SeenEvent(msgspec.Struct, frozen=True):
    """What happened, as this viewer may know it: the words' message id, and facts."""

    event: str
    facts: Facts


class Moment(msgspec.Struct, frozen=True):
    """One thing in the log. `number` counts this viewer's moments, from 1. `kind` is `deal`, `move` (by `seat`), or
    what happened at the table itself (`said`, `undone`, `minded`, `returned`, `replaced`, …), then with `facts`."""

    number: int
    at: float
    kind: str
    seat: int | None = None
    events: list[SeenEvent] = []
    facts: Facts = {}


class Decision(msgspec.Struct, frozen=True):
    """What is asked. `rev` goes back with the answer. `actions` is empty for a viewer who is not asked."""

    rev: int
    prompt: str
    facts: Facts
    seats: list[int]
    actions: list[str]
    unfinished: bool


class SeatFrame(msgspec.Struct, frozen=True):
    """Who sits there: `player` is `human` or a bot's name; `minded` tells that the bot `minder` plays until they are
    back."""

    name: str
    player: str
    sat: bool
    present: bool
    minded: bool
    committed: bool
    #: Seconds left: for this decision, or in the bank. None without a clock.
    left: float | None = None
    running: bool = False
    minder: str = ""


class ClockPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`none`, `decision` (so many seconds each time) or `bank` (so many in all, and `more` for every choice)."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=30 * 86400)] = 0
    more: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0


class Commitments(msgspec.Struct, frozen=True):
    """SHA-256 of the house's seed and of each seat's contribution; after the end, the secrets themselves."""

    house: str
    seats: list[str | None]


UndoRight = Literal["free", "ask", "no"]


class UndoFrame(msgspec.Struct, frozen=True):
    """May I undo: `free` at once, `ask` the table, or `no`. `asked` is the seat whose wish is being voted on."""

    mine: UndoRight
    asked: int | None = None
    agreed: list[int] = []


class Frame(msgspec.Struct, frozen=True):
    """The table round the game. `you` is None for an onlooker."""

    table: str
    title: str
    options: dict[str, bool]
    #: `stranded`: the house no longer has the rules or the data that the table was opened with; nothing is lost.
    status: Literal["gathering", "sealing", "playing", "paused", "over", "closed", "stranded"]
    you: int | None
    seats: list[SeatFrame]
    clock: ClockPlan
    onlookers: int
    commitments: Commitments
    reveal: Commitments | None
    undo: UndoFrame
    #: The data's own version, the digest of its text, and the version of the title's rules.
    data: str
    data_sha256: str
    rules: int
    #: The seats that the viewer may whisper to now.
    confidants: list[int]
    #: Once a rematch is made: its table, and the viewer's seat there.
    rematch: str | None = None
    #: The seats whose contributions are missed: the deal goes on without them in `deal_in` seconds, unless they come.
    left_out: list[int] = []
    deal_in: float | None = None
    #: Whether the deal waits for somebody's word, once all sit.
    wait: bool = False
    #: Whether everybody hears now what an onlooker says; else the other onlookers only.
    heard: bool = False
    #: The seats that want a rematch.
    wanting: list[int] = []


class Told(msgspec.Struct, frozen=True, tag_field="tell", kw_only=True):
    """What a client is told. `ref` is that of the message it answers, else empty."""

    ref: str = ""


class Update(Told, frozen=True, tag="update"):
    """All that a viewer may know, whole: replace what you have. `moments` are the log since the last update.

    `view` and `decision` are None before the deal. `seen` is how many moments this viewer has seen, and so the number
    of the last. `whole` tells that `moments` is the end of the log itself, not what came since: `earlier` older ones
    can be had by `GET /api/tables/{id}/log`. `head` is that of the record's chain after the last line that this viewer
    saw come about (docs/fairness.md): worth keeping, for it tells later whether anything was changed.
    """

    seen: int
    frame: Frame
    view: Mapping[str, Any] | None
    decision: Decision | None
    moments: list[Moment]
    whole: bool
    earlier: int = 0
    head: str = ""


class Presence(Told, frozen=True, tag="presence"):
    """Who is here, by seat, and how many look on."""

    present: list[bool]
    onlookers: int


class Offered(Told, frozen=True, tag="offered"):
    """The host offers whoever looks on a free chair, before the deal: `link` is the invitation."""

    link: str


class Tried(Told, frozen=True, tag="tried"):
    """The answer to `try`: `whole` means that the choice may be sent; else what the seat would see and be offered.

    Of a whole choice it tells what would be seen after it only where nothing is secret and no dice or cards decide.

    `actions` are those of the choice so far: none, if it has taken back everything that it did.
    """

    actions: list[str]
    whole: bool
    view: Mapping[str, Any] | None = None
    decision: Decision | None = None


class Weighed(msgspec.Struct, frozen=True):
    """A whole choice, and how likely a bot thinks that the seat wins after it: 0 to 1, a shared win as a share."""

    actions: list[str]
    chance: float


class Hinted(Told, frozen=True, tag="hinted"):
    """The answer to `hint`: what the bot `player` would choose, and why (a message id with facts).

    `choices` are the best that it weighed, three at most, the first of them the one that it would choose; none, if that
    bot tells no chances.
    """

    player: str
    actions: list[str]
    why: str
    facts: Facts
    choices: list[Weighed] = []


class Done(Told, frozen=True, tag="done"):
    """It is true now: it stands in the journal. `seen` is that of the newest update."""

    seen: int


class Refused(Told, frozen=True, tag="refused"):
    """It was not done, and nothing has changed: a message id with facts, and the clause of the rules, if one says so.

    `stale` means: the table has moved on; look at the newest update.
    """

    message: str
    facts: Facts
    clause: str = ""
    stale: bool = False


class Gone(Told, frozen=True, tag="gone"):
    """The connection ends here, for a reason (a message id)."""

    message: str


#: What answers a message; an update may come before it.
Answer = Tried | Hinted | Done | Refused
#: Whatever the server may send, asked or not.
FromServer = Update | Presence | Offered | Answer | Gone
