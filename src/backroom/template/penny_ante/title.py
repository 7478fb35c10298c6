"""Penny Ante as a title, and any variation of its rules as one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from backroom.kernel.datafile import checked_version, read_toml
from backroom.kernel.game import AnyRules
from backroom.kernel.title import Option, Poster, Title

from .rules import AnteRules
from .view import AnteViewData

FOLDER = Path(__file__).parent


class AnteData:
    """The data file says nothing but its version."""

    def __init__(self, version: str) -> None:
        self.version = version


def load_data(text: str) -> AnteData:
    """`BadInput` says what is wrong with it, and in which line."""
    return AnteData(checked_version(text, read_toml(text)))


def ante_title(kind: type[AnteRules] = AnteRules) -> Title[AnteData]:
    """The title that is played by these rules."""

    def build(players: int, options: Mapping[str, bool], data: AnteData) -> AnyRules:
        return cast("AnyRules", kind(players, options["late"]))

    return Title(
        id="penny-ante",
        folder=FOLDER,
        prefix="PA",
        least=2,
        most=4,
        usual=3,
        players_clause="PA-1",
        options=(Option("late", "PA-8", least=3),),
        own_data=(FOLDER / "data" / "box.toml").read_text("utf-8"),
        load=load_data,
        build=build,
        bots={},
        poster=Poster(minutes=(10, 10), emblem="clover"),
        view=AnteViewData,
    )


PENNY_ANTE = ante_title()
