"""How a title declares what its state holds: once, in the `fields.py` of its folder.

    class Ante:
        players: Public[Fixed[i64]]
        seat: Public[i64] = 0
        #: The draw pile: an unordered bag until it is drawn from.
        pile: Hidden[list[int]]
        hands: Own[list[list[int]]]

Fields stand in the order of a snapshot. `python scripts/state_fields` writes `state_fields.py` from it:
`AnteFields`, the base of the title's state, and `AnteViewFields`, the base of its view, if not everything is public.

A field is a number (`int`, `i64`, `bool`) with its start; `list[int]` or `list[list[int]]`, which the deal fills; or an
unchanging thing, `Thing | None`, that has `numbers()` and, beside it in its module, `thing_of(numbers)`.

Not compiled: nothing but that script reads it.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

T = TypeVar("T")

#: Everybody knows it. The view has it by the same name, and a resampled state takes it from there.
Public = Annotated[T, "public"]
#: By seat. `view.py` reads nobody's but the viewer's; it may count the others'.
Own = Annotated[T, "own"]
#: The view has it by the same name, with as much of it as the viewer may know: `view.py` fills it, and a resampled
#: state begins with that.
Some = Annotated[T, "some"]
#: Nobody knows it. `view.py` may count what is in it, and no more.
Hidden = Annotated[T, "hidden"]

#: A public number that is given when the state is made, and never changes.
Fixed = Annotated[T, "fixed"]
#: A list that is replaced and never changed in place: clones and views share it.
Shared = Annotated[T, "shared"]
