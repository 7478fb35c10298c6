"""The fields of an observation of Chicago Gangsters, and of an action, in their order."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.actions import PAYMENTS
from backroom.games.chicago_gangsters.box import COALITIONS, DISTRICTS, LOOTS, PACKAGES
from backroom.games.chicago_gangsters.cards import CLANS, KINDS, PERSON_COUNT, SIDES, TYPES
from backroom.games.chicago_gangsters.evaluation import REASONS
from backroom.games.chicago_gangsters.state import COVERED, SOURCES
from backroom.kernel.encoding import Field, of_each, width_of

SEATS: Final = 5
#: The clans, and Mr. X.
CLAN_COUNT: Final = CLANS + 1
#: A word: points, one of the kinds, nothing.
WORD: Final = 1 + len(KINDS) + 1
#: A card that an action is about: type, kind, value.
CARD: Final = TYPES + len(KINDS) + 1
PROMPTS: Final = (
    "duel", "window", "mr-x", "commit", "thug", "compensation", "package", "payment", "poker-player", "end-of-round",
)  # fmt: skip
#: A district and a loot card, with what they say.
DISTRICT: Final = DISTRICTS + len(KINDS) + 1
LOOT: Final = LOOTS + 3 * PACKAGES
ABOUT: Final = SEATS + 3 + 4
ENDING: Final = SEATS + 1 + 7
EVALUATED_SEAT: Final = 2 + 2 * TYPES + 5 + 3 + 2
EVALUATED: Final = 1 + SEATS * EVALUATED_SEAT + TYPES + 1 + PERSON_COUNT * (SEATS + 4) + 4 + 2 * len(REASONS)

#: What lies face down is told by how it lies, and by who has turned it up.
_OF_LAID: Final = "laid manner turned question hidden"
_OF_A_SEAT: Final = (
    Field("clan", CLAN_COUNT, "its clan; the last is Mr. X", "clan_of"),
    Field("side", len(SIDES), "challengers, defenders", "side_of"),
    Field("partner", SEATS, "the other clan on its side, by seat", "partners"),
    Field("hand size", 1, "cards in hand, and those laid while that is untold, in 8ths", "hands laid manner turned"),
    Field("face down", 1, "cards that lie face down + 1, in 8ths; 0 if that is untold", _OF_LAID),
    Field("laid", TYPES, "cards laid that the seat sees, by type in 8ths", _OF_LAID),
    Field("returned", TYPES, "cards that went back to the hand, by type in 8ths", "returned"),
    Field("manner", COVERED + 1, "how its cards lie: not laid, openly, counted, covered", "manner"),
    Field("shown", 1, "cards it has shown this round, in halves", "shown partners"),
    Field("pledge", WORD, "what it has pledged: points in 32nds, one of three kinds, nothing", "pledges partners"),
    Field("request", WORD, "what it has asked for, in the same way", "requests partners"),
    Field("known", TYPES, "cards it is known to have, by type in 8ths", "known"),
    Field("known to all", TYPES, "where partners whisper: those that everybody knows of", "known"),
    Field("known of me", TYPES, "where partners whisper: own cards that it knows of", "known"),
    Field("alcohol", SOURCES, "alcohol by source, in 64ths: loot, abilities, showdown, Godfather", "earned"),
    Field("points", 1, "Godfather points, in 64ths", "points"),
    Field("kept", 1, "words kept, in 16ths", "kept"),
    Field("broken", 1, "words broken, in 16ths", "broken"),
)
#: What is told of each seat.
SEAT: Final = width_of(_OF_A_SEAT)

FIELDS: Final = (
    Field("variants", 2, "with the Godfather; partners whisper", "layers"),
    Field("seats", SEATS, "a one for each seat that plays", "players"),
    Field("round", 1, "the round, in 16ths", "round"),
    Field("pile", 1, "means cards in the draw pile, in 64ths", "pile"),
    Field("discards", TYPES, "the discard pile: means cards by type, in 8ths", "discards"),
    Field("coalitions", COALITIONS, "pairings that have not been turned up yet", "coalitions"),
    Field("districts", DISTRICTS, "districts that have not been turned up yet", "districts"),
    Field("loots", LOOTS, "loot cards that have not been turned up yet", "loots"),
    Field("coalition", COALITIONS, "the pairing of this round", "coalition"),
    Field("district", DISTRICT, "the district; means that may be used; persons count", "district"),
    Field("loot", LOOT, "the loot card; by package alcohol in 16ths, means in 8ths, a person", "loot"),
    Field("person", PERSON_COUNT, "the person who lies open", "person"),
    Field("question", SEATS, "who may leave a card face down, by seat", "question"),
    Field("lone", SEATS, "who stands alone, by seat", "lone"),
    Field("ousted", SEATS, "who was ousted this round, by seat", "ousted"),
    Field("godfather", SEATS, "who holds the Godfather's card, by seat", "godfather"),
    Field("fresh", SEATS, "who took it this round, by seat", "fresh"),
    Field("hidden", TYPES, "the own card that is left face down, by type", "hidden question"),
    Field("turned", SEATS, "whose cards have been turned up, by seat", "turned"),
    Field("thug", 1, "the thug is declared, as far as the seat knows", "thug"),
    Field("shut", 1, "the Godfather's card can no longer be taken", "shut"),
    Field("declared", 1, "the seat itself has declared in the window that is open", "declared"),
    Field("challengers won", 1, "rounds won by challengers, in 16ths", "challenger_wins"),
    Field("losers empty", 1, "rounds whose losers went empty, in 16ths", "losers_empty"),
    Field("marks", 2 * SEATS, "by side: who chooses first on a tie, by seat", "marks"),
    Field("announced", 2, "by side: the sum that was announced + 1, in 64ths; 0 before", "announced"),
    Field("hand", TYPES, "own hand: means cards by type, in 8ths", "hands"),
    Field("stake", TYPES, "own card for the duel, by type", "stakes"),
    Field("taken", PACKAGES * SEATS, "by package: who took it, by seat", "taken"),
    Field(
        "owners",
        PERSON_COUNT * (SEATS + 3),
        "by person: whose it is, by seat; in the pile; out; on display",
        "owners",
    ),
    *of_each(SEATS, "seat", _OF_A_SEAT),
    Field("duel", 1 + SEATS * TYPES, "the last duel: its round, in 16ths; cards by seat and type", "duel"),
    Field(
        "evaluation",
        EVALUATED,
        "the last round that was evaluated: its round, in 16ths; by seat: challengers, "
        "defenders, cards that counted, cards returned, points of means, persons, acting "
        "persons and the thug in 64ths, doubled, left a card face down, was Mr. X, went empty, "
        "chose among the winners, among the losers (1 for the first, a half for the second); "
        "the card left face down, whether it counted; by person: whose (as in owners), points "
        "in 8ths; sums + 1 that were announced, final sums + 1, in 64ths; why the first of the "
        "winners, of the losers chose first: " + ", ".join(REASONS),
        "evaluation",
    ),
    Field(
        "asked",
        len(PROMPTS) + SEATS + 1,
        "what is asked: " + ", ".join(PROMPTS) + "; of whom, by seat; what is left of the round, in 16ths",
        "stack",
    ),
    Field(
        "asked about",
        ABOUT,
        "duel: who fights, by seat; window: the first or second; commit, thug: the side, or both; compensation, "
        "package: winners or losers; payment: the informer or the smuggler, points paid in 16ths; poker player: "
        "cards thrown, their value, cards picked, their value, in 16ths",
        "stack",
    ),
    Field(
        "end of round",
        ENDING,
        "who was first, by seat; how many are through, in 8ths; what the present one has done: drew, fenced, played "
        "poker, drew extra, swapped, traded with the informer, with the smuggler",
        "stack",
    ),
    Field("outcome", 1 + 2 * SEATS, "the game is over; who won, by seat; scores in 64ths, by seat", "outcome"),
)
LEFT_OUT: Final = {"outcome.reason": "how the end is called: the scores say it"}
ACTION_FIELDS: Final = (
    Field("card", CARD, "the means card: its type, its kind, its value in 8ths"),
    Field("manner", COVERED, "openly, counted, covered"),
    Field("side", len(SIDES), "challengers, defenders"),
    Field("package", 2, "the first, the second"),
    Field("payment", len(PAYMENTS), ", ".join(PAYMENTS)),
    Field("person", 2, "the informer, the smuggler"),
    Field("word", WORD, "points in 32nds, one of three kinds, nothing"),
)
