"""How views are held to the type that a title declares for them."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

from backroom.games import titles
from backroom.kernel.title import AnyTitle
from backroom.kernel.view_types import SOME
from backroom.template.penny_ante.title import PENNY_ANTE
from backroom.testing.case import Case, cases_of
from backroom.testing.checks.views import misfit_of, views_have_their_declared_type

Colour = Literal["red", "blue"]


class Piece(TypedDict):
    at: str
    carries: NotRequired[int]


class Board(TypedDict):
    pieces: list[Piece | None]
    left: dict[Colour, int]
    lost: Annotated[dict[Colour, int], SOME]
    places: dict[str, Piece]


Spelled = TypedDict("Spelled", {"carried by": int})


class Misspelt(TypedDict):
    places: dict[str, list[Spelled]]


WHOLE: dict[str, object] = {
    "pieces": [{"at": "north"}, None, {"at": "south", "carries": 2}],
    "left": {"red": 1, "blue": 0},
    "lost": {"red": 3},
    "places": {"jazz-club": {"at": "north"}},
}


def first_case(title: AnyTitle) -> Case:
    return next(iter(cases_of(title)))


def test_what_is_declared_fits() -> None:
    assert misfit_of(WHOLE, Board) == ""


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"pieces": [{"at": "north", "seen": 1}]}, "undeclared key 'seen' at $.pieces[0]"),
        ({"pieces": [{"carries": 1}]}, "Object missing required field `at` - at `$.pieces[0]`"),
        ({"left": {"red": 1}}, "no key 'blue' at $.left"),
        ({"lost": {"green": 1}}, "Invalid enum value 'green' - at `key` in `$.lost`"),
        ({"places": {"jazz-club": {"at": "north", "up": True}}}, "undeclared key 'up' at $.places['jazz-club']"),
        ({"more": 1}, "undeclared key 'more' at $"),
    ],
)
def test_what_is_not_declared_is_named_with_its_place(changed: dict[str, object], said: str) -> None:
    assert misfit_of({**WHOLE, **changed}, Board) == said


def test_names_of_fields_are_in_snake_case_and_names_of_things_are_not_asked() -> None:
    with pytest.raises(AssertionError, match="the field 'carried by' of a view is not in snake_case"):
        views_have_their_declared_type(first_case(replace(PENNY_ANTE, view=Misspelt)), 1)


def test_a_title_that_declares_no_view_is_not_asked() -> None:
    views_have_their_declared_type(first_case(replace(PENNY_ANTE, view=None)), 1)


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_our_own_titles_declare_their_views(title: AnyTitle) -> None:
    assert title.view is not None
