"""What a boss can do in Chicago Poker: the finite table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from backroom.games.chicago_poker.cards import BOSSES, CARD_TEXTS, CARDS, GANGSTERS, PLACES
from backroom.kernel.action import Action, ActionTable

DRAW: Final = 0
PLAY: Final = 1
MURDER_OF: Final = 2
RAID_ON: Final = 3
LIMOUSINE_RIDE: Final = 4
CARRY: Final = 5
PARK: Final = 6
PISTOL_SHOT: Final = 7
BLACKMAIL_FOR: Final = 8
FORGO: Final = 9
DISCARD: Final = 10
STAKE: Final = 11
#: What each kind is called.
ACTION_KINDS: Final = (
    "draw", "play", "murder", "raid", "limousine", "carry", "park", "pistol", "blackmail", "forgo", "discard", "stake",
)  # fmt: skip


class PokerAction(Action):
    """`kind` says which of the fields below it mean something."""

    __slots__ = ("card", "place", "target", "to")

    def __init__(
        self, index: int, text: str, kind: i64, card: i64 = -1, place: i64 = -1, target: i64 = -1, to: i64 = -1
    ) -> None:
        super().__init__(index, text, kind)
        self.card: Final = card
        self.place: Final = place
        self.target: Final = target
        self.to: Final = to


class PokerActions:
    """The table, and each action at hand by what it means. Places are written from 1."""

    __slots__ = (
        "all", "blackmail", "carry", "discard", "draw", "forgo", "limousine", "murder", "park", "pistol", "play",
        "plays", "raid", "stake", "table",
    )  # fmt: skip

    def __init__(self) -> None:
        self.all: Final[list[Action]] = []
        places = range(PLACES)
        seats = range(len(BOSSES))
        self.draw: Final = self._add("draw", DRAW)
        #: By card * PLACES + place.
        self.play: Final[list[Action]] = [
            self._add(f"play {CARD_TEXTS[card]} at {place + 1}", PLAY, card=card, place=place)
            for card in range(GANGSTERS)
            for place in places
        ]
        #: All plays of a card: by the number of places, the mask of those where it cannot be laid, the card.
        self.plays: Final[list[list[list[list[Action]]]]] = [
            [[self._plays_of(card, count, shut) for card in range(GANGSTERS)] for shut in range(1 << count)]
            for count in range(PLACES + 1)
        ]
        #: By target * PLACES + place.
        self.murder: Final[list[Action]] = [
            self._add(f"murder {BOSSES[target]} at {place + 1}", MURDER_OF, target=target, place=place)
            for target in seats
            for place in places
        ]
        #: By target * PLACES + place.
        self.raid: Final[list[Action]] = [
            self._add(f"raid {BOSSES[target]} at {place + 1}", RAID_ON, target=target, place=place)
            for target in seats
            for place in places
        ]
        #: By place * PLACES + to.
        self.limousine: Final[list[Action]] = [
            self._add(f"limousine {place + 1} to {to + 1}", LIMOUSINE_RIDE, place=place, to=to)
            for place in places
            for to in places
        ]
        self.carry: Final[list[Action]] = self._cards("carry", CARRY, GANGSTERS)
        self.park: Final = self._add("park", PARK)
        self.pistol: Final = self._add("pistol", PISTOL_SHOT)
        self.blackmail: Final[list[Action]] = self._cards("blackmail", BLACKMAIL_FOR, CARDS)
        self.forgo: Final = self._add("forgo", FORGO)
        self.discard: Final[list[Action]] = self._cards("discard", DISCARD, CARDS)
        self.stake: Final[list[Action]] = self._cards("stake", STAKE, CARDS)
        self.table: Final = ActionTable(self.all, ACTION_KINDS)

    def _add(self, text: str, kind: int, card: int = -1, place: int = -1, target: int = -1, to: int = -1) -> Action:
        action = PokerAction(len(self.all), text, kind, card, place, target, to)
        self.all.append(action)
        return action

    def _plays_of(self, card: int, places: int, shut: int) -> list[Action]:
        return [self.play[card * PLACES + place] for place in range(places) if not shut >> place & 1]

    def _cards(self, verb: str, kind: int, cards: int) -> list[Action]:
        return [self._add(f"{verb} {CARD_TEXTS[card]}", kind, card=card) for card in range(cards)]


#: One table for every number of players and every box, so that an index always means the same.
ACTIONS: Final = PokerActions()
