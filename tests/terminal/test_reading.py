"""What a person may type for a choice."""

from __future__ import annotations

import pytest

from backroom.games.chicago_poker.actions import ACTIONS
from backroom.kernel.refusal import BadInput
from backroom.terminal.reading import read_action, shortened

TABLE = ACTIONS.table
OFFERED = [
    TABLE.parse(text)
    for text in (
        "draw",
        "play red-1 at 1",
        "play red-12 at 1",
        "play red-12 at 2",
        "play amber-7 at 2",
        "murder moran at 1",
        "murder obannion at 2",
        "limousine 1 to 2",
        "pistol",
        "blackmail red-7",
    )
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("draw", "draw"),
        ("d", "draw"),
        ("DRAW", "draw"),
        ("  play   red-12 at 2 ", "play red-12 at 2"),
        ("play red 12 at 2", "play red-12 at 2"),
        ("p r12 2", "play red-12 at 2"),
        ("p r1 1", "play red-1 at 1"),
        ("p r1", "play red-1 at 1"),
        ("pl a", "play amber-7 at 2"),
        ("pi", "pistol"),
        ("m moran", "murder moran at 1"),
        ("murder o’bannion at 2", "murder obannion at 2"),
        ("murder O'Bannion 2", "murder obannion at 2"),
        ("limo 1 2", "limousine 1 to 2"),
        ("l", "limousine 1 to 2"),
        ("b r7", "blackmail red-7"),
    ],
)
def test_a_shortening_that_means_one_choice_is_that_choice(typed: str, meant: str) -> None:
    assert read_action(typed, OFFERED, TABLE).text == meant


@pytest.mark.parametrize("typed", ["p", "p r12", "play", "murder", "m", "play red-12 at"])
def test_a_shortening_that_means_several_is_asked_back(typed: str) -> None:
    with pytest.raises(BadInput) as asked:
        read_action(typed, OFFERED, TABLE)
    assert asked.value.message == "term-ambiguous"
    assert asked.value.facts["value"] == typed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play blue-3 at 4", "play blue-3 at 4"),
        ("p b3 4", "play blue-3 at 4"),
        ("park", "park"),
        ("discard murder", "discard murder"),
    ],
)
def test_a_whole_action_that_is_not_offered_is_understood_all_the_same(typed: str, meant: str) -> None:
    assert read_action(typed, OFFERED, TABLE).text == meant


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("drww", "draw"),
        ("plai red-12 at 2", "play red-12 at 2"),
        ("play red-99 at 2", "play red-12 at 2"),
        ("!!", ""),
        ("red", "play red-1 at 1"),
    ],
)
def test_nonsense_is_answered_with_the_nearest_choice(typed: str, near: str) -> None:
    with pytest.raises(BadInput) as answered:
        read_action(typed, OFFERED, TABLE)
    assert answered.value.message == "no-such-action"
    assert answered.value.facts["value"] == typed
    if near:
        assert answered.value.facts["near"] == near
    assert answered.value.facts["near"] in [action.text for action in OFFERED]


def test_every_action_is_read_by_its_own_text_whatever_is_offered() -> None:
    for action in TABLE.actions:
        assert read_action(action.text, [action], TABLE) is action
        assert read_action(action.text, [], TABLE) is action


@pytest.mark.parametrize(
    ("whole", "short"),
    [
        ("play red-12 at 2", "p r12 2"),
        ("limousine 1 to 2", "l 1 2"),
        ("murder moran at 1", "m m 1"),
        ("draw", "d"),
        ("pistol", "pistol"),  # p could mean to play
    ],
)
def test_a_short_way_is_offered_if_there_is_one(whole: str, short: str) -> None:
    assert shortened(TABLE.parse(whole), OFFERED, TABLE) == short
