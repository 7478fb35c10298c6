"""Chicago as floats: what stands on the plan, and what can be done."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from backroom.games.chicago import actions as act
from backroom.games.chicago.actions import ChicagoAction, ChicagoActions
from backroom.games.chicago.encoding_fields import (
    ABOUT,
    ACTION_FIELDS,
    LEFT_OUT,
    PLACE,
    PROMPTS,
    SEATS,
    SPOT,
    fields_of,
)
from backroom.games.chicago.gangs import FIGURES, GANG_COUNT, MOST_RINGS, PHASE_COUNT, count_of, gang_of
from backroom.games.chicago.plan import BUILDINGS, Plan
from backroom.games.chicago.state import CAUSES, GOALS, NEVER, ChicagoState
from backroom.kernel.encoding import Encoding
from backroom.kernel.floats import Numbers, Row, SeatPieces, Table, keep, one_hot, packed, zeros

_EIGHTHS: Final = Numbers(1 / 8)
_16THS: Final = Numbers(1 / 16)
_64THS: Final = Numbers(1 / 64)
_256THS: Final = Numbers(1 / 256)
_MONEY: Final = Numbers(1 / 131_072)
_PHASE: Final = one_hot(PHASE_COUNT)
_RINGS: Final = one_hot(MOST_RINGS)
_WAITING: Final = [packed([rings / 4]) for rings in range(MOST_RINGS + 1)]
_NOBODY_WAITS: Final = [zeros(count) for count in range(FIGURES + 1)]
_PROMPT: Final = one_hot(len(PROMPTS))
_NUMBER_OF: Final = {prompt: number for number, prompt in enumerate(PROMPTS)}
_NO_GOALS: Final = zeros(SEATS * GOALS)
_NO_BESIEGERS: Final = zeros(MOST_RINGS)
_NO_ACCOUNTS: Final = [zeros(phases * CAUSES) for phases in range(PHASE_COUNT + 1)]
_NO_OUTCOME: Final = zeros(1 + 2 * SEATS)


class ChicagoEncoding(Encoding[ChicagoState]):
    """For a number of players, the variants and a plan."""

    __slots__ = ("_crews", "_empty", "_first", "_gangs", "_never", "_no_seats", "_own", "_owners", "_plan", "_seats")

    def __init__(self, players: int, crowded: bool, guarded: bool, plan: Plan, actions: ChicagoActions) -> None:
        super().__init__(fields_of(plan.places), LEFT_OUT, ACTION_FIELDS, actions.table)
        self._plan: Final = plan
        self._seats: Final = SeatPieces(players, SEATS)
        #: Gangs as they are counted from one of them on.
        self._gangs: Final = SeatPieces(GANG_COUNT, GANG_COUNT)
        here = [float(crowded), float(guarded), *[float(seat < players) for seat in range(SEATS)]]
        self._first: Final = packed(here)
        self._own: Final = one_hot(GANG_COUNT)
        self._never: Final = [NEVER] * (players * GOALS)
        self._no_seats: Final = zeros(self._seats.absent * GOALS)
        #: By number: so many places side by side at which nobody stands.
        self._empty: Final = [zeros(count * PLACE) for count in range(plan.places + 1)]
        #: By the gang that counts: who stands at a place, made when they first do.
        self._crews: Final[list[dict[int, bytes]]] = [{} for _ in range(GANG_COUNT)]
        #: By the gang that counts, then four buildings: their owners + 1, three bits each, the first the lowest.
        self._owners: Final = [Table(1 << 12, Row(one, 4).piece) for one in self._gangs.one]

    def pieces(self, state: ChicagoState, viewer: int) -> list[bytes]:
        own = _own_gang(state, viewer)
        base: i64 = own if own >= 0 else 0
        gang = self._gangs.one[base]
        pieces = [
            self._first,
            self._own[own],
            _PHASE[state.phase],
            _EIGHTHS.of(state.round),
            gang[state.start],
            gang[state.gang],
            _16THS.of(state.points),
            _256THS.of(state.clock),
            _256THS.of(state.siege + 1),
            _crew(state.besiegers) if state.besiegers else _NO_BESIEGERS,
            _256THS.of(state.rings),
        ]
        since = state.since
        if since == self._never:
            pieces.append(_NO_GOALS)
        else:
            for seat in self._seats.order[viewer]:
                for at in range(seat * GOALS, seat * GOALS + GOALS):
                    pieces.append(_256THS.of(since[at] + 1))
            pieces.append(self._no_seats)
        player = self._seats.one[viewer]
        for at in self._gangs.order[base]:
            _write_gang(pieces, state, at, player)
        self._write_places(pieces, state, base)
        self._write_question(pieces, state, viewer, gang)
        return pieces

    def _write_places(self, pieces: list[bytes], state: ChicagoState, base: i64) -> None:
        """Who stands at each place, and whose each building is."""
        crews = self._crews[base]
        free: i64 = 0
        for men in state.men:
            if not men:
                free += 1
                continue
            if free:
                pieces.append(self._empty[free])
                free = 0
            piece = crews.get(men)
            if piece is None:
                piece = self._gangs.one[base][gang_of(men)] + _crew(men)
                keep(crews, men, piece)
            pieces.append(piece)
        pieces.append(self._empty[free])
        owners = self._owners[base]
        owner = state.owner
        at: i64 = 0
        while at < BUILDINGS:
            first: i64 = owner[at] + 1
            second: i64 = owner[at + 1] + 1
            third: i64 = owner[at + 2] + 1
            fourth: i64 = owner[at + 3] + 1
            pieces.append(owners.of(first | second << 3 | third << 6 | fourth << 9))
            at += 4

    def _write_question(self, pieces: list[bytes], state: ChicagoState, viewer: i64, gang: list[bytes]) -> None:
        """What is asked, and how the game ended."""
        outcome = state.outcome
        if outcome is not None:
            order = self._seats.order[viewer]
            won = [float(seat in outcome.winners) for seat in order]
            scores = [outcome.scores[seat] / 131_072 for seat in order]
            absent = [0.0] * self._seats.absent
            pieces.append(zeros(len(PROMPTS) + SEATS + 1 + ABOUT))
            pieces.append(packed([1.0, *won, *absent, *scores, *absent]))
            return
        top = state.stack[-1]
        prompt = top.step.prompt
        pieces.append(_PROMPT[_NUMBER_OF[prompt]])
        pieces.append(self._seats.mask[viewer][top.seats])
        pieces.append(_64THS.of(len(state.stack)))
        about = top.about
        if prompt == "fight":
            pieces.append(gang[about[1]] + _about(about[0], (), 0))
        elif prompt == "ally":
            pieces.append(gang[about[0]] + _about(-1, (), about[1] + 1))
        elif prompt == "colour":
            pieces.append(gang[-1])
            pieces.append(_NO_ABOUT)
        elif prompt == "hire" or prompt == "turn":
            # Of a turn the round is told by the state.
            bought = about[1:] if prompt == "hire" else about[2:]
            pieces.append(gang[about[0]])
            pieces.append(_about(-1, bought, 0) if any(bought) else _NO_ABOUT)
        else:
            pieces.append(gang[about[0]])
            pieces.append(_NO_ABOUT)
        pieces.append(_NO_OUTCOME)

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


def _write_gang(pieces: list[bytes], state: ChicagoState, gang: i64, player: list[bytes]) -> None:
    pieces.append(player[state.player_of[gang]])
    chips: i64 = state.chips[gang]
    figures: i64 = state.figures[gang]
    pieces.append(_STOCK.of(chips << 10 | figures << 5 | state.lost[gang]))
    pieces.append(_MONEY.of(state.cash[gang]))
    accounts = state.accounts
    # Nothing is booked before its phase; before the first one it is booked there (CH-10).
    phases = max(state.phase, 0) + 1
    first = gang * PHASE_COUNT * CAUSES
    for at in range(first, first + phases * CAUSES):
        pieces.append(_MONEY.of(accounts[at]))
    pieces.append(_NO_ACCOUNTS[PHASE_COUNT - phases])
    waiting = state.waiting[gang]
    for rings in waiting:
        pieces.append(_WAITING[rings])
    pieces.append(_NOBODY_WAITS[FIGURES - len(waiting)])


def _stock(number: int) -> bytes:
    return packed([(number >> shift & 31) / 32 for shift in (10, 5, 0)])


#: By chips, figures and figures lost, five bits each: there are twenty of each.
_STOCK: Final = Table(1 << 15, _stock)


def _crew(crew: i64) -> bytes:
    """Members by strength; who stands there may be given as well as the crew."""
    return packed([count_of(crew, rings) / 8 for rings in range(1, MOST_RINGS + 1)])


def _about(side: int, bought: tuple[int, ...], place: int) -> bytes:
    numbers = [*[number / 8 for number in bought], *[0.0] * (3 - len(bought))]
    return one_hot(2)[side] + packed([*numbers, place / 256])


_NO_ABOUT: Final = zeros(ABOUT - GANG_COUNT)
