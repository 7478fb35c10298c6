"""What all special cards have in common (CP-40, CP-46)."""

from __future__ import annotations

import pytest

from tests.games.chicago_poker.scenario import Scene, position

#: Each special card with something for it to do.
USES = {
    "murder": ("murder moran at 1",),
    "raid": ("raid moran at 1",),
    "limousine": ("limousine 2 to 1", "carry blue-1", "park"),
    "pistol": ("pistol",),
    "blackmail": ("blackmail amber-9",),
}
#: How many of three actions are left after it.
LEFT = {"murder": 2, "raid": 2, "limousine": 2, "pistol": 4, "blackmail": 2}


def holding(special: str) -> Scene:
    return position(
        "gambling-den bar",
        {"capone": f"red-1 {special}"},
        {"moran at 1": "green-1..3", "capone at 2": "blue-1..2"},
        discards="amber-9",
    )


@pytest.mark.clauses("CP-40", "CP-44")
@pytest.mark.parametrize("special", USES)
def test_a_special_card_is_one_action_and_then_lies_in_the_discard_pile(special: str) -> None:
    table = holding(special)
    table.does(*USES[special])
    assert table.discards.split().count(special) == 1
    assert special not in table.hand("capone").split()
    assert (table.asked, table.state.actions_left) == (["capone"], LEFT[special])


@pytest.mark.clauses("CP-46")
@pytest.mark.parametrize("special", ["murder", "raid", "limousine", "blackmail"])
def test_a_special_card_without_a_target_cannot_be_played(special: str) -> None:
    table = position("brewery brewery", {"capone": f"red-1 {special}"})
    assert table.offers() == ["draw", "play red-1 at 1", "play red-1 at 2"]


@pytest.mark.clauses("CP-46")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("murder moran at 2", "refused-nobody-to-murder"),
        ("raid moran at 2", "refused-nothing-to-raid"),
        ("limousine 1 to 2", "refused-nothing-to-carry"),
    ],
)
def test_where_there_is_no_target_at_all_the_refusal_names_no_single_place(action: str, reason: str) -> None:
    # The bullet guards the row from murder, and keeps its cards from the limousine.
    rows = {"moran at 1": "red-1..5", "capone at 2": "blue-1..5"}
    table = position(
        "brewery brewery", {"capone": "murder raid limousine"}, rows, bullets=["moran at 1", "capone at 2"]
    )
    assert table.offers_of(action.split()[0]) == []
    assert table.refuses(action) == ("CP-46", reason)
    # One that names a row which is guarded tells of that.
    assert table.refuses("murder moran at 1") == ("CP-41", "refused-bullet-guards")


@pytest.mark.clauses("CP-46")
def test_murder_and_raid_need_a_card_there() -> None:
    table = position("bar bar", {"capone": "murder raid"}, {"moran at 1": "red-1"})
    assert table.refuses("murder moran at 2") == ("CP-46", "refused-row-empty")
    assert table.refuses("raid moran at 2") == ("CP-46", "refused-nothing-hidden")


@pytest.mark.clauses("CP-46")
def test_the_limousine_needs_a_card_to_carry() -> None:
    table = position(hands={"capone": "limousine"}, rows={"capone at 1": "red-1"})
    assert table.offers_of("limousine") == ["limousine 1 to 2"]
    assert table.refuses("limousine 2 to 1") == ("CP-46", "refused-own-row-empty")


@pytest.mark.clauses("CP-41", "CP-42", "CP-43")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        ("murder moran at 3", "CP-41"),
        ("raid moran at 3", "CP-42"),
        ("limousine 1 to 3", "CP-43"),
        ("limousine 3 to 1", "CP-43"),
    ],
)
def test_specials_work_at_open_businesses_only(action: str, clause: str) -> None:
    table = position("bar bar", {"capone": "murder raid limousine"}, {"moran at 1": "red-1", "capone at 1": "red-2"})
    assert table.refuses(action) == (clause, "refused-no-business")


@pytest.mark.clauses("CP-41", "CP-42")
@pytest.mark.parametrize(("special", "clause"), [("murder", "CP-41"), ("raid", "CP-42")])
def test_murder_and_raid_are_for_another_boss_at_this_table(special: str, clause: str) -> None:
    table = position("bar bar", {"capone": special}, {"moran at 1": "red-1", "capone at 1": "red-2"})
    assert table.offers_of(special) == [f"{special} moran at 1"]
    assert table.refuses(f"{special} capone at 1") == (clause, "refused-own-row")
    assert table.refuses(f"{special} yale at 1") == (clause, "refused-nobody-there")
