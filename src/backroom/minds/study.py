"""How a title's bots learn to judge: what they look at, who plays meanwhile, and which positions are noted."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.state import State
from backroom.minds.features import Features, Observed
from backroom.minds.judging import Judge
from backroom.minds.valued import Valued


@mypyc_attr(allow_interpreted_subclasses=True)
class Study:
    """For one set of rules. `hidden` are the sizes of the layers between what is looked at and what is judged."""

    __slots__ = ("features", "hidden", "rules")

    def __init__(self, rules: AnyRules, features: Features, hidden: tuple[int, ...]) -> None:
        self.rules: Final = rules
        self.features: Final = features
        self.hidden: Final = hidden

    @abstractmethod
    def pupil(self, judge: Judge) -> Player:
        """Who plays by this judge, as quickly as it can be done well."""

    def notes(self, state: State, seat: int) -> bool:
        """Whether a position is learnt from, after a choice of this seat: where its judge would be asked."""
        return not self.rules.unfinished(state, seat)


class PlainStudy(Study):
    """By observations and whole choices alone: for every title that tells of itself in floats."""

    __slots__ = ()

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules, Observed(rules), (64,))

    def pupil(self, judge: Judge) -> Player:
        return Valued(self.rules, judge, 1)
