"""What seats see of a game, as arrays of NumPy and spaces of Gymnasium; and games begun again and again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from backroom.games import find_title
from backroom.kernel.chance import FastChance, own_chance
from backroom.kernel.event import ONLOOKER
from backroom.kernel.game import AnyRules, Game

#: No number of an observation is as large; spaces without bounds are warned of.
LARGEST: Final = 2.0**24
#: Bits of the number that the first game begins from, where nobody gives one.
SEED_BITS: Final = 96

Observation = dict[str, Any]
_FLOAT: Final = np.dtype(np.float32)
_BYTE: Final = np.dtype(np.int8)


class Deals:
    """One title with its players and options: a new game whenever one is asked for."""

    def __init__(self, title: str, players: int | None, options: Mapping[str, object] | None, talk: bool) -> None:
        """`BadInput` names a value that cannot be."""
        self.title: Final = find_title(title)
        self.rules: Final[AnyRules] = self.title.rules(self.title.settings(players, options))
        self._talk: Final = talk
        #: Where the games come from to which nobody gives a seed.
        self._source = FastChance(secrets.randbits(SEED_BITS))

    def begin(self, seed: int | None) -> Game:
        """Another game; with a seed the same one every time, and the same ones after it."""
        if seed is not None:
            self._source = FastChance(seed)
        return Game(self.rules, own_chance(self._source), take_back=False, talk=self._talk)


def observation_space(rules: AnyRules, floats: bool = True) -> spaces.Dict:
    """What `Sight.of` gives is always in it; `BadInput` if the title has no observations and floats are asked for."""
    mask = spaces.Box(0, 1, (len(rules.table),), np.int8)
    if not floats:
        return spaces.Dict({"action_mask": mask})
    return spaces.Dict(
        {"observation": spaces.Box(-LARGEST, LARGEST, rules.observation_shape, np.float32), "action_mask": mask}
    )


class Sight:
    """What each seat sees of a game where it stands: made when it is asked for, and kept until the game goes on.

    Every array is its own, and nobody writes to it again: whoever keeps an observation needs no copy.
    """

    __slots__ = ("_floats", "_game", "_masks", "_rules", "_seen", "_size")

    def __init__(self, game: Game, floats: bool = True) -> None:
        self._game: Final = game
        self._rules: Final = game.rules
        self._size: Final = len(game.rules.table)
        self._floats: Final = floats
        self._masks: Final[dict[int, Any]] = {}
        self._seen: Final[dict[int, Observation]] = {}

    def of(self, seat: int) -> Observation:
        """`observation`: what the seat may know; `action_mask`: 1 for what it may choose, all 0 while it is not asked.

        Without floats only the mask.
        """
        seen = self._seen.get(seat)
        if seen is None:
            if self._floats:
                told = bytearray(self._rules.encode(self._game.state, seat))
                seen = {"observation": np.frombuffer(told, _FLOAT), "action_mask": self.mask(seat)}
            else:
                seen = {"action_mask": self.mask(seat)}
            self._seen[seat] = seen
        return seen

    def mask(self, seat: int) -> Any:  # noqa: ANN401 (an array)
        mask = self._masks.get(seat)
        if mask is None:
            written = bytearray(self._size)
            self._game.legal_mask_into(written, seat)
            mask = np.frombuffer(written, _BYTE)
            self._masks[seat] = mask
        return mask

    def offers(self, seat: int, index: int) -> bool:
        """Whether the seat may choose this now."""
        return 0 <= index < self._size and self.mask(seat)[index] == 1

    def forget(self) -> None:
        """The game has gone on."""
        self._masks.clear()
        self._seen.clear()


def picture(game: Game) -> str:
    """What an onlooker sees, as lines of text: what is asked of whom, then the public view, a field a line."""
    if game.outcome is not None:
        first = f"{game.rules.title}: {game.outcome!r}"
    else:
        first = f"{game.rules.title}: {game.decision.step.prompt} asks {game.seats_asked}"
    view = game.view(ONLOOKER).as_data()
    return "\n".join([first, *(f"  {name}: {value}" for name, value in view.items())])
