"""Golden playthroughs of Chicago Poker, one for each way the game can end: see `tests/games/golden.py`."""

from __future__ import annotations

from pathlib import Path

from backroom.games.chicago_poker import TITLE
from tests.games.chicago_poker.playthroughs.transcript import write_transcript
from tests.games.golden import Playthroughs

GOLDEN = Playthroughs(Path(__file__).parent, TITLE, write_transcript)
