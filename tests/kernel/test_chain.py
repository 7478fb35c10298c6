"""The chain, bots' luck and the hash of what was shown: as `docs/fairness.md` says, with vectors for others."""

from __future__ import annotations

import json

from backroom.kernel.chain import START, bot_luck, line_digest, next_head
from backroom.kernel.shown import NOTHING, holds_run, moment_digest, next_shown
from tests.kernel.vectors import FILE, vectors

VECTORS = json.loads(FILE.read_text("utf-8"))


def test_the_vectors_are_what_the_words_say() -> None:
    assert vectors() == VECTORS


def test_the_chain_is_that_of_the_vectors() -> None:
    chain = VECTORS["chain"]
    head = START
    for number, line in enumerate(chain["lines"]):
        digest = line_digest(bytes.fromhex(chain["seed"]), number, line.encode())
        hidden = json.loads(line).get("hidden")
        head = next_head(head, bytes.fromhex(hidden) if hidden else digest)
        assert head.hex() == chain["heads"][number]
        assert hidden or digest.hex() == chain["digests"][number]


def test_bots_have_the_luck_of_the_vectors() -> None:
    seed = bytes.fromhex(VECTORS["luck"]["seed"])
    for choice in VECTORS["luck"]["choices"]:
        assert bot_luck(seed, choice["line"], choice["seat"] - 1) == choice["luck"]


def test_what_was_shown_has_the_hash_of_the_vectors() -> None:
    told = VECTORS["shown"]
    digests = [
        moment_digest(moment["kind"], moment["seat"], moment["events"], moment["facts"]) for moment in told["moments"]
    ]
    shown = NOTHING
    for digest in digests:
        shown = next_shown(shown, digest)
    assert (digests[0].hex(), shown.hex()) == (told["first"], told["hash"])
    others = [b"\1" * 32, *digests, b"\2" * 32]
    assert holds_run(others, told["first"], told["count"], told["hash"])
    assert not holds_run(others[:-2], told["first"], told["count"], told["hash"])
    assert not holds_run(others, told["first"], told["count"] - 1, told["hash"])
