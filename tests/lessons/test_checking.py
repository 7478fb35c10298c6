"""What an author is told: the line, and why."""

from __future__ import annotations

import pytest

from backroom.lessons.checking import check_lesson
from backroom.words import LANGUAGES
from tests.lessons.small import TEXT


def line_with(text: str, words: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


def test_a_lesson_in_order_has_nothing_against_it() -> None:
    assert check_lesson(TEXT, "small") == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('kind = "lesson"', 'kind = "poem"', "lesson-wrong"),
        ("minutes = 2", "minutes = 0", "lesson-wrong"),
        ("minutes = 2", 'colour = "red"', "lesson-unknown-key"),
        ("players = 2", "players = 9", "wrong-player-count"),
        ("players = 2", 'options = ["wings"]', "no-such-option"),
        ('title = "chicago-poker"', 'title = "bridge"', "no-such-title"),
        ('say.en = "Draw."', 'say.fr = "Draw."', "lesson-wrong"),
        ('say.en = "Draw."', 'say.en = ""', "lesson-long-text"),
        ('say.en = "Draw."', 'say.en = "Draw {gren-7}."', "lesson-no-thing"),
        ('say.en = "Draw."', 'say.en = "Draw {."', "lesson-stray-brace"),
        ('clause = "CP-31"', 'clause = "CP-99"', "no-such-clause"),
        ('"2: draw => violet-9"', '"draw"', "lesson-wrong"),
        ('"2: draw => violet-9"', '"2: 3 times (draw)"', "lesson-refused"),
        ('"2: draw => violet-9"', '"2: draw => red-7"', "lesson-never-falls"),
        ('"2: draw => violet-9"', '"1: draw"', "lesson-refused"),
        ('"2: play red-9 at 2"', '"2: play red-10 at 2"', "lesson-refused"),
        ('"2: play red-9 at 2"', '"2: dance"', "lesson-refused"),
        ('do = "draw"', 'do = "raid moran at 1"', "lesson-refused"),
        ('falls = ["amber-7"]', 'falls = ["amber-7", "red-7"]', "lesson-never-falls"),
        ('sees = ["turn.actions = 1"', 'sees = ["turn.actions = 2"', "lesson-wrong"),
        ('sees = ["turn.actions = 1"', 'sees = ["turn.actors = 1"', "lesson-no-path"),
        ('brings = ["gangster-played', 'brings = ["bullet-placed', "lesson-brings-not"),
        ('accept = ["play blue-* at 1"]', 'accept = ["play blew-* at 1"]', "lesson-accepts-nothing"),
        ('say.en = "Read this, {seat-2}."', 'say.en = "Read."\naccept = ["draw"]', "lesson-only-with-do"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, message: str) -> None:
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    flaws = check_lesson(text, "small")
    near = line_with(text, new.splitlines()[-1])
    # What is missing is told at the line above it, where it should stand beside something else.
    (flaw, *_) = [flaw for flaw in flaws if flaw.message == message and near - 1 <= flaw.line <= near + 1]
    assert all(flaw.sentence(language).endswith((".", ")")) for language in LANGUAGES)


def test_a_language_that_is_begun_must_be_complete() -> None:
    text = TEXT.replace('say.en = "Draw."', 'say.en = "Draw."\nsay.nl = "Trek."')
    flaws = check_lesson(text, "small")
    assert {flaw.message for flaw in flaws} == {"lesson-not-in"}
    assert [flaw.line for flaw in flaws][:2] == [line_with(text, "name.en"), line_with(text, "about.en")]


def test_what_is_missing_is_told() -> None:
    text = TEXT.replace('about.en = "Two alike."\n', "")
    assert [(flaw.message, flaw.facts["value"]) for flaw in check_lesson(text, "small")][:1] == [
        ("lesson-lacks", "about")
    ]


def test_a_file_that_is_no_toml_is_told() -> None:
    assert [flaw.message for flaw in check_lesson("title = ", "small")] == ["data-not-toml"]


def test_a_choice_as_good_as_the_coachs_must_not_lead_into_a_dead_end() -> None:
    more = '\n[[step]]\nplayed = ["1: play red-7 at 1"]\nsay.en = "Two of them."\n'
    text = TEXT.replace('do = "play red-7 at 1"', 'do = "play blue-7 at 1"').replace("blue-*", "red-7").rstrip() + more
    (flaw,) = check_lesson(text, "small")
    assert flaw.message == "lesson-dead-end"
    assert flaw.line == line_with(text, "accept =")
    assert flaw.facts["line"] == line_with(text, 'played = ["1:')


def test_a_lesson_in_another_titles_folder_is_noticed() -> None:
    from backroom.games import find_title

    (flaw,) = check_lesson(TEXT, "small", find_title("gangster"))
    assert (flaw.message, flaw.line) == ("lesson-wrong", 1)
