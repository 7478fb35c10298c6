"""What a position looks like to one boss, as the numbers that a network judges by: about all, then place by place.

Rivals are taken together, so that the numbers are as many with three players as with six; only places add more.
"""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.bot.horizon import LEVELS, Horizon, chances_of, reached_of
from backroom.games.chicago_poker.bot.prospects import foresee
from backroom.games.chicago_poker.bot.standing import Standing
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.businesses import Goals
from backroom.games.chicago_poker.cards import COLOURS, GANGSTERS, KINDS, SPECIALS, VALUES
from backroom.games.chicago_poker.hands import RANK_AT, lead_value, rank_of, strength
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import CLOSED, FACE_UP, NOBODY, PokerState
from backroom.games.chicago_poker.view import PokerView
from backroom.kernel.state import State
from backroom.minds.features import Features

#: How many numbers there are about all, and about each place.
ABOUT_ALL: Final = 47 + LEVELS
ABOUT_PLACE: Final = 39 + 4 * LEVELS
MOST_ACTIONS: Final = 5
FULL_HAND: Final = 7.0
#: Chances of the game that a business changes are small numbers.
LARGER: Final = 3.0
NO_ROW: Final[list[int]] = []


class PokerFeatures(Features):
    """What a boss knows of a position; whatever else the state holds is not looked at."""

    __slots__ = ("_rules",)

    def __init__(self, rules: PokerRules) -> None:
        super().__init__(size_for(rules.places))
        self._rules: Final = rules

    def tell(self, state: State, seat: int, told: list[float]) -> None:
        assert isinstance(state, PokerState)
        told += features_of(self._rules.view(state, seat), self._rules.goals)


def size_for(places: int) -> int:
    """How many numbers describe a position with so many places."""
    return ABOUT_ALL + ABOUT_PLACE * places


def features_of(view: PokerView, goals: Goals) -> list[float]:
    """The numbers, by what the view's owner knows; all of them about from -1 to 1."""
    horizon = Horizon(view)
    standing = Standing(view.owned, view.players, goals)
    told: list[float] = []
    _tell_turn(told, view)
    _tell_hand(told, view, horizon)
    _tell_standing(told, view, standing)
    for place in range(view.places):
        if view.kinds[place] == CLOSED:
            told += [0.0] * ABOUT_PLACE
        else:
            _tell_place(told, view, horizon, standing, place)
    return told


def _one_of(told: list[float], number: int, count: int) -> None:
    """A one at a number's place out of `count`."""
    for at in range(count):
        told.append(1.0 if at == number else 0.0)


def _tell_turn(told: list[float], view: PokerView) -> None:
    """14 numbers: who is on turn, what is left of it, what else is asked, piles and hands."""
    me = view.viewer
    mine = view.seat == me
    _one_of(told, min(view.actions_left, MOST_ACTIONS) if mine else -1, MOST_ACTIONS + 1)
    players = int(view.players)
    away: int = (me - int(view.seat)) % players
    told.append(away / players)
    told.append(0.0 if mine else int(view.actions_left) / 3.0)
    prompt = view.stack[-1].step.prompt if view.stack else ""
    told.append(1.0 if prompt == "tie-break" else 0.0)
    told.append(1.0 if prompt == "limousine" else 0.0)
    told.append(view.pile_size / 64.0)
    told.append(len(view.discards) / 64.0)
    most = 0
    total = 0
    for seat in range(players):
        if seat != me:
            most = max(most, view.hand_sizes[seat])
            total += view.hand_sizes[seat]
    told.append(most / FULL_HAND)
    told.append(total / (FULL_HAND * (players - 1)))


