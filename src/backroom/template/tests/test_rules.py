"""The rules of Penny Ante, clause by clause. Each test reads: before, action, after."""

from penny_ante import TITLE
from penny_ante.actions import BID, DONE, DRAW, PASS

from backroom.kernel.chance import FastChance
from backroom.kernel.game import Game


def a_game(players: int = 2) -> Game:
    return Game(TITLE.rules(TITLE.settings(players)), FastChance(seed=1))


def test_pa_1_everybody_is_dealt_three_cards_and_three_coins() -> None:
    state = a_game(3).state

    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert state.coins == [3, 3, 3]


def test_pa_3_drawing_costs_a_coin_which_goes_into_the_pot() -> None:
    game = a_game()
    seat = game.seat

    game.submit(seat, [DRAW])

    assert (game.state.coins[seat], game.state.pot, len(game.state.hands[seat])) == (2, 1, 4)


def test_pa_6_the_highest_bidder_takes_the_pot() -> None:
    game = a_game()
    game.submit(game.seat, [PASS])
    game.submit(game.seat, [PASS])

    game.submit(0, [BID[2], DONE])
    game.submit(1, [BID[1], DONE])

    assert game.state.coins == [4, 2]


def test_pa_7_after_three_rounds_the_most_coins_win() -> None:
    game = a_game()
    while not game.is_over:
        game.submit(game.seat, [PASS] if PASS in game.legal() else [BID[0], DONE])

    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("last-round", [0, 1])
