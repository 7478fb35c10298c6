"""What a judge looks at, told in C where that is there (`_features.c`), else in Python (`plain_features.py`)."""

from __future__ import annotations

from typing import Protocol

from backroom.games.gangster.board import Board
from backroom.games.gangster.bot.plain_features import PlainFeatures, mask_of, size_of
from backroom.games.gangster.pieces import colours_of
from backroom.games.gangster.state import GangsterState


class Features(Protocol):
    """For a number of players and a board."""

    def row(self, state: GangsterState, seat: int) -> bytes:
        """What there is to tell of this table to this seat, as float32 numbers; `size_of` says how many."""


def features_of(players: int, board: Board) -> Features:
    """The fastest there are. A board that is too large for C is told in Python."""
    try:
        from backroom.games.gangster.bot import _features

        return _features.Features(
            players,
            colours_of(players),
            size_of(players),
            board.width,
            board.markers,
            board.movement,
            board.casino,
            [table.fields for table in board.tables],
            [table.places for table in board.tables],
            [mask_of(links) for links in board.links],
            [[mask_of(ends) for ends in by_steps] for by_steps in board.reaches],
        )
    except (ImportError, ValueError):
        return PlainFeatures(players, board)
