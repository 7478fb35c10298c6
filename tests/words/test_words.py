"""`Words`: names, the reader as ‘you’, lists, things, rejections, clauses, and what it does not know."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from backroom.games import find_title
from backroom.kernel.event import ONLOOKER, Event
from backroom.kernel.refusal import BadInput, Refusal, Rejected
from backroom.kernel.title import AnyTitle
from backroom.words import LANGUAGES, Words

POKER = find_title("chicago-poker")
NAMES = ["Ada", "Bo", "Cleo"]


@pytest.mark.parametrize(("language", "said"), [("en", "seat 2"), ("nl", "Stoel 2"), ("de", "Platz 2")])
def test_a_seat_without_a_name_is_called_by_its_number_from_one(language: str, said: str) -> None:
    assert Words(language).name(1) == said
    assert Words(language, names=["Ada"]).name(1) == said
    assert Words(language, names=["Ada", ""]).name(1) == said, "a name that was erased"


def test_a_seat_with_a_name_is_called_by_it() -> None:
    assert Words("en", names=NAMES).name(1) == "Bo"


@pytest.mark.parametrize(
    ("language", "you", "they"),
    [
        ("en", "You draw a card.", "Bo draws a card."),
        ("nl", "Je trekt een kaart.", "Bo trekt een kaart."),
        ("de", "Du ziehst eine Karte.", "Bo zieht eine Karte."),
    ],
)
def test_only_the_reader_is_addressed_as_you(language: str, you: str, they: str) -> None:
    facts = {"seat": 1}
    assert Words(language, POKER, NAMES, viewer=1).say("card-drawn", facts) == you
    for viewer in (0, 2, ONLOOKER, None):
        assert Words(language, POKER, NAMES, viewer).say("card-drawn", facts) == they


def test_seat_one_is_somebody_and_not_nobody() -> None:
    """Seat 0 is as good a fact as any other: neither missing, nor the number 0."""
    assert Words("en", POKER, NAMES, viewer=0).say("card-drawn", {"seat": 0}) == "You draw a card."
    assert Words("en", POKER, NAMES).say("card-drawn", {"seat": 0}) == "Ada draws a card."


def test_every_fact_that_holds_a_seat_is_told_by_name() -> None:
    facts = {"seat": 0, "target": 2, "place": 2, "card": "blue-2"}
    assert Words("en", POKER, NAMES).say("card-murdered", facts) == "Ada has Cleo’s blue 2 at business 2 murdered."
    facts = {"seat": 0, "seats": [1, 2]}
    assert Words("en", names=NAMES).say("refused-not-asked", facts).endswith("waits for Bo and Cleo.")


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Ada and Bo", "Ada, Bo and Cleo"),
        ("nl", "Ada en Bo", "Ada, Bo en Cleo"),
        ("de", "Ada und Bo", "Ada, Bo und Cleo"),
    ],
)
def test_lists(language: str, two: str, three: str) -> None:
    words = Words(language)
    assert words.listed([]) == ""
    assert words.listed(["Ada"]) == "Ada"
    assert words.listed(["Ada", "Bo"]) == two
    assert words.listed(NAMES) == three


@pytest.mark.parametrize(
    ("language", "card", "special", "hand"),
    [
        ("en", "red 7", "police raid", "three of a kind"),
        ("nl", "rood 7", "Politie-inval", "drie gelijke"),
        ("de", "Rot 7", "Razzia", "Drilling"),
    ],
)
def test_things_have_names_and_numbers(language: str, card: str, special: str, hand: str) -> None:
    words = Words(language, POKER)
    assert words.thing("red-7") == card
    assert words.thing("raid") == special
    assert words.thing("three-of-a-kind") == hand
    assert words.say("hand-dealt-seen", {"seat": 0, "cards": ["red-7", "raid"]}).count(card) == 1


def test_what_is_no_thing_is_shown_as_it_is() -> None:
    assert Words("de", POKER).thing("teal-7") == "teal-7"
    assert Words("de", POKER).thing("Ada’s den") == "Ada’s den"
    assert Words("de").thing("red-7") == "red-7", "the shared words know no card"


def test_what_was_typed_is_quoted_and_never_translated() -> None:
    """An action reads `pistol` in every language, for that is what must be typed."""
    words = Words("de", POKER)
    facts = {"value": "murder", "near": "pistol"}
    assert words.say("no-such-action", facts) == "„murder“ ist keine Aktion; am ähnlichsten ist „pistol“."
    assert "„red“" in words.say("no-such-action", {"value": "red", "near": "red-7"})
    assert "„why CP-1“" in words.say("term-help-why-action", {"clause": "CP-1"})
    assert "„pistol“" in words.say("term-help-text", {"short": "pistol"})
    assert words.say("term-replay-seat", {"number": 1, "name": "red", "player": "red"}) == "Platz 1: red (red)"
    assert "(Platz 1: pistol)" in words.say("record-move-unfit", {"number": 3, "seat": 0, "actions": "pistol"})


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "One action left:", "2 actions left:"),
        ("nl", "Nog één actie:", "Nog 2 acties:"),
        ("de", "Noch eine Aktion:", "Noch 2 Aktionen:"),
    ],
)
def test_one_and_several(language: str, one: str, several: str) -> None:
    words = Words(language, POKER)
    assert words.say("ask-turn", {"seat": 0, "actions": 1}).startswith(one)
    assert words.say("ask-turn", {"seat": 0, "actions": 2}).startswith(several)


def test_an_event_is_told_with_its_secret_only_to_those_who_know_it() -> None:
    event = Event("card-drawn", {"seat": 0}, {"card": "green-3"}, knowers=1 << 0)
    told = [event.seen_by(0), event.seen_by(1)]
    sentences = [Words("nl", POKER, NAMES, viewer).event(seen) for viewer, seen in enumerate(told) if seen is not None]
    assert sentences == ["Je trekt groen 3.", "Ada trekt een kaart."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_its_clause_and_a_mistake_has_none(language: str) -> None:
    words = Words(language, POKER)
    refusal = Refusal("CP-30", "refused-row-full", {"place": 2})
    assert words.rejection(refusal) == words.say("refused-row-full", {"place": 2}) + " (CP-30)"
    mistake = Rejected("empty-choice")
    assert words.rejection(mistake) == words.say("empty-choice")


def test_an_unknown_language_is_a_mistake_that_names_those_there_are() -> None:
    with pytest.raises(BadInput) as mistake:
        Words("fr")
    assert mistake.value.message == "no-such-language"
    said = Words("en").rejection(mistake.value)
    assert said == "There is no language ‘fr’ here: choose among en, nl, de."


def test_an_unknown_message_is_a_bug_of_ours() -> None:
    with pytest.raises(KeyError, match="no words for 'no-such-message' in nl"):
        Words("nl").say("no-such-message")
    with pytest.raises(KeyError, match="card-drawn"):
        Words("en").say("card-drawn", {"seat": 0})


def test_a_missing_fact_is_a_bug_of_ours() -> None:
    with pytest.raises(KeyError, match="'no-such-clause' in de"):
        Words("de").say("no-such-clause")


def test_clauses_are_there_for_a_title_and_not_for_the_house() -> None:
    words = Words("de", POKER)
    assert words.clauses()[0] == "CP-60"
    assert words.clause("CP-12") == "Das Los entscheidet, wer beginnt."
    assert Words("de").clauses() == []
    with pytest.raises(BadInput) as mistake:
        words.clause("CP-999")
    assert (mistake.value.message, mistake.value.facts) == ("no-such-clause", {"value": "CP-999"})


def test_a_clause_tells_what_of_it_is_printed_and_what_is_ours() -> None:
    printed, ruled = Words("en", POKER).clause_parts("CP-47")
    assert printed == ("S", "The two extra actions of a pistol may be forgone.")
    assert ruled == ("R", "Not with more than seven cards in hand.")
    assert Words("en", POKER).clause("CP-47") == f"{printed.text} {ruled.text}"
    assert [part.kind for part in Words("en", POKER).clause_parts("CP-12")] == ["R"]


def test_a_question_says_what_is_offered() -> None:
    words = Words("en", POKER)
    assert words.question("turn", ["draw", "play red-7 at 1"]) == "ask-turn"
    assert words.question("turn", ["draw"]) == "ask-turn-only-draw"
    assert words.question("turn", ["play red-7 at 1", "pistol"]) == "ask-turn-without-draw"
    assert words.question("turn", []) == "ask-turn"
    assert words.question("tie-break", ["stake red-7"]) == "ask-tie-break"


def test_words_know_what_they_can_say() -> None:
    assert Words("en", POKER).knows("card-drawn")
    assert not Words("en").knows("card-drawn")


@pytest.mark.parametrize(("language", "written"), [("en", "1,234.5"), ("nl", "1.234,5"), ("de", "1.234,5")])
def test_numbers_are_written_as_the_language_does(language: str, written: str) -> None:
    words = Words(language)
    assert words.number(1234.5, 1) == written
    assert words.number(7.0, 1) == "7"
    assert words.number(1234) == written[:5]


def test_a_share_is_told_in_per_cent() -> None:
    assert [Words(language).percentage(0.375) for language in ("en", "nl", "de")] == ["37.5%", "37,5%", "37,5%"]


@pytest.fixture
def half_dutch(tmp_path: Path) -> AnyTitle:
    """A title that says little in Dutch, and nothing in German."""
    for language, text in {
        "en": "pot = the pot\npile = the pile { $n }\nXX-1 = A rule.\n",
        "nl": "pot = de pot\n",
    }.items():
        folder = tmp_path / "text" / language
        folder.mkdir(parents=True)
        (folder / ("clauses.ftl" if language == "en" else "table.ftl")).write_text(text, "utf-8")
    return replace(POKER, folder=tmp_path, languages=("en",))


def test_what_a_title_does_not_say_in_a_language_is_told_in_english_message_by_message(half_dutch: AnyTitle) -> None:
    dutch, german = Words("nl", half_dutch), Words("de", half_dutch)

    assert (dutch.say("pot"), dutch.thing("pile-2")) == ("de pot", "the pile 2")
    assert (german.say("pot"), german.thing("pile-2")) == ("the pot", "the pile 2")
    assert (german.clauses(), german.clause("XX-1")) == (["XX-1"], "A rule.")
    assert (dutch.name(1), german.name(1)) == ("Stoel 2", "Platz 2"), "the shared words stay as they were"


def test_a_message_that_asks_for_more_names_nothing_by_itself() -> None:
    assert Words("en", POKER).thing("red-7") == "red 7"
    assert Words("en", POKER).thing("red") == "red"
    assert Words("en", POKER).thing("card-drawn") == "card-drawn"


def test_a_field_of_a_view_is_called_by_its_own_message_or_else_by_its_key(half_dutch: AnyTitle) -> None:
    (half_dutch.folder / "text" / "en" / "table.ftl").write_text("view-hand-sizes = cards in hand\n", "utf-8")
    words = Words("en", half_dutch)

    assert [words.label(key) for key in ("hand_sizes", "pot", "pile", "must_drive")] == [
        "cards in hand", "the pot", "pile", "must drive",
    ]  # fmt: skip
