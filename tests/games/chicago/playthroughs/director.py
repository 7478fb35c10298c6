"""A director, who plays every seat so that something worth seeing comes about."""

from __future__ import annotations

from dataclasses import dataclass

from backroom.games.chicago import actions as act
from backroom.games.chicago.actions import ChicagoAction
from backroom.games.chicago.bot.soldier_2026.soldier import Soldier
from backroom.games.chicago.gangs import GANGS, MOST_RINGS, gang_of, kinds_of
from backroom.games.chicago.plan import BUILDINGS_A_QUARTER, CASINO
from backroom.games.chicago.reach import Reach, reach_from
from backroom.games.chicago.view import ChicagoView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update

#: How far a gang looks for a fight.
FAR_AND_WIDE = 60
#: From these odds on a fight is likely won.
GOOD = 0.65


@dataclass(frozen=True)
class Order:
    """What a gang is to do in a phase.

    `soldier`: as a soldier would. `raid`: seize what belongs to no goal. `square`: seize the bars at the square.
    `win`, `lose`: seek fights that are likely won, or lost, with the gangs named. `feed`: lose weak members to those
    who can still gain a ring; `grow`: be one of those. `rest`: go nowhere in particular.
    """

    do: str
    foes: tuple[str, ...] = GANGS
    hires: bool = True


class Director(Player):
    """`orders` by gang and phase; the last one of a gang goes on."""

    def __init__(self, rules: AnyRules, orders: dict[str, list[Order]], whim: int) -> None:
        self._soldier = Soldier(rules)
        self._orders = orders
        self._whim = whim

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, ChicagoView)
        if update.prompt == "colour":
            return Choice(update.actions[chance.below(len(update.actions))], "why-random")
        gang = GANGS[view.state.gang]
        if update.prompt in ("hire", "place"):
            gang = GANGS[view.state.stack[-1].about[0]]
        orders = self._orders.get(gang, [Order("soldier")])
        order = orders[min(view.state.phase, len(orders) - 1)]
        if update.prompt in ("hire", "turn") and not order.hires:
            return Choice(update.actions[0], "why-random")
        if self._whim and chance.below(self._whim) == 0:
            return Choice(update.actions[chance.below(len(update.actions))], "why-random")
        if update.prompt != "move" or order.do == "soldier":
            return self._soldier.choose(update, chance)
        return Choice(_step(view, order, update.actions, chance), "why-random")


def _step(view: ChicagoView, order: Order, offered: list[Action], chance: Chance) -> Action:
    """The first step towards what the order likes best; else any that begins no fight and seizes nothing dear."""
    best: tuple[float, int, int] | None = None
    state = view.state
    for origin in state.places[state.gang] if order.do != "rest" else []:
        reach = reach_from(state, view.plan, view.crowded, state.gang, origin, FAR_AND_WIDE)
        rings = kinds_of(state.crew_at(origin))[0]
        for place in reach.order:
            liking = _liking(view, order, rings, place) / reach.cost[place]
            if liking > 0 and (best is None or liking > best[0]) and not _leads_through_a_goal(view, reach, place):
                best = (liking, origin, reach.first_step(place))
    calm: list[Action] = []
    for action in offered:
        assert isinstance(action, ChicagoAction)
        if action.kind == act.FIGHT or (best is not None and (action.origin, action.to) == best[1:]):
            return action
        if state.men[action.to] == 0 and not _is_dear(view, action.to):
            calm.append(action)
    return (calm or offered)[chance.below(len(calm or offered))]


def _leads_through_a_goal(view: ChicagoView, reach: Reach, place: int) -> bool:
    while reach.cost[place] > 1:
        place = reach.via[place]
        if _is_dear(view, place):
            return True
    return False


def _is_dear(view: ChicagoView, place: int) -> bool:
    """Buildings of a goal (CH-80)."""
    building = view.plan.building(place)
    return building >= 0 and (building % BUILDINGS_A_QUARTER == CASINO or building in view.plan.square)


def _liking(view: ChicagoView, order: Order, rings: int, place: int) -> float:
    state = view.state
    building = view.plan.building(place)
    men = state.men[place]
    if order.do in ("raid", "square"):
        square = building in view.plan.square
        wanted = square if order.do == "square" else building >= 0 and not _is_dear(view, place)
        return float(men == 0 and wanted and state.owner[building] != state.gang)
    if men == 0 or _is_dear(view, place) or GANGS[gang_of(men)] not in order.foes or gang_of(men) == state.gang:
        return 0
    other = kinds_of(state.crew_at(place))[-1]
    if order.do == "feed":
        return view.odds.loses(rings, other) if rings < other < MOST_RINGS else 0
    if order.do == "lose":
        return view.odds.loses(rings, other)
    if order.do == "grow" and rings == MOST_RINGS:
        return 0
    return view.odds.wins(rings, other) if view.odds.wins(rings, other) > GOOD else 0
