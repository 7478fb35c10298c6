"""Winning businesses, and winning the game by them."""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from backroom.games.chicago_poker import events
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import KINDS, NO_CARD
from backroom.games.chicago_poker.state import CLOSED, NOBODY, PokerState
from backroom.games.chicago_poker.view_types import GoalData, Way
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event
from backroom.kernel.state import Outcome

WAYS: Final[tuple[Way, ...]] = get_args(Way)


class Goals:
    """What a boss must own to win (CP-60; the short game CP-61). 0 means: no such goal."""

    __slots__ = ("alike", "any", "kinds")

    def __init__(self, alike: int, kinds: int, any_: int) -> None:
        self.alike = alike
        self.kinds = kinds
        self.any = any_

    def reached(self, state: PokerState, seat: i64) -> str:
        """The name of the goal this boss has reached; empty for none."""
        most_alike, kinds, total = held(state.owned, seat)
        if most_alike >= self.alike:
            return f"{NUMBERS[self.alike]}-alike"
        if self.kinds and kinds >= self.kinds:
            return "one-of-each"
        if total >= self.any:
            return f"any-{NUMBERS[self.any]}"
        return ""

    def progress(self, owned: list[int], seat: i64) -> list[GoalData]:
        """How far a boss is on each way to win; never further than needed."""
        data: list[GoalData] = []
        for way, have, need in zip(WAYS, held(owned, seat), (self.alike, self.kinds, self.any), strict=True):
            if need:
                data.append({"way": way, "have": min(have, need), "need": need, "missing": max(0, need - have)})
        return data


def held(owned: list[int], seat: i64) -> tuple[int, int, int]:
    """What a boss owns: the most of one kind, how many kinds, how many in all."""
    most_alike = 0
    kinds = 0
    total = 0
    for at in range(seat * KINDS, (seat + 1) * KINDS):
        count = owned[at]
        if count:
            kinds += 1
            total += count
            if count > most_alike:
                most_alike = count
    return most_alike, kinds, total


NUMBERS = ("none", "one", "two", "three", "four", "five")
FULL_GAME = Goals(3, 4, 5)
SHORT_GAME = Goals(2, 0, 3)


def open_business(state: PokerState, place: i64, chance: Chance, log: list[Event] | None) -> None:
    """Turn up the next business of the stack; an empty stack leaves the place closed (CP-55, CP-62)."""
    left = 0
    for count in state.unopened:
        left += count
    state.kinds[place] = CLOSED
    if left == 0:
        return
    at = chance.below(left)
    kind = 0
    while at >= state.unopened[kind]:
        at -= state.unopened[kind]
        kind += 1
    state.unopened[kind] -= 1
    state.kinds[place] = kind
    if log is not None:
        log.append(events.business_opened(place, kind))


def award(state: PokerState, place: i64, winner: i64, goals: Goals, chance: Chance, log: list[Event] | None) -> None:
    """Settle a duel completely: business, cards, bullet, replacement, and perhaps the game (CP-55, CP-56)."""
    kind = state.kinds[place]
    state.owned[winner * KINDS + kind] += 1
    state.idle = 0
    if log is not None:
        log.append(events.business_won(winner, place, kind))
    _clear_rows(state, place)
    state.bullets.remove(place)
    state.bullet_of[place] = NOBODY
    open_business(state, place, chance, log)
    reason = goals.reached(state, winner)
    if not reason and state.kinds.count(CLOSED) == state.places:
        reason = "last-business"
    if reason:
        end_game(state, reason, [winner], log)


def end_game(state: PokerState, reason: str, winners: list[int], log: list[Event] | None) -> None:
    """Close the game: nothing is asked any more, and duels still due are not fought (CP-56)."""
    scores = [state.businesses_of(seat) for seat in range(state.players)]
    state.outcome = Outcome(reason, winners, scores)
    state.stack = []
    state.due = []
    if log is not None:
        log.append(events.game_ended(reason, winners))


def end_in_standstill(state: PokerState, log: list[Event] | None) -> None:
    """CP-63: a draw between those with the most businesses."""
    scores = [state.businesses_of(seat) for seat in range(state.players)]
    best = max(scores)
    end_game(state, "standstill", [seat for seat in range(state.players) if scores[seat] == best], log)


def _clear_rows(state: PokerState, place: i64) -> None:
    for seat in range(state.players):
        row = place * state.players + seat
        for at in range(row * ROW, row * ROW + state.counts[row]):
            state.discards.append(state.cards[at])
            state.cards[at] = NO_CARD
            state.knowers[at] = 0
        state.counts[row] = 0
