"""The state of a game of Chicago Gangsters: data, no rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago_gangsters.cards import MR_X, NO_CARD, NO_PERSON, NOBODY
from backroom.games.chicago_gangsters.evaluation import Evaluation
from backroom.games.chicago_gangsters.packs import NO_CARDS, size_of
from backroom.kernel.state import State

#: Where a person is, if no seat has it.
IN_PILE: Final = -1
OUT: Final = -2
ON_DISPLAY: Final = -3

#: How a commitment lies (CG-36).
NOT_LAID: Final = 0
OPENLY: Final = 1
COUNTED: Final = 2
COVERED: Final = 3
MANNERS: Final = ("not laid", "openly", "counted", "covered")

NO_DUEL: Final = 0

#: Where alcohol comes from, for the account at the end.
LOOT: Final = 0
ABILITY: Final = 1
SHOWDOWN: Final = 2
GODFATHER: Final = 3
SOURCES: Final = 4

#: What a snapshot holds, in this order, beside the evaluation. `clone` copies the same.
NUMBERS: Final = (
    "players", "layers", "round", "pile", "discards", "coalitions", "districts", "loots", "coalition", "district",
    "loot", "person", "question", "lone", "ousted", "hidden", "turned", "thug", "godfather", "fresh", "shut",
    "declared", "challenger_wins", "losers_empty",
)  # fmt: skip
LISTS: Final = (
    "clan_of", "side_of", "partners", "marks", "announced", "hands", "laid", "returned", "manner",
    "known", "owners", "earned", "points", "stakes", "duel", "taken", "pledges", "requests", "shown", "kept", "broken",
)  # fmt: skip


class GangstersState(State):
    """Built by the deal, a clone, a resampling or a snapshot; each of them fills every list.

    Bags of cards are packs: numbers, see `packs.py`. Seats' masks have bit `1 << seat`.
    What changes with nearly every choice is changed in place: `hands`, `laid`, `known`, `manner`, `earned` and the
    talk, `pledges`, `requests` and `shown`. The other lists change seldom: they are replaced, never changed, so that
    clones and views can share them.
    """

    __slots__ = (*NUMBERS, *LISTS, "evaluation")

    #: The clan of each seat, or MR_X; and this round's side.
    clan_of: list[int]
    side_of: list[int]
    #: The other clan on the same side, ousted or not; NOBODY for a lone player and for Mr. X.
    partners: list[int]
    #: By side: the seat that chooses first on a tie, NOBODY if that clan is out.
    marks: list[int]
    #: By side: the sum that was announced (CG-34), -1 before.
    announced: list[int]
    #: By seat.
    hands: list[int]
    #: This round's commitments. Cards that turn out not usable go back to the hand, and are noted in `returned`.
    laid: list[int]
    returned: list[int]
    #: How each seat's cards lie, NOT_LAID while it is still choosing.
    manner: list[int]
    #: How many cards of a type a seat is known to have at least, in hand or laid unseen:
    #: at layer * players + seat. Layer 0 is what everybody knows; where partners whisper, layer 1 + viewer
    #: is what that seat knows.
    known: list[int]
    #: Whose each person is, or IN_PILE, OUT, ON_DISPLAY.
    owners: list[int]
    #: Alcohol by where it came from, at seat * SOURCES + source.
    earned: list[int]
    #: Godfather points (CG-117).
    points: list[int]
    #: The card each candidate has chosen for the duel (CG-113), NO_CARD for none. It is still in the hand.
    stakes: list[int]
    #: The last duel that was fought: its round, or NO_DUEL, and each seat's card.
    duel: list[int]
    #: Who took each of this round's packages, NOBODY while it lies there.
    taken: list[int]
    #: This round's talk (`talk.py` has the codes), how many cards each has shown, and every seat's words so far.
    pledges: list[int]
    requests: list[int]
    shown: list[int]
    kept: list[int]
    broken: list[int]

    def __init__(self, players: int, layers: int) -> None:
        super().__init__()
        self.players: Final = players
        self.layers: Final = layers
        self.round = 0
        #: Draw pile and discard pile: bags both (CG-61).
        self.pile: i64 = NO_CARDS
        self.discards: i64 = NO_CARDS
        #: Masks of the cards that have not been turned up yet.
        self.coalitions = 0
        self.districts = 0
        self.loots = 0
        #: The cards of this round.
        self.coalition = 0
        self.district = 0
        self.loot = 0
        self.person = NO_PERSON
        #: Seats: who has the ?, who stands alone (three players), who was ousted this round.
        self.question = NOBODY
        self.lone = NOBODY
        self.ousted = NOBODY
        #: The card that `question` leaves face down; it is among the cards laid.
        self.hidden = NO_CARD
        #: Mask of the seats whose cards have been turned up.
        self.turned = 0
        #: Whether the thug's owner has declared it this round.
        self.thug = False
        #: Who holds the Godfather's card, who took it this round, whether it can still be taken (CG-119).
        self.godfather = NOBODY
        self.fresh = NOBODY
        self.shut = False
        #: Mask of those who have secretly declared in the window that is open (CG-112).
        self.declared = 0
        #: Rounds won by challengers, and rounds whose losers went empty.
        self.challenger_wins = 0
        self.losers_empty = 0
        #: What became of the last round that was evaluated.
        self.evaluation: Evaluation | None = None

    def clone(self) -> GangstersState:
        new = GangstersState(self.players, self.layers)
        new.stack = self.stack[:]
        new.outcome = self.outcome
        new.round = self.round
        new.pile = self.pile
        new.discards = self.discards
        new.coalitions = self.coalitions
        new.districts = self.districts
        new.loots = self.loots
        new.coalition = self.coalition
        new.district = self.district
        new.loot = self.loot
        new.person = self.person
        new.question = self.question
        new.lone = self.lone
        new.ousted = self.ousted
        new.hidden = self.hidden
        new.turned = self.turned
        new.thug = self.thug
        new.godfather = self.godfather
        new.fresh = self.fresh
        new.shut = self.shut
        new.declared = self.declared
        new.challenger_wins = self.challenger_wins
        new.losers_empty = self.losers_empty
        new.evaluation = self.evaluation
        new.clan_of = self.clan_of
        new.side_of = self.side_of
        new.partners = self.partners
        new.marks = self.marks
        new.announced = self.announced
        new.hands = self.hands[:]
        new.laid = self.laid[:]
        new.returned = self.returned
        new.manner = self.manner[:]
        new.known = self.known[:]
        new.owners = self.owners
        new.earned = self.earned[:]
        new.points = self.points
        new.stakes = self.stakes
        new.duel = self.duel
        new.taken = self.taken
        new.pledges = self.pledges[:]
        new.requests = self.requests[:]
        new.shown = self.shown[:]
        new.kept = self.kept
        new.broken = self.broken
        return new

    def as_data(self) -> dict[str, object]:
        data: dict[str, object] = {name: getattr(self, name) for name in NUMBERS}
        for name in LISTS:
            data[name] = list(getattr(self, name))
        data["evaluation"] = None if self.evaluation is None else self.evaluation.numbers()
        data["stack"] = [decision.as_data() for decision in self.stack]
        data["outcome"] = None if self.outcome is None else self.outcome.as_data()
        return data

    def hand_size(self, seat: int) -> int:
        return size_of(self.hands[seat])

    def alcohol(self, seat: int) -> int:
        """What stands on the sheet for this seat (CG-6)."""
        first = seat * SOURCES
        return self.earned[first] + self.earned[first + 1] + self.earned[first + 2] + self.earned[first + 3]

    def mr_x(self) -> int:
        """The seat of Mr. X; NOBODY but with five players."""
        for seat in range(self.players):
            if self.clan_of[seat] == MR_X:
                return seat
        return NOBODY


def replaced(numbers: list[int], at: int, value: int) -> list[int]:
    """A copy of a shared list with one number in it changed."""
    copy = numbers[:]
    copy[at] = value
    return copy
