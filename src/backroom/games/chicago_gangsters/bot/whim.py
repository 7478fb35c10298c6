"""A mood that nobody else can read: a number that hangs on the own cards, and stays the same while they are laid."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.view import GangstersView

MOODS: Final = 256


def whim(view: GangstersView, about: int) -> int:
    """From 0 to 255, for what it is about; the same for the same round and cards of the viewer."""
    cards: int = view.hand + view.laid[view.viewer]
    mixed = cards % 65521 * 31 + cards // 65521 % 65521 * 17 + view.round * 7919 + view.district * 101 + about * 3571
    mixed = mixed * 48271 % 2147483647
    mixed = mixed * 48271 % 2147483647
    return mixed // 1009 % MOODS
