"""A match: paired deals, every seat in turn, the same for a seed however many processes play it."""

from __future__ import annotations

import pytest

from backroom.arena.match import BETTER, WORSE
from backroom.games import titles
from backroom.kernel.player import Player
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.players import arena_bot, bot_names, seat_bot
from backroom.players.outside.naming import entrant
from tests.arena.matches import games_of, matched


@pytest.mark.parametrize(("title", "players"), [("chicago-poker", 2), ("gangster", 4), ("chicago-gangsters", 3)])
def test_a_bot_among_copies_of_itself_takes_exactly_its_fair_share(title: str, players: int) -> None:
    """The deals are paired: the challenger wins once a deal, whoever is lucky."""
    result = matched("random", "random", title, players, games=2 * players)

    found = result.estimate()
    assert found.share == pytest.approx(1 / players)
    assert found.low < found.share < found.high
    assert result.games == 2 * players
    assert result.verdict == "open"


def test_the_games_are_rounded_up_until_everybody_had_every_seat() -> None:
    assert matched("random", players=3, games=4).games == 6


def test_the_same_seed_is_the_same_match_however_many_play_it() -> None:
    alone = matched("soldier", players=2, games=12, stops=True)
    shared = matched("soldier", players=2, games=12, stops=True, workers=2)

    assert games_of(shared) == games_of(alone)
    assert [deal.share for deal in shared.played] == [deal.share for deal in alone.played]


def test_a_match_stops_when_it_is_decided() -> None:
    result = matched("soldier", games=200, stops=True)

    assert result.stopped
    assert result.games < 200
    assert result.verdict == BETTER
    assert result.estimate().low > 0.5
    assert result.ms_a_turn > 0


def test_the_weaker_one_is_told_to_be_worse() -> None:
    assert matched("random", "soldier", games=100, stops=True).verdict == WORSE


@pytest.mark.parametrize("title", [title for title in titles() if title.reference_bots], ids=lambda title: title.id)
def test_matches_take_reference_bots_and_tables_do_not(title: AnyTitle) -> None:
    for name in title.reference_bots:
        assert entrant(name, title).is_level
        assert name not in bot_names(title)
        with pytest.raises(BadInput, match="no-such-bot"):
            seat_bot(name, title, title.rules(title.settings()))
        assert isinstance(arena_bot(name, title, title.rules(title.settings())), Player)
