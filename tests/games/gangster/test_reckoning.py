"""The day of reckoning (GA-33, GA-70 to GA-75), and the same computation at any other time."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.games.gangster.board import PointTable
from backroom.games.gangster.pieces import COLOURS, EMPTY
from backroom.games.gangster.reckoning import UNKNOWN, score_district
from backroom.games.gangster.stages import score_now
from backroom.kernel.event import ONLOOKER
from tests.games.gangster.scenario import AREAS, Scene, a_table

SEVEN = "the-loop little-africa west-side little-italy greek-town south-side stickney"


def points_of(places: list[int], standing: str, casino: int, doubled: bool) -> dict[str, int]:
    fields = [EMPTY if one == "." else COLOURS.index(one) for one in standing.split()]
    table = PointTable(1, len(fields), places)
    score = score_district(table, fields, 0, len(COLOURS), 0, doubled, casino)
    return {COLOURS[line.colour]: line.points for line in score.lines}


@pytest.mark.clauses("GA-71", "GA-72")
def test_the_rulebooks_example() -> None:
    """Places ?, 4, 2, ? with casino 5 and doubled: yellow 10, grey 8, brown 4, blue 10, green nothing."""
    standing = "brown yellow grey green brown yellow . blue yellow grey"
    assert points_of([0, 4, 2, 0], standing, 5, True) == {"yellow": 10, "grey": 8, "brown": 4, "blue": 10, "green": 0}


@pytest.mark.clauses("GA-71")
def test_absent_colours_get_nothing_and_fewer_colours_take_the_first_places() -> None:
    assert points_of([3, 6, 2], "grey", 4, False) == {"grey": 3}
    assert points_of([3, 6, 2], ". . .", 4, False) == {}


@pytest.mark.clauses("GA-71")
def test_ties_go_to_whoever_stands_furthest() -> None:
    score = score_district(PointTable(1, 4, [5, 2]), [0, 1, 1, 0], 0, 3, 0, False, 1)
    assert [(COLOURS[line.colour], line.by_rank, line.rank) for line in score.lines] == [
        ("grey", True, 4), ("green", True, 3),
    ]  # fmt: skip


@pytest.mark.clauses("GA-71")
def test_without_a_casino_number_a_question_mark_stays_open() -> None:
    score = score_district(PointTable(1, 2, [0, 2]), [0, 1], 0, 2, 0, True, UNKNOWN)
    assert [line.standing() for line in score.lines] == [
        {"colour": "green", "gangsters": 1, "rank": 2, "by_rank": True, "place": 1, "worth": "?", "points": None},
        {"colour": "grey", "gangsters": 1, "rank": 1, "by_rank": True, "place": 2, "worth": 2, "points": 4},
    ]


def before_the_eighth(**more: Any) -> Scene:  # noqa: ANN401 (whatever `a_table` takes)
    """Seven markers lie; grey's next drive opens its cards and doubles the North Side, if chance says 0."""
    return a_table(
        {"north-side": "yellow grey grey brown", "the-loop": "green"},
        cards={"grey": "1"}, doubled=SEVEN, tables={"north-side": 1, "the-loop": 3}, **more,
    )  # fmt: skip


def drive(table: Scene) -> Scene:
    return table.does("drive 1", "stop at the-loop")


@pytest.mark.clauses("GA-33", "GA-70")
def test_the_eighth_marker_ends_the_stage_at_once_and_its_player_draws_the_casino_card() -> None:
    table = drive(before_the_eighth(chance=[0, 4]))
    reckoning = table.state.reckoning
    assert reckoning is not None
    assert (reckoning.seat, reckoning.casino, reckoning.stage) == (0, 5, 0)
    assert not table.state.casino >> 4 & 1
    assert table.names().index("reckoning-begun") == table.names().index("marker-laid") + 1
    # ?, 4, 2, ? doubled: grey has two; brown stands further than yellow. 6 for green alone in The Loop, doubled.
    assert [table.points(colour) for colour in ("grey", "green", "yellow", "brown")] == [10, 12, 4, 8]


