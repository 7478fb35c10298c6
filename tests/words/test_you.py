"""What the log tells never calls its reader by name: every event that names a seat has a form for ‘you’."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from backroom.kernel.event import SEAT_FACTS, SEATS_FACTS
from backroom.words import LANGUAGES, Words
from tests.words.catalogue import SHARED as SHARED_TEXTS
from tests.words.catalogue import Catalogue, Message, catalogues, read_messages
from tests.words.test_usage import files_of
from tests.words.usage import scan

#: One process reads each file once for all of these tests.
pytestmark = pytest.mark.xdist_group("usage")

_, *TITLES = catalogues(LANGUAGES)
NAMES = ["Ada", "Bo", "Cleo", "Dora"]
#: Somebody for each fact that is a seat.
HOLDERS = dict(zip(SEAT_FACTS, range(len(SEAT_FACTS)), strict=True))


def readers_in(message: Message) -> Iterator[tuple[int, dict[str, object]]]:
    """Everybody whom a message may name, and the facts that name them."""
    facts: dict[str, object] = {name: 2 if name in message.numbers else "x" for name in message.variables}
    facts |= {name: HOLDERS[name] for name in message.variables & HOLDERS.keys()}
    for name in message.variables & HOLDERS.keys():
        yield HOLDERS[name], facts
    for name in message.variables & set(SEATS_FACTS):
        yield 1, facts | {name: [0, 1, 2]}
        if "alone" in message.choices.get("you", ()):
            yield 1, facts | {name: [1]}


def told(catalogue: Catalogue, language: str) -> list[Message]:
    """The messages of a title's events, and of what they tell those who know their secret."""
    usage = scan(files_of(catalogue.title))
    ids = usage.events | {f"{event}-seen" for event in usage.secret_events}
    return [message for message in catalogue.all_messages(language) if message.id in ids]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", TITLES, ids=str)
def test_no_event_calls_its_reader_by_name(catalogue: Catalogue, language: str) -> None:
    messages = told(catalogue, language)
    assert len(messages) > 10
    named = {
        message.id
        for message in messages
        for viewer, facts in readers_in(message)
        if NAMES[viewer] in Words(language, catalogue.title, NAMES, viewer).say(message.id, facts)
    }
    assert named == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_moment_of_the_table_calls_its_reader_by_name(language: str) -> None:
    """These are worded in the browser alone: each has a form for every part that a seat plays in it."""
    needed = {name: {"yes"} if name == "seat" else {name} for name in SEAT_FACTS}
    needed |= {name: {"alone", "among"} for name in SEATS_FACTS}
    moments = [
        message
        for path in sorted((SHARED_TEXTS / language).glob("*.ftl"))
        for message in read_messages(path)
        if message.id.startswith("web-moment-")
    ]
    assert len(moments) > 10
    lacking = {
        message.id: forms - message.choices.get("you", frozenset())
        for message in moments
        for name, forms in needed.items()
        if name in message.variables and not forms <= message.choices.get("you", frozenset())
    }
    assert lacking == {}
