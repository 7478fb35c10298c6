"""Bodies and answers about lessons over plain HTTP."""

from __future__ import annotations

import msgspec

from backroom.server.lesson_protocol import Progress, Texts
from backroom.table.protocol import Hex, Name


class LessonAbout(msgspec.Struct, frozen=True):
    """A lesson as it is announced: `kind` is `game`, `lesson` or `problem`; `name` and `about` are by language."""

    title: str
    id: str
    kind: str
    minutes: int
    steps: int
    name: Texts
    about: Texts


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on freely from where a guided game stands. `key` is the SHA-256 of the key that this device has made."""

    progress: Progress
    name: Name
    key: Hex
