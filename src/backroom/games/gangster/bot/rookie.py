"""*rookie* plays as beginners do: it wants to be first where the first prize is largest, and fights on until it is.

Its mistakes: it sees first prizes only, as they are printed, forgets markers and ends of stages, believes that every
? will be the highest card, unloads into fights that are lost, thinks of no threat, and never carries off a rival while
it has somebody of its own to unload.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster import actions as act
from backroom.games.gangster.actions import GangsterAction
from backroom.games.gangster.board import CASINO, HARBOUR, Board
from backroom.games.gangster.bot.manner import PLAIN, Manner
from backroom.games.gangster.pieces import COLOURS, EMPTY, EQUIPMENT, LONG_TRUNK_ROOM, SLOTS
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import FULL, next_field
from backroom.games.gangster.view import GangsterView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update

#: What going there for an equipment seems worth to whoever has none.
_NEW_TOY: Final = 1
#: Less than anything.
_NOTHING: Final = -1


class Rookie(Player):
    """A beginner's play from a seat's view, at once."""

    __slots__ = ("_manner",)

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN) -> None:
        """Everything else that it needs comes with the updates."""
        self._manner: Final = manner

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, GangsterView)
        return _Mind(view, self._manner).choose(update.prompt, update.actions)


class _Mind:
    """What a rookie makes of one view."""

    __slots__ = ("_board", "_hoped", "_manner", "_seat", "_table")

    def __init__(self, view: GangsterView, manner: Manner) -> None:
        self._manner: Final = manner
        self._table: Final[GangsterState] = view.table
        self._board: Final[Board] = view.board
        self._seat: Final = view.viewer
        #: What a ? is hoped to bring.
        self._hoped: Final = max(view.board.casino)

    def choose(self, prompt: str, offered: list[Action]) -> Choice:
        if prompt == "colour":
            return self._colour(offered)
        if prompt == "turn":
            return self._turn(offered)
        if prompt == "destination":
            return self._destination(offered)
        if prompt == "dump":
            return self._dump(offered)
        if prompt == "equipment":
            first = offered[0]
            assert isinstance(first, GangsterAction)
            return Choice(first, "why-first", {"equipment": EQUIPMENT[first.equipment]})
        if prompt == "door":
            return self._door(offered)
        # The bumper: whoever stands here is none of its business.
        return Choice(offered[0], "why-push-nobody")

    def _is_first(self, area: i64, colour: i64) -> bool:
        """Whether nobody has as many here as this colour."""
        first = area * self._board.width
        counts = [0] * self._table.colours
        for gangster in self._table.fields[first : first + self._board.width]:
            if gangster != EMPTY:
                counts[gangster] += 1
        own = counts[colour]
        counts[colour] = 0
        return own > max(counts)

    def _charm(self, area: i64, colour: i64) -> int:
        """How gladly it would unload somewhere: for the first prize, unless it has that already."""
        table = self._table
        if area == HARBOUR:
            return _NEW_TOY if table.gear[colour * SLOTS] == EMPTY or table.aboard[colour] == 0 else _NOTHING
        if next_field(table, self._board, area) == FULL or self._is_first(area, colour):
            return 0
        prize = self._board.tables[table.table_at[area]].places[0]
        return self._hoped if prize == CASINO else prize

    def _colour(self, offered: list[Action]) -> Choice:
        """Whichever stands where more is to be had; of equals, whoever has more aboard."""
        best = offered[0]
        most = _NOTHING - 1
        for action in offered:
            assert isinstance(action, GangsterAction)
            colour = action.colour
            aboard = self._table.aboard[colour]
            gain = 100 * max(0, self._charm(self._table.car_at[colour], colour)) + aboard if aboard else 0
            if gain > most:
                best = action
                most = gain
        assert isinstance(best, GangsterAction)
        return Choice(best, "why-colour", {"colour": COLOURS[best.colour]})

    def _turn(self, offered: list[Action]) -> Choice:
        table = self._table
        colour = table.colour
        here = table.car_at[colour]
        drive = offered[0]
        end = here
        most = _NOTHING - 1
        load: GangsterAction | None = None
        unload: GangsterAction | None = None
        for action in offered:
            assert isinstance(action, GangsterAction)
            if action.kind == act.DRIVE:
                steps = self._board.movement[action.card] + int(action.motor)
                for area in self._board.reaches[here][steps]:
                    charm = self._charm(area, colour)
                    if charm > most and area != here:
                        drive = action
                        end = area
                        most = charm
            elif action.kind == act.UNLOAD and action.colour == colour:
                unload = action
            elif action.kind == act.LOAD and table.owner(self._who(action)) != self._seat:
                load = action
        if unload is not None and self._charm(here, colour) > 0:
            return Choice(unload, "why-first-here", {"area": self._board.name(here)})
        if load is not None and self._captures(colour):
            return Choice(load, "why-capture", {"area": self._board.name(load.area)})
        return Choice(drive, "why-coast" if end == HARBOUR else "why-drive", {"area": self._board.name(end)})

    def _captures(self, colour: i64) -> bool:
        """Whether it carries a rival off where nobody of its own gets out: the bold do, the patient never."""
        liked = self._manner.capture
        return liked > 0.0 or (liked == 0.0 and self._table.aboard[colour] == 0)

    def _who(self, action: GangsterAction) -> i64:
        """Whom a load would take."""
        return self._table.fields[action.area * self._board.width + action.field]

    def _destination(self, offered: list[Action]) -> Choice:
        best = offered[0]
        most = _NOTHING - 1
        here = self._table.car_at[self._table.colour]
        for action in offered:
            assert isinstance(action, GangsterAction)
            charm = self._charm(action.area, self._table.colour)
            if charm > most and action.area != here:
                best = action
                most = charm
        assert isinstance(best, GangsterAction)
        return Choice(best, "why-stop", {"area": self._board.name(best.area)})

    def _dump(self, offered: list[Action]) -> Choice:
        """Out with them, unless one is its own."""
        first = self._table.colour * LONG_TRUNK_ROOM
        for gangster in self._table.trunk[first : first + LONG_TRUNK_ROOM]:
            if gangster != EMPTY and self._table.owner(gangster) == self._seat:
                return Choice(offered[1], "why-keep")
        return Choice(offered[0], "why-dump")

    def _door(self, offered: list[Action]) -> Choice:
        if self._charm(self._table.car_at[self._table.colour], self._table.colour) > 0:
            return Choice(offered[0], "why-second")
        return Choice(offered[1], "why-enough")
