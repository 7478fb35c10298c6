"""A fight in a crowded house: who duels whom, the right to choose passing from side to side (CH-100, CH-102)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago import actions as act
from backroom.games.chicago import events
from backroom.games.chicago.actions import ChicagoAction, ChicagoActions
from backroom.games.chicago.crews import put, take
from backroom.games.chicago.crowds import ATTACKER, DEFENDER
from backroom.games.chicago.duels import Duel
from backroom.games.chicago.gangs import CREW, GANGS, MOST_RINGS, NOWHERE, ONE_OF, count_of, gang_of, kinds_of, standing
from backroom.games.chicago.goals import note_goals
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.seizing import claims
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.steps.ally import AllyStep
from backroom.games.chicago.steps.chicago_step import ChicagoStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class FightStep(ChicagoStep):
    """`about` is (side that chooses, defending gang). The house and the attackers are the siege of the state.

    A duel that can be chosen in one way only is fought at once.
    """

    __slots__ = ("ally",)

    def __init__(self, plan: Plan, actions: ChicagoActions, ally: AllyStep) -> None:
        super().__init__("fight", "CH-100", plan, actions, True)
        self.ally: Final = ally

    def begin(self, state: ChicagoState, log: list[Event] | None) -> None:
        """CH-102: at the player's word, or when nothing else is left."""
        foe = gang_of(state.men[state.siege])
        state.stack.append(Decision(self, 0, (ATTACKER, foe)))
        if log is not None:
            place = self.plan.names[state.siege]
            log.append(events.fight_begun(state.seat_of(state.gang), state.gang, place, foe))

    def come_up(self, state: ChicagoState, chance: Chance, log: list[Event] | None) -> bool:
        decision = state.stack[-1]
        attackers = kinds_of(state.besiegers)
        defenders = kinds_of(state.crew_at(state.siege))
        if not attackers or not defenders:
            self._end(state, log)
            return False
        if len(attackers) == 1 and len(defenders) == 1:
            self._duel(state, attackers[0], defenders[0], chance, log)
            return False
        if not decision.seats:
            side, foe = decision.about
            self.ask(state, state.gang if side == ATTACKER else foe, decision.about)
        return True

    def _end(self, state: ChicagoState, log: list[Event] | None) -> None:
        """One gang is left in the house, or none. A house whose both sides have fallen keeps its owner."""
        _, foe = state.stack.pop().about
        gang = state.gang
        place = state.siege
        crew = state.besiegers
        state.siege = NOWHERE
        state.besiegers = 0
        if crew:
            state.men[place] = standing(gang, crew)
            state.places[gang].append(place)
            if claims(state, self.plan, gang, place, log):
                self.ally.ask_about(state, gang, place)
        elif state.men[place]:
            claims(state, self.plan, foe, place, log)  # CH-104

    def _duel(self, state: ChicagoState, rings: i64, foe_rings: i64, chance: Chance, log: list[Event] | None) -> None:
        """One duel; then the other side chooses."""
        side, foe = state.stack[-1].about
        place = state.siege
        state.stack[-1] = Decision(self, 0, (DEFENDER - side, foe))
        state.besiegers -= ONE_OF[rings]
        take(state, foe, place, foe_rings)
        duel = Duel(state.gang, rings, foe, foe_rings, place)
        duel.fight(state, self.plan, chance, log)
        if duel.rings:
            state.besiegers += ONE_OF[duel.rings]
        if duel.foe_rings:
            put(state, foe, place, duel.foe_rings)
        if duel.fours:
            note_goals(state, self.plan, log)

    def _crews(self, state: ChicagoState) -> tuple[int, int]:
        """The crew of the side that chooses, and the other."""
        defenders = state.crew_at(state.siege)
        if state.stack[-1].about[0] == ATTACKER:
            return state.besiegers, defenders
        return defenders, state.besiegers

    def legal(self, state: ChicagoState, seat: int) -> list[Action]:
        own, other = self._crews(state)
        legal: list[Action] = []
        for rings in kinds_of(own):
            for theirs in kinds_of(other):
                legal.append(self.actions.pit[(rings - 1) * MOST_RINGS + theirs - 1])
        return legal

    def refuse(self, state: ChicagoState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, ChicagoAction)
        if action.kind != act.PIT:
            return self.other_question()
        own, other = self._crews(state)
        place = self.plan.names[state.siege]
        for crew, rings in ((own, action.what), (other, action.other)):
            if not count_of(crew & CREW, rings):
                return Refusal("CH-100", "refused-no-such-member", {"rings": int(rings), "place": place})
        return None

    def apply(self, state: ChicagoState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, ChicagoAction)
        side, foe = state.stack[-1].about
        if log is not None:
            gang, other = (state.gang, foe) if side == ATTACKER else (foe, state.gang)
            log.append(events.pair_chosen(seat, gang, action.what, other, action.other))
        if side == ATTACKER:
            self._duel(state, action.what, action.other, chance, log)
        else:
            self._duel(state, action.other, action.what, chance, log)

    def facts(self, state: ChicagoState) -> Facts:
        side, foe = state.stack[-1].about
        gang = state.gang if side == ATTACKER else foe
        return {"gang": GANGS[gang], "place": self.plan.names[state.siege]}
