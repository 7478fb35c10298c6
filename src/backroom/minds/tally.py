"""What tries came to, while several things are tried against each other."""

from __future__ import annotations

from typing import Final

from backroom.kernel.player import HANDFUL


class Tally:
    """For each of so many things: the sum of what its tries were worth, how many there were, and how likely it wins."""

    __slots__ = ("_chances", "_counts", "sums")

    def __init__(self, number: int) -> None:
        self.sums: Final = [0.0] * number
        self._chances: Final = [0.0] * number
        self._counts: Final = [0] * number

    def note(self, tried: list[int], worths: list[float], chances: list[float]) -> None:
        """One try of each of these. A judge that tells no chances has none to note: then `ranked` is empty."""
        for place in range(len(tried)):
            at = tried[place]
            self.sums[at] += worths[place]
            if chances:
                self._chances[at] += chances[place]
                self._counts[at] += 1

    def chance(self, at: int) -> float:
        """How likely a thing wins, in the mean of its tries."""
        return self._chances[at] / self._counts[at]

    def ranked(self, chosen: int, likes: list[float]) -> list[int]:
        """A handful of what was tried: the chosen one, then those that were kept longest, the best of them first."""
        tried = [at for at in range(len(self.sums)) if self._counts[at]]
        rest = [at for at in tried if at != chosen]
        rest.sort(key=lambda at: (-self._counts[at], -self.sums[at] / self._counts[at] - likes[at], at))
        return [chosen, *rest][:HANDFUL] if len(tried) > len(rest) else []
