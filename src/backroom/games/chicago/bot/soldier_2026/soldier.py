"""The bots of Chicago, and the sentence each gives for what it does.

It is *soldier-2026*, a fixed reference for ladders: never changed.
"""

from __future__ import annotations

from typing import Final

from backroom.games.chicago import actions as act
from backroom.games.chicago.actions import ChicagoAction
from backroom.games.chicago.bot.soldier_2026.weighing import NOTHING, Aim, Weighing
from backroom.games.chicago.gangs import GANGS, gang_of, kinds_of
from backroom.games.chicago.plan import BUILDINGS_A_QUARTER
from backroom.games.chicago.view import ChicagoView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update

#: On a turn somebody is hired only while so few wait.
FEW_WAITING: Final = 1


class Soldier(Player):
    """Sound heuristics from a seat's view, at once: hires, guards, raids, and duels by the odds."""

    __slots__ = ()

    def __init__(self, rules: AnyRules) -> None:
        """Everything it needs comes with the updates."""

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, ChicagoView)
        offered = update.actions
        prompt = update.prompt
        if prompt == "colour":
            return Choice(offered[chance.below(len(offered))], "why-colour")
        weighing = Weighing(view, _asked(view))
        if prompt == "move":
            return _move(weighing, offered, chance)
        if prompt == "hire":
            return _hire(offered, "why-save")
        if prompt == "turn":
            return _turn(weighing, offered)
        if prompt == "place":
            return _place(weighing, offered)
        if prompt == "ally":
            return _ally(view, offered)
        return _pit(weighing, offered)


def _asked(view: ChicagoView) -> int:
    """The gang that is asked: the first thing that most questions are about."""
    state = view.state
    decision = state.stack[-1]
    if decision.step.prompt == "fight":
        side, foe = decision.about
        return foe if side else int(state.gang)
    return decision.about[0]


def _hire(offered: list[Action], otherwise: str) -> Choice:
    """As strong as can be had: members keep the value they cost (CH-82)."""
    best: ChicagoAction | None = None
    for action in offered:
        assert isinstance(action, ChicagoAction)
        if action.kind == act.HIRE and (best is None or action.what > best.what):
            best = action
    if best is not None:
        return Choice(best, "why-hire", {"rings": int(best.what)})
    return Choice(offered[0], otherwise)


def _turn(weighing: Weighing, offered: list[Action]) -> Choice:
    """Hire while the home bar lets members in."""
    state = weighing.state
    home = weighing.plan.home(weighing.gang)
    own = state.owner[weighing.plan.building(home)] == weighing.gang
    if own and len(state.waiting[weighing.gang]) < FEW_WAITING:
        return _hire(offered, "why-roll")
    return Choice(offered[0], "why-roll")


def _place(weighing: Weighing, offered: list[Action]) -> Choice:
    """The strongest where most can be gone for."""
    best = offered[0]
    worth = -1.0
    rings = 0
    for action in offered:
        assert isinstance(action, ChicagoAction)
        if action.what < rings:
            continue
        spot = weighing.spot_worth(action.to)
        if action.what > rings or spot > worth:
            best = action
            worth = spot
            rings = action.what
    assert isinstance(best, ChicagoAction)
    plan = weighing.plan
    facts: dict[str, object] = {"rings": int(best.what), "place": plan.names[best.to], "field": plan.field_of(best.to)}
    return Choice(best, "why-place", facts)


def _move(weighing: Weighing, offered: list[Action], chance: Chance) -> Choice:
    """The member and the way that promise most a point; if nothing does, the step that harms least."""
    last = offered[-1]
    assert isinstance(last, ChicagoAction)
    if last.kind == act.FIGHT:
        return Choice(last, "why-fight", {"place": weighing.plan.names[weighing.state.siege]})
    best: Aim | None = None
    for origin in weighing.state.places[weighing.gang]:
        for rings in kinds_of(weighing.state.crew_at(origin)):
            aim = weighing.best_aim(origin, rings)
            if aim is not None and (best is None or aim.worth > best.worth):
                best = aim
    if best is not None:
        for action in offered:
            assert isinstance(action, ChicagoAction)
            if action.origin == best.origin and action.to == best.step and action.what in (0, best.rings):
                return _explained(weighing, action, best)
    return Choice(_least_harm(weighing, offered, chance), "why-idle")


def _explained(weighing: Weighing, action: ChicagoAction, aim: Aim) -> Choice:
    place = weighing.plan.names[aim.destination]
    men = weighing.state.men[aim.destination]
    field = weighing.plan.field_of(aim.destination)
    if men and gang_of(men) != weighing.gang:
        odds = round(100 * weighing.holds(aim.destination, aim.rings))
        facts: dict[str, object] = {"place": place, "field": field, "foe": GANGS[gang_of(men)], "odds": odds}
        return Choice(action, "why-duel" if place == field else "why-storm", facts)
    return Choice(action, "why-seize", {"place": place, "field": field})


def _least_harm(weighing: Weighing, offered: list[Action], chance: Chance) -> Action:
    """CH-41: points must be used. A step costs what it leaves and, if it begins one, the duel."""
    best = offered[0]
    worth = 0.0
    equals = 0
    for action in offered:
        assert isinstance(action, ChicagoAction)
        rings = action.what if action.kind == act.SEND else _rings_at(weighing, action.origin)
        step = weighing.place_worth(action.to, rings) - weighing.leaving_cost(action.origin)
        if equals == 0 or step > worth:
            best = action
            worth = step
            equals = 1
        elif step == worth:
            equals += 1
            if chance.below(equals) == 0:
                best = action
    return best


def _rings_at(weighing: Weighing, origin: int) -> int:
    return kinds_of(weighing.state.crew_at(origin))[0]


def _pit(weighing: Weighing, offered: list[Action]) -> Choice:
    """CH-100: the pair with the best odds for what is at stake."""
    best = offered[0]
    worth = 0.0
    for number, action in enumerate(offered):
        assert isinstance(action, ChicagoAction)
        pair = weighing.duel_worth(action.what, action.other, NOTHING)
        if number == 0 or pair > worth:
            best = action
            worth = pair
    assert isinstance(best, ChicagoAction)
    return Choice(best, "why-pit", {"rings": int(best.what), "foe_rings": int(best.other)})


def _ally(view: ChicagoView, offered: list[Action]) -> Choice:
    """CH-71, CH-90: a building of the own quarter counts towards the own sets; others may stay the ally's."""
    gang, place = view.state.stack[-1].about
    if view.plan.building(place) // BUILDINGS_A_QUARTER == gang:
        return Choice(offered[0], "why-own-quarter")
    return Choice(offered[1], "why-leave")
