"""What a hostile client sends. None of it may change anything."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

from backroom.table import protocol as p

#: Texts that are hard on parsers, databases and terminals.
NASTY = (
    "", " ", "\0", "\u202e", "\x1b[2J", "'; DROP TABLE journal; --", "../../etc/passwd", "%s%n", "{{7*7}}",
    "<script>alert(1)</script>", "A" * 300, "é" * 100, "\U0001f52b", "null", "NaN", "-1", "1e999", "__proto__",
)  # fmt: skip
_VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 1.5, 1e300, 2**40 + 1, 2**63, -(2**70), [], {}, [[]], ["x", 1], {"a": {"b": []}}, *NASTY,
)  # fmt: skip
_VERBS = (
    "hello", "sit", "contribute", "act", "try", "why", "hint", "say", "undo", "vote", "pause", "resume", "resign",
    "back", "rematch", "ping", "kick", "ACT", "", None, 7,
)  # fmt: skip
_FIELDS = ("rev", "actions", "action", "ref", "key", "version", "name", "commitment", "contribution", "words", "agree")


Maker = Callable[[Random, int, list[str]], p.FromClient]


def malformed(luck: Random) -> str:
    """A message that is none: bad JSON, wrong types, unknown fields, far too deep, far too long."""
    kinds: list[Callable[[], str]] = [
        lambda: luck.choice(NASTY),
        lambda: "".join(chr(luck.choice((luck.randrange(32, 127), luck.randrange(0xA0, 0x2FF)))) for _ in range(40)),
        lambda: json.dumps(luck.choice(_VALUES)),
        lambda: json.dumps({"do": luck.choice(_VERBS), "seat": 0, "viewer": 1}),
        lambda: json.dumps({"do": "act", "rev": luck.choice((None, "1", -1, 1.5, 2**41, [])), "actions": ["pass"]}),
        lambda: json.dumps({"do": "act", "rev": 1, "actions": luck.choice((None, "pass", [1], [None], [["pass"]]))}),
        lambda: json.dumps({"do": "act", "rev": 1, "actions": ["pass"] * 201}),
        lambda: json.dumps({"do": "act", "rev": 1, "actions": ["x" * 201]}),
        lambda: json.dumps({"do": "say", "words": "x" * luck.randrange(501, 3000)}),
        lambda: json.dumps({"do": "vote", "agree": luck.choice((None, "yes", 1, []))}),
        lambda: json.dumps({luck.choice(_FIELDS): luck.choice(_VALUES) for _ in range(3)}),
        lambda: '{"do":"act","rev":1,"actions":["pass"]',
        lambda: '{"do":"ping","do":"ping","x":1}',
        lambda: '{"do":"try","rev":1,"actions":["\\ud800"]}',
        lambda: deep(luck.choice((50, 501, 2000, 5001))),
    ]
    return luck.choice(kinds)()


def deep(levels: int) -> str:
    """Nested so deep that a careless parser falls over."""
    if levels % 2:
        return "[" * levels + "]" * levels
    return '{"x":' * levels + "1" + "}" * levels


def useless(luck: Random, rev: int, others: list[str]) -> p.FromClient:
    """A well-formed message that a seat may send and that may do nothing: stale, not asked for, somebody else's."""
    # Far away, so that it is stale even if the table moves on while it is on its way.
    stale = luck.choice((0, rev + 1000, 2**40))
    wrong = luck.choice(["no such action", *luck.choices(NASTY, k=2)])
    messages: list[p.FromClient] = [
        p.Act(rev=stale, actions=[luck.choice(others)]),
        p.Act(rev=rev, actions=[wrong]),
        p.Act(rev=rev, actions=[]),
        p.Act(rev=stale, actions=luck.choices(others, k=5)),
        p.Try(rev=rev, actions=luck.choices(others, k=luck.randrange(4))),
        p.Try(rev=stale, actions=[wrong]),
        p.Why(rev=rev, action=luck.choice(others)),
        p.Why(rev=rev, action=wrong, actions=[luck.choice(others)]),
        p.Vote(agree=luck.random() < 0.5),
        p.Sit(name="Mallory"),
        p.Contribute(contribution="00" * 32),
        p.Resume(),
        p.Rematch(),
        p.Back(),
        p.Hello(version=1, key="another-key-that-is-none"),
        p.Ping(),
    ]
    return luck.choice(messages)


