"""The miniature (GA-84): the last drive before the last reckoning, for whoever wants to work out a whole game."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster.board import Board
from backroom.games.gangster.cars import MOST_IDLE
from backroom.games.gangster.pieces import STAGES
from backroom.games.gangster.set_up import set_up
from backroom.games.gangster.stages import count_bits, district_cards, draw_bit
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import one_area
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event

PLAYERS: Final = 2
#: The lot that laid the table, once for all.
LOT: Final = 1
#: The movement card that each colour has left, of a single step; and the colours, one of each player, that may load or
#: unload once before they must drive.
CARD: Final = 0
PATIENT: Final = (0, 1)
#: One drive ends the game: colour, card, where to stop, the trunk, an equipment. Before it a load or an unloading of
#: each patient colour: colour, gangster, and another one out of the door.
LONGEST: Final = 5 + 3 * len(PATIENT)


def lay_out(board: Board, log: list[Event] | None) -> GangsterState:
    """The table as it always is: nothing of it is left to chance."""
    lot = FastChance(LOT)
    state = set_up(PLAYERS, board, lot, log)
    state.stage = STAGES - 1
    for stage in range(1, STAGES):
        for colour in range(state.colours):
            state.reserve[colour] -= board.gangsters[stage]
            state.aboard[colour] += board.gangsters[stage]
        state.casino &= ~one_area(draw_bit(state.casino, lot))
    state.pile = district_cards(state) & ~state.doubled
    while count_bits(state.doubled) < board.markers - 1:
        state.doubled |= one_area(draw_bit(state.pile, lot))
        state.pile &= ~state.doubled
    state.cards = [1 << CARD] * state.colours
    state.idle = [MOST_IDLE - int(colour in PATIENT) for colour in range(state.colours)]
    return state
