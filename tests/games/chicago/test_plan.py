"""The plan and its data file (CH-1 to CH-8)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from backroom.games.chicago import TITLE
from backroom.games.chicago.gangs import CHIPS, FIGURES, GANG_COUNT, RINGS
from backroom.games.chicago.plan import BUILDINGS, BUILDINGS_A_QUARTER, CASINO, HOME
from backroom.games.chicago.plan_file import load_plan
from backroom.kernel.refusal import BadInput
from backroom.words import LANGUAGES, Words
from tests.games.chicago.scenario import a_city

OWN = TITLE.own_data
PLAN = load_plan(OWN)


def turned(name: str) -> str:
    """A place of the plan, turned clockwise by 90 degrees."""
    colour, _, rest = name.partition("-")
    following = {"yellow": "red", "red": "green", "green": "blue", "blue": "yellow"}
    if colour in following:
        return f"{following[colour]}-{rest}"
    x, y = ord(colour) - ord("a"), int(rest) - 1
    return f"{chr(ord('a') + 23 - y)}-{x + 1}"


@pytest.mark.clauses("CH-1")
def test_turned_by_a_quarter_the_plan_is_the_same() -> None:
    edges = {(PLAN.names[at], PLAN.names[to]) for at in range(PLAN.places) for to in PLAN.neighbours[at]}
    assert {(turned(at), turned(to)) for at, to in edges} == edges
    for at in range(BUILDINGS):
        name = PLAN.names[PLAN.streets + at]
        other = PLAN.building(PLAN.numbers[turned(name)])
        assert (PLAN.value[at], at in PLAN.square) == (PLAN.value[other], other in PLAN.square)
        assert PLAN.printed[other] == (-1 if PLAN.printed[at] < 0 else (PLAN.printed[at] + 1) % 4)


@pytest.mark.clauses("CH-1")
def test_islands_are_no_fields() -> None:
    assert [f"{'abcdefghijklmnopqrstuvwx'[x]}-{y + 1}" for x, y in PLAN.ground.islands] == [
        "k-11", "n-11", "k-14", "n-14",
    ]  # fmt: skip
    assert not {"k-11", "n-11", "k-14", "n-14"} & set(PLAN.names)


@pytest.mark.clauses("CH-2", "CH-8")
def test_each_quarter_has_a_casino_and_22_bars_worth_72000() -> None:
    for quarter in range(GANG_COUNT):
        values = PLAN.value[quarter * BUILDINGS_A_QUARTER : (quarter + 1) * BUILDINGS_A_QUARTER]
        assert values[CASINO] == 20_000
        assert Counter(values[HOME:]) == {1_000: 8, 2_000: 6, 3_000: 3, 4_000: 2, 5_000: 3}
        assert sum(values) == 72_000
        assert values[HOME] == 3_000
    corners = [PLAN.ground.building_cells[PLAN.building(PLAN.home(gang))] for gang in range(GANG_COUNT)]
    assert [corner in cells for corner, cells in zip([(0, 0), (23, 0), (23, 23), (0, 23)], corners, strict=True)] == [
        True
    ] * 4


@pytest.mark.clauses("CH-3")
def test_casinos_and_four_bars_at_the_square_have_two_doors() -> None:
    two = [at for at in range(BUILDINGS) if len(PLAN.doors[at]) == 2]
    assert len([at for at in two if at % BUILDINGS_A_QUARTER == CASINO]) == 4
    assert len([at for at in two if at in PLAN.square]) == 4
    assert len(two) == 8
    assert {len(doors) for doors in PLAN.doors} == {1, 2}
    for at in range(BUILDINGS):
        assert PLAN.neighbours[PLAN.streets + at] == PLAN.doors[at]


@pytest.mark.clauses("CH-3", "CH-40")
def test_in_by_one_door_and_out_by_the_other() -> None:
    city = a_city({"yellow": "2@e-3"}, points=5).walks("e-3", "yellow-casino", "e-7")
    assert city.men("yellow") == {"e-7": [2]}
    assert a_city({"yellow": "2@f-3"}, points=5).offers == [
        "move f-3 to g-3",
        "move f-3 to e-3",
        "move f-3 to yellow-bar-2",
    ]


@pytest.mark.clauses("CH-4", "CH-46")
def test_from_any_edge_field_to_any_other_in_one_step() -> None:
    edges = {PLAN.names[at] for at in PLAN.edges}
    assert edges == {"l-1", "m-1", "a-12", "a-13", "x-12", "x-13", "l-24", "m-24"}
    city = a_city({"yellow": "2@l-1", "green": "1@x-12"}, points=3)
    assert set(city.offers) == {f"move l-1 to {name}" for name in (edges - {"l-1"}) | {"l-2"}}
    assert city.does("move l-1 to a-13").men("yellow") == {"a-13": [2]}
    assert city.state.points == 2
    # An opponent's member there is fought, an own one blocks.
    assert "duel-won" in city.does("move a-13 to x-12", dice=(5, 0)).happened
    blocked = a_city({"yellow": "2@l-1 1@x-12"}, points=3)
    assert blocked.refuses("move l-1 to x-12") == ("CH-42", "refused-own-member")
    lost = a_city({"yellow": "2@l-1 1@b-3", "green": "1@x-12"}, points=3).does("move l-1 to x-12", dice=(0, 5))
    assert lost.men("yellow") == {"b-3": [1]}


@pytest.mark.clauses("CH-5")
def test_two_bars_of_each_quarter_lie_at_the_square() -> None:
    assert sorted(PLAN.names[PLAN.streets + at] for at in PLAN.square) == sorted(
        f"{colour}-bar-{number}" for colour in ("yellow", "red", "green", "blue") for number in (20, 21)
    )


@pytest.mark.clauses("CH-6")
def test_figures_chips_rings_and_dice() -> None:
    assert (FIGURES, CHIPS, RINGS) == (20, 20, 150)
    assert PLAN.movement_die == list(range(11, 23))
    faces = [a_city({"yellow": "2@l-1"}).does("roll", dice=(face,)).state.points for face in range(12)]
    assert faces == PLAN.movement_die


@pytest.mark.clauses("CH-7")
def test_ten_buildings_are_in_each_gangs_colour_at_the_start() -> None:
    for gang in range(GANG_COUNT):
        own = [at for at in range(BUILDINGS) if PLAN.printed[at] == gang]
        assert len(own) == 10
        assert sum(PLAN.value[at] for at in own) == 36_000
        assert {at // BUILDINGS_A_QUARTER for at in own} == {gang}
        assert not set(own) & set(PLAN.square)


@pytest.mark.clauses("CH-8")
def test_a_home_bar_can_be_seized() -> None:
    city = a_city({"red": "2@b-3"}, turn="red", points=4).walks("b-3", "yellow-home")
    assert (city.owner("yellow-home"), city.chips("red")) == ("red", 19)


def test_everything_can_be_reached_from_everywhere() -> None:
    reached = {0}
    ahead = [0]
    while ahead:
        for to in PLAN.neighbours[ahead.pop()]:
            if to not in reached:
                reached.add(to)
                ahead.append(to)
    assert len(reached) == PLAN.places == 236 + 92


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in OWN
    return OWN.replace(old, new, count)


def line_of(text: str) -> int:
    return next(at + 1 for at, line in enumerate(OWN.splitlines()) if line.startswith(text))


ROW_3 = 'p   .   .   .   .   .   .   .   .   .   .   :   :   .   .   .   .   .   .   .   .   .   r1  r1"'


@pytest.mark.clauses("CH-1", "CH-2", "CH-3", "CH-4", "CH-5", "CH-6", "CH-7")
@pytest.mark.parametrize(
    ("text", "line", "name"),
    [
        (changed('version = "1"', "version = 1"), line_of("version"), "version"),
        (changed("21, 22]", "21]"), line_of("movement_die"), "movement_die"),
        (changed("[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5, 7]"), line_of("fighting_dice"), "fighting_dice"),
        (changed("    [1, 2, 3, 4, 5, 6],\n", ""), line_of("fighting_dice"), "fighting_dice"),
        (changed('1  = "yh  yh', '1  = "yh  yy'), line_of("1  ="), "map.1"),
        (changed('1  = "yh  yh', '1  = "yh'), line_of("1  ="), "map.1"),
        (changed("yh  yh  y1  y1  y2", "yh  yh  y1  y1  y1", 2), line_of("5  ="), "map.5"),
        (changed('12 = "*', '12 = ":'), line_of("[map]"), "map"),
        (changed(ROW_3, ROW_3.replace("p   .   .", "p   .   p")), line_of("3  ="), "map.3"),
        (changed("value = 20000", "value = 10000"), line_of("yellow-casino"), "buildings.yellow-casino"),
        (changed("value = 1000", "value = 1500"), line_of("yellow-bar-1 "), "buildings.yellow-bar-1"),
        (changed("value = 1000", "value = 2000"), line_of("yellow-casino"), "buildings.yellow-casino"),
        (changed('owner = "yellow"', 'owner = "pink"'), line_of("yellow-casino"), "buildings.yellow-casino"),
        (changed('owner = "yellow"', 'owner = "nobody"'), line_of("yellow-casino"), "buildings.yellow-casino"),
        (changed('owner = "nobody"', 'owner = "red"'), line_of("yellow-bar-3 "), "buildings.yellow-bar-3"),
        (changed('owner = "nobody"', 'owner = "yellow"'), line_of("red-bar-3 "), "buildings.red-bar-3"),
        (changed('["e-3", "e-7"]', '["e-3"]'), line_of("yellow-casino"), "buildings.yellow-casino"),
        (changed('["e-3", "e-7"]', '["e-3", "f-3"]'), line_of("red-casino"), "buildings.red-casino"),
        (changed('["d-3"]', '"d-3"'), line_of("yellow-bar-1 "), "buildings.yellow-bar-1"),
        (changed('["d-3"]', "[]"), line_of("yellow-bar-1 "), "buildings.yellow-bar-1"),
        (changed('["d-3"]', '["d-4"]'), line_of("yellow-bar-1 "), "buildings.yellow-bar-1"),
        (changed('["d-3"]', '["z-3"]'), line_of("yellow-bar-1 "), "buildings.yellow-bar-1"),
        (changed('["d-3"]', '["e-3"]'), line_of("yellow-bar-1 "), "buildings.yellow-bar-1"),
        (changed('["d-3"]', '["c-3"]'), line_of("red-bar-1 "), "buildings.red-bar-1"),
        (changed('"j-11"], square = true', '"j-11"]'), line_of("yellow-casino"), "buildings.yellow-casino"),
        (changed('"g-10", "j-11"', '"g-10"'), line_of("yellow-bar-20 "), "buildings.yellow-bar-20"),
        (changed("square = true", 'square = "yes"'), line_of("yellow-bar-20 "), "buildings.yellow-bar-20"),
        (changed('doors = ["b-3"]', 'door = "b-3"'), line_of("yellow-home"), "buildings.yellow-home"),
        (changed("yellow-home =", "yellow-house ="), line_of("[buildings]"), "buildings"),
    ],
)  # fmt: skip
def test_a_wrong_plan_is_refused_with_its_line_and_the_reason(text: str, line: int, name: str) -> None:
    with pytest.raises(BadInput) as refused:
        load_plan(text)
    assert refused.value.message.startswith("data-wrong")
    assert (refused.value.facts["line"], refused.value.facts["name"]) == (line, name)
    for language in LANGUAGES:
        assert str(line) in Words(language).rejection(refused.value)


def redrawn(x: int, y: int, old: str, new: str) -> str:
    """The plan with a cell drawn anew, in all four quarters, so that they are still alike."""
    text = OWN
    rows = [line.split('"')[1].split() for line in text.splitlines() if line[:1].isdigit()]
    for colour in "yrgb":
        assert rows[y][x] == old
        rows[y][x] = new.replace("~", colour)
        x, y = 23 - y, x
    for number, row in enumerate(rows, 1):
        line = next(line for line in text.splitlines() if line.startswith(f"{number:<2} ="))
        text = text.replace(line, f'{number:<2} = "{" ".join(row)}"')
    return text


def test_a_field_that_is_cut_off_is_refused() -> None:
    # C3 and its three likenesses lead to the home bars: shut in by parks they cannot be reached.
    with pytest.raises(BadInput, match="data-wrong-cut-off"):
        load_plan(redrawn(2, 2, ".", "p"))


@pytest.mark.clauses("CH-1")
def test_the_square_has_four_islands() -> None:
    with pytest.raises(BadInput, match="data-wrong-often") as refused:
        load_plan(redrawn(10, 10, "o", "+"))
    assert refused.value.facts["name"] == "map"
    with pytest.raises(BadInput, match="data-wrong-often"):
        load_plan(redrawn(0, 2, "p", "o"))


@pytest.mark.clauses("CH-5")
def test_a_bar_at_the_square_lies_beside_it() -> None:
    text = OWN
    for colour in ("yellow", "red", "green", "blue"):
        text = re.sub(rf"({colour}-bar-21 = .*), square = true", r"\1", text)
        text = re.sub(rf"({colour}-bar-14 = .*) }}", r"\1, square = true }", text)
    with pytest.raises(BadInput, match="data-wrong-square") as refused:
        load_plan(text)
    assert refused.value.facts["name"] == "buildings.yellow-bar-14"


def test_a_building_is_in_one_piece() -> None:
    with pytest.raises(BadInput, match="data-wrong-pieces") as refused:
        load_plan(redrawn(0, 2, "p", "~18"))
    assert refused.value.facts["name"] == "map.10"


def test_another_plan_can_be_played() -> None:
    text = changed("11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22", "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1")
    settings = TITLE.settings(4, data=text.replace('version = "1"', 'version = "short"'))
    assert TITLE.data_version(settings)[0] == "short"
    rules = TITLE.rules(settings)
    assert len(rules.table) == len(TITLE.rules(TITLE.settings(4)).table)


def test_the_plan_as_data_holds_all_that_is_drawn() -> None:
    data = PLAN.as_data()
    assert len(data["streets"]) == 236
    cells = [tuple(one["cell"]) for one in data["streets"]]
    cells += [tuple(cell) for one in data["buildings"] for cell in one["cells"]]
    cells += [tuple(cell) for cell in [*data["islands"], *data["parks"]]]
    assert sorted(cells) == [(x, y) for x in range(24) for y in range(24)]
