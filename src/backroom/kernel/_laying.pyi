from typing import Any

from backroom.kernel.plain_laying import Part

class Laying:
    def __new__(cls, blank: bytes, sources: int, parts: list[Part]) -> Laying: ...
    def laid(self, sources: list[Any]) -> bytes: ...
    def into(self, sources: list[Any], buffer: Any, offset: int) -> None: ...  # noqa: ANN401

def mark(buffer: Any, first: int, count: int, indices: list[Any]) -> None: ...  # noqa: ANN401
