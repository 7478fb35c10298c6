"""Components and the data file (GA-1 to GA-5), and what is refused in an owner's own board."""

from __future__ import annotations

import pytest

from backroom.games.gangster import TITLE
from backroom.games.gangster.board import AREAS, CASINO, DISTRICTS, HARBOUR
from backroom.games.gangster.board_file import load_board
from backroom.games.gangster.pieces import COLOURS, EQUIPMENT, GANGSTERS
from backroom.kernel.chance import FastChance
from backroom.kernel.refusal import BadInput
from backroom.words import LANGUAGES, Words

OWN = TITLE.own_data
BOARD = load_board(OWN)


@pytest.mark.clauses("GA-1")
def test_ten_districts_and_the_gold_coast_hang_together() -> None:
    assert len(BOARD.areas) == AREAS == 11
    assert (BOARD.name(HARBOUR), DISTRICTS) == ("gold-coast", 10)
    assert sum(len(near) for near in BOARD.links) == 2 * 16
    for area in range(AREAS):
        assert len(BOARD.links[area]) >= 2
        assert all(area in BOARD.links[near] for near in BOARD.links[area])


def test_our_board_has_no_triangle_so_no_drive_of_three_comes_back() -> None:
    assert not any(area in BOARD.reaches[area][3] for area in range(AREAS))


@pytest.mark.clauses("GA-44")
def test_every_movement_card_leads_somewhere_from_everywhere() -> None:
    for area in range(AREAS):
        assert all(BOARD.reaches[area][steps] for steps in range(1, 5))


@pytest.mark.clauses("GA-2", "GA-4", "GA-5")
def test_what_is_in_the_box() -> None:
    assert len(COLOURS) == 5
    assert sum(BOARD.gangsters) == GANGSTERS == 20
    assert BOARD.movement == [1, 2, 3]
    assert dict(zip(EQUIPMENT, BOARD.equipment, strict=True)) == {
        "bodyguard": 5, "motor": 5, "tommy-gun": 5, "trunk": 5, "bumper": 5, "door": 5,
    }  # fmt: skip
    assert BOARD.casino == [1, 2, 3, 4, 5, 6]
    assert (BOARD.markers, max(BOARD.policemen)) == (8, 3)


@pytest.mark.clauses("GA-3")
def test_fifteen_different_tables_on_which_all_gangsters_always_fit() -> None:
    assert len({(table.rows, table.columns, *table.places) for table in BOARD.tables}) == 15
    smallest = sorted(table.fields for table in BOARD.tables)
    assert sum(smallest[:10]) >= 100
    assert sum(smallest[:9]) >= 60
    assert BOARD.tables[0].places == [CASINO, 4, 2, CASINO]
    assert BOARD.tables[1].places == [CASINO, 2, CASINO]
    assert any(table.places[0] < max(table.places) for table in BOARD.tables if CASINO not in table.places)


def changed(old: str, new: str) -> str:
    """Our data with one passage replaced."""
    assert OWN.count(old) == 1, f"{old!r} stands {OWN.count(old)} times in the data"
    return OWN.replace(old, new)


