"""Two players and their allied gangs (CH-90 to CH-92), and crowded houses (CH-100, CH-102 to CH-105)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.state import PRIZES
from tests.games.chicago.scenario import LOSE, WIN, Scene, a_city
from tests.games.chicago.test_seizing import ALL_CHIPS
from tests.games.chicago.test_set_up import dealt


@pytest.mark.clauses("CH-90")
def test_two_players_have_opposite_corners() -> None:
    city = dealt(2)
    assert city.state.player_of == [0, 1, 0, 1]
    asked = []
    while city.prompt == "hire":
        asked.append((city.asked, city.seat))
        city.does("done")
    assert asked == [("yellow", 0), ("red", 1), ("green", 0), ("blue", 1)]


@pytest.mark.clauses("CH-90")
def test_allied_members_block_and_never_fight() -> None:
    city = a_city({"yellow": "1@c-3", "green": "1@d-3", "red": "1@b-3"}, players=2, points=3)
    assert city.refuses("move c-3 to d-3") == ("CH-90", "refused-ally")
    assert "move c-3 to b-3" in city.offers


@pytest.mark.clauses("CH-90")
@pytest.mark.parametrize(("answer", "owner", "chips"), [("seize", "yellow", 19), ("leave", "green", 20)])
def test_an_empty_allied_building_changes_gang_if_its_player_likes(answer: str, owner: str, chips: int) -> None:
    city = a_city({"yellow": "1@x-12 1@d-22", "blue": "1@c-22"}, players=2, owns={"green": "blue-bar-6"}, points=4)
    city.walks("d-22", "blue-bar-6")
    assert (city.prompt, city.offers, city.seat) == ("ally", ["seize", "leave"], 0)
    assert city.refuses("roll") == ("CH-90", "refused-other-question")
    city.does(answer)
    assert (city.owner("blue-bar-6"), city.chips("yellow"), city.chips("green")) == (owner, chips, 19 + (chips < 20))
    assert (city.prompt, city.state.points) == ("move", 3)


@pytest.mark.clauses("CH-90", "CH-50")
def test_without_a_chip_nobody_is_asked() -> None:
    city = a_city({"yellow": "1@e-22"}, players=2, owns={"green": "blue-bar-6", "yellow": ALL_CHIPS}, points=4)
    city.walks("e-22", "d-22", "blue-bar-6")
    assert (city.prompt, city.owner("blue-bar-6")) == ("move", "green")


@pytest.mark.clauses("CH-104", "CH-90")
def test_who_wins_in_an_allys_building_is_asked_too() -> None:
    men = {"yellow": "3@d-22", "red": "1@blue-bar-6 1@v-3"}
    city = a_city(men, players=2, owns={"green": "blue-bar-6"}, points=4).walks("d-22", "blue-bar-6", dice=WIN)
    assert (city.prompt, city.owner("blue-bar-6")) == ("ally", "green")


@pytest.mark.clauses("CH-104")
def test_a_defender_in_an_allys_building_takes_nothing() -> None:
    men = {"yellow": "3@d-22 1@c-3", "red": "1@blue-bar-6 1@v-3"}
    city = a_city(men, players=2, points=4).walks("d-22", "blue-bar-6", dice=LOSE)
    assert city.owner("blue-bar-6") == "blue"


@pytest.mark.clauses("CH-92")
def test_money_and_limits_are_each_gangs_own() -> None:
    city = dealt(2).does("hire 3", "hire 1", "done").does("done")
    assert city.asked == "green"
    assert city.offers == ["done", "hire 1", "hire 2", "hire 3"]
    assert (city.cash("yellow"), city.cash("green")) == (75_000, 125_000)
    assert not [text for text in city.offers if "give" in text]


@pytest.mark.clauses("CH-92", "CH-71")
def test_sets_are_each_gangs_own() -> None:
    owned = {"green": "yellow-bar-1"}
    men = {"yellow": "1@c-3", "blue": "1@c-22"}
    rest = "yellow-bar-3 yellow-bar-6..7 yellow-bar-9 yellow-bar-13 yellow-bar-16..17"
    city = a_city(men, players=2, owns={**owned, "yellow": rest}, last=True)
    city.does(city.offers[0])
    assert city.cash("yellow") == 125_000 + 35_000 + 4_000


def besieged() -> Scene:
    """A three and a one of yellow's stand before a house in which red has a two and a one."""
    men = {"yellow": "3@h-7 1@g-7 1@c-3", "red": "2@yellow-bar-12 1@yellow-bar-12", "green": "1@v-22"}
    return a_city(men, crowded=True, owns={"red": "yellow-bar-12"}, points=6)


