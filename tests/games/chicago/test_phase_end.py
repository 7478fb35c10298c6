"""The end of a phase and of the game: payments, goals, fortunes (CH-70 to CH-73, CH-80 to CH-82, CH-101)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.gangs import GANGS
from backroom.games.chicago.goals import note_goals
from backroom.games.chicago.payday import income_of
from backroom.games.chicago.state import BUILDINGS_PAID, NEVER, SETS_PAID, START
from tests.games.chicago.scenario import WIN, Scene, a_city

MEN = {"yellow": "1@c-3", "red": "1@v-3", "green": "1@v-22", "blue": "1@c-22"}
ONES = "yellow-bar-1 yellow-bar-3 yellow-bar-6..7 yellow-bar-9 yellow-bar-13 yellow-bar-16..17"
TWOS = "yellow-bar-2 yellow-bar-4 yellow-bar-8 yellow-bar-11..12 yellow-bar-15"
SQUARE = " ".join(f"{colour}-bar-20 {colour}-bar-21" for colour in GANGS)
FOURS = "4@c-3 4@d-3 4@e-3 4@f-3 4@g-3"


def ended(city: Scene) -> tuple[str, list[int]]:
    """The phase's last step is made: why the game is over, and who has won."""
    city.does(city.offers[0])
    outcome = city.state.outcome
    return ("", []) if outcome is None else (outcome.reason, outcome.winners)


def booked(city: Scene, colour: str, cause: int) -> int:
    """Of the phase that is over."""
    return city.state.booked(GANGS.index(colour), city.state.phase - 1, cause)


@pytest.mark.clauses("CH-70")
def test_everybody_is_paid_for_all_own_buildings() -> None:
    city = a_city(MEN, owns={"yellow": "red-casino"}, last=True)
    assert ended(city) == ("", [])
    assert [booked(city, colour, BUILDINGS_PAID) for colour in GANGS] == [56_000, 16_000, 36_000, 36_000]
    assert city.cash("yellow") == 125_000 + 56_000


@pytest.mark.clauses("CH-71")
@pytest.mark.parametrize(("owned", "paid"), [(ONES, 24_000), (TWOS, 36_000), (f"{ONES} {TWOS}", 60_000)])
def test_a_whole_set_of_the_home_quarter_is_paid_threefold(owned: str, paid: int) -> None:
    city = a_city(MEN, owns={"yellow": owned}, last=True)
    assert ended(city) == ("", [])
    assert booked(city, "yellow", SETS_PAID) * 3 == paid * 2
    city = a_city(MEN, owns={"yellow": owned, "red": "yellow-bar-1 yellow-bar-2"}, last=True)
    ended(city)
    assert booked(city, "yellow", SETS_PAID) == 0


@pytest.mark.clauses("CH-71")
def test_another_quarters_sets_are_paid_once() -> None:
    city = a_city(MEN, owns={"red": ONES}, last=True)
    ended(city)
    assert (booked(city, "red", SETS_PAID), booked(city, "red", BUILDINGS_PAID)) == (0, 44_000)
    assert booked(city, "yellow", SETS_PAID) == 0


@pytest.mark.clauses("CH-72")
def test_then_a_new_phase_begins_with_hiring() -> None:
    city = a_city(MEN, last=True)
    ended(city)
    assert (city.state.phase, city.state.round, city.prompt, city.asked) == (1, 0, "hire", "red")


@pytest.mark.clauses("CH-73", "CH-80")
def test_goals_come_before_payments() -> None:
    city = a_city(MEN, owns={"red": "yellow-casino green-casino"}, last=True)
    assert ended(city) == ("casinos-held", [1])
    assert "gang-paid" not in city.happened
    assert city.cash("red") == 125_000


