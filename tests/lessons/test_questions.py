"""`docs/lessons-questions.md`: whatever a newcomer should know is really said in the guided game, at that step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backroom.games import own_titles
from backroom.kernel.title import AnyTitle
from backroom.lessons.shelf import lessons_of

PAGE = (Path(__file__).parents[2] / "docs" / "lessons-questions.md").read_text("utf-8")
QUESTIONS = 5
#: What the learner hears without doing anything wrong.
HEARD = ("say", "why", "after")
#: About seven minutes: half a minute a step, to read it, look where the light is and do it.
FEWEST_STEPS, MOST_STEPS = 10, 16
MOST_SENTENCES = 2
SENTENCE_END = re.compile(r"[.!?](?= [A-ZÄÖÜ{]|$)")


def rows_of(title: AnyTitle) -> list[list[str]]:
    """Question, answer, step and its words, row by row."""
    (part,) = re.findall(rf"^## {title.id}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]
    return rows[2:]


@pytest.mark.parametrize("title", own_titles(), ids=lambda title: str(title.id))
def test_five_questions_are_answered_by_the_guided_game(title: AnyTitle) -> None:
    guided = lessons_of(title)[0]
    rows = rows_of(title)
    assert guided.kind == "game"
    assert len(rows) == QUESTIONS
    for question, answer, number, words in rows:
        heard = " ".join(guided.steps[int(number) - 1].remarks.get(remark, {}).get("en", "") for remark in HEARD)
        assert question.endswith("?")
        assert answer.endswith(".")
        assert words in heard, f"step {number}: {heard}"


@pytest.mark.parametrize("title", own_titles(), ids=lambda title: str(title.id))
def test_a_guided_game_is_short_and_says_why_in_two_sentences_at_most(title: AnyTitle) -> None:
    guided = lessons_of(title)[0]
    assert FEWEST_STEPS <= len(guided.steps) <= MOST_STEPS
    for step in guided.steps:
        for why in step.remarks["why"].values():
            assert len(SENTENCE_END.findall(why)) <= MOST_SENTENCES, why
