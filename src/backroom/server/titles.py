"""The titles as the house announces them: to the home page, to whoever sets a table, and to programs."""

from __future__ import annotations

from functools import cache

from backroom.games import find_title, titles
from backroom.kernel.title import AnyTitle
from backroom.lessons.positions import rulebook_text
from backroom.players import level_names, usual_bot, usual_company
from backroom.server import api
from backroom.server.boards import board_address
from backroom.server.lesson_http import lessons_of_title
from backroom.words import LANGUAGES, Words, clauses_text, title_texts


@cache
def announced_titles() -> list[api.TitleAbout]:
    """Every title, in the order in which they are shown."""
    return [_about(title) for title in titles()]


def text_of_title(title_id: str, language: str) -> api.TitleText:
    """The words of a title; `BadInput` if there is no such title or language."""
    title = find_title(title_id)
    words = Words(language, title)
    texts = title_texts(title.folder, words.language)
    return api.TitleText(texts, clauses_text(title.folder, words.language), rulebook_text(title, words.language))


def _about(title: AnyTitle) -> api.TitleAbout:
    poster = title.poster
    return api.TitleAbout(
        id=title.id,
        words={language: _words(Words(language, title), title) for language in LANGUAGES},
        minutes=[*poster.minutes],
        emblem=poster.emblem,
        ground=poster.ground,
        accent=poster.accent,
        least=title.least,
        most=title.most,
        usual=title.usual,
        options=[
            api.OptionAbout(option.name, option.clause, max(option.least, title.least), min(option.most, title.most))
            for option in title.options
            if not option.study
        ],
        bots=level_names(title),
        characters=[
            api.CharacterAbout(one.bot, one.who.id, one.who.name, one.who.level, one.manner) for one in title.characters
        ],
        company=usual_company(title, title.most - 1),
        usual_bot=usual_bot(title),
        data=title.data_version(title.settings())[0],
        board=board_address(title),
        lessons=lessons_of_title(title.id),
    )


def _words(words: Words, title: AnyTitle) -> api.TitleWords:
    return api.TitleWords(
        words.say(title.id), words.say("title-line"), words.say("title-short"), words.say("title-won-by")
    )
