"""Some games, stepped one after another in one process. Compiled with the rules; knows nothing of NumPy."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Final

from backroom.kernel.chance import FastChance
from backroom.kernel.floats import BYTES
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.laying import mark

#: Of a seed in its array.
_SEED_BYTES: Final = 8


class Batch:
    """Games side by side, whose arrays are buffers of bytes: the first game's part lies first.

    `seed_of` says what each game begins from: by its number among these, and how many were played there before.
    Without room for observations none are written.
    """

    __slots__ = (
        "_actions", "_asked", "_done", "_dones", "_ended", "_games", "_masks", "_observations", "_played", "_reward",
        "_rewards", "_rules", "_seats", "_seed_of", "_seeds", "_size", "_take_back", "_talk",
    )  # fmt: skip

    def __init__(
        self,
        rules: AnyRules,
        count: int,
        seed_of: Callable[[int, int], int],
        take_back: bool,
        talk: bool,
        observations: memoryview | None,
        masks: memoryview,
        rewards: memoryview,
        seats: memoryview,
        dones: memoryview,
        seeds: memoryview,
    ) -> None:
        self._rules: Final = rules
        self._seed_of: Final = seed_of
        self._take_back: Final = take_back
        self._talk: Final = talk
        self._observations: Final = observations
        self._masks: Final = masks
        self._rewards: Final = rewards
        self._seats: Final = seats
        self._dones: Final = dones
        self._seeds: Final = seeds
        self._size: Final = 0 if observations is None else rules.known_encoding().size
        self._actions: Final = len(rules.table)
        self._reward: Final = rules.players * BYTES
        self._games: Final[list[Game]] = []
        #: By game: how many were played there before.
        self._played: Final = [0] * count
        self._asked: Final = [0] * count
        self._done: Final = [0] * count
        #: The games that ended in the last step: their rewards are to be cleared.
        self._ended: Final[list[int]] = []

    def reset(self, chosen: bool = False) -> None:
        """Begin all games anew, with the seeds of their first ones; or with those that stand in their array."""
        count = len(self._played)
        seeds = array("q", bytes(self._seeds)).tolist() if chosen else [self._seed_of(at, 0) for at in range(count)]
        self._games.clear()
        self._ended.clear()
        self._rewards[:] = bytes(len(self._rewards))
        for at in range(count):
            self._played[at] = 0
            self._done[at] = 0
            self._games.append(self._begun(at, seeds[at]))
            self._tell(at)
        self._tell_all()

    def step(self, choices: list[int]) -> None:
        """Carry out a choice in each game, of the seat that is asked there. Where a game ends, the next one begins."""
        for at in self._ended:
            self._done[at] = 0
            self._rewards[at * self._reward : (at + 1) * self._reward] = bytes(self._reward)
        self._ended.clear()
        games = self._games
        for at in range(len(games)):
            game = games[at]
            game.apply_index(choices[at])
            if game.state.outcome is not None:
                self._end(at, game)
            self._tell(at)
        self._tell_all()

    def _end(self, at: int, game: Game) -> None:
        self._ended.append(at)
        self._done[at] = 1
        self._rewards[at * self._reward : (at + 1) * self._reward] = array("f", game.returns()).tobytes()
        self._played[at] += 1
        self._games[at] = self._begun(at, self._seed_of(at, self._played[at]))

    def _begun(self, at: int, seed: int) -> Game:
        self._seeds[at * _SEED_BYTES : (at + 1) * _SEED_BYTES] = array("q", [seed]).tobytes()
        return Game(self._rules, FastChance(seed), False, None, self._take_back, self._talk)

    def _tell(self, at: int) -> None:
        """What the seat sees that is asked in a game, and what it may choose."""
        game = self._games[at]
        state = game.state
        seat = state.stack[-1].seat
        self._asked[at] = seat
        if self._observations is not None:
            self._rules.encode_into(state, seat, self._observations, at * self._size)
        mark(self._masks, at * self._actions, self._actions, [action.mark for action in game.legal(seat)])

    def _tell_all(self) -> None:
        self._seats[:] = bytes(self._asked)
        self._dones[:] = bytes(self._done)
