"""Rookie: goes for whatever is nearest, and never asks what it is for."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago import actions as act
from backroom.games.chicago.actions import ChicagoAction
from backroom.games.chicago.bot.manner import PLAIN, Manner
from backroom.games.chicago.gangs import GANGS, NOWHERE, gang_of, strongest
from backroom.games.chicago.reach import FAR, reach_from
from backroom.games.chicago.seizing import can_seize
from backroom.games.chicago.view import ChicagoView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.refusal import Facts
from backroom.kernel.view import Update

#: How far it looks for a house, and for somebody weaker to fight.
LOOKS: Final = 24
FIGHTS: Final = 4
#: It keeps so much money for a rainy day.
SAVED: Final = 60_000


class Rookie(Player):
    """A beginner: the nearest house with whoever is nearest, somebody weaker if he stands close by.

    It does not look at the goals, at the round, at who could take what it leaves, or at what a house is worth; and it
    saves money that would bring more as members.
    """

    __slots__ = ("_fights",)

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN) -> None:
        """Everything else that it needs comes with the updates."""
        #: How far it goes to fight: the bold one as far as it looks, the patient one nowhere.
        self._fights: Final = LOOKS if manner.fight > 0.0 else 0 if manner.fight < 0.0 else FIGHTS

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, ChicagoView)
        offered = update.actions
        prompt = update.prompt
        if prompt == "colour":
            return Choice(offered[chance.below(len(offered))], "why-colour")
        if prompt == "move":
            return _move(view, offered, self._fights)
        if prompt in ("hire", "turn"):
            return _hire(view, offered)
        if prompt == "place":
            return _place(view, offered)
        if prompt == "ally":
            return Choice(offered[1], "why-leave")
        return _pit(offered)


def _hire(view: ChicagoView, offered: list[Action]) -> Choice:
    """The cheapest, as long as enough is saved."""
    gang = view.state.stack[-1].about[0]
    for action in offered:
        assert isinstance(action, ChicagoAction)
        if action.kind == act.HIRE and view.state.cash[gang] >= SAVED:
            return Choice(action, "why-cheap", {"rings": int(action.what)})
    for action in offered:
        if action.kind == act.ROLL:
            return Choice(action, "why-roll")
    return Choice(offered[0] if offered[0].kind == act.DONE else offered[-1], "why-rainy-day")


def _place(view: ChicagoView, offered: list[Action]) -> Choice:
    """The strongest into what is worth most, as if it would stay there."""
    best = offered[0]
    most = -1
    for action in offered:
        assert isinstance(action, ChicagoAction)
        seems = int(action.what) * 100_000 + view.plan.value[view.plan.building(action.to)]
        if seems > most:
            most = seems
            best = action
    assert isinstance(best, ChicagoAction)
    plan = view.plan
    facts: Facts = {"rings": int(best.what), "place": plan.names[best.to], "field": plan.field_of(best.to)}
    return Choice(best, "why-grand", facts)


def _move(view: ChicagoView, offered: list[Action], fights: int) -> Choice:
    """Towards the nearest house that is not own, or somebody weaker; with whoever has the shortest way."""
    state = view.state
    last = offered[-1]
    if last.kind == act.FIGHT:
        return Choice(last, "why-fight", {"place": view.plan.names[state.siege]})
    best: ChicagoAction | None = None
    goes_to = NOWHERE
    shortest = FAR
    for origin in state.places[state.gang]:
        rings = strongest(state.men[origin])
        reach = reach_from(state, view.plan, view.crowded, state.gang, origin, LOOKS)
        for to in reach.order:
            if reach.cost[to] >= shortest:
                break
            if not _tempts(view, to, int(rings), reach.cost[to], fights):
                continue
            step = reach.first_step(to)
            for action in offered:
                assert isinstance(action, ChicagoAction)
                if action.origin == origin and action.to == step and action.what in (0, rings):
                    best = action
                    goes_to = to
                    shortest = reach.cost[to]
            break
    if best is None:
        return Choice(_anywhere(view, offered), "why-idle")
    men = state.men[goes_to]
    place = view.plan.names[goes_to]
    facts: Facts = {"place": place, "field": view.plan.field_of(goes_to)}
    if men:
        facts["foe"] = GANGS[gang_of(men)]
        return Choice(best, "why-weaker" if place != facts["field"] else "why-weaker-street", facts)
    return Choice(best, "why-nearest", facts)


def _tempts(view: ChicagoView, to: int, rings: int, cost: int, fights: int) -> bool:
    """Whether a rookie would go there: a house to be had, or somebody weaker close by."""
    state = view.state
    men = state.men[to]
    if men:
        return gang_of(men) != state.gang and cost <= fights and strongest(men) < rings
    building = view.plan.building(to)
    if building < 0 or not can_seize(state, view.plan, state.gang, building):
        return False
    owner = state.owner[building]
    return owner < 0 or state.player_of[owner] != view.viewer


def _anywhere(view: ChicagoView, offered: list[Action]) -> Action:
    """The first step that begins no fight."""
    for action in offered:
        assert isinstance(action, ChicagoAction)
        if view.state.men[action.to] == 0:
            return action
    return offered[0]


def _pit(offered: list[Action]) -> Choice:
    """The strongest against the strongest: whoever looks most dangerous is fought first."""
    best = offered[0]
    most = -1
    for action in offered:
        assert isinstance(action, ChicagoAction)
        looks = int(action.what) * 10 + int(action.other)
        if looks > most:
            most = looks
            best = action
    assert isinstance(best, ChicagoAction)
    return Choice(best, "why-strongest", {"rings": int(best.what), "foe_rings": int(best.other)})