@pytest.mark.clauses("GA-33")
def test_the_seventh_marker_or_a_policeman_does_not_end_it() -> None:
    table = drive(before_the_eighth(chance=[3]))
    assert (table.names()[-1], table.state.reckoning) == ("policeman-drawn", None)


@pytest.mark.clauses("GA-33")
def test_with_three_players_one_of_nine_districts_stays_without_a_marker() -> None:
    table = a_table(players=3, cards={"grey": "1"}, doubled=SEVEN)
    drive(table)
    assert table.state.stage == 1
    reckoning = table.state.reckoning
    assert reckoning is not None
    assert len(reckoning.districts) == 9
    assert sum(district.doubled for district in reckoning.districts) == 8


@pytest.mark.clauses("GA-73")
def test_what_changes_for_the_next_stage_and_what_stays() -> None:
    table = before_the_eighth(trunks={"green": "brown"}, gear={"brown": "door"}, chance=[0, 4, 6])
    before = table.state.clone()
    drive(table)
    state = table.state
    assert state.aboard == [count + 6 for count in before.aboard]
    assert state.reserve == [5] * 4
    assert (len(table.doubled()), bin(state.pile >> 10).count("1")) == (1, 2)
    assert table.doubled() == {"cicero"}
    assert state.fields == before.fields
    assert state.trunk == before.trunk
    assert state.gear == before.gear
    assert state.car_at[1:] == before.car_at[1:]
    assert state.cards[1:] == before.cards[1:]


@pytest.mark.clauses("GA-73")
def test_five_more_gangsters_for_the_third_stage() -> None:
    table = before_the_eighth(stage=2)
    before = table.state.aboard[:]
    drive(table)
    assert table.state.aboard == [count + 5 for count in before]
    assert table.state.reserve == [0] * 4


@pytest.mark.clauses("GA-74")
def test_the_left_neighbour_of_whoever_brought_it_about_begins() -> None:
    table = a_table(turn="yellow", cards={"yellow": "1"}, doubled=SEVEN)
    drive(table)
    assert table.state.reckoning is not None
    assert table.state.reckoning.seat == 2
    assert table.state.seat == 3


@pytest.mark.clauses("GA-75")
def test_after_the_third_reckoning_most_influence_wins() -> None:
    table = before_the_eighth(stage=3, chance=[0, 2])
    drive(table)
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("most-influence", [1], [10, 12, 4, 8])
    assert table.names()[-1] == "game-ended"


@pytest.mark.clauses("GA-75")
def test_equals_share_the_win() -> None:
    """With casino 6 grey's 12 are as many as green's."""
    outcome = drive(before_the_eighth(stage=3, chance=[0, 3])).game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("equal-influence", [0, 1])


@pytest.mark.clauses("GA-80", "GA-81")
def test_the_rulebooks_example_for_two() -> None:
    """Places ?, 2, ? with casino 5, doubled: Carl has grey and yellow and gets 10, Herman has green and brown: 14."""
    table = a_table(
        {"north-side": "yellow green brown green grey grey grey"}, players=2, cards={"grey": "1"}, doubled=SEVEN,
        tables={"north-side": 2, "little-africa": 6}, chance=[0, 4],
    )  # fmt: skip
    table.begins("drive 1", "stop at the-loop")
    scores = [table.points(colour) for colour in ("grey", "green", "brown", "yellow")]
    assert scores == [10, 4, 10, 0]
    told = table.game.view(ONLOOKER).as_data()
    assert told["influence"] == [10, 14]


@pytest.mark.clauses("GA-71")
def test_what_a_district_would_score_now_is_the_same_computation() -> None:
    table = before_the_eighth(chance=[0, 4])
    area = AREAS.index("north-side")
    table.state.doubled |= 1 << area
    foretold = score_now(table.state, table.rules.board, area, 5)
    table.state.doubled &= ~(1 << area)
    drive(table)
    assert table.state.reckoning is not None
    (held,) = [district for district in table.state.reckoning.districts if district.area == area]
    assert [line.numbers() for line in held.lines] == [line.numbers() for line in foretold.lines]
