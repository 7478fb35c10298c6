"""What a colour can still do from where its car stands: stays and drives, each turn of them at its price."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster.board import AREAS, DISTRICTS, HARBOUR, Board
from backroom.games.gangster.bot.prospects import NONE, Prospects
from backroom.games.gangster.bot.weights import (
    ABOARD,
    AGAIN,
    CAPTURED,
    DROWNED,
    LASTING,
    PACE,
    ROOM,
    TRUST,
    TRUST_OF_TWO,
    TURN,
    TURNS_A_STAGE,
    WORTHS,
)
from backroom.games.gangster.cars import has_room, in_trunk
from backroom.games.gangster.harbour import eligible
from backroom.games.gangster.pieces import CARDS, DOOR, EMPTY, LONG_TRUNK_ROOM, MOTOR, SLOTS, STAGES, TOMMY_GUN
from backroom.games.gangster.stages import count_bits
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import one_area

#: How many gangsters are thought of as unloaded one after another.
AHEAD: Final = 3


class Clock:
    """How much of the stage and of the game is left, and what a turn of waiting costs."""

    __slots__ = ("ending", "fade", "kept", "left", "trust", "turns")

    def __init__(self, table: GangsterState, board: Board) -> None:
        players = int(table.players)
        stages = int(STAGES - 1 - table.stage)
        districts = count_bits(table.pile & (one_area(DISTRICTS) - 1))
        pile = count_bits(table.pile)
        markers = board.markers - count_bits(table.doubled)
        # Expected draws until so many districts have come, policemen among them; three drives a draw (GA-32).
        draws = markers * (pile + 1) / (districts + 1)
        used = 0
        for colour in range(table.colours):
            used += CARDS - count_bits(table.cards[colour])
        drives = max(1.0, CARDS * draws - 0.6 * used)
        rounds = drives / (PACE * players)
        #: The share of a gain that later reckonings bring again, if somebody still stands there.
        later = AGAIN * stages
        gone = 1.0 / (rounds + 1.0)
        #: What is left of a gain that comes a turn later.
        self.fade: Final = LASTING * (1.0 - gone + later) / (1.0 + later)
        #: The same if the stage ends at once, and how likely the next district card ends it.
        self.kept: Final = later / (1.0 + later)
        self.ending: Final = districts / max(1, pile) if markers == 1 else 0.0
        #: The share of the game that is still to come.
        own = rounds * players / int(table.colours)
        stage = min(1.0, own / TURNS_A_STAGE)
        self.left: Final = (stages + stage) / STAGES
        #: How far what is ahead is trusted.
        self.trust: Final = TRUST_OF_TWO if players == 2 else TRUST
        #: Turns that a colour still has.
        self.turns: Final = own + TURNS_A_STAGE * stages


class Planning:
    """One colour's outlook. `stays` is what each area would bring from the turn after arriving on."""

    __slots__ = (
        "_board", "_clock", "_colour", "_prospects", "_table", "aboard", "barred", "barred_at", "empty", "stays",
    )  # fmt: skip

    def __init__(self, prospects: Prospects, clock: Clock, colour: i64) -> None:
        self._prospects: Final = prospects
        self._table: Final = prospects.table
        self._board: Final = prospects.board
        self._clock: Final = clock
        self._colour: Final[i64] = colour
        # More than can still get out are worth nothing.
        supply = max(1, self._table.aboard[colour] + self._table.reserve[colour])
        self.aboard: Final = ABOARD * min(1.0, max(0.0, 1.2 * clock.turns / supply - 1.0))
        #: Whoever has just been loaded or unloaded in an area does not go back there at once.
        self.barred: i64 = EMPTY
        self.barred_at: i64 = EMPTY
        #: By area, with gangsters aboard and without any.
        self.stays: Final[list[float]] = [0.0] * AREAS
        self.empty: Final[list[float]] = [0.0] * AREAS
        for area in range(AREAS):
            self.look_at(area)

    def look_at(self, area: i64) -> None:
        """Something has changed here: what staying would bring now."""
        if area == HARBOUR:
            return
        idle = self._other_stays(area)
        self.empty[area] = idle
        gains = self._gains(area)
        self.stays[area] = self._best_unloading(gains, 0.0, 0.0, idle)

    def _gains(self, area: i64) -> list[float]:
        if self.barred == self._colour and self.barred_at == area:
            return []
        return self._prospects.gains_of_unloading(area, self._colour, min(AHEAD, self._table.aboard[self._colour]))

    def _best_unloading(self, gains: list[float], onward: float, onward_empty: float, idle: float) -> float:
        """The best number to unload, or what else there is to do here, and then what comes after."""
        fade = self._clock.fade
        door = self._table.has(self._colour, DOOR)
        aboard = self._table.aboard[self._colour]
        best = max(0.0, onward, idle + fade * onward)
        spent = 1.0
        value = 0.0
        before = 0.0
        turns = 0
        for at in range(len(gains)):
            if not (door and at % 2 == 1):
                turns += 1
                spent *= fade
                value -= TURN * spent
            value += spent * (gains[at] - before - self.aboard)
            before = gains[at]
            after = onward if aboard > at + 1 else onward_empty
            best = max(best, value + spent * after)
        return best

    def _other_stays(self, area: i64) -> float:
        """The best that loading a rival, or unloading one from the trunk, would bring a turn later."""
        table = self._table
        colour = self._colour
        if table.table_at[area] < 0:
            return 0.0
        best = 0.0
        fade = self._clock.fade
        if has_room(table, colour):
            load = self._prospects.best_load(area, colour, self._barred_in(area))
            if table.has(colour, TOMMY_GUN):
                for near in self._board.links[area]:
                    if near != HARBOUR:
                        load = max(load, self._prospects.best_load(near, colour, self._barred_in(near)))
            if load > NONE:
                best = fade * (load + CAPTURED - ROOM - TURN)
        first = colour * LONG_TRUNK_ROOM
        for at in range(first, first + in_trunk(table, colour)):
            if table.trunk[at] == self._barred_in(area):
                continue
            gains = self._prospects.gains_of_unloading(area, table.trunk[at], 1)
            if gains:
                best = max(best, fade * (gains[0] + self.freed(table.trunk[at]) - TURN))
        return best

    def _barred_in(self, area: i64) -> i64:
        return self.barred if self.barred_at == area else EMPTY

    def freed(self, gangster: i64) -> float:
        """What it brings that somebody leaves the trunk alive."""
        return ROOM + (self.aboard if self._table.owner(gangster) == self._prospects.seat else -CAPTURED)

    def onward(self, area: i64, cards: i64, aboard: bool) -> float:
        """What driving on from here with one of these cards promises, the turn paid for; nothing if it does not pay."""
        best = 0.0
        motor = self._table.has(self._colour, MOTOR)
        stays = self.stays if aboard else self.empty
        for card in range(CARDS):
            if cards >> card & 1:
                steps = self._board.movement[card]
                best = max(best, self._best_stay(area, steps, stays))
                if motor:
                    best = max(best, self._best_stay(area, steps + 1, stays))
        return max(0.0, self._clock.fade * (best - TURN))

    def _best_stay(self, area: i64, steps: i64, stays: list[float]) -> float:
        best = 0.0
        for to in self._board.reaches[area][steps]:
            # What is to be had here is weighed by itself.
            if to != area:
                best = max(best, self.coast() if to == HARBOUR else stays[to])
        return best

    def coast(self) -> float:
        """What the Gold Coast brings at once."""
        best = 0.0
        for kind in eligible(self._table, self._colour):
            best = max(best, self.worth_of_taking(kind))
        return best + max(0.0, self.worth_of_dumping())

    def worth_of_taking(self, kind: int) -> float:
        """GA-52: what it is worth for the rest of the game, less what leaves the right slot for it."""
        lost = self._table.gear[self._colour * SLOTS + 1]
        worth = WORTHS[kind] - (0.0 if lost == EMPTY else WORTHS[lost])
        return worth * self._clock.left

    def worth_of_dumping(self) -> float:
        """GA-50: rivals who never come back and an empty trunk; but the own second colour's are lost."""
        worth = 0.0
        first = self._colour * LONG_TRUNK_ROOM
        for at in range(first, first + in_trunk(self._table, self._colour)):
            own = self._table.owner(self._table.trunk[at]) == self._prospects.seat
            worth += ROOM + (-DROWNED if own else DROWNED - CAPTURED)
        return worth

    def ahead(self, area: i64, cards: i64) -> float:
        """What the turns after this one promise, with the car here and these cards open."""
        aboard = self._table.aboard[self._colour]
        full = self.onward(area, cards, True) if aboard > 0 else 0.0
        bare = self.onward(area, cards, False)
        if area == HARBOUR:
            return max(full, bare) * self._clock.trust
        gains = self._gains(area)
        return self._best_unloading(gains, full, bare, self.empty[area]) * self._clock.trust
