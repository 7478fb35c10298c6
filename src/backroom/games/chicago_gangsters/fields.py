"""What a state of Chicago Gangsters holds: every field, once, in the order of a snapshot.

Bags of cards are packs: numbers, see `packs.py`. Seats' masks have bit `1 << seat`. Lists are by seat where nothing
else is said.
"""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago_gangsters.cards import NO_CARD, NO_PERSON, NOBODY
from backroom.games.chicago_gangsters.evaluation import Evaluation
from backroom.games.chicago_gangsters.packs import NO_CARDS
from backroom.kernel.fields import Fixed, Hidden, Own, Public, Shared, Some


class Gangsters:
    players: Public[Fixed[int]]
    #: How many layers `known` has.
    layers: Public[Fixed[int]]
    round: Public[int] = 0
    #: Draw pile and discard pile: bags both (CG-61).
    pile: Hidden[i64] = NO_CARDS
    discards: Public[i64] = NO_CARDS
    #: Masks of the cards that have not been turned up yet.
    coalitions: Public[int] = 0
    districts: Public[int] = 0
    loots: Public[int] = 0
    #: The cards of this round.
    coalition: Public[int] = 0
    district: Public[int] = 0
    loot: Public[int] = 0
    person: Public[int] = NO_PERSON
    #: Seats: who has the ?, who stands alone (three players), who was ousted this round.
    question: Public[int] = NOBODY
    lone: Public[int] = NOBODY
    ousted: Public[int] = NOBODY
    #: The card that `question` leaves face down; it is among the cards laid.
    hidden: Some[int] = NO_CARD
    #: Mask of the seats whose cards have been turned up.
    turned: Public[int] = 0
    #: Whether the thug's owner has declared it this round.
    thug: Some[bool] = False
    #: Who holds the Godfather's card, who took it this round, whether it can still be taken (CG-119).
    godfather: Public[int] = NOBODY
    fresh: Public[int] = NOBODY
    shut: Public[bool] = False
    #: Mask of those who have secretly declared in the window that is open (CG-112).
    declared: Some[int] = 0
    #: Rounds won by challengers, and rounds whose losers went empty.
    challenger_wins: Public[int] = 0
    losers_empty: Public[int] = 0
    #: The clan of each seat, or MR_X; and this round's side.
    clan_of: Public[Shared[list[int]]]
    side_of: Public[Shared[list[int]]]
    #: The other clan on the same side, ousted or not; NOBODY for a lone player and for Mr. X.
    partners: Public[Shared[list[int]]]
    #: By side: the seat that chooses first on a tie, NOBODY if that clan is out.
    marks: Public[Shared[list[int]]]
    #: By side: the sum that was announced (CG-34), -1 before.
    announced: Public[Shared[list[int]]]
    hands: Own[list[int]]
    #: This round's commitments. Cards that turn out not usable go back to the hand, and are noted in `returned`.
    laid: Some[list[int]]
    returned: Public[Shared[list[int]]]
    #: How each seat's cards lie, NOT_LAID while it is still choosing.
    manner: Public[list[int]]
    #: How many cards of a type a seat is known to have at least, in hand or laid unseen:
    #: at layer * players + seat. Layer 0 is what everybody knows; where partners whisper, layer 1 + viewer
    #: is what that seat knows.
    known: Some[list[int]]
    #: By person: whose it is, or IN_PILE, OUT, ON_DISPLAY.
    owners: Public[Shared[list[int]]]
    #: Alcohol by where it came from, at seat * SOURCES + source.
    earned: Public[list[int]]
    #: Godfather points (CG-117).
    points: Public[Shared[list[int]]]
    #: The card each candidate has chosen for the duel (CG-113), NO_CARD for none. It is still in the hand.
    stakes: Own[Shared[list[int]]]
    #: The last duel that was fought: its round, or NO_DUEL, and each seat's card.
    duel: Public[Shared[list[int]]]
    #: Who took each of this round's packages, NOBODY while it lies there.
    taken: Public[Shared[list[int]]]
    #: This round's talk (`talk.py` has the codes), how many cards each has shown, and every seat's words so far.
    pledges: Some[list[int]]
    requests: Some[list[int]]
    shown: Some[list[int]]
    kept: Public[Shared[list[int]]]
    broken: Public[Shared[list[int]]]
    #: What became of the last round that was evaluated.
    evaluation: Public[Evaluation | None] = None
