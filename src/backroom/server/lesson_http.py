"""Lessons over plain HTTP: which there are, and the free game that follows a guided one."""

from __future__ import annotations

import asyncio
from functools import cache

from starlette.requests import Request
from starlette.routing import Route

from backroom.games import find_title
from backroom.kernel.refusal import BadInput
from backroom.kernel.state import State
from backroom.lessons.course import Course, Unfit
from backroom.lessons.lesson import LEARNER, Lesson
from backroom.lessons.shelf import all_lessons, find_lesson
from backroom.players import easy_bot
from backroom.server import api
from backroom.server.house import House
from backroom.server.lesson_api import LessonAbout, PlayOn
from backroom.server.limits import Limits
from backroom.server.opening import open_table
from backroom.server.reception import Reception
from backroom.table.seat import HUMAN

LESSONS = "/api/lessons"


class LessonHttp:
    """The endpoints; `routes` lists them."""

    def __init__(self, house: House, reception: Reception, limits: Limits) -> None:
        self._house = house
        self._reception = reception
        self._limits = limits

    def routes(self) -> list[Route]:
        answering = self._reception.answering
        play_on = f"{LESSONS}/{{title}}/{{lesson}}/table"
        return [
            Route(LESSONS, answering(self.lessons), methods=["GET"]),
            Route(play_on, answering(self.play_on), methods=["POST"]),
        ]

    async def lessons(self, request: Request) -> list[LessonAbout]:
        return await asyncio.to_thread(announced_lessons)

    async def play_on(self, request: Request) -> api.OpenedTable:
        """A table of its own that begins where a guided game stands: easy bots at the others' seats."""
        wish = await self._reception.body(request, PlayOn, self._limits.body)
        lesson = find_lesson(find_title(request.path_params["title"]), request.path_params["lesson"])
        if lesson.kind != "game":
            raise BadInput("lesson-not-a-game")
        self._reception.check_costly(request)
        start = await asyncio.to_thread(_stands, lesson, wish)
        self._reception.may_store(request, 0)
        settings = lesson.settings
        easy = api.SeatWish(easy_bot(lesson.title))
        mine = api.SeatWish(HUMAN, wish.name, wish.key)
        seats = [mine if seat == LEARNER else easy for seat in range(settings.players)]
        plan = api.OpenTable(lesson.title.id, settings.players, dict(settings.options), None, seats)
        return await open_table(self._house, plan, seats, dict(settings.options), None, start.as_data())


@cache
def announced_lessons() -> list[LessonAbout]:
    """Every lesson, by title: the guided game, the lessons, the problems."""
    return [
        LessonAbout(
            title=lesson.title.id,
            id=lesson.id,
            kind=lesson.kind,
            minutes=lesson.minutes,
            steps=len(lesson.steps),
            name=dict(lesson.name),
            about=dict(lesson.about),
        )
        for lesson in all_lessons()
    ]


def lessons_of_title(title: str) -> api.LessonsOf:
    """What a title's poster says of its lessons."""
    lessons = [lesson for lesson in announced_lessons() if lesson.title == title]
    guided = next((lesson for lesson in lessons if lesson.kind == "game"), None)
    if guided is None:
        return api.LessonsOf(len(lessons), "", 0)
    return api.LessonsOf(len(lessons), guided.id, guided.minutes)


def _stands(lesson: Lesson, wish: PlayOn) -> State:
    """The game as the learner has played it so far."""
    try:
        course = Course.taken_up(lesson, {"step": wish.progress.step, "choices": wish.progress.choices})
    except Unfit:
        raise BadInput("lesson-broken") from None
    if course.game.is_over:
        raise BadInput("table-is-over")
    return course.game.state
