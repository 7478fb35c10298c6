"""Moving: one step of one member at a time, until the points are used up (CH-40 to CH-46, CH-50, CH-60, CH-102)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago import actions as act
from backroom.games.chicago import events
from backroom.games.chicago.actions import ChicagoAction, ChicagoActions
from backroom.games.chicago.blocking import first_shared, is_ally, is_open
from backroom.games.chicago.crews import put, take
from backroom.games.chicago.duels import Duel
from backroom.games.chicago.entering import enter_waiting
from backroom.games.chicago.gangs import (
    CREW,
    GANGS,
    MOST_RINGS,
    NOWHERE,
    ONE_OF,
    count_of,
    gang_of,
    strongest,
)
from backroom.games.chicago.goals import note_goals
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.reach import FAR, reach_from
from backroom.games.chicago.seizing import claims
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.steps.ally import AllyStep
from backroom.games.chicago.steps.chicago_step import ChicagoStep
from backroom.games.chicago.steps.fight import FightStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class MoveStep(ChicagoStep):
    """`about` is (gang,)."""

    __slots__ = ("ally", "fight", "moves", "sends", "shared", "streets")

    def __init__(self, plan: Plan, actions: ChicagoActions, crowded: bool, ally: AllyStep, fight: FightStep) -> None:
        super().__init__("move", "CH-40", plan, actions, crowded)
        self.ally: Final = ally
        self.fight: Final = fight
        self.moves: Final = actions.moves
        self.sends: Final = actions.sends
        self.streets: Final[i64] = plan.streets
        self.shared: Final[i64] = first_shared(plan, crowded)

    def come_up(self, state: ChicagoState, chance: Chance, log: list[Event] | None) -> bool:
        """CH-41: it goes on as long as there are points and a step is left; then those who wait must fight."""
        if state.waiting[state.gang]:
            enter_waiting(state, self.plan, self.crowded, log)
        if state.points and self.can_step(state):
            return True
        if state.siege != NOWHERE:
            self.fight.begin(state, log)
            return False
        state.stack.pop()
        if log is not None and state.points:
            log.append(events.points_lapsed(state.seat_of(state.gang), state.gang, state.points))
        state.points = 0
        return False

    def can_step(self, state: ChicagoState) -> bool:
        for place in state.places[state.gang]:
            for action in self.moves[place]:
                if is_open(state, state.gang, action.to, self.shared):
                    return True
        return False

    def legal(self, state: ChicagoState, seat: int) -> list[Action]:
        legal: list[Action] = []
        men = state.men
        for place in state.places[state.gang]:
            if place >= self.shared:
                for rings in range(1, MOST_RINGS + 1):
                    if count_of(men[place], rings):
                        for action in self.sends[(place - self.streets) * MOST_RINGS + rings - 1]:
                            if is_open(state, state.gang, action.to, self.shared):
                                legal.append(action)
            else:
                for action in self.moves[place]:
                    if men[action.to] == 0 or is_open(state, state.gang, action.to, self.shared):
                        legal.append(action)
        if state.siege != NOWHERE:
            legal.append(self.actions.fight)
        return legal

    def refuse(self, state: ChicagoState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, ChicagoAction)
        if action.kind == act.FIGHT:
            return None if state.siege != NOWHERE else Refusal("CH-102", "refused-nobody-waits")
        if action.kind not in (act.MOVE, act.SEND):
            return self.other_question()
        refusal = self.refuse_who(state, action)
        if refusal is None and not is_open(state, state.gang, action.to, self.shared):
            refusal = self._blocked(state, action.to)
        return refusal

    def refuse_who(self, state: ChicagoState, action: ChicagoAction) -> Refusal | None:
        """Why a step cannot be taken by whom it names, wherever it goes."""
        origin = action.origin
        place = self.plan.names[origin]
        men = state.men[origin]
        if gang_of(men) != state.gang:
            return Refusal("CH-40", "refused-nobody-there", {"gang": GANGS[state.gang], "place": place})
        crowd = origin >= self.shared
        if crowd != (action.kind == act.SEND):
            return Refusal("CH-100", "refused-say-who" if crowd else "refused-say-no-one", {"place": place})
        if crowd and not count_of(men, action.what):
            return Refusal("CH-100", "refused-no-such-member", {"rings": int(action.what), "place": place})
        return None

    def refuse_way(self, state: ChicagoState, origin: int, to: int) -> Refusal:
        """Why nobody goes from a place to another, no neighbour of it, in one step; or by any number of steps."""
        facts: Facts = {"from": self.plan.names[origin], "place": self.plan.names[to]}
        nearest = reach_from(state, self.plan, self.crowded, state.gang, origin, FAR).cost[to]
        if nearest == FAR:
            if not is_open(state, state.gang, to, self.shared):
                return self._blocked(state, to)
            return Refusal("CH-42", "refused-no-way", facts)
        facts["steps"] = nearest
        if nearest <= state.points:
            return Refusal("CH-45", "refused-step-by-step", facts)
        facts["points"] = int(state.points)
        return Refusal("CH-40", "refused-too-far", facts)

    def _blocked(self, state: ChicagoState, to: i64) -> Refusal:
        place = self.plan.names[to]
        other = gang_of(state.men[to])
        if other == state.gang:
            return Refusal("CH-42", "refused-own-member", {"place": place})
        if is_ally(state, other, state.gang):
            return Refusal("CH-90", "refused-ally", {"gang": GANGS[other], "place": place})
        return Refusal("CH-102", "refused-fight-first", {"place": self.plan.names[state.siege]})

    def apply(self, state: ChicagoState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, ChicagoAction)
        if action.kind == act.FIGHT:
            self.fight.begin(state, log)
            return
        gang = state.gang
        rings = action.what if action.kind == act.SEND else strongest(state.men[action.origin])
        take(state, gang, action.origin, rings)
        state.points -= 1  # CH-66: the step is paid before the duel
        if log is not None:
            names = self.plan.names
            log.append(events.member_moved(seat, gang, rings, names[action.origin], names[action.to]))
        to = action.to
        men = state.men[to]
        if men == 0 or gang_of(men) == gang:
            self._arrive(state, gang, to, rings, log)
        elif to >= self.shared:
            state.siege = to
            state.besiegers += ONE_OF[rings]
            if log is not None:
                log.append(events.house_besieged(seat, gang, rings, self.plan.names[to], gang_of(men)))
        else:
            self._duel(state, gang, to, rings, chance, log)

    def _arrive(self, state: ChicagoState, gang: i64, to: i64, rings: i64, log: list[Event] | None) -> None:
        put(state, gang, to, rings)
        if to >= self.streets and claims(state, self.plan, gang, to, log):
            self.ally.ask_about(state, gang, to)

    def _duel(
        self, state: ChicagoState, gang: i64, to: i64, rings: i64, chance: Chance, log: list[Event] | None
    ) -> None:
        """CH-60, CH-66: a victorious attacker stands there, a victorious defender stays."""
        men = state.men[to]
        duel = Duel(gang, rings, gang_of(men), strongest(men & CREW), to)
        take(state, duel.foe, to, duel.foe_rings)
        duel.fight(state, self.plan, chance, log)
        if duel.foe_rings:
            put(state, duel.foe, to, duel.foe_rings)
        elif duel.rings:
            put(state, gang, to, duel.rings)
        if duel.fours:
            note_goals(state, self.plan, log)
        if duel.foe_rings:
            claims(state, self.plan, duel.foe, to, log)  # CH-104
        elif duel.rings and claims(state, self.plan, gang, to, log):
            self.ally.ask_about(state, gang, to)

    def facts(self, state: ChicagoState) -> Facts:
        return {"gang": GANGS[state.gang], "points": int(state.points)}