LOOP = 'connections = ["north-side", "greek-town", "chinatown", "gold-coast"]'
CHINATOWN = 'connections = ["the-loop", "little-italy"]\n\n[harbour]'
WRONG = {
    "one way": (changed(LOOP, LOOP.replace('"chinatown", ', "")), "data-wrong-one-way"),
    "unknown area": (changed(LOOP, LOOP.replace("chinatown", "oz")), "data-wrong"),
    "twice": (changed(LOOP, LOOP.replace('"chinatown"', '"chinatown", "chinatown"')), "data-wrong"),
    "itself": (changed(LOOP, LOOP.replace('"chinatown"', '"the-loop"')), "data-wrong"),
    "dead end": (
        changed(LOOP, LOOP.replace('"chinatown", ', "")).replace(
            CHINATOWN, CHINATOWN.replace('"the-loop", ', "")
        ),
        "data-wrong-dead-end",
    ),
    "name": (changed('name = "the-loop"', 'name = "The Loop"'), "data-wrong-name"),
    "same name": (changed('name = "little-africa"', 'name = "the-loop"'), "data-wrong-unique"),
    "off the map": (changed("x = 62", "x = 620"), "data-wrong-number"),
    "a key too many": (changed("x = 62", "x = 62\nz = 1"), "data-wrong"),
    "districts": (OWN.replace("[[districts]]", "[[quarters]]", 1), "data-wrong-entries"),
    "table alike": (changed("places = [7, 4, 2]", 'places = ["?", 2, "?"]'), "data-wrong-alike"),
    "table too large": (changed("places = [8, 3]", "places = [8, 3, 1, 1, 1, 1]"), "data-wrong-places"),
    "place": (changed("places = [8, 3]", "places = [80, 3]"), "data-wrong-number"),
    "room": (OWN.replace("columns = 4", "columns = 3"), "data-wrong-room"),
    "movement": (changed("movement = [1, 2, 3]", "movement = [1, 2, 2]"), "data-wrong-different"),
    "casino": (changed("casino = [1, 2, 3, 4, 5, 6]", "casino = [1, 2]"), "data-wrong-entries"),
    "gangsters": (changed("gangsters = [9, 6, 5]", "gangsters = [9, 6, 6]"), "data-wrong-sum"),
    "markers": (changed("markers = 8", "markers = 10"), "data-wrong-number"),
    "policemen": (changed("policemen = [2, 2, 2, 3]", "policemen = [2, 2, 2, 4]"), "data-wrong-number"),
    "closed": (changed('closed_for_three = "cicero"', 'closed_for_three = "gold-coast"'), "data-wrong"),
    "equipment": (changed("motor = 5", "motor = 0"), "data-wrong-number"),
    "version": (changed('version = "1"', "version = 1"), "data-wrong-text"),
    "no TOML": (OWN + "\n[", "data-not-toml"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_a_board_that_cannot_be_played_is_refused_with_its_line(what: str) -> None:
    text, message = WRONG[what]
    with pytest.raises(BadInput) as caught:
        load_board(text)
    assert caught.value.message == message
    for language in LANGUAGES:
        assert Words(language).rejection(caught.value)
    if message != "data-not-toml":
        assert isinstance(caught.value.facts["line"], int)


def test_two_towns_without_a_road_between_them_are_refused() -> None:
    """Stickney, South Side, Little Africa and the Gold Coast on their own."""
    text = OWN
    for old, new in (
        (LOOP, LOOP.replace(', "gold-coast"', "")),
        ('["north-side", "greek-town", "cicero", "stickney"]', '["north-side", "greek-town", "cicero"]'),
        ('["greek-town", "cicero", "chinatown", "south-side", "stickney"]', '["greek-town", "cicero", "chinatown"]'),
        ('["little-africa", "little-italy"]', '["little-africa", "gold-coast"]'),
        ('["little-africa", "west-side", "little-italy"]', '["little-africa", "gold-coast"]'),
        ('["the-loop", "little-africa"]', '["little-africa", "south-side", "stickney"]'),
    ):
        assert old in text
        text = text.replace(old, new)
    with pytest.raises(BadInput) as caught:
        load_board(text)
    assert caught.value.message == "data-wrong-apart"


@pytest.mark.clauses("GA-30")
def test_an_own_board_with_a_triangle_is_played_by_the_same_rules() -> None:
    """A road from The Loop to Little Italy: three steps may end where they began, and no road is used twice."""
    text = changed(LOOP, LOOP.replace('"chinatown"', '"chinatown", "little-italy"'))
    text = text.replace('["greek-town", "cicero", "chinatown"', '["the-loop", "greek-town", "cicero", "chinatown"')
    board = load_board(text)
    chinatown = [area.name for area in board.areas].index("chinatown")
    assert chinatown in board.reaches[chinatown][3]
    rules = TITLE.rules(TITLE.settings(3, data=text))
    state = rules.deal(FastChance(1))
    assert rules.legal(state, state.stack[-1].seat)


def test_areas_without_words_go_by_their_names() -> None:
    text = OWN.replace('"chinatown"', '"bronzeville"')
    settings = TITLE.settings(4, data=text)
    table = TITLE.rules(settings).table
    assert table.parse("stop at bronzeville").text == "stop at bronzeville"
    assert Words("en", TITLE).thing("bronzeville") == "bronzeville"
