"""Every language says what English says: the same messages, asking for the same facts."""

from __future__ import annotations

from collections import Counter

import pytest

from backroom.games import titles
from backroom.kernel.event import SEATS
from backroom.kernel.title import AnyTitle
from backroom.words import LANGUAGES, Words
from tests.words.catalogue import Catalogue, Message, catalogues, parse_messages

CATALOGUES = catalogues(LANGUAGES)
OTHERS = [language for language in LANGUAGES if language != "en"]
#: Every catalogue with each language in which it is complete.
SPOKEN = [pytest.param(one, language, id=f"{one}-{language}") for one in CATALOGUES for language in one.files]
TRANSLATED = [param for param in SPOKEN if param.values[1] != "en"]
#: These four are complete in every language, whatever others do.
OWN = ["chicago", "chicago-gangsters", "chicago-poker", "gangster"]

#: Names, which are nobody's to translate.
NAMES = {
    "chicago-poker", "five-of-a-kind", "capone", "moran", "yale", "weiss", "obannion", "torrio",
    "chicago-gangsters", "mr-x", "the-loop", "little-italy", "cicero", "near-north-side", "south-side", "west-side",
    "bronzeville", "bridgeport", "back-of-the-yards", "pilsen", "hyde-park", "stockyards", "the-levee",
    "gangster", "little-africa", "greek-town", "north-side", "stickney", "chinatown", "gold-coast",
    "chicago", *"abcdefghijklmnopqrstuvwx", "lesson-coach",
    *(f"term-underworld-{seat + 1}" for seat in range(SEATS)),
}  # fmt: skip
#: What players of poker say in Dutch too. German has words of its own, or at least its capitals.
TRADE = {"flush", "full-house"}
#: Signs, which every language reads.
SIGNS = {"casino-place", "term-gangster-changed", "term-gangster-if-seat", "web-gangster-changed"}
#: What may read exactly as in English. The last of each are words that the languages share.
SAME_AS_ENGLISH = {
    "nl": {
        *NAMES,
        *TRADE,
        *SIGNS,
        "dealer",
        "senator",
        "amber",
        "violet",
        "motor",
        "bumper",
        "sim-bot",
        "titles-bots",
        "term-gangster-short-green",
        "term-poker-hand-size",
        "term-gangsters-showdown",
        "term-score",
        "web-chicago-bars-count",
        "web-chicago-cause-prizes",
        "web-chicago-pay-bars",
        "web-gang-from-showdown",
    },
    "de": {
        *NAMES,
        *SIGNS,
        "sim-bot",
        "term-poker-boss",
        "term-poker-hand-size",
        "web-chicago-bars-count",
        "web-gangster-reckon-boss",
    },
}


def by_id(messages: list[Message]) -> dict[str, Message]:
    return {message.id: message for message in messages}


def test_the_houses_own_titles_are_complete_in_every_language() -> None:
    spoken = {title.id: title.languages for title in titles()}
    assert {title: spoken[title] for title in OWN} == dict.fromkeys(OWN, LANGUAGES)


@pytest.mark.parametrize("title", titles(), ids=lambda title: str(title.id))
def test_a_title_with_every_file_in_a_language_says_that_it_speaks_it(title: AnyTitle) -> None:
    """The browser trusts that: it asks the server for words only where a file is missing."""
    files = {one: {path.name for path in (title.folder / "text" / one).glob("*.ftl")} for one in LANGUAGES}
    assert [one for one in LANGUAGES if files[one] == files["en"]] == [
        one for one in LANGUAGES if one in title.languages
    ]


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)
def test_every_language_has_the_files_of_english(catalogue: Catalogue) -> None:
    assert catalogue.files["en"], f"{catalogue} has no words at all"
    for language in catalogue.files:
        assert catalogue.files[language].keys() == catalogue.files["en"].keys(), language