def _tell_hand(told: list[float], view: PokerView, horizon: Horizon) -> None:
    """13 numbers and the levels: what the hand is good for anywhere."""
    specials = [0] * len(SPECIALS)
    values = [0] * (VALUES + ROW)
    colours = [0] * len(COLOURS)
    top = 0
    for card in view.hand:
        if card >= GANGSTERS:
            specials[card - GANGSTERS] += 1
        else:
            values[card % VALUES] += 1
            colours[card // VALUES] += 1
            top = max(top, card % VALUES + 1)
    told.append(len(view.hand) / FULL_HAND)
    for count in specials:
        told.append(count / 2.0)
    alike = [0, 0, 0, 0, 0, 0]
    window = 0
    widest = 0
    for value in range(VALUES):
        alike[values[value]] += 1
    for low in range(VALUES - ROW + 1):
        window = 0
        for value in range(low, low + ROW):
            if values[value]:
                window += 1
        widest = max(widest, window)
    told.append(alike[2] / 3.0)
    told.append(float(alike[3]))
    told.append(float(alike[4] + alike[5]))
    told.append(max(colours) / 5.0)
    told.append(widest / 5.0)
    told.append(top / VALUES)
    told.append(float(sum(values)) / FULL_HAND)
    told += chances_of(foresee(NO_ROW, view.hand, ROW, horizon.draws, horizon.unseen))


def _tell_standing(told: list[float], view: PokerView, standing: Standing) -> None:
    """20 numbers: what everybody owns, and what that makes of the chances."""
    me = view.viewer
    best = -1
    second = 0.0
    for seat in range(view.players):
        if seat != me:
            if best < 0 or standing.chance(seat) > standing.chance(best):
                second = 0.0 if best < 0 else standing.chance(best)
                best = seat
            else:
                second = max(second, standing.chance(seat))
    for seat in (me, best):
        total = 0
        kinds = 0
        for kind in range(KINDS):
            count = view.owned[seat * KINDS + kind]
            told.append(count / 2.0)
            total += count
            if count:
                kinds += 1
        told.append(total / 4.0)
        told.append(kinds / 3.0)
        told.append(standing.chance(seat))
    told.append(second)
    for count in view.unopened:
        told.append(count / 5.0)
    told.append(len(view.bullets) / 2.0)


def _tell_place(told: list[float], view: PokerView, horizon: Horizon, standing: Standing, place: int) -> None:
    """What lies at an open business, what it may become, and what winning it means."""
    me = view.viewer
    kind = view.kinds[place]
    _one_of(told, kind, KINDS)
    now = standing.chance(me)
    after = standing.chance_after(me, me, kind)
    gain = after - now
    loss = 0.0
    weights = 0
    danger = 0
    for seat in range(view.players):
        if seat != me:
            count = view.counts[place * view.players + seat]
            weights += 1 + count
            left = standing.chance_after(me, seat, kind)
            loss += (1 + count) * (now - left)
            if standing.chance_after(seat, seat, kind) == 1.0:
                danger = max(danger, 1 + count)
    loss /= weights
    told.append(gain * LARGER)
    told.append(loss * LARGER)
    told.append(1.0 if after == 1.0 else 0.0)
    told.append(danger / 6.0)
    _tell_rows(told, view, place)
    mine_now = horizon.own(place, True)
    field_now = horizon.field(place, True)
    asis = field_now.odds_for(horizon.as_it_lies(place))
    soon = field_now.odds_for(mine_now)
    told += chances_of(mine_now)
    told += reached_of(field_now)
    if view.bullet_of[place] == NOBODY:
        mine_later = horizon.own(place, False)
        field_later = horizon.field(place, False)
        late = field_later.odds_for(mine_later)
        told += chances_of(mine_later)
        told += reached_of(field_later)
    else:
        late = soon
        told += told[-2 * LEVELS :]
    told.append(asis)
    told.append(soon)
    told.append(late)
    told.append(asis * (gain + loss) * LARGER)
    told.append(soon * (gain + loss) * LARGER)
    told.append(late * (gain + loss) * LARGER)


def _tell_rows(told: list[float], view: PokerView, place: int) -> None:
    """25 numbers: how many cards lie there, of which hands, whose bullet stands there."""
    me = view.viewer
    players = int(view.players)
    most = -1
    second = 0
    hidden = 0
    open_best = 0
    secret = 0
    for seat in range(players):
        row = place * players + seat
        count = view.counts[row]
        known = view.known_row(place, seat)
        if seat == me:
            for at in range(row * ROW, row * ROW + count):
                if not view.knowers[at] & FACE_UP:
                    secret += 1
            continue
        hidden = max(hidden, count - len(known))
        if known:
            open_best = max(open_best, strength(known))
        if count > most:
            second = max(0, most)
            most = count
        else:
            second = max(second, count)
    mine = view.known_row(place, me)
    _one_of(told, len(mine), ROW + 1)
    _one_of(told, most, ROW + 1)
    told.append(second / 5.0)
    told.append(secret / 5.0)
    told.append(hidden / 5.0)
    hand = strength(mine) if mine else 0
    told.append(rank_of(hand) / 8.0)
    told.append(lead_value(hand) / VALUES)
    told.append(rank_of(open_best) / 8.0)
    told.append(lead_value(open_best) / VALUES)
    told.append((hand - open_best) / (1 << RANK_AT + 3))
    owner = view.bullet_of[place]
    told.append(1.0 if owner == me else 0.0)
    told.append(1.0 if owner != NOBODY and owner != me else 0.0)
    told.append(0.0 if owner == NOBODY else ((owner - int(view.seat) - 1) % players + 1) / players)
    told.append(1.0 if hand > open_best else 0.0)
    told.append(1.0)
