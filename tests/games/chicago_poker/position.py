"""Positions in a few words, checked: whatever could not come about on a table is `Impossible`.

Cards are written as people write them (`red-7 murder`, `blue-1..4` for a run), rows as `moran at 2`.
Every card exists once: what is named nowhere lies where `rest` says. How a card in a row lies and who
knows it follows from CP-31.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.cards import (
    BOSSES,
    BUSINESSES,
    CARD_NUMBERS,
    CARD_TEXTS,
    GANGSTERS,
    KINDS,
    NO_CARD,
    OPEN,
)
from backroom.games.chicago_poker.limits import HAND_LIMIT
from backroom.games.chicago_poker.rows import OPENLY
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import CLOSED, NOBODY, PokerState


class Impossible(ValueError):
    """A position that no game can reach, by hand or otherwise."""


def cards_of(text: str) -> list[int]:
    """The numbers of the cards that a text names."""
    cards: list[int] = []
    for word in text.split():
        first, _, last = word.partition("..")
        if last:
            colour, _, start = first.partition("-")
            cards += [CARD_NUMBERS[f"{colour}-{value}"] for value in range(int(start), int(last) + 1)]
        elif word in CARD_NUMBERS:
            cards.append(CARD_NUMBERS[word])
        else:
            raise Impossible(f"there is no card {word!r}")
    return cards


def seat_of(boss: str) -> int:
    return BOSSES.index(boss)


def row_named(text: str) -> tuple[int, int]:
    """`moran at 2` as (place, seat), both from 0."""
    boss, _, place = text.partition(" at ")
    return int(place) - 1, seat_of(boss)


class Draft:
    """A position being put together. `state()` is what comes of it, if it is possible."""

    def __init__(self, rules: PokerRules, businesses: str, owned: Mapping[str, str]) -> None:
        self.rules = rules
        self.players = rules.players
        self.places = OPEN[rules.players]
        self.left = Counter(rules.deck)
        self.pile: list[int] = []
        self.discards: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.rows: dict[tuple[int, int], list[int]] = {}
        self.bullets: list[tuple[int, int]] = []
        self.kinds = [CLOSED if name == "closed" else BUSINESSES.index(name) for name in businesses.split()]
        if len(self.kinds) != self.places:
            raise Impossible(f"{self.players} players have {self.places} businesses (CP-11), not {businesses!r}")
        self.owned = [0] * (self.players * KINDS)
        for boss, kinds in owned.items():
            for kind in kinds.split():
                self.owned[self._seat(boss) * KINDS + BUSINESSES.index(kind)] += 1

    def _seat(self, boss: str) -> int:
        seat = seat_of(boss)
        if seat >= self.players:
            raise Impossible(f"{boss} does not sit at this table of {self.players}")
        return seat

    def _take(self, text: str) -> list[int]:
        cards = cards_of(text)
        for card in cards:
            if not self.left[card]:
                raise Impossible(f"{CARD_TEXTS[card]} lies elsewhere already, or is not in this game")
            self.left[card] -= 1
        return cards

    def hand(self, boss: str, text: str) -> None:
        self.hands[self._seat(boss)] = self._take(text)

    def row(self, name: str, text: str) -> None:
        place, seat = row_named(name)
        self._seat(BOSSES[seat])
        cards = self._take(text)
        if not 0 <= place < self.places or self.kinds[place] == CLOSED:
            raise Impossible(f"no business lies open for {name!r}")
        if len(cards) > ROW or max(cards, default=0) >= GANGSTERS:
            raise Impossible(f"{name!r} cannot be {text!r}: up to five gangsters (CP-30)")
        self.rows[place, seat] = cards

    def bullet(self, name: str) -> None:
        place, seat = row_named(name)
        if len(self.rows.get((place, seat), [])) != ROW:
            raise Impossible(f"{name!r} has no five cards for its bullet (CP-33)")
        if any(place == other for other, _ in self.bullets):
            raise Impossible(f"two bullets at {place + 1} (CP-34)")
        self.bullets.append((place, seat))

    def piles(self, pile: str, discards: str, rest: str) -> None:
        """The first cards of the draw pile in order, the discards, and where every other card is.

        `rest` is `pile`, `discards`, or the bosses in whose rows they lie, four a row at most.
        """
        self.pile = self._take(pile)
        self.discards = self._take(discards)
        others = sorted(self.left.elements())
        if rest == "pile":
            self.pile += others
        elif rest == "discards":
            self.discards += others
        else:
            self._lay_out(others, [self._seat(boss) for boss in rest.split()])

    def _lay_out(self, others: list[int], seats: Sequence[int]) -> None:
        for seat in seats:
            for place in range(self.places):
                row = self.rows.setdefault((place, seat), [])
                while others and len(row) < ROW - 1 and self.kinds[place] != CLOSED:
                    row.append(others.pop())
        if others:
            raise Impossible(f"{len(others)} cards find no place in those rows")

    def state(self, turn: str, actions: int, extra: int, turn_number: int, idle: int) -> PokerState:
        seat = self._seat(turn)
        self._check(seat, actions, extra)
        rows = self.places * self.players
        cards = [NO_CARD] * (rows * ROW)
        knowers = [0] * (rows * ROW)
        counts = [0] * rows
        for (place, owner), lying in self.rows.items():
            row = place * self.players + owner
            counts[row] = len(lying)
            for at, card in enumerate(lying):
                face_up = self.rules.box.face_up[self.kinds[place] * ROW + at]
                cards[row * ROW + at] = card
                knowers[row * ROW + at] = OPENLY if face_up else 1 << owner
        bullet_of = [NOBODY] * self.places
        for place, owner in self.bullets:
            bullet_of[place] = owner
        return self.rules.rebuild(
            {
                "players": self.players, "places": self.places, "seat": seat, "turn": turn_number,
                "actions_left": actions, "extra": extra, "shots": 0, "idle": idle, "reveals": 0,
                "pile": _bag(self.pile), "discards": self.discards, "hands": self.hands,
                "cards": cards, "knowers": knowers, "counts": counts, "kinds": self.kinds,
                "unopened": self._unopened(), "owned": self.owned, "bullets": [place for place, _ in self.bullets],
                "bullet_of": bullet_of, "due": [], "stakes": [NO_CARD] * self.players,
                "stack": [("turn", 1 << seat, [])], "outcome": None,
            }
        )  # fmt: skip

    def _unopened(self) -> list[int]:
        open_kinds = Counter(self.kinds)
        return [
            count - open_kinds[kind] - sum(self.owned[kind::KINDS]) for kind, count in enumerate(self.rules.box.stack)
        ]

    def _check(self, seat: int, actions: int, extra: int) -> None:
        if not 0 <= extra <= actions:
            raise Impossible(f"{extra} extra actions among {actions}")
        for boss, hand in enumerate(self.hands):
            if len(hand) > HAND_LIMIT and boss != seat:
                raise Impossible(f"{BOSSES[boss]} holds {len(hand)} cards out of turn (CP-23)")
        for (place, owner), lying in self.rows.items():
            if any(card >= GANGSTERS for card in lying):
                raise Impossible(f"a special card lies in {BOSSES[owner]}'s row at {place + 1} (CP-30)")
            if len(lying) == ROW and all(place != other for other, _ in self.bullets):
                raise Impossible(f"{BOSSES[owner]} has five cards at {place + 1} and no bullet stands there (CP-33)")
        unopened = self._unopened()
        if min(unopened) < 0:
            raise Impossible("more businesses of one kind than there are (CP-1)")
        if CLOSED in self.kinds and any(unopened):
            raise Impossible("a place stays closed only when the stack is empty (CP-62)")


def _bag(cards: list[int]) -> list[int]:
    """A pile from which a chance that always says 0 draws the cards in this order."""
    return cards[:1] + cards[:0:-1]