@pytest.mark.clauses("CH-80")
@pytest.mark.parametrize(
    ("owned", "men", "reason"),
    [
        ("red-casino green-casino", "1@c-3", "casinos-held"),
        (SQUARE, "1@c-3", "square-held"),
        ("", FOURS, "fours-held"),
    ],
)
def test_each_goal_wins_at_the_end_of_a_phase(owned: str, men: str, reason: str) -> None:
    city = a_city({**MEN, "yellow": men}, owns={"yellow": owned}, last=True)
    assert ended(city) == (reason, [0])


@pytest.mark.clauses("CH-80")
def test_less_than_a_goal_does_not_win() -> None:
    nearly = SQUARE.replace("blue-bar-21", "")
    city = a_city(
        {**MEN, "yellow": FOURS.replace("4@g-3", "3@g-3")}, owns={"yellow": nearly + " red-casino"}, last=True
    )
    assert ended(city) == ("", [])


@pytest.mark.clauses("CH-80", "CH-90")
def test_two_players_need_all_four_casinos_with_both_gangs_together() -> None:
    men = {"yellow": "1@c-3", "blue": "1@c-22"}
    three = a_city(men, players=2, owns={"yellow": "red-casino"}, last=True)
    assert ended(three) == ("", [])
    four = a_city(men, players=2, owns={"yellow": "red-casino", "green": "blue-casino"}, last=True)
    assert ended(four) == ("casinos-held", [0])


@pytest.mark.clauses("CH-80", "CH-90")
def test_two_gangs_add_up_their_bars_and_their_fours() -> None:
    half = "yellow-bar-20 yellow-bar-21 red-bar-20 red-bar-21"
    rest = "green-bar-20 green-bar-21 blue-bar-20 blue-bar-21"
    city = a_city({"blue": "1@c-22"}, players=2, owns={"yellow": half, "green": rest}, last=True)
    assert ended(city) == ("square-held", [0])
    fours = {"yellow": "4@c-3 4@d-3", "green": "4@v-22 4@u-22 4@t-22", "blue": "1@c-22"}
    assert ended(a_city(fours, players=2, last=True)) == ("fours-held", [0])


@pytest.mark.clauses("CH-80")
def test_a_goal_must_be_held_at_the_end() -> None:
    """Blue's last step takes a casino away again."""
    city = a_city({**MEN, "blue": "1@e-3"}, owns={"yellow": "red-casino green-casino"}, last=True)
    city.does("move e-3 to yellow-casino")
    assert "goal-lost" in city.happened
    assert city.state.outcome is None


@pytest.mark.clauses("CH-80")
def test_the_eighth_bar_at_the_square_may_be_seized_by_the_last_step() -> None:
    seven = SQUARE.replace(" blue-bar-21", "")
    city = a_city({**MEN, "blue": "1@j-14"}, owns={"blue": seven}, last=True).does("move j-14 to blue-bar-21")
    assert "goal-reached" in city.happened
    assert (city.state.outcome and city.state.outcome.reason) == "square-held"


@pytest.mark.clauses("CH-80", "CH-33")
def test_a_member_that_waits_to_enter_is_one_of_the_five() -> None:
    men = {**MEN, "yellow": "4@c-3 4@d-3 4@e-3 4@f-3"}
    city = a_city(men, waiting={"yellow": "4"}, owns={"red": "yellow-home"}, last=True)
    assert city.state.waiting[0] == [4]
    assert ended(city) == ("fours-held", [0])


@pytest.mark.clauses("CH-81")
def test_who_has_held_a_goal_longest_wins() -> None:
    city = a_city({**MEN, "yellow": FOURS, "blue": "1@v-5"}, owns={"blue": "green-casino"}, phase="A", last=True)
    # Yellow holds its five since before blue's third casino.
    city.does("move v-5 to red-casino")
    assert "goal-reached" in city.happened
    assert (city.state.outcome and city.state.outcome.winners) == [0]


@pytest.mark.clauses("CH-81")
def test_a_break_counts_from_anew() -> None:
    city = a_city(MEN, owns={"blue": "red-casino green-casino"})
    state = city.state
    casino = city.rules.plan.casino(GANGS.index("red"))
    assert state.since[3 * 3] == 1
    for owner, since in (("red", NEVER), ("blue", state.clock + 2)):
        state.owner[casino] = GANGS.index(owner)
        note_goals(state, city.rules.plan, None)
        assert state.since[3 * 3] == since


