"""The example in `examples/` is a whole player, as it stands there."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from tests.server.place import Place

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"


def test_the_player_over_plain_http_plays_to_the_end(place: Place) -> None:
    command = [sys.executable, str(EXAMPLE), place.http_address]

    played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)

    assert ast.literal_eval(played.stdout)["winners"]
