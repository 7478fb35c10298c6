"""Golden playthroughs of Chicago: see `tests/games/golden.py`."""

from __future__ import annotations

from pathlib import Path

from backroom.games.chicago import TITLE
from tests.games.chicago.playthroughs.transcript import write_transcript
from tests.games.golden import Playthroughs

GOLDEN = Playthroughs(Path(__file__).parent, TITLE, write_transcript)
