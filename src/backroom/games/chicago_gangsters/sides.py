"""Who stands with whom this round."""

from __future__ import annotations

from backroom.games.chicago_gangsters.cards import MR_X, NOBODY
from backroom.games.chicago_gangsters.state import GangstersState


def members(state: GangstersState, side: int) -> list[int]:
    """The clans' seats of a side that take part: not the ousted (CG-111), not Mr. X."""
    seats: list[int] = []
    for seat, own in enumerate(state.side_of):
        if own == side and seat != state.ousted and state.clan_of[seat] != MR_X:
            seats.append(seat)
    return seats


def seat_of_clan(state: GangstersState, clan: int) -> int:
    """Who has this clan; NOBODY if it is out (CG-90)."""
    for seat in range(state.players):
        if state.clan_of[seat] == clan:
            return seat
    return NOBODY


def has_thug(state: GangstersState, seat: int, thug: int) -> bool:
    """Whether this seat has declared its thug this round."""
    return state.thug and state.owners[thug] == seat
