"""OpenSpiel's own search plays our titles in a match, knowing what its seat knows and nothing else."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from backroom import make
from backroom.adapters.openspiel import state_for
from backroom.games import titles
from tests.arena.matches import matched

BOT = f"{Path(__file__).parents[2] / 'examples' / 'bots' / 'ismcts_bot.py'}:Bot"


@pytest.mark.parametrize("title", [title.id for title in titles()])
def test_a_state_for_a_view_asks_its_seat_and_shows_it_the_same(title: str) -> None:
    game = make(title, seed=4, talk=False)
    luck = random.Random(5)
    for _ in range(40):
        for seat in game.seats_asked:
            view = game.view(seat)
            state = state_for(view, 6)
            assert state.current_player() == seat
            assert state.legal_actions() == game.legal_indices(seat)
            # Who is asked at the same time before it has answered in there, and everybody sees that.
            if seat == game.seat:
                assert state.position.game.view(seat).as_data() == view.as_data()
        game.apply(luck.choice(game.legal()))


def test_its_search_plays_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISMCTS_SIMULATIONS", "2")
    result = matched(BOT, "random", title="chicago-poker", players=2, games=2, options={"miniature": True})
    assert result.faults() == {"challenger": {}, "defender": {}}
