"""Components, the deal and the data file (CG-1 to CG-6, CG-10 to CG-13, CG-21)."""

from __future__ import annotations

import pytest

from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.box_file import load_box
from backroom.games.chicago_gangsters.cards import COPIES, KIND_OF, PERSON_VALUES, PERSONS, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.state import IN_PILE, ON_DISPLAY
from backroom.kernel.chance import FastChance, ScriptedChance
from backroom.kernel.refusal import BadInput
from backroom.words import Words
from tests.games.chicago_gangsters.scenario import a_round, gangsters_rules

OWN = TITLE.own_data
BOX = load_box(OWN)


@pytest.mark.clauses("CG-1")
def test_sixteen_means_cards_of_each_kind() -> None:
    by_kind = [{VALUE_OF[card]: COPIES[card] for card in range(TYPES) if KIND_OF[card] == kind} for kind in range(3)]
    assert by_kind == [{2: 8, 4: 8}, {1: 3, 2: 3, 3: 4, 4: 3, 5: 3}, {1: 5, 3: 6, 5: 5}]


@pytest.mark.clauses("CG-2", "CG-77")
def test_eighteen_persons_by_value() -> None:
    assert [PERSON_VALUES.count(value) for value in range(5)] == [2, 7, 3, 4, 2]
    assert (PERSONS[0], PERSONS[8], PERSONS[17]) == ("informer", "thug", "senator")


@pytest.mark.clauses("CG-3")
def test_every_pair_challenges_twice_and_clans_challenge_as_often_as_they_defend() -> None:
    pairs = [tuple(clan for clan in range(4) if one.sides[clan] == 0) for one in BOX.coalitions]
    assert len(pairs) == 12
    assert all(pairs.count(pair) == 2 for pair in pairs)
    for one in BOX.coalitions:
        assert one.sides[one.question] == one.sides[one.marks[0]] == 0
        assert one.sides[one.marks[1]] == 1


@pytest.mark.clauses("CG-4", "CG-5")
def test_districts_and_loot_are_as_the_rules_describe_them() -> None:
    assert len({(one.means, one.persons) for one in BOX.districts}) == 13
    assert len(BOX.loots) == 12
    for packages in BOX.loots:
        assert sum(package.person for package in packages) == 1
        assert all(package.alcohol <= 2 for package in packages)
    assert sum(package.alcohol for packages in BOX.loots for package in packages) == 41
    assert sum(package.means for packages in BOX.loots for package in packages) == 51


@pytest.mark.clauses("CG-6")
def test_alcohol_is_noted_in_the_open() -> None:
    table = a_round({"ada": "weapons-4"}).plays(ada="weapons-4").does("ada", "choose package 1")
    for viewer in ("dov", "onlooker"):
        assert [table.view(viewer).earned[seat * 4] for seat in range(4)] == [2, 1, 0, 0]


