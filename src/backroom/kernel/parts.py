"""Parts of views in JSON, kept from one choice to the next: most of a table stays as it lies."""

from __future__ import annotations

from typing import Any, Final

import msgspec

_encode: Final[Any] = msgspec.json.Encoder().encode


class Parts:
    """The JSON of parts of one game's views. Each has a number of the title's own, and is kept with its `source`.

    A source is all that the part is made of, taken from the view that is told. So whoever finds a part finds nothing
    that this view does not hold, whoever it was made for.
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[int, tuple[object, Any]] = {}

    def find(self, number: int, source: object) -> Any:  # noqa: ANN401 (whatever msgspec writes as it stands)
        """The part that was made of an equal source; None if there is none."""
        kept = self._kept.get(number)
        return kept[1] if kept is not None and kept[0] == source else None

    def keep(self, number: int, source: object, data: object) -> Any:  # noqa: ANN401
        """The part that is `data`, kept in place of the one before."""
        part = part_of(data)
        self._kept[number] = (source, part)
        return part


def part_of(data: object) -> Any:  # noqa: ANN401
    """Data in JSON, as a part of other data."""
    return msgspec.Raw(_encode(data))


def json_of(data: object) -> bytes:
    """Data in JSON, which may hold parts."""
    written: bytes = _encode(data)
    return written
