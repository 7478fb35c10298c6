"""The table before the first turn (GA-10 to GA-16, GA-80 to GA-82)."""

from __future__ import annotations

import pytest

from backroom.games.gangster import TITLE
from backroom.games.gangster.board import HARBOUR
from backroom.games.gangster.pieces import ALL_CARDS, COLOURS, EMPTY, EQUIPMENT
from backroom.games.gangster.stages import count_bits
from backroom.games.gangster.state import GangsterState
from backroom.kernel.chance import FastChance, ScriptedChance
from backroom.kernel.event import Event
from backroom.kernel.refusal import BadInput
from tests.games.gangster.scenario import AREAS, RULES, WIDTH, ZEROS, a_table

TABLES = [2, 3, 4, 5]


def deals(players: int) -> list[GangsterState]:
    return [RULES[players].deal(FastChance(seed)) for seed in range(20)]


@pytest.mark.clauses("GA-80")
@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(BadInput) as caught:
        TITLE.settings(players)
    assert (caught.value.message, caught.value.clause) == ("wrong-player-count", "GA-80")


@pytest.mark.clauses("GA-10", "GA-14")
@pytest.mark.parametrize("players", TABLES)
def test_two_gangsters_on_the_board_seven_in_the_car_and_the_car_beside_one_of_them(players: int) -> None:
    for state in deals(players):
        for colour in range(state.colours):
            fields = [at for at, who in enumerate(state.fields) if who == colour]
            assert [at % WIDTH for at in fields] == [0, 0]
            assert state.car_at[colour] in [at // WIDTH for at in fields]
        assert state.aboard == [7] * state.colours
        assert state.reserve == [11] * state.colours
        assert state.cards == [ALL_CARDS] * state.colours


@pytest.mark.clauses("GA-14")
@pytest.mark.parametrize("players", TABLES)
def test_the_car_stands_in_the_district_that_was_drawn_first(players: int) -> None:
    log: list[Event] = []
    state = RULES[players].deal(ScriptedChance(ZEROS), log)
    placed = {str(event.facts["colour"]): event.facts for event in log if event.name == "car-placed"}
    assert len(placed) == state.colours
    for colour in range(state.colours):
        facts = placed[COLOURS[colour]]
        # With nothing but zeros the cards come in the order of the file.
        assert [AREAS.index(str(facts[key])) for key in ("district", "other")] == [2 * colour, 2 * colour + 1]
        assert state.car_at[colour] == 2 * colour


@pytest.mark.clauses("GA-11")
@pytest.mark.parametrize("players", TABLES)
def test_three_equipments_at_the_gold_coast_and_one_in_every_left_slot(players: int) -> None:
    for state in deals(players):
        assert EMPTY not in state.harbour
        assert len({*state.harbour}) > 1
        assert EMPTY not in state.gear[::2]
        assert {*state.gear[1::2]} == {EMPTY}


@pytest.mark.clauses("GA-11", "GA-54")
def test_three_identical_ones_leave_before_the_first_is_dealt() -> None:
    """Always the first of the supply: three bodyguards leave, then two more lie there with a motor."""
    log: list[Event] = []
    state = RULES[4].deal(ScriptedChance(ZEROS), log)
    assert [event.name for event in log[:3]] == ["equipment-laid", "equipment-cleared", "equipment-laid"]
    assert [EQUIPMENT[kind] for kind in state.harbour] == ["bodyguard", "bodyguard", "motor"]
    assert [EQUIPMENT[kind] for kind in state.gear[::2]] == ["motor"] * 4


@pytest.mark.clauses("GA-12")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_every_district_gets_another_table(players: int) -> None:
    laid = [state.table_at[:HARBOUR] for state in deals(players)]
    assert all(len({*tables}) == 10 and min(tables) >= 0 for tables in laid)
    assert {table for tables in laid for table in tables} == set(range(15))


@pytest.mark.clauses("GA-13")
def test_with_three_players_cicero_has_no_table_and_no_card() -> None:
    cicero = AREAS.index("cicero")
    for state in deals(3):
        assert state.table_at[cicero] < 0
        assert cicero not in state.car_at
        assert not (state.pile | state.doubled) >> cicero & 1
        assert sum(table >= 0 for table in state.table_at) == 9


@pytest.mark.clauses("GA-15")
@pytest.mark.parametrize(("players", "policemen"), [(2, 2), (3, 2), (4, 2), (5, 3)])
def test_one_district_is_doubled_and_the_policemen_are_in_the_pile(players: int, policemen: int) -> None:
    for state in deals(players):
        assert count_bits(state.doubled) == 1
        assert state.pile & state.doubled == 0
        assert count_bits(state.pile >> 10) == policemen
        assert count_bits(state.pile) == (8 if players == 3 else 9) + policemen


@pytest.mark.clauses("GA-14", "GA-20")
@pytest.mark.parametrize("players", TABLES)
def test_the_start_player_is_drawn_by_lot_and_begins(players: int) -> None:
    states = deals(players)
    assert {state.seat for state in states} == set(range(players))
    assert all(state.stack[-1].seat == state.seat for state in states)


@pytest.mark.clauses("GA-80", "GA-81")
def test_two_players_set_up_like_four_and_their_colours_take_turns() -> None:
    log: list[Event] = []
    state = RULES[2].deal(FastChance(4), log)
    assert state.colours == 4
    placed = [event.facts for event in log if event.name == "car-placed"]
    first = state.seat
    assert [facts["seat"] for facts in placed] == [first, 1 - first, first, 1 - first]
    assert [[facts["colour"] for facts in placed if facts["seat"] == seat] for seat in sorted({0, 1})] in (
        [["grey", "yellow"], ["green", "brown"]],
        [["yellow", "grey"], ["green", "brown"]],
    )


@pytest.mark.clauses("GA-13")
def test_in_closed_cicero_nothing_is_loaded_or_unloaded_but_cars_stop_there() -> None:
    table = a_table(players=3, cars={"grey": "west-side"})
    table.does("drive 1", "stop at cicero")
    assert table.car("grey") == "cicero"
    table = a_table(players=3, cars={"grey": "cicero"})
    assert table.offers() == ["drive 1", "drive 2", "drive 3"]
    assert table.refuses("unload grey") == ("GA-13", "refused-closed")
    assert table.refuses("load 1 at cicero") == ("GA-13", "refused-closed")


@pytest.mark.clauses("GA-16", "GA-62")
def test_no_tommy_gun_is_used_in_closed_cicero() -> None:
    stand = {"west-side": "green"}
    gear = {"grey": "tommy-gun"}
    closed = a_table(stand, players=3, cars={"grey": "cicero"}, gear=gear)
    assert closed.offers("load") == []
    assert closed.refuses("load 1 at west-side") == ("GA-13", "refused-closed")
    assert a_table(stand, cars={"grey": "cicero"}, gear=gear).offers("load") == ["load 1 at west-side"]


@pytest.mark.clauses("GA-16", "GA-64")
def test_a_bumper_pushes_into_closed_cicero_and_out_of_it() -> None:
    into = a_table(players=3, cars={"grey": "greek-town", "green": "west-side"}, gear={"grey": "bumper"})
    into.does("drive 1", "stop at west-side", "push green to cicero")
    assert into.car("green") == "cicero"
    out = a_table(players=3, cars={"grey": "west-side", "green": "cicero"}, gear={"grey": "bumper"})
    out.does("drive 1", "stop at cicero", "push green to little-italy")
    assert out.car("green") == "little-italy"
