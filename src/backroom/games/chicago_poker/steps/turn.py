"""A turn: draw or play, until the actions are used up (CP-20 to CP-25, CP-30, CP-40 to CP-48)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago_poker import events
from backroom.games.chicago_poker.actions import (
    ACTIONS,
    DRAW,
    FORGO,
    LIMOUSINE_RIDE,
    MURDER_OF,
    PISTOL_SHOT,
    PLAY,
    RAID_ON,
    PokerAction,
)
from backroom.games.chicago_poker.box import ROW, Box
from backroom.games.chicago_poker.businesses import end_in_standstill
from backroom.games.chicago_poker.cards import (
    BLACKMAIL,
    CARDS,
    GANGSTERS,
    LIMOUSINE,
    MURDER,
    PISTOL,
    RAID,
)
from backroom.games.chicago_poker.duels import fight_duel
from backroom.games.chicago_poker.limits import HAND_LIMIT, PISTOL_ACTIONS, can_draw, keeps_limit
from backroom.games.chicago_poker.piles import discard_from_hand, draw_card
from backroom.games.chicago_poker.rows import (
    lay_card,
    murders,
    raids,
    rides,
    take_card,
    tell_bullet,
)
from backroom.games.chicago_poker.state import CLOSED, FACE_UP, PokerState
from backroom.games.chicago_poker.steps.discard import DiscardStep
from backroom.games.chicago_poker.steps.limousine import LimousineStep
from backroom.games.chicago_poker.steps.tie_break import TieBreakStep
from backroom.games.chicago_poker.steps.turn_refusals import refuse_turn_action
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision, Step
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal

ACTIONS_A_TURN: Final = 3
#: CP-63: no game goes on for longer, but for duels that are due.
LAST_ROUND: Final = 500


class TurnStep(Step[PokerState]):
    """One action of a turn."""

    __slots__ = ("box", "discard", "limousine", "of_seat", "tie_break")

    def __init__(
        self, box: Box, limousine: LimousineStep, tie_break: TieBreakStep, discard: DiscardStep, players: int
    ) -> None:
        super().__init__("turn", "CP-26")
        self.box: Final = box
        self.limousine: Final = limousine
        self.tie_break: Final = tie_break
        self.discard: Final = discard
        #: A turn of each seat.
        self.of_seat: Final = [Decision(self, 1 << seat) for seat in range(players)]

    def begin(self, state: PokerState, seat: i64, turn: i64, log: list[Event] | None) -> None:
        """The top decision becomes this seat's turn."""
        state.seat = seat
        state.turn = turn
        # CP-21: one action for the first turn of the game, two for the second, three from then on.
        state.actions_left = ACTIONS_A_TURN if turn > 1 else turn + 1
        state.extra = 0
        state.shots = 0
        state.idle += 1
        # CP-50: own bullets all stand since an earlier turn, in the order in which they were placed.
        for place in state.bullets:
            if state.bullet_of[place] == seat:
                state.due.append(place)
        state.stack[-1] = self.of_seat[seat]
        if log is not None:
            log.append(events.turn_begun(seat, turn // state.players + 1, state.actions_left))

    def come_up(self, state: PokerState, chance: Chance, log: list[Event] | None) -> bool:
        seat = state.seat
        if state.due:
            fight_duel(state, state.due.pop(0), self.tie_break, chance, log)
        elif state.actions_left > 0 and (
            # Below the limit a card to draw is enough: only without one is everything looked at (CP-24).
            (len(state.hands[seat]) < HAND_LIMIT and (state.pile or state.discards)) or self.can_act(state, seat)
        ):
            return True
        elif len(state.hands[seat]) > HAND_LIMIT:
            state.stack.append(Decision(self.discard, 1 << seat))
        elif state.actions_left > 0:
            if log is not None:
                log.append(events.actions_lost(seat, state.actions_left))
            state.actions_left = 0
        elif not state.bullets and (state.idle >= state.players or state.turn + 1 >= LAST_ROUND * state.players):
            end_in_standstill(state, log)
        else:
            self.begin(state, (seat + 1) % state.players, state.turn + 1, log)
        return False

    def legal(self, state: PokerState, seat: int) -> list[Action]:
        hand = state.hands[seat]
        legal: list[Action] = []
        # Below the limit a card is all it takes (CP-24): the rest of the question is for full hands (CP-23).
        if (state.pile or state.discards) and (len(hand) < HAND_LIMIT or can_draw(state, seat)):
            legal.append(ACTIONS.draw)
        if hand:
            # A full row has the bullet, or stands where there is one (CP-33, CP-34).
            shut = _shut(state, seat) if state.bullets or CLOSED in state.kinds else 0
            plays = ACTIONS.plays[state.places][shut]
            specials = 0
            for card in hand:
                if card < GANGSTERS:
                    legal += plays[card]
                else:
                    specials |= 1 << card - GANGSTERS
            if specials:
                _add_specials(state, seat, specials, legal)
            if len(hand) > HAND_LIMIT:
                return [
                    action for action in legal if isinstance(action, PokerAction) and keeps_limit(state, seat, action)
                ]
        if state.extra and may_forgo(state, seat):
            legal.append(ACTIONS.forgo)
        return legal

    def can_act(self, state: PokerState, seat: i64) -> bool:
        """Whether anything can be done at all (CP-24); forgoing is nothing."""
        return any(action is not ACTIONS.forgo for action in self.legal(state, seat))

    def refuse(self, state: PokerState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, PokerAction)
        if action.kind == FORGO:
            if may_forgo(state, seat):
                return None
            clause = "CP-47" if state.extra else "CP-25"
            return Refusal(clause, "refused-forgo-full-hand" if clause == "CP-47" else "refused-forgo")
        return refuse_turn_action(state, seat, action)

    def apply(self, state: PokerState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, PokerAction)
        kind = action.kind
        if kind == DRAW:
            draw_card(state, seat, chance, log)
        elif kind == PLAY:
            self._play(state, seat, action, log)
        elif kind == MURDER_OF:
            _murder(state, seat, action, log)
        elif kind == RAID_ON:
            _raid(state, seat, action, log)
        elif kind == LIMOUSINE_RIDE:
            self._call_limousine(state, seat, action, log)
        elif kind == PISTOL_SHOT:
            _pistol(state, seat, log)
        elif kind == FORGO:
            if log is not None:
                log.append(events.actions_forgone(seat, state.actions_left))
            state.actions_left = 0
            return
        else:
            _blackmail(state, seat, action, log)
        state.idle = 0
        left = state.actions_left - 1
        state.actions_left = left
        if state.extra > left:
            state.extra = left

    def _play(self, state: PokerState, seat: i64, action: PokerAction, log: list[Event] | None) -> None:
        card = action.card
        place = action.place
        state.hands[seat].remove(card)
        knowers = lay_card(state, self.box, seat, place, card, 1 << seat)
        if log is not None:
            log.append(events.gangster_played(seat, place, state.kinds[place], card, knowers))
            tell_bullet(state, seat, place, log)

    def _call_limousine(self, state: PokerState, seat: i64, action: PokerAction, log: list[Event] | None) -> None:
        discard_from_hand(state, seat, LIMOUSINE)
        if log is not None:
            log.append(events.limousine_called(seat, action.place, action.to))
        state.stack.append(Decision(self.limousine, 1 << seat, (action.place, action.to, 0)))

    def facts(self, state: PokerState) -> Facts:
        return {"seat": state.seat, "actions": state.actions_left}


def _shut(state: PokerState, seat: i64) -> int:
    """The places (a bit mask) where this seat can lay no card: closed, or its row is full (CP-30)."""
    shut: i64 = 0
    row: i64 = seat
    for place, kind in enumerate(state.kinds):
        if kind == CLOSED or state.counts[row] == ROW:
            shut |= 1 << place
        row += state.players
    return shut


def may_forgo(state: PokerState, seat: i64) -> bool:
    """CP-47: only a pistol's extra actions, and not with more than seven cards."""
    return 0 < state.actions_left <= state.extra and len(state.hands[seat]) <= HAND_LIMIT


def _add_specials(state: PokerState, seat: i64, specials: i64, possible: list[Action]) -> None:
    """The special cards held, each with every target it has (CP-46)."""
    if specials >> MURDER - GANGSTERS & 1:
        possible += murders(state, seat)
    if specials >> RAID - GANGSTERS & 1:
        possible += raids(state, seat)
    if specials >> LIMOUSINE - GANGSTERS & 1:
        possible += rides(state, seat)
    if specials >> PISTOL - GANGSTERS & 1 and not state.shots:
        possible.append(ACTIONS.pistol)
    if specials >> BLACKMAIL - GANGSTERS & 1:
        listed = [False] * CARDS
        for card in state.discards:
            if not listed[card]:
                listed[card] = True
                possible.append(ACTIONS.blackmail[card])


def _murder(state: PokerState, seat: i64, action: PokerAction, log: list[Event] | None) -> None:
    """CP-41: the outermost card, shown (CP-48), to the discard pile."""
    last = state.counts[action.place * state.players + action.target] - 1
    card = take_card(state, action.target, action.place, last)
    state.discards.append(card)
    discard_from_hand(state, seat, MURDER)
    if log is not None:
        log.append(events.card_murdered(seat, action.target, action.place, card))


def _raid(state: PokerState, seat: i64, action: PokerAction, log: list[Event] | None) -> None:
    """CP-42: its player sees the face-down cards, nobody else does, and remembers them."""
    row = action.place * state.players + action.target
    seen: list[int] = []
    for at in range(row * ROW, row * ROW + state.counts[row]):
        if not state.knowers[at] & FACE_UP:
            state.knowers[at] |= 1 << seat
            seen.append(state.cards[at])
    discard_from_hand(state, seat, RAID)
    if log is not None:
        log.append(events.row_raided(seat, action.target, action.place, seen))


def _pistol(state: PokerState, seat: i64, log: list[Event] | None) -> None:
    """CP-44: two more actions, which may be forgone (CP-47)."""
    discard_from_hand(state, seat, PISTOL)
    state.actions_left += PISTOL_ACTIONS
    state.extra += PISTOL_ACTIONS
    state.shots += 1
    if log is not None:
        log.append(events.pistol_drawn(seat))


def _blackmail(state: PokerState, seat: i64, action: PokerAction, log: list[Event] | None) -> None:
    """CP-45: any discarded card into the hand; the rest goes into the draw pile; then blackmail is discarded."""
    state.discards.remove(action.card)
    state.pile.extend(state.discards)
    state.discards = []
    discard_from_hand(state, seat, BLACKMAIL)
    state.hands[seat].append(action.card)
    if log is not None:
        log.append(events.card_blackmailed(seat, action.card))
