"""Manners: what makes two bots of one level play differently. All numbers 0 is nobody's manner: the bare level."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.actions import DRAW, MURDER_OF, PLAY, RAID_ON, PokerAction
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.state import NOBODY
from backroom.games.chicago_poker.view import PokerView


class Manner:
    """How much more, or less, somebody likes an action than it is worth, as a share of the game.

    `draw` is for a card more in hand, `attack` for murder and raid, `challenge` for a fifth card that brings a bullet,
    `answer` for a card where a rival's bullet lies.
    """

    __slots__ = ("answer", "attack", "challenge", "draw")

    def __init__(self, draw: float = 0.0, attack: float = 0.0, challenge: float = 0.0, answer: float = 0.0) -> None:
        self.draw: Final = draw
        self.attack: Final = attack
        self.challenge: Final = challenge
        self.answer: Final = answer

    def likes(self, view: PokerView, action: PokerAction) -> float:
        """What is liked about an action."""
        kind = action.kind
        if kind == DRAW:
            return self.draw
        if kind in (MURDER_OF, RAID_ON):
            return self.attack
        if kind != PLAY:
            return 0.0
        owner = view.bullet_of[action.place]
        if owner == NOBODY:
            return self.challenge if view.counts[action.place * view.players + view.viewer] == ROW - 1 else 0.0
        return 0.0 if owner == view.viewer else self.answer


PLAIN: Final = Manner()
