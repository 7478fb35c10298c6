"""A soldier on whole states, a way at a time: what everybody does while somebody looks ahead.

The soldier thinks anew after each step of a way; here a way is chosen at a glance and gone to its end. That is several
times quicker, and nearly always the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago import actions as act
from backroom.games.chicago.actions import ChicagoAction
from backroom.games.chicago.blocking import first_shared, is_open
from backroom.games.chicago.bot.glance import errand_of
from backroom.games.chicago.bot.roads import roads_of
from backroom.games.chicago.bot.soldier import answer
from backroom.games.chicago.bot.weighing import Weighing
from backroom.games.chicago.gangs import NOWHERE, gang_of
from backroom.games.chicago.reach import FAR, Reach, reach_from
from backroom.games.chicago.rules import ChicagoRules
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.chance import Chance


class Way:
    """A member's way: who goes, and the places it comes to, the destination last."""

    __slots__ = ("origin", "rings", "steps")

    def __init__(self, origin: int, rings: int, steps: list[int]) -> None:
        self.origin: Final = origin
        self.rings: Final = rings
        self.steps: Final = steps


def way_to(reach: Reach, origin: int, rings: int, to: int, points: i64) -> Way:
    """The way to a place, as far as the points go."""
    steps: list[int] = []
    while to != origin:
        if reach.cost[to] <= points:
            steps.append(to)
        to = reach.via[to]
    steps.reverse()
    return Way(origin, rings, steps)


class Legs:
    """Plays on a state of these rules for whoever is asked."""

    __slots__ = ("roads", "rules")

    def __init__(self, rules: ChicagoRules) -> None:
        self.rules: Final = rules
        self.roads: Final = roads_of(rules.plan)

    def play_on(self, state: ChicagoState, turns: int, chance: Chance, staying: list[int]) -> None:
        """To the end of this turn, and so many turns more; no further than the phase.

        Whoever stands at one of the places `staying` does not leave it in this turn, if others can use the points.
        """
        phase = state.phase
        left = turns
        while state.outcome is None and state.phase == phase:
            decision = state.stack[-1]
            prompt = decision.step.prompt
            if prompt == "move" and state.siege == NOWHERE:
                self._lead(state, decision.seat, chance, staying)
                continue
            if prompt == "turn" and left == 0:
                return
            action = self._answer(state, decision.seat, prompt, chance)
            if action.kind == act.ROLL:
                left -= 1
                staying = []
            self.rules.apply(state, decision.seat, action, chance)

    def _answer(self, state: ChicagoState, seat: int, prompt: str, chance: Chance) -> ChicagoAction:
        offered = list(self.rules.legal(state, seat))
        action = offered[0]
        if len(offered) > 1:
            action = answer(self.rules.view(state, seat), prompt, offered, chance).action
        assert isinstance(action, ChicagoAction)
        return action

    def _lead(self, state: ChicagoState, seat: int, chance: Chance, staying: list[int]) -> None:
        """One way of the gang on turn; a single step if nothing is worth a way."""
        rules = self.rules
        weighing = Weighing(rules.view(state, seat), int(state.gang))
        errand = errand_of(weighing, self.roads, staying)
        if errand is not None:
            reach = reach_from(state, rules.plan, rules.crowded, state.gang, errand.origin, state.points)
            to = self._nearest(reach, errand.origin, errand.to)
            if to != NOWHERE:
                self.walk(state, seat, way_to(reach, errand.origin, errand.rings, to, state.points), chance)
                return
        rules.apply(state, seat, self._answer(state, seat, "move", chance), chance)

    def _nearest(self, reach: Reach, origin: int, to: int) -> int:
        """Where a member gets on its way to a place: there, or the nearest empty street to it; NOWHERE if no nearer."""
        if reach.cost[to] != FAR:
            return to
        away = self.roads.away[to]
        best = NOWHERE
        nearest = away[origin]
        for place in reach.order:
            if place < self.rules.plan.streets and away[place] < nearest:
                nearest = away[place]
                best = place
        return best

    def walk(self, state: ChicagoState, seat: int, way: Way, chance: Chance) -> bool:
        """Go a way, as far as it can be gone without another question; False if somebody bars it."""
        rules = self.rules
        origin = way.origin
        gang = state.gang
        shared = first_shared(rules.plan, rules.crowded)
        for to in way.steps:
            if state.men[to] and not is_open(state, gang, to, shared):
                return False
            rules.apply(state, seat, self.step(way, origin, to), chance)
            origin = to
            if state.outcome is not None or state.stack[-1].step.prompt != "move" or state.gang != gang:
                return True
            if state.points == 0 or gang_of(state.men[origin]) != gang:
                return True
        return True

    def step(self, way: Way, origin: int, to: int) -> ChicagoAction:
        """The action that takes whoever goes a way from one of its places to the next."""
        rules = self.rules
        plan = rules.plan
        at = plan.neighbours[origin].index(to)
        if rules.crowded and origin >= plan.streets:
            return rules.actions.sends[(origin - plan.streets) * 4 + way.rings - 1][at]
        return rules.actions.moves[origin][at]
