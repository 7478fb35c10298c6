"""What a change on the board is worth to a player: influence at the next reckoning, own less others'."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster.board import CASINO, DISTRICTS, Board
from backroom.games.gangster.pieces import EMPTY
from backroom.games.gangster.reckoning import ranked
from backroom.games.gangster.stages import count_bits
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import FULL, fields_of, next_field, one_area, put_gangster


class Prospects:
    """Tries things on a copy of the table, district by district, and takes them back."""

    __slots__ = ("_board", "_casino", "_marker", "_others", "_seat", "_table")

    def __init__(self, table: GangsterState, board: Board, seat: int) -> None:
        self._table: Final = table.clone()
        self._board: Final = board
        self._seat: Final = seat
        #: What a point of somebody else counts against an own one.
        self._others: Final = 1.0 / int(table.players - 1)
        #: What a ? is worth on average, and how likely a district without a marker is to get one.
        self._casino: Final = _mean_casino(table, board)
        self._marker: Final = _marker_chance(table, board)

    def worth(self, area: i64) -> float:
        """What a district would bring, own points less a share of the others'; nothing without a table."""
        table = self._table
        number = table.table_at[area]
        if number < 0:
            return 0.0
        places = self._board.tables[number].places
        counts = [0] * table.colours
        ranks = [0] * table.colours
        first: i64 = area * self._board.width
        for field in range(fields_of(table, self._board, area)):
            colour = table.fields[first + field]
            if colour != EMPTY:
                counts[colour] += 1
                ranks[colour] = field + 1
        order = ranked(counts, ranks)
        total = 0.0
        for place in range(min(len(order), len(places))):
            points = self._casino if places[place] == CASINO else float(places[place])
            total += points if table.owner(order[place]) == self._seat else -points * self._others
        return total * (2.0 if table.doubled >> area & 1 else 1.0 + self._marker)

    def gains_of_unloading(self, area: i64, colour: i64, most: int) -> list[float]:
        """What one, two, … gangsters of a colour more would bring here, as far as there are fields."""
        table = self._table
        ended = table.reached_end
        before = self.worth(area)
        put: list[i64] = []
        gains: list[float] = []
        while len(put) < most and next_field(table, self._board, area) != FULL:
            put.append(put_gangster(table, self._board, area, colour))
            gains.append(self.worth(area) - before)
        for field in put:
            table.fields[area * self._board.width + field] = EMPTY
        table.reached_end = ended
        return gains

    def gain_of_loading(self, area: i64, field: i64) -> float:
        """What it would bring if nobody stood on this field."""
        at = area * self._board.width + field
        who = self._table.fields[at]
        before = self.worth(area)
        self._table.fields[at] = EMPTY
        gain = self.worth(area) - before
        self._table.fields[at] = who
        return gain

    def best_load(self, area: i64, colour: i64) -> float:
        """The most that loading any one foreign gangster here would bring."""
        best = 0.0
        first: i64 = area * self._board.width
        for field in range(fields_of(self._table, self._board, area)):
            who = self._table.fields[first + field]
            if who not in (EMPTY, colour) and self._table.owner(who) != self._seat:
                best = max(best, self.gain_of_loading(area, field))
        return best


def _mean_casino(table: GangsterState, board: Board) -> float:
    total = 0
    for card in range(len(board.casino)):
        if table.casino >> card & 1:
            total += board.casino[card]
    return total / max(1, count_bits(table.casino))


def _marker_chance(table: GangsterState, board: Board) -> float:
    """Markers still to come this stage, for the districts in the pile."""
    waiting = count_bits(table.pile & (one_area(DISTRICTS) - 1))
    return (board.markers - count_bits(table.doubled)) / max(1, waiting)
