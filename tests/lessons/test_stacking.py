"""Chance brings the things that a lesson names, in their order."""

from __future__ import annotations

import pytest

from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.event import Event
from backroom.lessons.stacking import NeverFalls, stacked

COLOURS = ("red", "green", "blue", "black")


def three_draws(chance: Chance) -> list[Event]:
    bag = list(range(4))
    return [Event("drawn", {"seat": draw, "card": COLOURS[chance.take(bag)]}) for draw in range(3)]


@pytest.mark.parametrize("falls", [[], ["blue"], ["black", "red"], ["green", "black", "red"], ["*", "blue"]])
def test_the_first_draws_are_those_that_were_named(falls: list[str]) -> None:
    drawn = three_draws(stacked(three_draws, falls, FastChance(7)))
    assert [
        card for card, wanted in zip([event.facts["card"] for event in drawn], falls, strict=False) if wanted != "*"
    ] == [thing for thing in falls if thing != "*"]


def test_what_comes_after_them_is_the_same_every_time() -> None:
    once, again = ([event.facts for event in three_draws(stacked(three_draws, ["blue"], FastChance(7)))] for _ in "12")
    assert once == again


@pytest.mark.parametrize(
    ("falls", "thing"), [(["pink"], "pink"), (["red", "red"], "red"), (["red", "green", "blue", "black"], "black")]
)
def test_what_cannot_come_is_named(falls: list[str], thing: str) -> None:
    with pytest.raises(NeverFalls) as never:
        stacked(three_draws, falls, FastChance(7))
    assert never.value.thing == thing


def test_what_cannot_come_is_left_out_where_that_is_allowed() -> None:
    chance = stacked(three_draws, ["red", "pink"], FastChance(7), strict=False)
    assert three_draws(chance)[0].facts["card"] == "red"


def test_a_seat_is_named_by_its_number() -> None:
    def start(chance: Chance) -> list[Event]:
        return [Event("start-drawn", {"seat": chance.below(4)})]

    assert start(stacked(start, ["seat 3"], FastChance(1)))[0].facts == {"seat": 2}
