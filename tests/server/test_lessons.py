"""Lessons over their socket: what a learner is told, what wrong tries are answered, how it is left and taken up."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.games import find_title, titles
from backroom.kernel.record import read_record
from backroom.kernel.verify import verify
from backroom.lessons.shelf import all_lessons
from backroom.server.api import OpenedTable, TitleAbout
from backroom.server.keys import hash_key, new_key
from backroom.server.lesson_api import LessonAbout, PlayOn
from backroom.server.lesson_protocol import Progress
from backroom.table import protocol as p
from tests.server.learner import Learner
from tests.server.place import Place
from tests.server.script import Script

POKER = "chicago-poker/first-game"
PROBLEM = "chicago-poker/problem-flush"


def test_the_list_names_every_lesson_and_posters_name_the_guided_game(place: Place) -> None:
    with place.http() as client:
        told = msgspec.json.decode(client.get("/api/lessons").content, type=list[LessonAbout])
        posters = msgspec.json.decode(client.get("/api/titles").content, type=list[TitleAbout])

    assert [(one.title, one.id) for one in told] == [(one.title.id, one.id) for one in all_lessons()]
    assert all({"en", "nl", "de"} <= one.name.keys() and one.minutes and one.steps for one in told)
    assert [about.lessons.guided for about in posters] == ["first-game"] * len(titles())


def test_at_a_step_to_read_nothing_is_offered_and_going_on_opens_the_game(place: Place) -> None:
    with Learner(place, POKER) as learner:
        assert learner.update.whole
        assert learner.update.frame.you == 0
        assert learner.update.view is not None
        assert learner.coached.answered
        assert learner.offered == []

        learner.come_to(2)

        assert learner.coached.do == ["play amber-10 at 1"]
        assert "play amber-10 at 1" in learner.offered


def test_the_right_choice_leads_on_and_the_others_are_seen_one_by_one(place: Place) -> None:
    with Learner(place, POKER) as learner:
        learner.come_to(2)
        answer = learner.act("play amber-10 at 1")

        assert isinstance(answer, p.Done)
        assert learner.coached.step == 3
        assert learner.coached.before is not None
        assert learner.coached.before["en"].startswith("Good.")
        moved = [update.moments[0].seat for update in learner.updates]
        assert moved[0] == 0
        assert set(moved) == {0, 1, 2, 3}
        assert learner.coached.seen == learner.update.seen


def test_something_else_changes_nothing_and_the_coach_says_so(place: Place) -> None:
    with Learner(place, POKER) as learner:
        learner.come_to(2)
        before = learner.update
        answer = learner.act("draw")

        assert isinstance(answer, p.Refused)
        assert answer.message == "lesson-not-this"
        assert learner.coached.wrong
        assert learner.coached.step == 2
        assert learner.update is before
        assert isinstance(learner.act("play amber-10 at 1"), p.Done)


def test_what_is_not_allowed_is_answered_by_its_rule(place: Place) -> None:
    with Learner(place, POKER) as learner:
        learner.come_to(2)
        answer = learner.act("play blue-2 at 1")
        asked = learner.ask(p.Why(rev=learner.update.decision.rev, action="play blue-2 at 1"))  # type: ignore[union-attr]

        assert isinstance(answer, p.Refused)
        assert answer.clause or answer.message.startswith("refused")
        assert isinstance(asked, p.Refused)


def test_an_answer_to_another_moment_is_stale(place: Place) -> None:
    with Learner(place, POKER) as learner:
        learner.come_to(2)
        answer = learner.ask(p.Act(rev=1, actions=["draw"]))

        assert isinstance(answer, p.Refused)
        assert answer.stale


def test_a_step_can_be_taken_again_under_new_numbers(place: Place) -> None:
    with Learner(place, POKER) as learner:
        learner.come_to(4)
        seen = learner.update.seen
        learner.repeat(2)

        assert learner.coached.step == 2
        assert learner.coached.progress.choices == ["", ""]
        assert learner.update.whole
        assert learner.update.seen > seen
        assert isinstance(learner.act("play amber-10 at 1"), p.Done)
        assert learner.coached.step == 3


def test_a_lesson_that_was_left_goes_on_where_it_was(place: Place) -> None:
    with Learner(place, POKER) as learner:
        learner.come_to(4)
        left, view, seen = learner.coached, learner.update.view, learner.update.seen

    with Learner(place, POKER, left.progress, seen) as again:
        assert (again.coached.step, again.update.view) == (left.step, view)
        assert again.update.seen > seen
        assert not again.coached.anew


@pytest.mark.parametrize(
    "progress", [Progress(4, ["", "", "draw", "draw"]), Progress(99, []), Progress(3, ["nonsense"])]
)
def test_what_does_not_fit_begins_anew(place: Place, progress: Progress) -> None:
    with Learner(place, POKER, progress) as learner:
        assert (learner.coached.step, learner.coached.anew) == (0, True)


def test_a_problem_is_looked_at_once_it_is_solved(place: Place) -> None:
    with Learner(place, PROBLEM) as learner:
        while learner.coached.answered:
            learner.go_on()
        step = learner.coached.step
        learner.act(*learner.coached.do)

        assert learner.coached.step == step
        assert learner.coached.answered
        assert "after" in learner.coached.remarks
        learner.go_on()
        assert learner.coached.step == step + 1


def free_game(place: Place, progress: Progress) -> Script:
    """The seat of whoever plays on from there, once it is dealt."""
    key = new_key()
    wish = msgspec.json.encode(PlayOn(progress, "Ann", hash_key(key)))
    with place.http() as client:
        told = client.post(f"/api/lessons/{POKER}/table", content=wish)
    assert told.status_code == 200, told.text
    script = Script(place, msgspec.json.decode(told.content, type=OpenedTable).table, key)
    script.sit("Ann")
    script.until("playing")
    return script


def test_a_guided_game_goes_on_freely_against_easy_bots(place: Place) -> None:
    with Learner(place, POKER) as learner:
        learner.come_to(learner.coached.steps)
        assert learner.coached.over
        assert learner.offered == []
        view = learner.update.view
        progress = learner.coached.progress

    update = free_game(place, progress).update()

    assert [seat.player for seat in update.frame.seats] == ["human", "rookie", "rookie", "rookie"]
    assert view is not None
    assert update.view is not None
    assert update.view["hand"] == view["hand"]
    assert update.view["owned"] == view["owned"]
    assert update.decision is not None
    assert update.decision.actions


@pytest.mark.long
def test_the_free_game_comes_to_its_end_and_its_record_verifies(place: Place) -> None:
    with Learner(place, POKER) as learner:
        learner.come_to(learner.coached.steps)
        script = free_game(place, learner.coached.progress)

    script.play(Random(4))

    record = read_record(script.get("record").text)
    assert record.end is not None
    verify(record, find_title("chicago-poker"))


def test_only_a_guided_game_goes_on(place: Place) -> None:
    wish = msgspec.json.encode(PlayOn(Progress(0, []), "Ann", hash_key(new_key())))
    with place.http() as client:
        told = client.post(f"/api/lessons/{PROBLEM}/table", content=wish)

    assert told.status_code == 400
    assert told.json()["message"] == "lesson-not-a-game"


def test_no_such_lesson_and_no_such_message_are_told(place: Place) -> None:
    with Learner(place, "chicago-poker/none-such") as learner:
        assert learner.gone == "lesson-no-such"
    with Learner(place, POKER) as learner:
        learner.send(b'{"do": "undo"}')
        answer = learner.ask(p.Ping())
        assert isinstance(answer, p.Done)
