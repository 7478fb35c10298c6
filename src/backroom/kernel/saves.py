"""Games as files: everything that a game is, as text; what comes from outside is checked before it is played.

Not compiled: nothing here is called while a game is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from backroom.kernel.refusal import BadInput

if TYPE_CHECKING:
    from backroom.kernel.game import Game

VERSION = 1
#: An event of a memory: name, facts, secrets, knowers, audience.
Remembered = tuple[str, dict[str, Any], dict[str, Any] | None, int, int]


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A game as it is saved."""

    backroom: int
    """The version of this form."""
    title: str
    players: int
    options: dict[str, bool]
    data: str | None
    """The text of the data file, if it is not ours."""
    state: dict[str, Any]
    take_back: bool
    talk: bool
    memory: list[Remembered] | None
    chance: list[int]
    """Where chance stands."""
    pending: list[int] | None = None
    """In a game of explicit chance: what waits for an outcome, `ExplicitGame.pending`."""


def save_game(game: Game) -> bytes:
    if game.rules.origin is None:
        raise ValueError("Only a game by rules of a title can be saved.")
    settings = game.rules.origin[1]
    header = {"title": settings.title, "players": settings.players, "options": settings.options, "data": settings.data}
    return msgspec.json.encode({"backroom": VERSION, **header, "chance": game.chance.mark(), **game.as_data()})


def read_save(saved: bytes) -> Saved:
    """`BadInput` if this is no saved game."""
    try:
        read = msgspec.json.decode(saved, type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("save-unreadable", {"reason": str(error)}) from None
    if read.backroom != VERSION:
        raise BadInput("save-unreadable", {"reason": f"version {read.backroom}"})
    return read


def load_game(game: Game, saved: bytes) -> None:
    """Let a game become the one that was saved. Nothing has changed if it cannot."""
    read = read_save(saved)
    settings = None if game.rules.origin is None else game.rules.origin[1]
    ours = settings and (settings.title, settings.players, settings.options, settings.data)
    if ours != (read.title, read.players, read.options, read.data):
        raise BadInput("save-other-game", {"value": read.title, "title": game.rules.title})
    game.restore(read.state, read.chance, read.pending)
    game.offer(read.take_back, read.talk)
    game.remember(read.memory)
