"""Chicago Gangsters, by Jürgen Kiedaisch: shifting coalitions, secret commitments, talk and bluff for three to five."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from backroom.games.chicago_gangsters import miniature
from backroom.games.chicago_gangsters.bot.boss import Boss
from backroom.games.chicago_gangsters.bot.capo import Capo
from backroom.games.chicago_gangsters.bot.characters import CHARACTERS
from backroom.games.chicago_gangsters.bot.habits import habits
from backroom.games.chicago_gangsters.bot.rookie import Rookie
from backroom.games.chicago_gangsters.bot.soldier import Soldier
from backroom.games.chicago_gangsters.bot.soldier_2026.soldier import Soldier as Soldier2026
from backroom.games.chicago_gangsters.bot.study import GangstersStudy
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.box_file import load_box
from backroom.games.chicago_gangsters.rules import GangstersRules
from backroom.games.chicago_gangsters.view_types import ChicagoGangstersViewData
from backroom.kernel.game import AnyRules
from backroom.kernel.title import Option, Poster, Title

FOLDER = Path(__file__).parent


def _build(players: int, options: Mapping[str, bool], box: Box) -> AnyRules:
    small = options.get("miniature", False)
    return cast("AnyRules", GangstersRules(players, options["godfather"], options["whisper"], box, small))


TITLE = Title(
    id="chicago-gangsters",
    folder=FOLDER,
    prefix="CG",
    least=3,
    most=5,
    usual=4,
    players_clause="CG-10",
    options=(
        Option("godfather", "CG-110", least=3, most=4),
        Option("whisper", "CG-31"),
        Option("miniature", "CG-129", most=miniature.PLAYERS, study=True),
    ),
    own_data=(FOLDER / "data" / "box.toml").read_text("utf-8"),
    load=load_box,
    build=_build,
    bots={"rookie": Rookie, "soldier": Soldier, "capo": Capo, "boss": Boss},
    reference_bots={"soldier-2026": Soldier2026},
    characters=CHARACTERS,
    habits=habits,
    study=GangstersStudy,
    poster=Poster(minutes=(90, 90), emblem="mr-x", ground="#160a09", accent="#e58b80", place=1),
    view=ChicagoGangstersViewData,
    languages=("en", "nl", "de"),
    results=("round-evaluated", "stake-revealed", "showdown-begun"),
    first_data="8c2072530eeeef1626ccdb3afc77a174008174a07a89e20494238670c1052499",
)
