"""The end of a round: everybody draws a card and uses abilities, in an order of one's own (CG-60, CG-105)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import (
    CARD_TEXTS,
    FENCE,
    HAND_LIMIT,
    INFORMER,
    MR_X,
    NOBODY,
    PERSONS,
    POKER_PLAYER,
    SMUGGLER,
)
from backroom.games.chicago_gangsters.packs import types_of, value_of_pack
from backroom.games.chicago_gangsters.piles import (
    can_draw,
    discard_from_hand,
    draw_card,
)
from backroom.games.chicago_gangsters.state import ON_DISPLAY, OUT, GangstersState, replaced
from backroom.games.chicago_gangsters.steps.payment import PRICE, PaymentStep
from backroom.games.chicago_gangsters.steps.poker_player import PokerPlayerStep
from backroom.games.chicago_gangsters.steps.round_step import RoundStep
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal

#: What a seat has done this round's end, as a mask.
DREW: Final = 1
FENCED: Final = 2
PLAYED_POKER: Final = 4
DREW_EXTRA: Final = 8
SWAPPED: Final = 16
#: CG-70: shifted left by the person, who is 0 or 1.
TRADED: Final = 32


class EndOfRoundStep(RoundStep):
    """`about` is (first seat, how many are through, what the present one has done); empty before it began.

    CG-126: who has nothing but the draw to do is not asked. Whether somebody is, follows from what all can see:
    persons and hand sizes.
    """

    __slots__ = ("payment", "poker_player")

    def __init__(self, box: Box, payment: PaymentStep, poker_player: PokerPlayerStep) -> None:
        super().__init__("end-of-round", "CG-60", box)
        self.payment: Final = payment
        self.poker_player: Final = poker_player

    def begin(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        about = state.stack.pop().about
        if not about:
            evaluation = state.evaluation
            assert evaluation is not None
            exchange_roles(state, evaluation.empty, self.box, log)
            about = (evaluation.takers[0][0], 0, 0)
        first, through, done = about
        while through < state.players:
            seat = (first + through) % state.players
            if _has_choice(state, seat, done):
                state.stack.append(Decision(self, 1 << seat, (first, through, done)))
                return
            if not done & DREW and draw_card(state, seat, chance, log):
                done |= DREW
                continue
            through += 1
            done = 0
        _close_round(state, log)

    def legal(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        done = state.stack[-1].about[2]
        hand = state.hands[seat]
        size = state.hand_size(seat)
        legal: list[Action] = []
        if not done & DREW and can_draw(state, seat):
            legal.append(ACTIONS.draw)
        else:
            legal.append(ACTIONS.finish)
        owners = state.owners
        if owners[FENCE] == seat and not done & FENCED:
            legal.extend(ACTIONS.fences[types_of(hand)])
        if owners[POKER_PLAYER] == seat and not done & PLAYED_POKER and size >= 2:
            legal.append(ACTIONS.play_poker)
        for person in (INFORMER, SMUGGLER):
            if owners[person] == seat and not done & TRADED << person and value_of_pack(hand) >= PRICE:
                legal.append(ACTIONS.trade[person])
        if state.clan_of[seat] == MR_X:
            if not done & DREW_EXTRA and can_draw(state, seat):
                legal.append(ACTIONS.draw_extra)
            if not done & SWAPPED:
                legal.extend(ACTIONS.swaps[types_of(hand)])
        return tuple(legal)

    def explain(self, state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
        done = state.stack[-1].about[2]
        kind = action.kind
        if kind == act.FINISH:
            return Refusal("CG-126", "refused-draw-first")
        if kind == act.DRAW:
            return _drawing_refusal(state, seat, "CG-60", bool(done & DREW))
        if kind == act.TRADE:
            return _ability_refusal(state, seat, action.what, "CG-70", bool(done & TRADED << action.what))
        if kind == act.FENCE_CARD:
            return _ability_refusal(state, seat, FENCE, "CG-72", bool(done & FENCED), action.what)
        if kind == act.PLAY_POKER:
            return _ability_refusal(state, seat, POKER_PLAYER, "CG-73", bool(done & PLAYED_POKER))
        if kind in (act.DRAW_EXTRA, act.SWAP) and state.clan_of[seat] != MR_X:
            return Refusal("CG-105", "refused-not-mr-x")
        if kind == act.DRAW_EXTRA:
            return _drawing_refusal(state, seat, "CG-105", bool(done & DREW_EXTRA))
        if kind == act.SWAP:
            if done & SWAPPED:
                return Refusal("CG-105", "refused-once")
            return Refusal("CG-105", "refused-not-in-hand", {"card": CARD_TEXTS[action.what]})
        return self.other_question()

    def apply(self, state: GangstersState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangstersAction)
        first, through, done = state.stack.pop().about
        kind = action.kind
        if kind == act.FINISH:
            state.stack.append(Decision(self, 0, (first, through + 1, 0)))
            return
        if kind == act.DRAW:
            done |= DREW
            draw_card(state, seat, chance, log)
        elif kind == act.DRAW_EXTRA:
            done |= DREW_EXTRA
            if log is not None:
                log.append(events.extra_drawn(seat))
            draw_card(state, seat, chance, log)
        elif kind == act.FENCE_CARD:
            done |= FENCED
            discard_from_hand(state, seat, action.what)
            if log is not None:
                log.append(events.card_fenced(seat, action.what))
            draw_card(state, seat, chance, log)
        elif kind == act.SWAP:
            done |= SWAPPED
            discard_from_hand(state, seat, action.what)
            if log is not None:
                log.append(events.card_swapped(seat, action.what))
            draw_card(state, seat, chance, log)
        elif kind == act.TRADE:
            done |= TRADED << action.what
            if log is not None:
                log.append(events.trade_begun(seat, action.what))
        else:
            done |= PLAYED_POKER
            if log is not None:
                log.append(events.poker_begun(seat))
        state.stack.append(Decision(self, 0, (first, through, done)))
        if kind == act.TRADE:
            state.stack.append(Decision(self.payment, 0, (seat, action.what, 0)))
        elif kind == act.PLAY_POKER:
            state.stack.append(Decision(self.poker_player, 0, (seat, 0, 0, 0, 0)))

    def facts(self, state: GangstersState) -> Facts:
        return {"seat": state.stack[-1].seat}


def exchange_roles(state: GangstersState, empty: int, box: Box, log: list[Event] | None) -> None:
    """CG-104: who went empty on Mr. X's side becomes Mr. X, and the old one takes over the clan."""
    if empty == NOBODY or state.clan_of[empty] == MR_X:
        return
    old = state.mr_x()
    clan = state.clan_of[empty]
    state.clan_of = replaced(replaced(state.clan_of, old, clan), empty, MR_X)
    if log is not None:
        log.append(events.roles_exchanged(empty, old, box.clans[clan]))


