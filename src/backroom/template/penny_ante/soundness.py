"""What the data of a state must be before the rules see it: it may come from a file, or from a stranger."""

from __future__ import annotations

from backroom.kernel.soundness import Fits, each, number, numbers, up_to

from .actions import DECK, MOST_BID
from .state import NO_BID, AnteState


def field_bounds(players: int, coins: int, rounds: int) -> dict[str, Fits]:
    """What each field may be by itself; `coins` are all there are."""
    cards = up_to(DECK, 1, DECK)
    return {
        "players": number(players, players),
        "pile": cards,
        "hands": each([cards] * players),
        "shown": cards,
        "coins": numbers(players, 0, coins),
        "pot": number(0, coins),
        "seat": number(0, players - 1),
        "turns": number(0, players),
        "round": number(0, rounds),
        "bids": numbers(players, NO_BID, MOST_BID),
    }


def about_bounds(players: int) -> dict[str, Fits]:
    """What each decision may be about: nothing, how many cards were shown, who bids."""
    return {"turn": up_to(0, 0, 0), "sale": numbers(1, 0, 1), "bid": numbers(1, 1, (1 << players) - 1)}


def first_flaw(state: AnteState) -> str:
    """The first field that does not go with the others; empty if all do."""
    top = state.stack[-1] if state.stack else None
    if top is not None and top.step.prompt == "bid":
        return _flaw_of_bids(state, top.about[0], top.seats)
    if any(bid != NO_BID for bid in state.bids):
        return "bids"
    if top is not None and (top.seats != 1 << state.seat or not state.turns):
        return "stack"
    return ""


def _flaw_of_bids(state: AnteState, bidders: int, asked: int) -> str:
    """Everybody with a coin bids, and nobody else; who is no longer asked has bid what they can pay."""
    if asked & ~bidders or bidders != sum(1 << seat for seat, coins in enumerate(state.coins) if coins):
        return "stack"
    for seat, bid in enumerate(state.bids):
        answered = bidders >> seat & 1 and not asked >> seat & 1
        if bid > state.coins[seat] or (answered and bid == NO_BID):
            return "bids"
    return ""
