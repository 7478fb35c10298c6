"""The networks that judge positions of Chicago: read once a process, when they are first asked for."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from backroom.games.chicago.bot.features import SIZE
from backroom.minds.net import read_net

#: By file; None where there is none that fits.
_NETS: Final[dict[str, Any]] = {}
#: Two need every casino, and have two gangs each; three play as four do.
TWO: Final = "two.net"
MORE: Final = "more.net"
#: What a network tells of a seat: how strong it stands.
OUTPUTS: Final = 1


def net_for(players: int) -> Any:  # noqa: ANN401 (a `Net` or None)
    """The network for tables of so many, or None if none fits."""
    name = TWO if players == 2 else MORE
    if name not in _NETS:
        _NETS[name] = read_if_fitting(_folder() / name)
    return _NETS[name]


def read_if_fitting(path: Path) -> Any:  # noqa: ANN401 (a `Net` or None)
    """A network whose inputs are a seat's features; None if the file holds another, or is not there."""
    if not path.exists():
        return None
    sizes, net = read_net(path)
    return net if sizes[0] == SIZE and sizes[-1] == OUTPUTS else None


def _folder() -> Path:
    return Path(str(files("backroom.games.chicago"))) / "bot" / "weights"
