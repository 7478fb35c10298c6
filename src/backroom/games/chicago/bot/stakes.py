"""What hangs on a house: how near everybody is to a goal (CH-80), who can still come, and what a guard saves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago.bot.weights import (
    BAR_LEFT,
    CASINO_LEFT,
    DENIED,
    FOUR_LEFT,
    HELD,
    LASTING,
    LATER,
    LATER_LEFT,
    SPOILT,
    STRONG_FALLS,
    TAKEN_FAR,
    TAKEN_NEAR,
    WEAK_FALLS,
    WIN,
)
from backroom.games.chicago.gangs import GANG_COUNT, MOST_RINGS, NOBODY, PHASE_COUNT, ROUNDS
from backroom.games.chicago.goals import held, wanted
from backroom.games.chicago.plan import BUILDINGS_A_QUARTER, CASINO, Plan
from backroom.games.chicago.state import CASINOS, FOURS, GOALS, SQUARE, ChicagoState
from backroom.games.chicago.threats import threats_to

NO_GOAL: Final = -1


class Stakes:
    """Everybody's standing, seen by one gang's player during its turn."""

    __slots__ = ("_after", "_held", "_known", "_turns", "gang", "harm", "paydays", "plan", "seat", "state")

    def __init__(self, state: ChicagoState, plan: Plan, gang: int, harm: float) -> None:
        self.state: Final = state
        self.plan: Final = plan
        self.gang: Final = gang
        self.seat: Final[int] = state.player_of[gang]
        self.harm: Final = harm
        #: How often a house held from now on will be paid for (CH-70).
        self.paydays: Final[int] = PHASE_COUNT - state.phase
        #: By seat * GOALS + goal: what is held of it; by seat: turns still to come in this phase, after this one.
        self._held: Final[list[int]] = [
            held(state, plan, seat, goal) for seat in range(state.players) for goal in range(GOALS)
        ]
        self._turns: Final[list[int]] = [0] * state.players
        #: By gang: whether it still has a turn in this phase.
        self._after: Final[list[bool]] = [False] * GANG_COUNT
        self._count_turns()
        #: By house: the risk of losing it, standing empty; what has been found out.
        self._known: Final[dict[int, float]] = {}

    def _count_turns(self) -> None:
        state = self.state
        rounds = int(ROUNDS - 1 - state.round)
        place = (self.gang - state.start) % GANG_COUNT
        for gang in range(GANG_COUNT):
            seat = state.player_of[gang]
            if seat == NOBODY or state.sits_out(gang):
                continue
            turns = rounds + int((gang - state.start) % GANG_COUNT > place)
            self._turns[seat] += turns
            self._after[gang] = turns > 0

    def last_turn(self) -> bool:
        """Whether this player has no other turn in this phase."""
        return self._turns[self.seat] == 0

    def missing(self, seat: int, goal: int) -> int:
        return wanted(self.state.players, goal) - self._held[seat * GOALS + goal]

    def chance(self, seat: int, goal: int, missing: int) -> float:
        """How likely a player wins by a goal of which so many are missing."""
        later = LATER * LATER_LEFT ** max(0, missing) if self.state.phase < PHASE_COUNT - 1 else 0.0
        if missing <= 0:
            others = 0
            for other in range(self.state.players):
                if other != seat:
                    others += self._turns[other]
            return 1.0 if others == 0 else max(HELD, later) + (1.0 - HELD) * 0.5**others
        if self._turns[seat] == 0:
            return later
        base = CASINO_LEFT if goal == CASINOS else BAR_LEFT if goal == SQUARE else FOUR_LEFT
        return max(later, base**missing)

    def goal_of(self, building: i64) -> int:
        """The goal that a house counts for."""
        if building % BUILDINGS_A_QUARTER == CASINO:
            return CASINOS
        return SQUARE if building in self.plan.square else NO_GOAL

    def step_worth(self, seat: int, goal: int, more: int) -> float:
        """What one more, or one less, of a goal is worth to a player."""
        missing = self.missing(seat, goal)
        lasting = LASTING ** int(ROUNDS - 1 - self.state.round)
        return WIN * lasting * (self.chance(seat, goal, missing - more) - self.chance(seat, goal, missing))

    def seizing(self, building: i64) -> float:
        """CH-80: what it is worth for the goals to take a house, from its owner too."""
        goal = self.goal_of(building)
        if goal == NO_GOAL:
            return 0.0
        worth = self.step_worth(self.seat, goal, 1)
        owner = self.state.owner[building]
        if owner != NOBODY:
            worth -= SPOILT * self.step_worth(self.state.player_of[owner], goal, -1)
        return worth

    def keeping(self, building: i64) -> float:
        """What it is worth that an own house stays own to the end of the phase, and does not help another to a goal."""
        goal = self.goal_of(building)
        pay = float(self.plan.value[building]) * self.paydays
        if goal == NO_GOAL:
            return pay
        helped = 0.0
        for seat in range(self.state.players):
            if seat != self.seat and self._turns[seat] > 0:
                helped = max(helped, self.step_worth(seat, goal, 1))
        return pay - self.step_worth(self.seat, goal, -1) + DENIED * helped

    def risk(self, house: int) -> float:
        """How likely an own house that stands empty is taken before the phase ends."""
        if house in self._known:
            return self._known[house]
        die = self.plan.movement_die
        usual = sum(die) // len(die)
        safe = 1.0
        for threat in threats_to(self.state, self.plan, house, self.seat, max(die)):
            if self._after[threat.gang]:
                safe *= 1.0 - (TAKEN_NEAR if threat.points <= usual else TAKEN_FAR)
        self._known[house] = 1.0 - safe
        return 1.0 - safe

    def guarding(self, house: int, rings: int) -> float:
        """What a member in an own house saves by standing there."""
        building = self.plan.building(house)
        if building < 0 or self.goal_of(building) == NO_GOAL:
            return 0.0
        if self.state.round < ROUNDS - 1:
            # A guard is prey: before the last round more was lost by standing still than was saved (`docs/bots.md`).
            return 0.0
        falls = WEAK_FALLS + (STRONG_FALLS - WEAK_FALLS) * (rings - 1) / (MOST_RINGS - 1)
        return self.keeping(building) * self.risk(house) * (1.0 - falls)

    def ring_worth(self) -> float:
        """CH-80: what one more member with four rings is worth for the goal."""
        return self.step_worth(self.seat, FOURS, 1)
