"""What was learnt by playing: a judge for each number of players, from the files in `weights`."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from backroom.games.gangster.bot.features import features_of
from backroom.games.gangster.bot.judge import GangsterJudge
from backroom.games.gangster.bot.plain_features import size_of
from backroom.games.gangster.rules import GangsterRules
from backroom.kernel.game import AnyRules
from backroom.minds.judging import Judge
from backroom.minds.net import Net, read_net

#: By number of players: networks with their sizes, once they have been asked for.
_READ: Final[dict[int, tuple[tuple[int, ...], Net] | None]] = {}


def judge_for(rules: AnyRules) -> Judge | None:
    """A judge for these rules; None where nothing that was learnt fits them."""
    players = rules.players
    if players not in _READ:
        _READ[players] = read_weights(Path(__file__).parent / "weights" / f"{players}.net")
    return fitting_judge(rules, _READ[players])


def read_weights(path: Path) -> tuple[tuple[int, ...], Net] | None:
    """The network of a file with its sizes; None if there is no such file."""
    return read_net(path) if path.exists() else None


def fitting_judge(rules: AnyRules, read: tuple[tuple[int, ...], Net] | None) -> Judge | None:
    """A judge by this network, if it is one for as many numbers as are told of a table of these rules."""
    if read is None or read[0][0] != size_of(rules.players) or read[0][-1] != 2:
        return None
    return GangsterJudge(features_of(rules.players, cast("GangsterRules", rules).board), read[1])
