"""`backroom card`: a title measured, and the cards in the documentation are of the form that it prints."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from backroom import __version__
from backroom.cli import main
from backroom.games import titles
from backroom.kernel.title import AnyTitle

CARDS = Path(__file__).parents[2] / "docs" / "cards"
FEW = ["--games", "1", "--players"]
MADE = re.compile(
    r"Made on \d{4}-\d\d-\d\d by Backroom (?P<version>\S+) with "
    r"`backroom card (?P<title>\S+) --players (?P<players>\d+) --games (?P<games>\d+) --seed \S+`\."
)


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BACKROOM_LANG", "en")


def rows(page: str) -> list[tuple[str, str]]:
    """What is measured and how, by row; the figures differ from run to run."""
    cells = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("|")]
    assert all(len(row) == 3 and all(row) for row in cells), cells
    return [(what, how) for what, _, how in cells]


@pytest.mark.parametrize("title", titles(), ids=lambda title: str(title.id))
def test_the_card_of_the_documentation_is_as_the_command_prints_it(
    title: AnyTitle, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = (CARDS / f"{title.id}.md").read_text("utf-8")

    assert main(["card", title.id, *FEW, str(title.least)]) == 0

    printed = capsys.readouterr().out
    made = MADE.search(kept)
    assert made
    assert MADE.search(printed)
    assert (made["title"], int(made["players"]), made["version"]) == (title.id, title.usual, __version__)
    assert int(made["games"]) >= 200
    assert rows(kept) == rows(printed)
    assert kept.splitlines()[0] == printed.splitlines()[0].replace(str(title.least), str(title.usual))


def test_a_card_is_told_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "chicago-poker", *FEW, "2", "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert main(["card", "chicago-poker", *FEW, "2", "--json"]) == 0
    again = json.loads(capsys.readouterr().out)

    for card in (first, again):
        for baseline in card["baselines"]:
            del baseline["seconds"], baseline["ms_a_turn"]
    assert again == first
    assert first["actions"] == 683
    assert first["length"]["random"]["fewest"] <= first["length"]["random"]["median"] <= first["longest"]
    assert first["branching"]["random"]["most"] <= first["actions"]
    luck = first["luck"]
    assert luck["deal"] + luck["dice"] + luck["players"] + luck["together"] == pytest.approx(1, abs=0.001)
    assert sum(seat["share"] for seat in first["seats"]) == pytest.approx(1)
    levels = [(one["challenger"], one["defender"]) for one in first["baselines"]]
    assert levels == [("rookie", "random"), ("soldier", "rookie")]


def test_a_title_without_secrets_has_nothing_hidden(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "gangster", *FEW, "2", "--json"]) == 0
    card = json.loads(capsys.readouterr().out)
    assert card["hidden_states"] == {"median": 1.0, "at_least": False}
    assert card["hidden_draws_log10"] == {"median": 0.0, "most": 0.0}
