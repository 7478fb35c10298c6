"""Faults in the course of play: what is asked, offered and refused."""

from __future__ import annotations

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event
from backroom.kernel.refusal import Refusal
from backroom.kernel.state import Outcome
from backroom.template.penny_ante.actions import DRAW, PASS, SELL, SHOW, AnteAction
from backroom.template.penny_ante.rules import AnteRules
from backroom.template.penny_ante.state import AnteState
from backroom.template.penny_ante.steps import SaleStep, TurnStep
from backroom.testing.checks import compounds, ends, offers, refusals, words
from tests.contract.toys.planted import Planted


class DeadEnd(AnteRules):
    """Who has no coin left may not even pass."""

    class Turn(TurnStep):
        def legal(self, state: AnteState, seat: int) -> list[Action]:
            return super().legal(state, seat) if state.coins[seat] else []


class AsksNobody(AnteRules):
    """After the first round nobody is on turn."""

    def proceed(self, state: AnteState, chance: Chance, log: list[Event] | None) -> None:
        if state.round == 0:
            super().proceed(state, chance, log)


class EndlessRounds(AnteRules):
    """No round is the last."""

    def over(self, state: AnteState) -> str:
        return ""


class RunsOnAlone(AnteRules):
    """After the first round the rules go in circles by themselves."""

    def proceed(self, state: AnteState, chance: Chance, log: list[Event] | None) -> None:
        while state.round == 1:
            state.turns = 0
        super().proceed(state, chance, log)


class NobodyWins(AnteRules):
    """The end has a reason, but no winner."""

    def proceed(self, state: AnteState, chance: Chance, log: list[Event] | None) -> None:
        super().proceed(state, chance, log)
        if state.outcome is not None:
            state.outcome = Outcome(state.outcome.reason, [], state.outcome.scores)


class OffersToAll(AnteRules):
    """Everybody is offered what only the seat on turn may choose."""

    def legal(self, state: AnteState, seat: int) -> list[Action]:
        return [] if state.outcome is not None else list(state.stack[-1].step.legal(state, seat))


class OffersTwice(AnteRules):
    """Passing is listed twice."""

    class Turn(TurnStep):
        def legal(self, state: AnteState, seat: int) -> list[Action]:
            return [PASS, *super().legal(state, seat)]


class OffersStranger(AnteRules):
    """An action is made anew instead of taken from the table."""

    class Turn(TurnStep):
        def legal(self, state: AnteState, seat: int) -> list[Action]:
            return [AnteAction(PASS.index, "pass", "pass")]


class OffersTooMuch(AnteRules):
    """A sale offers cards that the seller does not hold."""

    class Sale(SaleStep):
        def legal(self, state: AnteState, seat: int) -> list[Action]:
            return [*super().legal(state, seat), *(SHOW[card] for card in state.pile)]


class OffersWhatItRefuses(AnteRules):
    """Passing is offered, and refused when somebody asks."""

    def refuse(self, state: AnteState, seat: int, action: Action) -> Refusal | None:
        return Refusal("PA-2", "refused-bid-first") if action is PASS else super().refuse(state, seat, action)


class HidesAnOffer(AnteRules):
    """Passing is allowed, but not offered."""

    class Turn(TurnStep):
        def legal(self, state: AnteState, seat: int) -> list[Action]:
            return [SELL] if state.hands[seat] else super().legal(state, seat)


class FinesMistakes(AnteRules):
    """To be refused costs a coin."""

    def refuse(self, state: AnteState, seat: int, action: Action) -> Refusal | None:
        refusal = super().refuse(state, seat, action)
        if refusal is not None and state.coins[seat]:
            state.coins[seat] -= 1
            state.pot += 1
        return refusal


class FinesMistakesForGood(FinesMistakes):
    """The fine is paid from a purse that clones have in common."""

    class State(AnteState):
        def clone(self) -> AnteState:
            new = super().clone()
            new.coins = self.coins
            return new


class RefusesByNoClause(AnteRules):
    """The refusal names a clause that does not exist."""

    def refuse(self, state: AnteState, seat: int, action: Action) -> Refusal | None:
        refusal = super().refuse(state, seat, action)
        return refusal and Refusal("PA-99", refusal.message, refusal.facts)


class RefusesWithoutWords(AnteRules):
    """The refusal has no sentence."""

    def refuse(self, state: AnteState, seat: int, action: Action) -> Refusal | None:
        refusal = super().refuse(state, seat, action)
        return refusal and Refusal(refusal.clause, "refused-just-so")


class AsksChanceInBetween(AnteRules):
    """The price is thrown for before the seller has chosen the cards."""

    class Turn(TurnStep):
        def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
            super().apply(state, seat, action, chance, log)
            if action is SELL:
                chance.below(6)


class HasNoWordsForIt(AnteRules):
    """A card is drawn, and nobody can say so."""

    class Turn(TurnStep):
        def apply(self, state: AnteState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
            super().apply(state, seat, action, chance, log)
            if log is not None and action is DRAW:
                log.append(Event("sleeve-searched", {"seat": seat}))


PLANTED = [
    Planted(DeadEnd, ends.games_end, "dead end: seat . is asked 'turn'"),
    Planted(AsksNobody, ends.games_end, "nobody is asked anything"),
    Planted(EndlessRounds, ends.games_end, "no end after 10000 decisions"),
    Planted(RunsOnAlone, ends.games_end, "did not come back within"),
    Planted(NobodyWins, ends.games_end, "nobody won"),
    Planted(OffersToAll, offers.offers_are_of_the_table, "is not asked and is offered"),
    Planted(OffersTwice, offers.offers_are_of_the_table, "offered twice"),
    Planted(OffersStranger, offers.offers_are_of_the_table, "'pass' is offered but is not of the table"),
    Planted(OffersTooMuch, offers.offers_apply, "'show no-.*' is offered to seat . but does not apply"),
    Planted(OffersWhatItRefuses, refusals.refusals_mirror_offers, "'pass' is offered to seat . but refused"),
    Planted(HidesAnOffer, refusals.refusals_mirror_offers, "is neither offered to seat . nor refused"),
    Planted(FinesMistakes, refusals.refusals_mirror_offers, "asking for a refusal changed the state"),
    Planted(FinesMistakesForGood, refusals.refused_submissions_change_nothing, "changed something"),
    Planted(RefusesByNoClause, refusals.refusals_have_clause_and_words, "'PA-99', which is no clause"),
    Planted(RefusesWithoutWords, refusals.refusals_have_clause_and_words, "refused without words in en"),
    Planted(AsksChanceInBetween, compounds.compounds_wait_for_nothing, "'sell' asked chance"),
    Planted(HasNoWordsForIt, words.everything_has_words, "'sleeve-searched' .* has no words"),
]
