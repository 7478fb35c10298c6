"""`scripts/state_fields`: what a title declares once, and what is written from it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.copy_of import ROOT, copy_project, python

DECLARATION = """\
from backroom.games.dice.cups import NO_CUP, Cup
from backroom.kernel.fields import Fixed, Hidden, Own, Public, Shared, Some

class Dice:
    players: Public[Fixed[int]]
    turn: Public[int] = 0
    pile: Hidden[list[int]]
    hands: Own[list[list[int]]]
    bets: Some[list[int]]
    order: Public[Shared[list[int]]]
    cup: Public[Cup | None] = None
"""


#: A game of two goes on from what somebody sees of it and from a snapshot; then the field is told everywhere.
GO_ON = """
from backroom.games import find_title
from backroom.kernel.chance import FastChance
title = find_title("chicago-poker")
rules = title.rules(title.settings(2))
state = rules.deal(FastChance(1))
state.lamps = 3
view = rules.view(state, 0)
told = [state.clone(), rules.restore(state.as_data()), view, rules.resample(view, FastChance(1))]
assert state.clone() == state
print(*[one.lamps for one in told], "lamps=3" in repr(state))
state.lamps = 4
assert state != told[0] and rules.view(state, 0).gist() != view.gist()
"""


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))


def of_dice(folder: Path, declaration: str, view: str = "") -> str:
    """What is written for a title that declares this and has this `view.py`."""
    from state_fields.__main__ import state_fields

    dice = folder / "dice"
    dice.mkdir()
    (dice / "fields.py").write_text(declaration, "utf-8")
    (dice / "view.py").write_text(view, "utf-8")
    return state_fields(dice)


@pytest.mark.parametrize(
    "folder",
    sorted(file.parent for file in (ROOT / "src" / "backroom" / "games").glob("*/fields.py")),
    ids=lambda folder: folder.name,
)
def test_what_is_written_is_what_is_declared(folder: Path) -> None:
    from state_fields.__main__ import state_fields

    kept = (folder / "state_fields.py").read_text("utf-8")
    where = f"{folder.name}/state_fields.py"
    assert kept == state_fields(folder), f"{where} is not what fields.py declares: run `python scripts/state_fields`."


def test_a_new_public_field_is_two_edits(tmp_path: Path) -> None:
    copy = copy_project(tmp_path)
    poker = copy / "src" / "backroom" / "games" / "chicago_poker"
    add_line(poker / "fields.py", "    turn: Public[i64] = 0\n", "    lamps: Public[i64] = 0\n")
    add_line(poker / "soundness.py", '        "turn": number(0, MANY),\n', '        "lamps": number(0, 9),\n')
    written = python(copy, "scripts/state_fields")
    assert (written.returncode, written.stderr) == (0, "")
    played = python(copy, "-c", GO_ON)
    assert played.stdout == "3 3 3 3 True\n", played.stderr


def test_the_command_tells_what_is_wrong_and_writes_nothing(tmp_path: Path) -> None:
    copy = copy_project(tmp_path)
    poker = copy / "src" / "backroom" / "games" / "chicago_poker"
    before = (poker / "state_fields.py").read_text("utf-8")
    add_line(poker / "fields.py", "    turn: Public[i64] = 0\n", "    turn: Public[i64] = 0\n")
    written = python(copy, "scripts/state_fields")
    assert written.returncode == 2
    assert re.fullmatch(r"chicago_poker/fields\.py, line \d+: the field 'turn' is declared twice\.\n", written.stderr)
    assert (poker / "state_fields.py").read_text("utf-8") == before


def add_line(file: Path, after: str, line: str) -> None:
    before = file.read_text("utf-8")
    assert after in before
    file.write_text(before.replace(after, after + line), "utf-8")


def test_every_kind_of_field_is_copied_told_and_made_again(tmp_path: Path) -> None:
    lines = of_dice(tmp_path, DECLARATION).replace("        ", "").splitlines()
    for line in (
        "new.turn = self.turn",
        "new.pile = self.pile[:]",
        "new.hands = [one[:] for one in self.hands]",
        "new.order = self.order",
        '    "order": self.order[:],',
        '    "cup": None if self.cup is None else self.cup.numbers(),',
        'self.turn = cast("int", data["turn"])',
        "self.cup = None if cup is None else cup_of(cup)",
        "from backroom.games.dice.cups import Cup, cup_of",
    ):
        assert line in lines


def test_a_view_gets_what_is_public_and_a_resampled_state_takes_what_the_view_has(tmp_path: Path) -> None:
    state, view = of_dice(tmp_path, DECLARATION).split("class DiceViewFields(View):")
    assert "self.turn: int = state.turn\n" in view
    assert "self.order: list[int] = state.order\n" in view
    assert "    bets: list[int]\n" in view
    assert not any(secret in view for secret in ("state.pile", "state.hands", "state.bets"))
    gist = view.split("def gist_of_fields")[1]
    assert all(f"self.{name}," in gist for name in ("turn", "bets", "order"))
    taken = state.split("def begin_from")[1]
    assert "self.turn = view.turn\n" in taken
    assert "self.bets = view.bets[:]\n" in taken
    assert "self.order = view.order\n" in taken
    assert not any(secret in taken for secret in ("view.pile", "view.hands"))


def test_a_title_without_secrets_has_no_view_of_fields(tmp_path: Path) -> None:
    written = of_dice(tmp_path, "class Dice:\n    turn: Public[int] = 0\n")
    assert "View" not in written
    assert "begin_from" not in written


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("pot: Secret[int] = 0", "the field 'pot' is 'Secret', which is none of Public, Own, Some, Hidden."),
        ("pot: int = 0", "the field 'pot' is 'int', which is none of Public, Own, Some, Hidden."),
        ("pot: Public = 0", "the field 'pot' has no type, as `Public[int]`."),
        ("turn: Public[int] = 0", "the field 'turn' is declared twice."),
        ("stack: Public[list[int]]", "the field 'stack' is declared twice (every state has it)."),
        ("pot: Public[int]", "the field 'pot' needs a start, as `= 0`."),
        ("pot: Public[list[int]] = []", "the field 'pot' has no start: who makes a state gives it."),
        ("pot: Own[Fixed[int]]", "the field 'pot' cannot be Fixed: Fixed are public numbers, Shared are lists."),
        (
            "pot: Public[Shared[int]] = 0",
            "the field 'pot' cannot be Shared: Fixed are public numbers, Shared are lists.",
        ),
        ("pot = 0", "only fields are declared here, as `name: Public[int] = 0`."),
        (
            "pot: Public[dict] = 0",
            "the field 'pot' has the type 'dict', which is none of int, i64, bool, list[int], list[list[int]], "
            "or a class of the title's own as `Thing | None`.",
        ),
    ],
)
def test_a_wrong_declaration_is_told_in_one_sentence(line: str, sentence: str, tmp_path: Path) -> None:
    from state_fields.declaration import WrongFields

    with pytest.raises(WrongFields) as wrong:
        of_dice(tmp_path, f"{DECLARATION}    {line}\n")
    assert str(wrong.value) == f"dice/fields.py, line 12: {sentence}"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("view.next = state.pile[0]", "'pile' is hidden; a view may count it, and no more."),
        ("view.cards = state.hands[:]", "'hands' is each seat's own; read [viewer], or count."),
        ("view.cards = state.hands[viewer + 1]", "'hands' is each seat's own; read [viewer], or count."),
        ("view.pot = state.pot", "the state has no field 'pot'."),
    ],
)
def test_a_view_that_reads_what_it_may_not_is_told_in_one_sentence(line: str, sentence: str, tmp_path: Path) -> None:
    from state_fields.declaration import WrongFields

    with pytest.raises(WrongFields) as wrong:
        of_dice(tmp_path, DECLARATION, f"{line}\n")
    assert str(wrong.value) == f"dice/view.py, line 1: {sentence}"


def test_a_view_may_read_its_viewers_own_and_count_the_rest(tmp_path: Path) -> None:
    view = """\
view.hand = state.hands[viewer][:]
view.pile_size = len(state.pile)
view.hand_sizes = [len(state.hands[seat]) for seat in range(state.players)]
view.bets = state.bets[:]
view.decisions = state.stack[:]
view.leader = state.leader()
"""
    assert "class DiceViewFields" in of_dice(tmp_path, DECLARATION, view)
