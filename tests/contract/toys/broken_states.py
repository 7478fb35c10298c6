"""Faults in states: clones, snapshots, pieces, chance, texts."""

from __future__ import annotations

import random
from itertools import count
from typing import ClassVar

from backroom.kernel.action import Action, ActionTable
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts
from backroom.template.penny_ante.actions import ALL, KINDS, AnteAction
from backroom.template.penny_ante.rules import AnteRules
from backroom.template.penny_ante.state import AnteState
from backroom.template.penny_ante.steps import BidStep, SaleStep, TurnStep
from backroom.template.penny_ante.view import AnteView
from backroom.testing.checks import (
    clones,
    compounds,
    conservation,
    determinism,
    records,
    refusals,
    simultaneous,
    texts,
    views,
)
from tests.contract.toys.planted import Planted


class SharedHands(AnteRules):
    """A clone holds the very hands of its original."""

    class State(AnteState):
        def clone(self) -> AnteState:
            new = super().clone()
            new.hands = self.hands[:]
            return new


class ForgetfulClone(AnteRules):
    """A clone has an empty pot."""

    class State(AnteState):
        def clone(self) -> AnteState:
            new = super().clone()
            new.pot = 0
            return new


class LiveSnapshot(AnteRules):
    """A snapshot goes on changing with the state it was taken of."""

    class State(AnteState):
        def as_data(self) -> dict[str, object]:
            return super().as_data() | {"coins": self.coins}


class AllEqual(AnteRules):
    """Every state is equal to every other."""

    class State(AnteState):
        def __eq__(self, other: object) -> bool:
            return isinstance(other, AnteState)

        def __hash__(self) -> int:
            return 0


class HashOfItsPlace(AnteRules):
    """Equal states have hashes of their own."""

    class State(AnteState):
        def __hash__(self) -> int:
            return id(self)


class LostCard(AnteRules):
    """A card that is sold goes under the table."""

    class Sale(SaleStep):
        def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
            shown = len(state.shown)
            super().apply(state, seat, action, chance, log)
            del state.shown[shown:]


class OwnChance(AnteRules):
    """The pile is shuffled by a chance that nobody handed in."""

    def deal(self, chance: Chance, log: list[Event] | None = None) -> AnteState:
        state = super().deal(chance, log)
        random.shuffle(state.pile)
        return state


class RemembersGames(AnteRules):
    """Who begins depends on how many games were dealt before."""

    dealt: ClassVar = count()

    def deal(self, chance: Chance, log: list[Event] | None = None) -> AnteState:
        state = super().deal(chance, log)
        state.coins[next(self.dealt) % self.players] += 1
        return state


class RemembersSales(AnteRules):
    """Every other sale in the life of the rules brings a coin less."""

    class Sale(SaleStep):
        sales = 0

        def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
            self.sales += 1
            before = state.pot
            super().apply(state, seat, action, chance, log)
            if state.pot < before and self.sales % 2:
                state.coins[seat] -= 1
                state.pot += 1


class DrawsTwice(AnteRules):
    """A card is looked at before it is drawn: chance is asked, turned back and asked again."""

    class Turn(TurnStep):
        def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
            mark = chance.mark()
            chance.below(len(state.pile) + 2)
            chance.rewind(mark)
            super().apply(state, seat, action, chance, log)


class PlaysForTheGallery(AnteRules):
    """Drawing is free while nobody listens."""

    class Turn(TurnStep):
        def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
            pot = state.pot
            super().apply(state, seat, action, chance, log)
            if log is None and state.pot > pot:
                state.pot -= 1
                state.coins[seat] += 1


class OffersInAnotherOrder(AnteRules):
    """What the rules list is not what their step lists, from which the fast playout chooses."""

    def legal(self, state: AnteState, seat: int) -> list[Action]:
        return list(super().legal(state, seat))[::-1]


