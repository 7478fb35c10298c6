"""How a title's bots learn to judge: what they look at, who plays meanwhile, and which positions are noted."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.state import State
from backroom.minds.features import Features, Observed
from backroom.minds.judging import LEAD, Judge, NetJudge, StrengthJudge
from backroom.minds.valued import Valued

#: What a network tells, by how many numbers come out: the logit of the share of the win and the lead; or how strong a
#: seat stands, where features tell of every seat in a row of its own.
SHARE_AND_LEAD: Final = 2
STRENGTH: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Study:
    """For one set of rules.

    `hidden` are the sizes of the layers between what is looked at and what is told, which `outputs` says. `lead` is
    what the lead counts beside the share of the win, and a lead of `unit` points counts whole: 0 leaves that to the
    first games. The first `start` games are played by the company alone, for pupils who know nothing teach nothing.
    """

    __slots__ = ("features", "hidden", "lead", "outputs", "rules", "start", "unit")

    def __init__(
        self,
        rules: AnyRules,
        features: Features,
        hidden: tuple[int, ...],
        outputs: int = SHARE_AND_LEAD,
        lead: float = LEAD,
        unit: float = 0.0,
        start: int = 256,
    ) -> None:
        self.rules: Final = rules
        self.features: Final = features
        self.hidden: Final = hidden
        self.outputs: Final = outputs
        self.lead: Final = lead
        self.unit: Final = unit
        self.start: Final = start

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes of the layers of a network that is learnt."""
        return (self.features.size, *self.hidden, self.outputs)

    def fits(self, sizes: tuple[int, ...]) -> bool:
        """Whether a network of these sizes takes and tells what this study does, whatever lies between."""
        return sizes[0] == self.features.size and sizes[-1] == self.outputs

    def judge(self, net: Any) -> Judge:  # noqa: ANN401 (a `Net`: a protocol is slower to call)
        """Who judges by a network that fits."""
        if self.outputs == STRENGTH:
            return StrengthJudge(self.features, net, self.rules.players)
        return NetJudge(self.features, net, self.lead, self.unit)

    @abstractmethod
    def pupil(self, judge: Judge) -> Player:
        """Who plays by this judge, as quickly as it can be done well."""

    def noted(self, before: State, seat: int, action: Action, dice: Chance, after: State) -> State | None:
        """The position that is learnt from after a choice of this seat: where its judge would be asked; or None.

        `before` and `dice` are its own, to try on what the game did not; they lead to `after`.
        """
        return None if self.rules.unfinished(after, seat) else after.clone()

    def viewers(self, seat: int) -> list[int]:
        """For whom a position is noted that a choice of this seat led to."""
        return [seat]


class PlainStudy(Study):
    """By observations and whole choices alone: for every title that tells of itself in floats."""

    __slots__ = ()

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules, Observed(rules), (64,))

    def pupil(self, judge: Judge) -> Player:
        return Valued(self.rules, judge, 1)
