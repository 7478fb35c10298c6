"""What a change on the board is worth to a player: influence at the next reckoning, own less others'."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster.board import CASINO, DISTRICTS, Board
from backroom.games.gangster.bot.weights import LEADER
from backroom.games.gangster.cars import is_guarded
from backroom.games.gangster.pieces import EMPTY
from backroom.games.gangster.stages import count_bits, influence_of
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import FULL, fields_of, next_field, one_area, put_gangster

#: Gangsters are counted in thousands, so that the rank of the highest one decides between equals (GA-71).
_ONE_MORE: Final = 1000
#: Loading nobody: worse than anything.
NONE: Final = -1000.0


class Prospects:
    """Tries things on a copy of the table, district by district, and takes them back."""

    __slots__ = ("_casino", "_marker", "board", "seat", "shares", "table")

    def __init__(self, table: GangsterState, board: Board, seat: int) -> None:
        self.table: Final = table.clone()
        self.board: Final = board
        self.seat: Final = seat
        #: What a ? is worth on average, and how likely a district without a marker is to get one.
        self._casino: Final = _mean_casino(table, board)
        self._marker: Final = _marker_chance(table, board)
        #: By colour: what a point of it counts.
        self.shares: Final[list[float]] = self._shares()

    def _shares(self) -> list[float]:
        """An own point counts one; all rivals together as much, whoever leads among them most."""
        table = self.table
        points = [float(influence_of(table, seat)) for seat in range(table.players)]
        for area in range(DISTRICTS):
            self._add_worths(area, points)
        leader = -1
        for seat in range(table.players):
            if seat != self.seat and (leader < 0 or points[seat] > points[leader]):
                leader = seat
        rivals = float(table.players - 1)
        shares: list[float] = []
        for colour in range(table.colours):
            owner = int(table.owner(colour))
            share = (1.0 - LEADER) / rivals + (LEADER if owner == leader else 0.0)
            shares.append(1.0 if owner == self.seat else -share)
        return shares

    def _add_worths(self, area: i64, points: list[float]) -> None:
        """What the district would bring each seat if it were scored as it stands."""
        table = self.table
        number = table.table_at[area]
        if number < 0:
            return
        keys = self._keys(area)
        for place in self.board.tables[number].places:
            colour = _first_of(keys)
            if colour < 0:
                return
            keys[colour] = 0
            points[table.owner(colour)] += self._points(area, place)

    def _points(self, area: i64, place: int) -> float:
        """What a scoring place brings, if a ? and a marker to come are as large as on average."""
        points = self._casino if place == CASINO else float(place)
        return points * (2.0 if self.table.doubled >> area & 1 else 1.0 + self._marker)

    def _keys(self, area: i64) -> list[int]:
        """By colour, how it stands in a district: the higher comes first, 0 is absent."""
        table = self.table
        keys = [0] * table.colours
        first: i64 = area * self.board.width
        for field in range(fields_of(table, self.board, area)):
            colour = table.fields[first + field]
            if colour != EMPTY:
                keys[colour] = (keys[colour] // _ONE_MORE + 1) * _ONE_MORE + field + 1
        return keys

    def worth(self, area: i64) -> float:
        """What a district would bring, own points less a share of the others'; nothing without a table."""
        number = self.table.table_at[area]
        if number < 0:
            return 0.0
        keys = self._keys(area)
        total = 0.0
        for place in self.board.tables[number].places:
            colour = _first_of(keys)
            if colour < 0:
                break
            keys[colour] = 0
            total += self.shares[colour] * self._points(area, place)
        return total

    def gains_of_unloading(self, area: i64, colour: i64, most: int) -> list[float]:
        """What one, two, … gangsters of a colour more would bring here, as far as there are fields."""
        table = self.table
        ended = table.reached_end
        before = self.worth(area)
        put: list[i64] = []
        gains: list[float] = []
        while len(put) < most and next_field(table, self.board, area) != FULL:
            put.append(put_gangster(table, self.board, area, colour))
            gains.append(self.worth(area) - before)
        for field in put:
            table.fields[area * self.board.width + field] = EMPTY
        table.reached_end = ended
        return gains

    def gain_of_loading(self, area: i64, field: i64) -> float:
        """What it would bring if nobody stood on this field."""
        at = area * self.board.width + field
        who = self.table.fields[at]
        before = self.worth(area)
        self.table.fields[at] = EMPTY
        gain = self.worth(area) - before
        self.table.fields[at] = who
        return gain

    def best_load(self, area: i64, colour: i64, but: i64) -> float:
        """The most that loading a rival here would bring; NONE if nobody can be loaded.

        Those whom a bodyguard keeps cannot (GA-60), and one colour, `but`, is not thought of.
        """
        table = self.table
        best = NONE
        first: i64 = area * self.board.width
        kept = [
            table.owner(other) == self.seat or other == but or is_guarded(table, colour, other, area)
            for other in range(table.colours)
        ]
        before = self.worth(area)
        for at in range(first, first + fields_of(table, self.board, area)):
            who = table.fields[at]
            if who != EMPTY and not kept[who]:
                table.fields[at] = EMPTY
                best = max(best, self.worth(area) - before)
                table.fields[at] = who
        return best


def _first_of(keys: list[int]) -> int:
    """The colour that stands first; -1 if there is none."""
    first = -1
    best = 0
    for colour in range(len(keys)):
        if keys[colour] > best:
            first = colour
            best = keys[colour]
    return first


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
