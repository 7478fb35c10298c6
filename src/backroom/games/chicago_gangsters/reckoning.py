"""Turning cards up, adding up, and evaluating a round (CG-33, CG-34, CG-40 to CG-43, CG-102, CG-103)."""

from __future__ import annotations

from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import (
    CHALLENGERS,
    KIND_OF,
    NO_CARD,
    NO_SIDE,
    NOBODY,
    THUG,
)
from backroom.games.chicago_gangsters.evaluation import (
    ALONE,
    FAVOURED,
    LARGER,
    LOSERS,
    MARKED,
    NO_SHARE,
    TOOK_CARD,
    Evaluation,
)
from backroom.games.chicago_gangsters.knowledge import cards_joined, cards_left
from backroom.games.chicago_gangsters.laying import left_down
from backroom.games.chicago_gangsters.packs import NO_CARDS, of_kinds, one, put_in, take_out, texts_of
from backroom.games.chicago_gangsters.sides import has_thug, members
from backroom.games.chicago_gangsters.state import OPENLY, OUT, GangstersState, replaced
from backroom.games.chicago_gangsters.strength import (
    NOTHING,
    Contribution,
    person_worths,
    points_by_seat,
    points_of,
    usable_kinds,
    weighed,
)
from backroom.games.chicago_gangsters.talk import SILENT, is_kept
from backroom.kernel.event import EVERYONE, Event


def turn_up_side(state: GangstersState, box: Box, side: int, log: list[Event] | None) -> None:
    """CG-33, CG-34: a side's cards are turned up together, and its sum is announced."""
    points = 0
    persons = points_by_seat(box, state.district, state.owners)
    for seat in members(state, side):
        _turn_up(state, box, seat, log)
        points += _weigh(state, box, seat, state.laid[seat] - left_down(state, seat), points_of(persons, seat)).total
    state.announced = replaced(state.announced, side, points)
    if log is not None:
        log.append(events.sum_announced(side, points))


def evaluate(state: GangstersState, box: Box, log: list[Event] | None) -> None:
    """Turn up what still lies face down, find out who won, discard what was used, let the thug go."""
    mr_x = state.mr_x()
    if mr_x != NOBODY:
        _turn_up(state, box, mr_x, log)
    hidden_counts = _turn_up_hidden(state, box, log)
    evaluation = _evaluation(state, box, mr_x, hidden_counts)
    state.evaluation = evaluation
    for seat in range(state.players):  # CG-42
        state.discards += state.laid[seat]
        state.laid[seat] = NO_CARDS
    if state.thug:  # CG-75: for good
        state.owners = replaced(state.owners, THUG, OUT)
        state.thug = False
    if evaluation.winner == CHALLENGERS:
        state.challenger_wins += 1
    if not evaluation.reached_half:
        state.losers_empty += 1
    if log is not None:
        _tell(state, evaluation, log)
    _mark_pledges(state, evaluation, log)


def _turn_up(state: GangstersState, box: Box, seat: int, log: list[Event] | None) -> None:
    """One seat's cards, but for one left face down; those that may not be used go back to the hand."""
    left = left_down(state, seat)
    up = state.laid[seat] - left
    back = up - of_kinds(up, usable_kinds(box, state.district, state.owners, seat))
    if up and state.manner[seat] != OPENLY:
        cards_left(state, seat, up)
    if back:
        take_out(state.laid, seat, back)
        put_in(state.hands, seat, back)
        state.returned = replaced(state.returned, seat, back)
        cards_joined(state, seat, back)
    state.turned |= 1 << seat
    if log is not None:
        log.append(events.cards_turned_up(seat, texts_of(up), int(left != NO_CARDS)))
        if back:
            log.append(events.cards_returned(seat, texts_of(back)))


def _turn_up_hidden(state: GangstersState, box: Box, log: list[Event] | None) -> bool:
    """CG-40: the card left face down; a bluff goes to the discards."""
    card = state.hidden
    if card == NO_CARD:
        return False
    seat = state.question
    cards_left(state, seat, one(card))
    counts = bool(usable_kinds(box, state.district, state.owners, seat) >> KIND_OF[card] & 1)
    if not counts:
        take_out(state.laid, seat, one(card))
        state.discards += one(card)
    if log is not None:
        log.append(events.hidden_turned_up(seat, card, counts))
    return counts


