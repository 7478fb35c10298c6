"""The soldier: the obvious moves, and what it says about them."""

from __future__ import annotations

from typing import cast

from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.bot.soldier import Soldier
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice
from backroom.words import Words
from tests.games.chicago_poker.position import seat_of
from tests.games.chicago_poker.scenario import Scene, position


def choice_at(table: Scene, boss: str | None = None) -> Choice:
    """What the soldier would do in the place of a boss, or of whoever is asked."""
    seat = table.game.seat if boss is None else seat_of(boss)
    bot = Soldier(cast("AnyRules", table.rules))
    return bot.choose(table.rules.update(table.state, seat, []), FastChance(1))


def does(table: Scene, boss: str | None = None) -> str:
    return choice_at(table, boss).action.text


def does_all(table: Scene) -> list[str]:
    """What the soldier does in the rest of its turn."""
    turn = table.state.turn
    done: list[str] = []
    while table.state.outcome is None and table.state.turn == turn:
        done.append(does(table))
        table.rules.apply(table.state, table.state.seat, choice_at(table).action, FastChance(1))
    return done


def says(table: Scene, boss: str | None = None) -> str:
    """The reason, in words."""
    choice = choice_at(table, boss)
    names = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo"]
    return Words("en", TITLE, names).say(choice.why, choice.facts)


def test_it_lays_the_fifth_card_that_wins() -> None:
    table = position(
        hands={"capone": "violet-9 red-2 blue-5", "moran": "red-6 blue-8 green-1"},
        rows={"capone at 1": "red-9 blue-9 green-9 amber-4", "moran at 1": "red-3 blue-7"},
        actions=1,
    )
    assert does(table) == "play violet-9 at 1"
    assert says(table) == ("violet 9 makes it five at the brewery (four of a kind): the others can hardly beat that.")


def test_it_puts_no_bullet_on_a_losing_row() -> None:
    table = position(
        hands={"capone": "violet-1 red-4", "moran": "red-6"},
        rows={"capone at 1": "red-2 blue-5 green-8 amber-11", "moran at 1": "red-13 blue-13 green-13 amber-13"},
    )
    assert [done for done in does_all(table) if done.endswith("at 1")] == []


def test_it_does_not_fill_a_row_that_is_lost() -> None:
    table = position(
        hands={"capone": "violet-1 red-4 blue-6 green-10"},
        rows={"capone at 1": "red-2 blue-5", "moran at 1": "red-13 blue-13 green-13 amber-13 violet-13"},
        bullets=["moran at 1"],
    )
    assert [done for done in does_all(table) if done.endswith("at 1")] == []


def test_it_answers_a_bullet_that_it_can_beat() -> None:
    table = position(
        "brewery bar",
        hands={"capone": "green-14 amber-14 red-1 blue-6"},
        rows={"capone at 1": "red-14 blue-3", "moran at 1": "red-10 blue-10 green-9 amber-9 violet-1"},
        bullets=["moran at 1"],
    )
    assert {"play green-14 at 1", "play amber-14 at 1"} <= set(does_all(table))
    assert table.owned("capone") == "brewery"


def test_its_answer_names_whose_bullet_it_is() -> None:
    table = position(
        hands={"capone": "green-14 red-1", "moran": "red-2"},
        rows={"capone at 1": "red-14 blue-14", "moran at 1": "red-10 blue-10 green-9 amber-9 violet-1"},
        bullets=["moran at 1"],
        actions=1,
    )
    assert says(table) == "Bo’s bullet stands on the brewery, and green 14 answers it (three of a kind)."


def test_it_murders_the_row_that_would_win_the_game() -> None:
    table = position(
        hands={"capone": "murder red-2 blue-5 green-7", "moran": "red-6 blue-8 green-1"},
        rows={
            "capone at 1": "red-9 blue-9 green-9",
            "moran at 1": "blue-12 green-12 red-10 amber-12",
            "moran at 2": "violet-3",
        },
        owned={"moran": "brewery brewery"},
    )
    assert does(table) == "murder moran at 1"
    assert says(table) == "Bo is getting too strong at the brewery: amber 12 has to go."


def test_it_raids_where_the_duel_is_undecided() -> None:
    table = position(
        "gambling-den brewery",
        hands={"capone": "raid red-2 blue-5 green-7 amber-9", "moran": "red-6 blue-8 green-1"},
        rows={"capone at 1": "red-11 blue-11 green-4", "moran at 1": "blue-12 green-12 red-1 amber-3"},
    )
    assert does(table) == "raid moran at 1"
    assert says(table) == "the gambling den is undecided, and Bo hides 4 cards there."


def test_its_limousine_saves_good_cards_from_a_lost_row() -> None:
    table = position(
        hands={"capone": "limousine red-2"},
        rows={
            "capone at 1": "red-9 blue-9 amber-1 green-9",
            "capone at 2": "amber-9 violet-9",
            "moran at 1": "red-13 blue-13 green-13 amber-13 violet-13",
            "moran at 2": "red-5 blue-6",
        },
        bullets=["moran at 1"],
        actions=1,
    )
    assert says(table) == "what lies at the brewery is worth more at the brewery."
    done = does_all(table)
    assert done[0] == "limousine 1 to 2"
    assert sorted(done[1:]) == ["carry blue-9", "carry green-9", "carry red-9"]


