"""Actions and their table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.action import NO_KIND, Action, ActionTable
from backroom.kernel.refusal import BadInput

TABLE = ActionTable([Action(0, "draw"), Action(1, "play red-7 at 2"), Action(2, "play red-8 at 2")])


def rejected(table: ActionTable, text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        table.parse(text)
    return caught.value


@pytest.mark.parametrize("action", TABLE.actions, ids=str)
def test_text_and_index_lead_back_to_the_action(action: Action) -> None:
    assert TABLE.parse(action.text) is action
    assert TABLE[action.index] is action


@given(st.sampled_from(TABLE.actions), st.data())
def test_blanks_and_capitals_do_not_matter(action: Action, data: st.DataObject) -> None:
    words = [data.draw(st.sampled_from([word, word.upper(), word.title()])) for word in action.text.split()]
    blanks = st.text(" \t", min_size=1, max_size=3)
    typed = "".join(data.draw(blanks) + word for word in words) + data.draw(blanks)
    assert TABLE.parse(typed) is action


@given(st.text())
def test_any_other_text_is_bad_input_with_the_nearest_action(text: str) -> None:
    if " ".join(text.lower().split()) not in [action.text for action in TABLE.actions]:
        rejection = rejected(TABLE, text)
        assert rejection.message == "no-such-action"
        assert rejection.facts["value"] == text
        assert TABLE.parse(str(rejection.facts["near"]))


@pytest.mark.parametrize(
    ("typed", "near"), [("play red-7 at 3", "play red-7 at 2"), ("drew", "draw"), ("red-8", "play red-8 at 2")]
)
def test_a_slip_is_answered_with_what_was_probably_meant(typed: str, near: str) -> None:
    assert rejected(TABLE, typed).facts == {"value": typed, "near": near}


def test_an_empty_table_has_nothing_near() -> None:
    assert rejected(ActionTable([]), "draw").facts == {"value": "draw", "near": ""}


@pytest.mark.parametrize("index", [-1, 3, 99])
def test_an_index_outside_the_table_is_bad_input(index: int) -> None:
    with pytest.raises(BadInput) as caught:
        TABLE[index]
    assert (caught.value.message, caught.value.facts) == ("no-such-index", {"value": index, "count": 3})


def test_an_action_knows_its_place() -> None:
    with pytest.raises(ValueError, match="'draw' stands at 0 but calls itself 1"):
        ActionTable([Action(1, "draw")])


def test_no_two_actions_share_a_text() -> None:
    with pytest.raises(ValueError, match="two actions share one text"):
        ActionTable([Action(0, "draw"), Action(1, "draw")])


def test_an_action_shows_its_text() -> None:
    assert repr(TABLE[1]) == "<play red-7 at 2>"
    assert len(TABLE) == 3


def test_kinds_sort_the_actions_and_say_which_are_talk() -> None:
    lay, say = Action(0, "lay red-7", 0), Action(1, "pledge 3", 1)
    table = ActionTable([lay, say], ("lay", "pledge"), (1,))

    assert [table.kinds[action.kind] for action in table.actions] == ["lay", "pledge"]
    assert [table.is_talk(action) for action in table.actions] == [False, True]


def test_a_table_whose_actions_are_not_sorted_has_no_kinds_and_no_talk() -> None:
    assert TABLE.kinds == ()
    assert [(action.kind, TABLE.is_talk(action)) for action in TABLE.actions] == [(NO_KIND, False)] * 3


@pytest.mark.parametrize(("kind", "kinds"), [(1, ("lay",)), (NO_KIND, ("lay",)), (0, ()), (-2, ())])
def test_every_kind_has_a_name(kind: int, kinds: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=f"'lay red-7' is of kind {kind}, which has no name"):
        ActionTable([Action(0, "lay red-7", kind)], kinds)
