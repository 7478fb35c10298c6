"""Manners: what makes two bots of one level play differently. Without an argument it is nobody's: the bare level."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.bot.whim import whim
from backroom.games.chicago_gangsters.cards import NOBODY
from backroom.games.chicago_gangsters.view import GangstersView

#: In how many of 256 moods a bluff is thought of at all: who always bluffs is not believed.
BLUFFS: Final = 100
#: How much better it must look to play alone before a partner is ousted: the others will remember.
OUSTING: Final = 0.5
#: What a thing that is liked as much as a bottle is as a share of the win.
BOTTLE: Final = 0.02


class Manner:
    """What somebody likes beside what it is worth.

    `lies` and `bluffs` are counted in moods, of 256: how often more is pledged than is meant, and how often a bluff is
    thought of. `grudge` takes the place of `lies` with a partner who has broken a word. `frank` is how much more of
    what is meant is pledged, as a share. `thrift` is how much dearer than they are cards seem, as a share. `ousting`
    is how much better than sharing it must be to play alone, in bottles; with a grudge against the partner, nothing.
    """

    __slots__ = ("_grudge", "_lies", "_ousting", "bluffs", "frank", "thrift")

    def __init__(
        self,
        lies: int = 0,
        bluffs: int = BLUFFS,
        frank: float = 0.0,
        thrift: float = 0.0,
        ousting: float = OUSTING,
        grudge: int = 0,
    ) -> None:
        self._lies: Final = lies
        self._grudge: Final = grudge
        self._ousting: Final = ousting
        self.bluffs: Final = bluffs
        self.frank: Final = frank
        self.thrift: Final = thrift

    def lies(self, view: GangstersView) -> bool:
        """Whether more is pledged than is meant, in this mood and to this partner."""
        often = self._grudge if self._grudge and is_wronged(view) else self._lies
        return often > 0 and whim(view, 4) < often

    def ousting(self, view: GangstersView) -> float:
        """How much better it must look to play alone."""
        return 0.0 if self._grudge and is_wronged(view) else self._ousting


PLAIN: Final = Manner()


def is_wronged(view: GangstersView) -> bool:
    """Whether the viewer's partner has broken a word, to whomever."""
    partner = view.partners[view.viewer]
    return partner != NOBODY and view.broken[partner] > 0
