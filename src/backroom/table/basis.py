"""What a table was opened with, and whether the house still has it: its data, and its version of the rules."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle, Settings
from backroom.table import entries as e

#: The rules of the days when tables did not note their version.
FIRST_RULES: Final = 1


@dataclass(frozen=True)
class Basis:
    """The settings of a table; `missing` says in English what the house no longer has of them, empty if it has all."""

    settings: Settings
    rules: int
    data_version: str
    data_sha256: str
    missing: str = ""


def basis_of(opened: e.Opened, title: AnyTitle, kept: str | None = None) -> Basis:
    """What this table was opened with; `kept` is the text that was ours then, if we ship another by now."""
    rules = opened.rules or FIRST_RULES
    wanted = data_wanted(opened, title)
    digest = opened.data_sha256 or (_first_data(title) if opened.data is None else digest_of(opened.data))
    settings = Settings(title.id, opened.players, opened.options, opened.data, kept if wanted else None)
    if wanted and (kept is None or digest_of(kept) != wanted):
        return Basis(settings, rules, "", digest, f"its data {wanted[:12]} is not in the database")
    try:
        valid = title.settings(opened.players, opened.options, opened.data)
        settings = Settings(title.id, valid.players, valid.options, valid.data, settings.kept)
        version = title.data_version(settings)[0]
    except BadInput as error:
        return Basis(settings, rules, "", digest, f"its options or its data are refused ({error.message})")
    gone = "" if rules == title.rules_version else f"its rules are of version {rules}, ours of {title.rules_version}"
    return Basis(settings, rules, version, digest, gone)


def data_wanted(opened: e.Opened, title: AnyTitle) -> str:
    """The digest of the data that the table was opened with, if it is neither in its journal nor what we ship."""
    if opened.data is not None:
        return ""
    wanted = opened.data_sha256 or _first_data(title)
    return "" if wanted == digest_of(title.own_data) else wanted


def _first_data(title: AnyTitle) -> str:
    return title.first_data or digest_of(title.own_data)


def digest_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
