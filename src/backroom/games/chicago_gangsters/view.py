"""What a gangster, or an onlooker, may know of a game of Chicago Gangsters."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import NO_CARD, NOBODY, THUG
from backroom.games.chicago_gangsters.evaluation import Evaluation
from backroom.games.chicago_gangsters.knowledge import layer_of
from backroom.games.chicago_gangsters.packs import NO_CARDS, one, size_of
from backroom.games.chicago_gangsters.state import COUNTED, COVERED, NOT_LAID, OPENLY, GangstersState
from backroom.games.chicago_gangsters.talk import SILENT
from backroom.games.chicago_gangsters.view_data import view_data
from backroom.kernel.decision import Decision
from backroom.kernel.refusal import Facts
from backroom.kernel.state import Outcome
from backroom.kernel.view import View

#: In `face_down`: some cards may lie there, but nobody says how many (CG-36).
UNTOLD: Final = -1


class GangstersView(View):
    """Names and layout as in `GangstersState`, but for what a viewer may know of cards.

    `hand_sizes` counts what a seat holds and, while that is untold, what it has laid. `laid` are the cards
    whose types the viewer sees; `face_down` is how many others lie there, or UNTOLD.
    """

    __slots__ = (
        "announced", "box", "broken", "challenger_wins", "clan_of", "coalition", "coalitions", "declared", "discards",
        "district", "districts", "duel", "earned", "evaluation", "face_down", "fresh", "godfather", "hand",
        "hand_sizes", "hidden", "kept", "known", "known_of_me", "known_to_all", "laid", "layers", "lone", "loot",
        "loots", "losers_empty", "manner", "marks", "ousted", "outcome", "owners", "partners", "person", "pile_size",
        "players", "pledges", "points", "question", "requests", "returned", "round", "shown", "shut", "side_of",
        "stack", "stake", "taken", "thug", "turned",
    )  # fmt: skip

    hand_sizes: list[int]
    laid: list[int]
    face_down: list[int]
    #: What the viewer knows of each hand at least (CG-64). Where partners whisper, also what everybody
    #: knows, and what each other seat knows of the viewer's hand; else empty.
    known: list[int]
    known_to_all: list[int]
    known_of_me: list[int]
    clan_of: list[int]
    side_of: list[int]
    partners: list[int]
    marks: list[int]
    announced: list[int]
    returned: list[int]
    manner: list[int]
    owners: list[int]
    earned: list[int]
    points: list[int]
    duel: list[int]
    taken: list[int]
    pledges: list[int]
    requests: list[int]
    shown: list[int]
    kept: list[int]
    broken: list[int]
    stack: list[Decision]
    outcome: Outcome | None
    evaluation: Evaluation | None

    def __init__(self, viewer: int, players: int, layers: int, box: Box) -> None:
        super().__init__(viewer)
        self.players: Final = players
        self.layers: Final = layers
        self.box: Final = box
        self.round = 0
        self.coalitions = 0
        self.districts = 0
        self.loots = 0
        self.coalition = 0
        self.district = 0
        self.loot = 0
        self.person = 0
        self.question = NOBODY
        self.lone = NOBODY
        self.ousted = NOBODY
        #: The card left face down, if the viewer left it.
        self.hidden = NO_CARD
        self.turned = 0
        self.thug = False
        self.godfather = NOBODY
        self.fresh = NOBODY
        self.shut = False
        #: The viewer's own secret declaration, as a mask, and own card for the duel.
        self.declared = 0
        self.stake = NO_CARD
        self.pile_size = 0
        self.discards = NO_CARDS
        #: The viewer's own hand; an onlooker has none.
        self.hand = NO_CARDS
        self.challenger_wins = 0
        self.losers_empty = 0

    def as_data(self) -> Facts:
        return view_data(self)


def view_of(state: GangstersState, viewer: int, box: Box) -> GangstersView:
    """Build a view from nothing: every line copies something this viewer may know."""
    players = state.players
    view = GangstersView(viewer, players, state.layers, box)
    _see_table(view, state)
    _see_cards(view, state, viewer)
    _hear_talk(view, state, viewer)
    own = viewer < players
    view.hand = state.hands[viewer] if own else NO_CARDS
    view.hidden = state.hidden if own and viewer == state.question else NO_CARD
    # Who is still choosing has told nobody of the thug.
    owner = state.owners[THUG]
    view.thug = state.thug and (owner == viewer or _is_told(state, owner))
    view.declared = state.declared & 1 << viewer
    view.stake = state.stakes[viewer] if own else NO_CARD
    layer = layer_of(state, viewer)
    view.known = state.known[layer : layer + players]
    view.known_to_all = [] if state.layers == 1 else state.known[:players]
    view.known_of_me = []
    if own and state.layers > 1:
        for other in range(players):
            view.known_of_me.append(state.known[layer_of(state, other) + viewer])
    return view


def _is_told(state: GangstersState, owner: int) -> bool:
    """Whether a declared thug has been announced: with the commitment, or when asked for it later."""
    return owner >= 0 and state.manner[owner] != NOT_LAID


def _see_table(view: GangstersView, state: GangstersState) -> None:
    """What lies open or is noted for all."""
    view.round = state.round
    view.coalitions = state.coalitions
    view.districts = state.districts
    view.loots = state.loots
    view.coalition = state.coalition
    view.district = state.district
    view.loot = state.loot
    view.person = state.person
    view.question = state.question
    view.lone = state.lone
    view.ousted = state.ousted
    view.turned = state.turned
    view.godfather = state.godfather
    view.fresh = state.fresh
    view.shut = state.shut
    view.challenger_wins = state.challenger_wins
    view.losers_empty = state.losers_empty
    view.pile_size = size_of(state.pile)
    view.discards = state.discards
    view.clan_of = state.clan_of
    view.side_of = state.side_of
    view.partners = state.partners
    view.marks = state.marks
    view.announced = state.announced
    view.returned = state.returned
    view.manner = state.manner[:]
    view.owners = state.owners
    view.earned = state.earned[:]
    view.points = state.points
    view.duel = state.duel
    view.taken = state.taken
    view.kept = state.kept
    view.broken = state.broken
    view.stack = state.stack[:]
    view.outcome = state.outcome
    view.evaluation = state.evaluation


def _see_cards(view: GangstersView, state: GangstersState, viewer: int) -> None:
    """Hand sizes and cards laid, as far as this viewer sees them."""
    players = state.players
    view.hand_sizes = [0] * players
    view.face_down = [0] * players
    view.laid = [NO_CARDS] * players
    for seat in range(players):
        size = state.hand_size(seat)
        laid = state.laid[seat]
        if seat == viewer:
            view.laid[seat] = laid
        elif state.turned >> seat & 1 or state.manner[seat] == OPENLY:
            view.laid[seat] = laid
            if laid and seat == state.question and state.hidden != NO_CARD:
                view.laid[seat] -= one(state.hidden)
                view.face_down[seat] = 1
        elif state.manner[seat] == COUNTED:
            view.face_down[seat] = size_of(laid)
        else:
            # Covered, or still choosing: the others see the cards go nowhere they could count.
            size += size_of(laid)
            view.face_down[seat] = UNTOLD if state.manner[seat] == COVERED else 0
        view.hand_sizes[seat] = size


def _hear_talk(view: GangstersView, state: GangstersState, viewer: int) -> None:
    """CG-31: talk is open to the table, or partners whisper."""
    view.pledges = state.pledges[:]
    view.requests = state.requests[:]
    view.shown = state.shown[:]
    if state.layers == 1:
        return
    for seat in range(state.players):
        if seat != viewer and state.partners[seat] != viewer:
            view.pledges[seat] = SILENT
            view.requests[seat] = SILENT
            view.shown[seat] = 0
