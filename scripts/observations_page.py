"""Writes docs/observations.md from the declared fields of every title: `python scripts/observations_page.py`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from backroom.games import titles
from backroom.kernel.encoding import Field
from backroom.kernel.title import AnyTitle
from backroom.words import Words

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
#: A field of the n-th of several like things: `seat 2 hand`.
_NTH = re.compile(r"(\w+) (\d+) (.*)")
_INTRODUCTION = """\
# Observations

<!-- Written by scripts/observations_page.py from src/backroom/games/*/encoding_fields.py. -->

What a seat may know is told in numbers of 32 bits, always the same number of them in the same places: one shape for all
players and options of a title.

```python
from array import array

from backroom.games import find_title
from backroom.kernel.chance import FastChance

title = find_title("TITLE")
rules = title.rules(title.settings(4))
state = rules.deal(FastChance(1))
(size,) = rules.observation_shape
buffer = array("f", bytes(4 * size * 4))
for seat in range(4):
    rules.encode_into(state, seat, buffer, offset=seat * size)
```

- `encode(state, seat)` gives the same as bytes, `encode_view(view)` from a view alone. A buffer is whatever Python
  calls one: an array, one of NumPy (`numpy.frombuffer` makes one of bytes without a copy), shared memory.
- **Seats are counted from the one that looks**: itself first, then the others in the order of play, then zeros for
  seats that nobody has. 'By seat' always means that.
- **Equal views are told alike**: what a seat cannot know changes nothing. **Views in which something public differs are
  not**, but for what a title names as left out. The contract suite holds both, for every title and all options.
- A choice of one among several is a one among zeros; 'in 8ths' means that the number is divided by 8.
- A title of another package may have none: then `rules.encoding` is None, and whoever asks is told so (`no-encoding`).

`rules.encoding.actions(seat)` tells of every action of the table, one after another, in `rules.action_shape`: first its
kind, then what it is about. Kinds that are only said are talk: `rules.table.is_talk(action)`; whoever leaves them out
always has something else to choose.
"""


def page() -> str:
    return "\n".join([_INTRODUCTION.replace("TITLE", titles()[0].id), *(_title(title) for title in titles())])


def _title(title: AnyTitle) -> str:
    rules = title.rules(title.settings())
    encoding = rules.encoding
    name = Words("en", title).say(title.id)
    if encoding is None:
        return f"## {name}\n\nHas no encoding.\n"
    talk = ", ".join(f"`{rules.table.kinds[kind]}`" for kind in rules.table.talk)
    return "\n".join([
        f"## {name}",
        "",
        f"`{title.id}`: {encoding.size:,} floats.",
        "",
        *_table(encoding.fields),
        "",
        *(f"Left out: `{name}` ({reason})." for name, reason in encoding.left_out.items()),
        "",
        f"Actions: {len(rules.table):,} of {encoding.action_size} floats each." + (f" Talk: {talk}." if talk else ""),
        "",
        *_table(encoding.action_fields),
        "",
    ])  # fmt: skip


def _table(fields: Sequence[Field]) -> list[str]:
    """A row for each field. Of several like things the first is told, and how far on the next one is."""
    rows = ["| from | floats | field | what it means | of the state |", "| --- | --- | --- | --- | --- |"]
    starts: dict[str, int] = {}
    at = 0
    for field in fields:
        starts[field.name] = at
        at += field.width
    for field in fields:
        nth = _NTH.fullmatch(field.name)
        if nth is not None and nth[2] != "0":
            continue
        where = f"{starts[field.name]}"
        name = field.name
        if nth is not None:
            next_one = starts[f"{nth[1]} 1 {nth[3]}"]
            where += f", then every {next_one - starts[field.name]}"
            name = f"{nth[1]} … {nth[3]}"
        of = ", ".join(f"`{one}`" for one in field.of)
        rows.append(f"| {where} | {field.width} | {name} | {field.meaning} | {of} |")
    return rows


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
