"""The fields of an observation of Chicago, and of an action, in their order."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.gangs import FIGURES, GANG_COUNT, MOST_RINGS, PHASE_COUNT
from backroom.games.chicago.plan import BUILDINGS
from backroom.games.chicago.state import CAUSE_NAMES, CAUSES, GOALS
from backroom.kernel.encoding import Field, of_each, width_of

SEATS: Final = 4
PROMPTS: Final = ("colour", "hire", "place", "turn", "move", "ally", "fight")
#: A place: whose members stand there, and how many of each strength.
PLACE: Final = GANG_COUNT + MOST_RINGS
ABOUT: Final = GANG_COUNT + 2 + 3 + 1
#: Where an action leads from or to: the place, its column and row, whether it is a building, its value.
SPOT: Final = 5

_OF_A_GANG: Final = (
    Field("player", SEATS, "whose it is, by seat", "player_of"),
    Field("chips", 1, "chips not laid, in 32nds", "chips"),
    Field("figures", 1, "figures never hired, in 32nds", "figures"),
    Field("lost", 1, "figures lost for good, in 32nds", "lost"),
    Field("cash", 1, "money, in 131,072nds", "cash"),
    Field(
        "accounts",
        PHASE_COUNT * CAUSES,
        "money in and out by phase and cause, in 131,072nds: " + ", ".join(CAUSE_NAMES),
        "accounts phase",
    ),
    Field("waiting", FIGURES, "rings of the members that wait to enter, the first bought first, in 4ths", "waiting"),
)
#: What is told of each gang.
OF_A_GANG: Final = width_of(_OF_A_GANG)


def fields_of(places: int) -> list[Field]:
    """For a plan with so many places. Gangs are counted clockwise, from the seat's own first one on."""
    return [
        Field("variants", 2, "crowded houses; guarded casinos (CH-100, CH-101)"),
        Field("seats", SEATS, "a one for each seat that plays", "players"),
        Field("gang", GANG_COUNT, "the seat's own first gang, as places and actions count them; none yet", "player_of"),
        Field("phase", PHASE_COUNT, "the phase; none before the first", "phase"),
        Field("round", 1, "the round of the phase, from 0, in 8ths", "round"),
        Field("start", GANG_COUNT, "the gang that starts in this phase", "start"),
        Field("on turn", GANG_COUNT, "the gang on turn", "gang"),
        Field("points", 1, "its movement points, in 16ths", "points"),
        Field("clock", 1, "how often something changed that a goal could hang on, in 256ths", "clock"),
        Field("siege", 1, "the place of a siege + 1, in 256ths; 0 for none", "siege"),
        Field("besiegers", MOST_RINGS, "members that wait there to fight by strength, in 8ths", "besiegers"),
        Field("rings", 1, "rings in the bank, in 256ths", "rings"),
        Field("since", SEATS * GOALS, "by seat: since when each goal is held, + 1, in 256ths; 0 for not held", "since"),
        *of_each(GANG_COUNT, "gang", _OF_A_GANG),
        Field("men", places * PLACE, "by place: the gang that stands there, its members by strength in 8ths", "men"),
        Field("owner", BUILDINGS * GANG_COUNT, "by building: the gang that it belongs to", "owner"),
        Field(
            "asked",
            len(PROMPTS) + SEATS + 1,
            "what is asked: " + ", ".join(PROMPTS) + "; of whom, by seat; what is left of the phase, in 64ths",
            "stack",
        ),
        Field(
            "asked about",
            ABOUT,
            "the gang, in a fight the foe; attacker or defender; hire, turn: members bought with one, two, three "
            "rings, in 8ths; ally: the place + 1, in 256ths",
            "stack",
        ),
        Field("outcome", 1 + 2 * SEATS, "the game is over; who won, by seat; scores in 131,072nds, by seat", "outcome"),
    ]


LEFT_OUT: Final = {
    "outcome.reason": "how the end is called: goals and scores say it",
    "places": "the men at each place say it",
}
ACTION_FIELDS: Final = (
    Field("gang", GANG_COUNT, "the gang, counted from the first"),
    Field("rings", MOST_RINGS, "the rings of the member"),
    Field("foe", MOST_RINGS, "the rings of its opponent"),
    Field("from", SPOT, "place + 1 in 256ths; column and row in 32nds; a building; its value, in 16,384ths"),
    Field("to", SPOT, "the same of where it leads"),
)
