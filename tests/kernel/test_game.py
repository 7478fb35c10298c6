"""A game in play: the fast pair, and `submit`, for people and bots."""

from __future__ import annotations

import pytest

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance, OutOfOutcomes, ScriptedChance
from backroom.kernel.event import ONLOOKER
from backroom.kernel.game import Game
from backroom.kernel.refusal import BadInput, Refusal
from backroom.template.penny_ante.title import PENNY_ANTE
from backroom.testing.plain import event_texts, state_text

RULES = PENNY_ANTE.rules(PENNY_ANTE.settings(2))
#: Seat 0 is dealt 1, 15, 14, seat 1 is dealt 13, 12, 11, and seat 0 begins.
DEAL = [0] * 7


def new_game(*outcomes: int, listening: bool = False) -> Game:
    """A game of two after the deal; `outcomes` are what chance will say next."""
    game = Game(RULES, ScriptedChance([*DEAL, *outcomes]), listening)
    game.chance.tape = []
    return game


def actions(text: str) -> list[Action]:
    return [RULES.table.parse(one) for one in text.split(", ")]


def everything(game: Game) -> list[object]:
    return [state_text(game.state), game.chance.mark(), game.chance.tape, event_texts(game.events or [])]


def test_a_choice_is_applied_and_its_events_are_returned() -> None:
    game = new_game(0, listening=True)
    dealt = len(game.events or [])
    happened = game.submit(0, actions("draw"))
    assert [event.name for event in happened] == ["card-drawn"]
    assert (game.events or [])[dealt:] == happened
    assert (game.seat, game.chance.tape) == (1, [9, 0])


def test_without_listeners_events_are_returned_and_not_kept() -> None:
    game = new_game()
    assert [event.name for event in game.submit(0, actions("pass"))] == ["turn-passed"]
    assert game.events is None


def test_a_compound_choice_is_handed_in_as_one() -> None:
    game = new_game()
    happened = game.submit(0, actions("sell, show no-1, show no-15"))
    assert [event.name for event in happened] == ["card-sold", "card-sold"]
    assert game.view(ONLOOKER).as_data()["shown"] == ["no-1", "no-15"]


@pytest.mark.parametrize(
    ("seat", "text", "clause", "message"),
    [
        (0, "bid 1", "PA-2", "refused-not-in-a-turn"),
        (1, "pass", "PA-2", "refused-not-asked"),
        (0, "sell, show no-13", "PA-4", "refused-not-held"),
        (0, "draw, pass", "PA-2", "refused-after-chance"),
        (0, "sell, show no-1, draw", "PA-4", "refused-sale-waits"),
        (0, "sell", "PA-4", "refused-unfinished"),
        (0, "sell, show no-1", "PA-4", "refused-unfinished"),
    ],
)
def test_a_refused_choice_changes_nothing(seat: int, text: str, clause: str, message: str) -> None:
    game = new_game(0, listening=True)
    before = everything(game)
    with pytest.raises(Refusal) as caught:
        game.submit(seat, actions(text))
    assert (caught.value.clause, caught.value.message) == (clause, message)
    assert caught.value.facts["action"] == actions(text)[-1].text
    assert everything(game) == before


def test_chance_that_a_refused_choice_asked_is_put_back() -> None:
    game = Game(RULES, FastChance(3))
    before = everything(game)
    with pytest.raises(Refusal):
        game.submit(game.seat, actions("draw, bid 0"))
    assert everything(game) == before


def test_an_error_in_the_middle_changes_nothing_either() -> None:
    game = new_game()
    before = everything(game)
    with pytest.raises(OutOfOutcomes):
        game.submit(0, actions("draw"))
    assert everything(game) == before


def test_an_empty_choice_is_bad_input() -> None:
    with pytest.raises(BadInput, match="empty-choice"):
        new_game().submit(0, [])


@pytest.mark.parametrize("seat", [-1, 2, ONLOOKER])
def test_a_seat_that_is_not_at_the_table_is_bad_input(seat: int) -> None:
    game = new_game()
    before = everything(game)
    with pytest.raises(BadInput) as caught:
        game.submit(seat, actions("pass"))
    assert (caught.value.message, caught.value.facts) == ("no-such-seat", {"value": seat + 1, "players": 2})
    assert everything(game) == before


def test_the_fast_pair_plays_the_lowest_seat_asked() -> None:
    game = Game(RULES, FastChance(3))
    seen: set[int] = set()
    while legal := game.legal():
        assert game.seat == min(seat for seat in range(2) if game.decision.asks(seat))
        assert legal == RULES.legal(game.state, game.seat)
        seen.add(game.seat)
        game.apply(legal[-1])
    assert game.is_over
    assert seen == {0, 1}


def test_after_the_end_nobody_is_asked_and_everything_is_refused() -> None:
    game = Game(RULES, FastChance(3))
    while legal := game.legal():
        game.apply(legal[-1])
    assert game.outcome is not None
    assert (game.seat, game.legal(), game.state.stack) == (-1, [], [])
    with pytest.raises(Refusal) as caught:
        game.submit(0, actions("pass"))
    assert (caught.value.clause, caught.value.message) == ("PA-7", "refused-over")
    update = game.update(0, []).as_data()
    over = {"prompt": "game-over", "facts": {}, "seats": [], "actions": [], "unfinished": False}
    assert update["decision"] == over


def test_an_update_holds_the_view_the_news_and_the_question() -> None:
    game = new_game(0)
    happened = game.submit(0, actions("draw"))
    drawer, other = (game.update(seat, happened).as_data() for seat in range(2))
    assert drawer["view"] == game.view(0).as_data()
    assert drawer["events"] == [{"event": "card-drawn-seen", "seat": 0, "card": "no-10"}]
    assert other["events"] == [{"event": "card-drawn", "seat": 0}]
    asked = {"prompt": "turn", "facts": {"seat": 1, "pot": 1}, "seats": [1], "unfinished": False}
    assert drawer["decision"] == {**asked, "actions": []}
    assert other["decision"] == {**asked, "actions": ["draw", "sell", "pass"]}


def test_only_the_seat_in_the_middle_of_a_choice_is_told_that_it_must_go_on() -> None:
    game = new_game()
    game.apply(actions("sell")[0])
    assert [RULES.unfinished(game.state, seat) for seat in range(2)] == [True, False]
    assert [game.update(seat, []).unfinished for seat in (0, 1, ONLOOKER)] == [True, False, False]


def test_several_seats_at_once_may_each_have_a_compound_choice() -> None:
    game = new_game()
    game.submit(0, actions("pass"))
    game.submit(1, actions("pass"))
    assert [game.decision.asks(seat) for seat in range(2)] == [True, True]
    with pytest.raises(Refusal, match="refused-unfinished"):
        game.submit(1, actions("bid 2"))
    game.submit(1, actions("bid 2, done"))
    assert [game.decision.asks(seat) for seat in range(2)] == [True, False]
    game.apply(actions("bid 1")[0])
    assert [RULES.unfinished(game.state, seat) for seat in range(2)] == [True, False]
    game.apply(actions("done")[0])
    assert game.view(ONLOOKER).as_data()["coins"] == [2, 4]
