"""What a seat can do in Chicago Gangsters: the finite table."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.cards import CARD_TEXTS, INFORMER, PERSONS, SIDES, SMUGGLER, TYPES
from backroom.games.chicago_gangsters.state import COVERED, MANNERS, OPENLY
from backroom.games.chicago_gangsters.talk import WORD_TEXTS, WORDS
from backroom.kernel.action import Action, ActionTable

TAKE_CARD: Final = 0
PASS: Final = 1
STAKE: Final = 2
LAY: Final = 3
TAKE_BACK: Final = 4
LEAVE: Final = 5
DECLARE_THUG: Final = 6
SPARE_THUG: Final = 7
COMMIT: Final = 8
JOIN: Final = 9
CHOOSE: Final = 10
PAY: Final = 11
DRAW: Final = 12
FINISH: Final = 13
TRADE: Final = 14
HAND_OVER: Final = 15
SETTLE: Final = 16
FENCE_CARD: Final = 17
PLAY_POKER: Final = 18
THROW: Final = 19
PICK: Final = 20
DRAW_EXTRA: Final = 21
SWAP: Final = 22
PLEDGE: Final = 23
REQUEST: Final = 24
SHOW: Final = 25
#: What each kind is called.
ACTION_KINDS: Final = (
    "take-card", "pass", "stake", "lay", "take-back", "leave", "declare-thug", "spare-thug", "commit", "join", "choose",
    "pay", "draw", "finish", "trade", "hand-over", "settle", "fence", "play-poker", "throw", "pick", "draw-extra",
    "swap", "pledge", "ask", "show",
)  # fmt: skip
#: CG-31: what is only said.
TALK: Final = (PLEDGE, REQUEST, SHOW)

#: What the Godfather can pay the ousted partner with (CG-116).
PAY_ALCOHOL: Final = 0
PAY_MEANS: Final = 1
PAY_PERSON: Final = 2
PAYMENTS: Final = ("alcohol", "means", "person")
#: What may still be said, as a mask.
MAY_PLEDGE: Final = 1
MAY_REQUEST: Final = 2


class GangstersAction(Action):
    """`kind` says what it does, `what` to what: a card, a manner, a side, a package, a person or a word."""

    __slots__ = ("what",)

    def __init__(self, index: int, text: str, kind: int, what: int) -> None:
        super().__init__(index, text, kind)
        self.what: Final = what


class GangstersActions:
    """The table, and each action at hand by what it means."""

    __slots__ = (
        "all", "choose", "commit", "declare_thug", "draw", "draw_extra", "fence", "fences", "finish", "first_moves",
        "first_moves_unknown", "hand_over", "hand_overs", "join", "lay", "lays", "leave", "leaves", "pass_card", "pay",
        "pick", "play_poker", "pledge", "request", "settle", "show", "shows", "spare_thug", "stake", "stakes", "swap",
        "swaps", "table", "take_back", "take_backs", "take_card", "throw", "throws", "trade",
    )  # fmt: skip

    def __init__(self) -> None:
        self.all: Final[list[Action]] = []
        self.take_card: Final = self._add("take the card", TAKE_CARD)
        self.pass_card: Final = self._add("pass", PASS)
        self.stake: Final = self._cards("stake", STAKE)
        self.lay: Final = self._cards("lay", LAY)
        self.take_back: Final = self._cards("take back", TAKE_BACK)
        self.leave: Final = self._cards("leave", LEAVE)
        self.declare_thug: Final = self._add("declare thug", DECLARE_THUG)
        self.spare_thug: Final = self._add("spare thug", SPARE_THUG)
        #: By manner, from OPENLY on.
        self.commit: Final[list[Action]] = [
            self._add(f"commit {MANNERS[manner]}", COMMIT, manner) for manner in range(OPENLY, COVERED + 1)
        ]
        #: By side.
        self.join: Final[list[Action]] = [self._add(f"join {side}", JOIN, at) for at, side in enumerate(SIDES)]
        #: By package, 0 or 1.
        self.choose: Final[tuple[Action, ...]] = tuple(
            [self._add(f"choose package {at + 1}", CHOOSE, at) for at in range(2)]
        )
        self.pay: Final[list[Action]] = [self._add(f"pay {what}", PAY, at) for at, what in enumerate(PAYMENTS)]
        self.draw: Final = self._add("draw", DRAW)
        self.finish: Final = self._add("finish", FINISH)
        #: By person: INFORMER or SMUGGLER.
        self.trade: Final[list[Action]] = [
            self._add(f"trade with {PERSONS[person]}", TRADE, person) for person in (INFORMER, SMUGGLER)
        ]
        self.hand_over: Final = self._cards("hand over", HAND_OVER)
        self.settle: Final = self._add("settle", SETTLE)
        self.fence: Final = self._cards("fence", FENCE_CARD)
        self.play_poker: Final = self._add("play poker", PLAY_POKER)
        self.throw: Final = self._cards("throw", THROW)
        self.pick: Final = self._cards("pick", PICK)
        self.draw_extra: Final = self._add("draw extra", DRAW_EXTRA)
        self.swap: Final = self._cards("swap", SWAP)
        #: By word; the first, silence, is none.
        self.pledge: Final[list[Action]] = [self._add(f"pledge {WORD_TEXTS[at]}", PLEDGE, at) for at in range(1, WORDS)]
        self.request: Final[list[Action]] = [self._add(f"ask {WORD_TEXTS[at]}", REQUEST, at) for at in range(1, WORDS)]
        self.show: Final = self._cards("show", SHOW)
        #: By a mask of the types in hand, or among the cards laid.
        self.lays: Final = self._by_mask(self.lay)
        self.shows: Final = self._by_mask(self.show)
        commits = tuple(self.commit)
        #: The ways to commit, what may be said, and what may be laid: by what may be said, at a mask of the types.
        self.first_moves: Final[list[list[tuple[Action, ...]]]] = [
            [commits + words + lays for lays in self.lays]
            for words in ((), tuple(self.pledge), tuple(self.request), (*self.pledge, *self.request))
        ]
        #: The same while nobody knows anything of the hand: every type in it may be shown too.
        self.first_moves_unknown: Final = [
            [moves + self.shows[held] for held, moves in enumerate(first_moves)] for first_moves in self.first_moves
        ]
        self.take_backs: Final = self._by_mask(self.take_back)
        self.leaves: Final = self._by_mask(self.leave)
        self.stakes: Final = self._by_mask(self.stake)
        self.hand_overs: Final = self._by_mask(self.hand_over)
        self.fences: Final = self._by_mask(self.fence)
        self.swaps: Final = self._by_mask(self.swap)
        self.throws: Final = self._by_mask(self.throw)
        self.table: Final = ActionTable(self.all, ACTION_KINDS, TALK)

    def _add(self, text: str, kind: int, what: int = -1) -> Action:
        action = GangstersAction(len(self.all), text, kind, what)
        self.all.append(action)
        return action

    def _by_mask(self, cards: list[Action]) -> list[tuple[Action, ...]]:
        """For every set of types, the actions about these types."""
        return [tuple([cards[card] for card in range(TYPES) if mask >> card & 1]) for mask in range(1 << TYPES)]

    def _cards(self, verb: str, kind: int) -> list[Action]:
        return [self._add(f"{verb} {CARD_TEXTS[card]}", kind, card) for card in range(TYPES)]


#: One table for every number of players and every box, so that an index always means the same.
ACTIONS: Final = GangstersActions()
