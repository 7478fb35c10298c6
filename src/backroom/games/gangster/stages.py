"""Stages: district cards and double markers, the day of reckoning, the next stage, the end (GA-15, GA-32, GA-70)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.gangster import events
from backroom.games.gangster.board import DISTRICTS, Board
from backroom.games.gangster.pieces import STAGES
from backroom.games.gangster.reckoning import DistrictScore, Reckoning, score_district
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import one_area
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event
from backroom.kernel.state import Outcome


def district_cards(state: GangsterState) -> i64:
    """The cards of all districts in play, without policemen."""
    cards: i64 = 0
    for area in range(DISTRICTS):
        if state.table_at[area] >= 0:
            cards |= one_area(area)
    return cards


def draw_bit(bits: i64, chance: Chance) -> i64:
    """The number of any bit that is set: a card out of a bag."""
    left = chance.below(count_bits(bits))
    at: i64 = 0
    while True:
        if bits >> at & 1:
            if left == 0:
                return at
            left -= 1
        at += 1


def count_bits(bits: i64) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def begin_stage(state: GangsterState, board: Board, chance: Chance, log: list[Event] | None) -> None:
    """GA-15: one district is doubled at once, then the policemen are shuffled in."""
    if log is not None:
        log.append(events.stage_begun(state.stage, board.gangsters[state.stage]))
    state.doubled = 0
    state.pile = district_cards(state)
    draw_district_card(state, board, chance, log)
    for policeman in range(board.policemen[state.players - 2]):
        state.pile |= one_area(DISTRICTS + policeman)


def draw_district_card(state: GangsterState, board: Board, chance: Chance, log: list[Event] | None) -> None:
    """GA-32: a policeman does nothing, a district gets a double marker."""
    card = draw_bit(state.pile, chance)
    state.pile &= ~one_area(card)
    if card >= DISTRICTS:
        if log is not None:
            log.append(events.policeman_drawn())
        return
    state.doubled |= one_area(card)
    if log is not None:
        log.append(events.marker_laid(board.name(card), count_bits(state.doubled), board.markers))


def reckon(state: GangsterState, board: Board, chance: Chance, log: list[Event] | None) -> None:
    """GA-70, GA-71: a casino card for the ?s of the day, then every district; it leaves the game."""
    card = draw_bit(state.casino, chance)
    state.casino &= ~one_area(card)
    casino = board.casino[card]
    if log is not None:
        log.append(events.reckoning_begun(state.seat, state.stage, casino))
    districts: list[DistrictScore] = []
    first = state.stage * state.colours
    for area in range(DISTRICTS):
        if state.table_at[area] < 0:
            continue
        score = score_now(state, board, area, casino)
        for line in score.lines:
            state.points[first + line.colour] += line.points
        districts.append(score)
        if log is not None:
            log.append(events.district_reckoned(score, board))
    state.reckoning = Reckoning(state.stage, state.seat, casino, districts)
    if log is not None:
        for seat in range(state.players):
            earned = 0
            for colour in range(seat, state.colours, state.players):
                earned += state.points[first + colour]
            log.append(events.influence_told(seat, earned, influence_of(state, seat)))


def score_now(state: GangsterState, board: Board, area: int, casino: int) -> DistrictScore:
    """What a district with a table would score now; `casino` may be UNKNOWN."""
    doubled = bool(state.doubled >> area & 1)
    table = board.tables[state.table_at[area]]
    return score_district(table, state.fields, area * board.width, state.colours, area, doubled, casino)


def influence_of(state: GangsterState, seat: int) -> int:
    """A player's points: those of all colours that are this player's (GA-81)."""
    total = 0
    for colour in range(seat, state.colours, state.players):
        total += state.influence(colour)
    return total


def end_stage(state: GangsterState, board: Board, chance: Chance, log: list[Event] | None) -> None:
    """GA-73: fresh gangsters and district cards; everything else stays. After the third stage the game is over."""
    if state.stage == STAGES - 1:
        _end_game(state, log)
        return
    state.stage += 1
    fresh = board.gangsters[state.stage]
    for colour in range(state.colours):
        state.reserve[colour] -= fresh
        state.aboard[colour] += fresh
    begin_stage(state, board, chance, log)


def _end_game(state: GangsterState, log: list[Event] | None) -> None:
    """GA-75: most influence wins; equal ones share."""
    scores = [influence_of(state, seat) for seat in range(state.players)]
    most = max(scores)
    winners = [seat for seat in range(state.players) if scores[seat] == most]
    reason = "most-influence" if len(winners) == 1 else "equal-influence"
    state.stack = []
    state.outcome = Outcome(reason, winners, scores)
    if log is not None:
        log.append(events.game_ended(reason, winners, most))
