"""What a judge looks at: a table in written numbers, from one seat's side.

`_features.c` tells the same many times as fast, where it is there.
"""

from __future__ import annotations

from array import array
from typing import Final

from mypy_extensions import i64

from backroom.games.gangster.board import DISTRICTS, HARBOUR, Board
from backroom.games.gangster.bot.standings import RANK_BITS, Standings
from backroom.games.gangster.cars import has_room, in_trunk, is_guarded
from backroom.games.gangster.pieces import (
    CARDS,
    EMPTY,
    KINDS,
    LONG_TRUNK_ROOM,
    MOTOR,
    SLOTS,
    STAGES,
    TOMMY_GUN,
    colours_of,
)
from backroom.games.gangster.stages import count_bits, influence_of
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import one_area

#: How many numbers are told of each colour and of the table; besides, a few for each seat.
OF_A_COLOUR: Final = 42
OF_THE_TABLE: Final = 21
OF_A_SEAT: Final = 3
#: Points are told in these parts, and counts of gangsters.
_POINTS: Final = 1 / 10
_TOTAL: Final = 1 / 50
_COUNT: Final = 1 / 8


def size_of(players: int) -> int:
    """How many numbers are told at a table of so many players."""
    return OF_A_COLOUR * colours_of(players) + OF_THE_TABLE + OF_A_SEAT * players


