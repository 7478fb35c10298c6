"""What bots know of Gangster: *soldier* plays the turn that ends best for it, by what the board would bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.gangster import actions as act
from backroom.games.gangster.actions import GangsterAction
from backroom.games.gangster.board import HARBOUR
from backroom.games.gangster.bot.manner import PLAIN, Manner
from backroom.games.gangster.bot.planning import Clock
from backroom.games.gangster.bot.prospects import Prospects
from backroom.games.gangster.bot.turns import WORST, Turns
from backroom.games.gangster.bot.weights import WAITING
from backroom.games.gangster.pieces import COLOURS, EQUIPMENT
from backroom.games.gangster.view import GangsterView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update


class Soldier(Player):
    """Sound play from a seat's view, at once: every whole turn is weighed by where it ends."""

    __slots__ = ("_manner",)

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN) -> None:
        """Everything else that it needs comes with the updates."""
        self._manner: Final = manner

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, GangsterView)
        return _Mind(view, self._manner).choose(update.prompt, update.actions)


class _Mind:
    """What a soldier makes of one view."""

    __slots__ = ("board", "clock", "manner", "prospects", "seat", "table")

    def __init__(self, view: GangsterView, manner: Manner) -> None:
        self.manner: Final = manner
        self.table: Final = view.table
        self.board: Final = view.board
        self.seat: Final = view.viewer
        self.prospects: Final = Prospects(view.table, view.board, view.viewer)
        self.clock: Final = Clock(view.table, view.board)

    def turns(self, colour: i64) -> Turns:
        return Turns(self.prospects, self.clock, colour)

    def choose(self, prompt: str, offered: list[Action]) -> Choice:
        if prompt == "turn":
            return self._turn(offered)
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
        """The colour whose best turn, beside what the other one leaves to do, is worth more."""
        best = offered[0]
        worth = WORST
        all_turns: list[Turns] = []
        for action in offered:
            assert isinstance(action, GangsterAction)
            all_turns.append(self.turns(action.colour))
        waiting = [one.now() for one in all_turns]
        for at in range(len(offered)):
            promised = all_turns[at].best_turn()
            for other in range(len(offered)):
                if other != at:
                    promised += WAITING * waiting[other]
            if promised > worth:
                best = offered[at]
                worth = promised
        assert isinstance(best, GangsterAction)
        return Choice(best, "why-colour", {"colour": COLOURS[best.colour]})

    def _turn(self, offered: list[Action]) -> Choice:
        turns = self.turns(self.table.colour)
        best = offered[0]
        worth = WORST
        for action in offered:
            assert isinstance(action, GangsterAction)
            promised = turns.of(action) + self.manner.likes(self.table, self.board, self.seat, action)
            if promised > worth:
                best = action
                worth = promised
        assert isinstance(best, GangsterAction)
        return self._explained(best, turns)

    def _explained(self, action: GangsterAction, turns: Turns) -> Choice:
        colour = self.table.colour
        if action.kind == act.DRIVE:
            end = turns.end_of_drive(action.card, int(action.motor))
            return Choice(action, "why-coast" if end == HARBOUR else "why-drive", {"area": self.board.name(end)})
        if action.kind == act.LOAD:
            own = self.table.fields[action.area * self.board.width + action.field] == colour
            gains = self.prospects.gain_of_loading(action.area, action.field) > 0
            why = "why-fetch-back" if own else "why-load" if gains else "why-capture"
            return Choice(action, why, {"area": self.board.name(action.area)})
        here = self.table.car_at[colour]
        if action.colour == colour:
            why = "why-unload"
        else:
            harms = self.prospects.gains_of_unloading(here, action.colour, 1)[0] > 0
            why = "why-unload-foreign" if harms else "why-make-room"
        return Choice(action, why, {"area": self.board.name(here)})

    def _destination(self, offered: list[Action]) -> Choice:
        turns = self.turns(self.table.colour)
        cards = self.table.cards[self.table.colour]
        best = offered[0]
        worth = WORST
        for action in offered:
            assert isinstance(action, GangsterAction)
            promised = turns.stop(action.area, cards)
            if promised > worth:
                best = action
                worth = promised
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
        if self.turns(self.table.colour).dumping() > 0:
            return Choice(offered[0], "why-dump")
        return Choice(offered[1], "why-keep")

    def _equipment(self, offered: list[Action]) -> Choice:
        turns = self.turns(self.table.colour)
        best = offered[0]
        worth = WORST
        for action in offered:
            assert isinstance(action, GangsterAction)
            promised = turns.taking(action.equipment)
            if promised > worth:
                best = action
                worth = promised
        assert isinstance(best, GangsterAction)
        return Choice(best, "why-take", {"equipment": EQUIPMENT[best.equipment]})

    def _door(self, offered: list[Action]) -> Choice:
        turns = self.turns(self.table.colour)
        if turns.second() > turns.enough():
            return Choice(offered[0], "why-second")
        return Choice(offered[1], "why-enough")
