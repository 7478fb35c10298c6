"""Every message of every language can be said, whatever plausible facts it is given."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from backroom.kernel.event import SEAT_FACTS, SEATS_FACTS
from backroom.kernel.refusal import Facts
from backroom.words import LANGUAGES, Words
from tests.words.catalogue import Catalogue, Message, catalogues

CATALOGUES = catalogues(LANGUAGES)
NAMES = ["Ada", "Bo"]
#: What no speaker gives: who of those that are named is the reader.
ADDRESS = {"you", "besides"}


def plausible(message: Message) -> Iterator[Facts]:
    """Facts for a message: every number it counts by with 0, 1, 2 and many, every choice it makes."""
    names = sorted(message.variables - ADDRESS)
    for values in product(*(_values(message, name) for name in names)):
        yield dict(zip(names, values, strict=True))


def _values(message: Message, name: str) -> list[object]:
    if name in SEAT_FACTS:
        return [0, 1]
    if name in SEATS_FACTS:
        return [[0], [0, 1]]
    if name in message.numbers:
        return [0, 1, 2, 1234]
    if name in message.choices:
        return [*sorted(message.choices[name])]
    return [f"<{name}>"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)
def test_every_message_can_be_said(catalogue: Catalogue, language: str) -> None:
    readers = [Words(language, catalogue.title, NAMES, viewer) for viewer in (0, None)]
    for message in catalogue.all_messages(language):
        for facts, words in product(plausible(message), readers):
            # A clause has a line for each of its parts.
            text = words.clause(message.id) if "kind" in message.attributes else words.say(message.id, facts)
            assert text == text.strip() != "", message.id
            assert not {"{", "}", "\n"} & set(text), message.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)
def test_every_fact_a_message_asks_for_can_be_read(catalogue: Catalogue, language: str) -> None:
    """A sentence may pass over a fact in one of its variants, but not in all of them."""
    readers = [Words(language, catalogue.title, NAMES, viewer) for viewer in (0, None)]
    for message in catalogue.all_messages(language):
        said = " ".join(words.say(message.id, facts) for facts, words in product(plausible(message), readers))
        unread = [name for name in _shown(message) if f"<{name}>" not in said]
        assert unread == [], message.id


def _shown(message: Message) -> frozenset[str]:
    """Facts that are put into the sentence as they are."""
    return message.variables - message.numbers - message.choices.keys() - {*SEAT_FACTS, *SEATS_FACTS} - ADDRESS
