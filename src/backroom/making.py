"""Games for simulations, search and learning: `backroom.make` and `backroom.load`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Literal, overload

from backroom.games import find_title
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.explicit import ExplicitGame, GivenChance
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.saves import read_save

#: Bits of the number that a game begins from, where nobody gives one.
SEED_BITS = 96


@overload
def make(
    title: str,
    players: int | None = ...,
    seed: int | None = ...,
    options: Mapping[str, object] | None = ...,
    *,
    chance: Literal["sampled"] = ...,
    talk: bool = ...,
    take_back: bool = ...,
    memory: bool = ...,
    data: str | None = ...,
) -> Game: ...
@overload
def make(
    title: str,
    players: int | None = ...,
    seed: int | None = ...,
    options: Mapping[str, object] | None = ...,
    *,
    chance: Literal["explicit"],
    talk: bool = ...,
    take_back: bool = ...,
    memory: bool = ...,
    data: str | None = ...,
) -> ExplicitGame: ...
def make(
    title: str,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    chance: Literal["sampled", "explicit"] = "sampled",
    talk: bool = True,
    take_back: bool = False,
    memory: bool = False,
    data: str | None = None,
) -> Game:
    """A new game of a title, dealt.

    `players` is how many, as many as usual without it. The same `seed` deals the same game, and the same choices lead
    to the same end; without one it is another game every time. `options` are the title's, by name; `data` is the text
    of an owner's own data file.

    With `chance="explicit"` the game stops wherever chance is asked (`chance_node`, `apply_outcome`), at the deal
    first. Without `talk` nothing is offered that only says something. With `take_back` a choice that is being made can
    be taken back card by card, as people do it; then a game need not end. With `memory` it keeps what every seat has
    seen (`information_state`).

    `BadInput` names a value that cannot be, and what was expected.
    """
    found = find_title(title)
    rules = found.rules(found.settings(players, options, data))
    if chance == "explicit":
        return ExplicitGame(rules, GivenChance([]), take_back=take_back, talk=talk, memory=memory)
    if chance != "sampled":
        raise ValueError(f"chance is 'sampled' or 'explicit', not {chance!r}")
    begun: Chance = FastChance(secrets.randbits(SEED_BITS) if seed is None else seed)
    return Game(rules, begun, take_back=take_back, talk=talk, memory=memory)


def load(saved: bytes) -> Game:
    """The game that `Game.save` told of; `BadInput` if there is none, or if its title is not here."""
    read = read_save(saved)
    found = find_title(read.title)
    game = _empty_game(found.rules(found.settings(read.players, read.options, read.data)), read.pending is not None)
    game.load(saved)
    return game


def _empty_game(rules: AnyRules, explicit: bool) -> Game:
    return ExplicitGame(rules, GivenChance([])) if explicit else Game(rules, FastChance(0))
