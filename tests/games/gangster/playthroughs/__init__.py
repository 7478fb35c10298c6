"""Golden playthroughs of Gangster: see `tests/games/golden.py`."""

from __future__ import annotations

from pathlib import Path

from backroom.games.gangster import TITLE
from tests.games.gangster.playthroughs.transcript import write_transcript
from tests.games.golden import Playthroughs

GOLDEN = Playthroughs(Path(__file__).parent, TITLE, write_transcript)
