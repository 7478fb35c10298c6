"""What a bot weighed, told for a hint: whole choices that are allowed, its own first, each with the chance to win."""

from __future__ import annotations

from random import Random

import pytest

from backroom.games import titles
from backroom.kernel.title import AnyTitle
from backroom.players import usual_bot
from backroom.table.thinking import Question, Thought, question_for, think, weighing
from tests.table.tables import Evening

CASES = [pytest.param(title, id=title.id) for title in titles()]
TURNS = 8


def ask(question: Question) -> Thought:
    return think(weighing(question))


@pytest.mark.compiled_rules
@pytest.mark.parametrize("level", ["capo", pytest.param("boss", marks=pytest.mark.long)])
@pytest.mark.parametrize("title", CASES)
def test_what_was_weighed_are_whole_choices_with_chances_the_chosen_one_first(title: AnyTitle, level: str) -> None:
    evening = Evening(["human"] * title.usual, title.id).sit_and_deal()
    luck = Random(14)
    most = 0
    for turn in range(TURNS * 5):
        if not evening.table.asked():
            break
        seat = evening.table.asked()[0]
        question = question_for(evening.table, seat, level, turn)
        thought = ask(question)
        assert thought.actions == think(question).actions, "whoever is asked for reasons chooses the same"
        assert thought == ask(question), "the same for the same luck"
        if thought.weighed:
            assert thought.weighed[0].actions == thought.actions
        told = [one.actions for one in thought.weighed]
        assert all(told.count(one) == 1 for one in told)
        for one in thought.weighed:
            assert 0.0 <= one.chance <= 1.0
            assert evening.table.running.draft(seat, one.actions).whole, one
        most = max(most, len(thought.weighed))
        evening.play_on(luck, 1)
    assert most >= 2


@pytest.mark.compiled_rules
def test_what_was_weighed_goes_on_from_what_is_chosen_already() -> None:
    """Chicago Gangsters: whatever card lies, each choice may begin by taking it back."""
    evening = Evening(["human"] * 4, "chicago-gangsters").sit_and_deal()
    seat = evening.table.asked()[0]
    course = evening.table.running
    begun = [action.text for action in course.rules.legal(course.game.state, seat) if action.text.startswith("lay ")]
    assert begun
    for lay in begun:
        draft = course.draft(seat, [lay])
        thought = ask(question_for(evening.table, seat, "capo", 1, draft.state))
        assert len(thought.weighed) > 1
        for one in thought.weighed[1:]:
            assert course.draft(seat, [lay, *one.actions]).whole, (lay, one)


@pytest.mark.parametrize("title", CASES)
def test_a_soldier_tells_no_chances_and_nobody_does_unasked(title: AnyTitle) -> None:
    evening = Evening(["human"] * title.usual, title.id).sit_and_deal()
    question = question_for(evening.table, evening.table.asked()[0], usual_bot(title), 1)
    assert ask(question).weighed == []
    assert ask(question).actions == think(question).actions
