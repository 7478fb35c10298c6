"""What goes over the wire in a lesson: what a table's socket says, and what coach and learner say to each other.

The browser's types are made from these too (`python -m backroom.server.typescript lessons`).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.table import protocol as p

#: A text by language; `{red-7}` in it is the thing of that name, `{seat-2}` whoever sits there.
Texts = dict[str, str]
Kind = Literal["game", "lesson", "problem"]


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a learner is: the step, from 0, and what was chosen at each so far. The device keeps it."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    choices: Annotated[list[Annotated[str, msgspec.Meta(max_length=2000)]], msgspec.Meta(max_length=1000)]


class Attend(p.Said, frozen=True, tag="attend"):
    """The first words on the socket of a lesson: what the learner is called, and from where the lesson goes on.

    Without `progress` it begins. `since` is the last `seen` that the client was told: numbers go on behind it.
    """

    version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    name: p.Name
    progress: Progress | None = None
    since: p.Count = 0


class AskCoach(p.Said, frozen=True, tag="coach"):
    """`do` it for me, `go-on` where there is only something to read, or `repeat` a step: this one, or `step`."""

    wish: Literal["do", "go-on", "repeat"]
    step: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None


class Coached(p.Told, frozen=True, tag="coached"):
    """Where the lesson is and what the coach says there. True once the update with this `seen` is shown.

    `step` counts from 0 and is `steps` when the lesson is over. `remarks` are `say`, `why`, `after`, `otherwise`, as
    far as they are there; `before` is the `after` of the step before. `do` is the choice that the coach has in mind,
    part by part, empty where nothing is left to choose. `light` are things or places of the board (`data-thing`,
    `data-place`). `wrong` tells that the last try was allowed but something else. `anew` tells that the lesson has
    changed since it was left and so began from the start.
    """

    seen: int
    kind: Kind
    step: int
    steps: int
    answered: bool
    over: bool
    remarks: dict[str, Texts]
    before: Texts | None
    clause: str
    light: list[str]
    do: list[str]
    progress: Progress
    wrong: bool = False
    anew: bool = False


#: Whatever a learner's client may send.
FromLearner = Attend | AskCoach | p.Act | p.Try | p.Why | p.Hint | p.Ping
#: Whatever it may be told, asked or not.
FromCoach = p.Update | Coached | p.Answer | p.Gone