class PlainFeatures:
    """For a number of players and a board: `size` numbers for each table and seat."""

    __slots__ = (
        "_board", "_colours", "_harms", "_masks", "_orders", "_owners", "_players", "_reaches", "_standings",
        "_threats", "size",
    )  # fmt: skip

    def __init__(self, players: int, board: Board) -> None:
        colours = colours_of(players)
        self._board: Final = board
        self._players: Final = players
        self._colours: Final = colours
        self._standings: Final = Standings(board, colours)
        self.size: Final = size_of(players)
        self._owners: Final = [colour % players for colour in range(colours)]
        #: By seat: the own colours first, then those of the left neighbour, and so on.
        self._orders: Final[list[list[int]]] = [
            [colour for step in range(players) for colour in range((seat + step) % players, colours, players)]
            for seat in range(players)
        ]
        #: By area, then by steps: where a drive can end, as a mask.
        self._masks: Final[list[list[int]]] = [[mask_of(ends) for ends in by_steps] for by_steps in board.reaches]
        #: By colour: where its next drive can end.
        self._reaches: Final[list[int]] = [0] * colours
        #: By colour: what rivals can take from it where they stand, and by driving.
        self._harms: Final[list[float]] = [0.0] * colours
        self._threats: Final[list[float]] = [0.0] * colours

    def row(self, state: GangsterState, seat: int) -> bytes:
        """What there is to tell of this table to this seat, as float32 numbers."""
        told: list[float] = []
        self._standings.look(state)
        for colour in range(self._colours):
            self._reaches[colour] = self._reach(state, colour)
        self._look_at_threats(state)
        for colour in self._orders[seat]:
            self._tell_colour(state, seat, colour, told)
        self._tell_seats(state, seat, told)
        self._tell_table(state, seat, told)
        return array("f", told).tobytes()

    def _reach(self, state: GangsterState, colour: i64) -> i64:
        """Where this colour's next drive can end."""
        masks = self._masks[state.car_at[colour]]
        cards = state.cards[colour]
        motor = state.has(colour, MOTOR)
        mask: i64 = 0
        for card in range(CARDS):
            if cards >> card & 1:
                steps = self._board.movement[card]
                mask |= masks[steps]
                if motor:
                    mask |= masks[steps + 1]
        return mask

    def _look_at_threats(self, state: GangsterState) -> None:
        harms = self._harms
        threats = self._threats
        for victim in range(self._colours):
            harms[victim] = 0.0
            threats[victim] = 0.0
        standings = self._standings
        for colour in range(self._colours):
            if state.aboard[colour] == 0:
                continue
            here: i64 = state.car_at[colour]
            mask: i64 = self._reaches[colour]
            owner = self._owners[colour]
            for victim in range(self._colours):
                if self._owners[victim] == owner:
                    continue
                if here != HARBOUR:
                    harms[victim] -= min(0.0, standings.change(here, victim, colour))
                worst = 0.0
                for area in range(DISTRICTS):
                    if mask >> area & 1:
                        worst = min(worst, standings.change(area, victim, colour))
                threats[victim] -= worst

    def _tell_colour(self, state: GangsterState, seat: int, colour: i64, told: list[float]) -> None:
        standings = self._standings
        aboard = state.aboard[colour]
        income = standings.incomes[colour]
        points = float(state.influence(colour))
        told.append(points * _TOTAL)
        told.append((points + income) * _TOTAL)
        told.append(income * _POINTS / 2)
        told.append(aboard * _COUNT)
        told.append(1.0 if aboard == 0 else 0.0)
        told.append(state.drowned[colour] * _COUNT)
        self._tell_stands(state, colour, told)
        self._tell_trunks(state, seat, colour, told)
        first = colour * SLOTS
        for kind in range(KINDS):
            told.append(1.0 if state.gear[first] == kind or state.gear[first + 1] == kind else 0.0)
        for kind in range(KINDS):
            told.append(1.0 if state.gear[first + 1] == kind else 0.0)
        cards = state.cards[colour]
        for card in range(CARDS):
            told.append(float(cards >> card & 1))
        told.append(state.idle[colour] / 10)
        self._tell_chances(state, seat, colour, told)
        told.append(self._harms[colour] * _POINTS)
        told.append(self._threats[colour] * _POINTS)

    def _tell_stands(self, state: GangsterState, colour: i64, told: list[float]) -> None:
        """Four numbers: gangsters on the board, districts held, income that is doubled, first places."""
        standings = self._standings
        count: i64 = 0
        held: i64 = 0
        first: i64 = 0
        doubled = 0.0
        for area in range(DISTRICTS):
            at: i64 = area * self._colours + colour
            key: i64 = standings.keys[at]
            if key:
                count += key >> RANK_BITS
                held += 1
                if standings.places[at] == 0:
                    first += 1
                if state.doubled >> area & 1:
                    doubled += standings.worth(area, colour)
        told.append(float(count) * _COUNT)
        told.append(float(held) * _COUNT)
        told.append(doubled * _POINTS)
        told.append(float(first) * _COUNT)

    def _tell_trunks(self, state: GangsterState, seat: int, colour: i64, told: list[float]) -> None:
        """Three numbers: how many are in others' trunks, in the own one, and of those the viewer's."""
        captured = 0
        for gangster in state.trunk:
            if gangster == colour:
                captured += 1
        mine = 0
        first = colour * LONG_TRUNK_ROOM
        for at in range(first, first + LONG_TRUNK_ROOM):
            if state.trunk[at] != EMPTY and state.owner(state.trunk[at]) == seat:
                mine += 1
        told.append(float(captured))
        told.append(float(in_trunk(state, colour)))
        told.append(float(mine))

    def _tell_chances(self, state: GangsterState, seat: int, colour: i64, told: list[float]) -> None:
        """Eleven numbers: what it can do where it stands, and where it can drive to."""
        standings = self._standings
        here: i64 = state.car_at[colour]
        aboard = state.aboard[colour]
        one = 0.0
        two = 0.0
        harm = 0.0
        if here != HARBOUR and aboard > 0:
            one = standings.gain(here, colour, 1)
            two = standings.gain(here, colour, 2) if aboard > 1 else one
            for victim in range(seat, self._colours, self._players):
                harm -= standings.change(here, victim, colour)
        load = 0.0
        room = has_room(state, colour)
        if room:
            load = self._best_load(state, colour, here)
            if state.has(colour, TOMMY_GUN):
                for near in self._board.links[here]:
                    load = max(load, self._best_load(state, colour, near))
        mask: i64 = self._reaches[colour]
        best = 0.0
        second = 0.0
        best_two = 0.0
        best_load = 0.0
        best_harm = 0.0
        for area in range(DISTRICTS):
            if mask >> area & 1:
                if aboard > 0:
                    gain = standings.gain(area, colour, 1)
                    if gain > best:
                        second = best
                        best = gain
                    elif gain > second:
                        second = gain
                    if aboard > 1:
                        best_two = max(best_two, standings.gain(area, colour, 2))
                    lost = 0.0
                    for victim in range(seat, self._colours, self._players):
                        lost -= standings.change(area, victim, colour)
                    best_harm = max(best_harm, lost)
                if room:
                    best_load = max(best_load, self._best_load(state, colour, area))
        told.append(1.0 if here == HARBOUR else 0.0)
        told.append(float(mask >> HARBOUR & 1))
        told.append(one * _POINTS)
        told.append(two * _POINTS)
        told.append(harm * _POINTS)
        told.append(load * _POINTS)
        told.append(best * _POINTS)
        told.append(second * _POINTS)
        told.append(best_two * _POINTS)
        told.append(best_load * _POINTS)
        told.append(best_harm * _POINTS)

    def _best_load(self, state: GangsterState, colour: i64, area: i64) -> float:
        """The best that loading a rival here would bring, if there is room in the trunk."""
        best = 0.0
        if area == HARBOUR:
            return best
        owner = self._owners[colour]
        for other in range(self._colours):
            if self._owners[other] != owner:
                gain = self._standings.gain_of_load(area, colour, other)
                if gain > best and not is_guarded(state, colour, other, area):
                    best = gain
        return best

    def _tell_seats(self, state: GangsterState, seat: int, told: list[float]) -> None:
        """Of each seat: points and income of all its colours less the viewer's, and whether it is asked."""
        own = self._expected(state, seat)
        for step in range(self._players):
            other = (seat + step) % self._players
            ahead = self._expected(state, other) - own
            told.append(ahead * _TOTAL)
            told.append(max(-1.0, min(1.0, ahead * _POINTS)))
            told.append(1.0 if state.seat == other else 0.0)

    def _expected(self, state: GangsterState, seat: int) -> float:
        points = float(influence_of(state, seat))
        for colour in range(seat, self._colours, self._players):
            points += self._standings.incomes[colour]
        return points

    def _tell_table(self, state: GangsterState, seat: int, told: list[float]) -> None:
        for stage in range(STAGES):
            told.append(1.0 if state.stage == stage else 0.0)
        laid = count_bits(state.doubled)
        pile = count_bits(state.pile)
        districts = count_bits(state.pile & (one_area(DISTRICTS) - 1))
        markers = self._board.markers - laid
        draws = markers * (pile + 1) / (districts + 1)
        used = 0
        for colour in range(self._colours):
            used += CARDS - count_bits(state.cards[colour])
        told.append(markers / 8)
        told.append((pile - districts) / 2)
        told.append(used / (2 * self._colours))
        told.append(max(0.0, CARDS * draws - used) / (8 * self._colours))
        told.append(districts / max(1, pile) if markers == 1 else 0.0)
        told.append(1.0 if markers <= 2 else 0.0)
        told.append(self._standings.casino / 5)
        told.append(self._standings.marker)
        most = -1000.0
        for other in range(self._players):
            if other != seat:
                most = max(most, self._expected(state, other))
        lead = (self._expected(state, seat) - most) * _POINTS
        told.append(max(-1.0, min(1.0, lead)))
        told.append(lead / 3)
        # Which of its kinds lie at the Gold Coast.
        for kind in range(KINDS):
            told.append(1.0 if kind in state.harbour else 0.0)
        told.append(lead if state.stage == STAGES - 1 else 0.0)
        told.append(lead * max(0.0, 1.0 - draws / 4) if state.stage == STAGES - 1 else 0.0)


def mask_of(areas: list[int]) -> int:
    """These areas as bits."""
    mask = 0
    for area in areas:
        mask |= 1 << area
    return mask
