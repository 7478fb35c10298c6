"""Names and words can be seen, and none of them writes over its neighbours."""

from __future__ import annotations

import unicodedata

import pytest

from backroom.kernel.refusal import BadInput
from backroom.table import protocol as p
from backroom.table.plain import plain_name, plain_words
from tests.table.tables import Evening

_FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
_ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    "name",
    ["Ann", "\u017bó\u0142w", "\u5f20\u4f1f", "\u0645\u0631\u06cc\u0645", "7", "!", _FAMILY, _ENGLAND, "\u2764\ufe0f"],
)
def test_whatever_can_be_seen_is_a_name(name: str) -> None:
    assert plain_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  \t ",
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u200b",
        "\u200d",
        "\u0301\u0302",
        "\ufe0f",
        "\u202eevil",
        "Ann\u2066",
        "An\u200bn",
        "Ann\x07",
        "Ann\x1b[2J",
        "\ue000",
        "\ud800",
        "x" * 41,
        "\u0958" * 40,  # one letter before, two after: there is no shorter way to write it
    ],
)
def test_what_shows_nothing_or_writes_over_others_is_none(name: str) -> None:
    with pytest.raises(BadInput, match="table-bad-name"):
        plain_name(name)


def test_a_name_is_kept_in_one_way_of_writing_and_without_odd_blanks() -> None:
    assert plain_name("  Zoe\u0308 \u2003 A.\n") == "Zo\u00eb A."


def test_line_breaks_in_words_become_blanks_and_control_characters_are_refused() -> None:
    assert plain_words("one\r\ntwo\tthree") == "one two three"
    for words in ("\x00", "hello\x1b[31m", "\u202eolleh", "\u3164", " \n "):
        with pytest.raises(BadInput, match="table-bad-words"):
            plain_words(words)


def test_the_table_takes_only_such_names_and_words() -> None:
    evening = Evening(["human", "random"])
    with pytest.raises(BadInput, match="table-bad-name"):
        evening.say(0, p.Sit(name="\u3164"))
    evening.say(0, p.Sit(name="Zoe\u0308"))
    assert evening.look(0).frame.seats[0].name == "Zo\u00eb"
    with pytest.raises(BadInput, match="table-bad-words"):
        evening.say(0, p.Say(words="a\x08b"))
