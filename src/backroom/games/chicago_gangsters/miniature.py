"""The miniature (CG-129): the last round with three means cards, for whoever wants to work out a whole game."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.box import COALITIONS, Box
from backroom.games.chicago_gangsters.cards import CARD_NUMBERS, PERSONS
from backroom.games.chicago_gangsters.packs import one, put_in
from backroom.games.chicago_gangsters.piles import any_of
from backroom.games.chicago_gangsters.reveal import take_sides, tell_round
from backroom.games.chicago_gangsters.state import IN_PILE, LOOT, ON_DISPLAY, OUT, SOURCES, GangstersState
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event

PLAYERS: Final = 3
#: What is turned up, by its place in the data file; and the one district that nobody has turned up.
COALITION: Final = 0
DISTRICT: Final = 1
UNSEEN_DISTRICT: Final = 0
LOOT_CARD: Final = 0
#: Persons without abilities: one of each seat, the one on display, and those nobody has turned up. The others are out.
OWNED: Final = [PERSONS.index(name) for name in ("bank-director", "mayor", "police-chief")]
DISPLAYED: Final = PERSONS.index("prosecutor")
UNSEEN: Final = [PERSONS.index(name) for name in ("informer", "judge", "senator")]
#: What stands on everybody's sheet.
ALCOHOL: Final = 12
#: All means cards there are; everybody is dealt one.
CARDS: Final = [CARD_NUMBERS[text] for text in ("weapons-2", "weapons-4", "bribes-3")]
PACK: Final = sum([one(card) for card in CARDS])


def lay_out(state: GangstersState, box: Box, chance: Chance, log: list[Event] | None) -> None:
    """The twelfth round, turned up on an empty table; only the cards are dealt."""
    state.round = COALITIONS
    state.coalition = COALITION
    state.district = DISTRICT
    state.loot = LOOT_CARD
    state.person = DISPLAYED
    state.coalitions = 0
    state.districts = 1 << UNSEEN_DISTRICT
    state.loots = 0
    state.clan_of = list(range(PLAYERS))
    state.owners = [OUT] * len(PERSONS)
    for person in UNSEEN:
        state.owners[person] = IN_PILE
    state.owners[DISPLAYED] = ON_DISPLAY
    for seat in range(PLAYERS):
        state.owners[OWNED[seat]] = seat
        state.earned[seat * SOURCES + LOOT] = ALCOHOL
        card = any_of(state.pile, chance)
        state.pile -= one(card)
        put_in(state.hands, seat, one(card))
        if log is not None:
            log.append(events.clan_dealt(seat, state.clan_of[seat], box))
            log.append(events.hand_dealt(seat, [card]))
            log.append(events.person_dealt(seat, OWNED[seat]))
    take_sides(state, box)
    if log is not None:
        tell_round(state, box, log)
