"""What a boss or an onlooker may know of a position (CP-32, CP-42, CP-45, CP-48, CP-49, CP-54)."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.cards import CARD_TEXTS
from backroom.kernel.chance import FastChance
from tests.games.chicago_poker.scenario import Scene, position

VIEWERS = ("capone", "moran", "yale", "onlooker")


def a_table() -> Scene:
    """Three bosses with cards everywhere."""
    return position(
        "bar gambling-den",
        {"capone": "red-1 raid", "moran": "blue-1..3", "yale": "green-1..4"},
        {"capone at 1": "red-5..8", "moran at 1": "blue-5", "moran at 2": "blue-10..12", "yale at 2": "green-5"},
        discards="violet-1 pistol",
        owned={"moran": "brewery"},
        players=3,
    )


def cards_in(data: object) -> set[str]:
    """Every card named anywhere in a view's data."""
    if isinstance(data, str):
        return {data} & set(CARD_TEXTS)
    if isinstance(data, dict):
        data = list(data.values())
    return set().union(*[cards_in(item) for item in data]) if isinstance(data, list) else set()


@pytest.mark.clauses("CP-32", "CP-48")
@pytest.mark.parametrize(
    ("viewer", "known"),
    [
        ("capone", "red-1 raid red-5 red-6"),
        ("moran", "blue-1 blue-2 blue-3 blue-5 blue-10 blue-11 blue-12"),
        ("yale", "green-1 green-2 green-3 green-4 green-5"),
        ("onlooker", ""),
    ],
)
def test_a_view_names_the_own_cards_the_face_up_cards_and_the_discards_and_no_other(viewer: str, known: str) -> None:
    public = "red-7 red-8 violet-1 pistol"
    assert cards_in(a_table().view(viewer).as_data()) == set(f"{public} {known}".split())


@pytest.mark.clauses("CP-48")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_discards_and_the_sizes_of_hands_and_pile_are_public(viewer: str) -> None:
    data = a_table().view(viewer).as_data()
    assert data["discards"] == ["violet-1", "pistol"]
    assert data["hands"] == [2, 3, 4]
    assert data["pile"] == 81 - 9 - 9 - 2


@pytest.mark.clauses("CP-32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_number_of_cards_at_each_side_is_public(viewer: str) -> None:
    businesses = a_table().view(viewer).as_data()["businesses"]
    sizes = [[len(row["cards"]) for row in business["rows"]] for business in businesses if business is not None]
    assert sizes == [[4, 1, 0], [0, 3, 1]]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_businesses_bullets_owners_and_the_turn_are_public(viewer: str) -> None:
    table = position(
        "bar brewery",
        rows={"moran at 2": "red-1..5"},
        bullets=["moran at 2"],
        owned={"yale": "jazz-club jazz-club"},
        players=3,
        actions=2,
    )
    data = table.view(viewer).as_data()
    businesses = [business for business in data["businesses"] if business is not None]
    assert [(business["business"], business["bullet"]) for business in businesses] == [("bar", None), ("brewery", 1)]
    assert data["owned"][2] == {"bar": 0, "jazz-club": 2, "brewery": 0, "gambling-den": 0}
    assert (data["turn"]["seat"], data["turn"]["actions"]) == (0, 2)


@pytest.mark.clauses("CP-51")
def test_a_view_tells_the_hand_among_the_cards_that_its_viewer_knows() -> None:
    table = position("gambling-den bar", rows={"capone at 1": "red-9 blue-9 green-2"})

    def known(viewer: str) -> object:
        gambling_den = table.view(viewer).as_data()["businesses"][0]
        assert gambling_den is not None
        return gambling_den["rows"][0]["known"]

    assert known("capone") == {"hand": "pair", "value": 9}
    assert known("moran") is None


@pytest.mark.clauses("CP-62")
def test_a_closed_place_shows_nothing() -> None:
    owned = {
        "capone": "bar bar jazz-club jazz-club", "moran": "bar bar jazz-club jazz-club",
        "yale": "brewery brewery gambling-den gambling-den", "weiss": "brewery brewery gambling-den gambling-den",
        "obannion": "bar jazz-club", "torrio": "brewery",
    }  # fmt: skip
    table = position("closed gambling-den closed closed", owned=owned, players=6)
    businesses = table.view("onlooker").as_data()["businesses"]
    assert isinstance(businesses, list)
    assert [business is None for business in businesses] == [True, False, True, True]


@pytest.mark.clauses("CP-45")
def test_what_blackmail_took_is_in_its_players_view_only() -> None:
    table = position(hands={"capone": "blackmail"}, discards="red-1 red-2", players=3).does("blackmail red-2")
    assert cards_in(table.view("capone").as_data()) == {"red-2", "blackmail"}
    for viewer in ("moran", "yale", "onlooker"):
        assert cards_in(table.view(viewer).as_data()) == {"blackmail"}
        assert table.view(viewer).hand_sizes == [1, 0, 0]


@pytest.mark.clauses("CP-22")
def test_a_drawn_card_is_in_its_players_view_only() -> None:
    table = position(pile="red-9", players=3).does("draw")
    assert cards_in(table.view("capone").as_data()) == {"red-9"}
    for viewer in ("moran", "yale", "onlooker"):
        assert cards_in(table.view(viewer).as_data()) == set()


@pytest.mark.clauses("CP-31")
def test_a_view_tells_how_cards_lie_at_each_business_also_in_an_own_box() -> None:
    text = files("backroom.games.chicago_poker").joinpath("data", "box.toml").read_text()
    own = text.replace('facing = ["up", "up", "up", "up", "up"]', 'facing = ["up", "down", "up", "down", "up"]')
    for box, brewery in ((text, [True] * 5), (own, [True, False, True, False, True])):
        rules = TITLE.rules(TITLE.settings(6, data=box))
        seen = set()
        for seed in range(8):
            data: dict[str, Any] = dict(rules.view(rules.deal(FastChance(seed)), 0).as_data())
            for business in data["businesses"]:
                seen.add(business["business"])
                expected = {"brewery": brewery, "bar": [False, False, True, True, True]}
                assert business["facing"] == expected.get(business["business"], business["facing"])
        assert {"brewery", "bar"} <= seen
