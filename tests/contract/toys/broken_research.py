"""Faults that only simulations meet: bounds, copies, chance from outside, memories, numbers."""

from __future__ import annotations

from backroom.kernel.action import Action, ActionTable
from backroom.kernel.bounds import Bounds
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts
from backroom.template.penny_ante.actions import ALL, DRAW, KINDS, PASS, SELL, AnteAction
from backroom.template.penny_ante.rules import AnteRules
from backroom.template.penny_ante.state import AnteState
from backroom.template.penny_ante.steps import TurnStep
from backroom.template.penny_ante.view import AnteView
from backroom.testing.checks import bounds, copies, explicit, indices, memories
from tests.contract.toys.broken_play import EndlessRounds
from tests.contract.toys.planted import Planted


class TwoSidedDice(AnteRules):
    """Chance is declared to be a coin."""

    def bounds(self) -> Bounds:
        return Bounds(super().bounds().longest, 2, -1)


class Generous(AnteRules):
    """Everybody gets a return of 1."""

    def returns(self, state: AnteState) -> list[float]:
        return [1.0] * self.players


class NowhereDeclared(AnteRules):
    """The title of these rules is no name in any module."""


class ForgetsTheRounds(AnteRules):
    """A state that is made again is in its first round."""

    class State(AnteState):
        def fill_from(self, data: Facts, stack: list[Decision]) -> None:
            super().fill_from({**data, "round": 0}, stack)


class CountsItsDeals(AnteRules):
    """What happened is kept in the rules, not in the state: the first deal is another one than the second."""

    deals = 0

    def deal(self, chance: Chance, log: list[Event] | None = None) -> AnteState:
        self.deals += 1
        state = super().deal(chance, log)
        state.pot = self.deals
        return state


class LeansOnTheTruth(AnteRules):
    """The view carries along a card of the pile, unseen, and `resample` deals by it."""

    class View(AnteView):
        def __init__(self, state: AnteState, viewer: int) -> None:
            super().__init__(state, viewer)
            self.next = state.pile[0] if state.pile else 0

    def resample(self, view: AnteView, chance: Chance) -> AnteState:
        assert isinstance(view, self.View)
        return super().resample(view, FastChance(view.next))


class TalksOnly(AnteRules):
    """All that can be done in a turn is called talk."""

    Actions = ActionTable(ALL, KINDS, talk=(DRAW.kind, PASS.kind, SELL.kind))


class OffersAStranger(AnteRules):
    """An action is made anew, with a number that is another's."""

    class Turn(TurnStep):
        def legal(self, state: AnteState, seat: int) -> list[Action]:
            return [*super().legal(state, seat), AnteAction(PASS.index, "pass again", "pass")]


PLANTED = [
    Planted(EndlessRounds, bounds.games_keep_their_bounds, "more than .* decisions, which were declared"),
    Planted(TwoSidedDice, bounds.games_keep_their_bounds, "outcomes of chance, where 2 were declared"),
    Planted(Generous, bounds.games_keep_their_bounds, "do not add up to 0"),
    Planted(NowhereDeclared, copies.everything_is_copied_and_pickled, "cannot be found again"),
    Planted(ForgetsTheRounds, copies.saved_games_go_on, "was loaded"),
    Planted(CountsItsDeals, explicit.explicit_chance_plays_the_same_game, "led to another state"),
    Planted(LeansOnTheTruth, memories.memories_grow, "depends on what that seat does not know"),
    Planted(OffersAStranger, indices.offers_are_numbers_too, "a mask is not"),
    Planted(TalksOnly, indices.games_can_be_made_without, "is offered"),
]
