"""What the data of a game of Chicago Poker must be: bounds of every field, and what goes with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.games.chicago_poker.box import MOST, ROW
from backroom.games.chicago_poker.cards import CARDS, GANGSTERS, KINDS, NO_CARD
from backroom.games.chicago_poker.limits import PISTOL_ACTIONS
from backroom.games.chicago_poker.state import CLOSED, NOBODY, PokerState
from backroom.games.chicago_poker.steps.limousine import MOST_CARDS
from backroom.games.chicago_poker.steps.tie_break import MOST_REVEALS
from backroom.kernel.soundness import MANY, Soundness, each, number, numbers, up_to

if TYPE_CHECKING:
    from backroom.games.chicago_poker.rules import PokerRules

#: Three a turn, and two more for every pistol there can be.
MOST_ACTIONS = 3 + MOST * PISTOL_ACTIONS
#: Enough for everything but the whole pack; a hand of nine is never met, but may be set up.
MOST_IN_HAND = 20


def soundness_of(rules: PokerRules) -> Soundness[PokerState]:
    players = rules.players
    places = rules.places
    rows = places * players
    deck = len(rules.deck)
    place = number(0, places - 1)
    some_places = up_to(places, 0, places - 1)
    fields = {
        "players": number(players, players),
        "places": number(places, places),
        "seat": number(0, players - 1),
        "turn": number(0, MANY),
        "actions_left": number(0, MOST_ACTIONS),
        "extra": number(0, MOST_ACTIONS),
        "shots": number(0, MOST),
        "idle": number(0, MANY),
        "reveals": number(0, MOST_REVEALS),
        "pile": up_to(deck, 0, CARDS - 1),
        "discards": up_to(deck, 0, CARDS - 1),
        "hands": each([up_to(MOST_IN_HAND, 0, CARDS - 1)] * players),
        "cards": numbers(rows * ROW, NO_CARD, GANGSTERS - 1),
        "knowers": numbers(rows * ROW, 0, 255),
        "counts": numbers(rows, 0, ROW),
        "kinds": numbers(places, CLOSED, KINDS - 1),
        "unopened": numbers(KINDS, 0, MOST),
        "owned": numbers(players * KINDS, 0, MOST),
        "bullets": some_places,
        "bullet_of": numbers(places, NOBODY, players - 1),
        "due": some_places,
        "stakes": numbers(players, NO_CARD, CARDS - 1),
    }
    nothing = up_to(0, 0, 0)
    abouts = {
        "turn": nothing,
        "limousine": each([place, place, number(0, MOST_CARDS - 1)]),
        "tie-break": each([place, number(1, (1 << players) - 1)]),
        "discard": nothing,
    }
    return Soundness(rules, fields, abouts, 2, lambda state: _flaw(state, rules.deck))


def _flaw(state: PokerState, deck: list[int]) -> str:
    everywhere = [*state.pile, *state.discards, *(card for card in state.cards if card != NO_CARD)]
    for hand in state.hands:
        everywhere += hand
    if sorted(everywhere) != deck:
        return "cards"
    for row, count in enumerate(state.counts):
        at = row * ROW
        if NO_CARD in state.cards[at : at + count] or any(state.knowers[at + count : at + ROW]):
            return "counts"
        if count and state.kinds[row // state.players] == CLOSED:
            return "kinds"
        if count == ROW and state.bullet_of[row // state.players] == NOBODY:
            return "bullets"
    for place in state.bullets:
        owner = state.bullet_of[place]
        if owner == NOBODY or state.counts[place * state.players + owner] != ROW or state.bullets.count(place) > 1:
            return "bullets"
    for place in state.due:
        if state.bullet_of[place] != state.seat or state.due.count(place) > 1:
            return "due"
    if state.extra > state.actions_left:
        return "extra"
    return "" if state.outcome is not None else _flaw_of_stack(state)


def _flaw_of_stack(state: PokerState) -> str:
    """A turn, and at most one question more on top of it."""
    turn = state.stack[0]
    top = state.stack[-1]
    prompt = top.step.prompt
    if turn.step.prompt != "turn" or turn.seats != 1 << state.seat or (prompt == "turn") != (top is turn):
        return "stack"
    staked = 0
    if prompt == "tie-break":
        place, tied = top.about
        staked = tied & ~top.seats
        rows = [seat for seat in range(state.players) if state.counts[place * state.players + seat]]
        if place not in state.bullets or place in state.due or top.seats & ~tied:
            return "stack"
        if any(tied >> seat & 1 and seat not in rows for seat in range(state.players)):
            return "stack"
    elif top.seats != turn.seats or state.reveals or (prompt == "turn" and (state.due or not state.actions_left)):
        return "stack"
    if prompt == "limousine":
        place, to, _ = top.about
        full = state.counts[to * state.players + state.seat] == ROW
        if place == to or full or state.kinds[to] == CLOSED or state.bullet_of[place] == state.seat:
            return "stack"
        if not state.counts[place * state.players + state.seat]:
            return "stack"
    for seat, card in enumerate(state.stakes):
        if card != NO_CARD and (card not in state.hands[seat] or not staked >> seat & 1):
            return "stakes"
    return ""
