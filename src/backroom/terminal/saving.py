"""Where games are kept: the record, and beside an unfinished one its seeds, so that it can be gone on with."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import msgspec

from backroom.folders import data_folder
from backroom.kernel.lines import Secrets
from backroom.kernel.record import Record
from backroom.kernel.recorded import Fairness
from backroom.kernel.refusal import BadInput


def records_folder() -> Path:
    """Where a user's records lie."""
    return data_folder() / "records"


def new_record_file(title_id: str, now: datetime) -> Path:
    """A file of its own for a game that begins now."""
    stem = f"{now:%Y%m%d-%H%M%S}-{title_id}"
    file = records_folder() / f"{stem}.record"
    number = 2
    while file.exists():
        file = records_folder() / f"{stem}-{number}.record"
        number += 1
    return file


def save_game(record: Record, fairness: Fairness, file: Path) -> None:
    """Write the record; seeds stand beside it until the end reveals them. `BadInput` if the file cannot be written."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if record.end is None:
            _write(seeds_file(file), msgspec.json.encode(fairness.reveal()).decode() + "\n")
        else:
            seeds_file(file).unlink(missing_ok=True)
        _write(file, record.text())
    except OSError as error:
        raise BadInput("term-cannot-save", {"value": str(file), "reason": error.strerror or str(error)}) from None


def load_fairness(file: Path) -> Fairness:
    """The seeds of an unfinished game; `BadInput` if they are not there."""
    try:
        secrets = msgspec.json.decode(seeds_file(file).read_bytes(), type=Secrets)
    except (OSError, msgspec.DecodeError):
        raise BadInput("term-no-seeds", {"value": str(seeds_file(file))}) from None
    return Fairness(bytes.fromhex(secrets.house), [bytes.fromhex(given or "") for given in secrets.seats])


def seeds_file(file: Path) -> Path:
    return file.with_name(file.name + ".seeds")


def _write(file: Path, text: str) -> None:
    """All or nothing, and for the user's eyes only."""
    draft = file.with_name(file.name + ".new")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        out.write(text)
    draft.replace(file)
