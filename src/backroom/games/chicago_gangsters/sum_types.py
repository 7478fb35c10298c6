"""The types of the sums in a view of Chicago Gangsters: `outlook.py` makes them, `view_types.py` holds them."""

from __future__ import annotations

from typing import Literal, TypedDict

from backroom.games.chicago_gangsters.cards import Side

#: Sure whatever the others do; it depends on them; out of reach.
Verdict = Literal["sure", "open", "out"]


class SpanData(TypedDict):
    """What is sure, and what it can come to at most."""

    least: int
    most: int


class FaceDownData(TypedDict):
    """The card left face down, or the highest that counts and that it can be, and what it would add."""

    card: str | None
    points: int


class ContributionData(TypedDict):
    """What a seat brings, each part already doubled for a lone player."""

    means: int
    persons: int
    acting: int
    bonus: int
    doubled: bool
    total: int


class MemberData(TypedDict):
    """Somebody who takes part, and the points that this seat can bring."""

    owner: int
    sum: SpanData


class CampData(TypedDict):
    """A side: the points it can come to at the evaluation, and who takes part; Mr. X is the last."""

    side: Side
    sum: SpanData
    members: list[MemberData]


class MarksData(TypedDict):
    """What the defenders have to reach: half of the challengers' sum, and more than it."""

    half: SpanData
    beat: SpanData


class ChanceData(TypedDict):
    """Whether the viewer's side reaches a mark with the viewer's cards as they lie.

    `lacks`: what is missing beyond what is sure, if nothing more of the others counts, and if all of it does.
    `spare`: so many points more of the others change nothing; None if it is not reached even without.
    """

    verdict: Verdict
    lacks: SpanData
    spare: int | None


class RivalData(TypedDict):
    """Somebody of the own side who chooses before the viewer with so many points in all."""

    owner: int
    points: int


class FirstPickData(TypedDict):
    """Whether the viewer chooses first of the side, who may come before, and whether there is a package at all."""

    verdict: Verdict
    rivals: list[RivalData]
    share: Verdict


class MeaningData(TypedDict):
    """A line of what the cards mean: a message, perhaps another one behind it, and the facts of both."""

    about: Literal["seen", "half", "beat", "first"]
    verdict: Verdict
    says: str
    why: str | None
    facts: dict[str, int | list[int]]


class YoursData(TypedDict):
    """What the viewer's cards mean as they lie. Mr. X has no marks before he has joined a side.

    `they_see`: what the announced sum holds of it. `at_once`: no matter how the cards are laid, they are turned up.
    """

    brings: ContributionData
    they_see: int
    beat: ChanceData | None
    half: ChanceData | None
    first: FirstPickData | None
    meanings: list[MeaningData]
    at_once: bool


class ForceData(TypedDict):
    """Who could bring how much if the viewer played alone: `cards` are unknown, `likely` has them at their average."""

    who: Literal["you", "pair", "others"]
    seats: list[int]
    least: int
    most: int
    cards: int
    likely: int


class ReckonedData(TypedDict):
    """Every sum of a round, as far as the viewer can tell. `camps` are by side; `alone` is for a Godfather's window."""

    camps: list[CampData]
    marks: MarksData | None
    question_card: FaceDownData | None
    yours: YoursData | None
    alone: list[ForceData]


class ToWinData(TypedDict):
    """Most bottles win: how many rounds are still to come after this one, what a majority brings, who is ahead."""

    rounds_left: SpanData
    majority: int
    ahead: list[int]
