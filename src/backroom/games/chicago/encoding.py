"""Chicago as floats: what stands on the plan, and what can be done."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from backroom.games.chicago import actions as act
from backroom.games.chicago.actions import ChicagoAction, ChicagoActions
from backroom.games.chicago.encoding_fields import (
    ACTION_FIELDS,
    LEFT_OUT,
    OF_A_GANG,
    PLACE,
    PROMPTS,
    SEATS,
    SPOT,
    fields_of,
)
from backroom.games.chicago.gangs import (
    CREW,
    CREW_BITS,
    FIGURES,
    GANG_COUNT,
    GANG_SHIFT,
    MOST_RINGS,
    PHASE_COUNT,
)
from backroom.games.chicago.plan import BUILDINGS, Plan
from backroom.games.chicago.state import CAUSES, GOALS, ChicagoState
from backroom.kernel.encoding import LaidEncoding, outcome_piece
from backroom.kernel.floats import SeatPieces, one_hot, packed, spots, zeros
from backroom.kernel.laying import Pattern

_NUMBER_OF: Final = {prompt: number for number, prompt in enumerate(PROMPTS)}
_RINGS: Final = one_hot(MOST_RINGS)
_MONEY: Final = 1 / 131_072


class ChicagoEncoding(LaidEncoding[ChicagoState]):
    """For a number of players, the variants and a plan."""

    __slots__ = ("_first", "_gangs", "_own", "_plan", "_seats")

    def __init__(self, players: int, crowded: bool, guarded: bool, plan: Plan, actions: ChicagoActions) -> None:
        # A seat looks from its own first gang on; before it has one, from the first.
        looks = players * (GANG_COUNT + 1)
        super().__init__(fields_of(plan.places), LEFT_OUT, ACTION_FIELDS, actions.table, looks)
        self._plan: Final = plan
        self._seats: Final = SeatPieces(players, SEATS)
        #: Gangs as they are counted from one of them on.
        self._gangs: Final = SeatPieces(GANG_COUNT, GANG_COUNT)
        here = [float(crowded), float(guarded), *[float(seat < players) for seat in range(SEATS)]]
        self._first: Final = packed(here)
        self._own: Final = one_hot(GANG_COUNT)

    def look(self, state: ChicagoState, viewer: int) -> int:
        return viewer * (GANG_COUNT + 1) + _own_gang(state, viewer) + 1

    def pattern(self, look: int) -> Pattern:
        viewer, own = divmod(look, GANG_COUNT + 1)
        base = max(own - 1, 0)
        gang = self._gangs.spots[base]
        pattern = Pattern()
        pattern.fixed(self._first + self._own[own - 1])
        pattern.hot(spots(PHASE_COUNT), PHASE_COUNT)
        pattern.number(1 / 8)
        pattern.hots(pattern.row(2, GANG_COUNT), gang, run=2)
        pattern.number(1 / 16)
        pattern.number(1 / 256)
        pattern.number(1 / 256, 1)
        pattern.digits(MOST_RINGS, CREW_BITS, 1 / 8)
        pattern.number(1 / 256)
        since = pattern.row(SEATS, GOALS)
        pattern.numbers([since[at] + goal for at in self._seats.place[viewer] for goal in range(GOALS)], 1 / 256, 1)
        self._lay_gangs(pattern, viewer, self._gangs.place[base])
        places = pattern.row(self._plan.places, PLACE)
        pattern.hots(places, gang, add=0, shift=GANG_SHIFT)
        crews = [place + GANG_COUNT for place in places]
        pattern.packs(crews, MOST_RINGS, CREW_BITS, 1 / 8, mask=CREW, again=True)
        pattern.hots(pattern.row(BUILDINGS, GANG_COUNT), gang)
        pattern.hot(spots(len(PROMPTS)), len(PROMPTS))
        pattern.bits(self._seats.place[viewer], SEATS)
        pattern.number(1 / 64)
        pattern.hot(gang, GANG_COUNT)
        pattern.hot(spots(2), 2)
        pattern.numbers(pattern.row(3), 1 / 8, run=3)
        pattern.number(1 / 256)
        pattern.piece(1 + 2 * SEATS)
        return pattern

    def _lay_gangs(self, pattern: Pattern, viewer: int, counted: list[int]) -> None:
        """What is told of each gang: the floats lie gang by gang, most lists of a state field by field."""
        room = pattern.row(GANG_COUNT, OF_A_GANG)
        first = [room[at] for at in counted]
        pattern.hots(first, self._seats.spots[viewer])
        at = SEATS
        for _ in range(3):
            pattern.numbers([begins + at for begins in first], 1 / 32)
            at += 1
        pattern.numbers([begins + at for begins in first], _MONEY)
        at += 1
        booked = PHASE_COUNT * CAUSES
        pattern.numbers([begins + at + account for begins in first for account in range(booked)], _MONEY)
        at += booked
        for begins in first:
            pattern.numbers(range(begins + at, begins + at + FIGURES), 1 / 4)

    def sources(self, state: ChicagoState, viewer: int) -> list[object]:
        sources: list[object] = [
            state.phase,
            state.round,
            state.start,
            state.gang,
            state.points,
            state.clock,
            state.siege,
            state.besiegers & CREW,
            state.rings,
            state.since,
            state.player_of,
            state.chips,
            state.figures,
            state.lost,
            state.cash,
            state.accounts,
        ]
        sources.extend(state.waiting)
        sources.append(state.men)
        sources.append(state.owner)
        self._add_question(sources, state, viewer)
        return sources

    def _add_question(self, sources: list[object], state: ChicagoState, viewer: int) -> None:
        """What is asked, and how the game ended."""
        outcome = state.outcome
        prompt = ""
        gang = -1
        side = -1
        place = -1
        bought: tuple[int, ...] = _NOTHING
        if outcome is None:
            top = state.stack[-1]
            prompt = top.step.prompt
            about = top.about
            if prompt == "fight":
                side, gang = about[0], about[1]
            elif prompt == "ally":
                gang, place = about[0], about[1]
            elif prompt != "colour":
                gang = about[0]
                # Of a turn the round is told by the state.
                if prompt == "hire":
                    bought = about[1:]
                elif prompt == "turn":
                    bought = about[2:]
            sources.append(_NUMBER_OF[prompt])
            sources.append(top.seats)
            sources.append(len(state.stack))
        else:
            sources += [-1, 0, 0]
        sources.append(gang)
        sources.append(side)
        for at in range(3):
            sources.append(bought[at] if at < len(bought) else 0)
        sources.append(place + 1)
        sources.append(None if outcome is None else outcome_piece(outcome, self._seats, viewer, _MONEY))

    def action_pieces(self, index: int, seat: int) -> list[bytes]:
        action = cast("ChicagoAction", self.table[index])
        taken = action.what if action.kind == act.TAKE else -1
        rings = -1 if action.kind == act.TAKE else action.what - 1
        return [
            self._own[taken],
            _RINGS[rings],
            _RINGS[action.other - 1],
            self._spot(action.origin),
            self._spot(action.to),
        ]

    def _spot(self, place: int) -> bytes:
        if place < 0:
            return zeros(SPOT)
        plan = self._plan
        building = plan.building(place)
        if building < 0:
            column, row = plan.ground.street_cells[place]
            return packed([(place + 1) / 256, column / 32, row / 32, 0.0, 0.0])
        column, row = plan.ground.building_cells[building][0]
        return packed([(place + 1) / 256, column / 32, row / 32, 1.0, plan.value[building] / 16_384])


def _own_gang(state: ChicagoState, viewer: i64) -> i64:
    """A seat's first gang; none before it has chosen one (CH-12)."""
    for gang in range(GANG_COUNT):
        if state.player_of[gang] == viewer:
            return gang
    return -1


#: Nobody was bought.
_NOTHING: Final[tuple[int, ...]] = ()