def test_its_limousine_parks_when_the_rest_is_better_left() -> None:
    table = position(
        hands={"capone": "limousine red-2"},
        rows={"capone at 1": "red-9 blue-9 green-2", "capone at 2": "amber-9 violet-9", "moran at 2": "red-5"},
    )
    table.rules.apply(table.state, 0, table.rules.table.parse("limousine 1 to 2"), FastChance(1))
    done = does_all(table)[:3]
    assert sorted(done[:2]) == ["carry blue-9", "carry red-9"]
    assert done[2] == "park"


def test_it_pulls_the_pistol_when_actions_are_worth_something() -> None:
    table = position(hands={"capone": "pistol red-2 blue-5", "moran": "red-6"})
    assert does(table) == "pistol"


def test_it_does_not_pull_a_pistol_that_would_only_be_drawn_again() -> None:
    table = position(
        "bar bar bar bar",
        hands={"capone": "pistol red-1..6", "moran": "murder raid raid limousine blackmail"},
        rows={"capone at 1": "red-9 blue-9"},
        players=6,
        rest="moran yale weiss obannion torrio",
    )
    assert "pistol" in table.offers()
    assert "pistol" not in does_all(table)


def test_its_blackmail_takes_the_card_that_completes_the_best_row() -> None:
    table = position(
        hands={"capone": "blackmail red-2", "moran": "red-6 blue-8"},
        rows={"capone at 1": "red-9 blue-9 green-9 amber-4", "moran at 1": "red-11 blue-11 green-11 amber-3"},
        discards="red-15 violet-9 blue-4 murder",
        owned={"capone": "brewery"},
    )
    assert does(table) == "blackmail violet-9"


def test_it_draws_when_its_hand_has_nothing_to_lay() -> None:
    table = position(hands={"capone": "red-2 blue-9", "moran": "red-6 blue-8"})
    assert does(table) == "draw"
    assert says(table) == "2 cards in hand leave too little to choose from."


def test_it_lays_where_a_rival_would_win_the_game() -> None:
    hands = {"capone": "red-9 blue-9 green-9 amber-2 violet-4 red-6 blue-13", "moran": "red-7"}
    for owned, place in (("bar bar", 1), ("brewery brewery", 2)):
        table = position(
            "bar brewery", hands, {"moran at 1": "amber-5", "moran at 2": "violet-8"}, owned={"moran": owned}, actions=1
        )
        assert does(table).startswith("play")
        assert does(table).endswith(f"at {place}")


def test_it_forgoes_extra_actions_that_would_only_harm() -> None:
    table = position(
        hands={"capone": "red-1 blue-3 green-6 amber-8 violet-10 red-12 blue-14"},
        rows={
            "capone at 1": "green-2 amber-5 violet-7 red-11",
            "capone at 2": "amber-2 violet-5 red-7 blue-11",
            "moran at 1": "red-13 blue-13 green-13 amber-13",
            "moran at 2": "red-15 blue-15 green-15 amber-15",
        },
        actions=1,
        extra=1,
    )
    assert does(table) == "forgo"


def test_it_discards_the_card_that_is_missed_least() -> None:
    table = position(
        hands={"capone": "red-9 blue-9 green-9 red-11 blue-11 green-12 amber-12 violet-1"},
        rows={"capone at 1": "amber-9 amber-11", "capone at 2": "red-12 violet-12"},
        actions=0,
    ).goes_on()
    assert (table.prompt, does(table)) == ("discard", "discard violet-1")


def tied_at_the_brewery(hand: str, rows: dict[str, str] | None = None, owned: str = "") -> Scene:
    table = position(
        "brewery bar",
        hands={"capone": hand, "moran": "red-2 blue-6 green-8"},
        rows={
            "capone at 1": "red-1 blue-3 green-5 amber-7 violet-9",
            "moran at 1": "blue-1 green-3 amber-5 violet-7 red-9",
            **(rows or {}),
        },
        bullets=["capone at 1"],
        turn="moran",
        actions=0,
        owned={"capone": owned},
    )
    return table.goes_on()


def test_it_stakes_its_highest_card_in_a_tie() -> None:
    table = tied_at_the_brewery("red-4 blue-14 green-11", owned="brewery brewery")
    assert (table.prompt, does(table, "capone")) == ("tie-break", "stake blue-14")
    assert says(table, "capone") == "the brewery is worth the highest card in hand."


def test_it_keeps_a_card_that_it_needs_more_than_the_tie() -> None:
    rows = {"capone at 2": "red-15 blue-15 green-15 amber-2", "moran at 2": "red-13 blue-13 green-13 amber-13"}
    table = tied_at_the_brewery("violet-15 blue-14", rows, owned="bar bar")
    assert does(table, "capone") == "stake blue-14"
    assert says(table, "capone") == "blue 14 must do for the brewery: the higher cards are needed elsewhere."
