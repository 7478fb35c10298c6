"""Many games as arrays: what each asked seat sees and may choose, and what became of the games that ended."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple
from weakref import finalize

import numpy as np
from numpy.typing import ArrayLike, NDArray

from backroom.kernel.game import AnyRules
from backroom.vector.order import Order
from backroom.vector.rooms import Rooms
from backroom.vector.worker import RESET, RESET_CHOSEN, STEP
from backroom.vector.workers import SharedBlock, WorkerDied, Workers, shared_block

#: Bits of the number that games begin from, where nobody gives one.
SEED_BITS = 63


class Step(NamedTuple):
    """What there is after a step, a row for each game. The arrays are the same every time: copy what is to be kept."""

    #: (games, floats), float32: what the asked seat may know.
    observations: NDArray[np.float32]
    #: (games, actions), bool: what it may choose.
    masks: NDArray[np.bool_]
    #: (games, players), float32: what the game that has just ended was worth to each seat; else zeros.
    rewards: NDArray[np.float32]
    #: (games,), int8: which seat is asked.
    seats: NDArray[np.int8]
    #: (games,), bool: whether the last choice ended a game. All else tells already of the next one.
    dones: NDArray[np.bool_]


class VectorGames:
    """Games of one title side by side, in one process or several. `make` makes them, `reset` deals them.

    Every choice is that of the seat that is asked; where several are asked at once, the lowest that has not answered.
    The arrays of `Step` are attributes too. `seeds` (int64) is what each present game began from: `backroom.make` with
    it and the same choices is the same game.
    """

    def __init__(self, order: Order, processes: int) -> None:
        if order.games < 1 or not 1 <= processes <= order.games:
            raise ValueError("There must be at least one game, one process, and a game for each process.")
        self.rules: AnyRules = order.rules()
        self.games = order.games
        rooms = order.rooms(self.rules)
        self._workers: Workers | None = None
        shared: SharedBlock | None = None
        if processes > 1:
            shared = shared_block(rooms.size)
            try:
                self._workers = Workers(order, processes, shared.name)
            except BaseException:
                shared.unlink()
                raise
        block = memoryview(bytearray(rooms.size)) if shared is None else shared.buf
        assert block is not None
        #: The name of the memory that the processes share; None in one process.
        self.shared_name = None if shared is None else shared.name
        self._closing = finalize(self, _close, self._workers, shared)
        whole = replace(order, first=0, count=order.games)
        self._batch = None if self._workers else whole.batch(self.rules, rooms, block)
        self.now = Step(*(_array(rooms, name, block) for name in Step._fields))
        self.observations, self.masks, self.rewards, self.seats, self.dones = self.now
        self.seeds: NDArray[np.int64] = _array(rooms, "seeds", block)
        self._choices: NDArray[np.int32] = _array(rooms, "choices", block)
        self._rows = np.arange(self.games)
        self._begun = False

    def reset(self, seeds: ArrayLike | None = None) -> Step:
        """Deal all games anew, from the same seeds as at first; or from `seeds`, one for each, from 0 to 2^63 - 1.

        What is dealt in the place of a game that ends comes from the seed of all games as ever.
        """
        self._check_open()
        if seeds is not None:
            self._choose_seeds(np.asarray(seeds))
        if self._batch is not None:
            self._batch.reset(seeds is not None)
        else:
            self._have_done(RESET if seeds is None else RESET_CHOSEN)
        self._begun = True
        return self.now

    def step(self, choices: ArrayLike) -> Step:
        """Carry out one choice in each game, by the index of an action. A game that ends gives way to a new one.

        `ValueError` names a choice that is not offered; then nothing has been done.
        """
        self._check_open()
        if not self._begun:
            raise ValueError("The games have not been dealt: reset() comes first.")
        self._check(np.asarray(choices))
        self._choices[:] = choices
        if self._batch is not None:
            self._batch.step(self._choices.tolist())
        else:
            self._have_done(STEP)
        return self.now

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A choice at random for each game, each that is offered as likely as another."""
        offered = np.flatnonzero(self.masks)
        begins = self._rows * self.masks.shape[1]
        # Where the offers of each game begin and end among all: much faster than counting every mask.
        first = np.searchsorted(offered, begins)
        counts = np.diff(first, append=len(offered))
        choices: NDArray[np.int64] = offered[first + (rng.random(self.games) * counts).astype(np.int64)] - begins
        return choices

    def close(self) -> None:
        """End the workers. The arrays keep what they hold."""
        self._closing()

    def pids(self) -> list[int]:
        """The workers, as the system numbers them; none in one process."""
        return [] if self._workers is None else self._workers.pids()

    def __enter__(self) -> VectorGames:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.rules.title} for {self.rules.players}>"

    def _have_done(self, word: bytes) -> None:
        """Let the workers do this; without one of them the games are closed."""
        assert self._workers is not None
        try:
            self._workers.do(word)
        except WorkerDied:
            self.close()
            raise

    def _check_open(self) -> None:
        if not self._closing.alive:
            raise ValueError("These games are closed.")

    def _choose_seeds(self, seeds: NDArray[Any]) -> None:
        if seeds.shape != (self.games,) or seeds.dtype.kind not in "iu" or (seeds < 0).any() or (seeds >> 63).any():
            raise ValueError(f"Seeds are {self.games} whole numbers from 0 to 2^63 - 1, one for each game.")
        self.seeds[:] = seeds

    def _check(self, choices: NDArray[Any]) -> None:
        actions = self.masks.shape[1]
        if choices.shape != (self.games,) or choices.dtype.kind not in "iu":
            raise ValueError(f"Choices are {self.games} whole numbers, one for each game.")
        within = (choices >= 0) & (choices < actions)
        offered = within & self.masks[self._rows, np.where(within, choices, 0)]
        if not offered.all():
            game = int(np.argmin(offered))
            chosen = int(choices[game])
            text = f" ({self.rules.table[chosen].text})" if within[game] else ""
            raise ValueError(f"Game {game}: action {chosen}{text} is not offered to seat {self.seats[game]}.")


def make(
    title: str,
    players: int | None = None,
    games: int = 1024,
    seed: int | None = None,
    *,
    processes: int = 1,
    options: Mapping[str, object] | None = None,
    talk: bool = True,
    take_back: bool = False,
    observations: bool = True,
    data: str | None = None,
) -> VectorGames:
    """So many games of a title, to be stepped together; `reset` deals them.

    The same `seed` and the same choices are the same games, whatever the number of `processes`. With
    `observations=False` none are written, which is faster. The rest is as in `backroom.make`.

    `BadInput` names a value that cannot be, `ValueError` a number of games or processes that cannot be.
    """
    begun = secrets.randbits(SEED_BITS) if seed is None else seed
    told = None if options is None else dict(options)
    return VectorGames(Order(title, players, told, data, games, begun, talk, take_back, observations), processes)


def _array(rooms: Rooms, name: str, block: memoryview) -> Any:  # noqa: ANN401 (of the room's own dtype)
    room = rooms.rooms[name]
    shape = (rooms.games, *room.per_game)
    if not room.width:
        return np.zeros(shape, room.dtype)
    # Not `np.ndarray(buffer=…)`: that does not hold the memory, which would be gone after `close`.
    return np.frombuffer(rooms.of_games(name, block, 0, rooms.games), room.dtype).reshape(shape)


def _close(workers: Workers | None, shared: SharedBlock | None) -> None:
    if workers is not None:
        workers.close()
    if shared is not None:
        shared.unlink()
        shared.close()
