"""Gangster, by Thorsten Gimmler: cars, point tables and three days of reckoning, two to five bosses."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from backroom.games.gangster import miniature
from backroom.games.gangster.board import Board
from backroom.games.gangster.board_file import load_board
from backroom.games.gangster.bot.boss import boss
from backroom.games.gangster.bot.capo import capo
from backroom.games.gangster.bot.characters import CHARACTERS
from backroom.games.gangster.bot.habits import habits
from backroom.games.gangster.bot.rookie import Rookie
from backroom.games.gangster.bot.soldier import Soldier
from backroom.games.gangster.bot.soldier_2026.soldier import Soldier as Soldier2026
from backroom.games.gangster.bot.study import GangsterStudy
from backroom.games.gangster.rules import GangsterRules
from backroom.games.gangster.view_types import GangsterViewData
from backroom.kernel.game import AnyRules
from backroom.kernel.title import Option, Poster, Title

FOLDER = Path(__file__).parent


def _build(players: int, options: Mapping[str, bool], board: Board) -> AnyRules:
    return cast("AnyRules", GangsterRules(players, board, options.get("miniature", False)))


TITLE = Title(
    id="gangster",
    folder=FOLDER,
    prefix="GA",
    least=2,
    most=5,
    usual=4,
    players_clause="GA-80",
    options=(Option("miniature", "GA-84", most=miniature.PLAYERS, study=True),),
    own_data=(FOLDER / "data" / "board.toml").read_text("utf-8"),
    load=load_board,
    build=_build,
    bots={"rookie": Rookie, "soldier": Soldier, "capo": capo, "boss": boss},
    reference_bots={"soldier-2026": Soldier2026},
    characters=CHARACTERS,
    habits=habits,
    study=GangsterStudy,
    poster=Poster(minutes=(120, 120), emblem="anchor", ground="#0a141c", accent="#e9c878", place=2),
    view=GangsterViewData,
    languages=("en", "nl", "de"),
    results=("reckoning-begun",),
    first_data="b68c2b794cde0717fda626da941190c0e80a941cd15307b2250929ecece87246",
    all_public=True,
)
