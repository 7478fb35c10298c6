"""The bots of Chicago, and the sentence each gives for what it does."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago import actions as act
from backroom.games.chicago.actions import ChicagoAction
from backroom.games.chicago.bot.finishing import finishing_aim
from backroom.games.chicago.bot.manner import PLAIN, Manner
from backroom.games.chicago.bot.weighing import HORIZON, NOTHING, Aim, Weighing
from backroom.games.chicago.bot.weights import BETTER_ODDS, HOUSE, REINFORCED
from backroom.games.chicago.crowds import ATTACKER, DEFENDER, UNRECKONED
from backroom.games.chicago.gangs import GANGS, ONE_OF, gang_of, kinds_of
from backroom.games.chicago.plan import BUILDINGS_A_QUARTER
from backroom.games.chicago.reach import Reach, odds_to_hold, reach_from
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

    __slots__ = ("_manner",)

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN) -> None:
        """Everything else that it needs comes with the updates."""
        self._manner: Final = manner

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, ChicagoView)
        return answer(view, update.prompt, update.actions, chance, self._manner)


def answer(view: ChicagoView, prompt: str, offered: list[Action], chance: Chance, manner: Manner = PLAIN) -> Choice:
    """What a soldier says to a question, from what it sees."""
    if prompt == "colour":
        return Choice(offered[chance.below(len(offered))], "why-colour")
    weighing = Weighing(view, _asked(view), manner)
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
        spot = weighing.spot_worth(action.to, action.what)
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
    reaches: dict[int, Reach] = {}
    add_reaches(weighing, reaches, HORIZON)
    last = offered[-1]
    assert isinstance(last, ChicagoAction)
    if last.kind == act.FIGHT:
        return _besiege(weighing, offered, reaches, last)
    best = best_aim_of(weighing, reaches)
    if best is not None:
        for action in offered:
            assert isinstance(action, ChicagoAction)
            if action.origin == best.origin and action.to == best.step and action.what in (0, best.rings):
                return _explained(weighing, action, best)
    return Choice(_least_harm(weighing, offered, chance), "why-idle")


def add_reaches(weighing: Weighing, reaches: dict[int, Reach], points: int) -> None:
    """By place of the gang's members, where they can go from there: what is not known yet."""
    state = weighing.state
    for origin in state.places[weighing.gang]:
        if origin not in reaches:
            reaches[origin] = reach_from(state, weighing.plan, weighing.crowded, weighing.gang, origin, points)


def best_aim_of(weighing: Weighing, reaches: dict[int, Reach]) -> Aim | None:
    """The best that anybody of the gang can go for; those without a reach stay where they are."""
    state = weighing.state
    best = finishing_aim(weighing, reaches)
    for origin in state.places[weighing.gang]:
        if origin not in reaches:
            continue
        for rings in kinds_of(state.crew_at(origin)):
            aim = weighing.best_aim(origin, rings, reaches[origin])
            if aim is not None and (best is None or aim.worth > best.worth):
                best = aim
    return best


def _besiege(weighing: Weighing, offered: list[Action], reaches: dict[int, Reach], fight: ChicagoAction) -> Choice:
    """CH-102: somebody else joins the siege if that helps; else the fight begins."""
    state = weighing.state
    place = state.siege
    now = weighing.crowds.rules_after(state.besiegers, state.crew_at(place), ATTACKER)
    best: ChicagoAction | None = None
    odds = now + REINFORCED
    if now >= 0.0:
        for action in offered:
            assert isinstance(action, ChicagoAction)
            if action.kind == act.FIGHT or reaches[action.origin].cost[place] > state.points:
                continue
            if reaches[action.origin].first_step(place) != action.to:
                continue
            rings = action.what if action.kind == act.SEND else _rings_at(weighing, action.origin)
            likely = weighing.holds(place, rings)
            if likely > odds and weighing.leaving_cost(action.origin, rings) < (likely - now) * BETTER_ODDS:
                best = action
                odds = likely
    name = weighing.plan.names[place]
    if best is None:
        return Choice(fight, "why-fight", {"place": name})
    return Choice(best, "why-reinforce", {"place": name, "odds": round(100 * odds), "now": round(100 * now)})


def _explained(weighing: Weighing, action: ChicagoAction, aim: Aim) -> Choice:
    place = weighing.plan.names[aim.destination]
    men = weighing.state.men[aim.destination]
    field = weighing.plan.field_of(aim.destination)
    if aim.finishes:
        return Choice(action, "why-finish", {"place": place, "field": field})
    if men and gang_of(men) != weighing.gang:
        foe = GANGS[gang_of(men)]
        likely = odds_to_hold(weighing.state, weighing.crowds, aim.destination, aim.rings)
        if likely == UNRECKONED:
            return Choice(action, "why-storm-many", {"place": place, "field": field, "foe": foe})
        facts: dict[str, object] = {"place": place, "field": field, "foe": foe, "odds": round(100 * likely)}
        return Choice(action, "why-duel" if place == field else "why-storm", facts)
    building = weighing.plan.building(aim.destination)
    why = "why-guard" if weighing.state.owner[building] == weighing.gang else "why-seize"
    return Choice(action, why, {"place": place, "field": field})


def _least_harm(weighing: Weighing, offered: list[Action], chance: Chance) -> Action:
    """CH-41: points must be used. A step costs what it leaves and, if it begins one, the duel."""
    best = offered[0]
    worth = 0.0
    equals = 0
    for action in offered:
        assert isinstance(action, ChicagoAction)
        rings = action.what if action.kind == act.SEND else _rings_at(weighing, action.origin)
        step = weighing.place_worth(action.to, rings) - weighing.leaving_cost(action.origin, rings)
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
    """CH-100: the pair after which the house is likeliest to be had or kept; between equals the duel that pays."""
    state = weighing.state
    side = state.stack[-1].about[0]
    best = offered[0]
    worth = 0.0
    for number, action in enumerate(offered):
        assert isinstance(action, ChicagoAction)
        pair = _pair_worth(weighing, side, action.what, action.other)
        if number == 0 or pair > worth:
            best = action
            worth = pair
    assert isinstance(best, ChicagoAction)
    return Choice(best, "why-pit", {"rings": int(best.what), "foe_rings": int(best.other)})


def _pair_worth(weighing: Weighing, side: int, rings: int, other: int) -> float:
    state = weighing.state
    own, foe = (rings, other) if side == ATTACKER else (other, rings)
    defenders = state.crew_at(state.siege)
    likely = 0.0
    for end in weighing.odds.ends(own, foe):
        still = state.besiegers - ONE_OF[own] + ONE_OF[end.rings]
        left = defenders - ONE_OF[foe] + ONE_OF[end.other]
        ruled = weighing.crowds.rules_after(still, left, DEFENDER - side)
        if ruled < 0.0:
            return weighing.duel_worth(rings, other, NOTHING)
        likely += end.likely * ruled
    house = weighing.plan.building(state.siege)
    stake = HOUSE + weighing.plan.value[house] * weighing.stakes.paydays
    return weighing.duel_worth(rings, other, NOTHING) + stake * (likely if side == ATTACKER else 1.0 - likely)


def _ally(view: ChicagoView, offered: list[Action]) -> Choice:
    """CH-71, CH-90: a building of the own quarter counts towards the own sets; others may stay the ally's."""
    gang, place = view.state.stack[-1].about
    if view.plan.building(place) // BUILDINGS_A_QUARTER == gang:
        return Choice(offered[0], "why-own-quarter")
    return Choice(offered[1], "why-leave")
