"""Test vectors of the chain, bots' luck and what was shown, in `chain_vectors.json`: for other languages too.

They are computed here by what `docs/fairness.md` says, not by our code. `python -m tests.kernel.vectors` writes
them.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "chain_vectors.json"
SEED = bytes(range(32))
LINES = [
    '{"backroom":2,"title":"chicago-poker","players":2}',
    '{"seat":1,"name":"Ann „the Ox“","salt":"000102030405060708090a0b0c0d0e0f"}',
    '{"hidden":"' + "ab" * 32 + '"}',
    '{"deal":[[52,7],[51,0]]}',
    '{"seat":1,"do":["draw"],"chance":[[50,3]]}',
    '{"seat":2,"say":"été \u2028 \\"x\\"","salt":"101112131415161718191a1b1c1d1e1f"}',
    '{"seat":1,"undo":0}',
]
MOMENTS: list[dict[str, Any]] = [
    {
        "number": 4,
        "at": 1.5,
        "kind": "deal",
        "seat": None,
        "events": [{"event": "dealt", "facts": {"seat": 0}}],
        "facts": {},
    },
    {"number": 5, "at": 2.0, "kind": "move", "seat": 1, "events": [], "facts": {"by": "soldier"}},
    {"number": 6, "at": 3.0, "kind": "said", "seat": 0, "events": [], "facts": {"words": 'é \u2028 "\\/\t'}},
    {"number": 7, "at": 4.0, "kind": "undone", "seat": 1, "events": [], "facts": {}},
]


def vectors() -> dict[str, Any]:
    heads: list[str] = []
    digests: list[str] = []
    head = bytes(32)
    for number, line in enumerate(LINES):
        salt = hmac.new(SEED, b"backroom line" + number.to_bytes(8, "big"), "sha256").digest()
        hidden = json.loads(line).get("hidden")
        digest = bytes.fromhex(hidden) if hidden else hashlib.sha256(salt + line.encode()).digest()
        head = hashlib.sha256(head + digest).digest()
        digests.append(digest.hex())
        heads.append(head.hex())
    luck = []
    for number, seat in ((3, 1), (4, 1), (4, 2), (70000, 6)):
        message = b"backroom bot" + number.to_bytes(8, "big") + bytes([seat])
        drawn = int.from_bytes(hmac.new(SEED, message, "sha256").digest()[:4], "big")
        luck.append({"line": number, "seat": seat, "luck": drawn})
    shown = bytes(32)
    first = ""
    for moment in MOMENTS:
        kept = {name: moment[name] for name in ("kind", "seat", "events", "facts")}
        written = json.dumps(kept, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        one = hashlib.sha256(written.encode()).digest()
        first = first or one.hex()
        shown = hashlib.sha256(shown + one).digest()
    return {
        "chain": {"seed": SEED.hex(), "lines": LINES, "digests": digests, "heads": heads},
        "luck": {"seed": SEED.hex(), "choices": luck},
        "shown": {"moments": MOMENTS, "first": first, "count": len(MOMENTS), "hash": shown.hex()},
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n", "utf-8")
