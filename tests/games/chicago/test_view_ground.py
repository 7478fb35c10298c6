"""A view says what to draw where a client cannot know it."""

from __future__ import annotations

from backroom.games.chicago import TITLE
from backroom.games.chicago.view import ChicagoView
from backroom.kernel.chance import FastChance


def _seen(text: str) -> dict[str, object]:
    rules = TITLE.build(4, {"crowded-houses": False, "guarded-casinos": False}, TITLE.load(text))
    view = rules.view(rules.deal(FastChance(1)), 0)
    assert isinstance(view, ChicagoView)
    return dict(view.as_data())


def test_the_own_plan_is_not_in_the_view() -> None:
    assert "ground" not in _seen(TITLE.own_data)


def test_another_plan_comes_along_whole() -> None:
    other = _seen(TITLE.own_data.replace('version = "1"', 'version = "mine"'))

    ground = other["ground"]
    assert isinstance(ground, dict)
    assert len(ground["buildings"]) == 92
