"""Where each array of many games lies in one block of memory, which several processes may share."""

from __future__ import annotations

from dataclasses import dataclass

#: Arrays begin at multiples of so many bytes.
ALIGNED = 64


@dataclass(frozen=True)
class Room:
    """One array: how its numbers are kept, how many there are of each game, and the first byte of the block."""

    name: str
    dtype: str
    per_game: tuple[int, ...]
    #: Bytes of each game.
    width: int
    first: int = 0


@dataclass(frozen=True)
class Rooms:
    """All arrays of so many games."""

    games: int
    rooms: dict[str, Room]
    #: Bytes of the whole block.
    size: int

    def of_games(self, name: str, block: memoryview, first: int, count: int) -> memoryview:
        """The part of an array that is about some of the games."""
        room = self.rooms[name]
        begins = room.first + first * room.width
        return block[begins : begins + count * room.width]


def rooms_of(games: int, observation: int, actions: int, players: int) -> Rooms:
    """The arrays of so many games, each with so many floats, actions and players."""
    wanted = (
        Room("observations", "float32", (observation,), 4 * observation),
        Room("masks", "bool", (actions,), actions),
        Room("rewards", "float32", (players,), 4 * players),
        Room("seats", "int8", (), 1),
        Room("dones", "bool", (), 1),
        Room("seeds", "int64", (), 8),
        Room("choices", "int32", (), 4),
    )
    rooms: dict[str, Room] = {}
    size = 0
    for room in wanted:
        rooms[room.name] = Room(room.name, room.dtype, room.per_game, room.width, size)
        size += -(-games * room.width // ALIGNED) * ALIGNED
    return Rooms(games, rooms, size)
