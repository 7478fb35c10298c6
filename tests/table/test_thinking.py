"""What a bot is handed is a seat's update and nothing else."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.games import titles
from backroom.kernel.title import AnyTitle
from backroom.players import bot_names
from backroom.table.thinking import question_for, think
from tests.table.tables import Evening

CASES = [pytest.param(title, id=title.id) for title in titles()]


@pytest.mark.parametrize("title", CASES)
def test_the_world_a_bot_is_handed_looks_to_it_as_the_true_one_does(title: AnyTitle) -> None:
    evening = Evening(["human"] * title.usual, title.id).sit_and_deal()
    luck = Random(11)
    for _ in range(40):
        evening.play_on(luck, 1)
        for seat in evening.table.asked():
            question = question_for(evening.table, seat, "random", 5)
            rules = evening.table.running.rules
            theirs = rules.update(rules.restore(question.world), seat, [])
            ours = rules.update(evening.table.running.game.state, seat, [])
            assert msgspec.json.encode(theirs.as_data()) == msgspec.json.encode(ours.as_data())


@pytest.mark.parametrize("title", CASES)
def test_what_it_chooses_can_be_played(title: AnyTitle) -> None:
    evening = Evening(["human"] * title.usual, title.id).sit_and_deal()
    luck = Random(12)
    for turn in range(25):
        if not evening.table.asked():
            break
        seat = evening.table.asked()[0]
        thought = think(question_for(evening.table, seat, bot_names(title)[-1], turn))
        assert evening.table.running.draft(seat, thought.actions).whole
        evening.play_on(luck, 1)
