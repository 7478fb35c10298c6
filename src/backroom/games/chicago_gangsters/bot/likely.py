"""Likely worlds: unseen cards dealt anew, and commitments that lie covered made again by what their owners would do."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.bot.imagined import CAREFUL, PLAIN, any_style, intent_of, lay_down, stop_at_end
from backroom.games.chicago_gangsters.cards import KIND_OF, NO_CARD, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.packs import NO_CARDS, count_of, of_kinds, one, put_in, take_out
from backroom.games.chicago_gangsters.state import COVERED, NOT_LAID, GangstersState
from backroom.games.chicago_gangsters.strength import usable_kinds
from backroom.games.chicago_gangsters.sums import brought, weigh_for
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, FIRST_KIND, MOST_POINTS, SILENT
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules

#: What the plain way tells of its points, and what the careful way does, from and to.
PLAIN_SHARE: Final = 0.7
LEAST_SHARE: Final = 0.3
SPREAD: Final = 0.3
#: How likely words are that no way to play would say: somebody may think otherwise.
ODD: Final = 0.02
NEARLY: Final = 0.12
#: A card left face down that is lower than one beside it; one that counts nothing; the best of the usable ones.
LOWER: Final = 0.06
BLUFF: Final = 0.2
#: Types of cards, the highest values first.
HIGHEST: Final = sorted(range(TYPES), key=lambda card: -VALUE_OF[card])
#: Chances are told in so many parts.
PARTS: Final = 1 << 20


def likely_worlds(rules: AnyRules, view: GangstersView, count: int, tries: int, chance: Chance) -> list[GangstersState]:
    """So many worlds that fit what the viewer knows, rather those in which everybody would do and say what they did.

    At most `tries` are dealt; if too few of them are likely, others fill up.
    """
    found: list[GangstersState] = []
    spare: list[GangstersState] = []
    for _ in range(tries):
        if len(found) == count:
            break
        state = rules.resample(view, chance)
        assert isinstance(state, GangstersState)
        weight = _set_commitments(rules, state, view, chance)
        stop_at_end(state)
        if chance.below(PARTS) < weight * PARTS:
            found.append(state)
        elif len(spare) < count:
            spare.append(state)
    return found + spare[: count - len(found)]


def _set_commitments(rules: AnyRules, state: GangstersState, view: GangstersView, chance: Chance) -> float:
    """Make again what lies covered, and say how likely all that was seen and heard is in this world."""
    weight = 1.0
    for seat in range(view.players):
        if seat == view.viewer or weight == 0.0:
            continue
        if view.turned >> seat & 1:
            if state.hidden != NO_CARD and seat == state.question:
                weight *= _hidden_likelihood(state, view, seat)
        elif view.manner[seat] == COVERED:
            believed = chance.below(PARTS) < trust_in(view, seat) * PARTS
            if view.pledges[seat] == BRING_NOTHING and believed:
                _take_back(state, seat)
                continue
            weight *= _recommit(rules, state, view, seat, any_style(chance))
            if believed:
                _reach(state, view, seat)
    return weight


def trust_in(view: GangstersView, seat: int) -> float:
    """How far a seat is believed, by its record."""
    return (view.kept[seat] + 4.0) / (view.kept[seat] + 2.0 * view.broken[seat] + 5.0)


def _take_back(state: GangstersState, seat: int) -> None:
    """A seat's cards are its own again, as if it had laid none."""
    put_in(state.hands, seat, state.laid[seat])
    state.laid[seat] = NO_CARDS
    if seat == state.question:
        state.hidden = NO_CARD


def _reach(state: GangstersState, view: GangstersView, seat: int) -> None:
    """Who is believed has laid what was pledged, if the hand allows it: the highest cards on top of the others."""
    word = view.pledges[seat]
    if word > MOST_POINTS:
        return
    usable = usable_kinds(view.box, view.district, view.owners, seat)
    factor = 2 if seat == view.lone else 1
    lacking = word - weigh_for(view, seat, state.laid[seat], False).total
    for card in HIGHEST:
        while lacking > 0 and usable >> KIND_OF[card] & 1 and count_of(state.hands[seat], card):
            take_out(state.hands, seat, one(card))
            put_in(state.laid, seat, one(card))
            lacking -= VALUE_OF[card] * factor


def _recommit(rules: AnyRules, state: GangstersState, view: GangstersView, seat: int, style: int) -> float:
    """Let a seat that has laid covered cards lay anew, by this way to play; how likely its words are then."""
    _take_back(state, seat)
    words = state.pledges
    # Who has laid has heard nothing of what the viewer says now.
    state.pledges = words[:]
    state.pledges[view.viewer] = SILENT
    state.pledges[seat] = SILENT
    state.manner[seat] = NOT_LAID
    seen = rules.view(state, seat)
    assert isinstance(seen, GangstersView)
    intent = intent_of(seen, style)
    state.pledges = words
    state.manner[seat] = COVERED
    lay_down(state, seat, intent)
    return likelihood_of(view, seat, intent.brings, state.laid[seat], style)


def likelihood_of(view: GangstersView, seat: int, brings: int, pack: int, style: int) -> float:
    """How likely a seat's pledge is if it lays this pack and brings so much."""
    word = view.pledges[seat]
    if word == SILENT:
        return 1.0
    trust = trust_in(view, seat)
    return trust * _said(word, brings, pack, style) + (1.0 - trust) * NEARLY


def _said(word: int, brings: int, pack: int, style: int) -> float:
    if word == BRING_NOTHING:
        return ODD if pack else 1.0
    if pack == NO_CARDS:
        return ODD
    if word > MOST_POINTS:
        return 0.16 if of_kinds(pack, 1 << word - FIRST_KIND) and style == CAREFUL else ODD
    if style == PLAIN:
        told = max(1, min(MOST_POINTS, int(brings * PLAIN_SHARE)))
        return 1.0 if word == told else NEARLY if abs(word - told) == 1 else ODD
    least = int(brings * LEAST_SHARE)
    if least <= word <= brings:
        return 1.0 / (1.0 + (1.0 - LEAST_SHARE) * brings)
    return ODD


def _hidden_likelihood(state: GangstersState, view: GangstersView, seat: int) -> float:
    """How likely it is that a challenger left this very card face down."""
    card = state.hidden
    usable = usable_kinds(view.box, view.district, view.owners, seat)
    counts = usable >> KIND_OF[card] & 1
    shown = view.laid[seat]
    most = 0
    for other in range(TYPES):
        if count_of(shown, other):
            most = max(most, VALUE_OF[other])
    weight = BLUFF if not counts else LOWER if VALUE_OF[card] < most else 1.0
    total = brought(view, seat).total
    if counts:
        total += VALUE_OF[card] * (2 if seat == view.lone else 1)
    pack = shown + one(card) if counts else shown
    plain = likelihood_of(view, seat, total, pack, PLAIN)
    careful = likelihood_of(view, seat, total, pack, CAREFUL)
    return weight * max(plain, careful)
