"""Penny Ante as a title, and any variation of its rules as one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from backroom.kernel.game import AnyRules
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import Flag, Poster, Title
from tests.contract.toys.penny_ante.rules import AnteRules


class AnteData:
    """The toy's data file says nothing but its version."""

    def __init__(self, version: str) -> None:
        self.version = version


def load_data(text: str) -> AnteData:
    name, _, version = text.strip().partition(" ")
    if name != "ante" or not version:
        facts = {"line": 1, "name": "version", "value": text, "expected": "ante and a version"}
        raise BadInput("data-wrong", facts)
    return AnteData(version)


def ante_title(kind: type[AnteRules] = AnteRules) -> Title[AnteData]:
    """The title that is played by these rules."""

    def build(players: int, flags: Mapping[str, bool], data: AnteData) -> AnyRules:
        return cast("AnyRules", kind(players, flags["late"]))

    return Title(
        id="penny-ante",
        folder=Path(__file__).parent,
        prefix="PA",
        least=2,
        most=4,
        usual=3,
        players_clause="PA-1",
        flags=(Flag("late", "PA-8", least=3),),
        own_data="ante 1\n",
        load=load_data,
        build=build,
        bots={},
        poster=Poster(minutes=(10, 10), emblem="clover"),
    )


PENNY_ANTE = ante_title()
