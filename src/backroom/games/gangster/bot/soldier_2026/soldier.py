"""What bots know of Gangster: *soldier* does what brings most influence a turn.

It is *soldier-2026*, a fixed reference for ladders: never changed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster import actions as act
from backroom.games.gangster.actions import GangsterAction
from backroom.games.gangster.board import HARBOUR
from backroom.games.gangster.bot.soldier_2026.prospects import Prospects
from backroom.games.gangster.cars import has_room, in_trunk
from backroom.games.gangster.harbour import eligible
from backroom.games.gangster.pieces import COLOURS, DOOR, EMPTY, EQUIPMENT, LONG_TRUNK_ROOM
from backroom.games.gangster.view import GangsterView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update

#: How many gangsters are thought of as unloaded one after another.
AHEAD: Final = 3
#: What each kind of equipment is worth, in influence; the numbers are by feel.
WORTHS: Final[list[float]] = [0.5, 0.8, 1.5, 1.0, 0.4, 2.0]
#: What a gangster of somebody else's is worth in the lake.
DROWNED: Final = 2.0
#: An equipment in a car that has two already only replaces one.
REPLACED: Final = 0.3


class Plan:
    """An action, what it promises a turn, and why."""

    __slots__ = ("action", "area", "rate", "why")

    def __init__(self, action: Action, rate: float, why: str, area: i64) -> None:
        self.action: Final = action
        self.rate: Final = rate
        self.why: Final = why
        self.area: Final = area


class Soldier(Player):
    """Sound heuristics from a seat's view, at once: gains of a stay or a drive, shared out over the turns they take."""

    __slots__ = ()

    def __init__(self, rules: AnyRules) -> None:
        """Everything it needs comes with the updates."""

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, GangsterView)
        return _Mind(view).choose(update.prompt, update.actions)


