"""Answers that are kept for whoever asks again, up to so many bytes."""

from __future__ import annotations

from collections import OrderedDict

#: What an entry takes beside its bytes, about.
_BESIDE = 300


class Cache:
    """Forgets what nobody has asked for the longest. The first part of a key is the table."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[tuple[str, *tuple[int, ...]], bytes] = OrderedDict()

    @property
    def size(self) -> int:
        return self._size

    def get(self, key: tuple[str, *tuple[int, ...]]) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: tuple[str, *tuple[int, ...]], answer: bytes) -> None:
        """Keep it; what is larger than a quarter of the room is not worth what it would drive out."""
        if key in self._kept or len(answer) > self._most // 4:
            return
        self._kept[key] = answer
        self._size += len(answer) + _BESIDE
        while self._size > self._most:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(gone) + _BESIDE

    def forget(self, table: str) -> None:
        """Whatever was kept of this table."""
        for key in [key for key in self._kept if key[0] == table]:
            self._size -= len(self._kept.pop(key)) + _BESIDE
