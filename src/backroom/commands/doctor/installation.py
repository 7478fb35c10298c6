"""The doctor looks at what is installed: versions, compiled rules, the browser table, titles, dependencies, clock."""

from __future__ import annotations

import json
import os
import platform
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import Version

import backroom
from backroom.commands.doctor.finding import Finding
from backroom.compiled import COMPILED
from backroom.games import titles, titles_left_out

_PACKAGE = Path(backroom.__file__).parent
#: A clock that goes before the day the package was installed is wrong by more than its zone, in seconds.
_DAY = 86_400.0


def look_at_installation() -> list[Finding]:
    facts: dict[str, object] = {
        "value": backroom.__version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.platform(),
    }
    return [
        Finding("version", "ok", "doctor-version", facts),
        _rules(),
        _client(),
        *_titles(),
        *_dependencies(),
        _clock(),
    ]


def _rules() -> Finding:
    if COMPILED:
        return Finding("rules", "ok", "doctor-rules-compiled")
    return Finding("rules", "note", "doctor-rules-edited" if _is_editable() else "doctor-rules-pure")


def _client() -> Finding:
    if (_PACKAGE / "server" / "client" / "index.html").is_file():
        return Finding("client", "ok", "doctor-client")
    if _is_editable():
        return Finding("client", "note", "doctor-client-edited")
    return Finding("client", "wrong", "doctor-client-missing")


def _titles() -> Iterator[Finding]:
    """Whether all titles can be played, those of other packages too."""
    left_out = titles_left_out()
    for reason in left_out:
        yield Finding("titles", "wrong", reason.message, reason.facts)
    if not left_out:
        yield Finding("titles", "ok", "doctor-titles", {"count": len(titles())})


def _is_editable() -> bool:
    """Whether the package is installed to be edited, as for developers."""
    told = distribution("backroom").read_text("direct_url.json")
    return bool(told and json.loads(told).get("dir_info", {}).get("editable"))


def _dependencies() -> Iterator[Finding]:
    """What is missing or older than we ask for is wrong; what is newer than we have tested is worth knowing."""
    needed = [Requirement(text) for text in distribution("backroom").requires or []]
    needed = [one for one in needed if one.marker is None or one.marker.evaluate({"extra": ""})]
    tested = tested_versions()
    bad: list[str] = []
    newer: list[str] = []
    for one in needed:
        try:
            found = version(one.name)
        except PackageNotFoundError:
            bad.append(f"{one.name} –, {one.specifier}")
            continue
        if not one.specifier.contains(found, prereleases=True):
            bad.append(f"{one.name} {found}, {one.specifier}")
        elif one.name in tested and Version(found) > Version(tested[one.name]):
            newer.append(f"{one.name} {found} > {tested[one.name]}")
    if bad:
        yield Finding("dependencies", "wrong", "doctor-dependencies-wrong", {"value": "; ".join(bad)})
    if newer:
        yield Finding("dependencies", "note", "doctor-dependencies-newer", {"value": "; ".join(newer)})
    if not bad and not newer:
        yield Finding("dependencies", "ok", "doctor-dependencies", {"count": len(needed)})


def tested_versions() -> dict[str, str]:
    """The versions that this Backroom was tested with; empty if the package does not carry them."""
    for file in (_PACKAGE / "constraints.txt", _PACKAGE.parents[1] / "constraints.txt"):
        if file.is_file():
            pins = [line.partition(";")[0].strip() for line in file.read_text("utf-8").splitlines()]
            return dict(pin.split("==", 1) for pin in pins if "==" in pin and not pin.startswith("#"))
    return {}


def _clock() -> Finding:
    now = time.time()
    if now < os.stat(backroom.__file__).st_mtime - _DAY:
        return Finding("clock", "wrong", "doctor-clock-early", {"value": _written(now)})
    return Finding("clock", "ok", "doctor-clock", {"value": _written(now)})


def _written(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S %Z", time.localtime(moment)).strip()
