"""What a bot is handed is a seat's update and nothing else."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.games import titles
from backroom.kernel.title import AnyTitle
from backroom.players import strongest_bot, usual_bot
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
        thought = think(question_for(evening.table, seat, usual_bot(title), turn))
        assert evening.table.running.draft(seat, thought.actions).whole
        evening.play_on(luck, 1)


@pytest.mark.parametrize(
    ("title", "bot", "turns"),
    [
        *[(title, usual_bot(title), 25) for title in titles()],
        *[pytest.param(title, strongest_bot(title), 5, marks=pytest.mark.compiled_rules) for title in titles()],
    ],
)
def test_it_never_takes_back_what_it_has_advised_itself(title: AnyTitle, bot: str, turns: int) -> None:
    evening = Evening(["human"] * title.usual, title.id).sit_and_deal()
    luck = Random(13)
    for turn in range(turns):
        if not evening.table.asked():
            break
        seat = evening.table.asked()[0]
        course = evening.table.running
        advised = think(question_for(evening.table, seat, bot, turn)).actions
        for parts in range(1, len(advised)):
            begun = course.draft(seat, advised[:parts])
            further = think(question_for(evening.table, seat, bot, turn, begun.state)).actions
            whole = [action.text for action in course.draft(seat, advised[:parts] + further).actions]
            assert whole[:parts] == advised[:parts]
        evening.play_on(luck, 1)