@pytest.mark.clauses("CH-81")
def test_a_goal_kept_through_a_duel_is_held_without_a_break() -> None:
    men = {"yellow": "4@d-3 4@e-3 4@f-3 4@g-3 4@c-3", "red": "4@b-3", "green": "4@l-1", "blue": "1@v-5"}
    city = a_city(men, owns={"blue": "red-casino green-casino"}, phase="A", number=6, points=2)
    since = city.state.since[:]
    assert (since[0 * 3 + 2], since[3 * 3]) == (1, 1)
    city.walks("c-3", "b-3", dice=WIN)
    assert city.state.since[2] == 1


@pytest.mark.clauses("CH-81")
def test_equally_long_is_settled_by_a_last_payment_and_the_richest() -> None:
    men = {**MEN, "yellow": FOURS}
    city = a_city(men, owns={"red": "green-casino blue-casino"}, last=True)
    # Both hold their goals since the same moment.
    assert (city.state.since[2], city.state.since[3]) == (1, 1)
    assert ended(city) == ("richest", [0])
    assert city.cash("yellow") == 125_000 + 36_000
    # Somebody richer who holds no goal is not asked.
    assert ended(a_city(men, owns={"red": "green-casino blue-casino"}, cash={"green": 900_000}, last=True)) == (
        "richest",
        [0],
    )
    # Yellow: 125,000 + 36,000 + 5 x 50,000. Red: cash + 76,000 + 10,000.
    even = a_city(men, owns={"red": "green-casino blue-casino"}, cash={"red": 325_000}, last=True)
    assert ended(even) == ("equally-rich", [0, 1])


@pytest.mark.clauses("CH-82", "CH-73")
def test_after_phase_d_the_richest_wins_after_a_last_payment() -> None:
    city = a_city({**MEN, "green": "3@v-22"}, phase="D", last=True)
    assert ended(city) == ("richest", [2])
    outcome = city.state.outcome
    assert outcome is not None
    assert outcome.scores == [171_000, 171_000, 201_000, 171_000]
    assert city.state.booked(0, 3, BUILDINGS_PAID) == 36_000


@pytest.mark.clauses("CH-82")
def test_equal_fortunes_share() -> None:
    assert ended(a_city(MEN, phase="D", last=True)) == ("equally-rich", [0, 1, 2, 3])


@pytest.mark.clauses("CH-101", "CH-73")
def test_a_casino_pays_only_its_owners_guard() -> None:
    guards = {**MEN, "red": "1@red-casino"}
    city = a_city(guards, guarded=True, last=True)
    ended(city)
    assert [booked(city, colour, BUILDINGS_PAID) for colour in GANGS] == [16_000, 36_000, 16_000, 16_000]
    assert city.facts_of("gang-paid")["unguarded"] == 20_000


@pytest.mark.clauses("CH-101", "CH-92")
def test_an_allys_guard_does_not_count() -> None:
    city = a_city({"yellow": "1@green-casino", "green": "1@v-22"}, players=2, guarded=True)
    assert income_of(city.state, city.plan, 2, True).unguarded == 20_000


def test_accounts_say_where_the_money_came_from() -> None:
    city = a_city(MEN, cash={"yellow": 130_000}, last=True)
    ended(city)
    city.does("done")
    data = city.rules.view(city.state, 0).as_data()["gangs"][0]
    accounts = data["accounts"]
    assert accounts["phase-a"] == {"start": 130_000, "buildings": 36_000, "sets": 0, "prizes": 0, "hiring": 0}
    assert accounts["phase-b"] == {"start": 0, "buildings": 0, "sets": 0, "prizes": 0, "hiring": 0}
    assert data["cash"] == sum(sum(entries.values()) for entries in accounts.values())
    assert city.state.booked(0, 0, START) == 130_000