@pytest.mark.clauses("CG-10", "CG-12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_cards_and_a_person_worth_one_to_three_for_everybody(players: int) -> None:
    for seed in range(10):
        state = gangsters_rules(players).deal(FastChance(seed))
        assert [state.hand_size(seat) for seat in range(players)] == [4] * players
        for seat in range(players):
            mine = [person for person in range(18) if state.owners[person] == seat]
            assert [1 <= PERSON_VALUES[person] <= 3 for person in mine] == [True]


@pytest.mark.clauses("CG-12")
def test_persons_set_aside_are_shuffled_back() -> None:
    # Always the first: informer and smuggler come first and are put aside, then the dealer.
    state = gangsters_rules().deal(ScriptedChance([3, 2, 1, *[0] * 2000][3:]))
    assert [PERSONS[person] for person in range(18) if state.owners[person] >= 0] == [
        "dealer", "thief", "explosives-expert", "fence",
    ]  # fmt: skip
    assert (state.owners[0], state.owners[1]) == (ON_DISPLAY, IN_PILE)


@pytest.mark.clauses("CG-13", "CG-90")
def test_the_lot_gives_the_clans_and_with_three_one_is_left_over() -> None:
    left = {10 - sum(clan + 1 for clan in gangsters_rules(3).deal(FastChance(seed)).clan_of) for seed in range(30)}
    assert left == {1, 2, 3, 4}


@pytest.mark.clauses("CG-20", "CG-21")
def test_a_round_begins_with_four_cards_turned_up() -> None:
    rules = gangsters_rules()
    state = rules.deal(FastChance(5))
    assert (state.round, state.stack[-1].step.prompt) == (1, "commit")
    assert state.owners[state.person] == ON_DISPLAY
    assert [mask.bit_count() for mask in (state.coalitions, state.districts, state.loots)] == [11, 12, 11]


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in OWN
    return OWN.replace(old, new, count)


def line_of(text: str, after: str = "") -> int:
    lines = OWN.splitlines()
    first = lines.index(after) if after else 0
    return next(at + 1 for at in range(first, len(lines)) if lines[at].startswith(text))


@pytest.mark.clauses("CG-3", "CG-4", "CG-5")
@pytest.mark.parametrize(
    ("text", "line", "name"),
    [
        (changed('version = "1"', 'version = ""'), line_of("version"), "version"),
        (changed('"rose", "clover"', '"rose", "rose"'), line_of("clans"), "clans"),
        (changed('"rose", "clover"', '"rose", 7'), line_of("clans"), "clans"),
        (changed('"rose", "clover"', '"rose", ""'), line_of("clans"), "clans"),
        (changed('question = "diamond"', 'question = "anchor"'), line_of("question"), "coalitions.1.question"),
        (changed('mark = "clover"', 'mark = "x"'), line_of("defender_mark"), "coalitions.1.defender_mark"),
        (changed('["diamond", "rose"]', '["diamond", "x"]'), line_of("challengers"), "coalitions.1.challengers"),
        (changed('["diamond", "rose"]', '[["diamond"], "rose"]'), line_of("challengers"), "coalitions.1.challengers"),
        (changed('["clover", "anchor"]', '["clover", "rose"]'), line_of("defenders"), "coalitions.1.defenders"),
        (changed('means = ["weapons"]', "means = []"), line_of("means", "[[districts]]"), "districts.1.means"),
        (changed('= ["weapons"]', '= [["weapons"]]'), line_of("means", "[[districts]]"), "districts.1.means"),
        (changed("persons = true", "persons = 1"), line_of("persons", "[[districts]]"), "districts.1.persons"),
        (changed('name = "little-italy"', 'name = "the-loop"'), line_of('name = "little-italy"'), "districts.2.name"),
        (changed("alcohol = 2", "alcohol = 3"), line_of("winners"), "loot.1.winners"),
        (changed("{ alcohol = 2 }", "{ }"), line_of("winners"), "loot.1.winners"),
        (changed(", person = true", ""), line_of("winners"), "loot.1.winners"),
        (changed('dealer = "bribes"', 'dealer = "weapons"'), line_of("dealer"), "always_usable.dealer"),
    ],
)  # fmt: skip
def test_a_wrong_list_is_refused_with_its_line_and_the_reason(text: str, line: int, name: str) -> None:
    with pytest.raises(BadInput) as refused:
        load_box(text)
    assert refused.value.message.startswith("data-wrong")
    assert "expected" in Words("en").rejection(refused.value) or "already" in Words("en").rejection(refused.value)
    assert (refused.value.facts["line"], refused.value.facts["name"]) == (line, name)


@pytest.mark.clauses("CG-3", "CG-4", "CG-5")
@pytest.mark.parametrize("table", ["coalitions", "districts", "loot"])
def test_a_card_too_few_is_refused(table: str) -> None:
    start = OWN.rindex(f"[[{table}]]")
    end = OWN.find("\n\n", start)
    with pytest.raises(BadInput, match="data-wrong-entries"):
        load_box(OWN[:start] + (OWN[end:] if end > 0 else ""))


@pytest.mark.clauses("CG-3")
def test_clans_must_challenge_as_often_as_they_defend() -> None:
    start = OWN.index("[[coalitions]]")
    second = OWN.index("[[coalitions]]", start + 5)
    last = OWN.rindex("[[coalitions]]")
    end = OWN.index("# CG-4")
    with pytest.raises(BadInput, match="data-wrong-often"):
        load_box(OWN[:last] + OWN[start:second] + OWN[end:])


def test_what_is_no_toml_is_said() -> None:
    with pytest.raises(BadInput) as refused:
        load_box("[[coalitions")
    assert refused.value.message == "data-not-toml"
