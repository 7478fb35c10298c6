"""States that fit a view: what it does not tell is dealt anew from the unseen cards."""

from __future__ import annotations

from backroom.games.chicago_gangsters.cards import DEFENDERS, NO_CARD
from backroom.games.chicago_gangsters.packs import NO_CARDS, one, put_in, size_of, take_out, value_of_pack
from backroom.games.chicago_gangsters.piles import any_of
from backroom.games.chicago_gangsters.state import COUNTED, COVERED, GangstersState
from backroom.games.chicago_gangsters.steps.payment import PRICE
from backroom.games.chicago_gangsters.steps.window import SECOND_WINDOW, may_take_card
from backroom.games.chicago_gangsters.sums import unseen_cards
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.kernel.chance import Chance
from backroom.kernel.decision import seats_of


def resample_view(view: GangstersView, chance: Chance) -> GangstersState:
    """A whole state that the viewer could not tell from the true one."""
    state = GangstersState(view.players, view.layers)
    state.begin_from(view)
    _deal_unseen(state, view, chance)
    for seat in range(view.players):
        if seat != view.viewer:
            _lay_unseen(state, view, seat, chance)
    _set_knowledge(state, view)
    _choose_secretly(state, view, chance)
    return state


def _deal_unseen(state: GangstersState, view: GangstersView, chance: Chance) -> None:
    """Every other seat's unseen cards into its hand for now: first those it is known to have, then any."""
    while not _deal_once(state, view, chance):
        pass


def _deal_once(state: GangstersState, view: GangstersView, chance: Chance) -> bool:
    """One deal; False if it cannot be, because somebody who is paying for a bottle could not pay (CG-70)."""
    players = view.players
    unseen = unseen_cards(view)
    hands = [NO_CARDS] * players
    missing = [0] * players
    for seat in range(players):
        if seat == view.viewer:
            hands[seat] = view.hand
            continue
        known = view.known[seat]
        hands[seat] = known
        unseen -= known
        missing[seat] = view.hand_sizes[seat] + max(0, view.face_down[seat]) - size_of(known)
    for seat in range(players):
        for _ in range(missing[seat]):
            card = one(any_of(unseen, chance))
            put_in(hands, seat, card)
            unseen -= card
    state.hands = hands
    state.pile = unseen
    if view.stack and view.stack[-1].step.prompt == "payment":
        payer, _, paid = view.stack[-1].about
        return paid + value_of_pack(hands[payer]) >= PRICE
    return True


def _lay_unseen(state: GangstersState, view: GangstersView, seat: int, chance: Chance) -> None:
    """Some of these cards lie face down: as many as were counted, or any number where they are covered."""
    count = view.face_down[seat]
    if view.turned >> seat & 1 or view.manner[seat] not in (COUNTED, COVERED):
        if count:  # one card left face down
            state.hidden = _lay_one(state, seat, chance)
        return
    if view.manner[seat] == COVERED:
        count = chance.below(view.hand_sizes[seat] + 1)
    for _ in range(count):
        _lay_one(state, seat, chance)
    if seat == view.question and count and chance.below(2):
        state.hidden = any_of(state.laid[seat], chance)


def _lay_one(state: GangstersState, seat: int, chance: Chance) -> int:
    card = any_of(state.hands[seat], chance)
    take_out(state.hands, seat, one(card))
    put_in(state.laid, seat, one(card))
    return card


def _set_knowledge(state: GangstersState, view: GangstersView) -> None:
    """What others know is what everybody knows, but for what the viewer has shown them."""
    if view.layers == 1:
        return
    known = view.known_to_all[:]
    for viewer in range(view.players):
        if viewer == view.viewer:
            known.extend(view.known)
        else:
            known.extend(view.known_to_all)
            if view.known_of_me:
                known[(1 + viewer) * view.players + view.viewer] = view.known_of_me[viewer]
    state.known = known


def _choose_secretly(state: GangstersState, view: GangstersView, chance: Chance) -> None:
    """What others have secretly answered in the decision that is open (CG-112, CG-113)."""
    players = view.players
    state.stakes = [NO_CARD] * players
    if view.viewer < players:
        state.stakes[view.viewer] = view.stake
    if not view.stack:
        return
    decision = view.stack[-1]
    prompt = decision.step.prompt
    if prompt == "window":
        for seat in range(players):
            may = may_take_card(state, seat) and (decision.about[0] != SECOND_WINDOW or view.side_of[seat] == DEFENDERS)
            if may and seat != view.viewer and not decision.asks(seat) and chance.below(2):
                state.declared |= 1 << seat
    elif prompt == "duel":
        for seat in seats_of(decision.about[0]):
            hand = state.hands[seat]
            if seat != view.viewer and not decision.asks(seat) and hand:
                state.stakes[seat] = any_of(hand, chance)