def _weigh(state: GangstersState, box: Box, seat: int, pack: int, persons: int) -> Contribution:
    """What a seat brings with cards that were turned up: what cannot be used has gone back."""
    return weighed(box, state.district, pack, persons, seat == state.lone, has_thug(state, seat, THUG))


def _evaluation(state: GangstersState, box: Box, mr_x: int, hidden_counts: bool) -> Evaluation:
    sides = state.side_of
    if state.ousted != NOBODY:
        sides = replaced(sides, state.ousted, NO_SIDE)
    contributions: list[Contribution] = []
    persons = points_by_seat(box, state.district, state.owners)
    sums = [0, 0]
    for seat in range(state.players):
        if sides[seat] == NO_SIDE:
            contributions.append(NOTHING)
            continue
        brought = _weigh(state, box, seat, state.laid[seat], points_of(persons, seat))
        contributions.append(brought)
        sums[sides[seat]] += brought.total
    winner = 1 if sums[1] > sums[0] else 0
    half = sums[1 - winner] * 2 >= sums[winner]
    takers: list[list[int]] = []
    reasons: list[int] = []
    empty = NOBODY
    for role in range(2):
        side = winner if role == 0 else 1 - winner
        if role == LOSERS and not half:
            takers.append([])
            reasons.append(NO_SHARE)
            continue
        order, reason = _order(state, side, sides, contributions, mr_x)
        if len(order) == 3:
            empty = order.pop()
        takers.append(order)
        reasons.append(reason)
    return Evaluation(
        state.round, sides, state.laid[:], state.returned, state.question if state.hidden != NO_CARD else NOBODY,
        state.hidden, hidden_counts, state.owners, person_worths(box, state.district, state.owners), contributions,
        mr_x, state.announced, sums, takers, reasons, empty,
    )  # fmt: skip


def _order(
    state: GangstersState, side: int, sides: list[int], contributions: list[Contribution], mr_x: int
) -> tuple[list[int], int]:
    """Everybody on a side, the larger contributor first, and why the first one is first (CG-50, CG-103)."""
    order: list[int] = []
    for seat in range(state.players):
        if sides[seat] != side:
            continue
        at = len(order)
        while at > 0 and _before(state, side, seat, order[at - 1], contributions, mr_x):
            at -= 1
        order.insert(at, seat)
    if len(order) == 1:
        return order, TOOK_CARD if order[0] == state.fresh else ALONE
    if contributions[order[0]].total > contributions[order[1]].total:
        return order, LARGER
    return order, FAVOURED if order[0] == mr_x else MARKED


def _before(
    state: GangstersState, side: int, seat: int, other: int, contributions: list[Contribution], mr_x: int
) -> bool:
    """Whether `seat` chooses before `other`: more points, else Mr. X, else the marked clan."""
    more = contributions[seat].total - contributions[other].total
    if more:
        return more > 0
    if seat == mr_x or other == mr_x:
        return seat == mr_x
    return state.marks[side] == seat


def _tell(state: GangstersState, evaluation: Evaluation, log: list[Event]) -> None:
    for seat in range(state.players):
        if evaluation.sides[seat] != NO_SIDE:
            log.append(events.brought(seat, evaluation))
    log.append(events.round_evaluated(evaluation))


def _mark_pledges(state: GangstersState, evaluation: Evaluation, log: list[Event] | None) -> None:
    """What came of each pledge; everybody remembers it."""
    for seat in range(state.players):
        word = state.pledges[seat]
        if word == SILENT:
            continue
        kept = is_kept(word, evaluation, seat)
        if kept:
            state.kept = replaced(state.kept, seat, state.kept[seat] + 1)
        else:
            state.broken = replaced(state.broken, seat, state.broken[seat] + 1)
        if log is not None:
            log.append(events.pledge_marked(seat, word, kept, listeners(state, seat)))


def listeners(state: GangstersState, seat: int) -> int:
    """Who hears what this seat says: the table (CG-31), or the two partners where they whisper."""
    if state.layers == 1:
        return EVERYONE
    return 1 << seat | 1 << state.partners[seat]
