"""Where settings come from: a flag beats a variable, a variable beats the file, the file beats the default."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal

from backroom.commands.settings import CONFIG_FLAG, CONFIG_VARIABLE, LIMITS, SETTINGS, Setting
from backroom.commands.streams import read_text
from backroom.commands.values import File
from backroom.folders import settings_file
from backroom.kernel.refusal import BadInput

Source = Literal["flag", "variable", "file", "default"]
_LIMIT_VARIABLE = "BACKROOM_LIMIT_"


@dataclass(frozen=True)
class InForce:
    """A setting's value, and where it came from: the kind of source, and the name of the flag, variable or file."""

    setting: Setting
    value: Any
    source: Source = "default"
    where: str = ""


def settings_in_force(args: argparse.Namespace, names: Sequence[str] = ()) -> dict[str, InForce]:
    """Every setting, or those of these names, by its key in a file. `BadInput` names what is wrong, and where."""
    wanted = [one for one in SETTINGS if one.name in names] if names else [*SETTINGS, *LIMITS]
    file, told = _settings_of_file(args.config)
    flags = _flags(args, wanted)
    _refuse_unknown_variables()
    return {one.key: _in_force(one, flags, file, told) for one in wanted}


def check_flags(args: argparse.Namespace, names: Sequence[str]) -> None:
    """`BadInput` for a flag that is wrong by itself, or a file that is named and cannot be read."""
    for one in SETTINGS:
        if one.name in names and (texts := getattr(args, one.dest)):
            one.from_texts(texts, one.flag)
    if args.config is not None:
        read_text(File().from_text(args.config, CONFIG_FLAG))


def file_in_force(flag: str | None) -> Path | None:
    """The file of settings: the one that is named, or the user's own if it is there."""
    if flag is not None:
        return File().from_text(flag, CONFIG_FLAG)
    named = os.environ.get(CONFIG_VARIABLE)
    if named:
        return Path(named)
    return settings_file() if os.path.exists(settings_file()) else None


def _in_force(one: Setting, flags: Mapping[str, list[str]], file: str, told: Mapping[str, object]) -> InForce:
    if texts := flags.get(one.key):
        return InForce(one, one.from_texts(texts, one.flag), "flag", one.flag)
    # An empty variable is one that is not set: that is how containers pass on what nobody has filled in.
    if text := os.environ.get(one.variable):
        parts = [part.strip() for part in text.split(",")] if one.many else [text]
        return InForce(one, one.from_texts(parts, one.variable), "variable", one.variable)
    if one.key in told:
        return InForce(one, one.from_data(told[one.key], f"{file}: {one.key}"), "file", file)
    return InForce(one, one.default)


def _flags(args: argparse.Namespace, wanted: Sequence[Setting]) -> dict[str, list[str]]:
    """What was typed for each setting."""
    found = {one.key: getattr(args, one.dest) or [] for one in wanted if one in SETTINGS}
    for text in getattr(args, "limit", []):
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("value-pair", {"name": "--limit", "value": text})
        found[_limit_key(name, f"--limit {name}")] = [value]
    return found


def _refuse_unknown_variables() -> None:
    for variable in sorted(os.environ):
        if variable.startswith(_LIMIT_VARIABLE):
            _limit_key(variable.removeprefix(_LIMIT_VARIABLE).lower(), variable)


def _limit_key(name: str, given: str) -> str:
    key = f"limits.{name.replace('_', '-')}"
    if not any(one.key == key for one in LIMITS):
        raise _unknown(key, given)
    return key


def _settings_of_file(flag: str | None) -> tuple[str, dict[str, object]]:
    """The file's name, and what it says by key."""
    path = file_in_force(flag)
    if path is None:
        return "", {}
    try:
        data = tomllib.loads(read_text(path))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        reason = " ".join(str(error).split()).rstrip(".")
        raise BadInput("config-not-toml", {"value": str(path), "reason": reason}) from None
    limits = data.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadInput("value-table", {"name": f"{path}: limits", "value": str(limits)})
    told = {name.replace("_", "-"): value for name, value in data.items()}
    told |= {f"limits.{name.replace('_', '-')}": value for name, value in limits.items()}
    known = {one.key for one in (*SETTINGS, *LIMITS)}
    for key in told:
        if key not in known:
            raise _unknown(key, f"{path}: {key}")
    if len(told) < len(data) + len(limits):
        raise BadInput("config-twice", {"value": str(path)})
    return str(path), told


def _unknown(key: str, given: str) -> BadInput:
    """There is no such setting; the nearest one is named."""
    keys = [one.key for one in (*SETTINGS, *LIMITS)]
    near = get_close_matches(key, keys, 1, 0) or keys
    return BadInput("config-unknown", {"name": given, "near": near[0]})
