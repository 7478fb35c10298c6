"""What is to be played, and by whom: all that a process needs to know to step its part of the games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from backroom.games import find_title
from backroom.kernel.game import AnyRules
from backroom.vector.batch import Batch
from backroom.vector.rooms import Rooms, rooms_of
from backroom.vector.seeds import seed_of


@dataclass(frozen=True)
class Order:
    """Games of one title, and which of them are whose."""

    title: str
    players: int | None
    options: Mapping[str, object] | None
    data: str | None
    games: int
    seed: int
    talk: bool
    take_back: bool
    observations: bool
    #: The first game of this part, and how many there are.
    first: int = 0
    count: int = 0

    def rules(self) -> AnyRules:
        """`BadInput` names a value that cannot be."""
        title = find_title(self.title)
        return title.rules(title.settings(self.players, self.options, self.data))

    def rooms(self, rules: AnyRules) -> Rooms:
        size = rules.observation_shape[0] if self.observations else 0
        return rooms_of(self.games, size, len(rules.table), rules.players)

    def batch(self, rules: AnyRules, rooms: Rooms, block: memoryview) -> Batch:
        """This part of the games, which writes into a block of memory."""

        def room(name: str) -> memoryview:
            return rooms.of_games(name, block, self.first, self.count)

        return Batch(
            rules,
            self.count,
            lambda at, played: seed_of(self.seed, self.first + at, played),
            self.take_back,
            self.talk,
            room("observations") if self.observations else None,
            room("masks"),
            room("rewards"),
            room("seats"),
            room("dones"),
            room("seeds"),
        )

    def as_text(self, block: str) -> str:
        """For a worker that finds its memory under this name: one line."""
        return json.dumps({**asdict(self), "block": block})


def order_from(text: str) -> tuple[Order, str]:
    """What `as_text` told of: the order, and the name of the memory."""
    told: dict[str, Any] = json.loads(text)
    block: str = told.pop("block")
    return Order(**told), block
