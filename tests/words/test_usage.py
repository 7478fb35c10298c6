"""No message is missing where the source speaks of one, and none is there that nothing speaks of."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.games import titles
from backroom.kernel.event import SEATS
from backroom.kernel.title import AnyTitle
from backroom.words import LANGUAGES
from tests.words.catalogue import SOURCE, Catalogue, Message, catalogues
from tests.words.usage import Mention, Usage, scan, scan_text

#: One process reads each file once for all of these tests.
pytestmark = pytest.mark.xdist_group("usage")

SHARED, *TITLES = catalogues(LANGUAGES)
#: What the holes of composed ids are filled with beside texts of the source: seats and kinds of clauses.
FILLINGS = {str(number + 1) for number in range(SEATS)} | {"S", "R", "D"}


def belongs_to(path: Path, title: AnyTitle) -> bool:
    """Whether a file is the title's own: in its folder, or its board in the terminal."""
    board = SOURCE / "terminal" / "boards" / title.folder.name
    return bool({title.folder, board} & {path.with_suffix(""), *path.parents})


def files_of(title: AnyTitle | None) -> list[Path]:
    """The files of a title; of the shared words, what belongs to no title."""
    # What `backroom new-title` writes has words of its own.
    every = sorted(set(SOURCE.rglob("*.py")) - set((SOURCE / "template").rglob("*.py")))
    if title is not None:
        return [path for path in every if belongs_to(path, title)]
    return [path for path in every if not any(belongs_to(path, other) for other in titles())]


def used_by(usage: Usage, message: str) -> bool:
    """Whether the source says this id: written out, put together, or as an event with its secret."""
    if message in usage.literals:
        # A single word may be any text: it counts only where a message is said.
        return "-" in message or any(mention.message == message for mention in usage.mentions)
    seen = message.removesuffix("-seen")
    return (seen != message and seen in usage.secret_events) or usage.puts_together(message, FILLINGS)


def facts_missing(mention: Mention, message: Message) -> set[str]:
    """Facts that a message asks for and its speaker does not give; $you is always given, and $besides with it."""
    return set() if mention.facts is None else set(message.variables - mention.facts - {"you", "besides"})


@pytest.mark.parametrize("catalogue", [SHARED, *TITLES], ids=str)
def test_every_message_the_source_speaks_of_is_there(catalogue: Catalogue) -> None:
    usage = scan(files_of(catalogue.title))
    known = SHARED.ids() | catalogue.ids()
    if catalogue.title is None:
        # What the shared words say of every title, every title must have.
        known |= set.intersection(*(title.ids() for title in TITLES))
    ends = {message[len(before) :] for message in known for before, _ in usage.frames if message.startswith(before)}
    assert usage.must_exist() - known - ends == set()
    secrets = {f"{event}-seen" for event in usage.secret_events}
    assert secrets - known == set()


@pytest.mark.parametrize("catalogue", TITLES, ids=str)
def test_a_title_has_words_for_itself_its_options_and_its_questions(catalogue: Catalogue) -> None:
    title = catalogue.title
    assert title is not None
    prompts = title.rules(title.settings()).steps
    needed = [
        title.id,
        *(f"option-{option.name}" for option in title.options),
        *(f"ask-{prompt}" for prompt in prompts),
        *(f"character-{character.who.id}" for character in title.characters),
    ]
    assert [message for message in needed if message not in catalogue.ids()] == []
    asked = {message for message in catalogue.ids() if message.startswith(("option-", "ask-", "character-"))}
    # A question may have variants by what is offered, for the verbs of its actions.
    verbs = {action.text.partition(" ")[0] for action in title.rules(title.settings()).table.actions}
    variants = {f"ask-{prompt}-{which}-{verb}" for prompt in prompts for which in ("only", "without") for verb in verbs}
    assert asked - set(needed) - variants == set()


def test_no_message_of_the_house_is_unused() -> None:
    usage = scan(sorted(SOURCE.rglob("*.py")))
    assert sorted(message for message in SHARED.ids() if not used_by(usage, message)) == []


@pytest.mark.parametrize("catalogue", TITLES, ids=str)
def test_no_message_of_a_title_is_unused(catalogue: Catalogue) -> None:
    title = catalogue.title
    assert title is not None
    own = scan(files_of(title))
    shared = scan(files_of(None))
    clauses = {message.id for message in catalogue.messages("en", "clauses")}
    # A title's things (`red`, `brewery`) are single words among its own texts, or in its data.
    unused = {
        message
        for message in catalogue.ids() - clauses
        if message not in own.literals
        and not used_by(own, message)
        and not used_by(shared, message)
        and f'"{message}"' not in title.own_data
    }
    # Shared code puts options, questions and characters together out of what the title declares; the test above holds
    # them to it, and habits are held to what is counted by tests/arena/test_manners.py.
    # The browser's own words are held to what its board asks for by web/tests/catalogue.test.ts.
    assert {
        message for message in unused if not message.startswith(("option-", "ask-", "web-", "character-", "habit-"))
    } == set()


@pytest.mark.parametrize("catalogue", [SHARED, *TITLES], ids=str)
def test_every_speaker_gives_the_facts_its_message_asks_for(catalogue: Catalogue) -> None:
    messages = {message.id: message for message in [*SHARED.all_messages("en"), *catalogue.all_messages("en")]}
    usage = scan(files_of(catalogue.title))
    wanting = [
        f"{mention.where}: {mention.message} needs {sorted(facts_missing(mention, messages[mention.message]))}"
        for mention in usage.mentions
        if mention.message in messages and facts_missing(mention, messages[mention.message])
    ]
    for event in usage.secret_events:
        told = [mention for mention in usage.mentions if mention.message == event]
        wanting += [f"{one.where}: {event}-seen" for one in told if facts_missing(one, messages[f"{event}-seen"])]
    assert wanting == []


def test_the_scan_sees_what_it_should() -> None:
    usage = Usage()
    text = '''
def tell(words, seat, cards, on):
    """why-not-this is a docstring."""
    facts = {"record-fact": seat}
    facts["added"] = on
    words.say("hello" if on else "good-bye", facts)
    words.text(f"ask-{seat}")
    return Event("dealt", {"seat": seat}, {"cards": cards}, 1 << seat)

def plain(seat):
    return f"two words {seat}", "why-bored", Event("drawn", {"seat": seat}, None)
'''
    scan_text(text, "toy.py", usage)
    assert usage.must_exist() == {"hello", "good-bye", "dealt", "drawn", "why-bored"}
    assert (usage.frames, usage.secret_events) == ({("ask-", "")}, {"dealt"})
    assert usage.puts_together("ask-bored", {"bored"})
    assert not usage.puts_together("ask-bored", set())
    assert [mention.facts for mention in usage.mentions if mention.message == "hello"] == [
        frozenset({"record-fact", "added", "seat", "cards"})
    ]