class _Mind:
    """What a soldier makes of one view."""

    __slots__ = ("board", "prospects", "seat", "table")

    def __init__(self, view: GangsterView) -> None:
        self.table: Final = view.table
        self.board: Final = view.board
        self.seat: Final = view.viewer
        self.prospects: Final = Prospects(view.table, view.board, view.viewer)

    def choose(self, prompt: str, offered: list[Action]) -> Choice:
        if prompt == "turn":
            best = self._best_plan(self.table.colour, offered)
            return Choice(best.action, best.why, {"area": self.board.name(best.area)})
        if prompt == "destination":
            return self._destination(offered)
        if prompt == "colour":
            return self._colour(offered)
        if prompt == "bumper":
            return self._bumper(offered)
        if prompt == "dump":
            return self._dump(offered)
        if prompt == "equipment":
            return self._equipment(offered)
        return self._door(offered)

    def _colour(self, offered: list[Action]) -> Choice:
        """Whose best is better. What a colour could do here is weighed without asking the rules again."""
        best = offered[0]
        rate = -1000.0
        for action in offered:
            assert isinstance(action, GangsterAction)
            promised = max(self._stay(action.colour), self._drive(action.colour))
            if promised > rate:
                best = action
                rate = promised
        assert isinstance(best, GangsterAction)
        return Choice(best, "why-colour", {"colour": COLOURS[best.colour]})

    def _best_plan(self, colour: i64, offered: list[Action]) -> Plan:
        plans = [self._plan(colour, action) for action in offered]
        best = plans[0]
        for plan in plans:
            if plan.rate > best.rate:
                best = plan
        return best

    def _plan(self, colour: i64, action: Action) -> Plan:
        assert isinstance(action, GangsterAction)
        here: i64 = self.table.car_at[colour]
        if action.kind == act.DRIVE:
            steps = self.board.movement[action.card] + int(action.motor)
            best = -1000.0
            end = here
            for area in self.board.reaches[here][steps]:
                rate = self._arrival(colour, area)
                if rate > best:
                    best = rate
                    end = area
            return Plan(action, best, "why-drive", end)
        if action.kind == act.LOAD:
            return Plan(action, self.prospects.gain_of_loading(action.area, action.field), "why-load", action.area)
        if action.colour == colour:
            return Plan(action, self._unload_rate(colour, here, 0), "why-unload", here)
        gains = self.prospects.gains_of_unloading(here, action.colour, 1)
        return Plan(action, gains[0], "why-unload-foreign", here)

    def _stay(self, colour: i64) -> float:
        """The most that loading or unloading here brings a turn."""
        here: i64 = self.table.car_at[colour]
        best = self._unload_rate(colour, here, 0)
        if has_room(self.table, colour):
            best = max(best, self.prospects.best_load(here, colour))
        return best

    def _drive(self, colour: i64) -> float:
        """The most that a drive with any open card promises a turn."""
        best = -1000.0
        here = self.table.car_at[colour]
        for card in range(len(self.board.movement)):
            if self.table.cards[colour] >> card & 1:
                for area in self.board.reaches[here][self.board.movement[card]]:
                    best = max(best, self._arrival(colour, area))
        return best

    def _arrival(self, colour: i64, area: i64) -> float:
        """What stopping in an area promises a turn, the drive included."""
        if area == HARBOUR:
            return self._harbour(colour)
        best = self._unload_rate(colour, area, 1)
        if has_room(self.table, colour):
            best = max(best, self.prospects.best_load(area, colour) / 2)
        return best

    def _unload_rate(self, colour: i64, area: i64, spent: int) -> float:
        """The most that unloading a few here brings a turn, `spent` turns being needed before."""
        best = -1000.0 if spent == 0 else 0.0
        gains = self.prospects.gains_of_unloading(area, colour, min(AHEAD, self.table.aboard[colour]))
        door = self.table.has(colour, DOOR)
        for at in range(len(gains)):
            turns = at // 2 + 1 if door else at + 1
            best = max(best, gains[at] / (spent + turns))
        return best

    def _harbour(self, colour: i64) -> float:
        """Half of what the Gold Coast brings: the way back costs a turn as well."""
        worth = self._trunk_worth(colour)
        best = 0.0
        for kind in eligible(self.table, colour):
            best = max(best, self._equipment_worth(colour, kind))
        return (max(0.0, worth) + best) / 2

    def _equipment_worth(self, colour: i64, kind: int) -> float:
        full = self.table.gear[colour * 2 + 1] != EMPTY
        return WORTHS[kind] * (REPLACED if full else 1.0)

    def _trunk_worth(self, colour: i64) -> float:
        """What it brings to sink everybody in the trunk: others' gangsters, but not the own second colour's."""
        worth = 0.0
        first = colour * LONG_TRUNK_ROOM
        for at in range(first, first + in_trunk(self.table, colour)):
            worth += -DROWNED if self.table.owner(self.table.trunk[at]) == self.seat else DROWNED
        return worth

    def _destination(self, offered: list[Action]) -> Choice:
        best = offered[0]
        rate = -1000.0
        for action in offered:
            assert isinstance(action, GangsterAction)
            promised = self._arrival(self.table.colour, action.area)
            if promised > rate:
                best = action
                rate = promised
        assert isinstance(best, GangsterAction)
        return Choice(best, "why-stop", {"area": self.board.name(best.area)})

    def _bumper(self, offered: list[Action]) -> Choice:
        """Push whoever would gain most by staying to where it would gain least."""
        best = offered[0]
        harm = 0.0
        for action in offered:
            assert isinstance(action, GangsterAction)
            if action.kind != act.PUSH or self.table.owner(action.colour) == self.seat:
                continue
            gained = self._loss_by(action.colour, self.table.car_at[action.colour])
            done = gained - self._loss_by(action.colour, action.area)
            if done > harm:
                best = action
                harm = done
        assert isinstance(best, GangsterAction)
        if best.kind != act.PUSH:
            return Choice(best, "why-push-nobody")
        return Choice(best, "why-push", {"colour": COLOURS[best.colour]})

    def _loss_by(self, colour: i64, area: i64) -> float:
        """What this player would lose by one gangster of another colour more in an area."""
        gains = self.prospects.gains_of_unloading(area, colour, 1)
        return -gains[0] if gains else 0.0

    def _dump(self, offered: list[Action]) -> Choice:
        if self._trunk_worth(self.table.colour) > 0:
            return Choice(offered[0], "why-dump")
        return Choice(offered[1], "why-keep")

    def _equipment(self, offered: list[Action]) -> Choice:
        best = offered[0]
        worth = -1.0
        for action in offered:
            assert isinstance(action, GangsterAction)
            if WORTHS[action.equipment] > worth:
                best = action
                worth = WORTHS[action.equipment]
        assert isinstance(best, GangsterAction)
        return Choice(best, "why-take", {"equipment": EQUIPMENT[best.equipment]})

    def _door(self, offered: list[Action]) -> Choice:
        colour = self.table.colour
        here: i64 = self.table.car_at[colour]
        if self._unload_rate(colour, here, 0) > 0:
            return Choice(offered[0], "why-second")
        return Choice(offered[1], "why-enough")
