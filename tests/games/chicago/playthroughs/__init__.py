"""Golden playthroughs of Chicago: NAME.record and NAME.txt.

`python -m tests.games.chicago.playthroughs` composes and writes them anew. A diff in a transcript is a change of the
rules or of the words, and is to be read as one.
"""

from __future__ import annotations

from pathlib import Path

from backroom.kernel.record import Record, read_record

FOLDER = Path(__file__).parent


def names() -> list[str]:
    """The playthroughs that lie here."""
    return sorted(file.stem for file in FOLDER.glob("*.record"))


def record_of(name: str) -> Record:
    return read_record((FOLDER / f"{name}.record").read_text("utf-8"))


def transcript_of(name: str) -> list[str]:
    return (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