@pytest.mark.clauses("CH-102")
def test_attackers_wait_inside_for_more_and_cannot_leave() -> None:
    city = besieged().does("move h-7 to yellow-bar-12")
    assert "house-besieged" in city.happened
    assert (city.prompt, city.state.points) == ("move", 5)
    assert not [text for text in city.offers if "yellow-bar-12 to" in text]
    assert city.refuses("send 3 from yellow-bar-12 to h-7") == ("CH-40", "refused-nobody-there")
    city.does("move g-7 to h-7", "move h-7 to yellow-bar-12")
    assert city.prompt == "move"
    city.does("fight")
    assert (city.prompt, city.seat) == ("fight", 0)


@pytest.mark.clauses("CH-100")
def test_the_right_to_choose_passes_from_side_to_side() -> None:
    city = besieged().does("move h-7 to yellow-bar-12", "move g-7 to h-7", "move h-7 to yellow-bar-12", "fight")
    assert city.offers == [f"pit {own} against {other}" for own in (1, 3) for other in (1, 2)]
    assert city.refuses("pit 2 against 1") == ("CH-100", "refused-no-such-member")
    assert city.refuses("pit 1 against 4") == ("CH-100", "refused-no-such-member")
    assert city.refuses("roll") == ("CH-100", "refused-other-question")
    city.does("pit 1 against 2", dice=LOSE)
    # Each duel counts by itself: red's two is a three now and has the prize; red chooses.
    assert city.booked("red", PRIZES) == 10_000
    assert (city.prompt, city.seat) == ("fight", 1)
    assert city.offers == ["pit 1 against 3", "pit 3 against 3"]
    city.does("pit 3 against 3", dice=LOSE)
    # Nobody of yellow's is left inside: the house is still red's, and yellow moves on with others.
    assert (city.state.siege, city.owner("yellow-bar-12"), city.prompt) == (-1, "red", "move")
    assert city.men("red") == {"yellow-bar-12": [1, 4]}


@pytest.mark.clauses("CH-100", "CH-102")
def test_the_last_gang_inside_keeps_or_seizes_the_house() -> None:
    city = besieged().does("move h-7 to yellow-bar-12", "fight")
    city.does("pit 3 against 2", dice=WIN)
    # A four against a one is left: nothing to choose, so that duel was fought at once.
    assert city.happened.count("duel-won") == 2
    assert (city.owner("yellow-bar-12"), city.men("yellow")["yellow-bar-12"]) == ("yellow", [4])


@pytest.mark.clauses("CH-80", "CH-62", "CH-100")
@pytest.mark.parametrize("crowded", [False, True])
def test_a_fifth_four_won_in_a_duel_reaches_the_goal_and_one_lost_loses_it(crowded: bool) -> None:
    steps = ["move h-7 to yellow-bar-12"] + ["fight"] * crowded
    for rings, dice, told in ((3, WIN, "goal-reached"), (4, LOSE, "goal-lost")):
        men = {"yellow": f"4@d-3 4@e-3 4@f-3 4@g-3 {rings}@h-7", "red": "1@yellow-bar-12 1@v-3"}
        city = a_city(men, crowded=crowded, owns={"red": "yellow-bar-12"}, points=6)
        assert told in city.does(*steps, dice=dice).happened


@pytest.mark.clauses("CH-105", "CH-100")
def test_a_duel_with_one_way_to_choose_is_fought_at_once() -> None:
    men = {"yellow": "3@h-7 1@c-3", "red": "2@yellow-bar-12 2@yellow-bar-12", "green": "1@v-22"}
    city = a_city(men, crowded=True, owns={"red": "yellow-bar-12"}, points=6).does("move h-7 to yellow-bar-12")
    city.does("fight", dice=(*WIN, *WIN))
    assert city.happened.count("duel-won") == 2
    assert (city.prompt, city.owner("yellow-bar-12")) == ("move", "yellow")
    assert city.men("yellow") == {"yellow-bar-12": [4], "c-3": [1]}


