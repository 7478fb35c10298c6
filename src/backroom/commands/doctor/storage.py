"""The doctor looks at what is kept: the data folder, the disk, the database."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

from backroom.commands.doctor.finding import Finding
from backroom.folders import data_folder
from backroom.store.database import as_mistake, file_of, without_password
from backroom.store.lines import NotThere, NotUpgraded, StoreTrouble
from backroom.store.reader import Reader
from backroom.store.schema import REVISION
from backroom.words import Words

_MEGABYTE = 1_000_000
#: Free room on the disk, in megabytes: below the first tables may be lost, below the second it is time to look.
_TOO_LITTLE, _LITTLE = 50, 500
#: The house may have been open so much later than now before the clock is to blame, in seconds.
_DRIFT = 120.0


def look_at_storage(database: str, words: Words) -> list[Finding]:
    try:
        file = file_of(database)
    except StoreTrouble as trouble:
        return [_folder(data_folder()), _trouble(database, trouble, words)]
    folder = data_folder() if file is None else file.resolve().parent
    return [_folder(folder), _room(folder), *_database(database, file, words)]


def _folder(folder: Path) -> Finding:
    """Whether the folder of the tables can be written; one that is not there yet, whether it can be made."""
    there = _nearest(folder)
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        return Finding("folder", "wrong", "doctor-folder-closed", {"value": str(folder)})
    return Finding(
        "folder", "ok", "doctor-folder" if there == folder else "doctor-folder-later", {"value": str(folder)}
    )


def _room(folder: Path) -> Finding:
    free = shutil.disk_usage(_nearest(folder)).free // _MEGABYTE
    facts: dict[str, object] = {"value": str(folder), "free": free}
    if free < _TOO_LITTLE:
        return Finding("disk", "wrong", "doctor-disk-full", facts)
    return (
        Finding("disk", "note", "doctor-disk-little", facts)
        if free < _LITTLE
        else Finding("disk", "ok", "doctor-disk", facts)
    )


def _nearest(folder: Path) -> Path:
    """The folder, or the nearest one above it that is there."""
    return next(one for one in (folder, *folder.parents) if one.exists())


def _database(database: str, file: Path | None, words: Words) -> list[Finding]:
    shown = without_password(database)
    try:
        store = Reader(database)
        try:
            store.check_integrity()
            tables = sum(store.count_by_title().values())
            last = store.last_alive()
        finally:
            store.close()
    except NotThere:
        return [Finding("database", "ok", "doctor-database-later", {"value": shown})]
    except NotUpgraded:
        return [Finding("database", "note", "doctor-database-old", {"value": shown})]
    except StoreTrouble as trouble:
        return [_trouble(database, trouble, words)]
    size = 0 if file is None else round(file.stat().st_size / _MEGABYTE, 1)
    facts: dict[str, object] = {"value": shown, "count": tables, "size": words.number(size, 1), "version": REVISION}
    findings = [Finding("database", "ok", "doctor-database", facts)]
    if file is not None and not os.access(file, os.W_OK):
        findings = [Finding("database", "wrong", "doctor-database-closed", {"value": shown})]
    if last > time.time() + _DRIFT:
        minutes = round((last - time.time()) / 60)
        findings.append(Finding("clock", "wrong", "doctor-clock-behind", {"count": minutes}))
    return findings


def _trouble(database: str, trouble: StoreTrouble, words: Words) -> Finding:
    reason = words.rejection(as_mistake(trouble, database))
    return Finding(
        "database", "wrong", "doctor-database-wrong", {"value": without_password(database), "reason": reason}
    )
