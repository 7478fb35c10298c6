"""Why a turn was chosen, in words of the game: for bots that weigh tables and not reasons."""

from __future__ import annotations

from backroom.games.gangster import actions as act
from backroom.games.gangster.actions import GangsterAction
from backroom.games.gangster.board import HARBOUR
from backroom.games.gangster.bot.prospects import Prospects
from backroom.games.gangster.pieces import COLOURS, EQUIPMENT
from backroom.games.gangster.view import GangsterView
from backroom.kernel.action import Action
from backroom.kernel.player import Choice

_PLAIN = {
    act.ENOUGH: "why-enough",
    act.PUSH_NOBODY: "why-push-nobody",
    act.DUMP: "why-dump",
    act.KEEP: "why-keep",
}


def explained(view: GangsterView, prompt: str, action: Action, rest: list[Action]) -> Choice:
    """The choice of an action with what speaks for it; `rest` is how the turn is meant to go on."""
    assert isinstance(action, GangsterAction)
    board = view.board
    kind = action.kind
    if kind == act.DRIVE:
        end = _end_of_drive(view, action, rest)
        return Choice(action, "why-coast" if end == HARBOUR else "why-drive", {"area": board.name(end)})
    if kind == act.STOP:
        return Choice(action, "why-stop", {"area": board.name(action.area)})
    if kind == act.LOAD:
        return Choice(action, _why_load(view, action), {"area": board.name(action.area)})
    if kind == act.UNLOAD:
        if prompt == "door":
            return Choice(action, "why-second")
        here = view.table.car_at[view.table.colour]
        return Choice(action, _why_unload(view, action), {"area": board.name(here)})
    if kind == act.TAKE:
        return Choice(action, "why-take", {"equipment": EQUIPMENT[action.equipment]})
    if kind in (act.ACT, act.PUSH):
        return Choice(action, "why-colour" if kind == act.ACT else "why-push", {"colour": COLOURS[action.colour]})
    return Choice(action, _PLAIN[kind])


def _end_of_drive(view: GangsterView, action: GangsterAction, rest: list[Action]) -> int:
    """Where the drive is meant to stop, or the only place where it can."""
    if rest and isinstance(rest[0], GangsterAction) and rest[0].kind == act.STOP:
        return rest[0].area
    steps = view.board.movement[action.card] + int(action.motor)
    return view.board.reaches[view.table.car_at[view.table.colour]][steps][0]


def _why_load(view: GangsterView, action: GangsterAction) -> str:
    table = view.table
    if table.fields[action.area * view.board.width + action.field] == table.colour:
        return "why-fetch-back"
    gain = Prospects(table, view.board, view.viewer).gain_of_loading(action.area, action.field)
    return "why-load" if gain > 0 else "why-capture"


def _why_unload(view: GangsterView, action: GangsterAction) -> str:
    table = view.table
    if action.colour == table.colour:
        return "why-unload"
    here = table.car_at[table.colour]
    gains = Prospects(table, view.board, view.viewer).gains_of_unloading(here, action.colour, 1)
    return "why-unload-foreign" if gains[0] > 0 else "why-make-room"
