"""A table to test at: a position in a few words, what is done there, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.cards import BOSSES, BUSINESSES, CARD_TEXTS, KINDS, NO_CARD
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import CLOSED, FACE_UP, PokerState
from backroom.games.chicago_poker.view import PokerView
from backroom.kernel.chance import ScriptedChance
from backroom.kernel.event import ONLOOKER, Event
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.refusal import Facts, Refusal
from tests.games.chicago_poker.position import Draft, Impossible, row_named, seat_of

#: More outcomes than any test asks for. Always 0: the first card of the pile, the first business of the stack.
ZEROS = [0] * 400


def poker_rules(players: int, short: bool = False, tactical: bool = False) -> PokerRules:
    settings = TITLE.settings(players, {"short": short, "tactical": tactical})
    return cast("PokerRules", TITLE.rules(settings))


def position(
    businesses: str = "brewery brewery",
    hands: Mapping[str, str] | None = None,
    rows: Mapping[str, str] | None = None,
    *,
    players: int = 2,
    turn: str = "capone",
    actions: int = 3,
    extra: int = 0,
    bullets: Sequence[str] = (),
    owned: Mapping[str, str] | None = None,
    pile: str = "",
    discards: str = "",
    rest: str = "pile",
    turn_number: int = 60,
    idle: int = 0,
    short: bool = False,
    tactical: bool = False,
    settled: bool = True,
) -> Scene:
    """A table in this position, with `turn` to act.

    With no `actions` the turn is over; say `goes_on()`. So too for a position that is not `settled`: one in
    which nobody may be asked before the rules have run on.
    """
    rules = poker_rules(players, short, tactical)
    draft = Draft(rules, businesses, owned or {})
    for boss, held in (hands or {}).items():
        draft.hand(boss, held)
    for name, lying in (rows or {}).items():
        draft.row(name, lying)
    for name in bullets:
        draft.bullet(name)
    draft.piles(pile, discards, rest)
    state = draft.state(turn, actions, extra, turn_number, idle)
    for seat in range(players):
        if rules.goals.reached(state, seat):
            raise Impossible(f"{BOSSES[seat]} has won already (CP-60)")
    scene = Scene(rules, state)
    if actions and settled:
        scene.must_be_asked()
    return scene


class Scene:
    """A game in play. Bosses, cards and rows go by name; whatever is done must keep every piece."""

    def __init__(self, rules: PokerRules, state: PokerState) -> None:
        self.rules = rules
        self.game = Game(cast("AnyRules", rules), ScriptedChance(ZEROS))
        self.game.state = state
        self.events: list[Event] = []
        """What the last thing done has led to."""

    @property
    def state(self) -> PokerState:
        return cast("PokerState", self.game.state)

    def must_be_asked(self) -> None:
        """Refuse a position in which the rules would not wait for the player on turn."""
        after = self.state.clone()
        self.rules.proceed(after, ScriptedChance(ZEROS), None)
        if after.as_data() != self.state.as_data():
            raise Impossible("nobody would be asked here: the rules run on")

    def does(self, *texts: str, by: str | None = None, chance: Sequence[int] = ()) -> Scene:
        """One submission by the boss who is asked. `chance` gives the first outcomes; the others are 0."""
        before = self.rules.inventory(self.state)
        seat = self.game.seat if by is None else seat_of(by)
        self.game.chance = ScriptedChance([*chance, *ZEROS])
        self.events = self.game.submit(seat, [self.rules.table.parse(text) for text in texts])
        assert self.rules.inventory(self.state) == before
        return self

    def goes_on(self, chance: Sequence[int] = ()) -> Scene:
        """Let the rules run on to the next decision."""
        before = self.rules.inventory(self.state)
        self.events = []
        self.rules.proceed(self.state, ScriptedChance([*chance, *ZEROS]), self.events)
        assert self.rules.inventory(self.state) == before
        return self

    def refuses(self, *texts: str, by: str | None = None) -> tuple[str, str]:
        """Why a submission is refused: (clause, message). Nothing has changed; a single action was not offered."""
        before = self.state.as_data()
        seat = self.game.seat if by is None else seat_of(by)
        try:
            self.game.submit(seat, [self.rules.table.parse(text) for text in texts])
        except Refusal as refusal:
            assert self.state.as_data() == before
            alone = len(texts) == 1 and refusal.message != "refused-unfinished"
            assert not alone or texts[0] not in self.offers(by)
            return refusal.clause, refusal.message
        raise AssertionError(f"{texts} was allowed")

    def offers(self, boss: str | None = None) -> list[str]:
        """What a boss, or whoever is asked, may do now."""
        seat = self.game.seat if boss is None else seat_of(boss)
        return [action.text for action in self.rules.legal(self.state, seat)]

    def offers_of(self, verb: str, boss: str | None = None) -> list[str]:
        """The offered actions that begin with a verb."""
        return [text for text in self.offers(boss) if text.split()[0] == verb]

    @property
    def asked(self) -> list[str]:
        """Who is asked: nobody after the end."""
        if self.state.outcome is not None:
            return []
        return [boss for seat, boss in enumerate(BOSSES) if self.state.stack[-1].asks(seat)]

    @property
    def prompt(self) -> str:
        return self.state.stack[-1].step.prompt

    def hand(self, boss: str) -> str:
        """A hand, in the order in which its cards came."""
        return _named(self.state.hands[seat_of(boss)])

    @property
    def pile(self) -> set[str]:
        return {CARD_TEXTS[card] for card in self.state.pile}

    @property
    def discards(self) -> str:
        """The discard pile, the oldest first."""
        return _named(self.state.discards)

    def row(self, name: str) -> str:
        place, seat = row_named(name)
        return _named(self.state.row_of(place, seat))

    def facing(self, name: str) -> str:
        """How the cards of a row lie: `down up`."""
        place, seat = row_named(name)
        row = place * self.state.players + seat
        knowers = self.state.knowers[row * 5 : row * 5 + self.state.counts[row]]
        return " ".join("up" if who & FACE_UP else "down" for who in knowers)

    @property
    def bullets(self) -> list[str]:
        """The bullets that stand, the first placed first."""
        return [f"{BOSSES[self.state.bullet_of[place]]} at {place + 1}" for place in self.state.bullets]

    @property
    def businesses(self) -> str:
        return " ".join("closed" if kind == CLOSED else BUSINESSES[kind] for kind in self.state.kinds)

    def owned(self, boss: str) -> str:
        seat = seat_of(boss)
        counts = self.state.owned[seat * KINDS : (seat + 1) * KINDS]
        return " ".join(name for name, count in zip(BUSINESSES, counts, strict=True) for _ in range(count))

    @property
    def ending(self) -> tuple[str, list[str]]:
        """Why the game ended and who won."""
        outcome = self.state.outcome
        assert outcome is not None
        return outcome.reason, [BOSSES[seat] for seat in outcome.winners]

    def view(self, viewer: str) -> PokerView:
        """What a boss, or the `onlooker`, knows."""
        return self.rules.view(self.state, ONLOOKER if viewer == "onlooker" else seat_of(viewer))

    def sees(self, viewer: str, name: str) -> str:
        """A row as a viewer knows it, with ? for what is hidden."""
        place, seat = row_named(name)
        row = place * self.state.players + seat
        view = self.view(viewer)
        lying = view.cards[row * 5 : row * 5 + view.counts[row]]
        return " ".join("?" if card == NO_CARD else CARD_TEXTS[card] for card in lying)

    def hears(self, viewer: str) -> list[Facts]:
        """The events of the last thing done, as far as they reach a viewer."""
        bit = ONLOOKER if viewer == "onlooker" else seat_of(viewer)
        seen = [event.seen_by(bit) for event in self.events]
        return [event.as_data() for event in seen if event is not None]

    @property
    def happened(self) -> list[str]:
        """The names of the events, in order."""
        return [event.name for event in self.events]


def _named(cards: Sequence[int]) -> str:
    return " ".join(CARD_TEXTS[card] for card in cards)
