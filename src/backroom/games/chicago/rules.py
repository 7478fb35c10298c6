"""Chicago: the set-up, the course of a phase, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from backroom.games.chicago import actions as act
from backroom.games.chicago import events, miniature
from backroom.games.chicago.actions import ChicagoAction, ChicagoActions
from backroom.games.chicago.crews import take
from backroom.games.chicago.crowds import Crowds
from backroom.games.chicago.encoding import ChicagoEncoding
from backroom.games.chicago.gangs import (
    CHIPS,
    FIGURES,
    GANG_COUNT,
    GANGS,
    MOST_RINGS,
    NOBODY,
    PHASE_COUNT,
    PLAYERS_OF,
    RINGS,
    ROUNDS,
    START_MONEY,
    gang_of,
    rings_of,
    strongest,
)
from backroom.games.chicago.goals import longest_holders, reason_of
from backroom.games.chicago.odds import Odds
from backroom.games.chicago.payday import pay_everyone, richest_of
from backroom.games.chicago.plan import BUILDINGS, Plan
from backroom.games.chicago.resample import resample_view
from backroom.games.chicago.soundness import soundness_of
from backroom.games.chicago.state import (
    BUILDINGS_PAID,
    CAUSES,
    GOALS,
    HIRING,
    NEVER,
    PRIZES,
    SETS_PAID,
    START,
    ChicagoState,
)
from backroom.games.chicago.steps.ally import AllyStep
from backroom.games.chicago.steps.colour import ColourStep
from backroom.games.chicago.steps.fight import FightStep
from backroom.games.chicago.steps.hire import HireStep
from backroom.games.chicago.steps.move import MoveStep
from backroom.games.chicago.steps.place import PlaceStep
from backroom.games.chicago.steps.turn import TurnStep
from backroom.games.chicago.threats import leaves_data
from backroom.games.chicago.view import ChicagoView
from backroom.kernel.action import Action
from backroom.kernel.bounds import Bounds
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal
from backroom.kernel.rules import Rules
from backroom.kernel.soundness import Soundness
from backroom.kernel.state import Outcome

#: The phase before the first one.
BEFORE: Final = -1
#: What simulations tell of a game, but for the first a gang.
FIGURES_TOLD: Final = (
    "phases", "members-lost", "members-left", "money-from-buildings", "money-from-sets", "money-from-prizes",
    "money-for-hiring",
)  # fmt: skip


class ChicagoRules(Rules[ChicagoState, ChicagoView]):
    """The rules for two to four players, with or without the variants I and II."""

    __slots__ = ("actions", "colour", "crowded", "crowds", "guarded", "is_miniature", "move", "odds", "phases", "plan")

    def __init__(self, players: int, crowded: bool, guarded: bool, plan: Plan, is_miniature: bool = False) -> None:
        self.plan: Final = plan
        self.is_miniature: Final = is_miniature
        self.crowded: Final = crowded
        self.guarded: Final = guarded
        self.odds: Final = Odds(plan.fighting_dice)
        self.crowds: Final = Crowds(self.odds)
        self.actions: Final = ChicagoActions(plan)
        actions = self.actions
        self.colour: Final = ColourStep(plan, actions)
        ally = AllyStep(plan, actions, crowded)
        fight = FightStep(plan, actions, ally)
        self.move: Final = MoveStep(plan, actions, crowded, ally, fight)
        turn = TurnStep(plan, actions, crowded, self.move)
        hire = HireStep(plan, actions, crowded)
        place = PlaceStep(plan, actions, crowded)
        #: By start gang, a phase as a stack of decisions that ask nobody yet; the first lies on top.
        self.phases: Final[list[list[Decision]]] = [_phase(start, hire, place, turn) for start in range(GANG_COUNT)]
        steps: list[Step[ChicagoState]] = [self.colour, hire, place, turn, self.move, ally, fight]
        super().__init__("chicago", players, actions.table, steps, "CH-80")

    def deal(self, chance: Chance, log: list[Event] | None = None) -> ChicagoState:
        state = ChicagoState(self.players)
        state.player_of = PLAYERS_OF[self.players][:]
        state.men = [0] * self.plan.places
        state.owner = [NOBODY] * BUILDINGS
        state.chips = [CHIPS] * GANG_COUNT
        state.figures = [FIGURES] * GANG_COUNT
        state.lost = [0] * GANG_COUNT
        state.cash = [0] * GANG_COUNT
        state.accounts = [0] * (GANG_COUNT * PHASE_COUNT * CAUSES)
        state.since = [NEVER] * (self.players * GOALS)
        state.places = [[] for _ in range(GANG_COUNT)]
        state.waiting = [[] for _ in range(GANG_COUNT)]
        state.rings = RINGS
        if self.is_miniature:
            miniature.lay_out(state, self.plan, log)
            asked = Decision(self.move, 1 << state.seat_of(state.gang), (state.gang,))
            state.stack = [self.phases[state.start][0], asked]
        elif self.players == 3:
            state.stack = self.colour.everyone()
        self.proceed(state, chance, log)
        return state

    def _set_up(self, state: ChicagoState) -> None:
        """CH-10: each gang in play has its money, its printed buildings and a member of strength 4."""
        for gang in range(GANG_COUNT):
            if state.player_of[gang] == NOBODY:
                continue
            state.book(gang, START, START_MONEY)
            state.figures[gang] -= 1
            state.rings -= MOST_RINGS
            state.waiting[gang].append(MOST_RINGS)
        for building in range(BUILDINGS):
            printed = self.plan.printed[building]
            if printed != NOBODY and state.player_of[printed] != NOBODY:  # CH-91
                state.owner[building] = printed

    def go_on(self, state: ChicagoState, chance: Chance, log: list[Event] | None) -> None:
        """CH-72: hiring and placing, then six rounds, from the start player of the phase on."""
        if state.phase == BEFORE:
            self._set_up(state)
        else:
            self._end_phase(state, log)
            if state.outcome is not None:
                return
        state.phase += 1
        state.round = 0
        start = state.phase
        for after in range(GANG_COUNT):  # CH-12: the next clockwise if the start colour is absent or sits out
            start = (state.phase + after) % GANG_COUNT
            if not state.sits_out(start):
                break
        state.start = start
        state.gang = start
        state.stack = self.phases[start][:]
        if log is not None and state.player_of[start] != NOBODY:
            log.append(events.phase_begun(state.phase, state.seat_of(start), start))

    def _end_phase(self, state: ChicagoState, log: list[Event] | None) -> None:
        """CH-73: first the goals, then payments; after the last phase the richest wins."""
        if log is not None:
            log.append(events.phase_ended(state.phase))
        winners = longest_holders(state)
        if len(winners) == 1:
            self._end(state, reason_of(state, winners[0]), winners, log)
            return
        pay_everyone(state, self.plan, self.guarded, log)
        if winners or state.phase == PHASE_COUNT - 1:
            richest = richest_of(state, winners or list(range(self.players)))
            self._end(state, "richest" if len(richest) == 1 else "equally-rich", richest, log)

    def _end(self, state: ChicagoState, reason: str, winners: list[int], log: list[Event] | None) -> None:
        """Scores are everybody's wealth."""
        scores = [state.wealth_of_player(seat) for seat in range(self.players)]
        state.outcome = Outcome(reason, winners, scores)
        if log is not None:
            log.append(events.game_ended(reason, winners))

    def view(self, state: ChicagoState, viewer: int) -> ChicagoView:
        return ChicagoView(viewer, state, self.plan, self.odds, self.crowds, self.crowded, self.guarded)

    def refuse_written(self, state: ChicagoState, seat: int, text: str) -> Refusal | None:
        """Of a step to a place that is no neighbour: who would take it, as of any step; then how far it is."""
        who, _, name = text.rpartition(" to ")
        origin = self.plan.numbers.get(who.rpartition(" ")[2])
        to = self.plan.numbers.get(name)
        if origin is None or to is None or origin == to or to in self.plan.neighbours[origin]:
            return None
        step = self.table.find(f"{who} to {self.plan.names[self.plan.neighbours[origin][0]]}")
        if step is None:
            return None
        assert isinstance(step, ChicagoAction)
        if state.outcome is not None or not state.stack[-1].asks(seat) or state.stack[-1].step is not self.move:
            return self.refuse(state, seat, step)
        return self.move.refuse_who(state, step) or self.move.refuse_way(state, origin, to)

    def foresee(
        self, before: ChicagoState, after: ChicagoState, seat: int, left: Sequence[Action]
    ) -> ChicagoView | None:
        """What is left may be a step that begins a duel: whoever wins it, the member has gone from where it stood."""
        gone = after
        if left:
            action = left[0]
            assert isinstance(action, ChicagoAction)
            if len(left) > 1 or action.kind not in (act.MOVE, act.SEND):
                return None
            gone = after.clone()
            rings = action.what if action.kind == act.SEND else strongest(gone.men[action.origin])
            take(gone, gone.gang, action.origin, rings)
        leaves = leaves_data(before, gone, self.plan, seat)
        return ChicagoView(seat, after, self.plan, self.odds, self.crowds, self.crowded, self.guarded, leaves)

    def resample(self, view: ChicagoView, chance: Chance) -> ChicagoState:
        return resample_view(view)

    def bounds(self) -> Bounds:
        dice = [self.plan.movement_die, *self.plan.fighting_dice]
        outcomes = max([len(die) for die in dice])
        # A point is a step; it may end in an allied building, or begin a fight that ends in one (CH-90, CH-102).
        a_point = 4
        a_turn = 1 + max(self.plan.movement_die) * a_point
        if self.is_miniature:
            return Bounds(miniature.POINTS * a_point + a_turn, outcomes, -1.0)
        members = GANG_COUNT * FIGURES  # CH-25: figures that are lost do not come back
        turns = PHASE_COUNT * ROUNDS * GANG_COUNT
        # Every member is hired, placed and killed once at most, and no duel ends without a dead one.
        longest = GANG_COUNT + PHASE_COUNT * GANG_COUNT + turns * a_turn + 3 * members
        return Bounds(longest, outcomes, -1 / (self.players - 1))

    def make_encoding(self) -> ChicagoEncoding:
        return ChicagoEncoding(self.players, self.crowded, self.guarded, self.plan, self.actions)

    def soundness(self) -> Soundness[ChicagoState]:
        return soundness_of(self)

    def rebuild(self, data: Facts) -> ChicagoState:
        state = ChicagoState(self.players)
        state.fill_from(data, self.restore_decisions(cast("list[list[object]]", data["stack"])))
        return state

    def inventory(self, state: ChicagoState) -> dict[str, int]:
        counts = {"rings": int(state.rings)}
        for gang, name in enumerate(GANGS):
            members = state.members_of(gang)
            laid = [at for at in range(BUILDINGS) if state.owner[at] == gang and self.plan.printed[at] != gang]
            booked = state.accounts[gang * PHASE_COUNT * CAUSES : (gang + 1) * PHASE_COUNT * CAUSES]
            counts["rings"] += sum(state.waiting[gang]) + sum([rings_of(crew) for crew in state.crews_of(gang)])
            counts[f"figures of {name}"] = state.figures[gang] + state.lost[gang] + members
            counts[f"chips of {name}"] = state.chips[gang] + len(laid)
            counts[f"money of {name} by its accounts"] = state.cash[gang] - sum(booked)
            counts[f"debts of {name}"] = int(state.cash[gang] < 0)
            counts[f"strangers among {name}"] = sum([gang_of(state.men[at]) != gang for at in state.places[gang]])
        counts["men by places"] = sum([men > 0 for men in state.men]) - sum([len(places) for places in state.places])
        return counts

    def figures(self, state: ChicagoState) -> dict[str, float]:
        """What is worth counting in a finished game, beside who won: averages over many games tell the economy."""
        gangs = [gang for gang in range(GANG_COUNT) if state.player_of[gang] != NOBODY]
        booked = [sum(state.accounts[cause::CAUSES]) / len(gangs) for cause in range(CAUSES)]
        values = [
            float(state.phase + 1),
            sum(state.lost) / len(gangs),
            sum([state.members_of(gang) for gang in gangs]) / len(gangs),
            booked[BUILDINGS_PAID],
            booked[SETS_PAID],
            booked[PRIZES],
            -booked[HIRING],
        ]
        return dict(zip(FIGURES_TOLD, values, strict=True))


def _phase(start: int, hire: HireStep, place: PlaceStep, turn: TurnStep) -> list[Decision]:
    """CH-11, CH-22, CH-30: everybody hires, then everybody places, then six rounds; all clockwise from the start."""
    order = [(start + after) % GANG_COUNT for after in range(GANG_COUNT)]
    phase = [Decision(hire, 0, (gang, 0, 0, 0)) for gang in order]
    phase += [Decision(place, 0, (gang,)) for gang in order]
    phase += [Decision(turn, 0, (gang, at, 0, 0)) for at in range(ROUNDS) for gang in order]
    return phase[::-1]
