"""What a bot from outside is asked, as data, and what it may answer (docs/write-a-bot.md)."""

from __future__ import annotations

from array import array
from typing import Final

import msgspec

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.event import SeenEvent
from backroom.kernel.game import AnyRules
from backroom.kernel.refusal import Facts
from backroom.kernel.title import Settings
from backroom.kernel.view import Update
from backroom.players.outside.fault import CRASHED, GARBLED, ILLEGAL, Fault

PROTOCOL: Final = 1
#: What a bot may ask for beside the view and the actions.
EVENTS: Final = "events"
HISTORY: Final = "history"
OBSERVATION: Final = "observation"
WORLD: Final = "world"
WANTS: Final = (EVENTS, HISTORY, OBSERVATION, WORLD)


class Hello(msgspec.Struct):
    """What a bot says of itself. `trouble` says why it cannot play at all."""

    name: str = ""
    wants: list[str] = []
    trouble: str = ""


class Ready(msgspec.Struct):
    """What a bot answers at the beginning of a game: whatever it likes."""


class Chosen(msgspec.Struct):
    """What a bot chooses: the index or the text of an action that was offered."""

    action: int | str


_hello: Final = msgspec.json.Decoder(Hello)
_ready: Final = msgspec.json.Decoder(Ready)
_chosen: Final = msgspec.json.Decoder(Chosen)


def hello(settings: Settings, seconds: float) -> bytes:
    """Asked once, before everything else."""
    return msgspec.json.encode(
        {
            "ask": "hello",
            "protocol": PROTOCOL,
            "title": settings.title,
            "players": settings.players,
            "options": dict(settings.options),
            "data": settings.data,
            "seconds": seconds,
        }
    )


def begin(game: int, seat: int, seed: int) -> bytes:
    """Asked at the beginning of every game. What is remembered of another one is better forgotten."""
    return msgspec.json.encode({"ask": "begin", "game": game, "seat": seat, "seed": seed})


def choose(update: Update, game: int, wants: frozenset[str], history: list[SeenEvent], chance: Chance) -> bytes:
    """Asked for every decision: what the seat may know, and nothing else."""
    asked: Facts = {
        "ask": "choose",
        "game": game,
        "seat": update.view.viewer,
        "prompt": update.prompt,
        "facts": update.prompt_facts,
        "seats": update.seats,
        "unfinished": update.unfinished,
        "actions": [{"index": action.index, "text": action.text} for action in update.actions],
        "view": update.view.as_data(),
    }
    rules: AnyRules | None = update.view.rules
    assert rules is not None
    if EVENTS in wants:
        asked[EVENTS] = [event.as_data() for event in update.events]
    if HISTORY in wants:
        asked[HISTORY] = [event.as_data() for event in history]
    if OBSERVATION in wants:
        floats = array("f")
        floats.frombytes(rules.encode_view(update.view))
        asked[OBSERVATION] = floats.tolist()
    if WORLD in wants:
        asked[WORLD] = rules.resample(update.view, chance).as_data()
    return msgspec.json.encode(asked)


def read_hello(answer: bytes) -> frozenset[str]:
    """What the bot wants to be told; `Fault` if it cannot play, or wants what there is not."""
    try:
        said = _hello.decode(answer)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Fault(GARBLED, f"its answer to hello is wrong: {error}") from None
    if said.trouble:
        raise Fault(CRASHED, said.trouble)
    unknown = [want for want in said.wants if want not in WANTS]
    if unknown:
        raise Fault(GARBLED, f"it wants {unknown[0]!r}: there is {', '.join(WANTS)}")
    return frozenset(said.wants)


def read_ready(answer: bytes) -> None:
    """`Fault` if it is no JSON object."""
    try:
        _ready.decode(answer)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Fault(GARBLED, f"its answer to begin is wrong: {error}") from None


def read_chosen(answer: bytes, offered: list[Action]) -> Action:
    """The action that was chosen, one of those offered; else a `Fault`."""
    try:
        chosen = _chosen.decode(answer).action
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Fault(GARBLED, f"{error}: {answer[:80].decode('utf-8', 'replace')}") from None
    for action in offered:
        if chosen in (action.index, action.text):
            return action
    raise Fault(ILLEGAL, f"{str(chosen)[:80]!r} was not offered")
