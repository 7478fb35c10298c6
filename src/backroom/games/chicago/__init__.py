"""Chicago, by Jean Vanaise: gangs, rings and dice duels on the city plan, two to four players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from backroom.games.chicago import miniature
from backroom.games.chicago.bot.boss import Boss
from backroom.games.chicago.bot.capo import Capo
from backroom.games.chicago.bot.characters import CHARACTERS
from backroom.games.chicago.bot.habits import habits
from backroom.games.chicago.bot.rookie import Rookie
from backroom.games.chicago.bot.soldier import Soldier
from backroom.games.chicago.bot.soldier_2026.soldier import Soldier as Soldier2026
from backroom.games.chicago.bot.study import ChicagoStudy
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.plan_file import load_plan
from backroom.games.chicago.rules import ChicagoRules
from backroom.games.chicago.view_types import ChicagoViewData
from backroom.kernel.game import AnyRules
from backroom.kernel.title import Option, Poster, Title

FOLDER = Path(__file__).parent
OWN_DATA = (FOLDER / "data" / "box.toml").read_text("utf-8")


def _load(text: str) -> Plan:
    plan = load_plan(text)
    plan.own = text == OWN_DATA
    return plan


def _build(players: int, options: Mapping[str, bool], plan: Plan) -> AnyRules:
    small = options.get("miniature", False)
    return cast("AnyRules", ChicagoRules(players, options["crowded-houses"], options["guarded-casinos"], plan, small))


TITLE = Title(
    id="chicago",
    folder=FOLDER,
    prefix="CH",
    least=2,
    most=4,
    usual=4,
    players_clause="CH-12",
    options=(
        Option("crowded-houses", "CH-100"),
        Option("guarded-casinos", "CH-101"),
        Option("miniature", "CH-106", most=miniature.PLAYERS, study=True),
    ),
    own_data=OWN_DATA,
    load=_load,
    build=_build,
    bots={"rookie": Rookie, "soldier": Soldier, "capo": Capo, "boss": Boss},
    reference_bots={"soldier-2026": Soldier2026},
    characters=CHARACTERS,
    habits=habits,
    study=ChicagoStudy,
    poster=Poster(minutes=(90, 120), emblem="shoe", ground="#17130f", accent="#f1c26a", place=4),
    view=ChicagoViewData,
    languages=("en", "nl", "de"),
    results=("duel-begun", "phase-ended"),
    first_data="4248b700ffd22fff7465488cfc631f97136affd5b3a17113a8ea8c0a95150f83",
    all_public=True,
)
