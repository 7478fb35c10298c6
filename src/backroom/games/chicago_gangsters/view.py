"""What a gangster, or an onlooker, may know of a game of Chicago Gangsters."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import NO_CARD, THUG
from backroom.games.chicago_gangsters.knowledge import layer_of
from backroom.games.chicago_gangsters.packs import NO_CARDS, one, size_of
from backroom.games.chicago_gangsters.state import COUNTED, COVERED, NOT_LAID, OPENLY, GangstersState
from backroom.games.chicago_gangsters.state_fields import GangstersViewFields
from backroom.games.chicago_gangsters.talk import SILENT
from backroom.games.chicago_gangsters.view_data import view_data
from backroom.games.chicago_gangsters.view_types import ChicagoGangstersViewData

#: In `face_down`: some cards may lie there, but nobody says how many (CG-36).
UNTOLD: Final = -1


class GangstersView(GangstersViewFields):
    """What is public, and what a viewer may know of cards and talk.

    `hand_sizes` counts what a seat holds and, while that is untold, what it has laid. `laid` are the cards
    whose types the viewer sees; `face_down` is how many others lie there, or UNTOLD. `hidden`, `thug` and `declared`
    are the viewer's own, or told.
    """

    __slots__ = ("box", "face_down", "hand", "hand_sizes", "known_of_me", "known_to_all", "pile_size", "stake")

    hand_sizes: list[int]
    face_down: list[int]
    #: `known` is what the viewer knows of each hand at least (CG-64). Where partners whisper, here is also what
    #: everybody knows, and what each other seat knows of the viewer's hand; else these are empty.
    known_to_all: list[int]
    known_of_me: list[int]

    def __init__(self, viewer: int, state: GangstersState, box: Box) -> None:
        super().__init__(viewer, state)
        self.box: Final = box
        self.pile_size = size_of(state.pile)
        #: The viewer's own hand and card for the duel; an onlooker has none.
        self.hand: int = state.hands[viewer] if viewer < state.players else NO_CARDS
        self.stake: int = state.stakes[viewer] if viewer < state.players else NO_CARD

    def as_data(self) -> ChicagoGangstersViewData:
        return view_data(self)

    def gist(self) -> object:
        cards = (self.hand, self.stake, self.hand_sizes, self.face_down, self.known_to_all, self.known_of_me)
        return (self.gist_of_fields(), cards, self.pile_size)


def view_of(state: GangstersState, viewer: int, box: Box) -> GangstersView:
    """Build a view from nothing: every line copies something this viewer may know."""
    players = state.players
    view = GangstersView(viewer, state, box)
    view.hand_sizes = []
    view.face_down = []
    view.laid = []
    see_cards(state, viewer, view.hand_sizes, view.face_down, view.laid)
    view.pledges = heard(state, viewer, state.pledges, SILENT)
    view.requests = heard(state, viewer, state.requests, SILENT)
    view.shown = heard(state, viewer, state.shown, 0)
    own = viewer < players
    view.hidden = hidden_card(state, viewer)
    view.thug = knows_thug(state, viewer)
    view.declared = state.declared & 1 << viewer
    layer = layer_of(state, viewer)
    view.known = state.known[layer : layer + players]
    view.known_to_all = [] if state.layers == 1 else state.known[:players]
    view.known_of_me = []
    if own and state.layers > 1:
        for other in range(players):
            view.known_of_me.append(state.known[layer_of(state, other) + viewer])
    return view


def hidden_card(state: GangstersState, viewer: int) -> int:
    """The card that is left face down, for who has left it there; NO_CARD for all others."""
    return state.hidden if viewer == state.question else NO_CARD


def knows_thug(state: GangstersState, viewer: int) -> bool:
    """Whether the viewer knows that the thug is declared. Who is still choosing has told nobody."""
    if not state.thug:
        return False
    owner = state.owners[THUG]
    # It is announced with the commitment, or when it is asked for later.
    return owner == viewer or (owner >= 0 and state.manner[owner] != NOT_LAID)


def see_cards(state: GangstersState, viewer: int, hand_sizes: list[int], face_down: list[int], seen: list[int]) -> None:
    """Append for each seat: the size of its hand, cards that lie face down, cards laid, as far as this viewer sees."""
    for seat in range(state.players):
        size = state.hand_size(seat)
        laid = state.laid[seat]
        unseen = 0
        if seat == viewer:
            pass
        elif state.turned >> seat & 1 or state.manner[seat] == OPENLY:
            if laid and seat == state.question and state.hidden != NO_CARD:
                laid -= one(state.hidden)
                unseen = 1
        elif state.manner[seat] == COUNTED:
            unseen = size_of(laid)
            laid = NO_CARDS
        else:
            # Covered, or still choosing: the others see the cards go nowhere they could count.
            size += size_of(laid)
            laid = NO_CARDS
            unseen = UNTOLD if state.manner[seat] == COVERED else 0
        hand_sizes.append(size)
        face_down.append(unseen)
        seen.append(laid)


def heard(state: GangstersState, viewer: int, said: list[int], nothing: int) -> list[int]:
    """CG-31: what each seat has said, if talk is open to the table; where partners whisper, `nothing` of the others."""
    told = said[:]
    if state.layers > 1:
        for seat in range(state.players):
            if seat != viewer and state.partners[seat] != viewer:
                told[seat] = nothing
    return told
