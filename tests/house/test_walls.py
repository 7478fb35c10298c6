"""The walls between the rooms hold: what the import contracts forbid is found."""

from pathlib import Path

import pytest

from tests.house.copy_of import copy_project, python

LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"
ROOMS = "Each room imports only rooms below it"
TITLES = "No title knows another"
BOTS = "No rules know a bot"
CHANCE = "Rules have no clock, no system and no chance but the one handed in"
RICH = "Only the command line and the terminal table draw with rich"

PLANTED = [
    ("kernel/game.py", "import backroom.games", ROOMS),
    ("kernel/game.py", "import backroom.games.chicago_poker.cards", ROOMS),
    ("games/chicago_poker/bot/soldier.py", "import backroom.words", ROOMS),
    ("words/__init__.py", "import backroom.games", ROOMS),
    ("players/random.py", "import backroom.arena.playout", ROOMS),
    ("attic/__init__.py", "", ROOMS),
    ("cli.py", "import backroom.testing", ROOMS),
    ("template/penny_ante/rules.py", "import backroom.words", ROOMS),
    ("template/penny_ante/rules.py", "import time", CHANCE),
    ("games/cicero/__init__.py", "import backroom.games.chicago_poker.cards", TITLES),
    ("games/chicago_poker/piles.py", "import backroom.games.chicago_poker.bot.weighing", BOTS),
    ("games/chicago_poker/steps/turn.py", "import random", CHANCE),
    ("games/chicago_poker/rules.py", "from datetime import date", CHANCE),
    ("kernel/chance.py", "import time", CHANCE),
    ("kernel/fair.py", "import secrets", CHANCE),
    ("kernel/record.py", "import os", CHANCE),
    ("arena/playout.py", "from rich.table import Table", RICH),
]


@pytest.mark.parametrize(("module", "line", "broken"), PLANTED)
def test_a_planted_import_is_found(tmp_path: Path, module: str, line: str, broken: str) -> None:
    copy = copy_project(tmp_path)
    path = copy / "src" / "backroom" / module
    path.parent.mkdir(exist_ok=True)
    with path.open("a") as file:
        file.write(f"\n{line}\n")
    found = python(copy, "-c", LINT, "--no-cache")
    assert found.returncode == 1, found.stdout
    assert f"{broken} BROKEN" in " ".join(found.stdout.split())
