"""Chicago Poker, by Bruno Cathala and Bruno Faidutti: poker hands for speakeasies, two to six bosses."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from backroom.games.chicago_poker import miniature
from backroom.games.chicago_poker.bot.boss import Boss
from backroom.games.chicago_poker.bot.capo import Capo
from backroom.games.chicago_poker.bot.characters import CHARACTERS
from backroom.games.chicago_poker.bot.habits import habits
from backroom.games.chicago_poker.bot.rookie import Rookie
from backroom.games.chicago_poker.bot.soldier import Soldier
from backroom.games.chicago_poker.bot.soldier_2026.soldier import Soldier as Soldier2026
from backroom.games.chicago_poker.bot.study import study_for
from backroom.games.chicago_poker.box import Box, load_box
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.view_types import ChicagoPokerViewData
from backroom.kernel.game import AnyRules
from backroom.kernel.title import Option, Poster, Title

FOLDER = Path(__file__).parent


def _build(players: int, options: Mapping[str, bool], box: Box) -> AnyRules:
    return cast(
        "AnyRules", PokerRules(players, options["short"], options["tactical"], box, options.get("miniature", False))
    )


TITLE = Title(
    id="chicago-poker",
    folder=FOLDER,
    prefix="CP",
    least=2,
    most=6,
    usual=4,
    players_clause="CP-11",
    options=(
        Option("short", "CP-61", least=5),
        Option("tactical", "CP-70"),
        Option("miniature", "CP-71", most=miniature.PLAYERS, study=True),
    ),
    own_data=(FOLDER / "data" / "box.toml").read_text("utf-8"),
    load=load_box,
    build=_build,
    bots={"rookie": Rookie, "soldier": Soldier, "capo": Capo, "boss": Boss},
    reference_bots={"soldier-2026": Soldier2026},
    characters=CHARACTERS,
    habits=habits,
    study=study_for,
    poster=Poster(minutes=(45, 45), emblem="diamond", ground="#05140e", accent="#f1d692", place=3),
    view=ChicagoPokerViewData,
    languages=("en", "nl", "de"),
    results=("duel-begun", "stake-revealed"),
    first_data="7c6939337818789247a6f2eaa8332dadad2ec779208acdb9726d5e0cb13c37aa",
)
