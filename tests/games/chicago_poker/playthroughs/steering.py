"""Who plays the golden playthroughs: steering hands that see the whole table and bring a game where it shall go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from backroom.games.chicago_poker import actions as act
from backroom.games.chicago_poker.actions import PokerAction
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import KINDS, value_of
from backroom.games.chicago_poker.hands import PAIR, rank_of, strength
from backroom.games.chicago_poker.state import PokerState
from backroom.kernel.chance import Chance

#: How much a choice is wanted, the chance of its whim aside.
Wish = Callable[[PokerState, int, PokerAction], float]

#: How eagerly specials are played.
SPECIALS = {
    act.MURDER_OF: 7.0,
    act.RAID_ON: 6.0,
    act.LIMOUSINE_RIDE: 4.0,
    act.PISTOL_SHOT: 7.0,
    act.BLACKMAIL_FOR: 4.0,
}


def choose(state: PokerState, seat: int, wish: Wish, whim: Chance) -> list[PokerAction]:
    """One whole submission: the most wanted choice, and the next ones while it is only begun."""
    ahead = state.clone()
    chosen: list[PokerAction] = []
    while True:
        step = ahead.stack[-1].step
        legal = [action for action in step.legal(ahead, seat) if isinstance(action, PokerAction)]
        wanted = [wish(ahead, seat, action) + whim.below(300) / 100 for action in legal]
        action = legal[wanted.index(max(wanted))]
        chosen.append(action)
        if action.kind not in (act.LIMOUSINE_RIDE, act.CARRY):
            return chosen
        step.apply(ahead, seat, action, whim, None)
        if not ahead.stack[-1].step.unfinished(ahead, seat):
            return chosen


def eager(state: PokerState, seat: int, action: PokerAction) -> float:
    """Make hands, lay the fifth card once there is a pair, play specials as they come."""
    if action.kind == act.PLAY:
        row = state.row_of(action.place, seat)
        after = rank_of(strength([*row, action.card]))
        gained = 4.0 * (after - (rank_of(strength(row)) if row else 0))
        fifth = (4.0 if after >= PAIR else -4.0) if len(row) == ROW - 1 else 0.0
        return 2.0 + gained + fifth + len(row) / 2
    if action.kind == act.DRAW:
        return 4.0 if len(state.hands[seat]) < ROW else 1.0
    if action.kind == act.STAKE:
        return float(value_of(action.card))
    return SPECIALS.get(action.kind, 1.0)


def impatient(state: PokerState, seat: int, action: PokerAction) -> float:
    """As `eager`, but the pistol's extra actions are forgone."""
    return 9.0 if action.kind == act.FORGO else eager(state, seat, action)


def copying(state: PokerState, seat: int, action: PokerAction) -> float:
    """As `eager`, but the second boss lays the values of the first, who lays a fifth that can be matched: a tie."""
    if action.kind != act.PLAY or seat > 1:
        return eager(state, seat, action)
    first, second = (Counter(value_of(card) for card in state.row_of(action.place, boss)) for boss in (0, 1))
    value = value_of(action.card)
    if seat == 1:
        return 12.0 if (first - second)[value] else 0.0
    if first.total() < ROW - 1:
        return eager(state, seat, action)
    matched = first == second and value in [value_of(card) for card in state.hands[1]]
    return 20.0 if matched else -1.0


#: Twenty businesses for six bosses so that none of them ever reaches a goal: by seat, how many of each kind.
SHARES = ((2, 2, 0, 0), (2, 2, 0, 0), (0, 0, 2, 2), (0, 0, 2, 2), (1, 1, 1, 0), (0, 0, 0, 1))


def sharing(state: PokerState, seat: int, action: PokerAction) -> float:
    """Build only where one more business does not spoil the shares; elsewhere lay low and apart."""
    if action.kind == act.PLAY:
        kind = state.kinds[action.place]
        if _heir(state, action.place) == seat:
            return 20.0 + eager(state, seat, action)
        row = state.row_of(action.place, seat)
        spoils = rank_of(strength([*row, action.card])) >= PAIR or len(row) >= 2
        return -40.0 if spoils else -value_of(action.card) - kind
    if action.kind == act.DRAW:
        return 4.0
    if action.kind == act.STAKE:
        place = state.stack[-1].about[0]
        return float(value_of(action.card)) * (1 if _heir(state, place) == seat else -1)
    return SPECIALS[act.PISTOL_SHOT] if action.kind == act.PISTOL_SHOT else -30.0


def _heir(state: PokerState, place: int) -> int:
    """Who is to have the business at a place: the neediest, and not all at once."""
    kind = state.kinds[place]
    lacking = [SHARES[seat][kind] - state.owned[seat * KINDS + kind] for seat in range(state.players)]
    # Of two places of one kind the second goes to the next heir.
    earlier = state.kinds[:place].count(kind)
    heirs = sorted(range(state.players), key=lambda seat: -lacking[seat])
    return heirs[min(earlier, sum(lack > 0 for lack in lacking) - 1)]


def holding_back(state: PokerState, seat: int, action: PokerAction) -> float:
    """Lay everything, but never a fifth card: in the end nobody can act."""
    if action.kind == act.PLAY:
        return -50.0 if len(state.row_of(action.place, seat)) == ROW - 1 else 9.0
    return 1.0
