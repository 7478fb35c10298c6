"""Faults in observations and actions as floats. Penny Ante has no encoding of its own: here is one."""

from __future__ import annotations

from backroom.kernel.action import ActionTable
from backroom.kernel.encoding import Encoding, Field
from backroom.kernel.floats import packed
from backroom.template.penny_ante.actions import DECK, ante_action
from backroom.template.penny_ante.rules import AnteRules
from backroom.template.penny_ante.state import AnteState
from backroom.template.penny_ante.view import AnteView
from backroom.testing.checks import observations
from tests.contract.toys.planted import Planted

MOST = 4
FIELDS = (
    Field("cards", 2 * DECK, "own hand; cards shown", "hands shown"),
    Field("numbers", 7, "own bid, pile, pot, turns, rounds; what is asked", "bids pile pot turns round stack"),
    Field("seats", 4 * MOST, "by seat: cards in hand, coins, on turn, asked", "hands coins seat stack"),
)
ACTION_FIELDS = (Field("verb", 2, "the length of its text; the number"),)


class AnteEncoding(Encoding[AnteState]):
    """An encoding without a fault."""

    def __init__(self, table: ActionTable) -> None:
        super().__init__(FIELDS, {}, ACTION_FIELDS, table)

    def pieces(self, state: AnteState, viewer: int) -> list[bytes]:
        view = AnteView(state, viewer)
        cards = [float(card in held) for held in (view.hand, view.shown) for card in range(1, DECK + 1)]
        numbers = [view.bid, view.pile_size, view.pot, view.turns, view.round]
        asked = [ord(view.stack[-1].step.prompt[0]), sum(view.stack[-1].about)] if view.stack else [0, 0]
        seats = [0.0] * 4 * MOST
        for after in range(state.players):
            seat = (viewer + after) % state.players
            waits = bool(view.stack) and view.stack[-1].asks(seat)
            told = [view.hand_sizes[seat], view.coins[seat], float(seat == view.seat), float(waits)]
            seats[after * 4 : after * 4 + 4] = told
        return [packed(cards), packed([*numbers, *asked]), packed(seats)]

    def action_pieces(self, index: int, seat: int) -> list[bytes]:
        action = ante_action(self.table[index])
        return [packed([float(len(action.verb) + ord(action.verb[0])), action.number])]


class Observes(AnteRules):
    """Observed without a fault."""

    Encoding: type[AnteEncoding] = AnteEncoding

    def make_encoding(self) -> AnteEncoding:
        return self.Encoding(self.table)


class LeavesOutTheSeats(Observes):
    """An observation has fewer floats than its fields say."""

    class Encoding(AnteEncoding):
        def pieces(self, state: AnteState, viewer: int) -> list[bytes]:
            return super().pieces(state, viewer)[:-1]


class FloatsTellThePile(Observes):
    """The pot is told, and with it the card that lies on top of the pile."""

    class Encoding(AnteEncoding):
        def pieces(self, state: AnteState, viewer: int) -> list[bytes]:
            cards, _, seats = super().pieces(state, viewer)
            return [cards, packed([*state.pile, *[0] * 7][:7]), seats]


class FloatsTellNothing(Observes):
    """Everything is told as zeros."""

    class Encoding(AnteEncoding):
        def pieces(self, state: AnteState, viewer: int) -> list[bytes]:
            return [bytes(len(piece)) for piece in super().pieces(state, viewer)]


class ActionsLookAlike(Observes):
    """Nothing is told of what an action does."""

    class Encoding(AnteEncoding):
        def action_pieces(self, index: int, seat: int) -> list[bytes]:
            return [packed([0.0, 0.0])]


PLANTED = [
    Planted(LeavesOutTheSeats, observations.observations_have_one_shape, "floats instead of"),
    Planted(FloatsTellThePile, observations.observations_tell_what_the_view_tells, "told by floats what its view does"),
    Planted(FloatsTellNothing, observations.different_views_are_observed_differently, "its floats do not tell"),
    Planted(ActionsLookAlike, observations.offered_actions_differ_in_floats, "are told alike"),
]