def _has_choice(state: GangstersState, seat: int, done: int) -> bool:
    """Whether, as far as all can see, this seat could still use an ability."""
    owners = state.owners
    if owners[FENCE] == seat and not done & FENCED and state.hand_size(seat) >= 1:
        return True
    if owners[POKER_PLAYER] == seat and not done & PLAYED_POKER and state.hand_size(seat) >= 2:
        return True
    # Two cards can be worth six; whether they are is not for the others to learn from being asked.
    if owners[INFORMER] == seat and not done & TRADED << INFORMER and state.hand_size(seat) >= 2:
        return True
    if owners[SMUGGLER] == seat and not done & TRADED << SMUGGLER and state.hand_size(seat) >= 2:
        return True
    if state.clan_of[seat] != MR_X:
        return False
    if not done & SWAPPED and state.hand_size(seat) >= 1:
        return True
    return not done & DREW_EXTRA and can_draw(state, seat)


def _close_round(state: GangstersState, log: list[Event] | None) -> None:
    """CG-62, CG-117: a person nobody took leaves, the Godfather gets a point."""
    if state.owners[state.person] == ON_DISPLAY:
        state.owners = replaced(state.owners, state.person, OUT)
        if log is not None:
            log.append(events.person_left(state.person))
    if state.godfather != NOBODY:
        points = state.points[state.godfather] + 1
        state.points = replaced(state.points, state.godfather, points)
        if log is not None:
            log.append(events.point_earned(state.godfather, points))


def _drawing_refusal(state: GangstersState, seat: int, clause: str, done: bool) -> Refusal:
    if done:
        return Refusal(clause, "refused-once")
    if state.hand_size(seat) >= HAND_LIMIT:
        return Refusal("CG-53", "refused-hand-full", {"count": HAND_LIMIT})
    return Refusal("CG-61", "refused-piles-empty")


def _ability_refusal(state: GangstersState, seat: int, person: int, clause: str, done: bool, card: int = -1) -> Refusal:
    if state.owners[person] != seat:
        return Refusal(clause, "refused-not-yours", {"person": PERSONS[person]})
    if done:
        return Refusal("CG-60", "refused-once")
    if card >= 0:
        return Refusal(clause, "refused-not-in-hand", {"card": CARD_TEXTS[card]})
    return Refusal(clause, "refused-too-few-cards", {"person": PERSONS[person]})