class FirstBidCounts(AnteRules):
    """Who answers first begins the next round."""

    class Bid(BidStep):
        def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
            if state.stack[-1].seats == state.stack[-1].about[0]:
                state.seat = seat
            super().apply(state, seat, action, chance, log)


class LoudText(AnteRules):
    """An action is written with a capital, as nobody's typing is read."""

    Actions = ActionTable([AnteAction(0, "Draw", "draw"), *ALL[1:]], KINDS)


class ForgetfulRestore(AnteRules):
    """A restored game begins its rounds anew."""

    def restore(self, data: Facts) -> AnteState:
        state = super().restore(data)
        state.round = 0
        return state


class RestoresInPlace(AnteRules):
    """A restored state goes on writing in its snapshot."""

    def restore(self, data: Facts) -> AnteState:
        state = super().restore(data)
        hands = data["hands"]
        assert isinstance(hands, list)
        state.hands = hands
        return state


class RestlessBytes(AnteRules):
    """A view says where in memory it lies."""

    class View(AnteView):
        def as_data(self) -> Facts:  # type: ignore[override]
            return {**super().as_data(), "at": id(self)}


class TupleInView(AnteRules):
    """A view holds something that JSON does not know."""

    class View(AnteView):
        def as_data(self) -> Facts:  # type: ignore[override]
            return {**super().as_data(), "coins": tuple(self.coins)}


class PotInWords(AnteRules):
    """A view tells the pot as a text, though its type says a number."""

    class View(AnteView):
        def as_data(self) -> Facts:  # type: ignore[override]
            return {**super().as_data(), "pot": f"{self.pot} coins"}


PLANTED = [
    Planted(SharedHands, clones.old_clones_never_change, "an old clone changed"),
    Planted(SharedHands, clones.clones_play_apart, "playing a clone on changed its original"),
    Planted(SharedHands, refusals.submissions_are_whole_or_nothing, "changed something"),
    Planted(ForgetfulClone, clones.old_clones_never_change, "a clone is not equal to its original"),
    Planted(LiveSnapshot, clones.old_clones_never_change, "an old snapshot changed"),
    Planted(AllEqual, clones.equality_goes_by_what_is_held, "states are equal though they hold different things"),
    Planted(HashOfItsPlace, clones.equality_goes_by_what_is_held, "another hash than its original"),
    Planted(LostCard, conservation.nothing_is_lost, "'cards': 15.* has become .*'cards': 14"),
    Planted(OwnChance, determinism.same_seed_same_game, "the same seed gave another game"),
    Planted(RemembersGames, determinism.same_seed_same_game, "the same seed gave another game"),
    Planted(RemembersGames, records.records_replay, "the replay is in another state|does not fit"),
    Planted(RemembersSales, compounds.compounds_equal_steps, "came out differently step by step"),
    Planted(RemembersSales, clones.clones_play_apart, "came to different ends"),
    Planted(DrawsTwice, records.records_verify, "does not fit"),
    Planted(PlaysForTheGallery, determinism.listening_changes_nothing, "differs when somebody listens"),
    Planted(OffersInAnotherOrder, determinism.playouts_equal_games, "the playout"),
    Planted(FirstBidCounts, simultaneous.answers_in_any_order, "different things in different orders"),
    Planted(LoudText, texts.actions_round_trip, "is not read back as 'Draw'"),
    Planted(ForgetfulRestore, texts.states_round_trip, "restored from its own data is another one"),
    Planted(RestoresInPlace, texts.states_round_trip, "changed the snapshot"),
    Planted(RestlessBytes, texts.updates_are_plain, "updates with different bytes"),
    Planted(TupleInView, texts.updates_are_plain, "not the same after JSON"),
    Planted(RestlessBytes, views.views_have_their_declared_type, "undeclared key 'at'"),
    Planted(PotInWords, views.views_have_their_declared_type, r"Expected `int`, got `str` - at `\$.pot`"),
]
