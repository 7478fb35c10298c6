"""Chance that anybody can check. The vectors come from an implementation of their own, not from the code under test."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.fair import FairChance, commitment
from tests.kernel import fair_reference
from tests.kernel.fair_reference import Vector

VECTORS = msgspec.json.decode(fair_reference.VECTORS.read_bytes(), type=list[Vector])
secrets = st.binary(min_size=1, max_size=80)


def secret(text: str | None) -> bytes:
    return b"" if text is None else bytes.fromhex(text)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_fair_chance_gives_the_outcomes_of_the_vectors(vector: Vector) -> None:
    chance = FairChance(secret(vector["seed"]), [secret(given) for given in vector["contributions"]])
    assert [chance.below(n) for n in vector["below"]] == vector["outcomes"]
    assert commitment(secret(vector["seed"])) == vector["commitment"]


def test_the_vectors_are_those_of_the_reference() -> None:
    assert fair_reference.vectors() == VECTORS


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_the_first_block_is_the_hmac_of_the_documented_message(vector: Vector) -> None:
    message = b"".join(
        bytes([seat]) + secret(given) for seat, given in enumerate(vector["contributions"], 1) if given is not None
    )
    digest = hmac.new(secret(vector["seed"]), message + bytes(8), hashlib.sha256).hexdigest()
    assert digest == vector["block"]


@given(secrets, st.lists(st.just(b"") | secrets, max_size=6), st.lists(st.integers(1, 2**32), min_size=1, max_size=40))
def test_fair_chance_is_the_reference(seed: bytes, contributions: list[bytes], below: list[int]) -> None:
    chance = FairChance(seed, contributions)
    assert [chance.below(n) for n in below] == fair_reference.outcomes(seed, contributions, below)


@given(secrets, secrets, st.integers(0, 5), st.integers(0, 5))
def test_it_matters_who_gave_a_contribution(seed: bytes, given_: bytes, one: int, other: int) -> None:
    first, second = (
        FairChance(seed, [given_ if seat == giver else b"" for seat in range(6)]).below(2**32) for giver in (one, other)
    )
    assert (first == second) == (one == other)


def test_a_commitment_is_the_digest_of_the_secret() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
