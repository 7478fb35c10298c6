"""How everybody stands in every district, reckoned once a table, and what a gangster more or less would change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster.board import CASINO, DISTRICTS, Board
from backroom.games.gangster.pieces import EMPTY
from backroom.games.gangster.stages import count_bits
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import FULL, next_field, one_area

#: A key says how a colour stands: its gangsters above these bits, the rank of its highest one in them (GA-71).
RANK_BITS: Final = 10
_ONE_MORE: Final = 1 << RANK_BITS
_RANK: Final = _ONE_MORE - 1


class Standings:
    """Lists go by district, then by colour. Points are expected ones: a ? and a marker to come are as on average."""

    __slots__ = ("_board", "_colours", "_wide", "casino", "incomes", "keys", "marker", "nexts", "places", "worths")

    def __init__(self, board: Board, colours: int) -> None:
        self._board: Final = board
        self._colours: Final[i64] = colours
        self._wide: Final[i64] = colours + 2
        self.keys: Final[list[int]] = [0] * (DISTRICTS * colours)
        #: Which place a colour has, from 0; the number of colours if it is absent.
        self.places: Final[list[int]] = [0] * (DISTRICTS * colours)
        #: By district, then by place: what it brings. Absent colours' is zero.
        self.worths: Final[list[float]] = [0.0] * (DISTRICTS * (colours + 2))
        #: By district: the rank that the next gangster gets, 0 if there is no field.
        self.nexts: Final[list[int]] = [0] * DISTRICTS
        #: By colour: what the next reckoning would bring.
        self.incomes: Final[list[float]] = [0.0] * colours
        self.casino = 0.0
        self.marker = 0.0

    def look(self, state: GangsterState) -> None:
        """Reckon everything anew for this table."""
        self.casino = mean_casino(state, self._board)
        waiting = count_bits(state.pile & (one_area(DISTRICTS) - 1))
        self.marker = (self._board.markers - count_bits(state.doubled)) / max(1, waiting)
        for colour in range(self._colours):
            self.incomes[colour] = 0.0
        for area in range(DISTRICTS):
            self._count(state, area)
            self._place(state, area)

    def _count(self, state: GangsterState, area: i64) -> None:
        first: i64 = area * self._colours
        for at in range(first, first + self._colours):
            self.keys[at] = 0
        number: i64 = state.table_at[area]
        if number < 0:
            self.nexts[area] = 0
            return
        field: i64 = next_field(state, self._board, area)
        self.nexts[area] = 0 if field == FULL else field + 1
        begin: i64 = area * self._board.width
        fields = state.fields
        for rank in range(self._board.tables[number].fields):
            who: i64 = fields[begin + rank]
            if who != EMPTY:
                key: i64 = self.keys[first + who]
                self.keys[first + who] = (key & ~_RANK) + _ONE_MORE + rank + 1

    def _place(self, state: GangsterState, area: i64) -> None:
        number: i64 = state.table_at[area]
        begin: i64 = area * self._wide
        for at in range(begin, begin + self._wide):
            self.worths[at] = 0.0
        if number >= 0:
            times = 2.0 if state.doubled >> area & 1 else 1.0 + self.marker
            places = self._board.tables[number].places
            for place in range(min(len(places), self._colours)):
                points = places[place]
                self.worths[begin + place] = times * (self.casino if points == CASINO else float(points))
        first: i64 = area * self._colours
        for colour in range(self._colours):
            key: i64 = self.keys[first + colour]
            place = self._colours if key == 0 else self._above(first, key)
            self.places[first + colour] = place
            self.incomes[colour] += self.worths[begin + place]

    def _above(self, first: i64, key: i64) -> i64:
        """How many stand higher than this."""
        count: i64 = 0
        for at in range(first, first + self._colours):
            other: i64 = self.keys[at]
            if other > key:
                count += 1
        return count

    def _with_more(self, area: i64, colour: i64, more: i64) -> i64:
        """The key with so many gangsters more."""
        key: i64 = self.keys[area * self._colours + colour]
        rank: i64 = max(key & _RANK, self.nexts[area] + more - 1)
        return (key & ~_RANK) + more * _ONE_MORE + rank

    def worth(self, area: i64, colour: i64) -> float:
        """What the district brings this colour as things stand."""
        place: i64 = self.places[area * self._colours + colour]
        return self.worths[area * self._wide + place]

    def gain(self, area: i64, colour: i64, more: i64) -> float:
        """What so many gangsters more would bring their colour here; nothing where there is no field."""
        if self.nexts[area] == 0:
            return 0.0
        first: i64 = area * self._colours
        key = self._with_more(area, colour, more)
        place = self._above(first, key)
        own: i64 = self.keys[first + colour]
        if own > key:
            place -= 1
        return self.worths[area * self._wide + place] - self.worth(area, colour)

    def change(self, area: i64, victim: i64, colour: i64) -> float:
        """What one gangster of a colour more would change for another colour; below zero if it loses."""
        if self.nexts[area] == 0:
            return 0.0
        first: i64 = area * self._colours
        key: i64 = self.keys[first + victim]
        before: i64 = self.keys[first + colour]
        if key == 0 or before > key or self._with_more(area, colour, 1) < key:
            return 0.0
        at: i64 = area * self._wide + self.places[first + victim]
        return self.worths[at + 1] - self.worths[at]

    def gain_of_load(self, area: i64, colour: i64, gone: i64) -> float:
        """What it would bring a colour if another one had one gangster less here, and a part of what that one loses."""
        first: i64 = area * self._colours
        key: i64 = self.keys[first + gone]
        if key == 0:
            return 0.0
        less: i64 = key - _ONE_MORE if key >= 2 * _ONE_MORE else 0
        own: i64 = self.keys[first + colour]
        begin: i64 = area * self._wide
        place: i64 = self.places[first + gone]
        lower: i64 = self._colours if less == 0 else self._above(first, less) - 1
        change = (self.worths[begin + place] - self.worths[begin + lower]) / float(self._colours - 1)
        if less < own < key:
            at: i64 = begin + self.places[first + colour]
            change += self.worths[at - 1] - self.worths[at]
        return change


def mean_casino(state: GangsterState, board: Board) -> float:
    """What a ? is worth on average."""
    total = 0
    for card in range(len(board.casino)):
        if state.casino >> card & 1:
            total += board.casino[card]
    return total / max(1, count_bits(state.casino))