def forbidden_to_onlookers(luck: Random, rev: int, others: list[str]) -> p.FromClient:
    """Whatever a seat may do, but for talk, which onlookers have among themselves."""
    messages: list[p.FromClient] = [
        useless(luck, rev, others), p.Act(rev=rev, actions=[luck.choice(others)]), p.Pause(), p.Resign(), p.AskUndo(),
        p.Hint(rev=rev),
    ]  # fmt: skip
    return luck.choice(messages)


def request(luck: Random, table: str, keys: list[str]) -> tuple[str, str, dict[bytes, bytes], bytes]:
    """An HTTP request that is to fail or only look: method, path, headers, body."""
    places = ("update", "do", "host", "record", "diary", "moment", "seats", "socket", "", "nothing", "update?since=nan",
              "update?since=-5", "update?wait=inf", "update?wait=-1", "update?since=1e400")  # fmt: skip
    ids = (table, table.upper(), "0" * 16, "..", "%00", "%ff", "a" * 200, "'", table + "'")
    odd = ("/api/titles", "/api/tables", "/api/replay", "/api/fork", "/api/openapi.json", "/api/%2e%2e/x", "/../../x",
           "/metrics", "/healthz", "/assets/../../x", "/table/" + "x" * 500, "/api")  # fmt: skip
    path = luck.choice(odd) if luck.random() < 0.3 else f"/api/tables/{luck.choice(ids)}/{luck.choice(places)}"
    key = luck.choice((*keys, "?", "x", "é", "A" * 5000))
    header = luck.choice(("", f"Bearer {key}", key))
    bodies = (
        b"", b"\xff\xfe", b"{", malformed(luck).encode("utf-8", "replace"), b'{"do":"kick","seat":0}',
        json.dumps({"title": "chicago-poker", "players": luck.choice((0, 1, 7, 99, "2"))}).encode(),
        json.dumps({"title": "chicago-poker", "seats": [{"player": "nobody"}] * 3}).encode(),
        json.dumps({"title": luck.choice(NASTY), "options": {"x": True}}).encode(),
        json.dumps({"title": "chicago-poker", "data": luck.choice((*NASTY, "a=" + "[" * 4000))}).encode(),
        json.dumps({"record": luck.choice(NASTY), "viewer": 0}).encode(),
        json.dumps({"record": '{"backroom":1}\n{}', "number": 1, "seat": 0}).encode(),
        b"x" * luck.choice((10, 20_000, 300_000)),
    )  # fmt: skip
    method = luck.choice(("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"))
    return method, path, {b"authorization": header.encode()} if header else {}, luck.choice(bodies)


def spoilt_record(luck: Random, record: str) -> str:
    """A record in which something is wrong, and a seal that fits it all the same."""
    lines = [json.loads(line) for line in record.splitlines()]
    number = luck.choice((0, 0, 1, luck.randrange(2, len(lines) - 1)))
    line = lines[number]
    field = luck.choice(sorted(line))
    line[field] = luck.choice((*_VALUES, [[0, 0]], [[5, 9]], [[-1, 2]], [[2**40, 1]], ["draw"] * 50, {}, {"stack": []}))
    if number == 0 and luck.random() < 0.5:
        line["start"] = luck.choice(({}, {"stack": [["turn", 1, []]]}, {"hands": "x", "stack": [], "outcome": None}))
    return resealed(lines)


def resealed(lines: list[Any]) -> str:
    """A record of these lines, with a seal that fits them."""
    texts = [_compact(part) for part in lines[:-1]]
    digest = hashlib.sha256("\n".join(texts).encode("utf-8", "surrogatepass")).hexdigest()
    return "\n".join([*texts, _compact({**lines[-1], "lines": len(texts), "sha256": digest})]) + "\n"


def _compact(part: object) -> str:
    return json.dumps(part, separators=(",", ":"), ensure_ascii=False)
