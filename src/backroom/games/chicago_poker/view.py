"""What a boss, or an onlooker, may know of a game of Chicago Poker; and states that fit it."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import BUSINESSES, CARD_TEXTS, CARDS, GANGSTERS, KINDS, NO_CARD
from backroom.games.chicago_poker.events import hand_facts
from backroom.games.chicago_poker.hands import strength
from backroom.games.chicago_poker.state import CLOSED, FACE_UP, PokerState
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, seats_of
from backroom.kernel.event import SEATS
from backroom.kernel.refusal import Facts
from backroom.kernel.state import Outcome
from backroom.kernel.view import View


class PokerView(View):
    """Names and layout as in `PokerState`; what the viewer does not know is NO_CARD."""

    __slots__ = (
        "actions_left", "bullet_of", "bullets", "cards", "counts", "discards", "due", "extra", "face_up", "hand",
        "hand_sizes", "idle", "kinds", "knowers", "outcome", "owned", "pile_size", "places", "players", "reveals",
        "seat", "shots", "stack", "stake", "turn", "unopened",
    )  # fmt: skip

    #: The viewer's own hand and secret stake; an onlooker has none.
    hand: list[int]
    stake: int
    #: Hand sizes, pile sizes and the discard pile are public (CP-48).
    hand_sizes: list[int]
    pile_size: int
    discards: list[int]
    cards: list[int]
    #: Who knows which card is public: raids and limousines happen in the open (CP-49).
    knowers: list[int]
    counts: list[int]
    kinds: list[int]
    unopened: list[int]
    owned: list[int]
    bullets: list[int]
    bullet_of: list[int]
    due: list[int]
    stack: list[Decision]
    outcome: Outcome | None

    def __init__(self, viewer: int, players: int, places: int, face_up: list[bool]) -> None:
        super().__init__(viewer)
        self.players: Final = players
        self.places: Final = places
        #: How cards lie at each kind of business, as in `Box`: it is printed on the tiles (CP-31).
        self.face_up: Final = face_up
        self.seat = 0
        self.turn = 0
        self.actions_left = 0
        self.extra = 0
        self.shots = 0
        self.idle = 0
        self.reveals = 0

    def known_row(self, place: int, seat: int) -> list[int]:
        """The cards of a row that the viewer knows."""
        row = place * self.players + seat
        return [card for card in self.cards[row * ROW : row * ROW + self.counts[row]] if card != NO_CARD]

    def as_data(self) -> Facts:
        return {
            "viewer": self.viewer,
            "players": self.players,
            "hand": [CARD_TEXTS[card] for card in self.hand],
            "stake": None if self.stake == NO_CARD else CARD_TEXTS[self.stake],
            "hands": self.hand_sizes,
            "pile": self.pile_size,
            "discards": [CARD_TEXTS[card] for card in self.discards],
            "businesses": [self._business(place) for place in range(self.places)],
            "bullets": [place + 1 for place in self.bullets],
            "due": [place + 1 for place in self.due],
            "unopened": dict(zip(BUSINESSES, self.unopened, strict=True)),
            "owned": [self._owned(seat) for seat in range(self.players)],
            "turn": {
                "seat": self.seat,
                "number": self.turn,
                "round": self.turn // self.players + 1,
                "actions": self.actions_left,
                "extra": self.extra,
                "shots": self.shots,
                "idle": self.idle,
                "reveals": self.reveals,
            },
            "decisions": [decision.as_data() for decision in self.stack],
            "outcome": None if self.outcome is None else self.outcome.as_data(),
        }

    def gist(self) -> object:
        stack = [decision.as_data() for decision in self.stack]
        outcome = None if self.outcome is None else self.outcome.as_data()
        turn = (self.seat, self.turn, self.actions_left, self.extra, self.shots, self.idle, self.reveals)
        rows = (self.cards, self.knowers, self.counts, self.kinds, self.bullet_of, self.face_up)
        piles = (self.hand, self.stake, self.hand_sizes, self.pile_size, self.discards, self.unopened, self.owned)
        return (self.viewer, self.players, self.places, self.bullets, self.due, turn, rows, piles, stack, outcome)

    def _business(self, place: int) -> Facts | None:
        if self.kinds[place] == CLOSED:
            return None
        known = [self.known_row(place, seat) for seat in range(self.players)]
        strengths = [strength(row) if row else 0 for row in known]
        best = max(strengths)
        return {
            "business": BUSINESSES[self.kinds[place]],
            "facing": self.face_up[self.kinds[place] * ROW : (self.kinds[place] + 1) * ROW],
            "bullet": None if self.bullet_of[place] < 0 else self.bullet_of[place],
            "leads": [seat for seat in range(self.players) if strengths[seat] == best and best > 0],
            "rows": [self._row(place, seat, known[seat], strengths[seat], best) for seat in range(self.players)],
        }

    def _row(self, place: int, seat: int, known: list[int], made: int, best: int) -> Facts:
        """The cards as they lie, and the best hand among those the viewer knows (`made`, 0 for nothing).

        In the viewer's own row also what each gangster in hand would make of it, and whether that would lead.
        """
        row = place * self.players + seat
        lying: list[Facts] = []
        for at in range(row * ROW, row * ROW + self.counts[row]):
            card = self.cards[at]
            lying.append(
                {
                    "card": None if card == NO_CARD else CARD_TEXTS[card],
                    "up": bool(self.knowers[at] & FACE_UP),
                    "known_to": seats_of(self.knowers[at]),
                }
            )
        facts: Facts = {"cards": lying, "known": hand_facts(made) if made else None}
        if seat == self.viewer and self.counts[row] < ROW:
            would: Facts = {}
            for card in self.hand:
                if card < GANGSTERS:
                    then = strength([*known, card])
                    would[CARD_TEXTS[card]] = {**hand_facts(then), "leads": then >= best}
            facts["would"] = would
        return facts

    def _owned(self, seat: int) -> dict[str, int]:
        return dict(zip(BUSINESSES, self.owned[seat * KINDS : (seat + 1) * KINDS], strict=True))


def view_of(state: PokerState, viewer: int, face_up: list[bool]) -> PokerView:
    """Build a view from nothing: every line copies something this viewer may know."""
    view = PokerView(viewer, state.players, state.places, face_up)
    seated = viewer < state.players
    view.hand = state.hands[viewer][:] if seated else []
    view.stake = state.stakes[viewer] if seated else NO_CARD
    view.hand_sizes = [len(hand) for hand in state.hands]
    view.pile_size = len(state.pile)
    view.discards = state.discards[:]
    knowers = state.knowers[:]
    cards = [NO_CARD] * len(knowers)
    for at in range(len(knowers)):
        if knowers[at] >> viewer & 1:
            cards[at] = state.cards[at]
    view.cards = cards
    view.knowers = knowers
    view.counts = state.counts[:]
    view.kinds = state.kinds[:]
    view.unopened = state.unopened[:]
    view.owned = state.owned[:]
    view.bullets = state.bullets[:]
    view.bullet_of = state.bullet_of[:]
    view.due = state.due[:]
    view.stack = state.stack[:]
    view.outcome = state.outcome
    view.seat = state.seat
    view.turn = state.turn
    view.actions_left = state.actions_left
    view.extra = state.extra
    view.shots = state.shots
    view.idle = state.idle
    view.reveals = state.reveals
    return view


def resample_view(view: PokerView, deck: list[int], chance: Chance) -> PokerState:
    """A whole state that fits the view: what it does not tell is dealt anew from the unseen cards."""
    state = PokerState(view.players, view.places)
    unseen = unseen_cards(view, deck)
    cards = view.cards[:]
    for at in range(len(cards)):
        if cards[at] == NO_CARD and view.knowers[at]:
            cards[at] = _take_gangster(unseen, chance)
    state.cards = cards
    state.hands = []
    for seat in range(view.players):
        if seat == view.viewer:
            state.hands.append(view.hand[:])
        else:
            state.hands.append([chance.take(unseen) for _ in range(view.hand_sizes[seat])])
    state.pile = unseen
    state.stakes = _resample_stakes(view, state.hands, chance)
    state.discards = view.discards[:]
    state.knowers = view.knowers[:]
    state.counts = view.counts[:]
    state.kinds = view.kinds[:]
    state.unopened = view.unopened[:]
    state.owned = view.owned[:]
    state.bullets = view.bullets[:]
    state.bullet_of = view.bullet_of[:]
    state.due = view.due[:]
    state.stack = view.stack[:]
    state.outcome = view.outcome
    state.seat = view.seat
    state.turn = view.turn
    state.actions_left = view.actions_left
    state.extra = view.extra
    state.shots = view.shots
    state.idle = view.idle
    state.reveals = view.reveals
    return state


def unseen_cards(view: PokerView, deck: list[int]) -> list[int]:
    """The cards whose place the viewer does not know: in the pile, in other hands, face down in rows."""
    seen = [0] * CARDS
    for card in view.hand:
        seen[card] += 1
    for card in view.discards:
        seen[card] += 1
    for card in view.cards:
        if card != NO_CARD:
            seen[card] += 1
    unseen: list[int] = []
    for card in deck:
        if seen[card]:
            seen[card] -= 1
        else:
            unseen.append(card)
    return unseen


def _take_gangster(unseen: list[int], chance: Chance) -> int:
    """Only gangsters lie in rows: draw again past the few specials."""
    while True:
        at = chance.below(len(unseen))
        card = unseen[at]
        if card < GANGSTERS:
            unseen[at] = unseen[len(unseen) - 1]
            unseen.pop()
            return card


def _resample_stakes(view: PokerView, hands: list[list[int]], chance: Chance) -> list[int]:
    """In a tie-break, those who have answered have staked some card of their hand (CP-54)."""
    stakes = [NO_CARD] * view.players
    if view.viewer < view.players:
        stakes[view.viewer] = view.stake
    if not view.stack or view.stack[-1].step.prompt != "tie-break":
        return stakes
    decision = view.stack[-1]
    answered = decision.about[1] & ~decision.seats
    for seat in range(min(view.players, SEATS)):
        if answered >> seat & 1 and seat != view.viewer and hands[seat]:
            stakes[seat] = hands[seat][chance.below(len(hands[seat]))]
    return stakes
