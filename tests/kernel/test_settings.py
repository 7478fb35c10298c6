"""A title's options: what is taken, and what is said of a value that is not."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace

import pytest

from backroom.games import find_title, titles
from backroom.kernel.refusal import BadInput, Facts
from backroom.kernel.title import Option, Shared
from backroom.template.penny_ante.title import PENNY_ANTE
from backroom.words import Words

TABLE = {"title": "penny-ante", "least": 2, "most": 4}
LATE = {"name": "late", "expected": "true, false"}
WRONG_DATA = {"line": 1, "name": "version", "value": "1"}


@pytest.mark.parametrize(
    ("players", "options", "data", "message", "facts", "clause"),
    [
        (1, {}, None, "wrong-player-count", {**TABLE, "value": 1}, "PA-1"),
        (5, {}, None, "wrong-player-count", {**TABLE, "value": 5}, "PA-1"),
        (3, {"early": True}, None, "no-such-option", {"title": "penny-ante", "value": "early", "expected": "late"}, ""),
        (3, {"late": "maybe"}, None, "option-out-of-range", {**LATE, "value": "maybe"}, ""),
        (3, {"late": 2}, None, "option-out-of-range", {**LATE, "value": "2"}, ""),
        (3, {"late": None}, None, "option-out-of-range", {**LATE, "value": "None"}, ""),
        (2, {"late": 1}, None, "option-not-for-players", {"name": "late", "value": 2, "least": 3, "most": 4}, "PA-8"),
        (3, {}, "version = 1", "data-wrong-text", WRONG_DATA, ""),
    ],
)
def test_a_bad_value_is_named_with_what_was_expected(
    players: int, options: Mapping[str, object], data: str | None, message: str, facts: Facts, clause: str
) -> None:
    with pytest.raises(BadInput) as caught:
        PENNY_ANTE.settings(players, options, data)
    assert (caught.value.message, caught.value.facts, caught.value.clause) == (message, facts, clause)
    assert str(facts["value"]) in Words("en", PENNY_ANTE).rejection(caught.value)


@pytest.mark.parametrize("value", [True, "true", "True", "yes", "on", "1", 1])
def test_an_option_is_on(value: object) -> None:
    assert PENNY_ANTE.settings(3, {"late": value}).options == {"late": True}


@pytest.mark.parametrize("value", [False, "false", "FALSE", "no", "off", "0", 0])
@pytest.mark.parametrize("players", [2, 3])
def test_an_option_is_off_for_any_number_of_players(players: int, value: object) -> None:
    assert PENNY_ANTE.settings(players, {"late": value}).options == {"late": False}


def test_an_option_for_study_is_named_only_where_it_is_on() -> None:
    studied = replace(PENNY_ANTE, options=(*PENNY_ANTE.options, Option("small", "PA-8", study=True)))
    assert studied.settings(3).options == {"late": False}
    assert studied.settings(3, {"small": "no"}) == studied.settings(3)
    assert studied.settings(3, {"small": "yes"}).options == {"late": False, "small": True}


def test_a_title_without_options_says_so() -> None:
    with pytest.raises(BadInput) as caught:
        replace(PENNY_ANTE, options=()).settings(3, {"late": True})
    assert (caught.value.message, caught.value.facts) == ("no-options", {"title": "penny-ante", "value": "late"})


def test_without_a_word_the_usual_table_is_laid() -> None:
    settings = PENNY_ANTE.settings()
    assert (settings.title, settings.players, settings.options, settings.data) == (
        "penny-ante",
        3,
        {"late": False},
        None,
    )
    assert PENNY_ANTE.rules(settings).players == 3


def test_the_data_in_play_is_the_owner_s_own_or_ours() -> None:
    own = PENNY_ANTE.settings(2, data='version = "2"')
    ours = PENNY_ANTE.settings(2)
    assert PENNY_ANTE.data_version(own) == ("2", hashlib.sha256(b'version = "2"').hexdigest())
    assert PENNY_ANTE.data_version(ours) == ("1", hashlib.sha256(PENNY_ANTE.own_data.encode()).hexdigest())


def test_games_with_equal_settings_share_their_rules_and_others_do_not() -> None:
    ours = PENNY_ANTE.rules(PENNY_ANTE.settings(3))
    assert PENNY_ANTE.rules(PENNY_ANTE.settings(3, {"late": False})) is ours
    assert PENNY_ANTE.rules(PENNY_ANTE.settings(3, data=PENNY_ANTE.own_data)) is ours
    others = [
        PENNY_ANTE.settings(2),
        PENNY_ANTE.settings(3, {"late": True}),
        PENNY_ANTE.settings(3, data='version = "2"'),
    ]
    assert all(PENNY_ANTE.rules(settings) is not ours for settings in others)


def test_rules_name_the_title_that_they_were_asked_of() -> None:
    other = replace(PENNY_ANTE, view=None)

    rules = other.rules(other.settings(3))

    assert rules.origin is not None
    assert rules.origin[0] is other
    ours = PENNY_ANTE.rules(PENNY_ANTE.settings(3)).origin
    assert ours is not None
    assert ours[0] is PENNY_ANTE


def test_what_is_shared_is_bounded_and_the_longest_unused_goes_first() -> None:
    shared: Shared[int, list[int]] = Shared(2)
    first = shared.get(1, lambda: [1])
    shared.get(2, lambda: [2])
    assert shared.get(1, lambda: [1]) is first
    shared.get(3, lambda: [3])
    assert shared.get(1, list) == [1]
    assert shared.get(2, list) == []


def test_what_could_not_be_made_is_tried_again() -> None:
    shared: Shared[int, int] = Shared(2)
    with pytest.raises(ZeroDivisionError):
        shared.get(1, lambda: 1 // 0)
    assert shared.get(1, lambda: 5) == 5


def test_titles_are_found_by_their_folders_in_the_order_of_their_places() -> None:
    places = [title.poster.place for title in titles()]
    assert places == sorted(places)
    for title in titles():
        assert find_title(title.id) is title
        assert title.folder.name == title.id.replace("-", "_")


def test_an_unknown_title_is_named_with_those_there_are() -> None:
    with pytest.raises(BadInput) as caught:
        find_title("monopoly")
    listed = ", ".join(title.id for title in titles())
    assert caught.value.facts == {"value": "monopoly", "expected": listed}
