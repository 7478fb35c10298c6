"""Spoken codes: an invitation that can be told by telephone, as 'velvet otter 4117'.

A code is short, so it is held by what one may do with it: it lives for a while and only while a chair is free, tries
are counted by address and for the whole house, and it opens no more than the invitation does: a free chair, before the
deal.
"""

from __future__ import annotations

import re
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from sqlalchemy import Engine

from backroom.server.keys import hash_key
from backroom.server.limits import Bucket, Exceeded
from backroom.store.spoken import StoredCodes

_LOOK_WORDS: Final = """
    amber ancient arctic autumn brave bright bronze calm candid careful clever copper coral cosy crimson crystal
    curious dainty daring dusty eager early electric elegant emerald endless fancy famous fearless festive floral
    fluffy foggy formal fresh friendly frosty funny gentle giant gifted golden grand grateful happy harmless hidden
    honest humble icy ivory jolly joyful lavish lazy leafy lively lonely loyal lucky lunar magic mellow merry mighty
    misty modern modest musical mystic narrow nimble noble northern opal orange patient perfect pink playful polite
    proud purple quick quiet rapid royal rustic sandy scarlet secret shiny silent silver simple sleepy smooth snowy
    solar southern speedy stormy sturdy sunny swift tender tidy tiny tropical velvet violet vivid warm western wild
    windy winter witty wooden yellow young
"""
_THING_WORDS: Final = """
    acorn anchor antler apple arrow badger balcony bamboo banjo barrel basket beaver bicycle blanket bottle bridge
    bucket butter button camel candle canyon carpet castle cello cherry chimney circus clover cobra compass cookie
    cricket curtain dolphin donkey dragon eagle engine falcon feather fiddle forest fountain fox garden garlic
    ginger giraffe guitar hammer harbour hazel helmet heron hotel island jacket jaguar jungle kettle kitten ladder
    lagoon lantern lemon leopard lizard lobster magnet mango maple market melon meteor mirror monkey mountain muffin
    museum mustard nectar noodle oasis ocean olive onion orchard otter owl oyster panda parrot peach pebble pelican
    pencil pepper piano pigeon pillow pirate planet pocket potato pumpkin rabbit raven ribbon river rocket saddle
    salmon sparrow spider squirrel tiger timber tomato tulip turtle umbrella
"""
_LOOKS: Final = _LOOK_WORDS.split()
_THINGS: Final = _THING_WORDS.split()
_NUMBERS: Final = range(1000, 10_000)
#: How many codes there could be: 27 bits.
CODES: Final = len(_LOOKS) * len(_THINGS) * len(_NUMBERS)
#: A code that nobody shows any more is forgotten after so many seconds.
LIFE: Final = 1800.0
#: So many are remembered; the oldest goes first.
_MANY = 4096
#: Tries of all addresses together, an hour and at once: while a hundred tables have codes, all the world finds one a
#: month.
ALL_TRIES: Final = 2000.0
ALL_AT_ONCE: Final = 400


@dataclass
class _Kept:
    table: str
    invitation: str
    code: str
    until: float


class Codes(Protocol):
    """The codes of one house. They may wait for a database: not on the event loop."""

    def code_for(self, table: str, invitation: str) -> str:
        """The code of an invitation, for another while; a new one if it has none."""

    def heard(self, said: str) -> tuple[str, str] | None:
        """The table and the invitation that somebody was told by these words; None if they are nobody's. Every try
        counts: `Exceeded` if the whole house has had too many."""


class SpokenCodes:
    """The codes of a house of one process, in its memory; one thread at a time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        #: By the hash of the code, the oldest first.
        self._kept: dict[str, _Kept] = {}
        self._tries = Bucket(ALL_TRIES / 3600, ALL_AT_ONCE, clock())

    def code_for(self, table: str, invitation: str) -> str:
        with self._lock:
            return self._code_for(table, invitation)

    def _code_for(self, table: str, invitation: str) -> str:
        now = self._clock()
        self._kept = {hashed: kept for hashed, kept in self._kept.items() if kept.until > now}
        for hashed, kept in list(self._kept.items()):
            if kept.table != table:
                continue
            if kept.invitation == invitation:
                kept.until = now + LIFE
                return kept.code
            del self._kept[hashed]
        while len(self._kept) >= _MANY:
            del self._kept[next(iter(self._kept))]
        code = _new_code()
        self._kept[hash_key(code)] = _Kept(table, invitation, code, now + LIFE)
        return code

    def heard(self, said: str) -> tuple[str, str] | None:
        now = self._clock()
        with self._lock:
            if not self._tries.take(now):
                raise Exceeded("spoken", "spoken-too-often")
            kept = self._kept.get(hash_key(as_said(said)))
        return None if kept is None or kept.until <= now else (kept.table, kept.invitation)


class SharedCodes:
    """The codes of a house of several processes, which all of them know: its database has them."""

    def __init__(self, engine: Engine) -> None:
        self._stored = StoredCodes(engine, LIFE, _MANY)

    def code_for(self, table: str, invitation: str) -> str:
        return self._stored.code_for(table, invitation, _new_code_and_hash)

    def heard(self, said: str) -> tuple[str, str] | None:
        if not self._stored.may_try(ALL_TRIES / 3600, ALL_AT_ONCE):
            raise Exceeded("spoken", "spoken-too-often")
        return self._stored.heard(hash_key(as_said(said)))


def as_said(text: str) -> str:
    """The words of a code, however they were written: capitals, commas, hyphens and pauses do not matter."""
    words = re.findall(r"[a-z]+", text.lower())
    return " ".join([*words, "".join(re.findall(r"[0-9]", text))])


def _new_code() -> str:
    return f"{secrets.choice(_LOOKS)} {secrets.choice(_THINGS)} {secrets.choice(_NUMBERS)}"


def _new_code_and_hash() -> tuple[str, str]:
    code = _new_code()
    return code, hash_key(code)
