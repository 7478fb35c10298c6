"""The rookie: sees the hand that lies there now, and little else."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker import actions as act
from backroom.games.chicago_poker.actions import PokerAction
from backroom.games.chicago_poker.bot.manner import PLAIN, Manner
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import BUSINESSES, CARD_TEXTS, GANGSTERS, VALUES, value_of
from backroom.games.chicago_poker.hands import HAND_NAMES, HIGH_CARD, rank_of, strength
from backroom.games.chicago_poker.limits import HAND_LIMIT
from backroom.games.chicago_poker.state import NOBODY
from backroom.games.chicago_poker.view import PokerView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.view import Update

#: What a beginner does first, if it can be done: special cards burn in the hand.
AT_ONCE: Final = (act.PISTOL_SHOT, act.BLACKMAIL_FOR, act.RAID_ON, act.MURDER_OF)
#: Who is patient fills the hand up to this before anything else, and bides its time with special cards.
HOARD: Final = 6


class Rookie(Player):
    """Thinks of cards, not of the game: a card is laid as soon as it makes some row a better hand than it is.

    All businesses are alike to it, whoever needs them; it does not ask what a row could still become, nor what the
    rivals may hold; special cards are played when they come. It sees what lies open, and lays no fifth card that is
    beaten already. No dice: the same view brings the same choice.
    """

    __slots__ = ("_manner",)

    def __init__(self, rules: AnyRules, manner: Manner = PLAIN) -> None:
        self._manner: Final = manner

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, PokerView)
        actions = update.actions
        if len(actions) == 1:
            return Choice(actions[0], "why-only")
        prompt = view.stack[-1].step.prompt
        if prompt == "turn":
            return _turn(view, actions, self._manner)
        if prompt == "tie-break":
            staked = _by_value(actions, highest=True)
            return Choice(staked, "why-stake", {"business": BUSINESSES[view.kinds[view.stack[-1].about[0]]]})
        if prompt == "limousine":
            return _load(view, actions)
        dropped = _by_value(actions, highest=False)
        return Choice(dropped, "why-discard", {"card": CARD_TEXTS[dropped.card]})


def _turn(view: PokerView, actions: list[Action], manner: Manner) -> Choice:
    draw = actions[0]
    if manner.draw > 0.0 and draw.kind == act.DRAW and len(view.hand) < HOARD:
        return Choice(draw, "why-draw", {"count": len(view.hand)})
    special = _special(view, actions)
    if special is not None and (manner.attack >= 0.0 or len(view.hand) >= HAND_LIMIT):
        return special
    best: PokerAction | None = None
    most = 0
    for action in actions:
        assert isinstance(action, PokerAction)
        if action.kind == act.PLAY:
            gain = _gain(view, action.card, action.place, manner.draw < 0.0)
            if gain > most:
                most = gain
                best = action
    if best is not None:
        return _laid(view, best)
    if draw.kind == act.DRAW and len(view.hand) < HAND_LIMIT:
        return Choice(draw, "why-draw", {"count": len(view.hand)})
    return _spared(view, actions)


def _special(view: PokerView, actions: list[Action]) -> Choice | None:
    """The first special card that can be played, at the longest row or for the highest card; never the limousine."""
    for kind in AT_ONCE:
        best: PokerAction | None = None
        most = -1
        for action in actions:
            assert isinstance(action, PokerAction)
            if action.kind != kind:
                continue
            size = 0
            if kind == act.BLACKMAIL_FOR:
                size = value_of(action.card)
            elif kind != act.PISTOL_SHOT:
                size = view.counts[action.place * view.players + action.target]
            if size > most:
                most = size
                best = action
        if best is None:
            continue
        if kind == act.PISTOL_SHOT:
            return Choice(best, "why-pistol")
        if kind == act.BLACKMAIL_FOR:
            return Choice(best, "why-blackmail", {"card": CARD_TEXTS[best.card]})
        facts: dict[str, object] = {"business": BUSINESSES[view.kinds[best.place]], "target": best.target}
        if kind == act.RAID_ON:
            row = best.place * view.players + best.target
            facts["count"] = view.counts[row] - len(view.known_row(best.place, best.target))
            return Choice(best, "why-raid", facts)
        return Choice(best, "why-murder-hidden", facts)
    return None


def _gain(view: PokerView, card: int, place: int, bold: bool) -> int:
    """By how much a card makes the hand at a place better, as it lies.

    A start without a partner is nothing, but to the bold: they begin with a high card.
    """
    row = view.known_row(place, view.viewer)
    after = strength([*row, card])
    if not row:
        partners = 0
        for other in view.hand:
            if other < GANGSTERS and other != card and other % VALUES == card % VALUES:
                partners += 1
        return partners * VALUES + card % VALUES if partners or (bold and card % VALUES >= VALUES // 2) else 0
    if len(row) == ROW - 1 and after < _shown(view, place):
        return 0
    better = rank_of(after) - rank_of(strength(row))
    return (better << 16) + value_of(card) if better > 0 else 0


def _shown(view: PokerView, place: int) -> int:
    """The best hand that rivals show at a place."""
    best = 0
    for seat in range(view.players):
        known = view.known_row(place, seat)
        if seat != view.viewer and known:
            best = max(best, strength(known))
    return best


def _spared(view: PokerView, actions: list[Action]) -> Choice:
    """A full hand: the highest card goes where the fewest lie; a drawn or a forgone action if nothing can be laid."""
    best: PokerAction | None = None
    least = 0
    for action in actions:
        assert isinstance(action, PokerAction)
        if action.kind == act.PLAY:
            count = view.counts[action.place * view.players + view.viewer]
            key = count * 16 - value_of(action.card)
            if best is None or key < least:
                least = key
                best = action
    if best is None:
        return Choice(actions[-1], "why-forgo")
    return _laid(view, best)


def _laid(view: PokerView, action: PokerAction) -> Choice:
    row = [*view.known_row(action.place, view.viewer), action.card]
    facts: dict[str, object] = {
        "business": BUSINESSES[view.kinds[action.place]],
        "card": CARD_TEXTS[action.card],
        "hand": HAND_NAMES[rank_of(strength(row))],
    }
    if len(row) == ROW and view.bullet_of[action.place] == NOBODY:
        return Choice(action, "why-complete-now", facts)
    return Choice(action, "why-start" if rank_of(strength(row)) == HIGH_CARD else "why-build", facts)


def _load(view: PokerView, actions: list[Action]) -> Choice:
    """CP-43: one card, the highest, and that is all."""
    last = actions[-1]
    if last.kind == act.PARK:
        return Choice(last, "why-park")
    carried = _by_value(actions, highest=True)
    facts: dict[str, object] = {"business": BUSINESSES[view.kinds[view.stack[-1].about[1]]]}
    facts["card"] = CARD_TEXTS[carried.card]
    return Choice(carried, "why-carry", facts)


def _by_value(actions: list[Action], highest: bool) -> PokerAction:
    """The action with the highest card, or with the lowest; the first of equals."""
    best = actions[0]
    assert isinstance(best, PokerAction)
    for action in actions:
        assert isinstance(action, PokerAction)
        more = value_of(action.card) - value_of(best.card)
        if more > 0 if highest else more < 0:
            best = action
    return best
