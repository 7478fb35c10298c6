"""The fields of an observation of Gangster, and of an action, in their order."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster.board import AREAS, CASINO_CARDS, DISTRICTS, POINT_TABLES
from backroom.games.gangster.pieces import CARDS, COLOURS, EQUIPMENT, KINDS, LONG_TRUNK_ROOM, ON_OFFER, SLOTS, STAGES
from backroom.kernel.encoding import Field, of_each, width_of

#: The most seats, and the most colours.
SEATS: Final = len(COLOURS)
PROMPTS: Final = ("colour", "turn", "destination", "bumper", "dump", "equipment", "door")
#: GA-5: there are three.
POLICEMEN: Final = 3
#: A point table: which it is, its fields, and up to five places with their points, or with the casino's.
TABLE: Final = POINT_TABLES + 1 + 2 * len(COLOURS)
#: A colour's line in a district on a day of reckoning.
LINE: Final = 6
RECKONED_DISTRICT: Final = 2 + SEATS * LINE
RECKONING: Final = STAGES + SEATS + 1 + DISTRICTS * RECKONED_DISTRICT

_OF_A_COLOUR: Final = (
    Field("car", AREAS, "the area where its car stands", "car_at"),
    Field("aboard", 1, "own gangsters in the car, in 32nds", "aboard"),
    Field("reserve", 1, "gangsters not yet in play, in 32nds", "reserve"),
    Field("drowned", 1, "gangsters in the lake, in 32nds", "drowned"),
    Field("trunk", LONG_TRUNK_ROOM * SEATS, "foreign gangsters in the trunk, each by colour", "trunk"),
    Field("gear", SLOTS * KINDS, "equipment in the left slot, in the right slot: " + ", ".join(EQUIPMENT), "gear"),
    Field("cards", CARDS, "its open movement cards", "cards"),
    Field("idle", 1, "turns in a row without driving, in 16ths", "idle"),
    Field("points", STAGES, "influence by stage, in 64ths", "points"),
)
OF_A_COLOUR: Final = width_of(_OF_A_COLOUR)


def fields_of(width: int) -> list[Field]:
    """For a board whose largest table has so many fields. Colours are counted from the seat's own first one on."""
    return [
        Field("colour", SEATS, "the seat's own first colour, in the order of the actions that name one"),
        Field("seats", SEATS, "a one for each seat that plays", "players"),
        Field("colours", SEATS, "a one for each colour that plays", "colours"),
        Field("on turn", SEATS, "whose turn it is, by seat", "seat"),
        Field("colour on turn", SEATS, "with which colour", "colour"),
        Field("turn", 1, "turns before this one, in 64ths", "turn"),
        Field("stage", STAGES, "the stage", "stage"),
        Field("doubled", DISTRICTS, "districts with a double marker", "doubled"),
        Field("reached end", DISTRICTS, "districts whose last field has been occupied (GA-42)", "reached_end"),
        Field("pile", DISTRICTS + POLICEMEN, "cards in the pile: districts, then policemen", "pile"),
        Field("casino", CASINO_CARDS, "casino cards in the pile", "casino"),
        Field(
            "tables",
            DISTRICTS * TABLE,
            "by district: which point table lies there, its fields in 32nds, and of each of up to five places the "
            "points, in 16ths, and whether the casino card says them",
            "table_at",
        ),
        Field("fields", DISTRICTS * width * SEATS, "by district and field: the colour that stands there", "fields"),
        Field("harbour", ON_OFFER * KINDS, "what lies open at the Gold Coast: " + ", ".join(EQUIPMENT), "harbour"),
        Field("supply", KINDS, "equipment in the supply by kind, in 8ths", "supply"),
        *of_each(SEATS, "colour", _OF_A_COLOUR),
        Field(
            "reckoning",
            RECKONING,
            "the last day of reckoning: its stage, who brought it about, the casino number in 16ths; by district "
            "whether it scored, whether it was doubled, and by colour gangsters in 16ths, rank in 32nds, whether "
            "rank decided, place from 1 in 8ths, what the place said in 16ths, points + 1 in 16ths",
            "reckoning",
        ),
        Field("asked", len(PROMPTS) + SEATS, "what is asked: " + ", ".join(PROMPTS) + "; of whom, by seat", "stack"),
        Field("asked about", 1, "steps to drive, in 8ths", "stack"),
        Field("outcome", 1 + 2 * SEATS, "the game is over; who won, by seat; scores in 64ths, by seat", "outcome"),
    ]


LEFT_OUT: Final = {"outcome.reason": "how the end is called: the scores say it"}


def action_fields_of(width: int) -> list[Field]:
    return [
        Field("colour", SEATS, "the colour, counted from the seat's own first one"),
        Field("area", AREAS, "the area"),
        Field("field", width, "the field of its table"),
        Field("card", CARDS + 2, "the movement card; how far it goes, in 8ths; with the motor"),
        Field("equipment", KINDS, ", ".join(EQUIPMENT)),
    ]
