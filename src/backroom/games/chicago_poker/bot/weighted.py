"""The networks that came with the title: one for each number of players, read when somebody first thinks with it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from backroom.games.chicago_poker.bot.features import size_for
from backroom.games.chicago_poker.bot.judge import PokerJudge
from backroom.games.chicago_poker.bot.manner import PLAIN, Manner
from backroom.games.chicago_poker.bot.soldier import Soldier
from backroom.games.chicago_poker.bot.thinker import Budget, Thinker
from backroom.games.chicago_poker.rules import PokerRules
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.minds.net import read_net

#: By name of the file: how many numbers a network takes, and the network; no network where there is no file.
_READ: Final[dict[str, tuple[int, Any]]] = {}


def net_for(players: int, size: int) -> Any | None:  # noqa: ANN401 (a `Net`: a protocol is slower to call)
    """The network for so many players, if there is one that takes `size` numbers."""
    name = f"{players}.net"
    if name not in _READ:
        path = Path(str(files("backroom.games.chicago_poker"))) / "bot" / "weights" / name
        if path.exists():
            sizes, net = read_net(path)
            _READ[name] = (sizes[0], net)
        else:
            _READ[name] = (0, None)
    takes, net = _READ[name]
    return net if takes == size else None


def mind_for(rules: AnyRules, budget: Budget, manner: Manner = PLAIN) -> Player:
    """Who thinks by these rules within a budget; a soldier, where no network fits them."""
    assert isinstance(rules, PokerRules)
    net = None if rules.is_miniature else net_for(rules.players, size_for(rules.places))
    if net is None:
        return Soldier(rules, manner)  # type: ignore[arg-type]  # these rules are the title's own
    return Thinker(rules, PokerJudge(rules, net), budget, manner)
