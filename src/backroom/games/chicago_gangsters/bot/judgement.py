"""What a seat's chances are once a round's loot is shared, by a small network for each number of players."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any, Final

from backroom.games.chicago_gangsters.bot.features import Description, feature_count
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.state import State
from backroom.minds.judging import Judge, chances_of, worth_at_end, worth_of
from backroom.minds.net import read_net

#: One file for each number of players.
FOLDER: Final = Path(__file__).parent / "weights"
_READ: Final[dict[str, Any]] = {}


class RoundJudge(Judge):
    """Judges states whose loot is shared, all hands being known."""

    __slots__ = ("_box", "_chances", "_net")

    def __init__(self, box: Box, net: Any) -> None:  # noqa: ANN401 (a `Net`: a protocol is slower to call)
        self._box: Final = box
        self._net: Final = net
        self._chances: list[float] = []

    @property
    def chances(self) -> list[float]:
        return self._chances

    def worths(self, states: list[State], seat: int) -> list[float]:
        rows: list[float] = []
        for state in states:
            if state.outcome is None:
                assert isinstance(state, GangstersState)
                rows.extend(Description(state, self._box).tell(seat))
        told: list[float] = self._net.run(array("f", rows)) if rows else []
        self._chances = chances_of(told, 2, states, seat)
        found: list[float] = []
        row = 0
        for at in range(len(states)):
            if states[at].outcome is None:
                found.append(worth_of(self._chances[at], told[2 * row + 1]))
                row += 1
            else:
                found.append(worth_at_end(states[at], seat))
        return found


def judge_for(players: int, box: Box, folder: Path = FOLDER) -> RoundJudge | None:
    """The judge for so many players; None where no weights fit."""
    path = folder / f"{players}.net"
    key = str(path)
    if key not in _READ:
        _READ[key] = _fitting(path, players)
    net = _READ[key]
    return None if net is None else RoundJudge(box, net)


def _fitting(path: Path, players: int) -> Any:  # noqa: ANN401 (see above)
    if not path.exists():
        return None
    sizes, net = read_net(path)
    return net if sizes[0] == feature_count(players) and sizes[-1] == 2 else None
