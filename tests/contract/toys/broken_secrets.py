"""Faults in who may know what. A `resample` that looks at the truth cannot be planted: it gets no state to look at."""

from __future__ import annotations

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.event import Event
from backroom.kernel.parts import Parts, json_of
from backroom.kernel.refusal import Facts, Refusal
from backroom.template.penny_ante.actions import DRAW, SELL, card_text
from backroom.template.penny_ante.rules import AnteRules
from backroom.template.penny_ante.state import AnteState
from backroom.template.penny_ante.steps import BidStep, TurnStep
from backroom.template.penny_ante.view import AnteView
from backroom.testing.checks import events, gists, secrecy, simultaneous
from tests.contract.toys.planted import Planted


class ShowsTheHighest(AnteRules):
    """The view tells the highest card that anybody holds."""

    class View(AnteView):
        def __init__(self, state: AnteState, viewer: int) -> None:
            super().__init__(state, viewer)
            self.highest = max((card for hand in state.hands for card in hand), default=0)

        def as_data(self) -> Facts:  # type: ignore[override]
            return {**super().as_data(), "highest": self.highest}


class HintsAndRemembers(AnteRules):
    """The view tells the last card of the pile, and `resample` takes care to put it there again."""

    class View(AnteView):
        def __init__(self, state: AnteState, viewer: int) -> None:
            super().__init__(state, viewer)
            self.hint = state.pile[-1] if state.pile else 0

        def as_data(self) -> Facts:  # type: ignore[override]
            return {**super().as_data(), "hint": self.hint}

    def resample(self, view: AnteView, chance: Chance) -> AnteState:
        state = super().resample(view, chance)
        assert isinstance(view, self.View)
        for hand in state.hands:
            if view.hint in hand:
                hand[hand.index(view.hint)], state.pile[-1] = state.pile[-1], view.hint
        state.pile.sort(key=lambda card: card == view.hint)
        return state


class SmugglesTheTruth(AnteRules):
    """The view carries the whole state along, unseen, for `resample` to copy."""

    class View(AnteView):
        def __init__(self, state: AnteState, viewer: int) -> None:
            super().__init__(state, viewer)
            self.truth = state.clone()

    def resample(self, view: AnteView, chance: Chance) -> AnteState:
        assert isinstance(view, self.View)
        return view.truth.clone()


class AlwaysDealsAlike(AnteRules):
    """`resample` does not ask the chance it is given."""

    def resample(self, view: AnteView, chance: Chance) -> AnteState:
        return super().resample(view, FastChance(0))


class LosesThePile(AnteRules):
    """A resampled state has one card too few to draw."""

    def resample(self, view: AnteView, chance: Chance) -> AnteState:
        state = super().resample(view, chance)
        state.pile = state.pile[1:]
        return state


class LiveView(AnteRules):
    """A view is a window: it shows the coins as they are when it is looked at."""

    class View(AnteView):
        def __init__(self, state: AnteState, viewer: int) -> None:
            super().__init__(state, viewer)
            self.coins = state.coins


class OffersByOthersHands(AnteRules):
    """A sale is offered only to who holds the highest card of all."""

    class Turn(TurnStep):
        def refuse(self, state: AnteState, seat: int, action: Action) -> Refusal | None:
            highest = max((card for hand in state.hands for card in hand), default=0)
            if action is SELL and highest not in state.hands[seat]:
                return Refusal("PA-4", "refused-nothing-held")
            return super().refuse(state, seat, action)


class AsksWithASecret(AnteRules):
    """The question itself mentions a card of the pile."""

    class Turn(TurnStep):
        def facts(self, state: AnteState) -> Facts:
            return super().facts(state) | {"next": state.pile[:1]}


class RefusesWithASecret(AnteRules):
    """Who asks for a card is told who holds it."""

    def refuse(self, state: AnteState, seat: int, action: Action) -> Refusal | None:
        refusal = super().refuse(state, seat, action)
        if refusal is not None and "card" in refusal.facts:
            held = [card_text(card) for card in state.hands[(seat + 1) % self.players]]
            refusal.facts["next"] = refusal.facts["card"] in held
        return refusal


class TellsTheDraw(AnteRules):
    """Everybody is told which card was drawn."""

    class Turn(TurnStep):
        def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
            super().apply(state, seat, action, chance, log)
            if log is not None and action is DRAW:
                log[-1] = Event("card-drawn-seen", {"seat": seat, "card": card_text(state.hands[seat][-1])})


class NamesTheDraw(AnteRules):
    """A good draw has another name than a bad one."""

    class Turn(TurnStep):
        def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
            super().apply(state, seat, action, chance, log)
            if log is not None and action is DRAW and state.hands[seat][-1] > 8:
                log[-1] = Event("turn-passed", {"seat": seat})


class OpenBids(AnteRules):
    """Bids lie open before the last is sealed."""

    class View(AnteView):
        def __init__(self, state: AnteState, viewer: int) -> None:
            super().__init__(state, viewer)
            self.bids = state.bids[:]

        def as_data(self) -> Facts:  # type: ignore[override]
            return {**super().as_data(), "bids": self.bids}


class LoudBids(AnteRules):
    """A bid is heard while it is sealed."""

    class Bid(BidStep):
        def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
            if log is not None:
                log.append(Event("bid-sealed", {"seat": seat, "heard": action.text}))
            super().apply(state, seat, action, chance, log)


class ForgetsTheCoins(AnteRules):
    """The view's gist says nothing of the coins."""

    class View(AnteView):
        def gist(self) -> object:
            return {name: value for name, value in self.as_data().items() if name != "coins"}


class KeepsAHandForAll(AnteRules):
    """In JSON a hand is kept for whoever holds as many cards."""

    class View(AnteView):
        def as_json(self, parts: Parts) -> bytes:
            size = len(self.hand)
            hand = parts.find(0, size) or parts.keep(0, size, self.as_data()["hand"])
            return json_of({**self.as_data(), "hand": hand})


PLANTED = [
    Planted(ShowsTheHighest, secrecy.updates_keep_secrets, "could tell a resampled state: .*highest"),
    Planted(OffersByOthersHands, secrecy.updates_keep_secrets, "could tell a resampled state: .*sell"),
    Planted(AsksWithASecret, secrecy.updates_keep_secrets, "could tell a resampled state: .*next"),
    Planted(HintsAndRemembers, events.views_tell_what_events_tell, "sees a difference, told by no event"),
    Planted(SmugglesTheTruth, secrecy.resampling_varies, "what seat . knows is always the same"),
    Planted(AlwaysDealsAlike, secrecy.resampling_varies, "what seat . knows is always the same"),
    Planted(LosesThePile, secrecy.resampled_states_play_on, "lost or made pieces"),
    Planted(LiveView, secrecy.views_stand_still, "changed while the game went on"),
    Planted(RefusesWithASecret, secrecy.refusals_keep_secrets, "refusing 'show no-.*' tells seat . a secret"),
    Planted(TellsTheDraw, events.events_keep_secrets, "events tell viewer . the secret no-"),
    Planted(NamesTheDraw, events.events_keep_secrets, "the names of events tell viewer . a secret"),
    Planted(OpenBids, simultaneous.answers_stay_sealed, "shows to . before the last answer"),
    Planted(ForgetsTheCoins, gists.gists_miss_nothing, "the gist misses coins"),
    Planted(KeepsAHandForAll, gists.json_is_the_data, "is told something else in JSON"),
    Planted(LoudBids, simultaneous.answers_stay_sealed, "by the events"),
]
