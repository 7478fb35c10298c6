"""What is in the box (CP-1 to CP-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.cards import BOSSES, BUSINESSES, CARD_TEXTS, COLOURS, OPEN
from backroom.kernel.chance import FastChance
from backroom.words import Words
from tests.games.chicago_poker.scenario import poker_rules, position

PLAYERS = range(2, 7)
GANGSTERS = [card for card in poker_rules(2).deck if CARD_TEXTS[card].split("-")[0] in COLOURS]


@pytest.mark.clauses("CP-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_five_bars_five_jazz_clubs_five_breweries_and_five_gambling_dens(players: int) -> None:
    state = poker_rules(players).deal(FastChance(players))
    everywhere = Counter(BUSINESSES[kind] for kind in state.kinds)
    for kind, count in enumerate(state.unopened):
        everywhere[BUSINESSES[kind]] += count
    assert everywhere == {"bar": 5, "jazz-club": 5, "brewery": 5, "gambling-den": 5}


@pytest.mark.clauses("CP-2")
def test_there_are_five_colours_with_one_gangster_of_each_value_from_1_to_15() -> None:
    pairs = [tuple(CARD_TEXTS[card].split("-")) for card in GANGSTERS]
    assert len(pairs) == len(set(pairs)) == 75
    assert Counter(colour for colour, _ in pairs) == dict.fromkeys(COLOURS, 15)
    assert Counter(int(value) for _, value in pairs) == dict.fromkeys(range(1, 16), 5)


@pytest.mark.clauses("CP-3")
def test_there_are_six_special_cards_two_of_them_police_raids() -> None:
    specials = Counter(CARD_TEXTS[card] for card in poker_rules(2).deck if card not in GANGSTERS)
    assert specials == {"murder": 1, "raid": 2, "limousine": 1, "pistol": 1, "blackmail": 1}


@pytest.mark.clauses("CP-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_open_business_can_carry_its_bullet_at_the_same_time(players: int) -> None:
    places = OPEN[players]
    rows = {f"moran at {place + 1}": f"{COLOURS[place]}-1..5" for place in range(places - 1)}
    table = position(
        " ".join(["brewery"] * places),
        {"moran": "violet-9"},
        rows | {f"moran at {places}": "violet-1..4"},
        bullets=list(rows),
        players=players,
        turn="moran",
    )
    table.does(f"play violet-9 at {places}")
    assert len(table.bullets) == places


@pytest.mark.clauses("CP-5")
def test_the_six_bosses_are_called_by_their_names() -> None:
    words = Words("en", TITLE)
    names = ["Al Capone", "Bugs Moran", "Frank Yale", "Hymie Weiss", "Dion O’Bannion", "Johnny Torrio"]
    assert [words.thing(boss) for boss in BOSSES] == names


@pytest.mark.clauses("CP-5", "CP-30")
@pytest.mark.parametrize("boss", BOSSES)
def test_every_boss_has_an_own_side_at_every_business(boss: str) -> None:
    table = position("bar jazz-club brewery gambling-den", {boss: "red-1..4"}, players=6, turn=boss, extra=1, actions=4)
    for place in range(1, 5):
        table.does(f"play red-{place} at {place}")
        assert table.row(f"{boss} at {place}") == f"red-{place}"
        assert all(table.row(f"{other} at {place}") == "" for other in BOSSES if other != boss)


@pytest.mark.clauses("CP-5")
@pytest.mark.parametrize("boss", BOSSES)
def test_no_boss_may_do_more_or_less_than_another(boss: str) -> None:
    def offers(player: str) -> list[str]:
        hand = "red-1 limousine pistol blackmail raid murder"
        return position(
            "bar jazz-club brewery gambling-den",
            {player: hand},
            {f"{player} at 1": "blue-1..3", f"{player} at 3": "blue-9"},
            discards="blue-5",
            players=6,
            turn=player,
        ).offers()

    assert offers(boss) == offers("capone")
