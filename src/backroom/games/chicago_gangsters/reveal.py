"""The beginning of a round: coalition, district, loot and person are turned up (CG-21), or the end card (CG-80)."""

from __future__ import annotations

from mypy_extensions import i64

from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.box import CERTAIN_ROUNDS, PACKAGES, Box
from backroom.games.chicago_gangsters.cards import (
    CHALLENGERS,
    DEFENDERS,
    MR_X,
    NO_CARD,
    NO_SIDE,
    NOBODY,
)
from backroom.games.chicago_gangsters.packs import NO_CARDS
from backroom.games.chicago_gangsters.sides import members, seat_of_clan
from backroom.games.chicago_gangsters.state import IN_PILE, NOT_LAID, ON_DISPLAY, GangstersState, replaced
from backroom.games.chicago_gangsters.talk import SILENT
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event


def reveal(state: GangstersState, box: Box, chance: Chance, log: list[Event] | None) -> bool:
    """Turn up the cards of the next round; False if the end card came instead."""
    left = count_bits(state.coalitions)
    # CG-11: from the eleventh card on, the end card is one of those that are left.
    at = chance.below(left + (1 if state.round >= CERTAIN_ROUNDS else 0))
    if at == left:
        return False
    state.round += 1
    state.coalition = nth_bit(state.coalitions, at)
    state.coalitions &= ~(1 << state.coalition)
    state.district = nth_bit(state.districts, chance.below(count_bits(state.districts)))
    state.districts &= ~(1 << state.district)
    state.loot = nth_bit(state.loots, chance.below(count_bits(state.loots)))
    state.loots &= ~(1 << state.loot)
    state.person = person_from_pile(state.owners, chance)
    state.owners = replaced(state.owners, state.person, ON_DISPLAY)
    _clear_table(state)
    take_sides(state, box)
    if log is not None:
        tell_round(state, box, log)
    return True


def person_from_pile(owners: list[int], chance: Chance) -> int:
    """A person at random out of those nobody has turned up."""
    waiting: i64 = 0
    person: i64 = 1
    for owner in owners:
        if owner == IN_PILE:
            waiting |= person
        person <<= 1
    return nth_bit(waiting, chance.below(count_bits(waiting)))


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: i64, n: i64) -> i64:
    """The number of the n-th bit that is set, from 0."""
    bit: i64 = 0
    while True:
        if mask >> bit & 1:
            if n == 0:
                return bit
            n -= 1
        bit += 1


def _clear_table(state: GangstersState) -> None:
    players = state.players
    state.ousted = NOBODY
    state.fresh = NOBODY
    state.shut = False
    state.hidden = NO_CARD
    state.turned = 0
    state.announced = [-1, -1]
    state.taken = [NOBODY] * PACKAGES
    state.returned = [NO_CARDS] * players
    for seat in range(players):
        state.manner[seat] = NOT_LAID
        state.pledges[seat] = SILENT
        state.requests[seat] = SILENT
        state.shown[seat] = 0


def take_sides(state: GangstersState, box: Box) -> None:
    """The coalition card's sides, ? and marks, for those who have the clans (CG-90, CG-92)."""
    coalition = box.coalitions[state.coalition]
    sides = [NO_SIDE if clan == MR_X else coalition.sides[clan] for clan in state.clan_of]
    state.side_of = sides
    state.question = seat_of_clan(state, coalition.question)
    state.marks = [seat_of_clan(state, clan) for clan in coalition.marks]
    partners = [NOBODY] * state.players
    #: By side: who of it has come up already.
    waiting = [NOBODY] * (NO_SIDE + 1)
    for seat, side in enumerate(sides):
        partner = waiting[side]
        if partner == NOBODY:
            waiting[side] = seat
        else:
            partners[seat] = partner
            partners[partner] = seat
    state.partners = partners
    state.lone = partners.index(NOBODY) if state.players == 3 else NOBODY


def tell_round(state: GangstersState, box: Box, log: list[Event]) -> None:
    """What has been turned up."""
    district = box.districts[state.district]
    log.append(events.round_begun(state.round, district.name, district.means, district.persons, state.person))
    for side in (CHALLENGERS, DEFENDERS):
        log.append(events.side_named(side, members(state, side)))
    if state.question != NOBODY:
        log.append(events.question_given(state.question))
    packages = box.loots[state.loot]
    log.append(events.winners_loot(packages[0], packages[1]))
    log.append(events.losers_loot(packages[2], packages[3]))
