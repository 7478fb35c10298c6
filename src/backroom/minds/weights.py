"""The networks of a title, as files in a folder: read once a process, when somebody first thinks by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from backroom.minds.judging import Judge
from backroom.minds.net import read_net
from backroom.minds.study import Study

#: By file: the sizes of a network, and the network.
_READ: Final[dict[str, tuple[tuple[int, ...], Any]]] = {}


def file_for(players: int) -> str:
    """The name of the file with the network for so many players."""
    return f"{players}.net"


def judge_in(folder: Path, study: Study, instead: int = 0) -> Judge | None:
    """The judge by the network for as many players as the study has, or for `instead`; None if neither fits."""
    for players in (study.rules.players, instead):
        path = folder / file_for(players)
        key = str(path)
        if key not in _READ and path.exists():
            _READ[key] = read_net(path)
        if key in _READ and study.fits(_READ[key][0]):
            return study.judge(_READ[key][1])
    return None
