"""A table to test at: a round in a few words, what is done there, and what came of it.

Ada has the diamond, Bo the rose, Cleo the clover, Dov the anchor; Eve is Mr. X. Cards are written as people
write them (`weapons-4 bribes-3`, `2x weapons-2`); what is named nowhere lies in the pile, or in the discards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.box import CERTAIN_ROUNDS
from backroom.games.chicago_gangsters.cards import (
    CARD_NUMBERS,
    COPIES,
    NOBODY,
    PERSON_COUNT,
    PERSONS,
)
from backroom.games.chicago_gangsters.packs import NO_CARDS, one, pack_of, texts_of, unpacked
from backroom.games.chicago_gangsters.reveal import take_sides
from backroom.games.chicago_gangsters.rules import GangstersRules
from backroom.games.chicago_gangsters.state import ABILITY, IN_PILE, LOOT, ON_DISPLAY, OUT, SOURCES, GangstersState
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.games.chicago_gangsters.view_types import EvaluationData
from backroom.kernel.chance import ScriptedChance
from backroom.kernel.event import ONLOOKER, Event
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.refusal import Facts, Refusal

NAMES = ("ada", "bo", "cleo", "dov", "eve")
#: More outcomes than any test asks for. Always 0: the first card of the pile by type, the first person, …
ZEROS = [0] * 2000


class Impossible(ValueError):
    """A round that no game can come to."""


def gangsters_rules(players: int = 4, godfather: bool = False, whisper: bool = False) -> GangstersRules:
    settings = TITLE.settings(players, {"godfather": godfather, "whisper": whisper})
    return cast("GangstersRules", TITLE.rules(settings))


def cards_of(text: str) -> int:
    """The pack of cards that a text names; `3x weapons-2` for several."""
    pack = NO_CARDS
    times = 1
    for word in text.split():
        if word.endswith("x"):
            times = int(word[:-1])
            continue
        pack += times * one(CARD_NUMBERS[word])
        times = 1
    return pack


def seat_of(name: str) -> int:
    return NAMES.index(name)


def a_round(
    hands: Mapping[str, str] | None = None,
    persons: Mapping[str, str] | None = None,
    *,
    players: int = 4,
    challengers: str = "ada bo",
    question: str = "ada",
    district: str = "the-levee",
    loot: int = 1,
    person: str = "senator",
    discards: str = "",
    rest: str = "pile",
    number: int = 3,
    gone: str = "",
    holder: str | None = None,
    godfather: bool = False,
    whisper: bool = False,
) -> Scene:
    """A round that has just been revealed, up to its first question."""
    rules = gangsters_rules(players, godfather, whisper)
    state = rules.deal(ScriptedChance(ZEROS))
    state.round = number
    state.clan_of = list(range(players))
    _deal_cards(state, hands or {}, discards, rest)
    owners = [OUT if name in gone.split() else IN_PILE for name in PERSONS]
    for name, theirs in (persons or {}).items():
        for person_name in theirs.split():
            owners[PERSONS.index(person_name)] = seat_of(name)
    state.person = PERSONS.index(person)
    if owners[state.person] != IN_PILE:
        raise Impossible(f"the {person} is somewhere else already")
    owners[state.person] = ON_DISPLAY
    state.owners = owners
    box = rules.box
    state.district = next(at for at, one in enumerate(box.districts) if one.name == district)
    state.loot = loot - 1
    state.coalition = _coalition(rules, challengers, question)
    state.coalitions = _mask(12, state.coalition, number)
    state.districts = _mask(13, state.district, number)
    state.loots = _mask(12, state.loot, number)
    state.godfather = NOBODY if holder is None else seat_of(holder)
    take_sides(state, box)
    state.stack = rules.round[:]
    scene = Scene(rules, state)
    rules.proceed(state, ScriptedChance(ZEROS), None)
    return scene


def _deal_cards(state: GangstersState, hands: Mapping[str, str], discards: str, rest: str) -> None:
    state.hands = [NO_CARDS] * state.players
    state.discards = cards_of(discards)
    left = [count - gone for count, gone in zip(COPIES, unpacked(state.discards), strict=True)]
    for name, text in hands.items():
        state.hands[seat_of(name)] = cards_of(text)
        left = [count - gone for count, gone in zip(left, unpacked(cards_of(text)), strict=True)]
    if min(left) < 0:
        raise Impossible("more cards of a type than there are (CG-1)")
    state.pile = NO_CARDS
    if rest == "pile":
        state.pile = pack_of(left)
    elif rest == "discards":
        state.discards += pack_of(left)
    else:
        raise Impossible(f"the rest cannot lie in {rest!r}")


def _coalition(rules: GangstersRules, challengers: str, question: str) -> int:
    clans = {seat_of(name) for name in challengers.split()}
    for at, card in enumerate(rules.box.coalitions):
        if {clan for clan in range(4) if card.sides[clan] == 0} == clans and card.question == seat_of(question):
            return at
    raise Impossible(f"no coalition of {challengers} with the ? on {question}")


def _mask(count: int, shown: int, number: int) -> int:
    """The cards left when `number` have been turned up, `shown` the last of them."""
    gone = [shown, *(at for at in range(count) if at != shown)][:number]
    return sum(1 << at for at in range(count) if at not in gone)


class Scene:
    """A game in play. Seats go by name; whatever is done must keep every piece."""

    def __init__(self, rules: GangstersRules, state: GangstersState) -> None:
        self.rules = rules
        self.game = Game(cast("AnyRules", rules), ScriptedChance(ZEROS))
        self.game.state = state
        self.events: list[Event] = []
        """What the last thing done has led to."""
        self.story: list[Event] = []
        """Everything since the beginning."""

    @property
    def state(self) -> GangstersState:
        return cast("GangstersState", self.game.state)

    def does(self, name: str, *texts: str, chance: Sequence[int] = ()) -> Scene:
        """One submission. `chance` gives the first outcomes; the others are 0."""
        before = self.rules.inventory(self.state)
        self.game.chance = ScriptedChance([*chance, *ZEROS])
        self.events = self.game.submit(seat_of(name), [self.rules.table.parse(text) for text in texts])
        self.story += self.events
        assert self.rules.inventory(self.state) == before
        return self

    def lays(self, name: str, cards: str = "", manner: str = "covered", *more: str) -> Scene:
        """A whole commitment; `more` stands between the cards and the end of it."""
        laid = [f"lay {text}" for text in texts_of(cards_of(cards))]
        return self.does(name, *laid, *more, f"commit {manner}")

    def plays(self, **cards: str) -> Scene:
        """Covered commitments of everybody who is asked, up to the evaluation; who is not named lays nothing."""
        round_number = self.state.round
        while self.prompt == "commit" and self.state.round == round_number:
            for name in self.asked:
                self.lays(name, cards.get(name, ""))
        return self

    def refuses(self, name: str, *texts: str) -> tuple[str, str]:
        """Why a submission is refused: (clause, message). Nothing has changed by it, and it was not offered."""
        before = self.state.as_data()
        try:
            self.game.submit(seat_of(name), [self.rules.table.parse(text) for text in texts])
        except Refusal as refusal:
            assert self.state.as_data() == before
            unfinished = refusal.message == "refused-unfinished"
            assert len(texts) > 1 or unfinished or texts[0] not in self.offers(name)
            return refusal.clause, refusal.message
        raise AssertionError(f"{texts} was allowed")

    @property
    def silenced(self) -> list[str]:
        """Who may not speak now."""
        return [name for seat, name in self._seats() if self.rules.silenced(self.state, seat) is not None]

    @property
    def whispers(self) -> list[tuple[str, str]]:
        """Who may whisper to whom now."""
        seats = self._seats()
        heard = {seat: self.rules.confidants(self.state, seat) for seat, _ in seats}
        return [(name, other) for seat, name in seats for at, other in seats if heard[seat] >> at & 1]

    def _seats(self) -> list[tuple[int, str]]:
        return list(enumerate(NAMES[: self.state.players]))

    def offers(self, name: str) -> list[str]:
        return [action.text for action in self.rules.legal(self.state, seat_of(name))]

    def offers_of(self, name: str, verb: str) -> list[str]:
        return [text for text in self.offers(name) if text.startswith(verb)]

    @property
    def asked(self) -> list[str]:
        if self.state.outcome is not None:
            return []
        return [name for seat, name in enumerate(NAMES) if self.state.stack[-1].asks(seat)]

    @property
    def prompt(self) -> str:
        return "" if self.state.outcome is not None else self.state.stack[-1].step.prompt

    def hand(self, name: str) -> str:
        return " ".join(texts_of(self.state.hands[seat_of(name)]))

    def laid(self, name: str) -> str:
        return " ".join(texts_of(self.state.laid[seat_of(name)]))

    @property
    def discards(self) -> str:
        return " ".join(texts_of(self.state.discards))

    def persons(self, name: str) -> set[str]:
        return {PERSONS[one] for one in range(PERSON_COUNT) if self.state.owners[one] == seat_of(name)}

    @property
    def gone(self) -> set[str]:
        return {PERSONS[one] for one in range(PERSON_COUNT) if self.state.owners[one] == OUT}

    def alcohol(self, name: str) -> int:
        return self.state.alcohol(seat_of(name))

    def from_loot(self, name: str) -> int:
        return self.state.earned[seat_of(name) * SOURCES + LOOT]

    def from_abilities(self, name: str) -> int:
        return self.state.earned[seat_of(name) * SOURCES + ABILITY]

    def size(self, name: str) -> int:
        return self.state.hand_size(seat_of(name))

    @property
    def sums(self) -> list[int]:
        evaluation = self.state.evaluation
        assert evaluation is not None
        return evaluation.sums

    def brought(self, name: str) -> int:
        evaluation = self.state.evaluation
        assert evaluation is not None
        return evaluation.contributions[seat_of(name)].total

    @property
    def evaluated(self) -> EvaluationData:
        evaluation = self.state.evaluation
        assert evaluation is not None
        return evaluation.as_data()

    def takers(self, role: int) -> list[str]:
        evaluation = self.state.evaluation
        assert evaluation is not None
        return [NAMES[seat] for seat in evaluation.takers[role]]

    def view(self, viewer: str) -> GangstersView:
        return self.rules.view(self.state, ONLOOKER if viewer == "onlooker" else seat_of(viewer))

    def sees(self, viewer: str, name: str) -> Facts:
        """How a seat's commitment looks to a viewer."""
        data = self.view(viewer).as_data()
        seats = cast("list[Facts]", data["seats"])
        return cast("Facts", seats[seat_of(name)]["laid"])

    def knows(self, viewer: str, name: str) -> str:
        """What a viewer knows that a seat has at least."""
        return " ".join(texts_of(self.view(viewer).known[seat_of(name)]))

    def hears(self, viewer: str) -> list[Facts]:
        bit = ONLOOKER if viewer == "onlooker" else seat_of(viewer)
        seen = [event.seen_by(bit) for event in self.events]
        return [event.as_data() for event in seen if event is not None]

    @property
    def happened(self) -> list[str]:
        return [event.name for event in self.events]

    def to_showdown(self) -> Scene:
        """The round that is over was the last but for the end card."""
        self.state.coalitions = 0
        self.state.round = max(self.state.round, CERTAIN_ROUNDS)
        return self