@pytest.mark.clauses("CH-102")
def test_the_fight_begins_when_the_points_are_used_up() -> None:
    men = {"yellow": "3@h-7 1@c-3", "red": "2@yellow-bar-12", "green": "1@v-22"}
    city = a_city(men, crowded=True, points=1).does("move h-7 to yellow-bar-12", dice=WIN)
    assert "fight-begun" in city.happened
    assert (city.prompt, city.asked) == ("turn", "red")


@pytest.mark.clauses("CH-102")
def test_another_duel_waits_for_the_fight() -> None:
    men = {"yellow": "3@h-7 1@c-3", "red": "2@yellow-bar-12 2@d-3", "green": "1@v-22"}
    city = a_city(men, crowded=True, points=5).does("move h-7 to yellow-bar-12")
    assert city.refuses("move c-3 to d-3") == ("CH-102", "refused-fight-first")
    city.does("fight", dice=WIN)
    assert "move c-3 to d-3" in city.offers
    assert city.refuses("fight") == ("CH-102", "refused-nobody-waits")


@pytest.mark.clauses("CH-102")
def test_if_both_sides_fall_the_owner_stays() -> None:
    men = {"yellow": "2@h-7 1@c-3", "red": "2@yellow-bar-12", "green": "1@v-22"}
    city = a_city(men, crowded=True, owns={"blue": "yellow-bar-12"}, points=5).does("move h-7 to yellow-bar-12")
    city.does("fight", dice=(0, 0, 0, 0))
    assert (city.owner("yellow-bar-12"), city.men("red")) == ("blue", {})


@pytest.mark.clauses("CH-103")
def test_own_members_do_not_block_in_houses_but_in_streets() -> None:
    city = a_city({"yellow": "3@h-7 1@yellow-bar-12 2@g-7", "red": "1@v-3"}, crowded=True, points=5)
    assert city.refuses("move g-7 to h-7") == ("CH-42", "refused-own-member")
    city.does("move h-7 to yellow-bar-12")
    assert city.men("yellow")["yellow-bar-12"] == [1, 3]
    assert city.refuses("move yellow-bar-12 to h-7") == ("CH-100", "refused-say-who")
    assert city.refuses("send 2 from yellow-bar-12 to h-7") == ("CH-100", "refused-no-such-member")
    city.does("send 1 from yellow-bar-12 to h-7")
    assert city.men("yellow") == {"g-7": [2], "h-7": [1], "yellow-bar-12": [3]}
    plain = a_city({"yellow": "3@yellow-bar-12", "red": "1@v-3"}, points=5)
    assert plain.refuses("send 3 from yellow-bar-12 to h-7") == ("CH-100", "refused-say-no-one")


@pytest.mark.clauses("CH-103", "CH-31", "CH-30")
def test_several_are_placed_in_one_house_or_enter_together() -> None:
    city = a_city({}, crowded=True).does("hire 1", "hire 2")
    assert city.men("yellow") == {"yellow-home": [1, 2]}
    men = {"yellow": "1@c-3", "red": "1@v-3", "blue": "1@c-22"}
    new = a_city(men, crowded=True, waiting={"red": "2 3"}, last=True)
    new.does(new.offers[0])
    while new.prompt == "hire":
        new.does("done")
    new.does("place 2 in red-casino", "place 3 in red-casino")
    assert new.men("red")["red-casino"] == [2, 3]


@pytest.mark.clauses("CH-104")
def test_joining_ones_own_in_a_house_seizes_it() -> None:
    city = a_city({"yellow": "1@h-3 1@yellow-bar-3", "red": "1@v-3"}, crowded=True, points=5)
    assert city.owner("yellow-bar-3") == "nobody"
    assert city.does("move h-3 to yellow-bar-3").owner("yellow-bar-3") == "yellow"
