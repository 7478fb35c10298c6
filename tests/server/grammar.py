"""What fuzzers send, by the grammar of what is expected: nearly right, and wrong in one place or many."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect as kinds

from tests.server.mischief import NASTY, resealed

#: Values that have broken parsers, rules and databases.
ODD: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from((-1, 0, 1, 5, 6, 99, 255, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400)),
    st.sampled_from((0.5, -0.0, 1e300, -1e-300)),
    st.sampled_from(NASTY),
    st.text(max_size=20),
    st.sampled_from(([], {}, [[]], [[[]]], {"": {}}, [None], [0] * 300, {"a": [{"b": [1]}]})),
)


def like(kind: kinds.Type) -> st.SearchStrategy[Any]:
    """Values of a type of the wire, nine of ten within its bounds."""
    return st.one_of(*[_right(kind)] * 9, ODD)


def _right(kind: kinds.Type) -> st.SearchStrategy[Any]:
    match kind:
        case kinds.BoolType():
            return st.booleans()
        case kinds.NoneType():
            return st.none()
        case kinds.IntType():
            return st.integers(kind.ge or 0, kind.le or 99) | st.integers(0, 9)
        case kinds.LiteralType():
            return st.sampled_from(kind.values)
        case kinds.StrType() if kind.pattern and "{64}" in kind.pattern:
            return st.binary(min_size=32, max_size=32).map(bytes.hex)
        case kinds.StrType():
            words = st.sampled_from(("chicago-poker", "gangster", "human", "soldier", "random", "Ann", "draw", "pass"))
            return words | st.text(min_size=kind.min_length or 0, max_size=min(kind.max_length or 60, 60))
        case kinds.UnionType():
            return st.one_of(*(_right(part) for part in kind.types))
        case kinds.ListType():
            return st.lists(like(kind.item_type), max_size=min(kind.max_length or 6, 6))
        case kinds.DictType():
            return st.dictionaries(st.text(max_size=10), like(kind.value_type), max_size=4)
        case kinds.StructType():
            return _struct(kind)
        case _:
            return ODD


@st.composite
def _struct(draw: st.DrawFn, kind: kinds.StructType) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if kind.tag_field is not None:
        told[kind.tag_field] = kind.tag
    for field in kind.fields:
        if field.required or draw(st.booleans()):
            told[field.encode_name] = draw(like(field.type))
    if not draw(st.integers(0, 9)):
        told[draw(st.text(max_size=8))] = draw(ODD)
    return told


def texts_of(value: st.SearchStrategy[Any]) -> st.SearchStrategy[bytes]:
    """As JSON; one of ten cut, doubled or with some bytes spoilt."""

    @st.composite
    def written(draw: st.DrawFn) -> bytes:
        raw = json.dumps(draw(value)).encode()
        match draw(st.integers(0, 19)):
            case 0:
                return raw[: draw(st.integers(0, len(raw)))]
            case 1:
                return raw + raw
            case 2:
                at = draw(st.integers(0, max(0, len(raw) - 1)))
                return raw[:at] + draw(st.binary(max_size=3)) + raw[at + 1 :]
        return raw

    return written()


@st.composite
def bent(draw: st.DrawFn, value: Any, deep: int = 0) -> Any:  # noqa: ANN401 any JSON
    """The same JSON with one thing changed somewhere in it."""
    if deep < 5 and isinstance(value, dict) and value and draw(st.integers(0, 3)):
        name = draw(st.sampled_from(sorted(value)))
        if not draw(st.integers(0, 5)):
            return {kept: value[kept] for kept in value if kept != name}
        return {**value, name: draw(bent(value[name], deep + 1))}
    if deep < 5 and isinstance(value, list) and value and draw(st.integers(0, 3)):
        at = draw(st.integers(0, len(value) - 1))
        match draw(st.integers(0, 5)):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return value[: at + 1] + value[at:]
            case 2:
                return value[::-1]
        return [*value[:at], draw(bent(value[at], deep + 1)), *value[at + 1 :]]
    if isinstance(value, int) and draw(st.booleans()):
        return value + draw(st.sampled_from((-2, -1, 1, 2, 1000)))
    return draw(ODD)


@st.composite
def records(draw: st.DrawFn, record: str) -> str:
    """A record with one to three things changed, and a seal that fits it nine times of ten."""
    lines = [json.loads(line) for line in record.splitlines()]
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, 3) | st.integers(0, len(lines) - 1)) % len(lines)
        match draw(st.integers(0, 7)):
            case 0 if len(lines) > 3:
                del lines[at]
            case 1:
                lines.insert(at, lines[at])
            case 2:
                other = draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                lines[at] = draw(bent(lines[at]))
    if not draw(st.integers(0, 9)) or not isinstance(lines[-1], dict):
        return "\n".join(json.dumps(line) for line in lines)
    return resealed(lines)


_TOML = st.sampled_from(
    ("0", "-1", "1", "5", "9", "99", "9" * 30, "1e5", "nan", "inf", "true", '""', '"up"', '"' + "x" * 70 + '"', "[]",
     "[[]]", '["up"]', '[["up"]]', "{}", "{a={}}", "1979-05-27", "07:32:00", "'''\n'''", "[1,2,", '"\\uD800"', "0x7f")
)  # fmt: skip


@st.composite
def data_files(draw: st.DrawFn, text: str) -> str:
    """A data file with one to four lines changed."""
    lines = text.splitlines()
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        key, equals, _ = lines[at].partition("=")
        match draw(st.integers(0, 6)):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[at])
            case 2:
                lines.insert(at, draw(st.sampled_from(("[a]", "[[a]]", "a.b.c = 1", "a = 1", "[", "=", "\0", "#"))))
            case 3:
                other = draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
            case _ if equals:
                lines[at] = f"{key}= {draw(_TOML)}"
        if not lines:
            return ""
    return "\n".join(lines) + "\n"


_HEADERS = (
    "authorization", "host", "origin", "content-length", "transfer-encoding", "x-forwarded-for", "cookie", "expect",
    "x-forwarded-host", "upgrade", "connection", "sec-websocket-key", "sec-websocket-version", "range", "if-none-match",
    "accept-encoding", "content-type", "x-" + "y" * 100,
)  # fmt: skip
_SAID = (
    "Bearer x", "Bearer " + "A" * 40, "localhost", "chunked", "gzip", "-1", "5", "1, 1", "websocket", "upgrade",
    "100-continue", "bytes=0-,5-", "*", "::1", "[", "null", "13", "\t", "x" * 3000,
)  # fmt: skip
_LATIN = st.text(st.characters(min_codepoint=32, max_codepoint=255), max_size=30)
HEADERS = st.lists(st.tuples(st.sampled_from(_HEADERS), st.sampled_from(_SAID) | _LATIN), max_size=5)