@pytest.mark.parametrize(("catalogue", "language"), SPOKEN)
def test_no_message_is_there_twice(catalogue: Catalogue, language: str) -> None:
    """A title's messages are read together with the shared ones; Fluent would drop the second one in silence."""
    shared = CATALOGUES[0].all_messages(language) if catalogue.title else []
    counted = Counter(message.id for message in [*shared, *catalogue.all_messages(language)])
    assert [name for name, count in counted.items() if count > 1] == []


@pytest.mark.parametrize(("catalogue", "language"), TRANSLATED)
def test_every_file_has_the_messages_of_english_in_the_same_order(catalogue: Catalogue, language: str) -> None:
    for file in catalogue.files["en"]:
        english = [message.id for message in catalogue.messages("en", file)]
        assert [message.id for message in catalogue.messages(language, file)] == english, file


@pytest.mark.parametrize(("catalogue", "language"), TRANSLATED)
def test_every_message_asks_for_the_facts_of_english(catalogue: Catalogue, language: str) -> None:
    theirs = by_id(catalogue.all_messages(language))
    for english in catalogue.all_messages("en"):
        message = theirs[english.id]
        assert message.variables == english.variables, english.id
        assert message.attributes == english.attributes, english.id
        assert message.choices == english.choices, english.id
        assert english.numbers <= message.numbers, english.id


@pytest.mark.parametrize(("catalogue", "language"), SPOKEN)
def test_numbers_are_selected_by_numbers_and_plurals_only(catalogue: Catalogue, language: str) -> None:
    for message in catalogue.all_messages(language):
        assert not message.bad_plurals, message.id


@pytest.mark.parametrize(("catalogue", "language"), SPOKEN)
def test_the_reader_is_addressed_by_the_part_of_a_fact_that_the_message_is_given(
    catalogue: Catalogue, language: str
) -> None:
    parts = {"yes": {"seat"}, "target": {"target"}, "owner": {"owner"}, "winner": {"winner"}}
    parts |= {form: {"seats", "winners"} for form in ("alone", "among")}
    for message in catalogue.all_messages(language):
        forms = message.choices.get("you", frozenset({"no"}))
        assert "no" in forms, message.id
        assert forms - {"no"} <= parts.keys(), message.id
        # A sentence about nobody but the reader may do without the fact: ‘You win.’
        assert all(parts[form] & message.variables for form in forms - {"no", "yes"}), message.id


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english_unless_there_is_a_reason(language: str) -> None:
    same = set()
    for catalogue in (one for one in CATALOGUES if language in one.files):
        theirs = by_id(catalogue.all_messages(language))
        same |= {english.id for english in catalogue.all_messages("en") if theirs[english.id].text == english.text}
    assert same == SAME_AS_ENGLISH[language]


@pytest.mark.parametrize(("catalogue", "language"), SPOKEN)
def test_quotation_marks_are_those_of_the_language(catalogue: Catalogue, language: str) -> None:
    foreign = {"en": "\"'„«»", "nl": "\"'„«»", "de": "\"'‘”«»"}[language]
    for message in catalogue.all_messages(language):
        assert not set(message.prose) & set(foreign), message.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", [catalogue for catalogue in CATALOGUES if catalogue.title], ids=str)
def test_clauses_are_those_of_english_and_carry_the_titles_prefix(catalogue: Catalogue, language: str) -> None:
    assert catalogue.title is not None
    words = Words(language, catalogue.title)
    written = [message.id for message in catalogue.messages("en", "clauses")]
    assert words.clauses() == written
    for clause in written:
        assert clause.startswith(f"{catalogue.title.prefix}-")


def test_the_reader_of_catalogues_sees_what_it_should() -> None:
    text = """
a = { $n ->
    [one] { $you ->
        [yes] x
       *[no] y
    }
   *[other] { $card }
}
    .kind = S
b = B
"""
    first, second = parse_messages(text)
    assert first.variables == {"n", "you", "card"}
    assert first.numbers == {"n"}
    assert first.choices == {"you": frozenset({"yes", "no"})}
    assert first.attributes == {"kind": "S"}
    assert (second.id, second.text, second.prose) == ("b", "B", "B")
    with pytest.raises(ValueError, match="cannot read"):
        parse_messages("a = { $n")
