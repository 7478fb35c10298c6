"""Whole turns, weighed by where they end: what they change on the board, and what they leave to be done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster import actions as act
from backroom.games.gangster.actions import GangsterAction
from backroom.games.gangster.board import HARBOUR, Board
from backroom.games.gangster.bot.planning import Clock, Planning
from backroom.games.gangster.bot.prospects import Prospects
from backroom.games.gangster.bot.weights import CAPTURED, LEAD, ROOM
from backroom.games.gangster.cars import has_room, into_trunk, is_guarded, must_drive, out_of_trunk
from backroom.games.gangster.pieces import ALL_CARDS, CARDS, DOOR, EMPTY, LONG_TRUNK_ROOM, MOTOR, TOMMY_GUN
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import FULL, fields_of, next_field, put_gangster, take_gangster

WORST: Final = -1000.0


class Turns:
    """What each way to go on with a turn of one colour is worth, in influence, by the end of the turn."""

    __slots__ = ("_board", "_clock", "_colour", "_planning", "_prospects", "_table")

    def __init__(self, prospects: Prospects, clock: Clock, colour: i64) -> None:
        self._prospects: Final = prospects
        self._table: Final[GangsterState] = prospects.table
        self._board: Final[Board] = prospects.board
        self._clock: Final = clock
        self._colour: Final[i64] = colour
        self._planning: Final = Planning(prospects, clock, colour)

    def now(self) -> float:
        """What the colour could do if it were to act later."""
        return self._planning.ahead(self._table.car_at[self._colour], self._table.cards[self._colour])

    def best_turn(self) -> float:
        """The best that this colour could do as its turn, whatever it is."""
        table = self._table
        colour = self._colour
        best = WORST
        motor = table.has(colour, MOTOR)
        for card in range(CARDS):
            if table.cards[colour] >> card & 1:
                best = max(best, self.drive(card, 0))
                if motor:
                    best = max(best, self.drive(card, 1))
        area: i64 = table.car_at[colour]
        if must_drive(table, colour) or table.table_at[area] < 0:
            return best
        best = max(best, self._best_load(area))
        if table.has(colour, TOMMY_GUN):
            for near in self._board.links[area]:
                if near != HARBOUR:
                    best = max(best, self._best_load(near))
        if next_field(table, self._board, area) != FULL:
            if table.aboard[colour] > 0:
                best = max(best, self.unload(colour))
            for at in range(colour * LONG_TRUNK_ROOM, (colour + 1) * LONG_TRUNK_ROOM):
                if table.trunk[at] != EMPTY:
                    best = max(best, self.unload(table.trunk[at]))
        return best

    def _best_load(self, area: i64) -> float:
        table = self._table
        best = WORST
        if table.table_at[area] < 0:
            return best
        first: i64 = area * self._board.width
        here = area == table.car_at[self._colour]
        foreign = has_room(table, self._colour)
        for field in range(fields_of(table, self._board, area)):
            who = table.fields[first + field]
            if who == EMPTY or (who == self._colour and not here):
                continue
            if who == self._colour or (foreign and not is_guarded(table, self._colour, who, area)):
                best = max(best, self.load(area, field))
        return best

    def of(self, action: GangsterAction) -> float:
        """What an action of the question that is asked is worth, the turn being played on as well as can be."""
        if action.kind == act.DRIVE:
            return self.drive(action.card, int(action.motor))
        if action.kind == act.LOAD:
            return self.load(action.area, action.field)
        return self.unload(action.colour)

    def drive(self, card: i64, more: i64) -> float:
        """The best place to stop with this card."""
        best = WORST
        steps = self._board.movement[card] + more
        cards = self._table.cards[self._colour] & ~(1 << card)
        for area in self._board.reaches[self._table.car_at[self._colour]][steps]:
            best = max(best, self.stop(area, cards))
        return best

    def end_of_drive(self, card: i64, more: i64) -> i64:
        """Where such a drive would stop."""
        best = WORST
        end: i64 = HARBOUR
        cards = self._table.cards[self._colour] & ~(1 << card)
        for area in self._board.reaches[self._table.car_at[self._colour]][self._board.movement[card] + more]:
            worth = self.stop(area, cards)
            if worth > best:
                best = worth
                end = area
        return end

    def stop(self, area: i64, cards: i64) -> float:
        """GA-32, GA-33: the third card brings a district card, and with the last marker the day of reckoning."""
        brought = self._planning.coast() if area == HARBOUR else 0.0
        if cards:
            return brought + self._planning.ahead(area, cards)
        ahead = self._planning.ahead(area, ALL_CARDS)
        ending = self._clock.ending
        return brought + ahead * (1.0 - ending + ending * self._clock.kept) + ending * self._lead()

    def _lead(self) -> float:
        """What it is worth that nobody comes to unload any more this stage: rivals' gangsters aboard, less the own."""
        table = self._table
        lead = 0.0
        for colour in range(table.colours):
            lead -= table.aboard[colour] * self._prospects.shares[colour]
        return lead * LEAD

    def load(self, area: i64, field: i64) -> float:
        table = self._table
        colour = self._colour
        ended = table.reached_end
        before = self._prospects.worth(area)
        who = take_gangster(table, self._board, area, field)
        if who == colour:
            table.aboard[colour] += 1
            gain = self._planning.aboard
        else:
            into_trunk(table, colour, who)
            own = table.owner(who) == self._prospects.seat
            gain = (-self._planning.aboard if own else CAPTURED) - ROOM
        gain += self._prospects.worth(area) - before
        value = gain + self._ahead_after(area, who)
        if who == colour:
            table.aboard[colour] -= 1
        else:
            out_of_trunk(table, colour, who)
        table.fields[area * self._board.width + field] = who
        table.reached_end = ended
        self._planning.look_at(area)
        return value

    def unload(self, gangster: i64) -> float:
        """One of this colour gets out; through the door another one too, if that is better."""
        table = self._table
        colour = self._colour
        area: i64 = table.car_at[colour]
        if gangster != colour:
            gain = self._planning.freed(gangster)
            out_of_trunk(table, colour, gangster)
            value = gain + self._put(area, gangster, False)
            into_trunk(table, colour, gangster)
            return value
        table.aboard[colour] -= 1
        value = self._put(area, colour, table.has(colour, DOOR) and table.aboard[colour] > 0) - self._planning.aboard
        table.aboard[colour] += 1
        return value

    def enough(self) -> float:
        """At the door: nobody else gets out."""
        return self._planning.ahead(self._table.car_at[self._colour], self._table.cards[self._colour])

    def _put(self, area: i64, gangster: i64, another: bool) -> float:
        table = self._table
        ended = table.reached_end
        before = self._prospects.worth(area)
        field = put_gangster(table, self._board, area, gangster)
        gain = self._prospects.worth(area) - before
        value = gain + self._ahead_after(area, EMPTY if gangster == self._colour else gangster)
        if another and next_field(table, self._board, area) != FULL:
            table.aboard[gangster] -= 1
            value = max(value, gain - self._planning.aboard + self._put(area, gangster, False))
            table.aboard[gangster] += 1
        table.fields[area * self._board.width + field] = EMPTY
        table.reached_end = ended
        self._planning.look_at(area)
        return value

    def _ahead_after(self, area: i64, barred: i64) -> float:
        """What is ahead, something having changed in an area."""
        planning = self._planning
        planning.barred = barred
        planning.barred_at = area
        planning.look_at(area)
        value = self.enough()
        planning.barred_at = EMPTY
        return value

    def second(self) -> float:
        """At the door: another one gets out."""
        table = self._table
        colour = self._colour
        table.aboard[colour] -= 1
        value = self._put(table.car_at[colour], colour, False) - self._planning.aboard
        table.aboard[colour] += 1
        return value

    def taking(self, kind: i64) -> float:
        return self._planning.worth_of_taking(kind)

    def dumping(self) -> float:
        return self._planning.worth_of_dumping()
